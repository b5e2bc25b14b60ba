/** The cloth of a poker table: the opponents round the oval, the pots in the middle, the player below. */
import { html, nothing, type TemplateResult } from 'lit';
import { purseOf } from '../../game/accounts.js';
import type { Seat } from '../../game/contract.js';
import { hasSeat } from '../../stakes/seats.js';
import { isOut, othersOf, oval } from '../look/oval.js';
import type { PokerGame } from './game.js';
import type { Poker } from './poker.js';
import { middle } from '../look/pots.js';
import { chipsOf, type BettingView } from './scene.js';
import { ownSeat } from '../look/seen.js';
import { mustAct } from './standing.js';
import { dealerMark, mark, opponent, ownBet, ownPlace, ownPlate, type SeatLook } from '../look/seats.js';

export function clothOf(poker: Poker, own: PokerGame, view: BettingView): TemplateResult {
  const { table, actionText } = poker;
  const { words, symbols } = table;
  const { bets, pots } = chipsOf(view);
  const opponents = othersOf(view).map(place => ({ ...place, ...own.opponent(view, place.seat) }));
  const others = opponents.map(({ seat, side, hand, holds, inHalves, kind }) => {
    const turn = view.phase === 'bet' && view.round?.toAct === seat && !poker.between;
    const kinds = [side, turn && 'turn', holds && 'shown', inHalves && 'halves', kind];
    const said = holds ? html`<span class="holds">${holds}</span>` : actionText.did(view, seat);
    return opponent(words, symbols, lookOf(poker, own, view, seat, bets, kinds), hand, said);
  });
  const [mine, kind] = ownPlaceOf(poker, own, view, bets);
  return oval(
    view,
    others,
    middle(table, view, pots, actionText.teller.inner, own.beside(view)),
    table.statusLine(own.status(view)),
    mine,
    [opponents.some(({ inHalves }) => inHalves) && 'halves', kind].filter(Boolean).join(' '),
    words,
  );
}

/** The player's own place, and classes for the table. */
function ownPlaceOf(
  poker: Poker,
  own: PokerGame,
  view: BettingView,
  bets: readonly number[],
): readonly [TemplateResult, string | undefined] {
  const { words, symbols } = poker.table;
  const seat = ownSeat(view);
  const asked = mustAct(view) && !poker.between;
  const look = lookOf(poker, own, view, seat, bets, [asked && 'asked']);
  const [body, kind] = own.ownHand(view, seat, ownPlate(words, look, asked), ownBet(words, symbols, look));
  return [ownPlace(words, look, body), kind];
}

function lookOf(
  poker: Poker,
  own: PokerGame,
  view: BettingView,
  seat: Seat,
  bets: readonly number[],
  kinds: readonly unknown[],
): SeatLook {
  const { words, names } = poker.table;
  const amount = poker.wonBy(view, seat);
  const isPaid = amount !== undefined && chipsOf(view).pots.length === 0;
  const allIn = hasSeat(view.live, seat) && view.accounts.purses[seat] === 0;
  return {
    seat,
    name: names.person(seat),
    sitter: names.sitter(seat),
    purse: purseOf(view, seat),
    bet: bets[seat] ?? 0,
    won: isPaid ? own.gained(amount, view, seat) : nothing,
    marks: [
      ...own.signs(view, seat),
      ...(allIn ? [mark('all', words.allIn)] : []),
      ...(poker.dealer(view) === seat ? [dealerMark(words)] : []),
    ],
    kind: [
      ...[isOut(view, seat) && 'out', bets[seat] && 'has-bet', allIn && 'all-in'],
      ...[amount && 'winner', isPaid && 'paid', ...kinds],
    ]
      .filter(Boolean)
      .join(' '),
  };
}
