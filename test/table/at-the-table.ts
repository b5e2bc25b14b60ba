/** What the browser tests of Trente et Quarante share: a board on the page, prepared coups. */
import { stackedSource } from '../../src/cards/stacked-source.js';
import type { Card } from '../../src/cards/card.js';
import { Croupier } from '../../src/game/croupier.js';
import type { AnyAction } from '../../src/game/contract.js';
import type { TrenteQuaranteBoard } from '../../src/trente-quarante-board.js';
import '../../src/trente-quarante-board.js';
import { trenteQuarante } from '../../src/trente-quarante/rules/rules.js';
import type { Action } from '../../src/trente-quarante/rules/table.js';
import { newTable, part, place, ready, type Attributes } from './on-a-page.js';

export * from './on-a-page.js';

export type Board = TrenteQuaranteBoard;

/** Attributes of a quick table: one pack, no waiting, and a shoe without refait or tie, of one pack or of six. */
export const QUICK = { speed: 'instant', decks: '1', seed: 'deal 17' } as const;

/** An element that is not yet on the page. */
export const newBoard = (attributes: Attributes = QUICK): Board => newTable('trente-quarante-board', attributes);

/** A board on the page, once somebody is asked. */
export async function table(attributes: Attributes = QUICK, lang = 'en', width?: number): Promise<Board> {
  const board = newBoard(attributes);
  place(lang, width).append(board);
  await ready(board);
  return board;
}

export const field = (board: Board, chance: string): HTMLElement => part(board, `.field.${chance}`);
/** The name of a field. */
export const called = (board: Board, chance: string): string => part(board, `.field.${chance} .unseen`).textContent;
export const act = (board: Board, name: string): HTMLElement => part(board, `.bar [data-do=${name}]`);

/** Acts and waits until everything is shown. */
export async function doing(board: Board, ...actions: readonly AnyAction[]): Promise<void> {
  for (const action of actions) {
    board.act(action as Action);
    await ready(board);
  }
}

export const stake = (chance: string, amount = 5): AnyAction =>
  ({ type: 'stake', chance, amount }) as unknown as AnyAction;
export const DONE = { type: 'done' };

/** Cards of a row with this total: `34` from tens and one more card. */
export const cards = (text: string): Card[] => text.split(' ') as Card[];

/** A croupier whose cards come in this order, and who burns none. */
export function croupierWith(order: string, seats = 1, options: object = {}): Croupier<typeof trenteQuarante> {
  const often = cards(order).map((card, _, all) => all.filter(other => other === card).length);
  const croupier = new Croupier(trenteQuarante, {
    options: { decks: Math.max(...often), burn: 0, purses: Array<number>(seats).fill(2000), ...options },
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
