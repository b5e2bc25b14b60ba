/** Tables of which only the look has loaded. A page remembers what it has loaded: it can be kept from each table once. */
import { executeServerCommand } from '@web/test-runner-commands';
import { newTable, part, place, root, until } from './at-the-table.js';

export const TAGS = ['stud-table', 'einundvierzig-table', 'trente-quarante-board', 'faro-layout'] as const;
export type AnyTable = ReturnType<typeof newTable<(typeof TAGS)[number]>>;

/** Blocks these files; returns whether the engine can. */
export const blocked = (...urls: readonly string[]): Promise<boolean> =>
  executeServerCommand('blocked-urls', [...urls]);

/** The play, by the names of the files that the tests block. */
export const GAMEPLAY = '*/play-*';

/** A table of which only the look has loaded. */
export async function lookOf(tag: (typeof TAGS)[number]): Promise<AnyTable> {
  const table: AnyTable = newTable(tag, { players: 'you, Anna:easy, Bruno:easy', speed: 'instant' });
  place().append(table);
  await until(() => table.hasUpdated && root(table).querySelector('.missing'), 'the play is missing');
  return table;
}

/** The play loads. */
export async function comes(table: AnyTable): Promise<void> {
  await blocked();
  part(table, '[data-do=retry]').click();
}
