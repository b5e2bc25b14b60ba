/** In German: the rules of New Game in short, and the reasons of the odd ones. Loaded when first asked for. */
import type { Options } from '../../rules/options.js';
import type { Help } from '../help.js';

export { styles } from '../help.js';

/** The rules and reasons as these options have them. */
export const helpIn = ({ min }: Options): Help => ({
  rules: [
    {
      heading: 'So geht es',
      text: `Alle setzen ${min} und bekommen eine Karte aus einem Spiel von 52; die höchste nimmt alle Einsätze.`,
    },
    {
      heading: 'Gleiche Ränge',
      text: SUIT,
      examples: [{ cards: ['7s', '7h'], said: 'Pik sieben schlägt Herz sieben.' }],
    },
  ],
  why: { suit: SUIT },
});

const SUIT = 'Bei gleichem Rang gewinnt die höhere Farbe: Pik vor Herz, Karo und Kreuz.';
