/** The plain player: its estimate of its share is close to the equity, the same cards give the same estimate, and it acts on it. */
import test from 'node:test';
import assert from 'node:assert/strict';
import { readCards, seededRandom, type Card } from '../../../src/cards.ts';
import { studOdds } from '../../../src/odds.ts';
import { stud, type Stud } from '../../../src/rules.ts';
import { cardsOfSeven } from '../../../src/stud/rules/evaluator.ts';
import { outlookBy, plainWeights } from '../../../src/stud/rules/plain.ts';
import { ORDERS_OF } from '../../../src/stud/rules/situations.ts';

type Variant = Stud.Options['variant'];

/** The table on third street: seat 0 has all its cards, the others only their door cards. */
function third(variant: Variant, own: string, ...doors: readonly string[]): Stud.State {
  const seats = doors.length + 1;
  const [first, second, third] = readCards(own) as readonly [Card, Card, Card];
  let state = stud.open({ variant, preset: 'fixed-limit', purses: Array.from({ length: seats }, () => 400) });
  for (let seat = 0; seat < seats; seat++) state = stud.apply(state, seat, { type: 'done' }).state;
  const hidden = doors.map((): Card => '??');
  const cards = [first, ...hidden, second, ...hidden, third, ...readCards(doors.join(' '))];
  return stud.apply(state, 'croupier', { type: 'deal', street: 3, burnt: ['??'], cards, common: [] }).state;
}

const outlook = (variant: Variant) => outlookBy(ORDERS_OF[variant].map(cardsOfSeven));

for (const [variant, own, ...doors] of [
  ['high', 'As Ad 7c', 'Kh', '4d'],
  ['high', '2c 7d 9h', 'Ah', 'Kd', 'Qs'],
  ['razz', 'As 2d 4c', 'Kh', '8d'],
  ['high-low', 'Ks Kd 3c', '6h', 'Td'],
] as const)
  test(`${variant}: estimates the share of ${own} against ${doors.join(' ')}`, () => {
    const view = stud.view(third(variant, own, ...doors), 0);
    const { hands, table } = studOdds.fromView(view);
    const { share } = studOdds.equity(hands, table, { trials: 20_000, random: seededRandom('share') }).hands[0]!;
    const reckoned = outlook(variant)(view, 0);
    assert.ok(Math.abs(reckoned - share) < 0.08, `${reckoned} for ${share}`);
    assert.equal(outlook(variant)(view, 0), reckoned);
  });

test('folds a poor hand to a raise, and bets a good one', () => {
  const weights = (own: string) => {
    let state = third('high', own, '2h', 'Kd');
    state = stud.apply(state, 1, { type: 'bringIn', amount: 5 }).state;
    state = stud.apply(state, 2, { type: 'complete', to: 10 }).state;
    const view = stud.view(state, 0);
    return plainWeights(view, 0, stud.legal(view), outlook('high'));
  };
  const [folds, raises] = [weights('2c 7d 9h')[0], weights('As Ad Ac')[2]];
  assert.ok(folds > 700, `${folds}`);
  assert.ok(raises > 700, `${raises}`);
  for (const own of ['2c 7d 9h', 'As Ad Ac', 'Ts Tc 3d'])
    assert.equal(
      weights(own).reduce((sum, each) => sum + each, 0),
      1000,
    );
});
