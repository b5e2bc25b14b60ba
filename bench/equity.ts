/**
 * How fast the equity of stud is drawn, beside the one package on npm that has stud: the same hands, each asked as it likes
 * it best. Before anything is measured, both must agree on the shares within what chance leaves open.
 */
import { simulateStud } from '@poker-apprentice/hand-evaluator';
import { readCards, seededRandom, type Card } from '../src/cards.ts';
import { studOdds } from '../src/odds.ts';
import type { Bench } from './yardstick.ts';

const OURS = 240_000;
const THEIRS = 60_000;
/** What ours must do of theirs, in the median of the rounds. */
const TIMES = 4;

const THIRD = ['As Ad Kc', '7h', 'Jc', 'Qd', '2s', '9c'].map(hand => [...readCards(hand)]);
const FIFTH = ['As Ad Kc 2d 9h', '7h 8h 9c', 'Jc 4s 4d'].map(hand => [...readCards(hand)]);

const SPOTS: readonly (readonly [name: string, hands: Card[][]])[] = [
  ['two on third', THIRD.slice(0, 2)],
  ['six on third', THIRD],
  ['three on fifth', FIFTH],
];

/** What the first samples of the other package come to. */
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

/** The figures of the equity. */
export const EQUITY: readonly Bench[] = SPOTS.flatMap(([name, hands]): readonly Bench[] => {
  const rival = `@poker-apprentice, ${name}`;
  return [
    { name: rival, unit: 'deals', run: () => theirs(hands, THEIRS) && THEIRS },
    { name: `equity, ${name}`, unit: 'deals', beside: rival, times: TIMES, run: () => ours(hands, OURS) && OURS },
  ];
});
