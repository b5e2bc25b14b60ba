import test from 'node:test';
import assert from 'node:assert/strict';
import { inTimeSlices, yieldToMain } from '../../src/table/play/time-slices.ts';

/** Work of so many steps, each of which takes so many milliseconds. */
function* steps(count: number, milliseconds: number): Generator<undefined, string, undefined> {
  for (let step = 0; step < count; step++) {
    const end = performance.now() + milliseconds;
    while (performance.now() < end);
    yield;
  }
  return 'thought out';
}

for (const [name, rest] of [
  ['a timer', undefined],
  ['a short rest', yieldToMain],
] as const)
  test(`work of a hundred milliseconds goes on in short slices, between which others have their turn: ${name}`, async () => {
    let turns = 0;
    const others = setInterval(() => turns++);
    assert.equal(await inTimeSlices(steps(100, 1), rest), 'thought out');
    clearInterval(others);
    assert.ok(turns >= 10, `others had ${turns} turns`);
  });

test('work of a moment is done without a rest', async () => {
  const rest = () => assert.fail('it rested');
  assert.equal(await inTimeSlices(steps(3, 0), rest), 'thought out');
});
