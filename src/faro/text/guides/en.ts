/** In English: what the guides of Faro say. Loaded when a guide is asked for. */
import { guidesOf } from '../guides.js';
import { text as table } from '../en.js';

const won = ({ net }: { readonly net: string }): string =>
  `+${net}, because your seven came on the right. It pays as much as lies on it.`;

/** The guides for a table of Faro. */
export const guidesIn = guidesOf({
  table,
  press: button => `Press “${button}”.`,
  first: 'A first turn, step by step',
  deal: {
    buch: 'Everybody stakes on the thirteen cards of their suit, their book.',
    classic: 'Each turn brings two cards: the first loses, the second wins.',
    pharo: 'You stake on cards of your book; the rank alone counts, not the suit.',
  },
  stake: {
    buch: 'Lay a chip on the seven.',
    classic: 'Lay a chip on the seven: the suit does not count.',
    pharo: 'Lay a chip on the seven.',
  },
  turnUp: {
    buch: 'Two cards come: if your seven lies on the right you win, on the left the bank takes it.',
    classic: 'If a seven comes second you win; if it comes first it loses.',
    pharo: 'If a seven comes on the right you win; on the left the bank takes it.',
  },
  won: {
    buch: won,
    classic: ({ net }) => `+${net}, because the seven came second. It pays as much as lies on it.`,
    pharo: won,
  },
  copper: 'Now bet that a card loses: touch the copper first, then the six.',
  coppered: 'With a copper, what comes first wins.',
  copperWon: ({ net }) => `+${net}, because the six came first, and the copper turns the bet round.`,
  both: 'Won on the right, lost on the left',
  bothDeal: 'One may stake on several cards at once.',
  ten: 'Lay a chip on the ten.',
  jack: 'And one on the jack.',
  bothFell: ({ taken, paid }) =>
    `${paid} won, because the jack lay on the right; ${taken} lost, because the ten lay on the left. Both have fallen and will not come again.`,
  split: 'Two alike in a turn',
  splitDeal: 'What does the bank live on?',
  queen: 'Lay chips on the queen.',
  halved: ({ net }) =>
    `−${net}: both cards are queens, and then the bank takes half. Once a single queen is left, that cannot happen.`,
  call: 'Calling the last turn',
  callThree:
    'Twenty-four turns are over, and three cards are left: a queen, a ten and a six. Who names their order is paid four to one.',
  callOrder: 'Call queen, ten, six: the queen loses, the ten wins, the six comes last.',
  callPaid: ({ net }) =>
    `+${net}, because the order was right. But there are six orders, and five to one would be fair: the bank keeps a sixth of what is called.`,
  bank: 'You hold the bank',
  bankDeal: 'Today the others stake, and you turn up.',
  bankTurn: 'The others have staked. One card takes for you, the other you pay.',
  bankWon: ({ net, taken, paid }) => `+${net}, because you have taken ${taken} and paid ${paid}.`,
});
