/** What the punters of a bank game have at the opening. */
import type { Person } from '../../table/look/people.js';
import type { DrawnTable } from '../../table/look/drawn-table.js';

/** A purse for each: as named by the page, else `usual`; one below the minimum is reported and replaced. */
export function pursesOf(
  table: Pick<DrawnTable, 'element' | 'settings'>,
  people: readonly Person[],
  usual: number,
): { readonly purses: readonly number[] } {
  const [least, named] = ['min', 'purse'].map(name => table.settings.given(name)) as [number, number];
  const isSet = table.element.purse !== undefined;
  const given = isSet ? named : usual;
  const purse = given < least ? Math.max(least, usual) : given;
  if (isSet && purse > given)
    table.settings.complain(`purse=${given} is less than the minimum of ${least}. Used instead: ${purse}.`);
  return { purses: people.map(() => purse) };
}
