/** Misspelt names on a page: one line in the console says which name was meant. */
import { listOf } from '../../game/lists.js';

/** A figure of a row; beyond its ends there is no way. */
const at = (row: readonly number[], place: number): number => row[place] ?? Infinity;

/** How many letters are to be put in, left out, changed or swapped with the next to make one word the other. */
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

/** The name that was meant by another: one letter apart, in longer words two; nothing where there is none so near. */
export const nearName = (name: string, names: readonly string[]): string | undefined =>
  [1, 2]
    .filter(apart => name.length >= 3 * apart + 1)
    .map(apart => names.find(each => lettersApart(name, each) === apart))
    .find(Boolean);

const told = new Set<string>();

/** One line in the console, once on a page. */
function tell(line: string): void {
  if (told.has(line)) return;
  told.add(line);
  console.warn(line);
}

/** Tells which attributes of a table are none, where the name is nearly one of its own. */
export function tellMisspeltAttributes(element: HTMLElement, names: readonly string[]): void {
  for (const name of element.getAttributeNames()) {
    // what every element has is meant, and what belongs to the page
    if (names.includes(name) || name in element || /^(data|aria)-/.test(name)) continue;
    const near = nearName(name, names);
    if (near) tell(`<${element.localName}> has no attribute ${name}. Did you mean ${near}?`);
  }
}

/** Tells which elements of the page are none, where their name is nearly this tag: once, when the page has been loaded. */
export function tellMisspeltTags(tag: string): void {
  const look = (): void => {
    for (const { localName } of document.querySelectorAll(':not(:defined)'))
      if (nearName(localName, [tag])) tell(`Unknown element <${localName}>. Did you mean <${tag}>?`);
  };
  if (document.readyState === 'complete') look();
  else addEventListener('load', look, { once: true });
}
