/**
 * Messages on a connection are validated by the same rules at both ends: a text neither too long nor too deep, an
 * object with exactly one meaning, every part of it valid. Code that gets a message from here need not check again.
 */
import { isObject } from './actions.js';
import type { Refusal, Viewer } from './contract.js';
import type { GuestSays, HostSays } from './host-messages.js';
import { partsOf } from './lists.js';
import { isChips, isListOf } from './options.js';

/** The limits of a text before it is parsed. */
export interface Bounds {
  /** In characters. A longer text is not read. */
  readonly longestMessage: number;
  /** How deep objects and lists may be nested. */
  readonly deepest: number;
}

/** A guest sends little: an action, a name, a seed. A host may set other limits. */
export const FROM_GUEST: Bounds = { longestMessage: 4096, deepest: 8 };
/** A host sends a whole shoe at once to prove it. */
export const FROM_HOST: Bounds = { longestMessage: 2 ** 24, deepest: 64 };

/** An object received, of whatever shape. */
export type Message = Readonly<Record<string, unknown>>;

/** A guest's message to a host, or to the near end of a port, where actions have no numbers. */
export type FromGuest =
  | Exclude<GuestSays, { readonly act: unknown }>
  | { readonly act: unknown; readonly seen: number; readonly id?: number };

/** The message of a host, or of the near end of a port, to a guest. */
export type FromHost =
  | Exclude<HostSays, { readonly refused: Refusal }>
  | { readonly refused: Refusal; readonly action?: unknown; readonly id?: number }
  | { readonly seat: Viewer; readonly step: { readonly number: number } };

/** Parses a text, or its bytes, to an object; `undefined` if it is invalid or exceeds the limits. */
export function readMessage(message: unknown, { longestMessage, deepest }: Bounds): Message | undefined {
  const text = ArrayBuffer.isView(message) ? new TextDecoder().decode(message) : message;
  if (typeof text !== 'string' || text.length > longestMessage) return undefined;
  try {
    const value: unknown = JSON.parse(text);
    return isObject(value) && isSound(value, deepest) ? (value as Message) : undefined;
  } catch {
    return undefined;
  }
}

/** Whether nothing is nested too deep, and a copy would be identical. */
const isSound = (value: unknown, depth: number): boolean =>
  typeof value !== 'object' ||
  value === null ||
  (depth > 0 && !Object.hasOwn(value, '__proto__') && partsOf(value).every(each => isSound(each, depth - 1)));

/** Messages by the key that names them, with a check of everything that belongs to them. */
type Shapes = Readonly<Record<string, (message: Message) => boolean>>;

const isText = (value: unknown): value is string => typeof value === 'string';
const isViewer = (value: unknown): value is Viewer => value === 'onlooker' || isChips(value);
const mayBe = (fits: (value: unknown) => boolean, value: unknown): boolean => value === undefined || fits(value);
/** Whether a value is an object with valid parts. */
const has = (value: unknown, fits: (parts: Message) => boolean): boolean => isObject(value) && fits(value as Message);

const GUEST_SHAPES: Shapes = {
  // requests at the door are checked there, part by part
  join: ({ join }) => isObject(join),
  act: ({ seen, id }) => isChips(seen) && mayBe(isChips, id),
  seated: ({ seated }) => seated === true,
  sit: ({ sit }) => has(sit, ({ seat, name }) => mayBe(isChips, seat) && mayBe(isText, name)),
  name: ({ name }) => isText(name),
  leave: ({ leave }) => leave === true,
  fair: ({ fair }) => isObject(fair),
};

const KINDS: readonly unknown[] = ['person', 'computer', 'nobody'];

const HOST_SHAPES: Shapes = {
  joined: ({ joined }) =>
    has(
      joined,
      ({ room, seat, secret, next }) => isText(room) && isViewer(seat) && mayBe(isText, secret) && isChips(next),
    ),
  step: ({ seat, step }) => isViewer(seat) && has(step, ({ number }) => isChips(number)),
  done: ({ done }) => isChips(done),
  again: ({ again }) => isChips(again),
  refused: ({ refused, id }) =>
    has(refused, ({ code, message }) => isText(code) && isText(message)) && mayBe(isChips, id),
  people: ({ people, onlookers }) =>
    isChips(onlookers) &&
    isListOf(people, each =>
      has(
        each,
        ({ name, kind, here, left }) =>
          isText(name) && KINDS.includes(kind) && typeof here === 'boolean' && mayBe(Number.isFinite, left),
      ),
    ),
  here: ({ here }) => here === true,
  fair: ({ fair }) => isObject(fair),
};

/** Whether a message says exactly one of these things. */
function says(shapes: Shapes, message: Message): boolean {
  const [name, ...more] = Object.keys(message).filter(part => Object.hasOwn(shapes, part));
  return name !== undefined && more.length === 0 && shapes[name]!(message);
}

/** A parsed message as that of a guest, or `undefined`. */
export const asGuestSays = (message: Message): FromGuest | undefined =>
  says(GUEST_SHAPES, message) ? (message as FromGuest) : undefined;

/** Reads a message from a guest: `undefined` if it is not a valid one. */
export function readGuest(message: unknown): FromGuest | undefined {
  const read = readMessage(message, FROM_GUEST);
  return read && asGuestSays(read);
}

/** Reads a message from a host: `undefined` if it is not a valid one. */
export function readHost(message: unknown): FromHost | undefined {
  const read = readMessage(message, FROM_HOST);
  return read && says(HOST_SHAPES, read) ? (read as FromHost) : undefined;
}
