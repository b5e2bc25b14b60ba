/** A long seeded play: nobody wins more than their share. `npm run test:long` plays 200,000 hands, other runs 4,000. */
import test from 'node:test';
import assert from 'node:assert/strict';
import { seededRandom, shuffledSource } from '../../../src/cards.ts';
import { newGame } from '../../../src/new-game/rules/rules.ts';

const HANDS = process.env.LONG ? 200_000 : 4_000;

test('each of three players wins a third of the hands', () => {
  let state = newGame.open({ purses: [1e9, 1e9, 1e9] });
  const source = shuffledSource(newGame.pack(state.options), seededRandom('long'));
  const won = [0, 0, 0];
  while (state.hand <= HANDS) {
    for (const seat of [0, 1, 2]) state = newGame.apply(state, seat, { type: 'done' }).state;
    state = newGame.apply(state, 'croupier', newGame.deal(state, source)).state;
    won[state.result!.winner]!++;
  }
  // five standard deviations
  const spread = 5 * Math.sqrt((HANDS * 2) / 9);
  for (const hands of won) assert.ok(Math.abs(hands - HANDS / 3) < spread, won.join());
});
