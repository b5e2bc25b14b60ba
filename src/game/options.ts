/** How one option is written, its allowed values, and its default. */
export type OptionRule =
  | { readonly kind: 'integer'; readonly min: number; readonly max: number; readonly default: number }
  | { readonly kind: 'choice'; readonly values: readonly string[]; readonly default: string }
  | { readonly kind: 'flag'; readonly default: boolean }
  | {
      readonly kind: 'purses';
      readonly seats: number;
      /** The minimum number of seats, and of chips for each; 1 and 0 by default. */
      readonly fewest?: number;
      readonly least?: number;
      readonly default: readonly number[];
    };

/** A game's options as a table; a nested table is a group of options (`insurance: { per, price, mode }`). */
export interface OptionRules {
  readonly [name: string]: OptionRule | OptionRules;
}

/** An option with a list of allowed words, the first by default. */
export const choice = <const Values extends readonly string[]>(...values: Values) =>
  ({ kind: 'choice', values, default: values[0]! }) as const;
/** A whole-number option within limits. */
export const integer = (standard: number, min: number, max: number) =>
  ({ kind: 'integer', min, max, default: standard }) as const;
/** A boolean option. */
export const flag = (standard: boolean) => ({ kind: 'flag', default: standard }) as const;

/** Thrown for a bad option; the message names it, the value given and those allowed. */
export class OptionError extends Error {
  override readonly name = 'OptionError';
  constructor(
    readonly option: string,
    given: unknown,
    allowed: string,
  ) {
    super(`${option}: ${show(given)} is not allowed. Allowed: ${allowed}.`);
  }
}

/** A foreign value in words; never throws, whatever it is. */
export function show(value: unknown): string {
  try {
    return (typeof value === 'number' ? undefined : JSON.stringify(value)) ?? String(value);
  } catch {
    return `a ${typeof value}`;
  }
}

export const isRule = (entry: OptionRule | OptionRules): entry is OptionRule => typeof entry.kind === 'string';

/** The allowed values of an option, in words. */
export function allowed(rule: OptionRule): string {
  switch (rule.kind) {
    case 'integer':
      return `a whole number from ${rule.min} to ${rule.max}`;
    case 'choice':
      return rule.values.join(', ');
    case 'flag':
      return 'true or false';
    case 'purses':
      return `a list of ${rule.fewest ?? 1} to ${rule.seats} purses, each a whole number of chips from ${rule.least ?? 0} to ${MAX_PURSE}`;
  }
}

/** The largest purse at the opening: the sum of all accounts stays exact. */
export const MAX_PURSE = 1e12;

/** Whether a value from outside is an array of which every entry fits; holes do not, which `every` would skip. */
export const isListOf = (
  value: unknown,
  fits: (entry: unknown, place: number) => boolean,
): value is readonly unknown[] => Array.isArray(value) && value.findIndex((entry, place) => !fits(entry, place)) < 0;

/** Whether two lists are equal, entry by entry. */
export const isSameList = (value: unknown, other: unknown): boolean =>
  Array.isArray(other) && isListOf(value, (entry, place) => entry === other[place]) && value.length === other.length;

export const isChips = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) >= 0;

const isPurse = (value: unknown, least = 0): boolean => isChips(value) && value >= least && value <= MAX_PURSE;

function fits(rule: OptionRule, value: unknown): boolean {
  switch (rule.kind) {
    case 'integer':
      return Number.isSafeInteger(value) && (value as number) >= rule.min && (value as number) <= rule.max;
    case 'choice':
      return rule.values.includes(value as string);
    case 'flag':
      return typeof value === 'boolean';
    case 'purses':
      return (
        isListOf(value, purse => isPurse(purse, rule.least)) &&
        value.length >= (rule.fewest ?? 1) &&
        value.length <= rule.seats
      );
  }
}

/**
 * One option's value: the given one if valid, the default if absent.
 * @throws {OptionError} if it is not valid.
 */
export function readOption(name: string, rule: OptionRule, value: unknown): unknown {
  if (value === undefined) return rule.default;
  if (!fits(rule, value)) throw new OptionError(name, value, allowed(rule));
  // a list is copied, so that later changes by its owner cannot reach the table
  return Array.isArray(value) ? value.slice() : value;
}

/**
 * A complete set of options from a partial, foreign one.
 * @throws {OptionError} that names the first unknown option or invalid value.
 */
export function readOptions<Options>(rules: OptionRules, given: unknown = {}, within = ''): Options {
  if (typeof given !== 'object' || given === null || Array.isArray(given)) {
    throw new OptionError(within.slice(0, -1) || 'options', given, 'an object of options');
  }
  for (const name of Object.keys(given)) {
    if (!Object.hasOwn(rules, name)) throw new OptionError(within + name, name, Object.keys(rules).join(', '));
  }
  return Object.fromEntries(
    Object.entries(rules).map(([name, rule]) => {
      const value = (given as Record<string, unknown>)[name];
      return [
        name,
        isRule(rule) ? readOption(within + name, rule, value) : readOptions(rule, value, `${within}${name}.`),
      ];
    }),
  ) as Options;
}

/** The same rules with other defaults: a preset. */
export const withDefaults = (rules: OptionRules, defaults: Readonly<Record<string, unknown>>): OptionRules =>
  Object.fromEntries(
    Object.entries(rules).map(([name, rule]) => [
      name,
      Object.hasOwn(defaults, name) && isRule(rule) ? ({ ...rule, default: defaults[name] } as OptionRule) : rule,
    ]),
  );
