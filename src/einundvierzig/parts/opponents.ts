/** Computer players at a table on a page, which they never hold up for long. Loaded when the first one is asked. */
import { unhurried } from '../../ui/stretches.js';
import { think } from '../players.js';

export const opponent = unhurried(think);
