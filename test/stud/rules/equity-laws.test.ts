/** What must be true of the equity of any hands, with any weights. */
import test from 'node:test';
import assert from 'node:assert/strict';
import fc from 'fast-check';
import { CARDS, PACK_52, type Card } from '../../../src/cards.ts';
import { studOdds as odds } from '../../../src/odds.ts';

const VARIANTS = ['high', 'razz', 'high-low'] as const;

/** Two to four hands, one of them with face-down cards, enough dead cards that every deal can be counted, and a weight for each card. */
const spots = fc
  .record({
    pack: fc.shuffledSubarray([...PACK_52], { minLength: 52, maxLength: 52 }),
    hands: fc.integer({ min: 2, max: 4 }),
    covered: fc.integer({ min: 1, max: 3 }),
    variant: fc.constantFrom(...VARIANTS),
    lowRank: fc.constantFrom('normal', 'ace-to-five', 'eight-or-better'),
    weights: fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 52, maxLength: 52 }),
  })
  .map(({ pack, hands, covered, variant, lowRank, weights }) => {
    const left = pack.slice();
    const draw = (count: number): Card[] => left.splice(0, count);
    const known = Array.from({ length: hands - 1 }, () => draw(7));
    const open = draw(7 - covered);
    // up to ten cards may lie face down
    const dead = left.slice(10);
    // no card has weight 0, so that some deal is possible
    const weightOf = (card: Card): number => 1 + weights[CARDS.indexOf(card as (typeof CARDS)[number])]!;
    const weigh = (cards: readonly Card[]): number => cards.reduce((all, card) => all * weightOf(card), 1);
    const range = { cards: [...Array<Card>(covered).fill('??'), ...open], weights: weigh };
    return { asked: [...known, range] as odds.Hand[], range, table: { dead, variant, lowRank } };
  });
const near = (ours: number, theirs: number): void =>
  assert.ok(Math.abs(ours - theirs) < 1e-9, `${ours}, not ${theirs}`);
const shares = ({ hands }: odds.Equity): readonly number[] => hands.map(({ share }) => share);

test('the shares of a pot add up to one, high and low add up to the share, and a scoop never exceeds it', () => {
  fc.assert(
    fc.property(spots, ({ asked, table }) => {
      const { exact, hands } = odds.equity(asked, table);
      assert.equal(exact, true);
      near(
        hands.reduce((all, { share }) => all + share, 0),
        1,
      );
      for (const { share, high, low, scoop, tie } of hands) {
        near(share, high + low);
        assert.ok(scoop <= share + 1e-12 && tie <= 1 + 1e-12 && share >= 0);
      }
    }),
    { numRuns: 200 },
  );
});

test('neither the order of the hands nor the scale of the weights matters', () => {
  fc.assert(
    fc.property(spots, ({ asked, range, table }) => {
      const found = shares(odds.equity(asked, table));
      const turned = shares(odds.equity(asked.toReversed(), table));
      found.forEach((share, at) => near(share, turned.at(-1 - at)!));
      const larger = { ...range, weights: (cards: readonly Card[]) => 1e6 * range.weights(cards) };
      shares(odds.equity([...asked.slice(0, -1), larger], table)).forEach((share, at) => near(share, found[at]!));
    }),
    { numRuns: 100 },
  );
});

test('a pot that all may win is shared like the whole, and a hand that is alone in its pot takes all of it', () => {
  fc.assert(
    fc.property(spots, ({ asked, table }) => {
      const all = asked.map((_, at) => at);
      const { hands, pots } = odds.equity(asked, { ...table, pots: [all, [1], all.slice(0, 2)] });
      assert.deepEqual(pots[0], hands);
      near(pots[1]![0]!.share, 1);
      near(pots[2]![0]!.share + pots[2]![1]!.share, 1);
      // against fewer rivals no hand expects less
      assert.ok(pots[2]![0]!.share >= hands[0]!.share - 1e-9);
    }),
    { numRuns: 100 },
  );
});
