/** Runs work that comes in small steps to its end, for programs without frames to keep. */
export function finished<Result>(steps: Iterator<unknown, Result, undefined>): Result {
  let step = steps.next();
  while (!step.done) step = steps.next();
  return step.value;
}
