/** The average result of Faro by its rules, checked against plain counting of every next turn. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { CARDS, readCards, stackedSource } from '../../../src/cards.ts';
import { faro, type Faro } from '../../../src/rules.ts';
import { forecast } from '../../../src/faro/lazy/prices.ts';
import { expectedOf } from '../../../src/table/lazy/session-panel.ts';
import { NEW_SESSION_STATS } from '../../../src/table/look/session-stats.ts';
import { afterRound, withForecast } from '../../../src/table/play/rounds.ts';

/** The view of a punter who has laid these stakes after the soda, the eight of spades. */
function staked(...actions: readonly Faro.Action[]): Faro.View {
  const soda = readCards('8s');
  const source = stackedSource([...soda, ...CARDS.filter(card => card !== soda[0])]);
  let state = faro.open({ variant: 'classic', purses: [100] });
  const does = (actor: number | 'croupier', action: Faro.Action): void => {
    state = faro.apply(state, actor, action).state;
  };
  does(0, { type: 'done' });
  while (faro.turn(state).kind === 'croupier') does('croupier', faro.deal(state, source));
  for (const action of actions) does(0, action);
  return faro.view(state, 0);
}

/** Average and variance of the result of a chip on one rank, over every turn that may come. */
function counted(rank: string, amount: number): readonly [number, number] {
  const cards = CARDS.filter(card => card !== '8s');
  const nets = cards.flatMap(loses =>
    cards
      .filter(wins => wins !== loses)
      .map(wins => {
        const [lost, won] = [loses, wins].map(card => card.startsWith(rank));
        return lost && won ? -amount / 2 : lost ? -amount : won ? amount : 0;
      }),
  );
  const mean = nets.reduce((sum, net) => sum + net, 0) / nets.length;
  return [mean, nets.reduce((sum, net) => sum + (net - mean) ** 2, 0) / nets.length];
}

const near = (ours: number, theirs: number): void =>
  assert.ok(Math.abs(ours - theirs) < 1e-9, `${ours}, not ${theirs}`);

describe('the average result of the next turn on the classic layout', () => {
  test('is that of counting every turn that may come', () => {
    const { average, variance } = forecast(staked({ type: 'stake', spot: 'K', amount: 10 }), 0)!;
    const [mean, spread] = counted('K', 10);
    assert.ok(mean < 0, 'a split is the bank’s');
    near(average, mean);
    near(variance, spread);
  });

  test('adds up over the stakes, and is zero without stakes', () => {
    const both = staked({ type: 'stake', spot: 'K', amount: 10 }, { type: 'stake', spot: '8', amount: 20 });
    near(forecast(both, 0)!.average, counted('K', 10)[0] + counted('8', 20)[0]);
    assert.equal(forecast(staked(), 0), undefined);
  });

  test('is given for a session with two standard deviations', () => {
    const sessionStats = withForecast(afterRound(NEW_SESSION_STATS, { net: 5, stakes: [10], pot: 0 }), {
      ...{ average: -0.4, variance: 25 },
    });
    assert.deepEqual(expectedOf(sessionStats), { average: -0.4, spread: 10 });
  });
});
