/** What a table needs at the ports of a croupier elsewhere. Loaded when it is given some. */
import { isObject } from '../game/actions.js';
import type { AnyAction, Refusal } from '../game/contract.js';
import type { PortListener, SeatPort, Step } from '../game/croupier.js';
import { isListOf } from '../game/options.js';
import type { Language } from './lang.js';
import { wordsIn } from './messages.js';

const WORDS = {
  waiting:
    'The croupier has not answered yet.|Der Croupier hat noch nicht geantwortet.|Le croupier n’a pas encore répondu.',
} as const;

/** After so many milliseconds without an answer the player may ask once more: the first question may be lost. */
const PATIENCE = 5000;

// An answer that comes soon changes nothing that is seen.
export const styles = String.raw`
  .bar {
    transition: opacity 0.2s;
  }
  .table.asked {
    cursor: progress;
    .bar {
      opacity: 0.6;
      transition-delay: 0.15s;
    }
  }
`;

type AnyPort = SeatPort<AnyAction, AnyAction, unknown>;
type AnyStep = Step<AnyAction, AnyAction, unknown>;

/** A port as a table takes it. */
export type RemotePort<Port> = Port & {
  /** What the player is told while an answer to what they have done is on its way; nothing when they may do something. */
  waiting(language: Language): string | undefined;
};

const hasFields = isObject as (value: unknown) => value is Readonly<Record<string, unknown>>;
const areTyped = (value: unknown): boolean => isListOf(value, each => hasFields(each) && typeof each.type === 'string');

/** Whether a value may stand where the model has this one; what is not there yet may become anything. */
const isLike = (given: unknown, like: unknown): boolean =>
  like === null ||
  (given !== undefined &&
    typeof given === typeof like &&
    (!Array.isArray(like) ||
      (Array.isArray(given) &&
        (like.length === 0 || given.every(each => each !== null && typeof each === typeof like[0])))));

/** Why a value is no view that has all parts of another one, or nothing. */
function unlike(view: unknown, model: object, name: string): string | undefined {
  if (!hasFields(view)) return `has no ${name}`;
  for (const [part, like] of Object.entries(model)) {
    if (part !== 'seat' && !isLike(view[part], like)) return `has no “${part}” in its ${name}, or not one of this game`;
    const fault = ['options', 'accounts'].includes(part) ? unlike(view[part], like as object, part) : undefined;
    if (fault) return fault;
  }
  return undefined;
}

/** Why a value from a port is no step of this game, or nothing. */
function faultOf(step: unknown, model: object): string | undefined {
  if (!hasFields(step)) return 'is no object';
  const { number, actor, action, events, legal, view } = step;
  if (!Number.isSafeInteger(number)) return 'has no number';
  if (actor !== 'croupier' && !Number.isSafeInteger(actor)) return 'has no actor';
  if (action !== null && !areTyped([action])) return 'has no action';
  if (!areTyped(events)) return 'has no list of events';
  if (!areTyped(legal)) return 'has no list of offers';
  return unlike(view, model, 'view');
}

/** Why a value from a page is no port, or nothing. */
function portFault(port: unknown): string | undefined {
  if (!hasFields(port)) return 'is no object';
  if (port.seat !== 'onlooker' && !(Number.isSafeInteger(port.seat) && (port.seat as number) >= 0))
    return 'has no seat: a number from 0, or “onlooker”';
  const missing = ['act', 'undo', 'listen'].find(name => typeof port[name] !== 'function');
  return missing && `has no function “${missing}”`;
}

/**
 * The ports of a page, each checked at the door: what is no step of this game is told as a fault and goes no further.
 * @param model a view of this game, of any table.
 * @param root where the table is drawn: it shows when an answer is on its way.
 */
export function remotePorts<Port>(
  ports: unknown,
  model: object,
  root: ParentNode,
  fail: (error: unknown) => void,
): readonly RemotePort<Port>[] {
  const asking = (asked: boolean): void => void root.querySelector('.table')?.classList.toggle('asked', asked);
  if (!Array.isArray(ports)) {
    fail(new Error('ports: it must be a list of seat ports.'));
    return [];
  }
  const ends: End[] = [];
  return ports.flatMap((port: AnyPort, index) => {
    const fault = portFault(port);
    if (!fault) return [guarded(port, ends, model, fail, asking) as unknown as RemotePort<Port>];
    fail(new Error(`ports: number ${index + 1} ${fault}.`));
    return [];
  });
}

/** A port of this table while it listens there. */
interface End {
  latest: AnyStep | undefined;
  /** Steps that have come and are not told yet. */
  readonly held: AnyStep[];
  readonly tell: (step: AnyStep) => void;
}

/**
 * Tells the steps that have come at all ports of the table: one line may be slower than another, but the people round
 * one screen see the same at the same time, as they do at a croupier of their own.
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
  model: object,
  fail: (error: unknown) => void,
  asking: (asked: boolean) => void,
): RemotePort<AnyPort> {
  let seen: unknown;
  let latest: AnyStep | undefined;
  /** What this port is to the others while the table listens. */
  let here: End | undefined;
  /** So many answers are on their way, to what was asked last at this time. */
  let open = 0;
  let asked = 0;
  const answered = (answers = 1): void => {
    open = Math.max(0, open - answers);
    if (open === 0) asking(false);
  };
  const isStep = (step: unknown): step is AnyStep => {
    const fault = faultOf(step, model);
    if (fault) fail(new Error(`The step that came for seat ${port.seat} ${fault}.`));
    return !fault;
  };
  const present = (): AnyStep | undefined => {
    if (here) return here.latest;
    const { step } = port;
    // nothing may have come yet
    if (step !== undefined && step !== seen && isStep((seen = step))) latest = step;
    return latest;
  };
  const ask = (work: () => void): void => {
    open++;
    asked = performance.now();
    try {
      work();
    } catch (error) {
      answered();
      fail(error);
    }
    if (open > 0) asking(true);
  };
  return {
    seat: port.seat,
    get step() {
      return present()!;
    },
    act: action => ask(() => port.act(action)),
    undo: () => ask(() => port.undo()),
    waiting: language =>
      open > 0 && performance.now() - asked < PATIENCE ? wordsIn(WORDS, language).waiting : undefined,
    listen(listener: PortListener<AnyAction, AnyAction, unknown>) {
      const end: End = {
        latest: present(),
        held: [],
        tell(step) {
          if (step.actor === port.seat) answered();
          listener.step(step);
        },
      };
      here = end;
      ends.push(end);
      const stop = port.listen({
        step(step) {
          if (here !== end || !isStep(step)) return;
          // a step that comes once more answers whatever has been asked: nothing has come of it
          if (step.number === (end.held.at(-1) ?? end.latest)?.number) return answered(open);
          end.held.push(step);
          tellAll(ends);
        },
        refused(refusal: Refusal, action) {
          if (here !== end) return;
          answered();
          if (typeof refusal?.code === 'string') listener.refused?.(refusal, action);
          else fail(new Error(`The refusal that came for seat ${port.seat} has no code.`));
        },
        failed: fail,
      });
      return () => {
        ({ latest } = end);
        here = undefined;
        ends.splice(ends.indexOf(end), 1);
        answered(open);
        stop();
      };
    },
  };
}
