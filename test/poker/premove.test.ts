/** What is chosen ahead is done when the turn comes, unless the price has changed. */
import test from 'node:test';
import assert from 'node:assert/strict';
import { stud } from '../../src/rules.ts';
import { gameplay } from '../../src/stud/play/play.ts';
import { text } from '../../src/stud/text/en.ts';
import { preparedStud } from '../../stories/tests/stud-prepared.ts';
import { earAt } from './ear.ts';

const ear = earAt(stud, gameplay, text);

/** What is asked of the croupier where this is chosen before Bruno acts, the last one before the player. */
const done = (ahead: string, acts: string): readonly string[] =>
  ear(preparedStud({ cards: ['Ks Kd 7c 8d', 'As 3d 2c Ah', '9s 9d Td 4s'], acts, goesOn: false }), {
    ahead: [ahead, 1],
  }).intended;

test('a call, or a fold, where the price is the same', () => {
  assert.deepEqual(done('wish-call', 'b5 c'), ['call']);
  assert.deepEqual(done('wish-fold', 'b5 c'), ['fold']);
});

test('a check where nobody has bet, whichever was chosen', () => {
  for (const wish of ['wish-call', 'wish-fold']) assert.deepEqual(done(wish, 'b5 c c c c'), ['check']);
});

test('nothing where somebody has raised', () => {
  assert.deepEqual(done('wish-call', 'b5 10'), []);
  assert.deepEqual(done('wish-fold', 'b5 c c c 10'), []);
});

test('a next hand is not played by whoever has chosen to sit it out', () =>
  assert.deepEqual(done('sit-out', 'b5 10 f f'), ['sitOut']));
