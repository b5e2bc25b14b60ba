/** Entry `tapis-vert/phh.js`: hand histories of stud in PHH, the format of PokerKit. */
export { PhhError, readPhh, writePhh, type PhhAbout, type PhhHand, type PhhReading } from './stud/rules/phh.js';
