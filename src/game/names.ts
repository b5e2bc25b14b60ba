/** Names of people and rooms. */

/** The most characters of a name that are shown, however long a host allows it to be. */
export const LONGEST_NAME = 100;

/** Letters, digits and a few signs, beginning with a letter or digit. */
const ROOM = /^[\p{L}\p{N}][\p{L}\p{N} ._-]{0,63}$/u;

/** Invisible characters: controls, fillers (U+3164, U+115F), joiners (U+034F), the blank Braille pattern. */
const UNSEEN = /(?!\s)[\p{C}\p{DI}\u2800]/gu;

/** One spelling for what looks the same: accents composed, single spaces between words, none around. */
const composed = (text: string): string => text.normalize('NFC').replace(/\s+/gu, ' ').trim();

/**
 * The canonical name of a room: “friday ” is “friday”; “Friday” is another. @returns `undefined` if it is not a valid
 * name.
 */
export function roomName(name: unknown): string | undefined {
  const room = typeof name === 'string' ? composed(name) : '';
  return ROOM.test(room) && room.search(UNSEEN) < 0 ? room : undefined;
}

/**
 * A name safe to show others: no invisible characters or ones that reverse the text (U+202E), no stacked accents,
 * single spaces between words, and at most `longest` characters.
 */
export function cleanName(name: unknown, longest: number): string {
  if (typeof name !== 'string') return '';
  const seen = name.slice(0, 20 * longest).replace(UNSEEN, '');
  const plain = composed(seen).replace(/(\p{M}{2})\p{M}+/gu, '$1');
  return [...plain].slice(0, longest).join('').trim();
}
