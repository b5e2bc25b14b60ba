/**
 * How fast the equity of stud is sampled, compared with the only package on npm that supports stud: the same hands,
 * each in its preferred form. Before anything is measured, both must agree on the shares within the error of sampling.
 */
import { simulateStud } from '@poker-apprentice/hand-evaluator';
import { readCards, seededRandom, type Card } from '../src/cards.ts';
import { studOdds } from '../src/odds.ts';
import type { Bench } from './yardstick.ts';

const OURS = 240_000;
const THEIRS = 60_000;
/** The factor by which ours must be faster, in the median of the rounds. */
const TIMES = 4;

const THIRD = ['As Ad Kc', '7h', 'Jc', 'Qd', '2s', '9c'].map(hand => [...readCards(hand)]);
const FIFTH = ['As Ad Kc 2d 9h', '7h 8h 9c', 'Jc 4s 4d'].map(hand => [...readCards(hand)]);

const SPOTS: readonly (readonly [name: string, hands: Card[][]])[] = [
  ['two on third', THIRD.slice(0, 2)],
  ['six on third', THIRD],
  ['three on fifth', FIFTH],
];

/** The result of the first samples of the other package. */
function theirs(hands: Card[][], samples: number): readonly { readonly equity: number }[] {
  for (const found of simulateStud({ allHoleCards: hands as never, samplesPerUpdate: samples })) return found;
  throw new Error('It simulates nothing.');
}

const ours = (hands: Card[][], trials: number) =>
  studOdds.equity(hands, {}, { trials, most: 0, random: seededRandom('bench') }).hands;

for (const [name, hands] of SPOTS) {
  const other = theirs(hands, THEIRS);
  ours(hands, OURS).forEach(({ share, error }, hand) => {
    const between = Math.abs(share - other[hand]!.equity);
    if (between > 4 * Math.hypot(error, error * Math.sqrt(OURS / THEIRS)))
      throw new Error(`${name}: ${share} for hand ${hand}, other ${other[hand]!.equity}`);
  });
}

/** The benches of the equity. */
export const EQUITY: readonly Bench[] = SPOTS.flatMap(([name, hands]): readonly Bench[] => {
  const rival = `@poker-apprentice, ${name}`;
  return [
    { name: rival, unit: 'deals', run: () => theirs(hands, THEIRS) && THEIRS },
    { name: `equity, ${name}`, unit: 'deals', beside: rival, times: TIMES, run: () => ours(hands, OURS) && OURS },
  ];
});
