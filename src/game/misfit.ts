/** What is wrong with a value from elsewhere: a view not of its game's shape, or data that is not plain. */
import { isCard } from '../cards/card.js';
import { isObject } from './actions.js';
import type { Shape } from './contract.js';
import { isChips, isListOf } from './options.js';

/** The longest list or word in a view, and the highest count. */
const LONGEST = 1000;

const isWithin = (value: unknown, least: number, most: number): boolean =>
  Number.isSafeInteger(value) && (value as number) >= least && (value as number) <= most;

/** Whether a value is what a word of a shape says, at a table with so many seats. */
const FITS: Readonly<Record<Extract<Shape, string>, (value: unknown, seats: number) => boolean>> = {
  flag: value => typeof value === 'boolean',
  word: value => typeof value === 'string' && value.length <= LONGEST,
  chips: isChips,
  integer: value => Number.isSafeInteger(value),
  count: value => isWithin(value, 0, LONGEST),
  seat: (value, seats) => isWithin(value, -1, seats - 1),
  viewer: (value, seats) => value === 'onlooker' || isWithin(value, 0, seats - 1),
  seats: (value, seats) => isWithin(value, 0, 2 ** seats - 1),
  card: value => isCard(value, true),
  anything: () => true,
};

type Composed = Exclude<Shape, string>;

/** Whether a shape is of a kind; only own fields count, since a page may have added some to all objects. */
const isOf = <Kind extends string>(
  kind: Kind,
  shape: Composed,
): shape is Extract<Composed, { readonly [Name in Kind]: unknown }> => Object.hasOwn(shape, kind);

/**
 * Where a value from elsewhere first departs from a shape, as in `round.bets`; `undefined` if it fits. It terminates on
 * any input, since it goes no deeper than the shape.
 * @param seats how many seats the table has.
 */
export function misfit(shape: Shape, value: unknown, seats: number, at = ''): string | undefined {
  if (typeof shape === 'string') return FITS[shape](value, seats) ? undefined : at;
  if (isOf('values', shape)) return shape.values.includes(value as string) ? undefined : at;
  if (isOf('maybe', shape)) return value === null ? undefined : misfit(shape.maybe, value, seats, at);
  if (isOf('either', shape))
    return shape.either.some(each => misfit(each, value, seats) === undefined) ? undefined : at;
  if (isOf('fields', shape)) {
    if (!isObject(value)) return at;
    const given = value as Readonly<Record<string, unknown>>;
    for (const [name, each] of Object.entries(shape.fields)) {
      const path = at ? `${at}.${name}` : name;
      if (!Object.hasOwn(given, name)) return path;
      const fault = misfit(each, given[name], seats, path);
      if (fault !== undefined) return fault;
    }
    return undefined;
  }
  const each = isOf('list', shape) ? shape.list : shape.perSeat;
  const fits =
    Array.isArray(value) &&
    (value.length === seats || (isOf('list', shape) && value.length <= LONGEST)) &&
    isListOf(value, entry => misfit(each, entry, seats) === undefined);
  return fits ? undefined : at;
}

/** The greatest depth of an action, an event or an offer. */
const DEEPEST = 6;

/**
 * Whether a value from elsewhere is harmless plain data, even if partly unknown: whole numbers, short words and lists,
 * seats of this table, ascending ranges. True of every action, event and offer.
 */
export function isPlain(value: unknown, seats: number, depth = DEEPEST): boolean {
  if (value === null || typeof value === 'boolean') return true;
  if (typeof value === 'number') return Number.isSafeInteger(value);
  if (typeof value === 'string') return value.length <= LONGEST;
  if (depth === 0) return false;
  if (Array.isArray(value)) return value.length <= LONGEST && isListOf(value, each => isPlain(each, seats, depth - 1));
  if (typeof value !== 'object') return false;
  const { seat, step, min, max } = value as Readonly<Record<string, unknown>>;
  return (
    (seat === undefined || isWithin(seat, 0, seats - 1)) &&
    (step === undefined || (isWithin(step, 1, Infinity) && isChips(min) && isChips(max) && min <= max)) &&
    Object.keys(value).length <= LONGEST &&
    Object.values(value).every(each => isPlain(each, seats, depth - 1))
  );
}
