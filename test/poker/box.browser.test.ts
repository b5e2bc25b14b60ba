// left to CI: every stage of a hand in boxes of three shapes
// engines: layout
/** A poker table is a box: it contains all that a decision needs in every stage, and nothing of that moves. */
// Loaded beforehand, so that no part of a table waits for the network.
import '../../src/einundvierzig/lazy/hand-rank.js';
import '../../src/poker/lazy/history.js';
import '../../src/table/lazy/archive.js';
import '../../src/einundvierzig-table.js';
import '../../src/stud-table.js';
import { shapeOf } from '../../src/table/look/box.js';
import { movedFrom, placesOf, sticksOut } from '../table/eye.js';
import { isChromium } from '../table/engines.js';
import { LOW, SHAPES, TALL, WIDE } from '../table/fit.js';
import { act, all, expect, newTable, part, place, ready, until, type Attributes } from '../table/on-a-page.js';

type Tag = 'stud-table' | 'einundvierzig-table';
type Table = HTMLElementTagNameMap[Tag];

const NINE = 'you, Anna:easy, Bruno:easy, Clara:easy, Emil:easy, Frieda:easy, Georg:easy, Hanna:easy, Ida:easy';
const SEVEN = NINE.split(', ').slice(0, 7).join(', ');
/** Hands of nine need more room than the smallest boxes have. Engines that differ in layout are tested with a box of each shape. */
const BOXES = isChromium
  ? [...SHAPES.filter(([width, height]) => width >= 320 && height >= 390), [1024, 600] as const, [757, 500] as const]
  : ([WIDE, TALL, LOW] as const);

/** A table in a page that gives it a height. */
async function boxed(tag: Tag, width: number, height: number, attributes: Attributes): Promise<Table> {
  const table = newTable(tag, { speed: 'instant', seed: 'box', ...attributes });
  table.style.height = `${height}px`;
  place('de', width).append(table);
  // the box is measured with the first frame that shows it, and the table drawn for its shape
  for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
  await ready(table);
  return table;
}

/** What a player does to stay in: the cheapest action, two cards turned up, the cards shown. */
async function stay(table: Table): Promise<void> {
  if (act(table, 'uncover')) {
    act(table, 'uncover')!.click();
    await table.updateComplete;
  }
  for (const pick of all(table, '.own button.pick').slice(0, 2)) pick.click();
  // two chosen cards may be turned up once the button is drawn for that
  await table.updateComplete;
  if (act(table, 'claim') && !table.legal.some(({ type }) => type === 'done')) act(table, 'claim')!.click();
  else (act(table, 'call') ?? act(table, 'show') ?? act(table, 'lay') ?? act(table, 'done'))?.click();
}

/** Plays a hand, and checks every stage of it. */
async function throughAHand(table: Table, look: (stage: string) => void): Promise<void> {
  const first = table.view.hand;
  for (let stage = 0; table.view.hand === first && stage < 60; stage++) {
    await ready(table);
    look(`${table.view.phase} ${stage}`);
    const before = table.view;
    await stay(table);
    await until(() => table.view !== before, `it goes on after ${stage}, ${table.view.phase}`);
    await table.updateComplete;
  }
  await ready(table);
  look('the end');
  expect(table.view.hand, 'the hand is over').to.equal(first + 1);
}

const shown = (element: Element): boolean => element.checkVisibility({ visibilityProperty: true });

/** What must be visible: cards, line, the player's place, pots, buttons, names. */
function insideAll(table: Table, stage: string): void {
  const box = part(table, '.frame').getBoundingClientRect();
  const cloth = part(table, '.cloth').getBoundingClientRect();
  expect(table.scrollHeight, stage).to.be.at.most(table.clientHeight + 1);
  const inside = (selector: string, room: DOMRect): void => {
    expect(sticksOut(table, selector, room), stage).to.deep.equal([]);
  };
  inside('.bar, .bar button, .bar .slider', box);
  // the felt without its rim
  const { left, top } = cloth;
  const { clientLeft, clientTop, clientWidth, clientHeight } = part(table, '.cloth');
  inside('.own .card', new DOMRect(left + clientLeft, top + clientTop, clientWidth, clientHeight));
  inside('.me .plate, .reading, .now, .because, .pots figure, .seat .plate, .middle > *', cloth);
  // the others' cards may be cut off at the foot, never at the side, and their signs are visible
  inside('.seat .hand .card', new DOMRect(cloth.left, cloth.top, cloth.width, innerHeight));
  // the name and the chips of a seat are separate, in a row or one below the other
  for (const plate of all(table, '.seat .plate')) {
    const [name, purse] = [...plate.querySelectorAll('b, i')].map(each => each.getBoundingClientRect());
    if (purse!.width > 0 && purse!.top < name!.bottom - 2)
      expect(purse!.left - name!.right, `${stage}: ${plate.innerText}`).to.be.at.least(4);
  }
  for (const button of table.clientHeight < 500 ? [] : all(table, '.bar button').filter(shown))
    expect(button.getBoundingClientRect().height, `${stage}: ${button.innerText}`).to.be.at.least(44);
  // the line covers none of the player's cards
  const foot = Math.max(...all(table, '.now, .because').map(each => each.getBoundingClientRect().bottom));
  for (const card of all(table, '.own .card'))
    expect(foot, `${stage}: the line above the own cards`).to.be.at.most(card.getBoundingClientRect().top + 2);
}

/** In a wide box the pots are between the hands above and the line. */
function potsBetween(table: Table, stage: string): void {
  const tops = all(table, '.pots figure').map(each => each.getBoundingClientRect());
  const hands = all(table, '.seat.above .hand .card').map(card => card.getBoundingClientRect());
  const line = part(table, '.now').getBoundingClientRect();
  for (const pot of tops) {
    expect(pot.bottom, `${stage}: the pot above the line`).to.be.at.most(line.top + 8);
    for (const hand of hands)
      if (hand.left < pot.right && hand.right > pot.left)
        expect(pot.top, `${stage}: the pot below the hands above`).to.be.at.least(hand.bottom - 8);
  }
}

const PLACES = ['.frame', '.cloth', '.say', '.me', '.me > .line'];
/** What only grows downwards. */
const TOPS = ['.now', '.own'];
/** The positions from the top of these, and of those that share a position; in a low box the bar grows upwards. */
const places = (table: Table) => {
  const isLow = shapeOf(table.clientWidth, table.clientHeight) === 'low';
  return new Map<string, readonly number[]>([
    ...[...placesOf(table, PLACES)].map(([name, [, top, , height]]) => [name, [top!, height!]] as const),
    ...[...placesOf(table, TOPS)].map(([name, [, top]]) => [name, [top!]] as const),
    ...[...placesOf(table, ['.bar'])].map(
      ([name, [, top, , height]]) => [name, isLow ? [top! + height!] : [top!, height!]] as const,
    ),
  ]);
};

const TABLES: readonly (readonly [string, Tag, Attributes])[] = [
  ['stud', 'stud-table', {}],
  ['stud with nine players', 'stud-table', { players: NINE }],
  ['high-low', 'stud-table', { variant: 'high-low', players: 'you, Anna:easy, Bruno:easy' }],
  ['razz, two people at one screen', 'stud-table', { variant: 'razz', players: 'Xaver, Yvonne, Anna:easy' }],
  ['Einundvierzig', 'einundvierzig-table', {}],
  ['Einundvierzig with seven players', 'einundvierzig-table', { players: SEVEN }],
  [
    'Einundvierzig, two people at one screen',
    'einundvierzig-table',
    { players: 'Xaver, Yvonne, Anna:easy, Bruno:easy' },
  ],
];

/** A full table needs the most room in a box. */
const isFull = ([, , { players = '' }]: (typeof TABLES)[number]): boolean => [NINE, SEVEN].includes(players);

for (const [width, height] of BOXES)
  describe(`in a box of ${width} × ${height}`, () => {
    for (const [name, tag, attributes] of isChromium ? TABLES : TABLES.filter(isFull))
      it(`${name}: everything is inside through a hand, and nothing moves`, async () => {
        const table = await boxed(tag, width, height, attributes);
        const before = places(table);
        await throughAHand(table, stage => {
          insideAll(table, stage);
          if (width > 700 && height > 480) potsBetween(table, stage);
          expect(movedFrom(before, places(table)), stage).to.deep.equal([]);
        });
        expect(table.clientHeight, 'the height that the page sets').to.equal(height);
      });
  });

describe('the player’s cards', () => {
  it('are large in a wide box, from the first card to the last', async () => {
    for (const [tag, least] of [
      ['stud-table', 84],
      ['einundvierzig-table', 88],
    ] as const) {
      const table = await boxed(tag, 1342, 650, {});
      const widths = new Set<number>();
      await throughAHand(table, stage => {
        for (const card of all(table, '.own .card')) {
          const { width, height } = card.getBoundingClientRect();
          expect(width, `${tag} ${stage}`).to.be.at.least(least);
          expect(height / width, `${tag} ${stage}`).to.be.closeTo(1.4, 0.02);
          widths.add(Math.round(width));
        }
      });
      expect(widths.size, `widths of the own cards of ${tag}`).to.equal(1);
    }
  });

  it('have large signs where they overlap', async () => {
    const table = await boxed('stud-table', 390, 660, { players: 'you, Anna:easy' });
    await throughAHand(table, stage => {
      const cards = all(table, '.own .card:not(.back) svg');
      for (const { dataset } of cards)
        expect(dataset.face?.split(' ')[0], stage).to.equal(cards.length > 5 ? 'compact' : 'large');
    });
  });

  it('are in columns of one width at Einundvierzig, and those that count are level in the end', async () => {
    const table = await boxed('einundvierzig-table', 390, 660, {});
    await throughAHand(table, stage => {
      const columns = all(table, '.own .pick').map(pick => pick.getBoundingClientRect());
      const gaps = columns.slice(1).map(({ left }, place) => (left - columns[place]!.left).toFixed(1));
      expect(new Set(gaps).size, `${stage}: ${gaps.join()}`).to.be.at.most(1);
    });
    await until(() => part(table, '.own').getAnimations({ subtree: true }).length === 0, 'all lies still');
    const tops = all(table, '.own .lift').map(card => Math.round(card.getBoundingClientRect().top));
    expect(new Set(tops).size, tops.join(' ')).to.equal(1);
  });
});

describe('before the deal', () => {
  it('has the pack in its place, and a place with chips for every seat', async () => {
    for (const tag of ['stud-table', 'einundvierzig-table'] as const) {
      const table = await boxed(tag, 1342, 650, {});
      expect(part(table, '.pack').getBoundingClientRect().width).to.be.above(20);
      expect(all(table, '.seat .spot .pile'), tag).to.have.length(table.view.players.length - 1);
      expect(all(table, '.own .spot .pile'), tag).to.have.length(1);
    }
  });
});

it('shows the backs of the pack’s cards', async () => {
  const table = await boxed('stud-table', 1342, 650, { 'card-back': 'bordeaux' });
  await throughAHand(table, stage => {
    const drawn = all(table, ':is(.pack, .seat .card.back) svg').map(svg => svg.innerHTML);
    expect(new Set(drawn).size, stage).to.equal(1);
    expect(drawn[0], stage).to.not.equal('');
  });
});

describe('what the player opens', () => {
  it('is a sheet inside the box: the list of hands moves nothing', async () => {
    const table = await boxed('stud-table', 390, 660, { players: 'you, Anna:easy' });
    await throughAHand(table, () => undefined);
    const before = places(table);
    all(table, '.tool[data-value=menu]')[0]!.click();
    await until(() => all(table, '[data-do=history]')[0], 'the menu is open');
    all(table, '[data-do=history]')[0]!.click();
    await until(() => all(table, '[data-do=replay-hand]')[0], 'the hands are listed');
    await table.updateComplete;
    const sheet = part(table, '.drawer').getBoundingClientRect();
    const cloth = part(table, '.cloth').getBoundingClientRect();
    expect(sheet.top).to.be.at.least(cloth.top - 1);
    expect(sheet.bottom).to.be.at.most(part(table, '.bar').getBoundingClientRect().top + 1);
    expect(movedFrom(before, places(table))).to.deep.equal([]);
  });
});
