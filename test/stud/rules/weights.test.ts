/** Ranges: face-down cards that are not all equally likely. Checked against every weighted deal, against known cards, and drawn. */
import test, { describe } from 'node:test';
import assert from 'node:assert/strict';
import { CARDS, seededRandom, type Card } from '../../../src/cards.ts';
import { studOdds as odds } from '../../../src/odds.ts';
import { cards, slowly, spot, taken, VARIANTS } from './dealt.ts';

/** Some weights from 0 to 4, one for each pair of cards, a fifth of them 0. */
const someWeights =
  (seed: number) =>
  (covered: readonly Card[]): number => {
    const mixed = covered.reduce(
      (sum, card) => Math.imul(sum ^ (CARDS as readonly Card[]).indexOf(card), 40503),
      seed + 77,
    );
    return (mixed >>> 5) % 5;
  };
const near = (ours: number, theirs: number, within = 1e-12): void =>
  assert.ok(Math.abs(ours - theirs) <= within, `${ours}, not ${theirs} within ${within}`);
/** Hands with face-down cards, in the form in which the odds are asked. */
const covering = (hand: readonly Card[], covered: number): readonly Card[] => [
  ...Array<Card>(covered).fill('??'),
  ...hand,
];

/** Every order of the face-down cards among those dealt: only the first ones are weighed. */
const splits = (more: readonly Card[], covered: number): readonly (readonly Card[])[] =>
  [...taken(more, covered)].map(each => each.toSorted((a, b) => CARDS.indexOf(a as never) - CARDS.indexOf(b as never)));

for (const [name, options, orders] of VARIANTS)
  test(`${name}: each deal counts by the weight of its face-down cards`, () => {
    for (let at = 0; at < 17; at++)
      for (const [counts, covered] of [
        [
          [7, 5],
          [0, 2],
        ],
        [
          [6, 6],
          [0, 1],
        ],
        [
          [5, 6],
          [2, 1],
        ],
      ] as const) {
        // most of the pack is dead: few enough deals for the slow way
        const { hands, dead } = spot(`${name} ${at}`, counts, 52 - counts[0] - counts[1] - 9);
        const weights = someWeights(at);
        const slow = slowly(hands, dead, orders, more =>
          more.reduce(
            (all, own, hand) =>
              covered[hand] === 0
                ? all
                : all * splits(own, covered[hand]!).reduce((sum, each) => sum + weights(each), 0),
            1,
          ),
        );
        const asked = hands.map((hand, each) =>
          covered[each] === 0 ? hand : { cards: covering(hand, covered[each]!), weights },
        );
        const found = odds.equity(asked, { ...options, dead });
        assert.equal(found.exact, true);
        found.hands.forEach(({ share, error }, hand) => {
          near(share, slow.shares[hand]!);
          assert.equal(error, 0);
        });
      }
  });

test('drawn by their weights, shares lie within four standard errors of the counted ones, even with two overlapping ranges', () => {
  for (let at = 0; at < 12; at++) {
    const { hands, dead } = spot(`ranges ${at}`, [7, 5, 5], 24);
    const asked = [
      hands[0]!,
      ...[1, 2].map(hand => ({ cards: covering(hands[hand]!, 2), weights: someWeights(at + hand) })),
    ];
    const exact = odds.equity(asked, { dead });
    const drawn = odds.equity(asked, { dead }, { most: 0, trials: 8000, random: seededRandom(`${at}`) });
    assert.deepEqual([exact.exact, drawn.exact, drawn.deals], [true, false, 8000]);
    drawn.hands.forEach(({ share, error }, hand) => {
      assert.ok(error < 0.01);
      near(share, exact.hands[hand]!.share, 4 * error + 1e-3);
    });
  }
});

describe('what weights mean', () => {
  const mine = cards('As Ad Kc 2d 9h 3c');
  const theirs = cards('?? ?? 7h 8h 9c Th');
  const shareAgainst = (weights: (covered: readonly Card[]) => number): number =>
    odds.equity([mine, { cards: theirs, weights }]).hands[0]!.share;

  test('equal weights are the same as none, and their scale does not matter', () => {
    const plain = odds.equity([mine, theirs]).hands[0]!.share;
    near(
      shareAgainst(() => 1),
      plain,
    );
    near(
      shareAgainst(() => 1e300),
      plain,
    );
    near(
      shareAgainst(() => 1e-300),
      plain,
    );
    const weights = someWeights(3);
    near(
      shareAgainst(covered => 17.5 * weights(covered)),
      shareAgainst(weights),
    );
  });

  test('all weight on two cards is the same as having them face up', () => {
    const only = cards('6c Jd');
    const known = odds.equity([mine, [...only, ...theirs.slice(2)]]);
    const found = odds.equity([
      mine,
      { cards: theirs, weights: covered => Number(covered.every(card => only.includes(card))) },
    ]);
    assert.equal(found.deals, known.deals);
    near(found.hands[0]!.share, known.hands[0]!.share);
  });

  test('a narrow range is counted, where a wide one is drawn', () => {
    const early = [cards('As Ad Kc 2d'), cards('?? ?? 7h 8h')];
    assert.equal(odds.equity(early, {}, { trials: 100 }).exact, false);
    const flush = (covered: readonly Card[]): number => Number(covered.every(card => 'AKh Qh'.includes(card)));
    const late = odds.equity([cards('As Ad Kc 2d 9h 3c'), { cards: theirs, weights: flush }]);
    assert.equal(late.exact, true);
  });

  test('three face-down cards on seventh street have a range too', () => {
    const own = cards('As Ad Kc 2d 9h 3c 4d');
    const weights = (covered: readonly Card[]): number => Number(covered.some(card => card.startsWith('J')));
    const found = odds.equity([own, { cards: cards('?? ?? ?? 7h 8h 9c Th'), weights }]);
    assert.equal(found.exact, true);
    // with a jack there is at least the straight
    near(found.hands[0]!.share, 0);
  });
});

describe('invalid weights are refused with an explanation', () => {
  const own = cards('As Ad Kc 2d 9h 3c');
  const refused = (weights: unknown, hand = cards('?? ?? 7h 8h 9c Th')) =>
    assert.throws.bind(undefined, () => odds.equity([own, { cards: hand, weights: weights as never }]));
  test('each error by its name', () => {
    refused(() => NaN)(/weights of hands\[1\] must be finite numbers from 0 on, not NaN for 2c 2h/);
    refused(() => -1)(/not -1/);
    refused(() => Infinity)(/not Infinity/);
    refused(() => '1')(/finite numbers/);
    refused(() => 0)(/are all 0/);
    refused(3)(/must be a function, not 3/);
    refused(() => 1, cards('7h 8h'))(/one to three face-down cards, \?\?, not for 0/);
    refused(() => 1, cards('?? ?? ?? ?? 7h'))(/not for 4/);
  });
  test('two hands that can only hold the same cards', () => {
    const range = (hand: string) => ({
      cards: cards(hand),
      weights: (covered: readonly Card[]) => Number(covered.includes('Js')),
    });
    const both = [range('?? ?? 7h 8h 9c Th'), range('?? ?? 2c 3h 4d 5c')];
    assert.throws(() => odds.equity(both, {}, { most: 1e9 }), /are incompatible/);
    assert.throws(() => odds.equity(both, {}, { most: 0 }), odds.OddsError);
  });
});
