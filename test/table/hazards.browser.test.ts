// engines: styles, pointer, keys, focus
/** What pages do to any element, and keyboards of other countries: one test per hazard, at every table. */
import { toAction } from '../../src/game/to-action.js';
import type { AnyAction, Offer } from '../../src/game/contract.js';
import { all, expect, focused, newTable, part, place, ready, root, spoken, until, wrapTexts } from './on-a-page.js';
import { TAGS, type Tag } from './tags.js';
import { inOneEngine } from './engines.js';

async function opened(tag: Tag) {
  const table = newTable(tag, { speed: 'instant', seed: 'hazards' });
  place('en', 900).append(table);
  await ready(table);
  return table;
}

/** A key with the letter that a country's keyboard gives it, pressed on a part of the table. */
function pressed(on: HTMLElement, key: string, code: string): void {
  on.dispatchEvent(new KeyboardEvent('keydown', { key, code, bubbles: true, composed: true, cancelable: true }));
}

/** The quietest action. */
const QUIET = ['stake', 'done', 'bringIn', 'check', 'call', 'muck', 'turnUp'];

for (const tag of TAGS)
  describe(`<${tag}> on a page that`, () => {
    it('makes it a popover: it is hidden until it is opened', async () => {
      const table = await opened(tag);
      table.setAttribute('popover', 'manual');
      expect(getComputedStyle(table).display).to.equal('none');
      table.showPopover();
      expect(getComputedStyle(table).display).to.equal('grid');
      expect(part(table, '.bar .prime').getBoundingClientRect().height).to.be.above(20);
      table.hidePopover();
      expect(getComputedStyle(table).display).to.equal('none');
    });

    inOneEngine.it(
      'takes its frame away before it is drawn, which then fails: it opens one table, not one after another',
      async () => {
        const here = (await opened(tag)).parentElement!;
        // the gameplay is there now; another language is loaded first
        here.lang = 'de';
        const table = newTable(tag, { speed: 'instant', seed: 'hazards' });
        const overruled = table as unknown as { render(): unknown; performUpdate(): unknown };
        let drawings = 0;
        overruled.render = () => {
          // drawn again and again without a pause, the page would hang
          if (++drawings < 100) throw new Error('This frame is gone');
          return '';
        };
        const perform = overruled.performUpdate.bind(table);
        overruled.performUpdate = () => {
          try {
            return perform();
          } catch {
            return undefined;
          }
        };
        here.append(table);
        await until(() => drawings > 0, 'it has been drawn');
        await spoken();
        await spoken();
        expect(drawings).to.be.below(20);
      },
    );

    inOneEngine.it('is translated by the browser: the text on screen is that of the table as it is', async () => {
      const [table, twin] = [await opened(tag), await opened(tag)];
      const shown = (each: typeof table): string =>
        all(each, '.head, .cloth, .bar')
          .map(({ textContent }) => textContent.replace(/\s+/g, ' '))
          .join(' | ');
      let hands = 0;
      table.addEventListener('tv-settle', () => hands++);
      const acts: AnyAction[] = [];
      while (hands < 2) {
        const offered = (): Offer<AnyAction> | undefined =>
          QUIET.filter(type => type !== 'stake' || acts.at(-1)?.type !== 'stake').flatMap(type =>
            table.legal.filter(each => each.type === type),
          )[0];
        await until(() => offered() || hands > 1, 'the player is asked');
        const offer = offered();
        if (!offer || hands > 1) break;
        wrapTexts(root(table));
        acts.push(toAction(offer));
        const before = table.view;
        table.act(acts.at(-1) as never);
        await until(() => table.view !== before, 'it is done');
        await ready(table);
      }
      for (const action of acts) {
        await until(() => twin.legal.some(({ type }) => type === action.type), 'the twin is asked');
        const before = twin.view;
        twin.act(action as never);
        await until(() => twin.view !== before, 'the twin does it');
        await ready(twin);
      }
      for (const each of [table, twin]) {
        await until(() => each.legal.length > 0, 'all is quiet');
        await ready(each);
      }
      expect(table.view.accounts).to.deep.equal(twin.view.accounts);
      expect(shown(table)).to.equal(shown(twin));
    });

    it('focuses it: the focus goes to the main button', async () => {
      const table = await opened(tag);
      table.focus();
      expect(focused(table)).to.equal(part(table, '.bar .prime'));
    });

    for (const when of ['when it is drawn', 'before it is drawn'])
      it(`lets a dialog begin with it, ${when}: the focus goes to the main button, at every opening`, async () => {
        const dialog = document.createElement('dialog');
        const table = newTable(tag, { speed: 'instant', seed: 'hazards', autofocus: '' });
        dialog.append(document.createElement('button'), table);
        place('en', 900).append(dialog);
        if (when === 'when it is drawn') await ready(table);
        for (let opening = 0; opening < 2; opening++) {
          dialog.showModal();
          await ready(table);
          await until(() => focused(table)?.matches('.bar .prime'), 'the main button has the focus');
          dialog.close();
          await until(() => document.activeElement !== table, 'the page has the focus again');
        }
      });

    it('is used with a Greek, Cyrillic or Arabic keyboard: letters count by their key', async () => {
      const table = await opened(tag);
      const before = table.view;
      part(table, '.bar .prime').focus();
      for (const key of ['γ', 'п', 'ل']) pressed(part(table, '.bar .prime'), key, 'KeyG');
      await until(() => table.view !== before, 'the main action is done');
    });
  });

/** A table at which bets may be laid. */
async function staking(tag: 'trente-quarante-board' | 'faro-layout') {
  const table = await opened(tag);
  const isOpen = (): boolean => table.legal.some(({ type }) => type === 'stake');
  if (!isOpen()) part(table, '.bar .prime').click();
  await until(isOpen, 'bets may be laid');
  await ready(table);
  return table;
}

describe('a table of computer players alone, at speed instant', () => {
  for (const [tag, variant] of [
    ['trente-quarante-board', ''],
    ['stud-table', 'high'],
    ['einundvierzig-table', ''],
    ['faro-layout', 'classic'],
  ] as const)
    inOneEngine.it(`<${tag}> leaves the page time in every round`, async () => {
      const players = 'Anna:easy, Bruno:easy, Clara:easy';
      const table = newTable(tag, { speed: 'instant', seed: 'hazards', players, ...(variant && { variant }) });
      let rounds = 0;
      let mostAtOnce = 0;
      let atOnce = 0;
      table.addEventListener('tv-settle', () => {
        rounds++;
        mostAtOnce = Math.max(mostAtOnce, ++atOnce);
      });
      place('en', 900).append(table);
      await until(() => {
        atOnce = 0;
        return rounds >= 20;
      }, 'twenty rounds are played');
      expect(mostAtOnce, 'rounds between two timers of the page').to.be.at.most(2);
      table.remove();
    });
});

describe('a chip at a table', () => {
  for (const tag of ['trente-quarante-board', 'faro-layout'] as const) {
    it(`<${tag}> is chosen on a French keyboard, whose digits need Shift`, async () => {
      const table = await staking(tag);
      part(table, '.bar .prime').focus();
      pressed(part(table, '.bar .prime'), 'é', 'Digit2');
      await table.updateComplete;
      const chips = all(table, '[data-chip]');
      expect(chips.findIndex(chip => chip.getAttribute('aria-checked') === 'true')).to.equal(1);
    });

    it(`<${tag}> is dragged, but not what the page makes draggable around it`, async () => {
      const table = await staking(tag);
      const chip = part(table, '[data-chip]:not([aria-disabled=true])');
      const { left, top, width, height } = chip.getBoundingClientRect();
      const at = { clientX: left + width / 2, clientY: top + height / 2 };
      const held = {
        ...at,
        bubbles: true,
        composed: true,
        pointerId: 1,
        isPrimary: true,
        pointerType: 'mouse',
        buttons: 1,
      };
      const dragged = (): boolean =>
        !table.parentElement!.dispatchEvent(new DragEvent('dragstart', { bubbles: true, cancelable: true }));
      expect(dragged(), 'nothing is being dragged').to.equal(false);
      chip.dispatchEvent(new PointerEvent('pointerdown', held));
      expect(dragged(), 'a chip is being dragged').to.equal(true);
      window.dispatchEvent(new PointerEvent('pointerup', { ...held, buttons: 0 }));
      expect(dragged(), 'the drag has ended').to.equal(false);
      expect(root(table).querySelector('.dragged')).to.equal(null);
    });
  }
});
