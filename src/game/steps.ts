/** Does work that comes in small steps to the end, for programs in which nobody waits for the next frame. */
export function finished<Result>(steps: Iterator<unknown, Result, undefined>): Result {
  let step = steps.next();
  while (!step.done) step = steps.next();
  return step.value;
}
