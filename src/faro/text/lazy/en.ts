/** In English: what Faro tells when it is asked: its rules and reasons, guides, drills, terms. */
import { drillsOf } from '../../lazy/drills.js';
import { guidesOf } from '../../lazy/guides.js';
import { helpOf, type Help, type Sentences } from '../../lazy/help.js';
import type { Options } from '../../rules/options.js';
import { text as table } from '../en.js';

export { styles } from '../../lazy/help.js';

/** Words on the cloth that are explained where they stand. */
export type Term = 'copper' | 'high' | 'between' | 'soda' | 'hock' | 'bottom' | 'burnt' | 'once';

/** The rules and reasons as these options have them. */
export const helpIn = (options: Options): Help => helpOf(options, sentences);

const sentences: Sentences = ({ most, min, max, funds, place }) => ({
  headings: {
    book: 'The book',
    layout: 'The booklet',
    turn: 'A turn',
    odd: 'Covered, and the last card',
    places: 'Where a chip can lie',
    split: 'Two of one rank',
    stakes: 'Stakes',
    bank: 'The bank',
    odds: 'What to expect',
  },
  loses: {
    left: 'Left: the bank takes the stake on this card.',
    right: 'Right: the bank takes the stake on this card.',
    first: 'The first: the queen loses.',
  },
  wins: {
    left: 'Left: whoever staked on it wins as much again.',
    right: 'Right: whoever staked on it wins as much again.',
    second: 'The second: the seven wins.',
  },
  between: 'Between two: the first to fall decides.',
  corner: 'In the corner of four, the same.',
  halved: 'Two queens: half of a stake on the queen is lost.',
  buch: 'The banker holds a whole pack, each punter a suit of another one, his book. Before a turn he lays cards of it with chips on them.',
  // side of the first card {0}
  buchTurn: side => `Then two cards are turned up, first the one on the ${side}.`,
  // side that pays {0}, side that takes {1}
  buchPays: (paying, taking) =>
    `A stake on the card on the ${paying} wins as much again; a stake on the card on the ${taking} goes to the bank. Rank and suit must agree.`,
  laidAway: 'Played cards are laid away.',
  right: 'right',
  left: 'left',
  cap: `All stakes of a punter that stand may come to ${most} together.`,
  noCap: 'There is no highest stake but the purse.',
  least: `On one card at least ${min} must lie.`,
  range: `On one card from ${min} to ${max} may lie.`,
  addOnly: 'What stands stays until it is decided; more may be added.',
  replaceOnly: 'What stands stays as it is; only played cards are replaced.',
  free: 'Stakes may be changed and taken back before every turn.',
  dead: 'A card that has fallen cannot be staked on: nothing can decide it any more.',
  deadAllowed:
    'Chips may be laid on a card that has fallen; nothing decides it any more, and they come back at the end.',
  deadRank: 'A rank whose cards have all fallen cannot be staked on: nothing can decide it any more.',
  mustStake: 'Whoever can must have a stake standing before each turn.',
  stands: 'A stake that has won stays where it lies; what it has won goes to the purse.',
  cover:
    'Who has no chips is out. A card of his suit is covered at once by the next, until one lies on top that somebody owns.',
  oddVoid: 'A single card at the end has no partner and counts for nothing: everybody knows which it is.',
  oddRight: 'A single card at the end counts as one on the right.',
  oddLeft: 'A single card at the end counts as one on the left.',
  oddBurnFirst: 'Of an odd pack the first card is laid aside unseen, so that none is left over.',
  broken: `The bank has ${funds} at the start. It collects what it has won, then pays as far as it can; when it cannot pay in full, or has nothing left, it is broken and the deal is over.`,
  brokenPayFirst: `The bank has ${funds} at the start. It pays as far as it can, then collects what it has won; when it cannot pay in full, or has nothing left, it is broken and the deal is over.`,
  noBounds: 'The bank has no bounds: it can pay everything.',
  lot: 'The banker is drawn by lot among the players; he stakes nothing, and wins and loses with his own purse.',
  // number of the seat {0}
  seat: `The player on seat ${place} holds the bank first; he stakes nothing, and wins and loses with his own purse.`,
  none: 'He keeps the bank in the next deal.',
  winner: 'In the next deal the fullest purse holds it.',
  clockwise: 'In the next deal the next one clockwise holds it.',
  halfBank: 'The odd chip of a half goes to the bank.',
  halfPlayer: 'The odd chip of a half goes to the player.',
  chance: 'It is chance alone: a staked card falls right or left with the same chance.',
  classic: 'Suits do not count. The first card of a turn loses for those who have staked on its rank, the second wins.',
  classicEnds: 'The first card of the pack, the soda, and the last, the hock, do not play.',
  groups:
    'A chip lies on a card, between two cards or in a corner of four: it wins with each of them and loses with each. On the bar it wins when the winning card is higher than the losing one, the ace being lowest.',
  setStays: 'If one of its cards wins and another loses in the same turn, the chip stays.',
  returned: 'A stake that has won comes back to the purse with what it has won.',
  copper: 'A copper on a stake turns it round: it wins where it would lose, and loses where it would win.',
  split: 'If both cards are of one rank, half of each stake on it is lost: on that the bank lives, and on calls.',
  highHalf: 'On the bar, too, half is lost then.',
  highPush: 'On the bar the stake then stands.',
  call: 'With three cards left, shown by rank and never in the order of the pack, their order may be called: losing, winning, last. It pays 4 to 1, and 2 to 1 if two of them are of one rank.',
  pharo: 'Each punter has a livret of thirteen cards; several may stake on the same rank.',
  pharoTurn: 'The first card of a turn takes for the bank, the second pays the punters.',
  // side of the bank {0}, of the punters {1}
  sides: (taking, paying) => `The bank’s lies on the ${taking}, the punters’ on the ${paying}; suits do not count.`,
  plie: 'If both are of one rank, a plié, half of the stake is lost.',
  pharoBottom: 'The bottom card is shown first and does not play.',
  oddBank: 'The card before it has no partner: it takes the whole stake on its rank for the bank.',
  oddNone: 'The card before it has no partner and decides nothing.',
  paroli:
    'A win may be left on its card with a bent corner, paroli: if it wins again, three times the first stake is won.',
});

const won = ({ net }: { readonly net: string }): string =>
  `+${net}, because your seven came on the right. It pays as much as lies on it.`;

/** The guides for a table of Faro. */
export const guidesIn = guidesOf({
  table,
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

/** What may be practised. */
export const drillsIn = drillsOf({
  title: 'The case-keeper in your head',
  turns: (first, last) => `Turns ${first} to ${last}`,
  asks: rank => `How many cards of this rank are left: ${rank}?`,
  because: (fallen, turns) => `Fallen in ${turns} turns: ${fallen} of four.`,
});

export const terms: Readonly<Record<Term, string>> = {
  copper: 'A copper on a chip turns the bet round: it wins when the card loses.',
  high: 'High card: the bet that the winning card of the turn is higher than the losing one. The ace is lowest.',
  between: 'A chip between cards bets on each of them: the first that falls decides.',
  soda: 'Soda: the first card of the pack. It is shown, and no stake wins or loses by it.',
  hock: 'Hock: the last card of the pack. It has no partner, and no stake wins or loses by it but a call.',
  bottom: 'The bottom card is shown before the deal. It plays no part in it.',
  burnt: 'One card lies face down beside the pack, so that nobody can know the last one.',
  once: 'Turns up two cards, once.',
};
