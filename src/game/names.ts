/** What people and rooms may be called. */

/** Characters of a name, however long a host lets it be: more of one are not shown. */
export const LONGEST_NAME = 100;

/** Letters, digits and a few signs, beginning with a letter or digit. */
const ROOM = /^[\p{L}\p{N}][\p{L}\p{N} ._-]{0,63}$/u;

/** What shows nothing: controls, fillers (U+3164, U+115F), joiners (U+034F), the empty pattern of Braille. */
const UNSEEN = /(?!\s)[\p{C}\p{DI}\u2800]/gu;

/** One writing for what looks the same: accents composed, one space between words, none around. */
const composed = (text: string): string => text.normalize('NFC').replace(/\s+/gu, ' ').trim();

/** The name of a room in one writing: “friday ” is “friday”; “Friday” is another. @returns nothing for what is no name. */
export function roomName(name: unknown): string | undefined {
  const room = typeof name === 'string' ? composed(name) : '';
  return ROOM.test(room) && room.search(UNSEEN) < 0 ? room : undefined;
}

/**
 * A name as others may see it: no signs that cannot be seen or that turn the writing round (U+202E), no towers of accents,
 * one space between words, and not longer than `longest` characters.
 */
export function cleanName(name: unknown, longest: number): string {
  if (typeof name !== 'string') return '';
  const seen = name.slice(0, 20 * longest).replace(UNSEEN, '');
  const plain = composed(seen).replace(/(\p{M}{2})\p{M}+/gu, '$1');
  return [...plain].slice(0, longest).join('').trim();
}
