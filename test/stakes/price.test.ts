/** The price of a call: the pot in it is everything paid so far, as the log of the hand tells it. */
import test from 'node:test';
import assert from 'node:assert/strict';
import { seededRandom, shuffledSource } from '../../src/cards.ts';
import { toAction, type AnyAction } from '../../src/croupier.ts';
import { einundvierzig, stud } from '../../src/rules.ts';
import type { BettingGame, BettingState } from '../../src/stakes/betting-game.ts';
import { needed, percent, percentNeeded, priceFor } from '../../src/stakes/price.ts';

/** The chips that an event of the betting moves from a purse to the cloth. */
type Paid = { readonly type: string; readonly seat: number; readonly amount: number };
const PAYS: readonly string[] = ['ante', 'broughtIn', 'forced', 'called', 'bet', 'completed', 'raised'];

/** Plays hands of players who mostly stay, and compares each price with what was paid. */
function prices(game: BettingGame, options: object, seats: number, seed: string): number {
  const random = seededRandom(seed);
  let asked = 0;
  for (let hand = 0; hand < 40; hand++) {
    let state: BettingState = game.open({ ...options, purses: Array.from({ length: seats }, () => 4000) });
    const source = shuffledSource(game.pack(state.options), random);
    const paid = Array<number>(seats).fill(0);
    while (state.phase !== 'settled') {
      const turn = game.turn(state);
      const seat = turn.kind === 'seats' ? turn.seats[0]! : undefined;
      const legal: readonly AnyAction[] =
        seat === undefined
          ? []
          : game.legal(game.view(state, seat)).filter(({ type }) => !/^(sit|leave|buy)/.test(type));
      if (seat !== undefined && state.phase === 'bet') {
        const price = priceFor(game.view(state, seat), seat);
        const most = Math.max(...paid);
        assert.equal(
          price.pot,
          paid.reduce((sum, chips) => sum + chips, 0),
          JSON.stringify(paid),
        );
        const call = legal.some(({ type }) => type === 'call') ? most - paid[seat]! : 0;
        assert.equal(price.call, call);
        assert.equal(needed(price), call / (call + price.pot));
        asked++;
      }
      const stays = legal.filter(({ type }) => type !== 'fold');
      const may = random.below(6) > 0 ? stays : legal;
      const action =
        seat === undefined
          ? game.deal(state, source)
          : (legal.find(({ type }) => type === 'done') ?? toAction(may[random.below(may.length)]!));
      const step = game.apply(state, seat ?? 'croupier', action);
      for (const event of step.events as readonly Paid[])
        if (PAYS.includes(event.type)) paid[event.seat]! += event.amount;
      state = step.state;
    }
  }
  return asked;
}

test('at Einundvierzig', () => {
  assert.ok(prices(einundvierzig, {}, 5, 'einundvierzig') > 300);
});

for (const options of [{ preset: 'fixed-limit' }, { preset: 'casinos-austria', variant: 'razz' }])
  test(`at stud, ${options.preset}`, () => {
    assert.ok(prices(stud, options, 6, options.preset) > 300);
  });

test('the share that a call needs is told in whole percent: 5 for 40 needs 11; 0 and 100 mean never and always', () => {
  assert.equal(percent(needed({ call: 20, pot: 80 })), 20);
  assert.equal(percent(7 / 25), 28);
  assert.equal(percent(needed({ call: 5, pot: 40 })), 11);
  assert.deepEqual([0, 0.001, 0.999, 1].map(percent), [0, 1, 99, 100]);
  assert.equal(percentNeeded(20 / 105, 0.188), 20, '19 % win, and a little more is needed');
  assert.equal(percentNeeded(20 / 105, 0.192), 19);
  assert.equal(percentNeeded(20 / 105, 0.1), 19);
});
