import { isObject, refuse } from './actions.js';
import type { Refusal, Viewer } from './contract.js';
import type { PortListener, SeatPort, Step } from './croupier.js';

/** One end of a line between a croupier and a guest. */
export interface LineEnd {
  /** Takes a message that has come from the other end, however foreign. */
  hear(message: unknown): void;
}

/** Hands a message, a text of JSON, to the other end: all of them arrive, and in their order. */
export type Send = (message: string) => void;

/** What a croupier's end says: a step, or a refusal and what was refused. */
interface Told {
  readonly seat: Viewer;
  readonly step: unknown;
}
interface Refused {
  readonly refused: Refusal;
  readonly action: unknown;
}
/** What a guest's end says: an action, or `null` to take one back, after the step that he has seen. */
interface Asked {
  readonly act: unknown;
  readonly seen: number;
}

/** No action is as long as that: what is, is not read, nor sent back. */
const LONGEST_MESSAGE = 4096;

/**
 * The croupier's end of a line to a guest far away, over a socket or a worker's `postMessage`. What comes from there is
 * checked; what the guest does upon a step after which the croupier has moved, or somebody has acted for the seat, is
 * too late.
 */
export function servePort<Action, Event, View>(
  port: SeatPort<Action, Event, View>,
  send: Send,
): LineEnd & { end(): void } {
  const tell = (told: Told | Refused): void => send(JSON.stringify(told));
  const refused = (refusal: Refusal, action: unknown): void => tell({ refused: refusal, action });
  const { seat } = port;
  let asking = false;
  let ended = false;
  /** The last step that made older answers of the guest too late. */
  let moved = 0;
  const step = (now: Step<Action, Event, View>): void => {
    if (now.actor === 'croupier' || (now.actor === seat && !asking)) moved = now.number;
    tell({ seat, step: now });
  };
  // all who look on share a port: what is refused to one of them is not for the others
  const looksOn = seat === 'onlooker';
  const leave = port.listen(looksOn ? { step } : { step, refused });
  step(port.step);
  return {
    /** From now on the guest is told nothing, and what he says is not heard. */
    end() {
      ended = true;
      leave();
    },
    hear(message) {
      if (ended) return;
      const asked = read(message, LONGEST_MESSAGE) as Partial<Asked> | undefined;
      if (asked?.act === undefined || !Number.isSafeInteger(asked.seen))
        return refused(refuse('malformed', 'A guest says what he does and the number of the step he has seen.'), null);
      const { act, seen } = asked as Asked;
      if (looksOn) return refused(refuse('no-such-seat', 'An onlooker has no seat to act for.'), act);
      if (seen < moved) return refused(refuse('not-now', 'The table has gone on meanwhile.'), act);
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
 * The guest's end of a line: his port, as soon as the first step has come; rejected where something else comes. Each line
 * has a port of its own: who has lost the line opens another, and gives the table the new port.
 */
export function farPort<Action = never, Event = unknown, View = unknown>(
  send: Send,
): LineEnd & { readonly port: Promise<SeatPort<Action, Event, View>> } {
  const listeners = new Set<PortListener<Action, Event, View>>();
  let step: Step<Action, Event, View>;
  let open!: (port: SeatPort<Action, Event, View>) => void;
  let fail!: (error: Error) => void;
  const port = new Promise<SeatPort<Action, Event, View>>((resolve, reject) => ([open, fail] = [resolve, reject]));
  const ask = (act: unknown): void => send(JSON.stringify({ act, seen: step.number } satisfies Asked));
  const tell = (what: (listener: PortListener<Action, Event, View>) => void): void => [...listeners].forEach(what);
  return {
    port,
    hear(message) {
      const told = read(message) as (Partial<Told> & Partial<Refused>) | undefined;
      if (told && 'refused' in told) return tell(each => each.refused?.(told.refused!, told.action));
      if (!isObject(told?.step)) {
        const error = new Error('What came over the line is neither a step nor a refusal.');
        fail(error);
        return tell(each => each.failed?.(error));
      }
      step = told.step as typeof step;
      open({
        seat: told.seat!,
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
      tell(each => each.step(step));
    },
  };
}

/** A message as an object, or nothing if it is none, or too long. */
function read(message: unknown, longest = Infinity): object | undefined {
  try {
    const text = String(message);
    const value: unknown = text.length > longest ? undefined : JSON.parse(text);
    return isObject(value) ? value : undefined;
  } catch {
    return undefined;
  }
}
