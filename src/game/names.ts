/** What people and rooms may be called. */

/** Letters, digits and a few signs, beginning with a letter or digit. */
const ROOM = /^[\p{L}\p{N}][\p{L}\p{N} ._-]{0,63}$/u;

export const isRoomName = (name: unknown): name is string => typeof name === 'string' && ROOM.test(name);

/**
 * A name as others may see it: no signs that cannot be seen or that turn the writing round (U+202E), no towers of accents,
 * one space between words, and not longer than `longest` characters.
 */
export function cleanName(name: unknown, longest: number): string {
  if (typeof name !== 'string') return '';
  const plain = name
    .slice(0, 20 * longest)
    .normalize('NFC')
    .replace(/\s+/gu, ' ')
    .replace(/\p{C}/gu, '')
    .replace(/(\p{M}{2})\p{M}+/gu, '$1')
    .trim();
  return [...plain].slice(0, longest).join('').trim();
}
