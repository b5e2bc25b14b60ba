/** Tables of which only the look has loaded. A page remembers what it has loaded: it can be kept from each table once. */
import { executeServerCommand } from '@web/test-runner-commands';
import { newTable, part, place, root, until } from './at-the-table.js';
import type { Tag } from './tags.js';

export type AnyTable = ReturnType<typeof newTable<Tag>>;

/** Blocks these files; returns whether the engine can. */
export const blocked = (...urls: readonly string[]): Promise<boolean> =>
  executeServerCommand('blocked-urls', [...urls]);

/** The play, by the names of the files that the tests block. */
export const GAMEPLAY = '*/play-*';

/** A table of which only the look has loaded. */
export async function lookOf(tag: Tag): Promise<AnyTable> {
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
