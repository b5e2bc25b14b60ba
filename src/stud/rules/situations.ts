/**
 * The situations that a trained player of stud distinguishes, as numbers. They depend on the view alone: nothing is
 * remembered. They consist of the chance against the upcards, how one's own upcards compare with those of the others,
 * how many are left, what was paid before the street, and the betting. Training and play use the same functions; where
 * a chance is found by sampling, the cards themselves are the seed: the same cards, the same chance.
 */
import type { PendingDecision } from '../../game/computer-player.js';
import type { Seat } from '../../game/contract.js';
import { listOf } from '../../game/lists.js';
import { atMost, BETTINGS, bettingOf, partOf, type Betting } from '../../stakes/learnt.js';
import { hasSeat, seatCount, seatsIn } from '../../stakes/seats.js';
import { numbersOf } from './dealing.js';
import type { Options } from './options.js';
import type { HandOrder, Worth } from './strength.js';
import type { Street, View } from './table.js';
import { unbeatableBy } from './unbeatable.js';

/** How many deals are sampled for the rest of two hands: on third street, and later. */
const DEALS_FIRST = 256;
const DEALS = 96;
const SEVEN = 7;

const rest = new Uint8Array(52);
const one = new Uint8Array(SEVEN);
const other = new Uint8Array(SEVEN);

/**
 * The share of the pot that some cards win against others, with the rest of both sampled from what is not `out`. `seed`
 * begins the random stream.
 */
function shareOf(
  mine: ArrayLike<number>,
  theirs: ArrayLike<number>,
  out: Uint8Array,
  deals: number,
  seed: number,
  worths: readonly Worth[],
): number {
  let left = 0;
  for (let card = 0; card < 52; card++) if (!out[card]) rest[left++] = card;
  for (let at = 0; at < mine.length; at++) one[at] = mine[at]!;
  for (let at = 0; at < theirs.length; at++) other[at] = theirs[at]!;
  const [high, low] = worths as readonly [Worth, Worth?];
  let word = seed | 1;
  let next = 0;
  const draw = (): number => {
    word ^= word << 13;
    word ^= word >>> 17;
    word ^= word << 5;
    const drawn = next + ((word >>> 0) % (left - next));
    const card = rest[drawn]!;
    rest[drawn] = rest[next]!;
    return (rest[next++] = card);
  };
  let won = 0;
  const known = mine.length === SEVEN;
  let own = known ? high(one) : 0;
  let ownLow = known && low ? low(one) : 0;
  for (let deal = 0; deal < deals; deal++) {
    next = 0;
    for (let at = mine.length; at < SEVEN; at++) one[at] = draw();
    for (let at = theirs.length; at < SEVEN; at++) other[at] = draw();
    if (!known) {
      own = high(one);
      if (low) ownLow = low(one);
    }
    const their = high(other);
    const part = own > their ? 2 : Number(own === their);
    if (low) {
      const theirLow = low(other);
      if (ownLow || theirLow) won += part + (ownLow > theirLow ? 2 : Number(ownLow === theirLow));
      else won += 2 * part;
    } else won += 2 * part;
  }
  return won / (4 * deals);
}

/** A seed derived from some cards, whatever their order. */
function seedOf(mine: ArrayLike<number>, theirs: ArrayLike<number>): number {
  let seed = 0;
  for (let at = 0; at < mine.length; at++) seed = (seed + mixed(mine[at]!)) | 0;
  for (let at = 0; at < theirs.length; at++) seed = (seed + mixed(theirs[at]! + 64)) | 0;
  return mixed(seed);
}

function mixed(number: number): number {
  let word = Math.imul(number + 1, 0x9e3779b1);
  word = Math.imul(word ^ (word >>> 15), 0x85ebca6b);
  return word ^ (word >>> 13);
}

const out = new Uint8Array(52);
const withOut = (cards: ArrayLike<number>): void => {
  for (let at = 0; at < cards.length; at++) out[cards[at]!] = 1;
};

/** Three cards by descending rank, in suits named in order of appearance: the first three of four. */
export function plain(three: ArrayLike<number>): readonly number[] {
  // descending by rank; within a rank, the card whose suit recurs comes first
  const sorted = listOf(three.length, at => Number(three[at])).sort(
    (a, b) => (b >> 2) - (a >> 2) || suits(three, b) - suits(three, a) || a - b,
  );
  const named: number[] = [];
  return sorted.map(card => {
    const suit = card & 3;
    if (!named.includes(suit)) named.push(suit);
    return 4 * (card >> 2) + named.indexOf(suit);
  });
}

/** How many cards have the suit of this one. */
function suits(cards: ArrayLike<number>, card: number): number {
  let count = 0;
  for (let at = 0; at < cards.length; at++) if ((cards[at]! & 3) === (card & 3)) count++;
  return count;
}

/** The chances that distinguish situations, for card numbers. Callers that ask repeatedly should cache them. */
export interface Chances {
  /**
   * The chance of known cards against an opponent's upcards. The door cards of all count as gone. On third street only
   * these four cards are gone, and situations that differ only in suits have the same chance.
   */
  readonly against: (mine: ArrayLike<number>, open: ArrayLike<number>, doors: ArrayLike<number>) => number;
  /** The chance of upcards against others, without knowledge of any face-down card. */
  readonly board: (mine: ArrayLike<number>, theirs: ArrayLike<number>, doors: ArrayLike<number>) => number;
  /** Whether nothing that the others may hold face down beats or ties a hand. */
  readonly isUnbeatable: (view: View, seat: Seat) => PendingDecision<boolean>;
}

/** The chances as sampled, by the value of seven cards; if the pot is halved, high and low. */
export function chancesBy(worths: readonly Worth[]): Chances {
  const against: Chances['against'] = (mine, open, doors) => {
    out.fill(0);
    if (mine.length === 3 && open.length === 1) {
      const three = plain(mine);
      const door = [4 * (open[0]! >> 2) + 3];
      withOut(three);
      withOut(door);
      return shareOf(three, door, out, DEALS_FIRST, seedOf(three, door), worths);
    }
    withOut(mine);
    withOut(open);
    withOut(doors);
    return shareOf(mine, open, out, DEALS, seedOf(mine, open), worths);
  };
  const board: Chances['board'] = (mine, theirs, doors) => {
    // the same cards are dealt for both
    if (mine[0]! > theirs[0]!) return 1 - board(theirs, mine, doors);
    out.fill(0);
    withOut(mine);
    withOut(theirs);
    if (mine.length > 1) withOut(doors);
    return shareOf(mine, theirs, out, DEALS, seedOf(mine, theirs), worths);
  };
  return { against, board, isUnbeatable: unbeatableBy(worths) };
}

/** The boundaries between the classes of chances. */
const CHANCES = [0.05, 0.1, 0.15, 0.2, 0.26, 0.32, 0.38, 0.44, 0.5, 0.56, 0.62, 0.69, 0.76, 0.84, 0.92];
const BOARDS = [0.3, 0.42, 0.55, 0.68];

/**
 * The distinguished kinds of betting on third street: with the forced bet only, by how many have yet to act; then by
 * the price.
 */
const BETTINGS_FIRST = 6 + 4 * 2 * 3;

function bettingFirst({ wagers, owed, behind }: Betting, isDuty: boolean): number {
  if (wagers === 0) return isDuty ? 5 : atMost(behind, 4);
  return 6 + ((atMost(wagers, 4) - 1) * 2 + Number(owed > 1)) * 3 + atMost(behind, 2);
}

/** The components of a situation. */
export interface SituationFeatures {
  readonly street: Street;
  /** The chance to win against all others, and the least chance of the upcards against those of another. */
  readonly chance: number;
  readonly board: number;
  /** How many are in the hand. */
  readonly live: number;
  /** What those who stayed have paid before this street beside the ante, in lower limits. */
  readonly paid: number;
  /** Whether this seat still owes the forced bet. */
  readonly isDuty: boolean;
  readonly betting: Betting;
}

/** The number of situations of third street, and of a later one. */
const FIRST = 16 * 5 * 5 * BETTINGS_FIRST;
const LATER = 16 * 5 * 3 * 3 * BETTINGS;

/** What is usually paid before a street, in lower limits: a bet on each earlier one. */
const USUAL: Readonly<Record<Street, number>> = { 3: 0, 4: 1, 5: 2, 6: 4, 7: 6 };

/** Whether less, as much, or more was paid than a bet on each street; on fourth street at most a bet, two, or more. */
function potOf(street: Street, paid: number): number {
  const usual = USUAL[street];
  const [less, alike] = street === 4 ? [1, 2] : [usual - 1, usual + 1];
  if (paid <= less) return 0;
  return paid <= alike ? 1 : 2;
}

export function situation({ street, chance, board, live, paid, isDuty, betting }: SituationFeatures): number {
  const standing = partOf(CHANCES, chance) * 5 + partOf(BOARDS, board);
  if (street === 3) return (standing * 5 + atMost(live, 6) - 2) * BETTINGS_FIRST + bettingFirst(betting, isDuty);
  return (
    FIRST +
    (street - 4) * LATER +
    ((standing * 3 + atMost(live, 4) - 2) * 3 + potOf(street, paid)) * BETTINGS +
    bettingOf(betting, live)
  );
}

/** The number of all situations. */
export const SITUATIONS = FIRST + 4 * LATER;

/** The orders in which a trained player's hands are compared. */
export const ORDERS_OF: Readonly<Record<Options['variant'], readonly HandOrder[]>> = {
  high: ['high'],
  razz: ['ace-to-five'],
  'high-low': ['high', 'deuce-to-seven'],
};

/** The door cards of all who were dealt in. */
export const doorsOf = ({ dealtIn, cards }: Pick<View, 'dealtIn' | 'cards'>): readonly number[] =>
  seatsIn(dealtIn).flatMap(each => numbersOf(cards.up[each]!.slice(0, 1)));

/** The situation of a seat that has to bet, from its own view. */
export function situationOf(view: View, seat: Seat, { against, board: boardOf }: Chances): number {
  const { options, street, live, cards, accounts } = view;
  const { price, bets, acted, forced } = view.round!;
  const unit = street < 5 ? options.lowerLimit : options.higherLimit;
  const isDuty = street === 3 && view.bringIn < 0;
  const others = seatsIn(live).filter(each => each !== seat);
  const doors = doorsOf(view);
  const own = numbersOf(cards.down[seat]!, cards.up[seat]!, cards.common);
  const up = numbersOf(cards.up[seat]!, cards.common);
  let chance = 1;
  let board = 1;
  for (const each of others) {
    const open = numbersOf(cards.up[each]!, cards.common);
    chance *= against(own, open, doors);
    board = Math.min(board, boardOf(up, open, doors));
  }
  const wagers = forced || isDuty ? 0 : Math.ceil(price / unit);
  const owes = price - bets[seat]!;
  const before = Math.max(...accounts.cloth.map((chips, each) => chips - bets[each]!));
  return situation({
    street,
    chance,
    board,
    live: seatCount(live),
    paid: Math.round((before - options.ante) / options.lowerLimit),
    isDuty,
    betting: {
      wagers,
      // the forced bet is owed like a bet, although it is less
      owed: Math.max(0, Math.ceil(owes / unit)),
      behind: others.filter(each => isDuty || !hasSeat(acted, each) || bets[each]! < price).length,
    },
  });
}
