/** What the stud table says beside what every table of poker says. */
import { BETTING_WORDS } from '../ui/betting/words.js';

/** `~` parts what is said of another from what is said to the player. */
export const STUD_WORDS = {
  ...BETTING_WORDS,
  open: 'up|offen|visibles',
  third: 'Third street|Dritte Straße|Troisième carte',
  highLow: 'High-low|High-Low|Haut-bas',
  bringIn: 'Bring-in|Bring-in|Ouverture',
  allIn: 'All-in|All-in|Tapis',
  allInFor: 'All-in {0}|All-in {0}|Tapis {0}',
  mainPot: 'Main pot|Hauptpot|Pot principal',
  brings:
    '{0} brings it in for {1}~You bring it in for {1}|{0} zahlt Bring-in {1}~Sie zahlen Bring-in {1}|{0} ouvre de {1}~Vous ouvrez de {1}',
  completes:
    '{0} completes to {1}~You complete to {1}|{0} füllt auf {1} auf~Sie füllen auf {1} auf|{0} complète à {1}~Vous complétez à {1}',
  owes: '{0} must bring it in~You must bring it in|{0} muss eröffnen~Sie müssen eröffnen|{0} doit ouvrir~Vous devez ouvrir',
  high: 'High|Hoch|Haut',
  low: 'Low|Tief|Bas',
  newHandBecause:
    'Everybody pays {0} into the pot; then come two cards face down and one face up.|Jeder zahlt {0} in den Pot; dann kommen zwei Karten verdeckt und eine offen.|Chacun verse {0} au pot ; puis viennent deux cartes cachées et une visible.',
  doComplete: 'complete to {0}|auf {0} auffüllen|compléter à {0}',
  doBringIn: 'bring it in for {0}|mit {0} eröffnen|ouvrir de {0}',
  toTo: '{0} to {1}|{0} bis {1}|{0} à {1}',
  complete: 'Complete to {0}|Auffüllen auf {0}|Compléter à {0}',
  bringInFor: 'Bring in {0}|Bring-in {0}|Ouvrir de {0}',
  street: 'Street|Straße|Tour',
  burnt: '{0} burnt|{0} gebrannt|{0} brûlées',
} as const;
