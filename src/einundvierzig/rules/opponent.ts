/**
 * Computer players of Einundvierzig for programs; a table's element loads what `hard` has learnt only when one sits
 * down.
 */
import { atOnce } from '../../game/at-once.js';
import { POLICY } from './policy.js';
import { trained } from './trained.js';

/** A computer player of a level that decides synchronously: for programs without frames to keep. */
export const opponent = atOnce(trained(POLICY));
