/** Languages that a page brings of its own: over the English text, key by key. */
import { directionOf, LANGUAGES, type Language } from '../look/lang.js';
import type { HostText } from './host/en.js';
import type { Texts } from './texts.js';

/** Some of a text's keys, inside groups too. */
type Some<Text> = {
  readonly [Key in keyof Text]?: Text[Key] extends readonly unknown[] | ((...words: never[]) => unknown)
    ? Text[Key]
    : Text[Key] extends object
      ? Some<Text[Key]>
      : Text[Key];
};

/** What a page may bring of a table's text, and as the group `host` of what it says at a host. */
export type SomeOf<Text> = Some<Text & { readonly host: HostText }>;

/** By the texts of a table, and by language. */
const OWN = new WeakMap<object, Map<string, object>>();
const waiting = new Set<() => void>();

/** Whether a language is one that every table speaks. */
const isSpoken = (lang: string): lang is Language => (LANGUAGES as readonly string[]).includes(lang);

/** The language itself where every table speaks it, else English. */
export const spokenOr = (lang: string): Language => (isSpoken(lang) ? lang : 'en');

/** A text with what is missing taken from another. */
export function over<Text extends object>(base: Text, own: object): Text {
  const whole: Record<string, unknown> = { ...(base as Record<string, unknown>) };
  for (const [key, value] of Object.entries(own)) {
    const under = whole[key];
    const isGroup = typeof value === 'object' && value !== null && !Array.isArray(value) && typeof under === 'object';
    if (value !== undefined) whole[key] = isGroup ? over(under as object, value as object) : (value as unknown);
  }
  return whole as Text;
}

/** A number with its sign, its separators and its per cent: sums, limits such as 10 / 15. */
const NUMBERS = /[+\-−±]?\u202f?\d+(?:(?:[.,:–/\-\u00a0\u202f]| \/ )\d+)*(?:[\u00a0\u202f]?%)?/g;

/**
 * What a language from right to left says, its numbers from left to right: there “−5” would become “5−” and “5–10” “10–5”.
 * Each is isolated (U+2066 to U+2069).
 */
function withNumbers(said: unknown): unknown {
  if (typeof said === 'string') return said.replace(NUMBERS, '\u2066$&\u2069');
  if (typeof said === 'function')
    return (...about: readonly unknown[]) => withNumbers((said as (...of: readonly unknown[]) => unknown)(...about));
  if (typeof said !== 'object' || said === null) return said;
  if (Array.isArray(said)) return said.map(withNumbers);
  return Object.fromEntries(Object.entries(said).map(([key, each]) => [key, withNumbers(each)]));
}

/**
 * Teaches a table a language; tables that are on the page and wait for it speak it at once.
 * @param lang two or three letters, as `lang` of the page begins: `es`.
 * @throws {RangeError} where it is no such word, or a language that tables speak already.
 */
export function registerOwn<Text extends object>(texts: Texts<Text>, lang: string, own: SomeOf<Text>): void {
  if (!/^[a-z]{2,3}$/.test(lang))
    throw new RangeError(
      `“${lang}” is not a language code: expected two or three lower-case letters, as in lang="es".`,
    );
  if (isSpoken(lang)) throw new RangeError(`“${lang}” is built in; register your language under another code.`);
  const known = OWN.get(texts) ?? new Map<string, object>();
  const whole = over(texts.en, own);
  OWN.set(texts, known.set(lang, directionOf(lang) === 'rtl' ? (withNumbers(whole) as Text) : whole));
  for (const tell of waiting) tell();
}

/** A page's own text for a table, whole; nothing where there is none in this language. */
export const ownText = <Text extends object>(texts: Texts<Text>, lang: string): Text | undefined =>
  OWN.get(texts)?.get(lang) as Text | undefined;

/** Calls back when a page has brought a language. @returns a function that ends it. */
export function whenRegistered(callback: () => void): () => void {
  waiting.add(callback);
  return () => waiting.delete(callback);
}
