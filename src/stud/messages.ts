/** What the stud table says beside what every table of poker says. */
import { BETTING_WORDS } from '../ui/betting/words.js';

/** `~` parts what is said of another from what is said to the player. */
export const STUD_WORDS = {
  ...BETTING_WORDS,
  third: 'Third street|Dritte Straße|Troisième carte',
  highLow: 'High-low|High-Low|Haut-bas',
  bringIn: 'Bring-in|Bring-in|Ouverture',
  newHandBecause:
    'Everybody pays {0} into the pot; then come two cards face down and one face up.|Jeder zahlt {0} in den Pot; dann kommen zwei Karten verdeckt und eine offen.|Chacun verse {0} au pot ; puis viennent deux cartes cachées et une visible.',
  street: 'Street|Straße|Tour',
} as const;
