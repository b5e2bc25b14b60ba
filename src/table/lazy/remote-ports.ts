/** Lets a table play through the ports of a croupier elsewhere. Loaded when it is given some. */
import { isObject, refuse } from '../../game/actions.js';
import type { AnyAction, AnyGame, Refusal, TableView } from '../../game/contract.js';
import type { PortListener, SeatPort, Step } from '../../game/port.js';
import { isChips, isListOf } from '../../game/options.js';
import { isPlain, misfit } from '../../game/misfit.js';
import { MOST_SEATS } from '../../stakes/seats.js';

/** After this long without an answer the player may ask again: the first request may have been lost (ms). */
const PATIENCE = 5000;

// A quick answer changes nothing visible.
export const styles = String.raw`
  .table.awaits {
    cursor: progress;
    .bar {
      opacity: 0.6;
      transition: opacity 0.2s 0.15s;
    }
  }
`;

type AnyPort = SeatPort<AnyAction, AnyAction, unknown>;
type AnyStep = Step<AnyAction, AnyAction, unknown>;

/** A port as the table uses it. */
export type RemotePort<Port> = Port & {
  /** Whether the answer to the player's action is pending. */
  waiting(): boolean;
};

const hasFields = isObject as (value: unknown) => value is Readonly<Record<string, unknown>>;
const areTyped = (value: unknown, seats: number): boolean =>
  isPlain(value, seats) && isListOf(value, each => hasFields(each) && typeof each.type === 'string');

/** What a table must know of its game to check messages. */
export type CheckedGame = Pick<AnyGame, 'shape' | 'open'>;

/** Why a value is not a view of this game for this seat, or `undefined`. */
function viewFault(view: unknown, game: CheckedGame, seat: unknown): string | undefined {
  if (!hasFields(view)) return 'has no view';
  const { accounts, options } = view;
  const purses = hasFields(accounts) ? accounts.purses : undefined;
  const seats = Array.isArray(purses) && purses.length <= MOST_SEATS ? purses.length : 0;
  const part = seats === 0 ? 'accounts.purses' : misfit(game.shape, view, seats);
  const fault = hasFields(accounts) ? part : 'accounts';
  if (fault !== undefined) return `has a missing or invalid “${fault}” in its view`;
  if (view.seat !== seat) return 'has the view of another seat';
  try {
    game.open(options as object);
  } catch (error) {
    return `has invalid “options” in its view: ${String(error)}`;
  }
  return undefined;
}

/** Why a value from a port is not a step of this game, or `undefined`. */
function faultOf(step: unknown, game: CheckedGame, seat: unknown): string | undefined {
  if (!hasFields(step)) return 'is not an object';
  const { number, actor, action, events, legal, view } = step;
  if (!isChips(number)) return 'has no number';
  const fault = viewFault(view, game, seat);
  if (fault) return fault;
  const seats = (view as TableView).accounts.purses.length;
  if (actor !== 'croupier' && !(isChips(actor) && actor < seats)) return 'has no actor';
  if (action !== null && !areTyped([action], seats)) return 'has no action';
  if (!areTyped(events, seats)) return 'has no list of events';
  return areTyped(legal, seats) ? undefined : 'has no list of offers';
}

/** Why a value from a page is not a port, or `undefined`. */
function portFault(port: unknown): string | undefined {
  if (!hasFields(port)) return 'is not an object';
  try {
    return partFault(port);
  } catch {
    return 'cannot be read';
  }
}

function partFault(port: Readonly<Record<string, unknown>>): string | undefined {
  if (port.seat !== 'onlooker' && !(Number.isSafeInteger(port.seat) && (port.seat as number) >= 0))
    return 'has no seat: a number from 0, or “onlooker”';
  const missing = ['act', 'undo', 'listen'].find(name => typeof port[name] !== 'function');
  return missing && `has no function “${missing}”`;
}

/**
 * The ports of a page, each validated on entry: anything that is not a step of this game is reported as a fault and
 * dropped.
 * @param root where the table is drawn; it shows when an answer is pending.
 */
export function remotePorts<Port>(
  ports: unknown,
  game: CheckedGame,
  root: ParentNode,
  fail: (error: unknown) => void,
): readonly RemotePort<Port>[] {
  const asking = (asked: boolean): void => void root.querySelector('.table')?.classList.toggle('awaits', asked);
  if (!Array.isArray(ports)) {
    fail(new Error('ports must be a list of seat ports.'));
    return [];
  }
  const ends: End[] = [];
  return ports.flatMap((port: AnyPort, index) => {
    const fault = portFault(port);
    if (!fault) return [guarded(port, ends, game, fail, asking) as unknown as RemotePort<Port>];
    fail(new Error(`ports: number ${index + 1} ${fault}.`));
    return [];
  });
}

/** A port that the table is listening to. */
interface End {
  latest: AnyStep | undefined;
  /** Steps that have arrived but not been delivered. */
  readonly held: AnyStep[];
  readonly tell: (step: AnyStep) => void;
  readonly refuse: (refusal: Refusal, action: unknown) => void;
}

/**
 * Delivers the steps that have arrived at all ports of the table: one connection may be slower than another, but people
 * round one screen see the same at the same time, as with a croupier of their own.
 */
function tellAll(ends: readonly End[]): void {
  for (;;) {
    const number = Math.min(...ends.flatMap(({ held }) => held.slice(0, 1).map(step => step.number)));
    if (!Number.isFinite(number)) return;
    if (ends.some(({ held, latest }) => held.length === 0 && !(latest && latest.number >= number))) return;
    const told = ends.filter(({ held }) => held[0]?.number === number);
    for (const end of told) end.latest = end.held.shift();
    for (const end of told) end.tell(end.latest!);
  }
}

function guarded(
  port: AnyPort,
  ends: End[],
  game: CheckedGame,
  fail: (error: unknown) => void,
  asking: (asked: boolean) => void,
): RemotePort<AnyPort> {
  const { seat } = port;
  let seen: unknown;
  let latest: AnyStep | undefined;
  /** What this port is to the others while the table listens. */
  let here: End | undefined;
  /** The number of answers pending, all to requests made at this time. */
  let open = 0;
  let asked = 0;
  const answered = (answers = 1): void => {
    open = Math.max(0, open - answers);
    if (open === 0) asking(false);
  };
  const isStep = (step: unknown): step is AnyStep => {
    const fault = faultOf(step, game, seat);
    if (fault) fail(new Error(`The step received for seat ${seat} ${fault}.`));
    return !fault;
  };
  /** Whatever a port throws, now or later, ends in `fail`. */
  const tried = <Result>(work: () => Result, onError = fail): Result | undefined => {
    try {
      const result = work();
      if (result instanceof Promise) result.catch(onError);
      return result;
    } catch (error) {
      onError(error);
      return undefined;
    }
  };
  const present = (): AnyStep | undefined => {
    if (here) return here.latest;
    const step = tried(() => port.step);
    // nothing may have arrived yet
    if (step !== undefined && step !== seen && isStep((seen = step))) latest = step;
    return latest;
  };
  const ask = (action: AnyAction | null): void => {
    // a step has arrived that the table has not been given: its last action is not an answer to that
    if (here && here.held.length > 0) return here.refuse(refuse('not-now', 'The table has moved on.'), action);
    open++;
    asked = performance.now();
    tried(
      () => (action ? port.act(action) : port.undo()),
      error => {
        answered();
        fail(error);
      },
    );
    if (open > 0) asking(true);
  };
  return {
    seat,
    get step() {
      return present()!;
    },
    act: action => ask(action),
    undo: () => ask(null),
    waiting: () => open > 0 && performance.now() - asked < PATIENCE,
    listen(listener: PortListener<AnyAction, AnyAction, unknown>) {
      const end: End = {
        latest: present(),
        held: [],
        tell(step) {
          if (step.actor === seat) answered();
          listener.onStep(step);
        },
        refuse: (refusal, action) => listener.onRefused?.(refusal, action),
      };
      here = end;
      ends.push(end);
      const stop: unknown = tried(() =>
        port.listen({
          onStep(step) {
            if (here !== end || !isStep(step)) return;
            // a repeated step answers every request: nothing came of it
            if (step.number === (end.held.at(-1) ?? end.latest)?.number) return answered(open);
            end.held.push(step);
            tellAll(ends);
          },
          onRefused(refusal: Refusal, action) {
            if (here !== end) return;
            answered();
            if (typeof refusal?.code === 'string' && typeof refusal.message === 'string')
              listener.onRefused?.(refusal, action);
            else fail(new Error(`The refusal received for seat ${seat} has no code.`));
          },
          onError: fail,
        }),
      );
      return () => {
        ({ latest } = end);
        here = undefined;
        ends.splice(ends.indexOf(end), 1);
        answered(open);
        if (typeof stop === 'function') tried(stop as () => void);
      };
    },
  };
}
