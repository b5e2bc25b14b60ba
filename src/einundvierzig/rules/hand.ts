/**
 * The value of four cards at Einundvierzig, and every way to read them. A strength is one whole number, `category` × 64
 * + `value`: higher is better; equal hands are equal (the tie goes by the seat, not by the cards).
 */
import { cardNumber, RANKS, type Card, type Rank } from '../../cards/card.js';

/** The groups, the weakest first; `single` is a hand in which no two cards share rank or suit (E1). */
export const CATEGORIES = ['single', 'points', 'threeOfASuit', 'threeOfARank', 'fourOfASuit', 'fourOfARank'] as const;
/** A kind of group. */
export type Category = (typeof CATEGORIES)[number];

/** Which groups count (E1, E17). */
export interface Ranking {
  /** The value of a hand without any group: its best single card, or nothing. */
  readonly ungroupedHand: 'high-card' | 'zero';
  /** Whether two cards of a rank or a suit count; if not, such a hand is worth nothing (old Färbeln). */
  readonly points: boolean;
}

/** One way to read a hand. */
export interface Reading {
  readonly category: Category;
  /** The sum of the cards that count; given for three or four of a rank too, though the rank decides. */
  readonly points: number;
  /** Its value relative to other readings. */
  readonly strength: number;
  /** The rank that the cards share, or `undefined` if they share the suit. */
  readonly rank: Rank | undefined;
  readonly cards: readonly Card[];
}

/** The seven, the lowest rank of the pack. */
const SEVEN = RANKS.indexOf('7');
/** What a rank counts, from the seven up: 7 to 10, court cards ten, aces eleven. */
const POINTS = [7, 8, 9, 10, 10, 10, 10, 11];
/** The factor of the category in a strength. */
const PLACE = 64;

/** What a card counts. */
export const pointsOf = (card: Card): number => POINTS[(cardNumber(card) >> 2) - SEVEN] ?? 0;

/** The bit of a card in a {@link HandMask}; 0 for an unknown card. */
export const maskOf = (card: Card): number => {
  const number = cardNumber(card);
  return number < 0 ? 0 : 1 << ((number & 3) * 8 + (number >> 2) - SEVEN);
};

/** Up to four cards as one 32-bit number: eight bits for each suit, the seven lowest. For simulations. */
export type HandMask = number;

/** Some cards as one mask. */
export const maskOfAll = (cards: readonly Card[]): HandMask => {
  let mask = 0;
  for (const card of cards) mask |= maskOf(card);
  return mask;
};

const countOf = (ranks: number): number => {
  let count = 0;
  for (let left = ranks; left !== 0; left &= left - 1) count++;
  return count;
};

/** The strength of the cards of one suit alone, by its eight bits: single, two, three or four of the suit. */
const OF_A_SUIT = Uint16Array.from({ length: 256 }, (_, ranks) => {
  const count = countOf(ranks);
  if (count === 0 || count > 4) return 0;
  let sum = 0;
  for (let rank = 0; rank < 8; rank++) if ((ranks >> rank) & 1) sum += POINTS[rank]!;
  return [0, 1, 2, 4][count - 1]! * PLACE + sum;
});

const highestOf = (rank: number, copies: number): number =>
  copies === 2 ? PLACE + 2 * POINTS[rank]! : (copies === 3 ? 3 : 5) * PLACE + rank;

/** The strength of the best of some ranks that occur twice, three or four times, by their eight bits. */
const [TWICE, THREE_TIMES, FOUR_TIMES] = [2, 3, 4].map(copies =>
  Uint16Array.from({ length: 256 }, (_, ranks) => (ranks === 0 ? 0 : highestOf(31 - Math.clz32(ranks), copies))),
) as [Uint16Array, Uint16Array, Uint16Array];

/** The greater of two strengths without a branch, which random hands would mispredict half of the time. */
const greater = (a: number, b: number): number => a - ((a - b) & ((a - b) >> 31));

/** The strength of up to four cards by their mask, all groups counted. */
export function strengthOfMask(mask: HandMask): number {
  const first = mask & 255;
  const second = (mask >>> 8) & 255;
  const third = (mask >>> 16) & 255;
  const fourth = mask >>> 24;
  const oneOfTwo = first | second;
  const bothOfTwo = first & second;
  const oneOfOther = third | fourth;
  const bothOfOther = third & fourth;
  const twice = bothOfTwo | bothOfOther | (oneOfTwo & oneOfOther);
  const ofASuit = greater(
    greater(OF_A_SUIT[first]!, OF_A_SUIT[second]!),
    greater(OF_A_SUIT[third]!, OF_A_SUIT[fourth]!),
  );
  const best = greater(ofASuit, TWICE[twice]!);
  const thrice = (bothOfTwo & oneOfOther) | (bothOfOther & oneOfTwo);
  return thrice === 0 ? best : greater(greater(best, THREE_TIMES[thrice]!), FOUR_TIMES[bothOfTwo & bothOfOther]!);
}

/** A strength under the table's ranking: groups that do not count there are worth nothing (E1, E17). */
export function ranked(strength: number, { ungroupedHand, points }: Ranking): number {
  if (strength < PLACE) return ungroupedHand === 'zero' || !points ? 0 : strength;
  return strength < 2 * PLACE && !points ? 0 : strength;
}

/** The value of up to four cards, ignoring unknown cards. */
export const strength = (cards: readonly Card[], ranking: Ranking): number =>
  ranked(strengthOfMask(maskOfAll(cards)), ranking);

/** The kind of group of a strength. */
export const categoryOf = (strength: number): Category => CATEGORIES[Math.floor(strength / PLACE)]!;

/** Whether a strength is that of the hand that gives the game its name: ace and three tens of one suit. */
export const isFortyOne = (strength: number): boolean => strength === 4 * PLACE + 41;

const sumOf = (cards: readonly Card[]): number => cards.reduce((sum, card) => sum + pointsOf(card), 0);

function reading(cards: readonly Card[], sameRank: boolean): Reading {
  const count = cards.length;
  return {
    // from three cards on there are two categories for each number: of a suit, then of a rank
    category: CATEGORIES[count < 3 ? count - 1 : 2 * (count - 2) + Number(sameRank)]!,
    points: sumOf(cards),
    strength: strengthOfMask(maskOfAll(cards)),
    rank: sameRank && count > 1 ? (cards[0]![0] as Rank) : undefined,
    cards,
  };
}

/**
 * Every way to read up to four cards, the best first: each rank and each suit of two cards or more; of three or four,
 * the best two of a suit are not a separate reading. Only a hand without any group is read by its single cards.
 */
export function readings(cards: readonly Card[]): readonly Reading[] {
  const groups = (place: 0 | 1) =>
    [...new Set(cards.map(card => card[place]))].map(shared => cards.filter(card => card[place] === shared));
  const shared = [
    ...groups(0).map(group => ({ group, sameRank: true })),
    ...groups(1).map(group => ({ group, sameRank: false })),
  ].filter(({ group }) => group.length > 1);
  const all =
    shared.length > 0
      ? shared.map(({ group, sameRank }) => reading(group, sameRank))
      : cards.map(card => reading([card], false));
  return all.sort((a, b) => b.strength - a.strength);
}
