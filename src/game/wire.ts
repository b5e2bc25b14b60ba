import { isObject, refuse } from './actions.js';
import type { Refusal, TableView, Viewer } from './contract.js';
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
/** What a guest's end says: an action, or `null` to take one back; and the number of the step that it answers. */
interface Asked {
  readonly act: unknown;
  readonly seen: number;
}

/** No action is as long as that: what is, is not read, nor sent back. */
const LONGEST_MESSAGE = 4096;

/** What is sent of a view to know whether an answer to it is still one. */
type Turned = Pick<TableView, 'turn'>;

/** Whether one seat speaks at a time: what each says changes what the next answers to. */
const isInTurn = ({ turn }: Turned): boolean => turn.kind === 'seats' && !turn.together;

/**
 * The croupier's end of a line to a guest far away, over a socket or a worker's `postMessage`. What comes from there is
 * checked, and refused where it answers a step that is past: where one seat acts at a time that is every step but the
 * last, so nobody pays for a raise that they have not seen. Where several act at once (stakes, chairs) what others do
 * meanwhile makes nothing too late, and all that a guest does upon one step counts: it can be seen and taken back until
 * all are done. Too late is then what was seen before the croupier moved, or before somebody acted for the seat.
 * @param failed told when `send` throws: the line has ended then. Without it the error is thrown.
 */
export function servePort<Action, Event, View extends Turned>(
  port: SeatPort<Action, Event, View>,
  send: Send,
  failed?: (error: unknown) => void,
): LineEnd & { end(): void } {
  const { seat } = port;
  let asking = false;
  let ended = false;
  /** The oldest step that may still be answered, and the latest that there is. */
  let oldest = 0;
  let latest = 0;
  let wasInTurn = false;
  const tell = (told: Told | Refused): void => {
    try {
      send(JSON.stringify(told));
    } catch (error) {
      end();
      if (!failed) throw error;
      failed(error);
    }
  };
  const refused = (refusal: Refusal, action: unknown): void => tell({ refused: refusal, action });
  const step = (now: Step<Action, Event, View>): void => {
    const inTurn = isInTurn(now.view);
    if (inTurn || wasInTurn || now.actor === 'croupier' || (now.actor === seat && !asking)) oldest = now.number;
    wasInTurn = inTurn;
    latest = now.number;
    tell({ seat, step: now });
  };
  // all who look on share a port: what is refused to one of them is not for the others
  const looksOn = seat === 'onlooker';
  const leave = port.listen(looksOn ? { step } : { step, refused });
  const end = (): void => {
    ended = true;
    leave();
  };
  step(port.step);
  return {
    /** From now on the guest is told nothing, and what they say is not heard. */
    end,
    hear(message) {
      if (ended) return;
      const asked = read(message, LONGEST_MESSAGE) as Partial<Asked> | undefined;
      if (asked?.act === undefined || !Number.isSafeInteger(asked.seen))
        return refused(
          refuse('malformed', 'A guest says what they do and the number of the step that it answers.'),
          null,
        );
      const { act, seen } = asked as Asked;
      if (looksOn) return refused(refuse('no-such-seat', 'An onlooker has no seat to act for.'), act);
      if (seen > latest) return refused(refuse('malformed', 'There has been no such step yet.'), act);
      if (seen < oldest) return refused(refuse('not-now', 'The table has gone on meanwhile.'), act);
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
 * The guest's end of a line: their port, as soon as the first step has come; rejected where something else comes. Each
 * line has a port of its own: whoever has lost the line opens another, and gives the table the new port. A `send` that
 * throws is told to the listeners as `failed`; what they throw comes out of `hear` once all have been told.
 */
export function farPort<Action = never, Event = unknown, View = unknown>(
  send: Send,
): LineEnd & { readonly port: Promise<SeatPort<Action, Event, View>> } {
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
      send(JSON.stringify({ act, seen: step.number } satisfies Asked));
    } catch (error) {
      if (![...listeners].some(each => 'failed' in each)) throw error;
      tell(each => each.failed?.(error));
    }
  };
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
