import { cleanName } from '../game/names.js';
import { isLevel, LEVELS, type PlayerLevel } from '../game/computer-player.js';

/** Who sits at a seat: a person at this screen, or with a level a computer player. */
export interface Person {
  /** Empty for the one who is called “you”. */
  readonly name: string;
  readonly level?: PlayerLevel;
}

/** Characters of a name: more are not shown. */
const LONGEST_NAME = 40;

/**
 * Reads a list of players: `you, Anna:easy, Bruno:hard`. A name without a level is a person at this screen.
 * @throws {Error} that says which entry is wrong and how it is written.
 */
export function readPeople(text: string, least: number, most: number): readonly Person[] {
  const people = text.split(',').map((entry): Person => {
    const [name = '', level, ...rest] = entry.split(':').map(part => part.trim());
    if (!name || rest.length > 0 || (level !== undefined && !isLevel(level))) {
      throw new Error(
        `“${entry.trim()}” is no player. Allowed: a name, or a name and a level (${LEVELS.join(', ')}): you, Anna:easy`,
      );
    }
    const shown = name === 'you' ? '' : cleanName(name, LONGEST_NAME);
    return level === undefined ? { name: shown } : { name: shown, level };
  });
  if (people.length < least || people.length > most)
    throw new Error(`${people.length} players are named; this table seats ${least} to ${most}`);
  return people;
}
