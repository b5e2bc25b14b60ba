/** The games by their ids, as rules alone: the only list of them, in the order of the README. */
import { einundvierzig } from './einundvierzig/rules/rules.js';
import { faro } from './faro/rules/rules.js';
import { stud } from './stud/rules/rules.js';
import { trenteQuarante } from './trente-quarante/rules/rules.js';

export const GAMES = { 'trente-quarante': trenteQuarante, stud, einundvierzig, faro };
