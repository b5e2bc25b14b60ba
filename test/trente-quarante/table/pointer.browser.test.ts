// engines: pointer
import { resetMouse, sendMouse, setViewport } from '@web/test-runner-commands';
import {
  act,
  all,
  beat,
  boardAt,
  croupierWith,
  doing,
  DONE,
  engine,
  expect,
  field,
  statusLine,
  listen,
  part,
  QUICK,
  ready,
  REFAIT,
  root,
  spoken,
  stake,
  table,
  typesOf,
  typesOfActions,
  until,
  type Board,
} from '../../table/at-the-table.js';
import { inOneEngine } from '../../table/engines.js';

type Point = readonly [x: number, y: number];

/** A point of an element, as fractions of its width and height. */
function pointOf(element: Element, x = 0.5, y = 0.5): Point {
  const box = element.getBoundingClientRect();
  return [Math.round(box.x + box.width * x), Math.round(box.y + box.height * y)];
}
/** A point in the field of Rouge, which has the left side of the cloth. */
const onRouge = (board: Board): Point => pointOf(field(board, 'rouge'), 0.08, 0.3);
const onNoir = (board: Board): Point => pointOf(field(board, 'noir'), 0.92, 0.3);
const chip = (board: Board, value: number): HTMLElement => part(board, `[data-chip="${value}"]`);
const free = (board: Board): readonly number[] => board.view.punters[0]!.free;
const ghost = (board: Board): Element | null => root(board).querySelector('.dragged');

const move = (position: Point): Promise<void> => sendMouse({ type: 'move', position: [...position] });

const press = (): Promise<void> => sendMouse({ type: 'down' });

async function dragWithMouse(from: Point, to: Point): Promise<void> {
  await move(from);
  await press();
  await move([from[0] + 10, from[1] - 10]);
  await move(to);
  await sendMouse({ type: 'up' });
  await beat();
}

function touch(target: Element | Window, type: string, [clientX, clientY]: Point, more: PointerEventInit = {}): void {
  const up = type === 'pointerup' || type === 'pointercancel';
  target.dispatchEvent(
    new PointerEvent(type, {
      pointerType: 'touch',
      pointerId: 7,
      isPrimary: true,
      button: type === 'pointermove' ? -1 : 0,
      buttons: up ? 0 : 1,
      bubbles: true,
      composed: true,
      cancelable: true,
      clientX,
      clientY,
      ...more,
    }),
  );
}

/** Puts a finger on a chip, drags it sideways and then to a point. */
async function grasp(board: Board, piece: Element, to: Point): Promise<void> {
  const [x, y] = pointOf(piece);
  touch(piece, 'pointerdown', [x, y]);
  touch(piece, 'pointermove', [x + 12, y]);
  await until(() => {
    touch(piece, 'pointermove', to);
    return ghost(board);
  }, 'the chip follows');
}

describe('the board by mouse and finger', () => {
  inOneEngine.it('keeps the choices of all stakes apart at every width', async () => {
    const board = await boardAt(croupierWith(REFAIT + ' 2c'));
    await ready(board);
    await doing(board, stake('rouge'), stake('noir', 10), stake('couleur', 15), stake('inverse', 20), DONE);
    await until(() => all(board, '.choice').length === 4, 'every stake needs a choice');
    for (const width of [320, 390, 560, 700, 840, 860, 960, 1000, 1099, 1100, 1200]) {
      board.parentElement!.style.width = `${width}px`;
      await until(() => Math.round(board.getBoundingClientRect().width) === width, `${width} px`);
      await spoken();
      const boxes = all(board, '.choice').map(box => box.getBoundingClientRect());
      boxes.forEach((one, at) => {
        for (const other of boxes.slice(at + 1)) {
          const apart =
            one.right <= other.left || other.right <= one.left || one.bottom <= other.top || other.bottom <= one.top;
          expect(apart, `${width} px: ${JSON.stringify([one, other])}`).to.equal(true);
        }
      });
    }
  });

  before(async () => {
    // WebKit's window cannot be resized, but is large enough.
    if ((await engine()) !== 'WebKit') await setViewport({ width: 1100, height: 1000 });
  });
  after(async () => {
    if ((await engine()) !== 'WebKit') await setViewport({ width: 800, height: 600 });
  });
  afterEach(() => resetMouse());

  inOneEngine.it('writes no result of a stake into the ledger before its choice is made', async () => {
    const board = await boardAt(croupierWith(REFAIT + ' 2c'));
    await ready(board);
    await doing(board, stake('rouge'), stake('noir', 10), DONE);
    const results = (): string[] => all(board, '.book td').map(({ innerText }) => innerText);
    await until(() => all(board, '.choice').length === 2, 'the player is asked');
    expect(results()).to.deep.equal(['?', '?', '?']);
    const choose = (chance: string, choice: string) => ({ type: 'choose', chance, choice }) as const;
    await doing(board, choose('rouge', 'half'), choose('noir', 'prison'), DONE);
    expect(results().some(result => result === '?')).to.equal(false);
    expect(part(board, '[part=ledger]').textContent.replace(/\s+/g, ' '), 'the odd chip goes to the bank')
      .to.contain('Rouge 5 half lost −3')
      .and.to.contain('Noir 10 in prison A ±0');
  });

  it('bets the chosen chip on a click in a field, and deals on “Deal”', async () => {
    const board = await table();
    const click = async (position: Point): Promise<void> => {
      await sendMouse({ type: 'click', position: [...position] });
      await board.updateComplete;
    };
    await click(pointOf(chip(board, 100)));
    await click(onRouge(board));
    await click(onNoir(board));
    await click(onNoir(board));
    expect(free(board)).to.deep.equal([100, 200, 0, 0]);
    await click(pointOf(act(board, 'prime')));
    await until(() => board.view.hand === 2, 'the coup is dealt');
  });

  for (const [rules, lies, then] of [
    [{ min: '100' }, 100, '25–100'],
    [{ purse: '22' }, 20, ''],
    [{ max: '10' }, 10, '10'],
  ] as const)
    inOneEngine.it(
      `says what a tap bets, which is no more and no less than allowed: ${JSON.stringify(rules)}`,
      async () => {
        const board = await table({ ...QUICK, ...rules });
        expect(statusLine(board)).to.contain(`each tap puts ${lies} on`);
        await move(onRouge(board));
        await board.updateComplete;
        const ghostly = part(board, '.ghost .pile').innerHTML;
        await sendMouse({ type: 'click', position: [...onRouge(board)] });
        await until(() => free(board)[0] === lies && board.legal.length > 0, 'it lies');
        await board.updateComplete;
        expect(part(board, '.field .stake .pile').innerHTML, 'as the ghost showed it').to.equal(ghostly);
        if (then) expect(statusLine(board)).to.contain(`each tap puts ${then} on`);
        else expect(statusLine(board)).not.to.contain('tap puts');
      },
    );

  it('says why a closed field takes no chip: the purse is too small for a stake', async () => {
    const board = await boardAt(croupierWith(`${REFAIT} 2c`, 1, { purses: [10] }));
    await doing(board, stake('rouge', 10));
    field(board, 'noir').click();
    await until(() => statusLine(board).includes('do not have that many chips'), 'the player reads it');
  });

  it('gives each field its own shape for clicks: chevron, triangle and the two sides', async () => {
    const board = await table({ ...QUICK, purse: '100000' });
    const layout = part(board, '.fields');
    for (const [x, y, chance] of [
      [0.05, 0.9, 'rouge'],
      [0.95, 0.9, 'noir'],
      [0.5, 0.15, 'couleur'],
      [0.3, 0.8, 'couleur'],
      [0.7, 0.8, 'couleur'],
      [0.5, 0.85, 'inverse'],
    ] as const)
      expect(
        root(board)
          .elementFromPoint(...pointOf(layout, x, y))
          ?.closest<HTMLElement>('.field')?.dataset.value,
        `${x} ${y}`,
      ).to.equal(chance);
  });

  it('bets a chip that is dragged to a field, which is then the chosen chip', async () => {
    const board = await table();
    await dragWithMouse(pointOf(chip(board, 500)), onRouge(board));
    expect(free(board)).to.deep.equal([500, 0, 0, 0]);
    expect(part(board, '.chips [aria-checked=true]').dataset.value).to.equal('500');
    expect(ghost(board)).to.equal(null);
    expect(root(board).querySelector('.over')).to.equal(null);
  });

  inOneEngine.it('does nothing with a chip dropped outside', async () => {
    const board = await table();
    const events = listen(board);
    await dragWithMouse(pointOf(chip(board, 100)), pointOf(part(board, '.say')));
    await dragWithMouse(pointOf(chip(board, 100)), [2, 2]);
    expect(typesOf(events)).to.deep.equal([]);
    expect(ghost(board)).to.equal(null);
  });

  it('does not take the end of a drag for a click', async () => {
    const board = await table();
    await doing(board, stake('noir', 25));
    const events = listen(board);
    let clicks = 0;
    board.addEventListener('click', () => clicks++);
    // From one chip to another, and to a button: neither is pressed.
    await dragWithMouse(pointOf(chip(board, 100)), pointOf(chip(board, 5)));
    expect(part(board, '.chips [aria-checked=true]').dataset.value).to.equal('100');
    await dragWithMouse(pointOf(chip(board, 100)), pointOf(act(board, 'clear')));
    expect(typesOf(events)).to.deep.equal([]);
    expect(clicks).to.equal(0);
    expect(free(board)).to.deep.equal([0, 25, 0, 0]);
  });

  for (const name of ['undo', 'clear', 'double', 'rebet'])
    inOneEngine.it(`says why a button does nothing now: ${name}`, async () => {
      const board = await table();
      expect(act(board, name).getAttribute('aria-disabled')).to.equal('true');
      act(board, name).click();
      await until(() => statusLine(board).includes('There is nothing there.'), 'the line says why');
      board.setAttribute('paused', '');
      await board.updateComplete;
      act(board, name).click();
      await until(() => statusLine(board).includes('paused'), 'the line says why, while the board is paused');
    });

  inOneEngine.it('hears a scripted click right at the end of a drag', async () => {
    const board = await table();
    const from = pointOf(chip(board, 100));
    await move(from);
    await press();
    await move([from[0] + 10, from[1] - 10]);
    window.addEventListener('pointerup', () => field(board, 'rouge').click(), { once: true });
    await sendMouse({ type: 'up' });
    await until(() => free(board)[0] === 100, 'the tap bets the chip that was picked up');
  });

  it('takes a stake back when it is dragged off the cloth, and one chip by a right click', async () => {
    const board = await table();
    for (const chance of ['rouge', 'rouge', 'rouge', 'noir']) {
      field(board, chance).click();
      await ready(board);
    }
    await until(() => statusLine(board).includes('Drag off or right-click'), 'the line says how');
    const pile = (chance: string): Point => pointOf(part(board, `.field.${chance} > .stake`));
    await dragWithMouse(pile('rouge'), pile('noir'));
    expect(free(board), 'no stake has gone to another field').to.deep.equal([75, 25, 0, 0]);
    await dragWithMouse(pile('rouge'), pointOf(part(board, '.say')));
    await ready(board);
    expect(free(board)).to.deep.equal([0, 25, 0, 0]);
    act(board, 'undo').click();
    await ready(board);
    expect(free(board)).to.deep.equal([75, 25, 0, 0]);
    // WebKit's driver would hold that button down for ever
    if ((await engine()) === 'WebKit')
      part(board, '.field.rouge > .stake').dispatchEvent(new MouseEvent('contextmenu', { bubbles: true }));
    else await sendMouse({ type: 'click', position: [...pile('rouge')], button: 'right' });
    await ready(board);
    expect(free(board)).to.deep.equal([50, 25, 0, 0]);
  });

  inOneEngine.it('undoes in one step what one touch did, and does nothing when nothing is left', async () => {
    const board = await table();
    const click = async (element: HTMLElement): Promise<void> => {
      element.click();
      await ready(board);
    };
    const isOff = () => act(board, 'undo').ariaDisabled === 'true';
    for (const chance of ['rouge', 'inverse']) await click(field(board, chance));
    await click(act(board, 'insure'));
    expect(board.view.punters[0]!.insured).to.deep.equal([true, false, false, true]);
    await click(act(board, 'undo'));
    expect(board.view.punters[0]!.insured, 'both at once').to.deep.equal([false, false, false, false]);
    await click(act(board, 'undo'));
    expect(free(board)).to.deep.equal([25, 0, 0, 0]);
    expect(isOff()).to.equal(false);
    await click(act(board, 'undo'));
    expect(isOff()).to.equal(true);
  });

  inOneEngine.it('leaves room for the cloth on a phone, whatever may be done with stakes in prison', async () => {
    const board = await boardAt(croupierWith(`${REFAIT} 2c`, 1, { prisonMove: 'any', prisonSurrender: 'value' }));
    board.parentElement!.style.width = '360px';
    await ready(board);
    const chances = ['rouge', 'noir', 'couleur', 'inverse'];
    await doing(board, ...chances.map(chance => stake(chance)), DONE);
    await doing(board, ...chances.map(chance => ({ type: 'choose', chance, choice: 'prison' })), DONE);
    await until(() => root(board).querySelectorAll('[data-zone=releases] button').length > 7, 'all may be moved');
    expect(part(board, '.crew').getBoundingClientRect().height).to.be.below(60);
    expect(part(board, '.crew').scrollWidth).to.be.greaterThan(360);
  });

  for (const width of [1000, 320])
    inOneEngine.it(`keeps lock and amount of a stake in prison within its badge, ${width} px wide`, async () => {
      const board = await boardAt(croupierWith(`${REFAIT} 2c`));
      board.parentElement!.style.width = `${width}px`;
      await ready(board);
      const chances = ['rouge', 'noir', 'couleur', 'inverse'];
      await doing(board, ...chances.map(chance => stake(chance)), DONE);
      await doing(board, ...chances.map(chance => ({ type: 'choose', chance, choice: 'prison' })), DONE);
      const boxes = all(board, '.held');
      expect(boxes).to.have.length(4);
      for (const box of boxes) {
        const outer = box.getBoundingClientRect();
        for (const held of box.querySelectorAll('.icon, .sum')) {
          const { left, right, top, bottom } = held.getBoundingClientRect();
          const within = left >= outer.left && right <= outer.right && top >= outer.top && bottom <= outer.bottom;
          expect(within, `${box.closest('.field')!.className} ${held.className}`).to.equal(true);
        }
      }
    });

  it('takes a short tremble for a click', async () => {
    const board = await table();
    const [x, y] = pointOf(chip(board, 1000));
    await move([x, y]);
    await press();
    await move([x + 2, y + 2]);
    await sendMouse({ type: 'up' });
    await until(() => part(board, '.chips [aria-checked=true]').dataset.value === '1000', 'the chip is chosen');
    expect(ghost(board)).to.equal(null);
  });

  it('shows the dragged chip under the pointer and highlights the field below it', async () => {
    const board = await table();
    await move(pointOf(chip(board, 25)));
    await press();
    await move(pointOf(act(board, 'clear')));
    await move(onRouge(board));
    await until(() => ghost(board) && field(board, 'rouge').classList.contains('over'), 'the chip follows');
    const [x, y] = pointOf(ghost(board)!);
    const [left, top] = onRouge(board);
    expect(Math.hypot(x - left, y - top)).to.be.lessThan(3);
    expect(field(board, 'rouge').classList.contains('over')).to.equal(true);
    await sendMouse({ type: 'up' });
    expect(free(board)).to.deep.equal([25, 0, 0, 0]);
  });

  it('lets a finger drag a chip, and ignores a second finger', async () => {
    const board = await table();
    const piece = chip(board, 25);
    await grasp(board, piece, pointOf(act(board, 'clear')));
    touch(window, 'pointermove', [1, 1], { pointerId: 8, isPrimary: false });
    touch(piece, 'pointermove', onRouge(board));
    touch(window, 'pointerup', onNoir(board), { pointerId: 8, isPrimary: false });
    await ready(board);
    expect(free(board), 'the second finger drops the chip').to.deep.equal([0, 0, 0, 0]);
    touch(piece, 'pointerup', onRouge(board));
    await ready(board);
    expect(free(board)).to.deep.equal([25, 0, 0, 0]);
  });

  it('bets nothing when a finger moving up from the chips scrolls the page', async () => {
    const board = await table();
    const piece = chip(board, 25);
    const [x, y] = pointOf(piece);
    touch(piece, 'pointerdown', [x, y]);
    for (const point of [[x, y - 8], [x + 40, y - 30], onRouge(board)] as const) touch(piece, 'pointermove', point);
    expect(ghost(board)).to.equal(null);
    touch(piece, 'pointerup', onRouge(board));
    await ready(board);
    expect(free(board)).to.deep.equal([0, 0, 0, 0]);
    expect(getComputedStyle(piece).touchAction, 'the browser may scroll').to.equal('pan-y');
  });

  it('drags a chip up after the finger has rested, and the page does not scroll then', async () => {
    const board = await table();
    const piece = chip(board, 25);
    const [x, y] = pointOf(piece);
    const scroll = () => {
      const event = new Event('touchmove', { bubbles: true, composed: true, cancelable: true });
      piece.dispatchEvent(event);
      return !event.defaultPrevented;
    };
    touch(piece, 'pointerdown', [x, y]);
    expect(scroll(), 'before').to.equal(true);
    await until(() => !scroll(), 'the finger has rested');
    touch(piece, 'pointermove', [x, y - 8]);
    touch(piece, 'pointermove', onRouge(board));
    expect(ghost(board)).not.to.equal(null);
    touch(piece, 'pointerup', onRouge(board));
    await ready(board);
    expect(free(board)).to.deep.equal([25, 0, 0, 0]);
    expect(scroll(), 'after').to.equal(true);
  });

  it('abandons a drag that the browser cancels, as for scrolling', async () => {
    const board = await table();
    const piece = chip(board, 25);
    await grasp(board, piece, onRouge(board));
    touch(piece, 'pointercancel', onRouge(board));
    expect(ghost(board)).to.equal(null);
    touch(piece, 'pointerup', onRouge(board));
    await ready(board);
    expect(free(board)).to.deep.equal([0, 0, 0, 0]);
  });

  it('drags nothing after a button was released without an event', async () => {
    const board = await table();
    const piece = chip(board, 25);
    touch(piece, 'pointerdown', pointOf(piece), { pointerType: 'mouse' });
    touch(piece, 'pointerup', pointOf(piece), { pointerType: 'mouse' });
    await beat();
    touch(window, 'pointermove', onRouge(board), { pointerType: 'mouse', buttons: 0 });
    touch(window, 'pointermove', onNoir(board), { pointerType: 'mouse', buttons: 0 });
    expect(ghost(board)).to.equal(null);
    touch(window, 'pointerup', onNoir(board), { pointerType: 'mouse' });
    expect(free(board)).to.deep.equal([0, 0, 0, 0]);
  });

  it('drags with the main button only, and never a chip that is too large', async () => {
    const board = await table({ ...QUICK, purse: '100' });
    for (const [value, more] of [
      [25, { button: 2, buttons: 2 }],
      [500, {}],
    ] as const) {
      const piece = chip(board, value);
      touch(piece, 'pointerdown', pointOf(piece), more);
      await beat();
      touch(piece, 'pointermove', onRouge(board));
      expect(ghost(board), `${value}`).to.equal(null);
      touch(piece, 'pointerup', onRouge(board));
    }
    expect(free(board)).to.deep.equal([0, 0, 0, 0]);
  });

  it('blocks no touch and no wheel, so that the page scrolls, even from the chips', async () => {
    const board = await table();
    await doing(board, stake('rouge'), DONE);
    for (const target of [part(board, '.cloth'), field(board, 'rouge'), part(board, '.say'), act(board, 'prime')]) {
      for (const name of ['touchstart', 'touchmove', 'wheel', 'pointerdown', 'pointermove']) {
        const event = new Event(name, { bubbles: true, composed: true, cancelable: true });
        Object.assign(event, { button: 0 });
        target.dispatchEvent(event);
        expect(event.defaultPrevented, name).to.equal(false);
      }
    }
    for (const element of root(board).querySelectorAll('*')) {
      const { touchAction } = getComputedStyle(element);
      if (touchAction === undefined) return;
      if (element.closest('.chips [role=radio]')) {
        if (element.matches('[role=radio]')) expect(touchAction).to.equal('pan-y');
      } else expect(['auto', 'manipulation'], element.outerHTML.slice(0, 60)).to.include(touchAction);
    }
  });

  inOneEngine.it('speeds up a coup by a tap anywhere', async () => {
    const board = await table({ ...QUICK, speed: 'slow' });
    const events = listen(board);
    act(board, 'prime').click();
    await until(() => root(board).querySelector('.cards .card'), 'the first card is on the table');
    expect(typesOf(events)).not.to.include('tv-settle');
    await sendMouse({ type: 'click', position: [...pointOf(part(board, '.say'))] });
    await until(() => typesOfActions(events, 'tv-settle').length === 1, 'the coup is over');
    await ready(board);
  });

  inOneEngine.it('undoes, clears, doubles, repeats and insures by its buttons', async () => {
    const board = await table();
    const click = async (name: string): Promise<void> => {
      act(board, name).click();
      await ready(board);
    };
    field(board, 'rouge').click();
    await ready(board);
    field(board, 'noir').click();
    await ready(board);
    await click('undo');
    expect(free(board)).to.deep.equal([25, 0, 0, 0]);
    await click('double');
    expect(free(board)).to.deep.equal([50, 0, 0, 0]);
    await click('insure');
    expect(board.view.punters[0]!.insured[0]).to.equal(true);
    expect(act(board, 'insure').innerText).to.contain('Uninsure');
    await click('clear');
    expect(free(board)).to.deep.equal([0, 0, 0, 0]);
  });
});
