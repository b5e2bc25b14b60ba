/** What the tests in the browser share: a board on the page, real keys, the words for the ear. */
import { fixtureSync, html, expect } from '@open-wc/testing';
import { executeServerCommand, sendKeys } from '@web/test-runner-commands';
// Loaded beforehand, so that a seeded table opens without waiting for the network.
import '../../src/cards/seeded.js';
import { stackedSource } from '../../src/cards/source.js';
import type { Card } from '../../src/cards/card.js';
import { Croupier } from '../../src/game/croupier.js';
import type { AnyAction } from '../../src/game/contract.js';
import type { TrenteQuaranteBoard } from '../../src/trente-quarante-board.js';
import '../../src/trente-quarante-board.js';
import { trenteQuarante } from '../../src/trente-quarante/rules.js';
import type { Action } from '../../src/trente-quarante/table.js';

export type Board = TrenteQuaranteBoard;

const later = window.setTimeout.bind(window);
/** Resolves after everything that is due now. */
export const beat = (): Promise<void> => new Promise(next => later(next));

/** Resolves as soon as something is so; fails if it does not come about. */
export async function until(isSo: () => unknown, what: string): Promise<void> {
  for (const end = performance.now() + 8000; !isSo();) {
    if (performance.now() > end) throw new Error(`It never came about that ${what}`);
    await beat();
  }
}

/** Attributes of a quick table: one pack, no waiting, and a shoe without refait or tie, of one pack or of six. */
export const QUICK = { speed: 'instant', decks: '1', seed: 'deal 17' } as const;
export type Attributes = Readonly<Record<string, string>>;

/** An element that is not yet on the page. */
export function newBoard(attributes: Attributes = QUICK): Board {
  const board = document.createElement('trente-quarante-board');
  for (const [name, value] of Object.entries(attributes)) board.setAttribute(name, value);
  return board;
}

/** A place on the page, gone after the test. */
export const place = (lang = 'en', width = 1000): HTMLElement => {
  const here = fixtureSync<HTMLElement>(html`<div></div>`);
  here.lang = lang;
  here.style.width = `${width}px`;
  return here;
};

/** Resolves when the player is asked, or the game is over, and all is shown. */
export async function ready(board: Board): Promise<void> {
  await board.updateComplete;
  await until(() => board.legal.length > 0 || board.view.turn.kind === 'over', 'the player is asked');
  await board.updateComplete;
}

/** A board on the page, with somebody asked at it. */
export async function table(attributes: Attributes = QUICK, lang = 'en', width?: number): Promise<Board> {
  const board = newBoard(attributes);
  place(lang, width).append(board);
  await ready(board);
  return board;
}

export const root = (board: Element): ShadowRoot => board.shadowRoot!;
/** The one element in the shadow root that a selector finds. */
export function part<Part extends Element = HTMLElement>(board: Element, selector: string): Part {
  const found = root(board).querySelector<Part>(selector);
  if (!found) throw new Error(`There is no ${selector}`);
  return found;
}
export const field = (board: Board, chance: string): HTMLElement => part(board, `.field.${chance}`);
/** What a field is called. */
export const called = (board: Board, chance: string): string => part(board, `.field.${chance} .unseen`).textContent;
export const act = (board: Board, name: string): HTMLElement => part(board, `.bar [data-do=${name}]`);

/** What the ear hears last, a space at the end left away. */
export const heard = (board: Board): string => part(board, '[aria-live]').textContent.trim();
/** The line that says what is happening. */
export const line = (board: Board): string => part(board, '.say').innerText.trim();

/** Presses keys, one after the other; each is done before the next. */
export async function press(board: Board, ...keys: readonly string[]): Promise<void> {
  for (const key of keys) {
    await sendKeys({ press: key });
    await board.updateComplete;
  }
}

/** Acts and waits until all is shown. */
export async function doing(board: Board, ...actions: readonly AnyAction[]): Promise<void> {
  for (const action of actions) {
    board.act(action as Action);
    await ready(board);
  }
}

/** The item in the board that has the focus. */
export const focused = (board: Board): HTMLElement | null => root(board).activeElement as HTMLElement | null;

export const stake = (chance: string, amount = 5): AnyAction =>
  ({ type: 'stake', chance, amount }) as unknown as AnyAction;
export const DONE = { type: 'done' };

/** Listens to all events of a table; the list grows as they come. */
export const EVENTS = ['tv-intent', 'tv-action', 'tv-deal', 'tv-settle', 'tv-over', 'tv-refused', 'tv-error'] as const;
export function listen(target: EventTarget): CustomEvent<Record<string, unknown>>[] {
  const events: CustomEvent<Record<string, unknown>>[] = [];
  for (const name of EVENTS)
    target.addEventListener(name, event => events.push(event as CustomEvent<Record<string, unknown>>));
  return events;
}
export const typesOf = (events: readonly Event[]): string[] => events.map(({ type }) => type);
export const typesOfActions = (events: readonly CustomEvent<Record<string, unknown>>[], name = 'tv-action'): string[] =>
  events.filter(({ type }) => type === name).map(({ detail }) => (detail.action as AnyAction).type);

/** Cards of a row that makes so many points: `34` from tens and one more card. */
export const cards = (text: string): Card[] => text.split(' ') as Card[];

/** A croupier whose cards come in this order, and who burns none. */
export function croupierWith(order: string, seats = 1, options: object = {}): Croupier<typeof trenteQuarante> {
  const croupier = new Croupier(trenteQuarante, {
    options: { decks: 1, burn: 0, purses: Array<number>(seats).fill(2000), ...options },
    source: () => stackedSource(cards(order)),
  });
  croupier.start();
  return croupier;
}

/** Noir makes 31, Rouge 32, and the first card is red: Noir and Inverse win. */
export const NOIR_INVERSE = 'Qh Td Ts Ac Qd Th Tc 2c';
/** Both rows make 31. */
export const REFAIT = 'Qh Td Ts Ac Qd Th Tc As';

/** A board at the ports of a croupier. */
export async function boardAt(
  croupier: Croupier<typeof trenteQuarante>,
  seats: readonly (number | 'onlooker')[] = [0],
  attributes: Attributes = { speed: 'instant' },
  lang = 'en',
): Promise<Board> {
  const board = newBoard(attributes);
  board.ports = seats.map(seat => croupier.port(seat));
  place(lang).append(board);
  await board.updateComplete;
  return board;
}

export const engine = (): Promise<string> => executeServerCommand('engine');

/** All that stands in a tree: tags, attributes, texts, shadow roots included. */
export const dump = (node: Element | ShadowRoot): string =>
  [...node.querySelectorAll('*')].reduce(
    (text, element) => text + (element.shadowRoot ? dump(element.shadowRoot) : ''),
    node instanceof ShadowRoot ? node.innerHTML : node.outerHTML,
  );

/** What the console's `error` is given while something is done. */
export async function complaints(work: () => unknown): Promise<string[]> {
  const told: string[] = [];
  const { error } = console;
  console.error = (...words: unknown[]) => void told.push(words.join(' '));
  try {
    await work();
  } finally {
    console.error = error;
  }
  return told;
}

export { expect };
