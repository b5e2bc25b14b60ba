/** Signs at a table of Einundvierzig, explained where they stand. */
import type { Terms } from '../../table/play/terms.js';

export const TERMS: Terms['TERMS'] = {
  en: {
    spitz: 'The Spitz marks forehand, who must bet first. It moves on by one player after each hand.',
    dealer: 'The dealer of this hand. The next player clockwise is forehand.',
    all: 'All-in: all their chips are in the pot. They play on for what they could call.',
  },
  de: {
    spitz: 'Der Spitz zeigt die Vorhand, die zuerst setzen muss. Nach jedem Spiel rückt er um einen Spieler weiter.',
    dealer: 'Wer dieses Spiel gibt. Die Nächste im Uhrzeigersinn ist Vorhand.',
    all: 'All-in: Alle Chips liegen im Pot. Gespielt wird weiter um das, was mitgegangen werden konnte.',
  },
  fr: {
    spitz: 'Le Spitz marque le premier en main, qui doit miser d’abord. Il avance d’un joueur après chaque coup.',
    dealer: 'Le donneur de ce coup. Le joueur suivant est premier en main.',
    all: 'Tapis\u00a0: tous ses jetons sont dans le pot. On joue pour ce qui a pu être suivi.',
  },
};
