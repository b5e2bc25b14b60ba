/** The final result of a review; on its way it tells how much of it is done. */
import assert from 'node:assert/strict';

export function told<Review>(work: Generator<number, Review, undefined>): Review {
  let step = work.next();
  while (!step.done) {
    assert.ok(step.value >= 0 && step.value <= 1);
    step = work.next();
  }
  return step.value;
}
