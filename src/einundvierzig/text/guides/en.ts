/** In English: what the guides of Einundvierzig say. Loaded when a guide is asked for. */
import { guidesOf } from '../guides.js';

const guides = guidesOf({
  first: 'A first hand, step by step',
  aim: 'Collect cards of one suit: their points add up, an ace is eleven, court cards are ten. Have the cards dealt.',
  three: sum =>
    `Three of your cards share a suit and count ${sum} together. Only a higher sum (31 at most), three of a rank, or four that go together beat it.`,
  open: 'Everybody now sees two cards. Open the eight and the king: so nobody guesses your hand. Then “Lay open”.',
  call: 'Somebody has bet 10. Three of a suit are strong: call.',
  won: ({ net, own, other }) =>
    `+${net}, because your three cards of a suit count ${own}. The best hand of the others is two cards only, ${other}.`,
  second: 'A forty-one, and the house pays',
  rare: 'An ace and three cards that count ten, all of one suit: that is the forty-one. Have the cards dealt.',
  openAny: 'Here it is, one hand of 2,248. Touch two cards, whichever you like; then “Lay open”.',
  bet: 'Bet: the more lies in the pot, the better for you.',
  bonus: ({ net, bonus, pot, own, other }) =>
    `+${net}, because ${own} beats ${other}: ${pot} come from the pot, and the house pays ${bonus} for the forty-one.`,
});

/** The guides for a table of Einundvierzig; they play by its usual rules. */
export const guidesIn = (): typeof guides => guides;
