/** The cloth of a poker table: the opponents round the oval, the pots in the middle, the player below. */
import { nothing, type TemplateResult } from 'lit';
import { purseOf } from '../../game/accounts.js';
import type { Seat } from '../../game/contract.js';
import { hasSeat } from '../../stakes/seats.js';
import { isOut, othersOf, oval } from '../look/oval.js';
import type { PokerGame } from './game.js';
import type { Poker } from './poker.js';
import { middle, potPiles } from '../look/pots.js';
import { chipsOf, type BettingView } from './scene.js';
import { isSettled, ownSeat } from '../look/seen.js';
import { mustAct } from './standing.js';
import { dealerMark, mark, opponent, ownBet, ownPlace, ownPlate, type SeatLook } from '../look/seats.js';

export function clothOf(poker: Poker, own: PokerGame, view: BettingView): TemplateResult {
  const { table, actionText } = poker;
  const { words, symbols } = table;
  const { bets, pots } = chipsOf(view);
  const others = othersOf(view).map(({ seat, side }) => {
    const turn = view.phase === 'bet' && view.round?.toAct === seat && !poker.between;
    const { hand, said, kind = '' } = own.opponent(view, seat);
    const look = lookOf(poker, own, view, seat, bets, side, turn && 'turn', kind);
    return opponent(words, symbols, look, hand, said);
  });
  return oval(
    view,
    others,
    middle(potPiles(symbols, words, view, pots, actionText.teller.inner), own.beside(view)),
    table.statusLine(own.status(view)),
    ownPlaceOf(poker, own, view, bets),
    isSettled(view),
    words,
  );
}

function ownPlaceOf(poker: Poker, own: PokerGame, view: BettingView, bets: readonly number[]): TemplateResult {
  const { words, symbols } = poker.table;
  const seat = ownSeat(view);
  const asked = mustAct(view) && !poker.between;
  const look = lookOf(poker, own, view, seat, bets, asked && 'asked');
  const [body, kind] = own.ownHand(view, seat, ownPlate(words, look, asked), ownBet(words, symbols, look));
  return ownPlace(words, { ...look, kind: `${look.kind} ${kind}` }, body);
}

function lookOf(
  poker: Poker,
  own: PokerGame,
  view: BettingView,
  seat: Seat,
  bets: readonly number[],
  ...kinds: readonly (string | false)[]
): SeatLook {
  const { words, names } = poker.table;
  const amount = poker.wonBy(view, seat);
  const isPaid = chipsOf(view).pots.length === 0;
  const allIn = hasSeat(view.live, seat) && view.accounts.purses[seat] === 0;
  return {
    seat,
    name: names.person(seat),
    sitter: names.sitter(seat),
    purse: purseOf(view, seat),
    bet: bets[seat] ?? 0,
    won: amount === undefined || !isPaid ? nothing : own.gained(amount, view, seat),
    marks: [
      ...own.signs(view, seat),
      ...(allIn ? [mark('all', words.allIn)] : []),
      ...(poker.dealer(view) === seat ? [dealerMark(words)] : []),
    ],
    kind: [isOut(view, seat) && 'out', amount && 'winner', ...kinds].filter(Boolean).join(' '),
  };
}
