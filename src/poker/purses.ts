/** What the players of a game of poker have at the opening. */
import type { Person } from '../table/people.js';
import type { Table } from '../table/table.js';
import type { BettingGame, BettingView } from './scene.js';

/** A purse for each: what the page names, else the buy-in, which is known once the other options fit. */
export function pursesOf(
  game: BettingGame,
  table: Table,
  people: readonly Person[],
  fitting?: object,
): { readonly purses: readonly number[] } {
  const buyIn = fitting ? (game.open(fitting) as BettingView).options.buyIn : 1;
  const purse = (table.given('purse') as number) || buyIn;
  return { purses: people.map(() => purse) };
}
