/**
 * What comes down a connection is read by one rule at both ends: a text that is neither too long nor too deep, of an object
 * that says one thing, every part of which is what it should be. Whoever gets it from here need not look again.
 */
import { isObject } from './actions.js';
import type { Refusal, Viewer } from './contract.js';
import type { GuestSays, HostSays } from './host-messages.js';
import { partsOf } from './lists.js';
import { isChips, isListOf } from './options.js';

/** What a text may be before it is a message. */
export interface Bounds {
  /** Characters. A longer text is not read. */
  readonly longestMessage: number;
  /** How deep objects and lists may lie in each other. */
  readonly deepest: number;
}

/** A guest says little: an action, a name, a seed. A host may set other bounds. */
export const FROM_GUEST: Bounds = { longestMessage: 4096, deepest: 8 };
/** A host tells a whole shoe at once when it proves it. */
export const FROM_HOST: Bounds = { longestMessage: 2 ** 24, deepest: 64 };

/** An object that has come, of whatever shape. */
export type Message = Readonly<Record<string, unknown>>;

/** What a guest says to a host, or to the near end of a port: there actions have no numbers of their own. */
export type FromGuest =
  | Exclude<GuestSays, { readonly act: unknown }>
  | { readonly act: unknown; readonly seen: number; readonly id?: number };

/** What a host, or the near end of a port, says to a guest. */
export type FromHost =
  | Exclude<HostSays, { readonly refused: Refusal }>
  | { readonly refused: Refusal; readonly action?: unknown; readonly id?: number }
  | { readonly seat: Viewer; readonly step: { readonly number: number } };

/** A text, or the bytes of one, as an object; nothing where it is none, or out of bounds. */
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

/** Whether nothing lies too deep, and nothing would become something else when it is copied. */
const isSound = (value: unknown, depth: number): boolean =>
  typeof value !== 'object' ||
  value === null ||
  (depth > 0 && !Object.hasOwn(value, '__proto__') && partsOf(value).every(each => isSound(each, depth - 1)));

/** What a message says, by the part that names it, and whether all that belongs to it is what it should be. */
type Shapes = Readonly<Record<string, (message: Message) => boolean>>;

const isText = (value: unknown): value is string => typeof value === 'string';
const isViewer = (value: unknown): value is Viewer => value === 'onlooker' || isChips(value);
const mayBe = (fits: (value: unknown) => boolean, value: unknown): boolean => value === undefined || fits(value);
/** Whether a value is an object, and its parts fit. */
const has = (value: unknown, fits: (parts: Message) => boolean): boolean => isObject(value) && fits(value as Message);

const GUEST_SHAPES: Shapes = {
  // what is asked for at the door is answered there, part by part
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

/** Whether a message says one of these things, and no other of them beside it. */
function says(shapes: Shapes, message: Message): boolean {
  const [name, ...more] = Object.keys(message).filter(part => Object.hasOwn(shapes, part));
  return name !== undefined && more.length === 0 && shapes[name]!(message);
}

/** A message as what a guest says, or nothing. */
export const asGuestSays = (message: Message): FromGuest | undefined =>
  says(GUEST_SHAPES, message) ? (message as FromGuest) : undefined;

/** What has come from a guest: nothing where it is no message, or says nothing that a guest says. */
export function readGuest(message: unknown): FromGuest | undefined {
  const read = readMessage(message, FROM_GUEST);
  return read && asGuestSays(read);
}

/** What has come from a host: nothing where it is no message, or says nothing that a host says. */
export function readHost(message: unknown): FromHost | undefined {
  const read = readMessage(message, FROM_HOST);
  return read && says(HOST_SHAPES, read) ? (read as FromHost) : undefined;
}
