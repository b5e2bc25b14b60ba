/** In English: the rules of New Game in short, and the reasons of the odd ones. Loaded when first asked for. */
import type { Options } from '../../rules/options.js';
import type { Help } from '../help.js';

export { styles } from '../help.js';

/** The rules and reasons as these options have them. */
export const helpIn = ({ min }: Options): Help => ({
  rules: [
    {
      heading: 'How it goes',
      text: `Everybody stakes ${min} and gets one card from a pack of 52; the highest card takes all stakes.`,
    },
    {
      heading: 'Equal ranks',
      text: SUIT,
      examples: [{ cards: ['7s', '7h'], said: 'The seven of spades beats the seven of hearts.' }],
    },
  ],
  why: { suit: SUIT },
});

const SUIT = 'Of equal ranks the higher suit wins: spades before hearts, diamonds and clubs.';
