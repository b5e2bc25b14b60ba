/** What the element tests of stud share: a table on the page, prepared hands, real keys. */
import { fixtureSync, html, expect } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
// Loaded beforehand, so that nothing of a table waits for the network.
import '../../src/cards/seeded.js';
import '../../src/stud/parts/ending.js';
import '../../src/ui/betting/history.js';
import '../../src/stud/parts/quiz.js';
import '../../src/stud/parts/seldom.js';
import '../../src/ui/betting/seldom.js';
import '../../src/stud/parts/opponents.js';
import '../../src/ui/betting/laying.js';
import '../../src/ui/archive.js';
import type { StudTable } from '../../src/stud-table.js';
import '../../src/stud-table.js';
import { preparedStud, studPorts, type StudDeal } from '../../stories/stud-prepared.js';

export {
  COMMON_SHOWDOWN,
  DECLARE,
  FIFTH,
  HIGH_LOW,
  SHOWDOWN,
  preparedStud,
  studPorts,
  type StudDeal,
} from '../../stories/stud-prepared.js';
export type { StudTable };
export { expect };

export type Attributes = Readonly<Record<string, string>>;

/** Resolves as soon as something is so; fails if it does not come about. */
export async function until(isSo: () => unknown, what: string): Promise<void> {
  for (const end = performance.now() + 8000; !isSo();) {
    if (performance.now() > end) throw new Error(`It never came about that ${what}`);
    await new Promise(next => setTimeout(next));
  }
}

const NAMES = 'you, Anna, Bruno, Clara, Emil, Frieda, Georg, Hanna, Ida'.split(', ');

/** An element that is not yet on the page. */
export function newTable(attributes: Attributes = {}): StudTable {
  const table = document.createElement('stud-table');
  for (const [name, value] of Object.entries({ speed: 'instant', ...attributes })) table.setAttribute(name, value);
  return table;
}

/** Puts an element on the page, gone after the test. */
export async function onThePage(table: StudTable, lang = 'en', width = 1000): Promise<StudTable> {
  const here = fixtureSync<HTMLElement>(html`<div></div>`);
  here.lang = lang;
  here.style.width = `${width}px`;
  here.append(table);
  await table.updateComplete;
  return table;
}

/** Resolves when the player is asked, or the game is over, and all is shown. */
export async function ready(table: StudTable): Promise<void> {
  await table.updateComplete;
  await until(() => table.legal.length > 0 || table.view.turn.kind === 'over', 'the player is asked');
  await table.updateComplete;
}

/** A table with a croupier of its own. */
export async function tableWith(attributes: Attributes = {}, lang = 'en', width?: number): Promise<StudTable> {
  const table = await onThePage(newTable({ seed: 'test', ...attributes }), lang, width);
  await ready(table);
  return table;
}

/** A table at a prepared hand. */
export async function tableAt(deal: StudDeal, attributes: Attributes = {}, lang = 'en', width?: number) {
  const croupier = preparedStud(deal);
  const table = newTable({ players: NAMES.slice(0, deal.cards.length).join(', '), ...attributes });
  table.ports = (deal.seats ?? [0]).map(seat => croupier.port(seat));
  await onThePage(table, lang, width);
  return { table, croupier };
}
void studPorts;

export const root = (table: Element): ShadowRoot => table.shadowRoot!;
export const all = (table: Element, selector: string): readonly HTMLElement[] => [
  ...root(table).querySelectorAll<HTMLElement>(selector),
];
export const line = (table: Element): string => all(table, '[part=line]')[0]!.innerText.replace(/\s+/g, ' ').trim();
export const bar = (table: Element): string => all(table, '[part=bar]')[0]!.innerText.replace(/\s+/g, ' ').trim();
export const act = (table: Element, name: string): HTMLElement | undefined => all(table, `.bar [data-do=${name}]`)[0];
export const heard = (table: Element): string => all(table, '[aria-live]')[0]!.textContent.trim();

/** Presses keys, one after the other. */
export async function press(table: StudTable, ...keys: readonly string[]): Promise<void> {
  for (const key of keys) {
    await sendKeys({ press: key });
    await table.updateComplete;
  }
}

/** All that stands in a tree: tags, attributes, texts. */
export const dump = (table: Element): string => root(table).innerHTML;
