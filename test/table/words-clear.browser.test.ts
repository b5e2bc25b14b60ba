// engines: animation
/** While a hand, coup or turn is settled no chip lies on the words that tell how it ended, at any of the seven tables. */
import '../../src/einundvierzig/table/standing.js';
import '../../src/faro/table/classic.js';
import '../../src/einundvierzig-table.js';
import '../../src/faro-layout.js';
import '../../src/stud-table.js';
import '../../src/trente-quarante-board.js';
import type { AnyAction } from '../../src/game/contract.js';
import { writtenIn } from '../../src/table/slide.js';
import type { Area } from '../../src/table/way.js';
import { ALONE, preparedTable } from '../../stories/tests/einundvierzig-prepared.js';
import { allDone, faroPorts, stake as onCard } from '../../stories/tests/faro-prepared.js';
import { HIGH_LOW, preparedStud, SHOWDOWN } from '../../stories/tests/stud-prepared.js';
import { croupierWith, NOIR_INVERSE } from './at-the-table.js';
import { engine, expect, newTable, part, place, root, settled, sized } from './on-a-page.js';

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

/** Looks at every frame from now on: which chips on the move lie on what is said, and how many frames they moved in. */
function watched(table: Element) {
  const seen = { moving: 0, over: [] as string[] };
  let isOver = false;
  const look = (): void => {
    const words = writtenIn(part(table, '.say'));
    for (const { effect } of root(table).getAnimations()) {
      const target = (effect as KeyframeEffect).target!;
      const chips = target.matches('.won, .pile, .table > svg') ? target : undefined;
      if (!chips?.checkVisibility({ opacityProperty: true }) || Number(getComputedStyle(chips).opacity) < 0.1) continue;
      const { left, top, right, bottom } = chips.getBoundingClientRect();
      seen.moving++;
      if (words && overlap({ left, top, right, bottom }, words))
        seen.over.push(`${part(table, '.say').innerText} at ${Math.round(left)}, ${Math.round(top)}`);
    }
    if (!isOver) requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
  return { seen, end: () => void (isOver = true) };
}

for (const [name, { tag, ports, stakes = [] }] of Object.entries(ENDINGS))
  describe(`the settlement at ${name}`, () => {
    for (const [width, height] of [
      [1366, 650],
      [390, 664],
      [844, 390],
    ] as const)
      it(`keeps its words clear, ${width} × ${height}`, async () => {
        await sized(width, height);
        const table = newTable(tag, { speed: 'normal' });
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
        table.addEventListener('tv-turn', (event: Event) => {
          const offers = (event as CustomEvent<{ readonly legal: readonly AnyAction[] }>).detail.legal;
          table.act(STAYS.flatMap(type => offers.find(offer => offer.type === type) ?? [])[0] as never);
        });
        place('de', width).append(table);
        await table.updateComplete;
        const { seen, end } = watched(table);
        await isOver;
        end();
        expect(seen.over).to.deep.equal([]);
        // WebKit's window draws few frames of a movement; what it draws counts all the same
        if ((await engine()) !== 'WebKit') expect(seen.moving, 'chips moved').to.be.greaterThan(3);
        table.remove();
      }).timeout(20_000);
  });
