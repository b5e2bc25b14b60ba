/** What a review says in the end; on its way it tells which part of it is done. */
import assert from 'node:assert/strict';

export function told<Review>(work: Generator<number, Review, undefined>): Review {
  let step = work.next();
  while (!step.done) {
    assert.ok(step.value >= 0 && step.value <= 1);
    step = work.next();
  }
  return step.value;
}
