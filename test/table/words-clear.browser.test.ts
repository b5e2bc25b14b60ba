// engines: animation
// left to CI: whole settlements as they move
/** While a hand, coup or turn is settled no chip lies on the words that tell how it ended, and “Why?” can be read, at all seven tables. */
import '../../src/einundvierzig/lazy/hand-rank.js';
import '../../src/faro/lazy/classic.js';
import '../../src/einundvierzig-table.js';
import '../../src/faro-layout.js';
import '../../src/stud-table.js';
import '../../src/trente-quarante-board.js';
import type { AnyAction } from '../../src/game/contract.js';
import { writtenIn } from '../../src/table/play/slide.js';
import type { Area } from '../../src/table/play/way.js';
import { ALONE, preparedTable } from '../../stories/tests/einundvierzig-prepared.js';
import { allDone, faroPorts, stake as onCard } from '../../stories/tests/faro-prepared.js';
import { HIGH_LOW, preparedStud, SHOWDOWN } from '../../stories/tests/stud-prepared.js';
import { croupierWith, NOIR_INVERSE } from './at-the-table.js';
import { inOneEngine } from './engines.js';
import { expect, newTable, part, place, root, settled, sized, until } from './on-a-page.js';

/** A table near its end; the player stakes what is said, and stays to the end. */
interface Ending {
  readonly tag: 'stud-table' | 'einundvierzig-table' | 'trente-quarante-board' | 'faro-layout';
  readonly ports: () => readonly unknown[];
  readonly stakes?: readonly object[];
}

const faro = (variant: 'buch' | 'classic', seats: number, ...ranks: readonly string[]): Ending => ({
  tag: 'faro-layout',
  ports: () =>
    faroPorts({
      options: { variant, purses: Array<number>(seats).fill(100) },
      pack: '8c 6c Qc',
      before: [...allDone(seats), ...ranks.map(rank => [0, onCard(rank, 5)] as const), ...allDone(seats).slice(1)],
    }),
});

const ENDINGS: Readonly<Record<string, Ending>> = {
  'Seven Card Stud': {
    tag: 'stud-table',
    ports: () => [preparedStud({ ...SHOWDOWN, acts: `${SHOWDOWN.acts} s s s`, goesOn: false }).port(0)],
  },
  Razz: {
    tag: 'stud-table',
    ports: () => [
      preparedStud({
        cards: ['As 2d 3h 4c 5d Kh Kd', 'Qs Qd 9h 9c 8d 8h 7c'],
        options: { variant: 'razz' },
        acts: 'b5 c c c c c c c',
        goesOn: true,
      }).port(0),
    ],
  },
  'Seven Card Stud high-low': {
    tag: 'stud-table',
    ports: () => [preparedStud({ ...HIGH_LOW, acts: `b5 ${'c '.repeat(11)}` }).port(0)],
  },
  Einundvierzig: { tag: 'einundvierzig-table', ports: () => [preparedTable(ALONE).port(0)] },
  'Trente et Quarante': {
    tag: 'trente-quarante-board',
    ports: () => [croupierWith(NOIR_INVERSE).port(0)],
    stakes: ['noir', 'rouge', 'couleur', 'inverse'].map(chance => ({ type: 'stake', chance, amount: 25 })),
  },
  Faro: faro('buch', 4, '8', '6'),
  'classic Faro': faro('classic', 1, '6', 'Q'),
};
/** What the player does who stays to the end, the first that may be done. */
const STAYS = ['show', 'check', 'call', 'done'];

const overlap = (one: Area, other: Area): boolean =>
  one.left < other.right - 1 && one.right > other.left + 1 && one.top < other.bottom - 1 && one.bottom > other.top + 1;

/** How many moments of a movement are looked at. */
const MOMENTS = 12;

/** Looks along the way of every chip that moves from now on: at which moments one lies on what is said. */
function watched(table: Element) {
  const seen = { moving: 0, over: [] as string[] };
  const { animate } = Element.prototype;
  Element.prototype.animate = function (...given) {
    const animation = animate.apply(this, given);
    if (!root(table).contains(this) || !this.matches('.won, .pile, .table > svg')) return animation;
    const words = writtenIn(part(table, '.say'));
    const { endTime } = animation.effect!.getComputedTiming();
    for (let moment = 0; moment <= MOMENTS; moment++) {
      animation.currentTime = (Number(endTime) * moment) / MOMENTS;
      const isSeen = this.checkVisibility({ opacityProperty: true }) && Number(getComputedStyle(this).opacity) >= 0.1;
      if (!isSeen) continue;
      const area = this.getBoundingClientRect();
      seen.moving++;
      if (words && overlap(area, words))
        seen.over.push(`${part(table, '.say').innerText} at ${Math.round(area.left)}, ${Math.round(area.top)}`);
    }
    animation.currentTime = 0;
    return animation;
  };
  return { seen, end: () => void (Element.prototype.animate = animate) };
}

/** Asks why, and reads the answer: it is whole, inside the frame, and leaves the title to be read; Escape ends it. */
async function readsWhy(table: Element): Promise<void> {
  part(table, '[data-zone=why] button').click();
  await until(() => root(table).querySelector('.gloss'), 'the reason is told');
  const [gloss, frame] = [part(table, '.gloss'), part(table, '.frame')];
  const [answer, words] = [gloss.getBoundingClientRect(), writtenIn(gloss)!];
  const box = frame.getBoundingClientRect();
  for (const area of [answer, words]) {
    expect(area.left, 'left').to.be.at.least(box.left);
    expect(area.right, 'right').to.be.at.most(box.right);
    expect(area.top, 'top').to.be.at.least(box.top);
    expect(area.bottom, 'bottom').to.be.at.most(box.bottom);
  }
  expect(words.right, 'no line of it is cut').to.be.at.most(answer.right);
  expect(gloss.offsetParent, 'nothing but the frame cuts it').to.equal(frame);
  const title = document.createRange();
  title.selectNodeContents(part(table, '.now'));
  const isHidden = [...title.getClientRects()].some(line => overlap(answer, line));
  expect(isHidden, 'it lies over the title').to.equal(false);
  window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
  expect(root(table).querySelector('.gloss'), 'closed').to.equal(null);
}

for (const [name, { tag, ports, stakes = [] }] of Object.entries(ENDINGS))
  describe(`the settlement at ${name}`, () => {
    for (const [width, height] of [
      [1366, 650],
      [390, 664],
      [844, 390],
    ] as const)
      // fonts of other engines are tried where there is least room
      (width === 390 ? it : inOneEngine.it)(`keeps its words clear, ${width} × ${height}`, async () => {
        await sized(width, height);
        const table = newTable(tag, { speed: 'fast' });
        table.style.height = `${height}px`;
        table.ports = ports() as never;
        const isOver = settled(table);
        table.addEventListener(
          'tv-turn',
          () => {
            for (const stake of stakes) table.act(stake as never);
          },
          { once: true },
        );
        // what comes after the end is not played
        const going = new AbortController();
        table.addEventListener('tv-settle', () => going.abort());
        const stay = (event: Event): void => {
          const offers = (event as CustomEvent<{ readonly legal: readonly AnyAction[] }>).detail.legal;
          table.act(STAYS.flatMap(type => offers.find(offer => offer.type === type) ?? [])[0] as never);
        };
        table.addEventListener('tv-turn', stay, { signal: going.signal });
        place('de', width).append(table);
        await table.updateComplete;
        const { seen, end } = watched(table);
        await isOver;
        end();
        expect(seen.over).to.deep.equal([]);
        expect(seen.moving, 'chips moved').to.be.greaterThan(3);
        if (root(table).querySelector('[data-zone=why]')) await readsWhy(table);
        table.remove();
      });
  });
