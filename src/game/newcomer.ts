/** The view of a player who took a seat after the cards on the table had been dealt. */
import type { AnyGame, RulesOf, Seat, StateOf, ViewOf } from './contract.js';

/** The table as an onlooker sees it, with the offers of a seat whose cards were dealt to somebody else. */
export const newcomersView = <G extends AnyGame>(game: RulesOf<G>, state: StateOf<G>, seat: Seat): ViewOf<G> => ({
  ...game.view(state, 'onlooker'),
  seat,
});
