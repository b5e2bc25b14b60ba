/** When a poker table gives advice. */
import test from 'node:test';
import assert from 'node:assert/strict';
import { mayAdvise } from '../../src/poker/play/offers.ts';

const [YOU, ANNA] = [{ name: '' }, { name: 'Anna', level: 'easy' }] as const;

const advises = (change: object = {}, hints: 'on' | 'off' = 'on'): boolean =>
  mayAdvise({ element: {}, people: [YOU, ANNA], seats: [0], settings: { common: () => hints }, ...change } as never);

test('advice is for one player among computer players, if the page allows it', () => {
  assert.equal(advises(), true);
  assert.equal(advises({}, 'off'), false);
  assert.equal(advises({ people: [YOU, { name: 'Max' }, ANNA] }), false, 'for which of the two?');
  assert.equal(advises({ seats: ['onlooker'] }), false);
  assert.equal(advises({ element: { host: 'wss://house.example' } }), false, 'at a host the others are people');
  assert.equal(advises({ element: { ports: [{}] } }), false);
});
