/** The chance of the player's own hand at Einundvierzig, and what may beat it. Loaded on request. */
import type { Seat } from '../../game/contract.js';
import { writeJson } from '../../game/json.js';
import { foundTold, callPriceTold, type Question, type PriceTeller } from '../../poker/lazy/chance.js';
import { pairsOf } from '../../stakes/covered.js';
import { percent, type Price } from '../../stakes/price.js';
import type { Table } from '../../table/play/table.js';
import { strength } from '../rules/hand.js';
import { handLaw } from '../rules/hand-law.js';
import { knownOf } from '../rules/odds-question.js';
import type { einundvierzig } from '../rules/rules.js';
import { fromView, showdownSteps, type Asked, type FoundChances } from '../rules/showdown-chances.js';
import { CARDS_UP, PACK, type View } from '../rules/table.js';
import type { EinundvierzigText } from '../text/en.js';

export { Chance, styles } from '../../poker/lazy/chance.js';

/** The most counting steps while the player waits: some 0.4 seconds. */
const COUNTED = 15_000_000;

/**
 * In how many of all ways to hold two face-down cards each opponent beats a complete hand; ties go by Vorhand's order.
 */
export interface Threats {
  readonly ways: number;
  /** By opponent, in the order of the question. */
  readonly beat: readonly number[];
}

/** What may beat a hand once two cards of each opponent are face up; undefined before that. */
export function threatsOf({ hand, rivals, before, known }: Asked): Threats | undefined {
  if (rivals.some(open => open.length < CARDS_UP)) return undefined;
  const { gone, ranking } = knownOf(known);
  const own = strength(hand, ranking);
  const seen = [...hand, ...rivals.flat(), ...gone];
  const pairs = pairsOf(PACK.filter(card => !seen.includes(card)));
  const beat = rivals.map((open, rival) => {
    const least = own + (rival < before ? 0 : 1);
    return pairs.filter(pair => strength([...open, ...pair], ranking) >= least).length;
  });
  return { ways: pairs.length, beat };
}

/** The chance that two cards become a group of three or four with those to come. */
function groupChance({ hand, known }: Asked): number {
  const { categories } = handLaw(hand, known);
  return categories.threeOfASuit + categories.threeOfARank + categories.fourOfASuit + categories.fourOfARank;
}

/** The reason for the chance, as it can be checked at the table. */
export function reasonTold(asked: Asked, { chance }: EinundvierzigText, name: (seat: Seat) => string): string {
  const threats = threatsOf(asked);
  if (!threats) return chance.becomes(percent(groupChance(asked)));
  const { ways, beat } = threats;
  if (beat.every(number => number === 0)) return chance.unbeatable;
  const each = asked.seats
    .map((seat, rival) => ({ seat, number: beat[rival]! }))
    .sort((a, b) => b.number - a.number)
    .map(({ seat, number }) => chance.rival(name(seat), number));
  return chance.beaten(ways, each);
}

/** The chance, the price and the reason in sentences that can be checked at the table. */
export const chanceTold = (
  { win, drawn }: FoundChances,
  reason: string,
  price: Price,
  words: EinundvierzigText,
): readonly string[] => [
  words.chance.win(percent(win)),
  callPriceTold(win, price, words),
  reason,
  foundTold(drawn, words),
];

/** The question of a seat, from its view. */
export function questionOf(table: Table<typeof einundvierzig, EinundvierzigText>, view: View, seat: Seat): Question {
  const asked = fromView(view, seat);
  const { hand, rivals, before, known } = asked;
  return {
    key: writeJson(asked),
    *steps(): Generator<unknown, PriceTeller> {
      const found = yield* showdownSteps(hand, rivals, before, known, { most: COUNTED });
      yield;
      return price => {
        const { words, names } = table;
        const reason = reasonTold(asked, words, other => names.person(other));
        return chanceTold(found, reason, price, words);
      };
    },
  };
}
