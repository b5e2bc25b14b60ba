/** The layout as a box: in every shape it contains all that a decision needs, and nothing moves during a deal. */
import type { Action } from '../../../src/faro/rules/table.js';
import {
  copper,
  doing,
  DONE,
  expect,
  newLayout,
  place,
  PHARO,
  ready,
  root,
  stake,
  table,
  type Attributes,
  type FaroLayout,
} from './at-the-layout.js';
import { movedFrom, placesOf, sticksOut, underTheBar } from '../../table/eye.js';
import { SHAPES } from '../../table/fit.js';
import { BOOK, CLASSIC, faroPorts, lastThree, type FaroDeal } from '../../../stories/tests/faro-prepared.js';

interface Deal {
  readonly attributes?: Attributes;
  readonly prepared?: FaroDeal;
  readonly seats?: readonly number[];
  readonly acts: readonly Action[];
}

const FIVE = ['K', 'Q', '9', '6', 'A'].map(rank => stake(rank));

const DEALS: Readonly<Record<string, Deal>> = {
  'the book': { attributes: { players: 'you, Anna:easy, Bruno:easy, Clara:easy' }, acts: [DONE, ...FIVE, DONE, DONE] },
  'two people with a book, and one more': {
    attributes: { players: 'Anna, Bruno, Clara:easy' },
    acts: [DONE, DONE, stake('K'), stake('9', 2), DONE, stake('3'), DONE, DONE],
  },
  'livrets and a paroli': { prepared: PHARO, acts: [DONE, { type: 'paroli', spot: 'K' }, stake('8', 5), DONE] },
  'a player who holds the bank': {
    attributes: { players: 'you, Anna:easy, Bruno:easy, Clara:easy', banker: 'seat' },
    acts: [DONE, DONE, DONE],
  },
  'the classic layout, two people': {
    attributes: { players: 'Anna, Bruno', variant: 'classic' },
    acts: [
      DONE,
      DONE,
      stake('K', 25),
      copper('K'),
      stake('KQ2A', 5),
      stake('high', 5),
      stake('87', 5),
      DONE,
      stake('K', 100),
      stake('6', 5),
      DONE,
    ],
  },
  'the last turn and its calls': {
    prepared: lastThree(2),
    seats: [0, 1],
    acts: [DONE, stake('T>9>8', 5), stake('T', 5), DONE, stake('9>T>8', 5), DONE, DONE, DONE],
  },
};

/** What a player must see to decide. */
const NEEDED = '[part~=field],[part~=card],[part~=status],[part~=button],[part~=stake],[part~=bank],[role=radio]';
/** What must not move: line, cards, places, buttons. */
const STILL = ['.say', '.bank', '.side.takes', '.side.pays', '.fan', '.rows', '.spot.high', '.bar', '.prime'];

const rightOf = (element: Element): number => Math.round(element.getBoundingClientRect().right);

/** The box is measured in the first frame, and the table is drawn for it in the next. */
async function drawn(layout: FaroLayout): Promise<void> {
  for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
  await layout.updateComplete;
}

describe('the layout as a box', () => {
  for (const [variant, width, height] of [
    ['classic', 1366, 650],
    ['classic', 900, 660],
    ['classic', 768, 660],
    ['classic', 700, 560],
    ['pharo', 932, 430],
    ['pharo', 844, 390],
    ['pharo', 320, 560],
  ] as const)
    it(`keeps what is beside the pack, with its name, clear of other areas: ${variant}, ${width} × ${height}`, async () => {
      const layout = await table({ variant, players: 'you' }, 'de', width);
      layout.style.height = `${height}px`;
      await doing(layout, DONE, DONE);
      await drawn(layout);
      const end = rightOf(root(layout).querySelector('.bank')!);
      const asides = [...root(layout).querySelectorAll('.aside')];
      expect(asides.length).to.be.above(0);
      for (const aside of asides) expect(aside.getBoundingClientRect().left + aside.scrollWidth).to.be.at.most(end + 1);
    });

  for (const [name, deal, width, height] of [
    ['a book', BOOK, 280, 490],
    ['the classic layout', CLASSIC, 768, 660],
  ] as const)
    it(`says everything about a turn: ${name}, ${width} × ${height}`, async () => {
      const layout = newLayout();
      layout.ports = faroPorts(deal, [0]);
      layout.style.height = `${height}px`;
      place('en', width).append(layout);
      await ready(layout);
      await doing(layout, DONE);
      await drawn(layout);
      for (const part of root(layout).querySelectorAll('.say :is(.now, .told)'))
        expect(part.clientHeight, part.textContent).to.be.at.least(part.scrollHeight - 1);
    });

  for (const [width, height] of [
    [280, 490],
    [340, 600],
    [390, 660],
    [844, 390],
  ] as const)
    it(`shows all the player’s chips beside the copper: ${width} × ${height}`, async () => {
      const layout = await table({ variant: 'classic', players: 'you', purse: '10895' }, 'de', width);
      layout.style.height = `${height}px`;
      await doing(layout, DONE);
      await drawn(layout);
      const purse = root(layout).querySelector('.purse b')!;
      expect(purse.scrollWidth).to.be.at.most(purse.clientWidth);
      expect(rightOf(purse)).to.be.at.most(root(layout).querySelector('.copper')!.getBoundingClientRect().left + 1);
    });

  for (const [width, height] of SHAPES)
    for (const [name, { attributes = {}, prepared, seats = [0], acts: played }] of Object.entries(DEALS))
      it(`contains all that is needed, and moves nothing: ${name}, ${width} × ${height}`, async () => {
        const layout = newLayout({ seed: 'deal 1', ...attributes });
        if (prepared) layout.ports = faroPorts(prepared, seats);
        layout.style.height = `${height}px`;
        place('de', width).append(layout);
        await ready(layout);
        await drawn(layout);
        let places = placesOf(layout, STILL);
        for (const action of [undefined, ...played]) {
          if (action) await doing(layout, action);
          const when = `after ${JSON.stringify(action)}`;
          const { width: wide, height: high } = layout.getBoundingClientRect();
          expect([wide, high], 'the size that the page has given').to.deep.equal([width, height]);
          expect(sticksOut(layout, NEEDED), when).to.deep.equal([]);
          expect(underTheBar(layout, '.cloth :is([part~=field],[part~=card])'), when).to.deep.equal([]);
          // the holder of the bank is known with the first deal
          if (layout.view.turns === 0 && layout.view.banker >= 0) places = placesOf(layout, STILL);
          expect(movedFrom(places, placesOf(layout, STILL)), when).to.deep.equal([]);
        }
      });
});
