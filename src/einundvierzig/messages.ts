/** What the table of Einundvierzig says beside what every table of poker says. */
import { BETTING_WORDS } from '../ui/betting/words.js';

/** `~` parts what is said of another from what is said to the player. */
export const EINUNDVIERZIG_WORDS = {
  ...BETTING_WORDS,
  limits: 'Ante {0} · Limit {1} / {2}|Ante {0} · Limit {1} / {2}|Ante {0} · Limite {1} / {2}',
  first: 'First round|Erste Runde|Premier tour',
  forehand: 'Forehand|Vorhand|Premier en main',
  newHandBecause:
    'Forehand must bet {0}; then come two cards face down.|Die Vorhand muss {0} setzen; dann kommen zwei Karten verdeckt.|Le premier en main doit miser {0} ; puis viennent deux cartes cachées.',
  forced:
    '{0} bets {1} (forced)~You bet {1} (forced)|{0} setzt {1} (Pflicht)~Sie setzen {1} (Pflicht)|{0} mise {1} (obligatoire)~Vous misez {1} (obligatoire)',
} as const;
