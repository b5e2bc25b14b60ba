/** Assigns a face to each computer player of a table. */
import type { Person } from './people.js';

/** The bounds of a portrait, for `<svg viewBox>`. */
export const PORTRAIT_BOX = '-46 -140 92 92';

/** The names of the portraits, in the order of `art/portraits.ts`: computer players of these names have these faces. */
export const SITTERS = [
  ...['Anna', 'Bruno', 'Clara', 'Emil', 'Frieda', 'Gustav'],
  ...['Hanna', 'Ida', 'Jakob', 'Konrad', 'Lotte', 'Max'],
];

/** A number derived from a name. */
const numberOf = (name: string): number => [...name].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0);

/**
 * The portraits of the computer players, by seat; undefined for people. A name has the same face at every table, unless
 * somebody else there already has it: no two are alike as long as there are faces left.
 */
export function portraitsOf(people: readonly Person[]): readonly (number | undefined)[] {
  const taken = new Set<number>();
  const take = (wanted: number): number => {
    const free = SITTERS.map((_, step) => (wanted + step) % SITTERS.length).find(face => !taken.has(face));
    taken.add(free ?? wanted);
    return free ?? wanted;
  };
  const ownOf = ({ name, level }: Person): number => (level ? SITTERS.indexOf(name) : -1);
  const own = people.map(person => (ownOf(person) >= 0 ? take(ownOf(person)) : undefined));
  return people.map(
    ({ name, level }, seat) => own[seat] ?? (level ? take(numberOf(name) % SITTERS.length) : undefined),
  );
}
