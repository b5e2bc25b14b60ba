/** The prisons A, B, C of each chance. */
import { chips } from '../../table/look/messages.js';
import { letterOf } from '../text/calls.js';
import type { BoardText } from '../text/en.js';

/** The levels of prison with a letter; C includes all below it. */
export const LEVELS: readonly number[] = [1, 2, 3];

/** What lies in a chance's prisons, in words. */
export const lockedIn = (words: BoardText, levels: readonly number[]): string =>
  levels.map((amount, below) => (amount > 0 ? words.fieldPrison(chips(amount), letterOf(below + 1)) : '')).join('');

/** What lies at a level of a chance's prisons. */
export const heldAt = (levels: readonly number[] = [], level: number): number =>
  levels.slice(level - 1, level < 3 ? level : undefined).reduce((sum, amount) => sum + amount, 0);
