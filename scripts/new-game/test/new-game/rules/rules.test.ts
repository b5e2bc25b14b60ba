import test from 'node:test';
import assert from 'node:assert/strict';
import { stackedSource, readCards } from '../../../src/cards.ts';
import { total, type Actor } from '../../../src/croupier.ts';
import { outcome } from '../../../src/new-game/outcome.ts';
import { newGame } from '../../../src/new-game/rules/rules.ts';
import type { Action, State } from '../../../src/new-game/rules/table.ts';

/** Does something that the rules let pass. */
function doing(state: State, actor: Actor, action: Action): State {
  assert.equal(newGame.check(state, actor, action), undefined, JSON.stringify(action));
  const { state: after } = newGame.apply(state, actor, action);
  assert.equal(total(after.accounts), 0);
  return after;
}

/** A hand in which everybody stakes and these cards come. */
function hand(cards: string, options: object = {}): State {
  let state = newGame.open(options);
  const { seats } = newGame.turn(state) as { readonly seats: readonly number[] };
  for (const seat of seats) state = doing(state, seat, { type: 'done' });
  return doing(state, 'croupier', newGame.deal(state, stackedSource(readCards(cards))));
}

test('the highest card takes all stakes', () => {
  const { accounts, result } = hand('9h As Kc');
  assert.deepEqual(accounts.purses, [95, 110, 95]);
  assert.deepEqual(result, { winner: 1, pot: 15 });
});

test('a hand is won by one, lost by the others, and nobody’s who looks on or has no stake in it', () => {
  const view = newGame.view(hand('9h As Kc'), 0);
  const came = [0, 1, 2, 'onlooker' as const].map(seat => outcome(view, seat)!);
  assert.deepEqual(
    came.map(({ cause, net }) => [cause, net]),
    [
      ['lost', -5],
      ['won', 10],
      ['lost', -5],
      ['lookedOn', 0],
    ],
  );
  const short = newGame.view(hand('9h As', { purses: [100, 100, 4] }), 2);
  assert.equal(outcome(short, 2)!.cause, 'notIn');
  assert.equal(outcome(newGame.view(newGame.open(), 0), 0), undefined, 'before the first hand');
});

test('of equal ranks the higher suit wins (N1)', () => {
  assert.equal(hand('9h Kc Ks').result?.winner, 2);
  assert.equal(hand('Kd Kh Kc').result?.winner, 1);
});

test('a stake may be taken back until the last is done', () => {
  let state = newGame.open();
  state = doing(state, 0, { type: 'done' });
  assert.equal(state.accounts.purses[0], 95);
  state = doing(state, 0, { type: 'reopen' });
  assert.equal(state.accounts.purses[0], 100);
  for (const seat of [0, 1, 2]) state = doing(state, seat, { type: 'done' });
  assert.equal(newGame.check(state, 0, { type: 'reopen' })?.code, 'not-now');
});

test('who has less than the stake is not asked, and where fewer than two could play the table is over (N2)', () => {
  const state = newGame.open({ purses: [100, 100, 4] });
  assert.deepEqual(newGame.turn(state), { kind: 'seats', seats: [0, 1], together: true });
  assert.equal(newGame.check(state, 2, { type: 'done' })?.code, 'over-the-purse');
  assert.deepEqual(newGame.turn(newGame.open({ purses: [100, 4] })), { kind: 'over' });
});
