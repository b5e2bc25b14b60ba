import type { PropertyDeclarations } from 'lit';
import { allowed, isRule, show, readOption, type OptionRule, type OptionRules } from '../game/options.js';

/** How a page writes an option: the property, the attribute, what it may be, and where it stands in the game's options. */
export interface Setting {
  readonly property: string;
  readonly attribute: string;
  readonly rule: OptionRule;
  readonly path: readonly string[];
}

const kebab = (name: string): string => name.replace(/[A-Z]/g, letter => `-${letter.toLowerCase()}`);
const camel = (path: readonly string[]): string =>
  path.map((part, place) => (place === 0 ? part : part[0]!.toUpperCase() + part.slice(1))).join('');

/** A game's options as settings of its element: kebab case, nested ones flattened (`insurance: { per }` → `insurance-per`). */
export function settingsOf(rules: OptionRules, path: readonly string[] = []): readonly Setting[] {
  return Object.entries(rules).flatMap(([name, rule]): readonly Setting[] => {
    const here = [...path, name];
    if (!isRule(rule)) return settingsOf(rule, here);
    const property = camel(here);
    return rule.kind === 'purses' ? [] : [{ property, attribute: kebab(property), rule, path: here }];
  });
}

const fromAttribute =
  ({ kind }: OptionRule) =>
  (text: string | null) =>
    text === null ? undefined : kind === 'integer' && /^\s*-?\d+\s*$/.test(text) ? Number(text) : text;

/** Lit's property declarations for settings. */
export const propertiesOf = (settings: readonly Setting[]): PropertyDeclarations =>
  Object.fromEntries(
    settings.map(({ property, attribute, rule }) => [
      property,
      { attribute, converter: { fromAttribute: fromAttribute(rule) } },
    ]),
  );

/**
 * What a setting of an element is: its value if it is allowed, else the default; a bad value is told to `complain`
 * with the attribute, the value and what is allowed.
 */
export function settingOf(
  element: object,
  { property, attribute, rule }: Setting,
  complain: (message: string) => void,
): unknown {
  const given = (element as Record<string, unknown>)[property] ?? undefined;
  // A page may write a switch as a bare attribute or set it as a boolean.
  const value =
    rule.kind === 'choice' && rule.values.includes('on')
      ? given === true || given === ''
        ? 'on'
        : given === false
          ? 'off'
          : given
      : given;
  try {
    return readOption(property, rule, value);
  } catch {
    complain(
      `${attribute}=${show(value)} is not allowed. Allowed: ${allowed(rule)}. Taken instead: ${String(rule.default)}.`,
    );
    return rule.default;
  }
}

/** The game's options as an element's settings have them, nested again. */
export function optionsOf(
  element: object,
  settings: readonly Setting[],
  complain: (message: string) => void,
): Record<string, unknown> {
  const options: Record<string, unknown> = {};
  for (const setting of settings) {
    let group = options;
    for (const name of setting.path.slice(0, -1)) group = (group[name] ??= {}) as Record<string, unknown>;
    group[setting.path.at(-1)!] = settingOf(element, setting, complain);
  }
  return options;
}
