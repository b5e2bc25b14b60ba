/** The buttons in the bar of a poker table. */
import { nothing, type TemplateResult } from 'lit';
import { purseOf } from '../../game/accounts.js';
import { hasSeat } from '../../stakes/seats.js';
import { idleActs, menuItems, passAct, seatActs, skipActs, turnActs, wishActs, type SeatAct } from './bar.js';
import { acts, betweenActs, lookAct } from '../look/main-buttons.js';
import { offerOf, offersIn } from './offers.js';
import type { PokerGame } from './game.js';
import type { Poker } from './poker.js';
import type { BettingView } from './scene.js';
import { ownSeat } from '../look/seen.js';

/** The buttons for what the player may do now, or choose in advance. */
export function actsOf(poker: Poker, own: PokerGame, view: BettingView): TemplateResult {
  if (view.seat === 'onlooker') return acts('');
  const { table, hotSeat, premove } = poker;
  const { words, names, playing } = table;
  const { phase, round, hand } = view;
  const seat = ownSeat(view);
  const between = phase === 'between' && !poker.between;
  const who = between && hotSeat.several ? `${names.person(seat)} · ` : '';
  const asked = seatAct(poker, view, between);
  if (asked) return seatActsOf(poker, view, asked, who);
  const ownActs = own.acts(view);
  if (ownActs) return acts(ownActs);
  if (phase === 'bet' && round?.toAct === seat && !poker.between) return turnActsOf(poker, view);
  if (between) return betweenActs(words, own.leftAct?.(), hand, !playing && !offerOf(table, 'done'), who);
  if (mayWish(poker, view)) return wishActsOf(poker, view);
  if (poker.afterFold.maySkip(view)) return skipActs(words, premove.leaving.has(seat));
  return idleActs(words, premove.leaving.has(seat), view.dealtIn !== 0, !playing || phase !== 'settled');
}

/** What a player is asked apart from betting and dealing. */
function seatAct({ table, hotSeat }: Poker, view: BettingView, between: boolean): SeatAct | undefined {
  if (hotSeat.handsOver(view)) return 'uncover';
  const seat = ownSeat(view);
  if (!between) return undefined;
  if (view.players[seat]?.sitsOut) return 'sit-in';
  const isBroke = view.accounts.purses[seat] === 0 && (table.playing || offerOf(table, 'buyIn'));
  return isBroke ? 'buy-in' : undefined;
}

function seatActsOf({ table, hotSeat }: Poker, view: BettingView, act: SeatAct, who: string): TemplateResult {
  const { words } = table;
  const offered = { uncover: true, 'sit-in': offerOf(table, 'sitIn'), 'buy-in': offerOf(table, 'buyIn') }[act];
  const looks = act !== 'uncover' && view.hand > 1 && !table.replaying;
  const passes = act !== 'uncover' && hotSeat.isAwaited(view);
  const look = looks ? lookAct(words) : nothing;
  const left = passes ? passAct(words) : look;
  return seatActs(words, act, { who, left, buyIn: view.options.buyIn, off: !offered });
}

function turnActsOf({ table, turn }: Poker, view: BettingView): TemplateResult {
  const offers = offersIn(table, view);
  const folds = offers.some(({ type }) => type === 'fold');
  return turnActs(table.words, folds, turn.quiet(view)[1], turn.raising(view, offers));
}

/** Whether something may be chosen in advance. */
function mayWish({ hotSeat, scene }: Poker, view: BettingView): boolean {
  const seat = ownSeat(view);
  return (
    hasSeat(view.live, seat) &&
    (view.phase === 'bet' || view.phase === 'deal') &&
    !hotSeat.several &&
    purseOf(view, seat) > 0 &&
    !scene.isShown(view, seat)
  );
}

function wishActsOf({ table, premove, turn }: Poker, view: BettingView): TemplateResult {
  const unknown = turn.isUnknown(view);
  const room = turn.raisingAhead(view, !unknown);
  const { freeFold } = view.options as { freeFold?: boolean };
  return wishActs(table.words, premove, turn.due(view), unknown, freeFold, room);
}

/** What a poker table adds to the menu. */
export function menuItemsOf({ table, premove }: Poker): TemplateResult {
  const view: BettingView = table.view;
  return menuItems(table.words, {
    sitsOut: premove.leaving.has(view.seat),
    player: view.seat !== 'onlooker',
    buyIn: offerOf(table, 'buyIn') && purseOf(view, ownSeat(view)) > 0 ? view.options.buyIn : 0,
  });
}
