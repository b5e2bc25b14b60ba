/** An action chosen in advance is taken when the turn comes, unless the price has changed. */
import test from 'node:test';
import assert from 'node:assert/strict';
import { stud } from '../../src/rules.ts';
import { gameplay } from '../../src/stud/play/play.ts';
import { text } from '../../src/stud/text/en.ts';
import { preparedStud } from '../../stories/tests/stud-prepared.ts';
import { earAt } from './ear.ts';

const ear = earAt(stud, gameplay, text);

/** What the croupier is asked if this is chosen before Bruno acts, the last one before the player. */
const done = (ahead: string, acts: string): readonly string[] =>
  ear(preparedStud({ cards: ['Ks Kd 7c 8d', 'As 3d 2c Ah', '9s 9d Td 4s'], acts, goesOn: false }), {
    ahead: [ahead, 1],
  }).intended;

test('calls, or folds, if the price is the same', () => {
  assert.deepEqual(done('wish-call', 'b5 c'), ['call']);
  assert.deepEqual(done('wish-fold', 'b5 c'), ['fold']);
});

test('checks if nobody has bet, whichever was chosen', () => {
  for (const wish of ['wish-call', 'wish-fold']) assert.deepEqual(done(wish, 'b5 c c c c'), ['check']);
});

test('does nothing if somebody has raised', () => {
  assert.deepEqual(done('wish-call', 'b5 10'), []);
  assert.deepEqual(done('wish-fold', 'b5 c c c 10'), []);
});

test('does not play the next hand for a player who chose to sit it out', () =>
  assert.deepEqual(done('sit-out', 'b5 10 f f'), ['sitOut']));
