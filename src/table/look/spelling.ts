/** Misspelt names on a page: one line in the console says which name was meant. */
import { listOf } from '../../game/lists.js';

/** An entry of a row; beyond its ends, Infinity. */
const at = (row: readonly number[], place: number): number => row[place] ?? Infinity;

/** The distance between two words: letters inserted, deleted, changed, or swapped with the next. */
export function lettersApart(one: string, other: string): number {
  let before: number[] = [];
  let row = listOf(other.length + 1, place => place);
  for (let i = 1; i <= one.length; i++) {
    const next = [i];
    for (let j = 1; j <= other.length; j++) {
      const isSame = one[i - 1] === other[j - 1];
      const isSwapped = one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1];
      next[j] = Math.min(
        at(row, j) + 1,
        at(next, j - 1) + 1,
        at(row, j - 1) + (isSame ? 0 : 1),
        isSwapped ? at(before, j - 2) + 1 : Infinity,
      );
    }
    before = row;
    row = next;
  }
  return at(row, other.length);
}

/** The name that was probably meant: one letter apart, in longer words two; undefined if none is that close. */
export const nearName = (name: string, names: readonly string[]): string | undefined =>
  [1, 2]
    .filter(apart => name.length >= 3 * apart + 1)
    .map(apart => names.find(each => lettersApart(name, each) === apart))
    .find(Boolean);

const told = new Set<string>();

/** One line in the console, once per page. */
function tell(line: string): void {
  if (told.has(line)) return;
  told.add(line);
  console.warn(line);
}

/** Reports unknown attributes of a table whose names are close to one of its own. */
export function tellMisspeltAttributes(element: HTMLElement, names: readonly string[]): void {
  for (const name of element.getAttributeNames()) {
    // skips attributes that every element has, and the page's own
    if (names.includes(name) || name in element || /^(data|aria)-/.test(name)) continue;
    const near = nearName(name, names);
    if (near) tell(`<${element.localName}> has no attribute ${name}. Did you mean ${near}?`);
  }
}

/** Reports unknown elements of the page whose names are close to this tag: once, when the page has loaded. */
export function tellMisspeltTags(tag: string): void {
  const look = (): void => {
    for (const { localName } of document.querySelectorAll(':not(:defined)'))
      if (nearName(localName, [tag])) tell(`Unknown element <${localName}>. Did you mean <${tag}>?`);
  };
  if (document.readyState === 'complete') look();
  else addEventListener('load', look, { once: true });
}
