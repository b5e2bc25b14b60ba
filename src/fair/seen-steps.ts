/** What a guest keeps of the steps that it was sent: what shows whether others are the same. */
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { HIDDEN, isCard } from '../cards/card.js';
import { isObject } from '../game/actions.js';
import type { Actor, AnyAction, TableView, Viewer } from '../game/contract.js';
import type { Step } from '../game/port.js';
import { isChips } from '../game/options.js';

/** One step as sent to a guest. */
export interface SeenStep {
  readonly number: number;
  readonly viewer: Viewer;
  /**
   * `act`: somebody has acted. `undo`: an action was taken back. `look`: the current table, sent to newcomers. `odd`:
   * nothing a host sends.
   */
  readonly kind: 'act' | 'undo' | 'look' | 'odd';
  /** Whether it repeats the previous step: on a new connection, or as another seat sees it. */
  readonly isAgain?: boolean;
  readonly actor: Actor;
  /** Equal for the same action, and for no other; likewise for events and the view. */
  readonly action: string;
  readonly events: string;
  readonly view: string;
  /** The cards in the view whose faces are shown, each once, in order. */
  readonly cards: string;
  /** Whether several seats act together after it, so that their actions can still be taken back. */
  readonly isTogether: boolean;
  /** Whether it is the first on a connection: what was said just before it may be lost. */
  readonly isFirst: boolean;
  /** The hand, coup or turn. */
  readonly hand: number;
  /** Whether it is a change of seats, which a host may make for an absent player, or chips bought. */
  readonly seating?: 'change' | 'buyIn' | undefined;
  /** Whether the guest's own seat has acted without a request. */
  readonly isUnasked?: boolean;
}

/** Steps that follow each other without a gap. */
export interface StepRun {
  /** Whether the first of them begins the log of a hand or shoe. */
  readonly isStart: boolean;
  readonly steps: readonly SeenStep[];
}

/** What a host may do in a guest's name without a request, beside what the rules say for a seat that times out. */
export const SEATING: readonly string[] = ['sit', 'sitIn', 'sitOut', 'leave'];

/** The deepest nesting of lists and objects that is read: more would fill the stack, and no table has it. */
const DEEPEST = 64;

/** A value as text with sorted fields: the same for the same data. */
function canonical(value: unknown, depth = DEEPEST): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  if (depth === 0) return '…';
  let text = '';
  if (Array.isArray(value)) {
    for (const each of value) text += `${canonical(each, depth - 1)},`;
    return `[${text}]`;
  }
  const parts = value as Readonly<Record<string, unknown>>;
  for (const name of Object.keys(value).sort())
    if (parts[name] !== undefined) text += `${JSON.stringify(name)}:${canonical(parts[name], depth - 1)},`;
  return `{${text}}`;
}

/** Equal for the same data, and for no other that a table could have. */
export const digest = (value: unknown): string => bytesToHex(sha256(utf8ToBytes(canonical(value))));

/** The known cards anywhere in a value, each once. */
export function cardsIn(value: unknown): string {
  const found = new Set<string>();
  const look = (part: unknown, depth: number): void => {
    if (isCard(part) && part !== HIDDEN) found.add(part);
    else if (depth > 0 && typeof part === 'object' && part !== null)
      for (const each of Object.values(part)) look(each, depth - 1);
  };
  look(value, DEEPEST);
  return [...found].sort().join(' ');
}

type AnyStep = Step<AnyAction, AnyAction, TableView>;

/** A step as a guest keeps it. @param isFirst whether it is the first on a connection, or at a seat. */
export function seenStepOf(viewer: Viewer, step: AnyStep, isFirst: boolean): SeenStep {
  const { number, actor, action, events, view } = step;
  const { hand } = (isObject(view) ? view : {}) as Partial<TableView>;
  const turn = turnOf(view);
  const isTogether = turn.kind === 'seats' && turn.together;
  return {
    ...{ number, viewer, kind: kindOf(step, isFirst), actor, action: digest(action) },
    ...{ events: digest(events), view: digest(view), cards: cardsIn(view), isFirst, isTogether },
    hand: isChips(hand) ? hand : 0,
    seating: seatingOf(action),
  };
}

function seatingOf(action: AnyStep['action']): SeenStep['seating'] {
  const { type = '' } = isObject(action) ? action : {};
  if (SEATING.includes(type)) return 'change';
  return type === 'buyIn' ? type : undefined;
}

function kindOf({ actor, action, events }: AnyStep, isFirst: boolean): SeenStep['kind'] {
  if (isObject(action)) return 'act';
  if (!Array.isArray(events) || events.length > 0) return 'odd';
  if (actor !== 'croupier') return 'undo';
  return isFirst ? 'look' : 'odd';
}

/** Whose turn a view says it is, however foreign. */
export function turnOf(view: unknown): TableView['turn'] {
  const { turn } = (isObject(view) ? view : {}) as Partial<TableView>;
  return isObject(turn) ? turn : { kind: 'over' };
}
