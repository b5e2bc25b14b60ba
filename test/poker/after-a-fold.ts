/** Tables after a hand in which the player folded two kings before anybody could win much: a mistake, which a review finds. */
import { all, newTable, part, place, ready, until, type Attributes } from '../table/on-a-page.js';

/** A first hand at each table in which two kings are dealt. */
export const TABLES = [
  ['einundvierzig-table', { seed: 'b', players: 'you, Anna:medium, Bruno:easy, Clara:hard' }],
  ['stud-table', { seed: 'r248', players: 'you, Anna:hard' }],
] as const;

export async function afterAFold(
  tag: (typeof TABLES)[number][0],
  { lang = 'en', ...attributes }: Attributes & { readonly lang?: string } = {},
) {
  const [, own] = TABLES.find(([each]) => each === tag)!;
  const table = newTable(tag, { speed: 'instant', ...own, ...attributes });
  place(lang, 900).append(table);
  await ready(table);
  table.act({ type: 'done' });
  await until(() => table.view.phase === 'bet' && table.legal.length > 0, 'the player is asked');
  table.act({ type: 'fold' });
  await until(() => table.view.phase === 'between', 'the hand is over');
  await table.updateComplete;
  if (attributes.hints !== 'off') await until(() => all(table, '[data-do=review]').length > 0, 'the review is offered');
  part(table, '.bar .prime').focus();
  return table;
}
