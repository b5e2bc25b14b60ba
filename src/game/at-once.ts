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

/** Checks a character, of which there need be none. @throws {RangeError} that names it and those that there are. */
function checkCharacter(character: Character | undefined): void {
  if (character !== undefined && !isCharacter(character))
    throw new RangeError(`Unknown character “${String(character)}”. Allowed: ${CHARACTERS.join(', ')}.`);
}

/** A computer player of a level, and of a character, that thinks at one stretch: for programs, where nobody waits for the next frame. */
export const atOnce =
  <Action, View>(think: Thinker<Action, View>) =>
  (level: PlayerLevel, character?: Character) => {
    checkLevel(level);
    checkCharacter(character);
    return (view: View, legal: readonly Offer<Action>[], random: Random): Action =>
      finished(think(level, view, legal, random, character));
  };
