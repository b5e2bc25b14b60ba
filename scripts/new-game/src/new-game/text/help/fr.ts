/** In French: the rules of New Game in short, and the reasons of the odd ones. Loaded when first asked for. */
import type { Options } from '../../rules/options.js';
import type { Help } from '../help.js';

export { styles } from '../help.js';

/** The rules and reasons as these options have them. */
export const helpIn = ({ min }: Options): Help => ({
  rules: [
    {
      heading: 'Comment on joue',
      text: `Chacun mise ${min} et reçoit une carte d’un jeu de 52\u202f; la plus haute emporte toutes les mises.`,
    },
    {
      heading: 'À rang égal',
      text: SUIT,
      examples: [{ cards: ['7s', '7h'], said: 'Le sept de pique bat le sept de cœur.' }],
    },
  ],
  why: { suit: SUIT },
});

const SUIT = 'À rang égal, la couleur la plus haute gagne\u00a0: pique, puis cœur, carreau et trèfle.';
