/**
 * The situations that a trained player of Einundvierzig distinguishes, as numbers. They depend on the view alone:
 * nothing is remembered. In the first round it is the two cards, as they are; in the second the chance against the
 * upcards, and how one's own upcards look to the others. To this is added the betting, in bets, of which the forced bet
 * is one. Training and play use the same functions.
 */
import type { Seat } from '../../game/contract.js';
import { listOf } from '../../game/lists.js';
import { atMost, BETTINGS, bettingOf, partOf, type Betting } from '../../stakes/learnt.js';
import { hasSeat, seatCount, seatsIn } from '../../stakes/seats.js';
import { maskOfAll, ranked, strengthOfMask, type HandMask } from './hand.js';
import { playersOf, type View } from './table.js';

const SUIT = 8;

/** Every two cards of the pack. */
const PAIRS: readonly HandMask[] = listOf(32, card => listOf(card, other => (1 << card) | (1 << other))).flat();

/**
 * The number of pairs that an opponent's two cards may still be, once four of one's own and two of theirs are known.
 */
const COVERED_PAIRS = 325;

/**
 * Two cards by their ranks and whether they share the suit, 0 to 63: the lower rank times eight plus the higher if they
 * do, the other way round if they do not.
 */
export function kindOfTwo(two: HandMask): number {
  const high = 31 - Math.clz32(two);
  const low = 31 - Math.clz32(two ^ (1 << high));
  const [a, b] = [low % SUIT, high % SUIT];
  const isSuited = low >> 3 === high >> 3;
  return isSuited === a < b ? a * SUIT + b : b * SUIT + a;
}

/** The promise of two upcards, 0 to 7, by their kind: the mean rank of the hands that they may become, in eighths. */
const LOOKS = '0235555601466666004666670126777701236777112337771223447744455557';

/** How two upcards look to the others, 0 (dull) to 7. */
export const lookOf = (two: HandMask): number => LOOKS.charCodeAt(kindOfTwo(two)) - 48;

/**
 * The chance of a hand against an opponent whose two face-down cards may be any: ties are won by the better place. All
 * 325 ways are counted.
 */
export function chanceAgainst(hand: HandMask, open: HandMask, winsTies: boolean): number {
  const worth = strengthOfMask(hand) + (winsTies ? 1 : 0);
  const seen = hand | open;
  let lower = 0;
  for (let at = 0; at < PAIRS.length; at++) {
    const pair = PAIRS[at]!;
    if ((pair & seen) === 0 && strengthOfMask(open | pair) < worth) lower++;
  }
  return lower / COVERED_PAIRS;
}

/** The boundaries between the classes of chances. */
const EDGES = [0.03, 0.08, 0.14, 0.2, 0.27, 0.35, 0.43, 0.52, 0.61, 0.7, 0.78, 0.85, 0.91, 0.96, 0.99];

/** The number of situations of the first round. */
const FIRST = 64 * 4 * 4 * 4 * 3 * 2;

/**
 * A situation of the first round.
 * @param kind the two cards, as {@link kindOfTwo} has them.
 * @param others how many others have paid for more than their ante.
 */
export const firstRound = (
  kind: number,
  { wagers, owed, behind }: Betting,
  others: number,
  isForehand: boolean,
): number =>
  ((((kind * 4 + atMost(wagers, 4) - 1) * 4 + atMost(owed, 4) - 1) * 4 + atMost(behind, 3)) * 3 +
    Math.max(1, atMost(others, 3)) -
    1) *
    2 +
  Number(isForehand);

/**
 * A situation of the second round.
 * @param chance to be the best of the live hands.
 * @param mine how one's own upcards look, and `theirs` the best of the others.
 * @param live how many are in the hand.
 * @param first the bets of the first round.
 */
export const secondRound = (
  chance: number,
  mine: number,
  theirs: number,
  live: number,
  first: number,
  betting: Betting,
): number =>
  FIRST +
  ((((partOf(EDGES, chance) * 8 + mine) * 4 + (theirs >> 1)) * 3 + atMost(live, 4) - 2) * 3 + atMost(first, 3) - 1) *
    BETTINGS +
  bettingOf(betting, live);

/** The number of all situations. */
export const SITUATIONS = FIRST + 16 * 8 * 4 * 3 * 3 * BETTINGS;

/** The situation of a seat to act in a betting round, from its own view. */
export function situationOf(view: View, seat: Seat): number {
  const { options, roundNumber, live, forehand, cards, upCards, accounts } = view;
  const { price, bets, acted } = view.round!;
  const unit = roundNumber === 1 ? options.lowerLimit : options.higherLimit;
  const others = playersOf(view).filter(other => other !== seat);
  const betting: Betting = {
    wagers: Math.ceil(price / unit),
    owed: Math.ceil((price - bets[seat]!) / unit),
    behind: others.filter(other => !hasSeat(acted, other) || bets[other]! < price).length,
  };
  const own = maskOfAll(cards[seat]!);
  if (roundNumber === 1)
    return firstRound(kindOfTwo(own), betting, others.filter(other => bets[other]! > 0).length, seat === forehand);
  const count = view.players.length;
  const place = (other: Seat): number => (other - forehand + count) % count;
  let chance = 1;
  let theirs = 0;
  for (const other of others) {
    const two = maskOfAll(upCards[other]!);
    chance *= chanceAgainst(own, two, place(seat) < place(other));
    theirs = Math.max(theirs, lookOf(two));
  }
  const most = Math.max(...accounts.cloth.map((chips, other) => chips - bets[other]!));
  const first = Math.max(1, Math.round((most - options.ante) / options.lowerLimit));
  return secondRound(chance, lookOf(maskOfAll(upCards[seat]!)), theirs, seatCount(live), first, betting);
}

/** Whether nothing that the others may hold face down beats a complete hand; ties go by Vorhand's order (E3). */
export function isUnbeatable({ cards, upCards, live, forehand, options, players }: View, seat: Seat): boolean {
  const own = maskOfAll(cards[seat]!);
  if (cards[seat]!.length < 4) return false;
  const worth = ranked(strengthOfMask(own), options);
  const gone = upCards.reduce((mask, two) => mask | maskOfAll(two), own);
  const place = (other: Seat): number => (other - forehand + players.length) % players.length;
  return seatsIn(live).every(other => {
    if (other === seat) return true;
    const two = maskOfAll(upCards[other]!);
    const most = worth + (place(seat) < place(other) ? 1 : 0);
    return PAIRS.every(pair => (pair & gone) !== 0 || ranked(strengthOfMask(two | pair), options) < most);
  });
}
