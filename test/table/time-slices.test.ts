import test from 'node:test';
import assert from 'node:assert/strict';
import { inTimeSlices } from '../../src/table/time-slices.ts';

/** Work of so many steps, each of which takes so many milliseconds. */
function* steps(count: number, milliseconds: number): Generator<undefined, string, undefined> {
  for (let step = 0; step < count; step++) {
    const end = performance.now() + milliseconds;
    while (performance.now() < end);
    yield;
  }
  return 'thought out';
}

test('work of a hundred milliseconds goes on in short slices, between which others have their turn', async () => {
  let turns = 0;
  const others = setInterval(() => turns++);
  assert.equal(await inTimeSlices(steps(100, 1)), 'thought out');
  clearInterval(others);
  assert.ok(turns >= 10, `others had ${turns} turns`);
});

test('work of a moment is done without a rest', async () => {
  const rest = () => assert.fail('it rested');
  assert.equal(await inTimeSlices(steps(3, 0), rest), 'thought out');
});
