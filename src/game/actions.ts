import { HIDDEN, isCard } from '../cards/card.js';
import { isRange } from './to-action.js';
import type { Actor, AnyAction, Offer, Refusal, RefusalCode, Seat, TableState } from './contract.js';
import { isChips, isListOf, isSameList, show } from './options.js';

/**
 * What a field of an action may hold: one word from a list, or a list of them; a whole number from 0 (`number?`: or
 * absent); cards (with `??`); or a word that the game itself looks up.
 */
export type FieldRule =
  readonly string[] | { readonly each: readonly string[] } | 'number' | 'number?' | 'cards' | 'word';

/** The shape of every action of a game: its type, and its fields. */
export type ActionShapes = Readonly<Record<string, Readonly<Record<string, FieldRule>>>>;

/** Whether a value from outside is an object other than an array. */
export const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A refusal: a code for programs, a sentence for people. */
export const refuse = (code: RefusalCode, message: string): Refusal => ({ code, message });

const LONGEST_WORD = 40;

/** A kind of value, and its name. */
interface Kind {
  readonly fits: (value: unknown) => boolean;
  readonly called: string;
}

const CHIPS: Kind = { fits: isChips, called: 'a whole number from 0' };

/** The kinds of values that have a name in the rules. */
const KINDS: Readonly<Record<Extract<FieldRule, string>, Kind>> = {
  number: CHIPS,
  'number?': CHIPS,
  cards: { fits: value => isListOf(value, card => isCard(card, true)), called: 'a list of cards' },
  word: {
    fits: value => typeof value === 'string' && value.length > 0 && value.length <= LONGEST_WORD,
    called: 'a word',
  },
};

/** Whether a rule lists the words itself. Arrays are not probed for fields, since old libraries add `each` to them. */
const isWords = (rule: Exclude<FieldRule, string>): rule is readonly string[] => Array.isArray(rule);

function fits(rule: FieldRule, value: unknown): boolean {
  if (typeof rule === 'string') return KINDS[rule].fits(value);
  return isWords(rule) ? rule.includes(value as string) : isListOf(value, word => rule.each.includes(word as string));
}

function wanted(rule: FieldRule): string {
  if (typeof rule === 'string') return KINDS[rule].called;
  return isWords(rule) ? rule.join(' or ') : `a list of ${rule.each.join(', ')}`;
}

/** Why a value from outside is not an action of these shapes, or `undefined` if it is one. */
export function shapeError(shapes: ActionShapes, action: unknown): Refusal | undefined {
  if (!isObject(action)) {
    return refuse('malformed', 'An action is an object with a type.');
  }
  const fields = action as Record<string, unknown>;
  const { type } = fields;
  if (typeof type !== 'string' || !Object.hasOwn(fields, 'type') || !Object.hasOwn(shapes, type)) {
    return refuse(
      'malformed',
      `${show(type).slice(0, LONGEST_WORD)} is not an action of this game. Allowed: ${Object.keys(shapes).join(', ')}.`,
    );
  }
  const shape = shapes[type]!;
  for (const [name, rule] of Object.entries(shape)) {
    if (!Object.hasOwn(fields, name) ? rule !== 'number?' : !fits(rule, fields[name])) {
      return refuse('malformed', `${type}: ${name} must be ${wanted(rule)}.`);
    }
  }
  const stray = Object.keys(fields).find(name => name !== 'type' && !Object.hasOwn(shape, name));
  return stray === undefined
    ? undefined
    : refuse('malformed', `${type} has no field “${stray.slice(0, LONGEST_WORD)}”.`);
}

/** Whether an offer covers an action: the same type and fields, and each amount within its range and on its step. */
export function covers<Action extends AnyAction>(offer: Offer<Action>, action: Action): boolean {
  const fields = action as unknown as Record<string, unknown>;
  const names = Object.keys(offer);
  return (
    names.length === Object.keys(fields).length &&
    names.every(name => {
      const offered = (offer as Record<string, unknown>)[name];
      const value = fields[name];
      if (Array.isArray(offered)) return isSameList(value, offered);
      if (!isRange(offered)) return offered === value;
      return (
        isChips(value) && value >= offered.min && value <= offered.max && (value - offered.min) % offered.step === 0
      );
    })
  );
}

/** A copy of an action from outside and its lists, which the sender may still change; undefined if unreadable. */
export function ownCopy(action: unknown): unknown {
  try {
    return isObject(action)
      ? Object.fromEntries(
          Object.entries(action).map(([name, value]: [string, unknown]) => [
            name,
            Array.isArray(value) ? (value.slice() as unknown) : value,
          ]),
        )
      : action;
  } catch {
    return undefined;
  }
}

/** Whether an action hides something behind `??`: allowed in a seat’s log, but not in an action to be taken. */
export const hidesSomething = (action: unknown): boolean =>
  isObject(action) &&
  Object.values(action).some(value => value === HIDDEN || (Array.isArray(value) && value.includes(HIDDEN)));

/**
 * A game's `check`: refuses actions of unknown shape, by nobody, or from the wrong side, and asks the game otherwise.
 * @param croupiers the types of the croupier's own actions.
 * @param byCroupier why the croupier may not do this now; the action has the right shape.
 * @param bySeat the same for a seat of the table.
 */
export const checkOf =
  <State extends TableState, OfCroupier, OfSeat>(
    shapes: ActionShapes,
    croupiers: readonly string[],
    byCroupier: (state: State, action: OfCroupier) => Refusal | undefined,
    bySeat: (state: State, seat: Seat, action: OfSeat) => Refusal | undefined,
  ) =>
  (state: State, actor: Actor, given: unknown): Refusal | undefined => {
    if (actor !== 'croupier' && typeof actor !== 'number')
      return refuse('no-such-seat', `There is no seat ${show(actor)}.`);
    const action = ownCopy(given);
    const shape = shapeError(shapes, action);
    if (shape) return shape;
    const { type } = action as AnyAction;
    const isCroupiers = croupiers.includes(type);
    if (actor === 'croupier')
      return isCroupiers
        ? byCroupier(state, action as OfCroupier)
        : refuse('not-your-turn', `${type} is for a seat, not for the croupier.`);
    if (isCroupiers) return refuse('not-your-turn', `${type} is for the croupier, not for a seat.`);
    const { purses } = state.accounts;
    return purses[actor] === undefined
      ? refuse('no-such-seat', `There is no seat ${actor}; this table has ${purses.length}.`)
      : bySeat(state, actor, action as OfSeat);
  };
