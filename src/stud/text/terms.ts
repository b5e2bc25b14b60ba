/** Signs at a table of stud, explained where they stand. */
import type { Terms } from '../../table/play/terms.js';

export const TERMS: Terms['TERMS'] = {
  en: {
    dealer: 'Whoever has this button deals in name: cards come first to the left of it. It moves on after each hand.',
    all: 'All-in: all their chips are in the pot. They play on for what they could call.',
  },
  de: {
    dealer:
      'Wer diesen Knopf hat, gibt dem Namen nach: Die erste Karte geht links davon hin. Nach jeder Hand wandert er weiter.',
    all: 'All-in: Alle Chips liegen im Pot. Gespielt wird weiter um das, was mitgegangen werden konnte.',
  },
  fr: {
    dealer: 'Ce bouton marque le donneur\u00a0: la première carte va à sa gauche. Il avance après chaque coup.',
    all: 'Tapis\u00a0: tous ses jetons sont dans le pot. On joue pour ce qui a pu être suivi.',
  },
};
