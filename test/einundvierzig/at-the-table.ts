/** What the element tests of Einundvierzig share: a table on the page, prepared hands, real keys. */
import { fixtureSync, html, expect } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
// Loaded beforehand, so that nothing of a table waits for the network.
import '../../src/cards/seeded.js';
import '../../src/einundvierzig/help.js';
import '../../src/einundvierzig/parts/ending.js';
import '../../src/einundvierzig/parts/onwards.js';
import '../../src/einundvierzig/parts/standing.js';
import '../../src/einundvierzig/players.js';
import '../../src/ui/archive.js';
import '../../src/ui/art/backs.js';
import '../../src/ui/betting/history.js';
import '../../src/ui/betting/seldom.js';
import '../../src/ui/german.js';
import type { EinundvierzigTable } from '../../src/einundvierzig-table.js';
import '../../src/einundvierzig-table.js';
import { preparedTable, type Deal } from '../../stories/einundvierzig-prepared.js';

export { ALONE, CHOICE, SECOND, SHOWDOWN, type Deal } from '../../stories/einundvierzig-prepared.js';
export type { EinundvierzigTable };
export { expect };

export type Attributes = Readonly<Record<string, string>>;

/** Resolves as soon as something is so; fails if it does not come about. */
export async function until(isSo: () => unknown, what: string): Promise<void> {
  for (const end = performance.now() + 20_000; !isSo();) {
    if (performance.now() > end) throw new Error(`It never came about that ${what}`);
    await new Promise(next => setTimeout(next));
  }
}

const NAMES = 'you, Anna, Bruno, Clara, Emil, Frieda, Georg'.split(', ');

/** An element that is not yet on the page. */
export function newTable(attributes: Attributes = {}): EinundvierzigTable {
  const table = document.createElement('einundvierzig-table');
  for (const [name, value] of Object.entries({ speed: 'instant', ...attributes })) table.setAttribute(name, value);
  return table;
}

/** Puts an element on the page, gone after the test. */
export async function onThePage(table: EinundvierzigTable, lang = 'en', width = 1000): Promise<EinundvierzigTable> {
  const here = fixtureSync<HTMLElement>(html`<div></div>`);
  here.lang = lang;
  here.style.width = `${width}px`;
  here.append(table);
  await table.updateComplete;
  return table;
}

/** Resolves when the player is asked, or the game is over, and all is shown. */
export async function ready(table: EinundvierzigTable): Promise<void> {
  await table.updateComplete;
  await until(() => table.legal.length > 0 || table.view.turn.kind === 'over', 'the player is asked');
  await table.updateComplete;
}

/** A table with a croupier of its own. */
export async function tableWith(attributes: Attributes = {}, lang = 'en', width?: number): Promise<EinundvierzigTable> {
  const table = await onThePage(newTable({ seed: 'test', ...attributes }), lang, width);
  await ready(table);
  return table;
}

/** A table at a prepared hand. */
export async function tableAt(deal: Deal, attributes: Attributes = {}, lang = 'en', width?: number) {
  const croupier = preparedTable(deal);
  const players = deal.players ?? NAMES.slice(0, deal.cards.length).join(', ');
  const table = newTable({ players, ...attributes });
  table.ports = (deal.seats ?? [0]).map(seat => croupier.port(seat));
  await onThePage(table, lang, width);
  return { table, croupier };
}

export const root = (table: Element): ShadowRoot => table.shadowRoot!;
export const all = (table: Element, selector: string): readonly HTMLElement[] => [
  ...root(table).querySelectorAll<HTMLElement>(selector),
];
const textOf = (element: HTMLElement | undefined): string => (element?.innerText ?? '').replace(/\s+/g, ' ').trim();
export const line = (table: Element): string => textOf(all(table, '[part=line]')[0]);
export const bar = (table: Element): string => textOf(all(table, '[part=bar]')[0]);
export const own = (table: Element): string => textOf(all(table, '[part=own]')[0]);
/** What stands at an opponent's place. */
export const seat = (table: Element, number: number): string =>
  textOf(all(table, `[part=seat][data-seat="${number}"]`)[0]);
export const act = (table: Element, name: string): HTMLElement | undefined => all(table, `.bar [data-do=${name}]`)[0];
export const heard = (table: Element): string => all(table, '[aria-live]')[0]!.textContent.trim();

/** Presses keys, one after the other. */
export async function press(table: EinundvierzigTable, ...keys: readonly string[]): Promise<void> {
  for (const key of keys) {
    await sendKeys({ press: key });
    await table.updateComplete;
  }
}

/** All that stands in a tree: tags, attributes, texts. */
export const dump = (table: Element): string => root(table).innerHTML;
