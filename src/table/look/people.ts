import { cleanName } from '../../game/names.js';
import {
  CHARACTERS,
  isCharacter,
  isLevel,
  LEVELS,
  type Character,
  type PlayerLevel,
} from '../../game/computer-player.js';

/** Who sits at a seat: a person at this screen or, with a level, a computer player. */
export interface Person {
  /** Empty for the player addressed as “you”. */
  readonly name: string;
  readonly level?: PlayerLevel;
  /** The playing style of the computer player, at a betting game. */
  readonly character?: Character;
}

/** The most characters of a name that are shown. */
const LONGEST_NAME = 40;

/**
 * Reads a list of players: `you, Anna:easy, Bruno:hard:rock`. A name without a level is a person at this screen.
 * @param mayLean whether computer players of this game may have a character.
 * @throws {Error} that says which entry is wrong and the expected form.
 */
export function readPeople(text: string, least: number, most: number, mayLean = false): readonly Person[] {
  const people = text.split(',').map((entry): Person => {
    const [name = '', level, character, ...rest] = entry.split(':').map(part => part.trim());
    const leans = character === undefined || (mayLean && isCharacter(character));
    if (!name || rest.length > 0 || !leans || (level !== undefined && !isLevel(level))) {
      const characters = mayLean
        ? `, and a character (${CHARACTERS.join(', ')}): you, Anna:easy, Bruno:hard:rock`
        : ': you, Anna:easy';
      throw new Error(
        `“${entry.trim()}” is not a valid player. Allowed: a name, or a name and a level (${LEVELS.join(', ')})${characters}`,
      );
    }
    const shown = name === 'you' ? '' : cleanName(name, LONGEST_NAME);
    return level === undefined ? { name: shown } : { name: shown, level, ...(character && { character }) };
  });
  if (people.length < least || people.length > most)
    throw new Error(`${people.length} named; this table seats ${least} to ${most}`);
  return people;
}
