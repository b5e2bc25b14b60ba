/** Tables whose look alone has come. A page remembers what it has loaded: it can be kept from each table once. */
import { executeServerCommand } from '@web/test-runner-commands';
import { newTable, part, place, root, until } from './at-the-table.js';

export const TAGS = ['stud-table', 'einundvierzig-table', 'trente-quarante-board', 'faro-layout'] as const;
export type AnyTable = ReturnType<typeof newTable<(typeof TAGS)[number]>>;

/** Lets nothing come of these files; answers whether the engine can. */
export const blocked = (...urls: readonly string[]): Promise<boolean> =>
  executeServerCommand('blocked-urls', [...urls]);

/** What is played, by the names of the files that the tests load. */
export const GAMEPLAY = '*/play-*';

/** A table whose look alone has come. */
export async function lookOf(tag: (typeof TAGS)[number]): Promise<AnyTable> {
  const table: AnyTable = newTable(tag, { players: 'you, Anna:easy, Bruno:easy', speed: 'instant' });
  place().append(table);
  await until(() => table.hasUpdated && root(table).querySelector('.missing'), 'what is played is missing');
  return table;
}

/** What is played comes. */
export async function comes(table: AnyTable): Promise<void> {
  await blocked();
  part(table, '[data-do=retry]').click();
}
