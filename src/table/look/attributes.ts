import type { PropertyDeclarations } from 'lit';
import {
  allowed,
  isRule,
  OptionError,
  show,
  readOption,
  type OptionRule,
  type OptionRules,
} from '../../game/options.js';

/**
 * An option as a page writes it: the property, the attribute, its allowed values, and its path in the game's options;
 * with an empty path it changes only what is shown.
 */
export interface Setting {
  readonly property: string;
  readonly attribute: string;
  readonly rule: OptionRule;
  readonly path: readonly string[];
  /** What replaces a bad value, in words, if not the rule's default. */
  readonly instead?: string | undefined;
}

const kebab = (name: string): string => name.replace(/[A-Z]/g, letter => `-${letter.toLowerCase()}`);
const camel = (path: readonly string[]): string =>
  path.map((part, place) => (place === 0 ? part : part.charAt(0).toUpperCase() + part.slice(1))).join('');

/** A game's options as settings of its element: kebab case, nested ones flattened (`insurance: { per }` → `insurance-per`). */
export function settingsOf(rules: OptionRules, path: readonly string[] = []): readonly Setting[] {
  return Object.entries(rules).flatMap(([name, rule]): readonly Setting[] => {
    const here = [...path, name];
    if (!isRule(rule)) return settingsOf(rule, here);
    const property = camel(here);
    return rule.kind === 'purses' ? [] : [{ property, attribute: kebab(property), rule, path: here }];
  });
}

/** An option's value as a page may write it: a boolean also as `on | off`. */
export type Given<Value> = Value extends boolean ? boolean | 'on' | 'off' : Value;

/**
 * A value as the page meant it: frameworks write attributes as properties and vice versa. A whole number may be a
 * string; a boolean may be a bare attribute, `on | off`, `true` or `false`, also as strings.
 */
function meant(rule: OptionRule, given: unknown): unknown {
  if (rule.kind === 'integer') return typeof given === 'string' && /^\s*-?\d+\s*$/.test(given) ? +given : given;
  const isFlag = rule.kind === 'flag';
  if (!isFlag && !(rule.kind === 'choice' && rule.values.includes('on'))) return given;
  if (['', 'on', 'true', true].includes(given as string)) return isFlag || 'on';
  if (['off', 'false', false].includes(given as string)) return !isFlag && 'off';
  return given;
}

/** The allowed values of a setting, in the words of an attribute. */
const allowedAs = (rule: OptionRule): string => (rule.kind === 'flag' ? 'on, off' : allowed(rule));

/** A setting's value as it is written in an attribute. */
export function written(value: unknown): string {
  if (typeof value !== 'boolean') return String(value);
  return value ? 'on' : 'off';
}

/** Lit's property declarations for settings. */
export const propertiesOf = (settings: readonly Setting[]): PropertyDeclarations =>
  Object.fromEntries(
    settings.map(({ property, attribute, rule }) => [
      property,
      { attribute, converter: (text: string | null) => meant(rule, text ?? undefined) },
    ]),
  );

/** What each seat has at the opening, in chips, as one number; `instead`: what that is if somebody else decides it. */
export const purseSetting = (usual: number, instead?: string): Setting => ({
  instead,
  property: 'purse',
  attribute: 'purse',
  rule: { kind: 'integer', min: 1, max: 1e9, default: usual },
  path: ['purses'],
});

/**
 * The effective value of a setting: its value if allowed, else the default; a bad value is reported to `complain` with
 * the attribute, the value and what is allowed.
 */
export function settingOf(
  element: object,
  { property, attribute, rule, instead }: Setting,
  complain: (message: string) => void,
): unknown {
  const value = meant(rule, (element as Record<string, unknown>)[property] ?? undefined);
  try {
    return readOption(property, rule, value);
  } catch {
    complain(
      `${attribute}=${show(value)} is not allowed. Allowed: ${allowedAs(rule)}. Used instead: ${instead ?? written(rule.default)}.`,
    );
    return rule.default;
  }
}

/** The game's options that an element's settings name, nested again; defaults and presets are left to the game. */
export function optionsOf(
  element: object,
  settings: readonly Setting[],
  complain: (message: string) => void,
): Record<string, unknown> {
  const options: Record<string, unknown> = {};
  for (const setting of settings) {
    const given = (element as Record<string, unknown>)[setting.property] ?? undefined;
    if (given === undefined || setting.path.length === 0) continue;
    let faulty = false;
    const value = settingOf(element, setting, message => {
      faulty = true;
      complain(message);
    });
    if (faulty) continue;
    let group = options;
    for (const name of setting.path.slice(0, -1)) group = (group[name] ??= {}) as Record<string, unknown>;
    group[setting.path.at(-1)!] = value;
  }
  return options;
}

/**
 * Options that are each allowed may still conflict. Then those set by the page are reset to their defaults until all
 * fit: a single one if that is enough, preferably the one that the game names.
 * @param faultOf why the game refuses options, or `undefined`.
 */
export function fitting(
  element: object,
  settings: readonly Setting[],
  given: Readonly<Record<string, unknown>>,
  faultOf: (options: object) => Error | undefined,
  complain: (message: string) => void,
): object {
  const error = faultOf(given);
  if (!error) return given;
  const without = ({ path: [name = ''] }: Setting) => {
    const { [name]: _, ...rest } = given;
    return rest;
  };
  const set = settings.filter(
    ({ property, path: [name = ''] }) => name in given && (element as Record<string, unknown>)[property] !== undefined,
  );
  const named = set.find(({ path }) => error instanceof OptionError && path.join('.') === error.option);
  const mended = set.filter(setting => !faultOf(without(setting)));
  const bad = mended.find(each => each === named) ?? mended[0] ?? named ?? set[0];
  if (!bad) throw error;
  const value = (element as Record<string, unknown>)[bad.property];
  complain(
    `${bad.attribute}=${show(value)} does not fit. ${error.message} Used instead for ${bad.attribute}: ${written(bad.rule.default)}.`,
  );
  return fitting(element, settings, without(bad), faultOf, complain);
}
