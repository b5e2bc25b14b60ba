/** Entry `tapis-vert/phh.js`: hand histories of stud in PHH, the format of PokerKit. */
export { PhhError, readPhh, writePhh, type PhhAbout, type PhhHand } from './stud/rules/phh.js';
