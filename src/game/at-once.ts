import type { Random } from '../cards/random.js';
import {
  CHARACTERS,
  checkLevel,
  isCharacter,
  type Character,
  type PlayerLevel,
  type Thinker,
} from './computer-player.js';
import type { Offer } from './contract.js';
import { finished } from './steps.js';

/** A computer player of a level and a character that decides synchronously: for programs without frames to keep. */
export const atOnce =
  <Action, View>(think: Thinker<Action, View>) =>
  (level: PlayerLevel, character?: Character) => {
    checkLevel(level);
    if (character !== undefined && !isCharacter(character))
      throw new RangeError(`Unknown character “${String(character)}”. Allowed: ${CHARACTERS.join(', ')}.`);
    return (view: View, legal: readonly Offer<Action>[], random: Random): Action =>
      finished(think(level, view, legal, random, character));
  };
