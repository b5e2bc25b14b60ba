/** What the table of Einundvierzig says beside what every table of poker says. */
import { BETTING_WORDS } from '../ui/betting/words.js';

/** `~` parts what is said of another from what is said to the player. */
export const EINUNDVIERZIG_WORDS = {
  ...BETTING_WORDS,
  limits: 'Ante {0} · Limit {1} / {2}|Ante {0} · Limit {1} / {2}|Ante {0} · Limite {1} / {2}',
  first: 'First round|Erste Runde|Premier tour',
  forehand: 'Forehand|Vorhand|Premier en main',
  mainPot: 'Pot|Pot|Pot',
  newHandBecause:
    'Everybody pays {0} into the pot, forehand {1} more; then come two cards face down.|Jeder zahlt {0} in den Pot, die Vorhand dazu {1}; dann kommen zwei Karten verdeckt.|Chacun verse {0} au pot, le premier en main {1} de plus ; puis viennent deux cartes cachées.',
  forced:
    '{0} bets {1} (forced)~You bet {1} (forced)|{0} setzt {1} (Pflicht)~Sie setzen {1} (Pflicht)|{0} mise {1} (forcé)~Vous misez {1} (forcé)',
} as const;
