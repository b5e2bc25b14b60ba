/**
 * Lists, made without methods that old libraries (Prototype.js, MooTools) replace: there `Array.from` of a length gives
 * an empty list, `entries` has no numbers, and `Object.values` of an array includes functions.
 */

/** A list of a given length, each item made from its index. */
export function listOf<Item>(count: number, make: (place: number) => Item): Item[] {
  const list: Item[] = [];
  for (let place = 0; place < count; place++) list.push(make(place));
  return list;
}

/** Each item with its index. */
export const numbered = <Item>(list: readonly Item[]): readonly (readonly [place: number, item: Item])[] =>
  listOf(list.length, place => [place, list[place] as Item]);

/** The values in a list or an object. */
export const partsOf = (value: object): readonly unknown[] => (Array.isArray(value) ? value : Object.values(value));
