// engines: keys, focus
import { sendKeys } from '@web/test-runner-commands';
import { html, fixtureSync } from '@open-wc/testing';
import {
  act,
  bar,
  beat,
  boardAt,
  croupierWith,
  DONE,
  doing,
  engine,
  expect,
  field,
  focused,
  listen,
  part,
  press,
  QUICK,
  ready,
  REFAIT,
  root,
  stake,
  table,
  textOf,
  timeAskedFor,
  typesOfActions,
  until,
  type Board,
} from '../../table/at-the-table.js';
import { inOneEngine } from '../../table/engines.js';

/** A shoe of one pack with a refait in its second coup. */
const SHOE = { ...QUICK, seed: 'deal 121' };

const zoneOf = (item: Element | null): string => item?.closest<HTMLElement>('[data-zone]')?.dataset.zone ?? '';

/** Puts the focus on the first field and takes the smallest chip. */
const sitDown = async (board: Board): Promise<void> => {
  field(board, 'rouge').focus();
  await press(board, '1');
};

const free = (board: Board): readonly number[] => board.view.punters[0]!.free;

describe('the board by keyboard alone', () => {
  it('can be played through a full shoe, from the first deal to the last', async () => {
    const board = await table(SHOE);
    const events = listen(board);
    const before = fixtureSync<HTMLButtonElement>(html`<button>before</button>`);
    board.before(before);
    before.focus();
    for (let tabs = 0; zoneOf(focused(board)) !== 'fields'; tabs++) {
      expect(tabs, 'Tab never reaches the fields').to.be.lessThan(12);
      await press(board, 'Tab');
    }
    await press(board, '1');
    const shuffles = (): number => typesOfActions(events).filter(type => type === 'shuffle').length;
    const results: string[] = [];
    for (let coups = 0; shuffles() === 0 && coups < 20; coups++) {
      const { hand } = board.view;
      await press(board, 'r', 'n', 'n');
      expect(free(board)).to.deep.equal([5, 10, 0, 0]);
      await press(board, 'g');
      await ready(board);
      results.push(board.view.coup!.result);
      if (board.view.phase === 'choice') {
        expect(focused(board), 'the focus is lost when the choice appears').not.to.equal(null);
        await press(board, coups % 2 ? 'h' : 's', 'g');
        await until(() => board.view.phase === 'bets', 'the choice is carried out');
        await ready(board);
        expect(focused(board), 'the focus is lost when the choice goes').not.to.equal(null);
      }
      expect(board.view.hand).to.equal(hand + 1);
      expect(focused(board), `the focus is lost after coup ${hand}`).not.to.equal(null);
    }
    expect(results).to.deep.equal(['decided', 'refait', 'decided', 'decided', 'unfinished']);
    expect(typesOfActions(events, 'tv-settle')).to.have.length(5);
  });

  it('has one Tab stop in each zone, and reaches every zone', async () => {
    const board = await table(SHOE);
    const after = fixtureSync<HTMLButtonElement>(html`<button>after</button>`);
    board.after(after);
    await doing(board, stake('rouge'), DONE);
    part(board, '[data-value=menu]').click();
    await board.updateComplete;
    const zones = [...root(board).querySelectorAll<HTMLElement>('[data-zone]')]
      .filter(zone => zone.checkVisibility())
      .map(zone => zone.dataset.zone!);
    expect(zones).to.include.members(['tools', 'speed', 'menu', 'why', 'fields', 'road', 'chips', 'acts']);
    part(board, '[data-zone=tools] [tabindex="0"]').focus();
    const stops = [zoneOf(focused(board))];
    for (let tabs = 0; tabs < 20 && document.activeElement !== after; tabs++) {
      await press(board, 'Tab');
      if (document.activeElement === board) stops.push(zoneOf(focused(board)));
    }
    // a drawer is a stop of its own, and so is its close button
    expect(stops.filter(Boolean)).to.deep.equal(zones);
    expect(document.activeElement).to.equal(after);
  });

  it('moves back through the zones with Shift and Tab', async function () {
    if ((await engine()) === 'WebKit') this.skip(); // WebKit's driver presses one key at a time
    const board = await table(SHOE);
    part(board, '[data-zone=acts] [tabindex="0"]').focus();
    await sendKeys({ down: 'Shift' });
    await sendKeys({ press: 'Tab' });
    await sendKeys({ up: 'Shift' });
    expect(zoneOf(focused(board))).to.equal('chips');
  });

  it('moves inside a zone with the arrows, Home and End, and wraps round', async () => {
    const board = await table(SHOE);
    await sitDown(board);
    const names: (string | undefined)[] = [];
    for (const key of ['ArrowRight', 'ArrowDown', 'ArrowRight', 'ArrowRight', 'ArrowLeft', 'ArrowUp', 'Home', 'End']) {
      await press(board, key);
      names.push(focused(board)?.dataset.value);
    }
    expect(names).to.deep.equal(['noir', 'couleur', 'inverse', 'rouge', 'inverse', 'couleur', 'rouge', 'inverse']);
    // the odds button and the player's result may come between
    for (let stop = 0; stop < 4 && focused(board)?.getAttribute('role') !== 'radio'; stop++) await press(board, 'Tab');
    expect(focused(board)?.getAttribute('role')).to.equal('radio');
    await press(board, 'End', ' ');
    expect(focused(board)?.getAttribute('aria-checked')).to.equal('true');
    expect(focused(board)?.dataset.value).to.equal('1000');
  });

  it('keeps the Tab stop of a zone where the focus was last', async () => {
    const board = await table(SHOE);
    await sitDown(board);
    await press(board, 'ArrowRight', 'Tab');
    expect(zoneOf(focused(board))).not.to.equal('fields');
    expect(part(board, '[data-zone=fields] [tabindex="0"]').dataset.value).to.equal('noir');
  });

  inOneEngine.it('bets the chosen chip with r, n, c and i, and chooses chips with 1 to 5', async () => {
    const board = await table(SHOE);
    await sitDown(board);
    await press(board, 'r', 'n', 'c', 'i');
    expect(free(board)).to.deep.equal([5, 5, 5, 5]);
    const laid: number[] = [];
    for (const key of ['1', '2', '3', '4', '5']) {
      const sum = free(board)[0]!;
      await press(board, key, 'r');
      laid.push(free(board)[0]! - sum);
      expect(part(board, '.chips [aria-checked=true]').dataset.value).to.equal(String(laid.at(-1)));
    }
    expect(laid).to.deep.equal([5, 25, 100, 500, 1000]);
  });

  inOneEngine.it('takes back with z, clears with x, doubles with d, repeats with w, insures with v', async () => {
    const board = await table(SHOE);
    await sitDown(board);
    await press(board, 'r', 'r', 'n', 'z');
    expect(free(board)).to.deep.equal([10, 0, 0, 0]);
    await press(board, 'd');
    expect(free(board)).to.deep.equal([20, 0, 0, 0]);
    await press(board, 'n', 'v');
    expect(board.view.punters[0]!.insured, 'v on a field insures that stake').to.deep.equal([
      true,
      false,
      false,
      false,
    ]);
    act(board, 'insure').focus();
    await press(board, 'v');
    expect(board.view.punters[0]!.insured, 'v elsewhere insures every stake').to.deep.equal([true, true, false, false]);
    await press(board, 'v');
    expect(board.view.punters[0]!.insured, 'v again insures none').to.deep.equal([false, false, false, false]);
    await press(board, 'x');
    expect(free(board)).to.deep.equal([0, 0, 0, 0]);
    await press(board, 'c', 'g');
    await ready(board);
    await press(board, 'w');
    expect(free(board)).to.deep.equal([0, 0, 5, 0]);
  });

  inOneEngine.it('takes a chip back from the field in focus with Delete, Backspace and minus', async () => {
    const board = await table(SHOE);
    await sitDown(board);
    await press(board, 'r', 'r', 'r', 'r', 'n', 'Delete');
    expect(free(board)).to.deep.equal([15, 5, 0, 0]);
    await press(board, 'Backspace', '-');
    expect(free(board)).to.deep.equal([5, 5, 0, 0]);
  });

  it('presses the focused button with Enter and Space', async () => {
    const board = await table(SHOE);
    await sitDown(board);
    await press(board, 'ArrowRight', 'Enter', ' ');
    expect(free(board), 'Enter and Space on a field lay a chip there').to.deep.equal([0, 10, 0, 0]);
    act(board, 'clear').focus();
    await press(board, 'Enter');
    expect(free(board), 'Enter on “Clear” clears').to.deep.equal([0, 0, 0, 0]);
    expect(board.view.hand).to.equal(1);
    part(board, '[data-value=menu]').focus();
    await press(board, 'Enter');
    expect(root(board).querySelector('[part=menu]'), 'Enter on the menu opens it').not.to.equal(null);
  });

  inOneEngine.it('deals with Enter when the focus is on “Deal”, also if nothing is staked', async () => {
    const board = await table(SHOE);
    act(board, 'prime').focus();
    await press(board, 'Enter');
    await until(() => board.view.hand === 2, 'the coup is dealt');
    await ready(board);
    expect(textOf(part(board, '[part=ledger]'))).to.contain('No stake in this coup.');
  });

  inOneEngine.it('chooses after a refait for every stake with h or s', async () => {
    for (const [key, choice] of [
      ['h', 'half'],
      ['s', 'prison'],
    ] as const) {
      const board = await boardAt(croupierWith(REFAIT + ' 2c'));
      await ready(board);
      await doing(board, stake('rouge'), stake('noir', 10), stake('inverse', 15), DONE);
      part(board, '.choice button').focus();
      await press(board, key);
      expect(board.view.punters[0]!.choices).to.deep.equal([choice, choice, null, choice]);
      await press(board, 'g');
      await until(() => board.view.phase !== 'choice', 'the choice is carried out');
    }
  });

  inOneEngine.it('chooses for one stake at a time, on the stake itself', async () => {
    const board = await boardAt(croupierWith(REFAIT + ' 2c'));
    await ready(board);
    await doing(board, stake('rouge'), stake('noir', 10), DONE);
    part(board, '.choice.noir button').focus();
    await press(board, 'ArrowRight', 'Enter');
    expect(board.view.punters[0]!.choices).to.deep.equal([null, 'prison', null, null]);
    expect(focused(board)?.getAttribute('aria-pressed')).to.equal('true');
    part(board, '.choice.rouge button').focus();
    await press(board, ' ');
    expect(board.view.punters[0]!.choices).to.deep.equal(['half', 'prison', null, null]);
    expect(bar(board)).to.contain('All chosen');
    await press(board, 'g');
    await until(() => board.view.phase !== 'choice', 'the choice is carried out');
    await board.updateComplete;
    expect(focused(board), 'the focus is lost with the choice').not.to.equal(null);
  });

  it('goes on from “Deal” to “Confirm” and back without losing the focus', async () => {
    const board = await boardAt(croupierWith(REFAIT + ' 2c'));
    await ready(board);
    await doing(board, stake('rouge'));
    act(board, 'prime').focus();
    await press(board, 'Enter');
    await ready(board);
    expect(board.view.phase).to.equal('choice');
    expect(focused(board)?.part.value, 'there is no choice to confirm yet').to.equal('bar');
    await press(board, 'h');
    await until(() => focused(board)?.dataset.do === 'prime', 'it is chosen');
    await press(board, 'Enter');
    await until(() => board.view.phase !== 'choice', 'the choice is carried out');
    expect(focused(board)?.dataset.do).to.equal('prime');
  });

  it('keeps the focus on a button that becomes disabled, and does nothing there', async () => {
    const board = await table(SHOE);
    await sitDown(board);
    await press(board, 'r');
    act(board, 'clear').focus();
    await press(board, ' ');
    await beat();
    expect(focused(board)?.dataset.do).to.equal('clear');
    expect(focused(board)?.getAttribute('aria-disabled')).to.equal('true');
    const events = listen(board);
    await press(board, ' ', 'Enter');
    expect(typesOfActions(events)).to.deep.equal([]);
    expect(board.view.hand).to.equal(1);
  });

  it('keeps the focus in the board when a focused button disappears, at the width of a phone', async () => {
    const board = await table(SHOE, 'en', 360);
    await doing(board, stake('rouge'), DONE);
    act(board, 'rebet').focus();
    await press(board, 'Enter');
    expect(free(board)).to.deep.equal([5, 0, 0, 0]);
    await new Promise(next => requestAnimationFrame(() => requestAnimationFrame(next)));
    await beat();
    expect(focused(board)).not.to.equal(null);
    expect(focused(board)!.checkVisibility(), 'the focus is on a hidden button').to.equal(true);
  });

  inOneEngine.it('ignores shortcuts while the focus is outside', async () => {
    const board = await table(SHOE);
    const events = listen(board);
    const outside = fixtureSync<HTMLInputElement>(html`<input aria-label="outside" />`);
    outside.focus();
    await press(board, 'r', 'g', 'Enter', 'z');
    expect(outside.value).to.equal('rgz');
    outside.blur();
    await press(board, 'r', 'g');
    expect(events).to.deep.equal([]);
    expect(board.view.hand).to.equal(1);
  });

  it('leaves keys with Control, Alt or Meta to the browser', async () => {
    const board = await table(SHOE);
    const events = listen(board);
    for (const modifier of ['ctrlKey', 'altKey', 'metaKey'] as const) {
      const key = new KeyboardEvent('keydown', { key: 'r', [modifier]: true, bubbles: true, cancelable: true });
      field(board, 'rouge').dispatchEvent(key);
      expect(key.defaultPrevented).to.equal(false);
    }
    expect(events).to.deep.equal([]);
  });

  it('leaves keys in slotted content to the page', async () => {
    const board = await table(SHOE);
    const events = listen(board);
    const slotted = fixtureSync<HTMLElement>(
      html`<div slot="brand"><textarea aria-label="note"></textarea><a href="#away" data-do="prime">link</a></div>`,
    );
    board.append(slotted);
    const [text, link] = [slotted.querySelector('textarea')!, slotted.querySelector('a')!];
    text.focus();
    await press(board, 'r', 'g');
    expect(text.value).to.equal('rg');
    link.addEventListener('click', event => event.preventDefault());
    let clicked = 0;
    link.addEventListener('click', () => clicked++);
    link.focus();
    await press(board, 'Enter');
    expect(clicked).to.equal(1);
    expect(events, 'no key in a slot is a command of the table').to.deep.equal([]);
    expect(board.view.hand).to.equal(1);
  });

  inOneEngine.it('shows its shortcuts, and names them for screen readers', async () => {
    const board = await table(SHOE);
    const keys = [...root(board).querySelectorAll('[aria-keyshortcuts]')].map(item =>
      item.getAttribute('aria-keyshortcuts'),
    );
    expect(keys).to.deep.equal(['R', 'N', 'C', 'I', 'Z', 'X', 'D', 'W', 'V', 'G']);
    for (const shown of root(board).querySelectorAll('.bar kbd'))
      expect(shown.textContent).to.equal(shown.closest('button')!.getAttribute('aria-keyshortcuts'));
  });

  inOneEngine.it('speeds up a coup with Enter while it is dealt', async () => {
    const board = await table({ ...SHOE, speed: 'slow' });
    await sitDown(board);
    await press(board, 'g');
    await until(() => board.legal.length === 0, 'the coup is being dealt');
    const hurried = await timeAskedFor(async () => {
      focused(board)!.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, composed: true }));
      await until(() => board.view.hand === 2, 'the coup is over');
    });
    expect(hurried, 'milliseconds until the next step').to.equal(0);
  });
});
