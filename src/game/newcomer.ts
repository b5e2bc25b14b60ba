/** What somebody sees who took a seat after the cards on the table had been dealt. */
import type { AnyGame, RulesOf, Seat, StateOf, ViewOf } from './contract.js';

/** The table as an onlooker sees it, from a seat: those cards were dealt to somebody else, but the offers are the seat's. */
export const newcomersView = <G extends AnyGame>(game: RulesOf<G>, state: StateOf<G>, seat: Seat): ViewOf<G> => ({
  ...game.view(state, 'onlooker'),
  seat,
});
