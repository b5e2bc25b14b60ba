/** The same moments of a game in boxes of every size: the table stays on the page, and its box is resized. */
import type { LitElement } from 'lit';
import { drawnFor } from '../../src/table/look/box.js';
import { LANGUAGES } from '../../src/table/look/lang.js';
import { all, expect, part, place, sized } from './on-a-page.js';
import { unreadable } from './eye.js';

/** Screens as they are used, a small window, and the smallest boxes; those of one shape next to each other. */
const BOXES = [
  [2560, 1440],
  [1920, 1080],
  [1920, 1000],
  [1680, 930],
  [1440, 900],
  [1366, 650],
  [1366, 545],
  [1280, 800],
  [1024, 700],
  [768, 660],
  [844, 390],
  [640, 480],
  [480, 280],
  [1000, 560],
  [960, 900],
  [740, 620],
  [641, 775],
  [600, 600],
  [390, 760],
  [390, 664],
  [375, 560],
  [320, 473],
  [320, 568],
  [280, 400],
] as const;
/** How many more boxes each moment is seen in, in each language; none of them twice. */
const MORE = 10;

/** The n-th number of van der Corput’s sequence, which fills the interval from 0 to 1 evenly. */
function spread(n: number, base: number): number {
  let sum = 0;
  let share = 1;
  for (let rest = n; rest > 0; rest = Math.floor(rest / base)) {
    share /= base;
    sum += share * (rest % base);
  }
  return sum;
}

/**
 * The next boxes that nobody has chosen, at this turn: from the smallest to a wall screen, none three times as wide or
 * high as the other way.
 */
function others(turn: number): readonly (readonly [width: number, height: number])[] {
  const boxes: [number, number][] = [];
  for (let n = 1; boxes.length < (turn + 1) * MORE; n++) {
    const width = Math.round(280 * (2560 / 280) ** spread(n, 2));
    const height = Math.round(280 * (1440 / 280) ** spread(n, 3));
    const isLargeEnough = height >= 400 || width >= 480;
    if (isLargeEnough && width < 3 * height && height < 3 * width) boxes.push([width, height]);
  }
  return boxes.slice(-MORE);
}

/** A box of each shape: as on a laptop, on a phone, and on a phone on its side. */
export const WIDE = [1342, 650] as const;
export const TALL = [390, 660] as const;
export const LOW = [844, 390] as const;
/** Those, half a window, and the smallest. */
export const SHAPES = [WIDE, [768, 660], [640, 480], TALL, [320, 560], [280, 400], LOW, [480, 280]] as const;
/** English is shorter. */
const LONGER = LANGUAGES.filter(language => language !== 'en');

/** A box with room for larger type, and one without. */
const ROOMY = [1366, 650] as const;
const CLOSE = [390, 664] as const;

/** A moment of a game: puts a table on this place, and resolves when the table has reached it. */
export type Moment = (here: HTMLElement) => Promise<LitElement>;

/** The size of the smaller type at the head of a table (px, both added). */
const sizeOfType = (table: LitElement): number =>
  ['.limits', '.tool'].reduce((sum, each) => sum + parseFloat(getComputedStyle(part(table, each)).fontSize), 0);

const nextFrame = (): Promise<unknown> => new Promise(requestAnimationFrame);

/** What a table draws for its box: a change of size alone is left to the style sheets. */
const drawnIn = new WeakMap<LitElement, string>();

/** Waits until a table is drawn for its box, which is measured in the first frame and drawn for in the next. */
export async function drawn(table: LitElement): Promise<void> {
  await nextFrame();
  await nextFrame();
  await table.updateComplete;
}

/** Gives a table another size; it is drawn again only if that is another shape. */
export async function inABox(table: LitElement, width: number, height: number): Promise<void> {
  table.parentElement!.style.width = `${width}px`;
  table.style.height = `${height}px`;
  const wanted = JSON.stringify(drawnFor(width, height));
  if (drawnIn.get(table) === wanted) return;
  drawnIn.set(table, wanted);
  await drawn(table);
}

/** Checks that everything can be read at each of these moments, in every box and language. */
export function fits(moments: Readonly<Record<string, Moment>>): void {
  before(() => sized(2580, 1460));
  after(() => sized(800, 600));
  for (const [at, [name, moment]] of Object.entries(moments).entries())
    it(name, async () => {
      const here = place('de', 1366);
      const table = await moment(here);
      // what opens by itself stays over the cloth until the player closes it
      all(table, '.drawer > .head .tool')[0]?.click();
      await table.updateComplete;
      const faults: string[] = [];
      for (const [turn, lang] of LONGER.entries()) {
        here.lang = lang;
        await drawn(table);
        for (const [width, height] of [...others(at * LONGER.length + turn), ...BOXES]) {
          await inABox(table, width, height);
          faults.push(...unreadable(table).map(fault => `${width} × ${height}, ${lang}: ${fault}`));
        }
      }
      expect(part(table, '.frame').getBoundingClientRect().width).to.equal(280);
      here.lang = 'de';
      await drawn(table);
      for (const [width, height] of [ROOMY, CLOSE]) {
        await inABox(table, width, height);
        const usual = sizeOfType(table);
        document.documentElement.style.fontSize = '200%';
        await drawn(table);
        faults.push(...unreadable(table).map(fault => `${width} × ${height}, type twice as large: ${fault}`));
        const larger = sizeOfType(table);
        document.documentElement.style.fontSize = '';
        Object.assign(table, { textSize: 'large' });
        await drawn(table);
        faults.push(...unreadable(table).map(fault => `${width} × ${height}, large type: ${fault}`));
        Object.assign(table, { textSize: 'normal' });
        if (width === ROOMY[0]) expect(larger, 'type grows with the reader’s own').to.be.above(usual);
      }
      expect(faults, `\n${faults.join('\n')}\n`).to.deep.equal([]);
    });
}
