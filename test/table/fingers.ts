/** What a finger meets at a table: the middle of everything that can be pressed is what it seems to be, in boxes of every width. */
import type { LitElement } from 'lit';
import type { AnyAction } from '../../src/game/contract.js';
import { drawnFor } from '../../src/table/look/box.js';
import { LANGUAGES } from '../../src/table/look/lang.js';
import { isChromium, type inOneEngine } from './engines.js';
import { drawn, inABox } from './fit.js';
import { expect, newTable, part, place, ready, root, sized, until, type Attributes } from './on-a-page.js';

type Tag = 'stud-table' | 'einundvierzig-table' | 'trente-quarante-board' | 'faro-layout';
type Table = Awaited<ReturnType<typeof opened>>;

/** Whatever does something when it is pressed. */
const PRESSED = 'button, a[href], input, [role=button], [role=radio], [data-do]';
/** What a finger scrolls: what is outside comes in by scrolling. */
const MOVED = '.drawer, .crew, .bubble, .stations';
/** German has the longest words: engines that differ in layout are tested with those. */
const TRIED = isChromium ? LANGUAGES : (['de'] as const);
/** The minimum width and height of a target (px; WCAG 2.5.8). */
const LEAST = 24;

/** Boxes of one shape come one after the other: only another shape is drawn again. */
const shapeAt = (width: number, height: number): string => JSON.stringify(drawnFor(width, height));

/**
 * From a narrow phone to a large screen, a step at a time, with the heights at which such widths are used (px): a phone, a
 * phone on its side or half a window, a laptop or a large screen. Neighbours are tried in turn.
 */
const sizes = (turn: number): readonly (readonly [width: number, height: number])[] =>
  Array.from({ length: 41 }, (_, step) => {
    const width = 320 + 40 * step;
    const heights = width < 480 ? [472, 568, 844] : width < 1000 ? [272, 660, 390, 800] : [620, 900];
    return [width, heights[(step + turn) % heights.length]!] as const;
  }).sort((one, other) => (shapeAt(...one) < shapeAt(...other) ? -1 : 1));

const nameOf = (element: Element): string =>
  `${element.localName}.${[...element.classList].join('.')} “${(element.getAttribute('aria-label') ?? element.textContent).replace(/\s+/g, ' ').trim().slice(0, 30)}”`;

/** Where a finger aims: at the middle, or at the name if a field has a shape of its own. */
const aimedAt = (each: Element): Element =>
  (getComputedStyle(each).clipPath !== 'none' && each.querySelector('.name')) || each;

/** Whether an element is for screen readers and keys only. */
function isForTheEar(element: Element): boolean {
  for (let each: Element | null = element; each; each = each.parentElement)
    if (getComputedStyle(each).clipPath.includes('inset(50%)')) return true;
  return false;
}

/** Everything that cannot be pressed where it is visible, and what covers it. */
function unpressable(table: LitElement): readonly string[] {
  const shadow = root(table);
  const frame = shadow.querySelector('.frame')!.getBoundingClientRect();
  return [...shadow.querySelectorAll(PRESSED)].flatMap(each => {
    if (!each.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return [];
    const { width, height } = each.getBoundingClientRect();
    if (width < 2 || height < 2) return [];
    const aim = aimedAt(each).getBoundingClientRect();
    const [x, y] = [aim.left + aim.width / 2, aim.top + aim.height / 2];
    const moved = each.closest(MOVED)?.getBoundingClientRect();
    if (moved && (x < moved.left || x > moved.right || y < moved.top || y > moved.bottom)) return [];
    const isOutside = x < frame.left || x > frame.right || y < frame.top || y > frame.bottom;
    const hit = isOutside ? null : shadow.elementFromPoint(x, y);
    const met = hit?.closest(PRESSED);
    if (met !== each && !(met && each.contains(met))) {
      if (isForTheEar(each) || getComputedStyle(each).pointerEvents === 'none') return [];
      return [`${nameOf(each)} lies ${isOutside ? 'outside' : `under ${hit ? nameOf(hit) : 'nothing'}`}`];
    }
    return width < LEAST - 0.5 || height < LEAST - 0.5
      ? [`${nameOf(each)} is ${Math.round(width)} × ${Math.round(height)}`]
      : [];
  });
}

/** Everything that cannot be pressed at a table as it is now, in boxes of all widths. */
async function unpressableInBoxes(table: LitElement, turn: number): Promise<readonly string[]> {
  const faults: string[] = [];
  for (const [width, height] of sizes(turn)) {
    await inABox(table, width, height);
    faults.push(...unpressable(table).map(fault => `${width} × ${height}: ${fault}`));
  }
  return faults;
}

/** What the player does, the first of these that is allowed; a bank gets three stakes. */
const STAKES = ['stake', 'lay'];
const PLAYS = [...STAKES, 'bringIn', 'check', 'call', 'turnUp', 'choose', 'show', 'done'];

/** A table on a page whose menu has been open: parts that it loaded stay. */
async function opened(tag: Tag, attributes: Attributes) {
  const table = newTable(tag, { seed: 'fingers', speed: 'instant', ...attributes });
  place('en', 1366).append(table);
  await ready(table);
  part(table, '.tool[data-value=menu]').click();
  await until(() => root(table).querySelector('.menu .choices'), 'the menu is open');
  part(table, '.drawer .tool').click();
  await table.updateComplete;
  return table;
}

/** An offer with the minimum of its range. */
const least = (offer: AnyAction): AnyAction =>
  Object.fromEntries(
    Object.entries(offer).map(([name, value]) => [name, (value as { min?: unknown } | null)?.min ?? value]),
  ) as unknown as AnyAction;

/** Plays until something is true: repeatable actions are taken once, except stakes, which go on three fields. */
async function playUntil(table: Table, isSo: () => boolean): Promise<void> {
  const done: string[] = [];
  while (!isSo()) {
    const offers = table.legal as readonly AnyAction[];
    const staked = done.filter(type => STAKES.includes(type)).length;
    const wanted = (type: string): boolean => (STAKES.includes(type) ? staked < 3 : type !== done.at(-1));
    const types = PLAYS.filter(each => offers.some(offer => offer.type === each));
    const type = types.find(wanted) ?? types[0];
    const ofType = offers.filter(each => each.type === type);
    const offer = ofType[(3 * staked) % ofType.length] ?? offers[0]!;
    done.push(offer.type);
    const { view } = table;
    table.act(least(offer) as never);
    await until(() => table.view !== view, `${offer.type} is done`);
    await ready(table);
  }
}

/** Checks that nothing covers what can be pressed at a table: before the first hand, on the player's turn, and at the result. */
export function fingersMeet(
  name: string,
  tag: Tag,
  attributes: Attributes = {},
  tried: typeof inOneEngine.it = it,
): void {
  before(async function () {
    // WebKit's window cannot be resized: what is outside it cannot be hit
    if (!(await sized(1940, 1100))) this.skip();
  });
  after(() => sized(800, 600));
  tried(`a finger meets what it aims at: ${name}`, async () => {
    const table = await opened(tag, attributes);
    const acted = (): number => table.log!.actions.length;
    const before = acted();
    let isSettled = false;
    table.addEventListener('tv-settle', () => (isSettled = true));
    const faults: string[] = [];
    for (const [moment, isSo] of [
      ['before the first hand', () => true],
      ['on turn', () => acted() > before + 1],
      ['at the result', () => isSettled],
    ] as const) {
      await playUntil(table, isSo);
      for (const [turn, lang] of TRIED.entries()) {
        table.parentElement!.lang = lang;
        await drawn(table);
        faults.push(...(await unpressableInBoxes(table, turn)).map(fault => `${moment}, ${lang}, ${fault}`));
      }
    }
    expect(faults, `\n${faults.join('\n')}\n`).to.deep.equal([]);
  });
}
