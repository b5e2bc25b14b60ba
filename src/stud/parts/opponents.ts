/** Computer players of stud at a table on a page, which they never hold up for long. Loaded when the first one is asked. */
import type { Player } from '../../game/croupier.js';
import { inStretches } from '../../ui/stretches.js';
import { think, type OpponentLevel } from '../players.js';
import type { Action, View } from '../table.js';

/** A computer player of a level that thinks in short stretches. */
export const opponent =
  (level: OpponentLevel): Player<Action, View> =>
  (view, legal, random) =>
    inStretches(think(level, view, legal, random));
