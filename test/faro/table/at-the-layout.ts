/** What the tests of the layout share: a table on the page, prepared deals, real keys. */
import { sendKeys } from '@web/test-runner-commands';
import { CARDS } from '../../../src/cards/card.js';
import type { FaroLayout } from '../../../src/faro-layout.js';
import '../../../src/faro-layout.js';
// Loaded beforehand, so that no part of a table waits for the network.
import '../../../src/faro/text/en.lazy.js';
import '../../../src/faro/lazy/classic.js';
import '../../../src/faro/lazy/odds-panel.js';
import '../../../src/faro/lazy/turn-history.js';
import '../../../src/table/lazy/menu.js';
import '../../../src/table/lazy/archive.js';
import '../../../src/bank/play/drag.js';
import { SINGLES } from '../../../src/faro/rules/spots.js';
import { placeOf, ranksLeft, type Action, type View } from '../../../src/faro/rules/table.js';
import { faroPorts, type FaroDeal } from '../../../stories/tests/faro-prepared.js';
import { all, beat, newTable, part, place, root, textOf, told, until, type Attributes } from '../../table/on-a-page.js';

export {
  acts,
  allDone,
  BROKEN,
  BOOK,
  CLASSIC,
  copper,
  COVERED,
  CROWDED,
  DONE,
  endsWith,
  lastThree,
  PHARO,
  PLIE,
  stake,
} from '../../../stories/tests/faro-prepared.js';
export * from '../../table/on-a-page.js';
export type { FaroLayout };

/** The seats of the computer players: a touch while one of their actions is shown only hurries it. */
const computers = ({ ports, players = ',:,:,:' }: FaroLayout): readonly number[] =>
  ports ? [] : players.split(',').flatMap((player, seat) => (player.includes(':') ? [seat] : []));

/** Resolves when only players at this screen are asked, or the table is over, and everything is shown. */
export async function ready(layout: FaroLayout): Promise<void> {
  await layout.updateComplete;
  const others = computers(layout);
  await until(() => {
    const { turn } = layout.view;
    if (turn.kind === 'over') return true;
    const waits = turn.kind === 'seats' && turn.seats.some(seat => others.includes(seat));
    return !waits && layout.legal.some(({ type }) => type !== 'reopen');
  }, 'the player is asked');
  await layout.updateComplete;
}

/** An element that is not yet on the page. */
export const newLayout = (attributes: Attributes = {}): FaroLayout =>
  newTable('faro-layout', { speed: 'instant', ...attributes });

/** A table with a croupier of its own, once somebody is asked. */
export async function table(attributes: Attributes = {}, lang?: string, width?: number): Promise<FaroLayout> {
  const layout = newLayout({ seed: 'deal 1', ...attributes });
  place(lang, width).append(layout);
  await ready(layout);
  return layout;
}

/** A table at the ports of a prepared deal. */
export async function tableAt(
  deal: FaroDeal,
  attributes: Attributes = {},
  seats: readonly (number | 'onlooker')[] = [0],
  lang?: string,
): Promise<FaroLayout> {
  const layout = newLayout(attributes);
  layout.ports = faroPorts(deal, seats);
  place(lang).append(layout);
  await layout.updateComplete;
  if (seats[0] !== 'onlooker') await ready(layout);
  return layout;
}

/** Acts and waits until everything is shown. */
export async function doing(layout: FaroLayout, ...actions: readonly Action[]): Promise<void> {
  for (const action of actions) {
    const { view } = layout;
    layout.act(action);
    await until(() => layout.view !== view, `${action.type} is done`);
    await ready(layout);
  }
}

/** Taps what a selector finds, and waits until everything is shown. */
export async function tap(layout: FaroLayout, selector: string): Promise<void> {
  part(layout, selector).click();
  await beat();
  await ready(layout);
}

/** Turns two cards up, and no more: by the button beside the main one if automatic play is on. */
export const turnUp = (layout: FaroLayout): Promise<void> => tap(layout, '[data-do=once], .prime');

const plain = (text: string): string => text.replace(/\s+/g, ' ').trim();
/** The last announcement. */
export const heard = (layout: FaroLayout): string => plain(told(layout).at(-1) ?? '');

export const own = (layout: FaroLayout) => layout.view.punters[layout.view.seat as number]!;
/** The player's own stakes in short: `K 4`, `6 10 coppered`. */
export const stakesOf = (layout: FaroLayout): string[] =>
  own(layout).stakes.map(({ spot, amount, coppered }) => `${spot} ${amount}${coppered ? ' coppered' : ''}`);

export const VARIANTS = ['buch', 'classic', 'pharo'] as const;
/** The visible texts of elements, one after the other. */
export const texts = (layout: FaroLayout, selector: string): string[] => all(layout, selector).map(textOf);

/** Presses keys, one after the other; each takes effect before the next. */
export async function press(layout: FaroLayout, ...keys: readonly string[]): Promise<void> {
  for (const key of keys) {
    await sendKeys({ press: key });
    await layout.updateComplete;
    await ready(layout);
  }
}

/** The points where the parts of a path begin. */
const begins = (path: HTMLElement): readonly (readonly [x: number, y: number])[] =>
  [...path.getAttribute('d')!.matchAll(/M([\d.]+) ([\d.]+)/g)].map(([, x, y]) => [Number(x), Number(y)] as const);

/** How many beads the case-keeper shows in the box, by rank: those around a rod. */
function beadsOf(layout: FaroLayout): Readonly<Record<string, string>> {
  const [rods, beads] = [part(layout, '.rods'), part(layout, '.bead:not(.gone)')];
  const on = (rod: number): number => begins(beads).filter(([x]) => Math.abs(x - rod) < 12).length;
  return Object.fromEntries(begins(rods).map(([rod], place) => [SINGLES[place]!, String(on(rod))]));
}

/** What the case-keeper shows of each card, or of each rank. */
export const keeperOf = (layout: FaroLayout): Readonly<Record<string, string>> =>
  layout.view.options.variant === 'classic'
    ? beadsOf(layout)
    : Object.fromEntries(
        [...root(layout).querySelectorAll<HTMLElement>('[data-gone]')].map(cell => [
          cell.dataset.gone!,
          cell.classList[0]!,
        ]),
      );
/** What it must show, by the state. */
export const keptBy = (view: View): Readonly<Record<string, string>> => {
  const left = ranksLeft(view);
  return Object.fromEntries(
    view.options.variant === 'classic'
      ? [...'23456789TJQKA'].map((rank, place) => [rank, String(left[place])])
      : CARDS.map(card => {
          const place = placeOf(view, card);
          return [card, place === 'pays' ? 'right' : place === 'takes' ? 'left' : place];
        }),
  );
};
