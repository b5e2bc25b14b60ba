/**
 * Lists, made without what old libraries (Prototype.js, MooTools) replace by functions of their own: there `Array.from` makes
 * an empty list of a length, `entries` has no numbers, and `Object.values` of a list has functions in it.
 */

/** A list of so many items, each made from its place, from 0. */
export function listOf<Item>(count: number, make: (place: number) => Item): Item[] {
  const list: Item[] = [];
  for (let place = 0; place < count; place++) list.push(make(place));
  return list;
}

/** Each item with its place, from 0. */
export const numbered = <Item>(list: readonly Item[]): readonly (readonly [place: number, item: Item])[] =>
  listOf(list.length, place => [place, list[place] as Item]);

/** What lies in a list or an object. */
export const partsOf = (value: object): readonly unknown[] => (Array.isArray(value) ? value : Object.values(value));
