// engines: layout, animation, colours
import { executeServerCommand } from '@web/test-runner-commands';
import '../../src/faro-layout.js';
import type { Action } from '../../src/trente-quarante/rules/table.js';
import {
  act,
  animated,
  boardAt,
  croupierWith,
  DONE,
  doing,
  expect,
  field,
  statusLine,
  listen,
  newBoard,
  newTable,
  NOIR_INVERSE,
  part,
  place,
  press,
  QUICK,
  ready,
  REFAIT,
  root,
  stake,
  typesOf,
  typesOfActions,
  until,
  type Attributes,
  type Board,
} from './at-the-table.js';
import { inOneEngine } from './engines.js';

const media = (features: Readonly<Record<string, string>>): Promise<boolean> =>
  executeServerCommand('media-features', features);

/** Plays a coup at speed and tells the order of what was seen and how often something travelled. */
async function watch(): Promise<{ seen: readonly string[]; travels: number }> {
  const board = newBoard({ speed: 'fast' });
  board.ports = [croupierWith(`${NOIR_INVERSE} 2d 3c 4c`).port(0)];
  place().append(board);
  await ready(board);
  const events = listen(board);
  const seen: string[] = [];
  const travels = animated(board);
  const look = (): void => {
    const rows = ['noir', 'rouge'].map(row => root(board).querySelectorAll(`.cards.${row} .card`).length);
    const now = `${rows.join(' and ')}, ${typesOf(events).includes('tv-settle') ? 'settled' : 'not settled'}`;
    if (now !== seen.at(-1)) seen.push(now);
  };
  const shown = new MutationObserver(look);
  shown.observe(root(board), { subtree: true, childList: true });
  board.act(stake('noir', 10) as Action);
  board.act(DONE as Action);
  await until(() => typesOfActions(events, 'tv-settle').length === 1, 'the coup is over');
  await ready(board);
  // the last may still wait to be told
  look();
  shown.disconnect();
  return { seen, travels: travels.length };
}

describe('on a low screen', () => {
  const inSight = (board: Board): boolean => {
    const { top, bottom } = part(board, '.rows').getBoundingClientRect();
    return top >= 0 && bottom <= innerHeight;
  };
  /** A narrow board whose cloth is in sight, and whose rows are not. */
  async function lowTable(attributes: Attributes): Promise<Board> {
    const board = newBoard({ ...QUICK, speed: 'fast', ...attributes });
    place('en', 320).append(board);
    await until(() => root(board).querySelector('.field.inverse'), 'the cloth is there');
    board.style.marginBottom = '2000px';
    part(board, '[part=bar]').style.position = 'static';
    field(board, 'inverse').scrollIntoView({ block: 'start' });
    expect(inSight(board)).to.equal(false);
    return board;
  }
  const closed = (board: Board): Promise<void> =>
    until(() => statusLine(board).startsWith('Rien'), 'the coup is dealt');

  it('the rows come into sight when the player has them dealt', async () => {
    const board = await lowTable({});
    await ready(board);
    board.act(DONE as Action);
    await until(() => inSight(board), 'the rows are in sight');
    await ready(board);
    expect(inSight(board)).to.equal(true);
  });

  it('the page stays where it is while the player looks at something else', async () => {
    const board = await lowTable({});
    await ready(board);
    scrollTo(0, board.getBoundingClientRect().bottom + scrollY + 10);
    const place = scrollY;
    board.act(DONE as Action);
    await closed(board);
    await ready(board);
    expect(scrollY).to.equal(place);
  });

  inOneEngine.it('the rows stay where they are while computers play', async () => {
    const board = await lowTable({ players: 'Anna:easy', paused: 'on' });
    board.paused = 'off';
    await closed(board);
    await until(() => board.view.hand > 1, 'a coup is over');
    expect(inSight(board)).to.equal(false);
  });
});

inOneEngine.describe('reduced motion', () => {
  const { matchMedia } = window;
  afterEach(() => (window.matchMedia = matchMedia));

  it('brings the same things in the same order, and nothing travels', async () => {
    const hidden = document.hidden;
    const full = await watch();
    window.matchMedia = query =>
      query.includes('prefers-reduced-motion')
        ? ({ matches: true, media: query } as MediaQueryList)
        : matchMedia.call(window, query);
    const reduced = await watch();
    expect(reduced.travels).to.equal(0);
    expect(reduced.seen).to.deep.equal(full.seen);
    expect(full.seen.slice(0, 9)).to.deep.equal([
      '0 and 0, not settled',
      ...[1, 2, 3, 4].map(cards => `${cards} and 0, not settled`),
      ...[1, 2, 3, 4].map(cards => `4 and ${cards}, not settled`),
    ]);
    if (!hidden) expect(full.travels).to.be.greaterThan(8);
  });
});

const IVORY = 'rgb(253, 250, 242)';

/** A board on which a coup has just been settled. */
async function settled(): Promise<Board> {
  const board = await boardAt(croupierWith(`${NOIR_INVERSE} 2d 3c 4c`));
  await ready(board);
  await doing(board, stake('noir', 25), stake('rouge', 5), DONE);
  return board;
}

it('every card lies on ivory, dealt or printed on the layout', async () => {
  const board = await settled();
  const layout = newTable('faro-layout', { variant: 'classic' });
  place().append(layout);
  await until(() => root(layout).querySelector('svg.card > *'), 'the layout is printed');
  for (const drawn of [part(board, '.card svg'), part(layout, 'svg.card')])
    expect(getComputedStyle(drawn).backgroundColor).to.equal(IVORY);
});

describe('forced colours', () => {
  before(async function () {
    if (!(await media({ 'forced-colors': 'active' }))) this.skip(); // only Chromium can be told
  });
  after(() => media({}));

  const framed = (element: Element, pseudo?: string): boolean => {
    const { borderTopWidth, borderTopStyle, borderTopColor, outlineStyle, outlineWidth } = getComputedStyle(
      element,
      pseudo,
    );
    const border =
      borderTopStyle !== 'none' && parseFloat(borderTopWidth) > 0 && !/^rgba\(.*, 0\)$/.test(borderTopColor);
    return border || (outlineStyle !== 'none' && parseFloat(outlineWidth) > 0);
  };
  /** A colour of the forced palette, as the browser reckons it. */
  const system = (name: string): string => {
    const probe = document.createElement('i');
    probe.style.color = name;
    place().append(probe);
    return getComputedStyle(probe).color;
  };

  it('frame the main button, the other buttons, the chosen chip, the cloth and the stakes', async () => {
    const board = await settled();
    expect(framed(act(board, 'prime')), 'the main button').to.equal(true);
    expect(parseFloat(getComputedStyle(act(board, 'prime')).borderTopWidth)).to.be.greaterThan(
      parseFloat(getComputedStyle(act(board, 'undo')).borderTopWidth),
    );
    expect(framed(act(board, 'undo')), 'a button').to.equal(true);
    expect(framed(part(board, '.chips [aria-checked=true]'), '::after'), 'the chosen chip').to.equal(true);
    expect(framed(part(board, '.cloth')), 'the cloth').to.equal(true);
    for (const sum of root(board).querySelectorAll('.sum')) expect(framed(sum), 'a sum').to.equal(true);
    expect(framed(part(board, '.card.marked'), '::after'), 'the crossing card').to.equal(true);
  });

  it('tell the winning fields from the others', async () => {
    const board = await settled();
    const strokes = [...root(board).querySelectorAll('.lines polygon')]
      .filter(line => line.checkVisibility())
      .map(line => [line.classList.contains('won'), getComputedStyle(line)] as const);
    const won = strokes.filter(([wins]) => wins);
    expect(won).to.have.length(2);
    for (const [wins, { stroke, strokeWidth }] of strokes) {
      expect(stroke).to.equal(system(wins ? 'Highlight' : 'CanvasText'));
      if (wins) expect(parseFloat(strokeWidth)).to.be.greaterThan(3);
    }
  });

  it('show what is chosen after a refait', async () => {
    const board = await boardAt(croupierWith(`${REFAIT} 2d 3c 4c`));
    await ready(board);
    await doing(board, stake('rouge', 10), DONE, { type: 'choose', chance: 'rouge', choice: 'half' } as never);
    const [half, prison] = [...root(board).querySelectorAll('.choice button')].map(
      button => getComputedStyle(button).backgroundColor,
    );
    expect(half).to.equal(system('Highlight'));
    expect(half).not.to.equal(prison);
  });

  it('show where the focus is', async () => {
    const board = await settled();
    field(board, 'rouge').focus();
    await press(board, 'ArrowRight');
    const ring = [...root(board).querySelectorAll('.lines polygon')].filter(
      line => parseFloat(getComputedStyle(line).strokeWidth) >= 4 && line.classList.contains('noir'),
    );
    expect(ring.length, 'the field in focus has a ring').to.be.greaterThan(0);
    await press(board, 'Tab', 'Tab', 'Tab');
    const focus = root(board).activeElement!;
    const { outlineStyle, outlineWidth } = getComputedStyle(focus);
    expect(outlineStyle).not.to.equal('none');
    expect(parseFloat(outlineWidth)).to.be.greaterThan(1);
  });

  it('keep the cards and the chips as they are printed', async () => {
    const board = await settled();
    for (const drawn of ['.card svg', '.chips svg', '.pile'])
      expect(getComputedStyle(part(board, drawn)).getPropertyValue('forced-color-adjust'), drawn).to.equal('none');
    expect(getComputedStyle(part(board, '.card svg')).backgroundColor).to.equal(IVORY);
  });
});
