/** The buttons of a poker table: on the player's turn, before it, between hands, and in the menu. */
import { html, nothing, type TemplateResult } from 'lit';
import { purseOf } from '../../game/accounts.js';
import { hasSeat } from '../../stakes/seats.js';
import { chips } from '../../table/look/messages.js';
import { button } from '../../table/look/pieces.js';
import { acts, betweenActs, lookAct, row } from '../look/main-buttons.js';
import { offerOf, offersIn } from './offers.js';
import type { PokerGame } from './game.js';
import type { Poker } from './poker.js';
import type { PremoveKind } from './premove.js';
import type { BettingView } from './scene.js';
import { ownSeat } from '../look/seen.js';
import type { PokerText } from '../text/en.js';

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
  if (asked) return seatActs(poker, view, asked, who);
  const ownActs = own.acts(view);
  if (ownActs) return acts(ownActs);
  if (phase === 'bet' && round?.toAct === seat && !poker.between) return turnActs(poker, view);
  if (between) return betweenActs(words, own.leftAct?.(), hand, !playing && !offerOf(table, 'done'), who);
  if (mayWish(poker, view)) return wishActs(poker, view);
  if (poker.afterFold.maySkip(view)) return skipActs(words, premove.leaving.has(seat));
  return idleActs(words, premove.leaving.has(seat), view.dealtIn !== 0, !playing || phase !== 'settled');
}

const toggle = (name: string, label: string, on: boolean, kind: string, off = false): TemplateResult =>
  button(name, label, { kind: `quiet toggle ${kind} ${on ? 'on' : ''}`, pressed: on, off });

/** What else a player may be asked: to look at covered cards, to sit in again, to buy chips. */
type SeatAct = 'uncover' | 'sit-in' | 'buy-in';

/** What a player is asked apart from betting and dealing. */
function seatAct({ table, hotSeat }: Poker, view: BettingView, between: boolean): SeatAct | undefined {
  if (hotSeat.handsOver(view)) return 'uncover';
  const seat = ownSeat(view);
  if (!between) return undefined;
  if (view.players[seat]?.sitsOut) return 'sit-in';
  const isBroke = view.accounts.purses[seat] === 0 && (table.playing || offerOf(table, 'buyIn'));
  return isBroke ? 'buy-in' : undefined;
}

function seatActs({ table, hotSeat }: Poker, view: BettingView, act: SeatAct, who: string): TemplateResult {
  const { words } = table;
  const labels = { uncover: words.uncover, 'sit-in': words.sitIn, 'buy-in': words.buyIn(chips(view.options.buyIn)) };
  const offered = { uncover: true, 'sit-in': offerOf(table, 'sitIn'), 'buy-in': offerOf(table, 'buyIn') }[act];
  const looks = act !== 'uncover' && view.hand > 1 && !table.replaying;
  const passes = act !== 'uncover' && hotSeat.isAwaited(view);
  const look = looks ? lookAct(words) : nothing;
  // the button that lets the others go on
  const left = passes ? button('pass', words.sitOut, { kind: 'quiet fold' }) : look;
  return row(left, button(act, who + labels[act], { key: 'G', kind: 'prime', off: !offered }));
}

/** On the player's turn: folding if possible, calling or checking, raising. */
function turnActs({ table, turn }: Poker, view: BettingView): TemplateResult {
  const { fold, keys } = table.words;
  const offers = offersIn(table, view);
  const folds = offers.some(({ type }) => type === 'fold');
  return row(
    folds ? button('fold', fold, { icon: 'fold', key: keys.fold.toUpperCase(), kind: 'quiet fold' }) : nothing,
    button('call', turn.quiet(view)[1], { key: keys.call.toUpperCase(), kind: 'prime call' }),
    turn.raising(view, offers),
  );
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

/**
 * The premove buttons, before the player's turn; off until the price of a call is known. Invisible raise buttons keep
 * their room, so that each button is where it will be pressed later.
 */
function wishActs({ table, premove, turn }: Poker, view: BettingView): TemplateResult {
  const { words } = table;
  const isUnknown = turn.isUnknown(view);
  const due = turn.due(view);
  const { freeFold } = view.options as { freeFold?: boolean };
  const wishes = (each: PremoveKind, label: string, kind: string): TemplateResult =>
    toggle(each, label, premove.wish === each, kind, isUnknown);
  return row(
    wishes('wish-fold', due > 0 && !freeFold ? words.fold : words.checkFold, 'fold'),
    wishes('wish-call', due > 0 ? words.call(chips(due)) : words.check, 'call'),
    html`<div class="ghost" inert>${turn.raisingAhead(view, !isUnknown)}</div>`,
  );
}

/** While the player is not in the hand: whether they sit out the next one. */
const idleActs = (words: PokerText, leaves: boolean, isDealt: boolean, off: boolean): TemplateResult =>
  row(
    isDealt ? toggle('sit-out', words.sitOut, leaves, 'fold') : nothing,
    button('done', words.next, { key: 'G', kind: 'prime', off }),
  );

/** After the player has folded: skips the rest of the hand. */
const skipActs = (words: PokerText, leaves: boolean): TemplateResult =>
  row(toggle('sit-out', words.sitOut, leaves, 'fold'), button('skip', words.skip, { key: 'G', kind: 'prime' }));

/** The buttons to show a hand, or muck it where allowed. */
export const showActs = ({ keys, muck, show }: PokerText, mayMuck = true): TemplateResult =>
  html`${
    mayMuck ? button('muck', muck, { icon: 'fold', key: keys.fold.toUpperCase(), kind: 'quiet fold' }) : ''
  }${button('show', show, { key: 'G', kind: 'prime' })}`;

/** What a poker table adds to the menu: whether the player sits out, and buying chips. */
export function menuItems({ table, premove }: Poker): TemplateResult {
  const view: BettingView = table.view;
  const { words } = table;
  const sitsOut = premove.leaving.has(view.seat);
  const purse = purseOf(view, ownSeat(view));
  const buysIn = offerOf(table, 'buyIn') && purse > 0 && purse < view.options.buyIn;
  return html`${
    view.seat === 'onlooker'
      ? ''
      : button('sit-out', words.sitOut, { kind: `quiet toggle ${sitsOut ? 'on' : ''}`, pressed: sitsOut })
  }${buysIn ? button('buy-in', words.buyIn(chips(view.options.buyIn)), { kind: 'quiet' }) : ''}`;
}

/**
 * The hands played, as a list and as files.
 * @param hasLog whether the table has a log of them.
 * @param format what the game's other format of files is called.
 */
export function menuRecords(words: PokerText, hasLog: boolean, format: string | undefined): TemplateResult {
  const quiet = { kind: 'quiet' };
  return html`${
    hasLog
      ? html`${button('history', words.handsPlayed, quiet)} ${button('export-log', words.exportLog, quiet)}
        ${format ? button('export-file', words.exportFile(format), quiet) : ''}`
      : ''
  }${button('import', words.openFile, quiet)}`;
}
