/** Whether what a review says of actions lies within its own stated error of a review with many more tables. */
import type { HandReview } from '../../src/croupier.ts';

/** This many standard errors hold 95 of 100. */
const SURE = 1.96;

/** Of the two most expensive bets of a hand: how many actions there are, how many lie within the error, and whether one is praised that costs. */
export function within<Action extends { readonly type: string }>(
  review: HandReview<Action, { readonly phase: string }>,
  right: HandReview<Action, { readonly phase: string }>,
): { readonly acts: number; readonly held: number; readonly isWrong: boolean } {
  let [acts, held, isWrong] = [0, 0, false];
  for (const { step, acts: each, better, played, error } of review
    .filter(({ view }) => view.phase === 'bet')
    .slice(0, 2)) {
    const truths = right.find(other => other.step === step)!.acts;
    const truthOf = (action: Action): number =>
      truths.find(other => JSON.stringify(other.action) === JSON.stringify(action))!.value;
    for (const { action, value, error: own } of each) {
      if (action.type === 'fold') continue;
      acts++;
      if (Math.abs(value - truthOf(action)) <= SURE * own) held++;
    }
    if (better && truthOf(better.action) < truthOf(played.action) - SURE * error) isWrong = true;
  }
  return { acts, held, isWrong };
}
