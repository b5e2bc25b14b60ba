import { refuse } from '../game/actions.js';
import type { AnyGame, Refusal, Seat } from '../game/contract.js';
import type { Croupier } from '../game/croupier.js';
import type { GuestSays } from '../game/host-messages.js';
import { answersOf, toldBack, type Answers } from '../game/wire.js';
import type { Chairs } from './chairs.js';
import type { House } from './house.js';
import type { Connection } from './connection.js';

/** How many refusals are remembered for each seat. */
const REMEMBERED = 32;

/** A guest's request: an action, or `null` to take one back; the step that it answers, and its number. */
export type Asked = Extract<GuestSays, { readonly act: unknown }>;

interface ActsSetup {
  readonly room: string;
  readonly house: House;
  readonly chairs: Chairs;
  readonly croupier: Croupier<AnyGame>;
  /** Whether no requests are accepted for now. */
  readonly isBusy: () => boolean;
  /** Whether the room is unloaded: requests made in it will be made again. */
  readonly isClosed: () => boolean;
  /** Whether seeds are being shown and the cards are not yet in order: nothing may come in between. */
  readonly isShuffling: () => boolean;
  readonly onError: (error: unknown) => void;
}

/** The requests of guests: each is carried out once, in the order of its numbers, or refused. */
export class Acts {
  readonly #setup: ActsSetup;
  /** Which steps each seat may still answer. */
  readonly #answers: readonly Answers[];
  /** Recent refusals of each seat, by the actions' numbers, to be repeated on request. */
  readonly #refused: readonly Map<number, { readonly refusal: Refusal; readonly action: unknown }>[];
  /** The seat whose action is being carried out. */
  #asking: Seat | undefined;
  #next: { readonly seat: Seat; readonly next: number } | undefined;

  constructor(setup: ActsSetup) {
    this.#setup = setup;
    this.#answers = setup.chairs.all.map((_, seat) => answersOf(seat));
    this.#refused = setup.chairs.all.map(() => new Map());
  }

  /** What is stored with the action being carried out: the number of that seat's next one. */
  get next(): { readonly seat: Seat; readonly next: number } | undefined {
    return this.#next;
  }

  /** It has been stored: the croupier's next moves are no longer the guest's. */
  kept(): void {
    this.#next = undefined;
  }

  /** A step has been made that can be answered. */
  step(step: Parameters<Answers['step']>[0]): void {
    this.#answers.forEach((answers, seat) => answers.step(step, this.#asking === seat));
  }

  /** A seat has a new occupant, to whom nothing was refused. */
  forget(seat: Seat): void {
    this.#refused[seat]!.clear();
  }

  /** Carries out, refuses or repeats the answer to a connection's request. */
  act(connection: Connection, { act, seen, id }: Asked): void {
    const { chairs, house, room, isBusy, isClosed } = this.#setup;
    const seat = chairs.seatOf(connection);
    const record = seat === undefined ? undefined : chairs.player(seat);
    if (seat === undefined || record?.kind !== 'person')
      return connection.mistake(refuse('no-such-seat', 'An onlooker has no seat to act for.'), act, id);
    const { next } = record;
    const remembered = this.#refused[seat]!;
    if (id < next) {
      const told = remembered.get(id);
      return told ? connection.refuse(told.refusal, told.action, id) : connection.say({ done: id });
    }
    if (id > next || isBusy()) return connection.say({ again: next });
    chairs.number(seat, next + 1);
    const refusal = this.#answers[seat]!.refusal(seen) ?? this.#do(seat, act, next + 1);
    // the store has failed meanwhile
    if (isClosed()) return;
    if (!refusal) {
      house.onEvent({ type: 'acted', room, seat });
      return connection.say({ done: id });
    }
    house.onEvent({ type: 'refused', room, seat, code: refusal.code });
    const action = toldBack(act, house.limits);
    remembered.set(id, { refusal, action });
    if (remembered.size > REMEMBERED) remembered.delete(remembered.keys().next().value!);
    if (refusal.code === 'malformed') connection.mistake(refusal, action, id);
    else connection.refuse(refusal, action, id);
  }

  #do(seat: Seat, act: unknown, next: number): Refusal | undefined {
    const { croupier, onError, isShuffling } = this.#setup;
    if (isShuffling()) return refuse('not-now', 'The cards are being shuffled.');
    this.#asking = seat;
    this.#next = { seat, next };
    try {
      return act === null ? croupier.undo(seat) : croupier.act(seat, act);
    } catch (error) {
      onError(error);
      return refuse('not-now', 'Something failed at the host: the action was not taken.');
    } finally {
      this.#asking = this.#next = undefined;
    }
  }
}
