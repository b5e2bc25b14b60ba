/**
 * The review of a hand of poker: what each action of a seat was worth, in chips, relative to the alternatives. Worlds
 * are sampled that are consistent with what the seat saw, with the others' face-down cards weighted by how well they
 * fit their actions. They give the chance. In some, every action is played out with the same cards: luck cancels out.
 */
import { fastRandom } from '../cards/fast-random.js';
import { secureRandom } from '../cards/random.js';
import type { AnyAction, Offer, Seat } from '../game/contract.js';
import type { HandStep } from '../game/hands-seen.js';
import { numbered } from '../game/lists.js';
import type { BettingState, BettingView } from './betting-game.js';
import type { Decision, HandReview, ReviewEffort, ReviewProgress } from './decision.js';
import { goneOn, looked, type Looked, type Reviewed } from './sampled-tables.js';
import { judged } from './worth.js';

const TABLES = 300;

/** How many tables each decision gets before the next one, the first time and the second; then all the rest. */
const PASSES = [12, 60];

/** Where a seat chose among several actions, each with its index; of repeated choices of two upcards, the last. */
function decisionsOf<Action extends AnyAction, View extends BettingView>(
  steps: readonly HandStep<Action, View>[],
  seat: Seat,
  legal: (view: View) => readonly Offer<Action>[],
  weighed: readonly string[],
): readonly { readonly step: number; readonly offers: readonly Offer<Action>[] }[] {
  return steps.flatMap(({ actor, action }, step) => {
    if (actor !== seat || !action || step === 0 || !weighed.includes(action.type)) return [];
    const next = steps.slice(step + 1).find(other => other.actor === seat)?.action?.type;
    if (next === action.type && steps[step - 1]!.view.phase !== 'bet') return [];
    const offers = legal(steps[step - 1]!.view).filter(({ type }) => weighed.includes(type));
    return offers.length > 1 ? [{ step, offers }] : [];
  });
}

/** The costliest first; of equal ones the earlier. */
const inOrder = <Action, View>(found: readonly Decision<Action, View>[]): HandReview<Action, View> =>
  [...found].sort((a, b) => b.gain - a.gain || a.step - b.step);

/**
 * Reviews a hand: all decisions from a few tables, then from more, in small steps. It yields the completed part and the
 * findings so far, and can be abandoned at any time.
 * @param steps the hand from its first deal on, as the seat saw it; what was shown later is ignored.
 * @param seat whose actions are reviewed.
 */
export function* reviewSteps<State extends BettingState, Action extends AnyAction, View extends BettingView>(
  reviewed: Reviewed<State, Action, View>,
  steps: readonly HandStep<Action, View>[],
  seat: Seat,
  { tables = TABLES, random = secureRandom() }: ReviewEffort = {},
): Generator<ReviewProgress<Action, View>, HandReview<Action, View>, undefined> {
  const decisions = decisionsOf(steps, seat, view => reviewed.game.legal(view), reviewed.weighed);
  const all: Looked<State, Action, View>[] = [];
  const found: Decision<Action, View>[] = [];
  const passes = [...PASSES.filter(pass => pass < tables), tables];
  let before = 0;
  let review: HandReview<Action, View> | undefined;
  for (const pass of passes) {
    for (const [number, decision] of numbered(decisions)) {
      const part = (before + ((pass - before) * number) / decisions.length) / tables;
      const work = function* () {
        all[number] ??= yield* looked(reviewed, steps, decision, tables, fastRandom(random));
        yield* goneOn(reviewed, all[number], pass);
      };
      const going = work();
      while (!going.next().done) yield { part, found: review };
      found[number] = judged(all[number]!);
      if (review) review = inOrder(found);
    }
    review = inOrder(found);
    before = pass;
  }
  return inOrder(found);
}

/** The completed part of the work, for a caller that wants only the result. */
export function* partsOf<Review>(
  work: Generator<{ readonly part: number }, Review, undefined>,
): Generator<number, Review, undefined> {
  let step = work.next();
  for (; !step.done; step = work.next()) yield step.value.part;
  return step.value;
}
