/** The hands of a log as a seat saw them then: what was hidden stays hidden, even if the log shows it by now. */
import type { ActionOf, Actor, AnyGame, Seat, StateOf, ViewOf } from './contract.js';
import { replay } from './replay.js';

/** One step of a hand as a seat saw it: who did what, and the table after it. */
export interface HandStep<Action, View> {
  readonly actor: Actor;
  readonly action: Action | null;
  readonly view: View;
}

/**
 * The hands of a log, each as a seat saw it, starting with the step before its first deal.
 * @throws {LogError} if it is not a log of this game.
 */
export function handsSeen<G extends AnyGame>(
  game: G,
  log: unknown,
  seat: Seat,
): readonly (readonly HandStep<ActionOf<G>, ViewOf<G>>[])[] {
  const hands: HandStep<ActionOf<G>, ViewOf<G>>[][] = [];
  let isPlayed = false;
  replay(game, log, ({ before, after, entry: { actor, action } }) => {
    const view = (state: StateOf<G>): ViewOf<G> => game.view(state, seat) as ViewOf<G>;
    if (!isPlayed && action.type === 'deal') {
      isPlayed = true;
      hands.push([{ actor: 'croupier', action: null, view: view(before) }]);
    }
    if (action.type === 'nextHand') isPlayed = false;
    else if (isPlayed)
      hands.at(-1)!.push({ actor, action: game.redactAction(before, action, seat) as ActionOf<G>, view: view(after) });
  });
  return hands;
}

/**
 * One of the hands of a log, as a seat saw it.
 * @throws {LogError} if it is not a log of this game.
 * @throws {RangeError} if the log has no such hand, or no such seat.
 */
export function handOf<G extends AnyGame>(
  game: G,
  log: unknown,
  seat: Seat,
  number?: number,
): readonly HandStep<ActionOf<G>, ViewOf<G>>[] {
  const hands = handsSeen(game, log, seat);
  const hand = number === undefined ? hands.at(-1) : hands[number - 1];
  if (!hand) throw new RangeError(`The log has ${hands.length} hands, but no hand ${String(number ?? 1)}.`);
  const seats = hand[0]!.view.accounts.purses.length;
  if (!(Number.isSafeInteger(seat) && seat >= 0 && seat < seats))
    throw new RangeError(`There is no seat ${String(seat)}: the seats are 0 to ${seats - 1}.`);
  return hand;
}
