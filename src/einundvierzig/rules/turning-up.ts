/**
 * A rule for which two of four cards to turn up: the least telling two of a good hand, the strongest two of a poor one,
 * and occasionally any two, so that nobody can infer the hand.
 */
import { strengthOfMask, type HandMask } from './hand.js';
import { listOf } from '../../game/lists.js';

/** The strength from which a hand is the best more often than an even share, by the number of live hands. */
const EVEN_STRENGTH: readonly number[] = [0, 0, 84, 85, 85, 85, 85, 86];

/** Whether a hand is the best one less often than an even share of these hands. */
export const isPoor = (hand: HandMask, live: number): boolean => strengthOfMask(hand) < EVEN_STRENGTH[live]!;

const CARDS_IN_PACK = 32;

/** The cards of a mask, one mask each. */
const cardsOf = (hand: HandMask): readonly HandMask[] =>
  listOf(CARDS_IN_PACK, card => (1 << card) & hand).filter(card => card !== 0);

/** The rank of two face-up cards as others see them: their group first, then their points. */
export const rankOf = (one: HandMask, other: HandMask): number =>
  strengthOfMask(one | other) * 100 + strengthOfMask(one) + strengthOfMask(other);

/** How often in ten the two are chosen rather than random; and how often a poor hand then shows its strongest. */
const TENTHS_BY_RULE = 9;
const TENTHS_STRONGEST = 7;

/** Every two of four cards, the least telling first. */
function pairsOf(hand: HandMask): readonly HandMask[] {
  const cards = cardsOf(hand);
  return cards
    .flatMap((one, at) => cards.slice(at + 1).map(other => ({ two: one | other, rank: rankOf(one, other) })))
    .sort((a, b) => a.rank - b.rank)
    .map(({ two }) => two);
}

/**
 * The two cards to turn up.
 * @param below draws a whole number from 0 to one less than its argument.
 */
export function toTurnUp(hand: HandMask, poor: boolean, below: (sides: number) => number): HandMask {
  const pairs = pairsOf(hand);
  if (below(10) >= TENTHS_BY_RULE) return pairs[below(pairs.length)]!;
  return (poor && below(10) < TENTHS_STRONGEST ? pairs.at(-1) : pairs[0])!;
}

/** The probability that the rule turns up exactly these two. */
export function chanceToTurnUp(two: HandMask, hand: HandMask, poor: boolean): number {
  const pairs = pairsOf(hand);
  const posed = poor ? TENTHS_STRONGEST : 0;
  const tenths = (two === pairs[0] ? 10 - posed : 0) + (two === pairs.at(-1) ? posed : 0);
  return (10 - TENTHS_BY_RULE) / 10 / pairs.length + (TENTHS_BY_RULE * tenths) / 100;
}
