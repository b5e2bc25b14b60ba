/** What the stud table says beside what every table of poker says. */
import { BETTING_WORDS } from '../ui/betting/words.js';

/** `~` parts what is said of another from what is said to the player. */
export const STUD_WORDS = {
  ...BETTING_WORDS,
  third: 'Third street|Dritte Straße|Troisième carte',
  highLow: 'High-low|High-Low|Haut-bas',
  bringIn: 'Bring-in|Bring-in|Ouverture',
  newHandBecause:
    'Two cards come face down and one face up.|Zwei Karten kommen verdeckt und eine offen.|Deux cartes viennent cachées et une visible.',
  street: 'Street|Straße|Tour',
} as const;
