/** Where a table of poker gives advice. */
import test from 'node:test';
import assert from 'node:assert/strict';
import { mayAdvise } from '../../src/poker/play/advice.ts';

const [YOU, ANNA] = [{ name: '' }, { name: 'Anna', level: 'easy' }] as const;

const advises = (change: object = {}, hints: 'on' | 'off' = 'on'): boolean =>
  mayAdvise({ element: {}, people: [YOU, ANNA], seats: [0], settings: { common: () => hints }, ...change } as never);

test('advice is for one player among computer players, where the page leaves it', () => {
  assert.equal(advises(), true);
  assert.equal(advises({}, 'off'), false);
  assert.equal(advises({ people: [YOU, { name: 'Max' }, ANNA] }), false, 'whose would it be?');
  assert.equal(advises({ seats: ['onlooker'] }), false);
  assert.equal(advises({ element: { host: 'wss://house.example' } }), false, 'at a host sit others');
  assert.equal(advises({ element: { ports: [{}] } }), false);
});
