/** What poker players have at the opening. */
import type { Person } from '../../table/look/people.js';
import type { EmptyTableOf } from '../../game/contract.js';
import type { BettingGame } from '../../stakes/betting-game.js';
import type { DrawnTable } from '../../table/look/drawn-table.js';

/** A purse for each: as named by the page, else the buy-in, which is known once the other options fit. */
export function pursesOf(
  game: EmptyTableOf<BettingGame>,
  table: Pick<DrawnTable, 'settings'>,
  people: readonly Person[],
  fitting?: object,
): { readonly purses: readonly number[] } {
  const buyIn = fitting ? game.open(fitting).options.buyIn : 1;
  const purse = (table.settings.given('purse') as number) || buyIn;
  return { purses: people.map(() => purse) };
}
