import { refuse } from './actions.js';
import type { Refusal, TableView, Viewer } from './contract.js';
import type { PortListener, SeatPort, Step } from './port.js';
import { writeJson } from './json.js';
import { FROM_GUEST, readGuest, readHost, type Bounds, type FromGuest, type FromHost } from './message.js';

/** One end of a connection between a croupier and a guest. */
export interface ConnectionEnd {
  /** Takes a message from the other end, however foreign. */
  receive(message: unknown): void;
}

/** Delivers a message, a JSON text, to the other end: reliably and in order. */
export type Send = (message: string) => void;

const written = new WeakMap<object, string>();

/** A step as a message, written once for all connections of a seat. */
export function writeStep(seat: Viewer, step: object): string {
  let text = written.get(step);
  if (text === undefined) written.set(step, (text = JSON.stringify({ seat, step })));
  return text;
}

/** A refused action as it is sent back: `null` if it is longer than a guest's message may be. */
export const toldBack = (action: unknown, { longestMessage }: Pick<Bounds, 'longestMessage'> = FROM_GUEST): unknown =>
  `${JSON.stringify(action)}`.length <= longestMessage ? action : null;

/** A refusal as a message, with what was refused ({@link toldBack}). */
export const writeRefusal = (refused: Refusal, action: unknown): string =>
  JSON.stringify({ refused, action: toldBack(action) } satisfies FromHost);

/** The part of a view that decides whether an answer to it still counts. */
type Turned = Pick<TableView, 'turn'>;

/** Which steps a guest may still answer. */
export interface Answers {
  /**
   * Records a step.
   * @param asking whether it is what this guest has just requested.
   */
  step(now: Pick<Step<unknown, unknown, Turned>, 'number' | 'actor' | 'view'>, asking: boolean): void;
  /** Why an answer to the step of this number comes too late or too soon, or `undefined`. */
  refusal(seen: number): Refusal | undefined;
}

/**
 * Which steps a seat may still answer. If one seat acts at a time, only the last, so that nobody calls a raise they
 * have not seen. If several act at once, the actions of others make no answer late; what does is a move of the
 * croupier's, or one made for the seat.
 */
export function answersOf(seat: Viewer): Answers {
  let oldest = 0;
  let latest = 0;
  let wasInTurn = false;
  return {
    step(now, asking) {
      const inTurn = isInTurn(now.view);
      if (inTurn || wasInTurn || now.actor === 'croupier' || (now.actor === seat && !asking)) oldest = now.number;
      wasInTurn = inTurn;
      latest = now.number;
    },
    refusal(seen) {
      if (seen > latest) return refuse('malformed', 'That step does not exist yet.');
      return seen < oldest ? refuse('not-now', 'The table has moved on.') : undefined;
    },
  };
}

/** Whether seats act one at a time: each action changes what the next one answers. */
const isInTurn = ({ turn }: Turned): boolean => turn.kind === 'seats' && !turn.together;

/**
 * The croupier's end of a connection to a guest far away, over a socket or a worker's `postMessage`. Messages are
 * validated, and refused if they answer a step that is past ({@link answersOf}). When several act at once (stakes,
 * chairs), everything that a guest does after one step counts: it is visible and can be taken back until all are done.
 * @param onError called when `send` throws: the connection is then closed. Without it the error is thrown.
 */
export function servePort<Action, Event, View extends Turned>(
  port: SeatPort<Action, Event, View>,
  send: Send,
  onError?: (error: unknown) => void,
): ConnectionEnd & { end(): void } {
  const { seat } = port;
  let asking = false;
  let ended = false;
  const answers = answersOf(seat);
  const tell = (told: string): void => {
    try {
      send(told);
    } catch (error) {
      end();
      if (!onError) throw error;
      onError(error);
    }
  };
  const refused = (refusal: Refusal, action: unknown): void => tell(writeRefusal(refusal, action));
  const step = (now: Step<Action, Event, View>): void => {
    answers.step(now, asking);
    tell(writeStep(seat, now));
  };
  // onlookers share a port: a refusal is only for the one who asked
  const looksOn = seat === 'onlooker';
  const leave = port.listen(looksOn ? { onStep: step } : { onStep: step, onRefused: refused });
  const end = (): void => {
    ended = true;
    leave();
  };
  step(port.step);
  return {
    /** Ends the connection: nothing more is sent to the guest, and nothing from them is accepted. */
    end,
    receive(message) {
      if (ended) return;
      const asked = readGuest(message);
      if (!asked || !('act' in asked))
        return refused(refuse('malformed', 'Expected an action and the number of the step it answers.'), null);
      const { act, seen } = asked;
      if (looksOn) return refused(refuse('no-such-seat', 'An onlooker has no seat to act for.'), act);
      const refusal = answers.refusal(seen);
      if (refusal) return refused(refusal, act);
      asking = true;
      try {
        if (act === null) port.undo();
        else port.act(act as Action);
      } finally {
        asking = false;
      }
    },
  };
}

/**
 * The guest's end of a connection: resolves to their port when the first step arrives; rejects if something else does.
 * Each connection has a port of its own: after losing one, open another and give the table the new port. If `send`
 * throws, listeners get `onError`; what they throw comes out of `receive` once all have been called.
 */
export function connectPort<Action = never, Event = unknown, View = unknown>(
  send: Send,
): ConnectionEnd & { readonly port: Promise<SeatPort<Action, Event, View>> } {
  const listeners = new Set<PortListener<Action, Event, View>>();
  let step: Step<Action, Event, View>;
  let open!: (port: SeatPort<Action, Event, View>) => void;
  let fail!: (error: Error) => void;
  const port = new Promise<SeatPort<Action, Event, View>>((resolve, reject) => ([open, fail] = [resolve, reject]));
  const tell = (what: (listener: PortListener<Action, Event, View>) => void): void => {
    const thrown: unknown[] = [];
    for (const listener of [...listeners])
      try {
        what(listener);
      } catch (error) {
        thrown.push(error);
      }
    if (thrown.length > 0) throw thrown.length > 1 ? new AggregateError(thrown, thrown.join('; ')) : thrown[0];
  };
  const ask = (act: unknown): void => {
    try {
      send(writeJson({ act, seen: step.number } satisfies FromGuest));
    } catch (error) {
      if (![...listeners].some(each => 'onError' in each)) throw error;
      tell(each => each.onError?.(error));
    }
  };
  return {
    port,
    receive(message) {
      const told = readHost(message);
      if (told && 'refused' in told) return tell(each => each.onRefused?.(told.refused, told.action));
      if (!told || !('step' in told)) {
        const error = new Error('The message received is neither a step nor a refusal.');
        fail(error);
        return tell(each => each.onError?.(error));
      }
      step = told.step as typeof step;
      open({
        seat: told.seat,
        get step() {
          return step;
        },
        act: ask,
        undo: () => ask(null),
        listen(listener) {
          listeners.add(listener);
          return () => listeners.delete(listener);
        },
      });
      tell(each => each.onStep(step));
    },
  };
}
