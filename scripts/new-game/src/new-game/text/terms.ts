/** Signs at a table of New Game, explained where they stand. */
import type { Terms } from '../../table/terms.js';

export const TERMS: Terms['TERMS'] = {
  en: { dealer: 'Whoever has this button deals in name. It moves on after each hand.' },
  de: { dealer: 'Wer diesen Knopf hat, gibt dem Namen nach. Nach jedem Spiel wandert er weiter.' },
  fr: { dealer: 'Ce bouton marque le donneur. Il avance après chaque coup.' },
};
