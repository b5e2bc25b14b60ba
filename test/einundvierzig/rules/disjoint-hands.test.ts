/** The two ways to sum over sets of cards, checked against hands dealt one by one and against known totals. */
import test, { describe } from 'node:test';
import assert from 'node:assert/strict';
import { seededRandom } from '../../../src/cards.ts';
import { binomial } from '../../../src/cards/binomial.ts';
import { countDisjointHands, stepsToCount, type HandToFill } from '../../../src/einundvierzig/rules/disjoint-hands.ts';
import { finished } from '../../../src/game/steps.ts';

const counted = (...question: Parameters<typeof countDisjointHands>): readonly bigint[] =>
  finished(countDisjointHands(...question));

/** Every set of this many cards. */
const setsOf = (cards: number, size: number): readonly number[] => {
  if (size === 0) return [0];
  if (size > cards) return [];
  const highest = 1 << (cards - 1);
  return [...setsOf(cards - 1, size), ...setsOf(cards - 1, size - 1).map(set => set | highest)];
};

/** The same by dealing: every hand in turn takes from what is left. */
function dealt(hands: readonly HandToFill[], lower: readonly boolean[], held = 0, at = 0): bigint {
  if (at === hands.length) return 1n;
  const { lower: low, equal } = hands[at]!;
  return [...low, ...(lower[at] ? [] : equal)]
    .filter(set => (set & held) === 0)
    .reduce((ways, set) => ways + dealt(hands, lower, held | set, at + 1), 0n);
}

describe('disjoint hands', () => {
  for (const [cards, lacks] of [
    [6, []],
    [6, [0, 0]],
    [6, [4]],
    [4, [4]],
    [12, [4, 4]],
    [9, [1, 2, 0, 3]],
    [11, [2, 4, 1]],
    [10, [2, 2, 2, 2]],
    [8, [2, 2, 2, 2]],
    [9, [3, 3, 3]],
    [10, [1, 4, 2, 3]],
    [11, [4, 3, 4]],
    [11, [1, 1, 1, 1, 1, 1, 1]],
  ] as const)
    test(`lacking ${lacks.join(', ') || 'nothing'} of ${cards} cards are counted as if dealt one by one`, () => {
      const random = seededRandom(`${cards}: ${lacks.join()}`);
      for (const isAlike of [false, true]) {
        const made = new Map<number, HandToFill>();
        const hands = lacks.map(missing => {
          const known = made.get(missing);
          if (isAlike && known) return known;
          const sets = setsOf(cards, missing).map(set => ({ set, lot: random.below(3) }));
          const of = (lot: number) => sets.filter(each => each.lot === lot).map(({ set }) => set);
          const hand = { missing, lower: of(0), equal: of(1) };
          made.set(missing, hand);
          return hand;
        });
        const questions = [0, 1, lacks.length].map(first => hands.map((_, at) => at < first));
        assert.deepEqual(
          counted(cards, hands, questions),
          questions.map(lower => dealt(hands, lower)),
        );
      }
    });
  test('the cases above use both sums: by unions if few cards are lacking, by signs if many are', () => {
    const steps = (cards: number, lacks: readonly number[]) =>
      stepsToCount(
        cards,
        lacks.map(missing => ({ missing })),
      );
    assert.equal(steps(12, [4, 4]), 1.5 * 2 * (1 + 12 + 66 + 220 + 495));
    assert.equal(steps(9, [3, 3, 3]), 3 * 2 ** 8);
    const unknown = { missing: 4 };
    assert.equal(stepsToCount(28, Array<typeof unknown>(6).fill(unknown)), 2 ** 27, 'equal hands count once');
  });
  for (const [cards, lacks] of [
    [20, [3, 3, 3, 3, 3, 3]],
    [20, [4, 4, 4, 4, 4]],
    [32, [4, 4]],
    [28, [1, 4, 4]],
  ] as const)
    test(`lacking ${lacks.join(', ')} of ${cards} cards, any of them, are counted exactly, however large the numbers`, () => {
      let [ways, left] = [1n, cards as number];
      for (const missing of lacks) {
        ways *= BigInt(binomial(left, missing));
        left -= missing;
      }
      const sets = lacks.map(missing => setsOf(cards, missing));
      const hands = sets.map((lower, at): HandToFill => ({ missing: lacks[at]!, lower, equal: [] }));
      assert.deepEqual(counted(cards, hands, [lacks.map(() => true), lacks.map(() => false)]), [ways, ways]);
      const equal = sets.map((each, at): HandToFill => ({ missing: lacks[at]!, lower: [], equal: each }));
      assert.deepEqual(counted(cards, equal, [lacks.map(() => true), lacks.map(() => false)]), [0n, ways]);
    });
});
