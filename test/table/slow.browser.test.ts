// left to CI: a machine six times as slow
/** A hand, a coup and a turn by keys alone on a machine that is six times as slow: no key is lost, and nothing shuts by itself. */
import { executeServerCommand } from '@web/test-runner-commands';
import '../../src/index.js';
import { all, expect, focused, newTable, part, place, press, ready, root, until } from './on-a-page.js';

const TABLES = [
  ['stud-table', { seed: 'r248', players: 'you, Anna:easy' }, true],
  ['einundvierzig-table', { seed: 'b', players: 'you, Anna:medium, Bruno:easy' }, true],
  ['trente-quarante-board', { seed: 'slow', players: 'you, Anna:easy' }, false],
  ['faro-layout', { seed: 'slow' }, false],
] as const;

/** Whether somebody at poker is ready for the next hand. */
interface Player {
  readonly done: boolean;
}

describe('on a slow machine', () => {
  before(async () => void (await executeServerCommand('slowdown', 6)));
  after(async () => void (await executeServerCommand('slowdown', 1)));

  for (const [tag, attributes, isPoker] of TABLES)
    it(`<${tag}> is played by keys alone`, async () => {
      const table = newTable(tag, { speed: 'fast', ...attributes });
      let isSettled = false;
      table.addEventListener('tv-settle', () => (isSettled = true));
      place('en', 900).append(table);
      await ready(table);
      part(table, '.bar .prime').focus();
      while (!isSettled) {
        await until(() => isSettled || table.legal.length > 0, 'the player is asked');
        if (isSettled) break;
        const before = table.view;
        if (table.legal.some(({ type }) => type === 'turnUp')) {
          for (const key of ['1', '2']) await press(table, key);
          await press(table, 'Enter');
        } else await press(table, 'g');
        expect(focused(table), 'the focus is not lost').not.to.equal(null);
        await until(() => isSettled || table.view !== before, 'the key is heard');
      }
      if (!isPoker) return;
      await until(() => all(table, '[data-do=review]').length > 0, 'the hand may be reviewed');
      await press(table, 'v');
      await until(() => root(table).querySelector('.drawer.review'), 'the review is open');
      const others = (): readonly Player[] =>
        (table.view as unknown as { readonly players: readonly Player[] }).players.slice(1);
      await until(() => others().every(({ done }) => done), 'the others are ready for the next hand');
      expect(root(table).querySelector('.drawer.review'), 'it stays open').not.to.equal(null);
    });
});
