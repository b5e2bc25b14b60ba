/** Computer players of Einundvierzig for programs: a table's element loads what `hard` has learnt only when it sits down. */
import { atOnce } from '../../game/at-once.js';
import { POLICY } from './policy.js';
import { trained } from './trained.js';

/** A computer player of a level that thinks at one stretch: for programs, where nobody waits for the next frame. */
export const opponent = atOnce(trained(POLICY));
