/** In English: what Faro tells when it is asked: its rules and reasons, guides, drills, terms. */
import { text as table } from './en.js';

/** Words on the cloth that are explained where they stand. */
export type Term = 'copper' | 'high' | 'between' | 'soda' | 'hock' | 'bottom' | 'burnt' | 'once';

/** Values for the sentences. */
export type Given = Readonly<Record<'most' | 'min' | 'max' | 'funds' | 'place', string>>;

/** The rules in short and the reasons behind the odd ones; what depends on an option is keyed by its values. */
export const sentences = ({ most, min, max, funds, place }: Given) => ({
  headings: {
    book: 'The book',
    layout: 'The livret',
    turn: 'A turn',
    odd: 'Covered cards, and the last card',
    places: 'Where a chip can go',
    split: 'Two of a rank',
    stakes: 'Stakes',
    bank: 'The bank',
    odds: 'What to expect',
  },
  // captions for a card shown, by its side or its position in the turn
  loses: {
    left: 'On the left: the bank takes the stake on this card.',
    right: 'On the right: the bank takes the stake on this card.',
    first: 'The first: the queen loses.',
  },
  wins: {
    left: 'On the left: a stake on this card wins as much again.',
    right: 'On the right: a stake on this card wins as much again.',
    second: 'The second: the seven wins.',
  },
  between: 'Between two: the first to come up decides.',
  corner: 'At the corner of four: the same.',
  halved: 'Two queens: half of a stake on the queen is lost.',
  buch: 'The banker holds a pack, each punter one suit of another, their book; with only three punters both packs lack diamonds. Before a turn punters lay out cards from their book with chips on them.',
  // side of the first card {0}
  buchTurn: (side: string) => `Then two cards are turned up, first the one on the ${side}.`,
  // side that pays {0}, side that takes {1}
  buchPays: (paying: string, taking: string) =>
    `A stake on the card on the ${paying} wins as much again; a stake on the card on the ${taking} goes to the bank. Rank and suit must match.`,
  laidAway: 'Played cards are laid aside.',
  right: 'right',
  left: 'left',
  cap: `A punter may have up to ${most} at stake in all.`,
  noCap: 'Only a punter’s own chips limit the stakes.',
  least: `A stake on a card is at least ${min}.`,
  range: `A stake on a card is ${min} to ${max}.`,
  addOnly: 'A stake that is on a card after a turn stays until it is decided; more may be added.',
  replaceOnly: 'A stake stays as it is; only played cards may be replaced.',
  free: 'Stakes may be changed and taken back before every turn.',
  dead: 'A card that has come up takes no more bets: nothing can decide it any more.',
  deadAllowed:
    'A card that has come up may still be bet on; nothing can decide it any more, and the chips come back at the end.',
  deadRank: 'A rank whose cards have all come up takes no more bets: nothing can decide it any more.',
  mustStake: 'Every punter who can must have a stake on a card before each turn.',
  stands: 'A winning stake stays where it is; the winnings go to the punter’s chips.',
  cover:
    'A punter without chips is out. A card of their suit is covered at once by the next, until a card that somebody plays lies on top.',
  oddVoid: 'A single card at the end has no partner and counts for nothing: everybody knows which it is.',
  oddRight: 'A single card at the end counts as one on the right.',
  oddLeft: 'A single card at the end counts as one on the left.',
  oddBurnFirst: 'With an odd pack the first card is laid aside unseen, so that none is left over.',
  broken: `The bank has ${funds} at the start. It collects what it has won, then pays as far as it can; if it cannot pay in full, or has nothing left, it is broken and the deal is over.`,
  brokenPayFirst: `The bank has ${funds} at the start. It pays as far as it can, then collects what it has won; if it cannot pay in full, or has nothing left, it is broken and the deal is over.`,
  noBounds: 'The bank’s funds are unlimited: it can pay everything.',
  lot: 'The banker is drawn by lot among the players. The banker does not bet, and wins and loses their own chips.',
  // number of the seat {0}
  seat: `The player in seat ${place} holds the bank first. The banker does not bet, and wins and loses their own chips.`,
  none: 'The same player keeps the bank in the next deal.',
  winner: 'In the next deal the player with the most chips holds it.',
  clockwise: 'In the next deal the next player clockwise holds it.',
  halfBank: 'When a stake is halved, the odd chip goes to the bank.',
  halfPlayer: 'When a stake is halved, the odd chip goes to the player.',
  chance: 'It is pure chance: a card is as likely to come on the right as on the left.',
  classic: 'Suits do not count. The first card of a turn loses for bets on its rank, the second wins.',
  classicEnds: 'The first card of the pack, the soda, and the last, the hock, do not play.',
  groups:
    'A chip goes on a card, between two cards or at the corner of four: it wins with each of them and loses with each. On the high card bar it wins when the winning card is higher than the losing one; the ace is lowest.',
  setStays: 'If one of its cards wins and another loses in the same turn, the chip stays.',
  returned: 'A winning stake comes back with its winnings.',
  copper: 'A copper reverses a bet: it wins when it would lose, and loses when it would win.',
  split:
    'If both cards are of the same rank, a split, half of each stake on it is lost: the bank lives on that, and on calls.',
  highHalf: 'Half is then lost on the high card bar too.',
  highPush: 'The stake on the high card bar then stays.',
  call: 'With three cards left, shown by rank and never in the order of the pack, you may call their order: losing, winning, last. That pays 4 to 1, or 2 to 1 if two of them are of one rank.',
  pharo: 'Each punter has a livret of thirteen cards; several may bet on the same rank.',
  pharoTurn: 'The first card of a turn wins for the bank, the second for the punters.',
  // side of the bank {0}, of the punters {1}
  sides: (taking: string, paying: string) =>
    `The bank’s card is on the ${taking}, the punters’ on the ${paying}; suits do not count.`,
  plie: 'If both are of the same rank, a doublet, half of the stake is lost.',
  pharoBottom: 'The bottom card is shown first and does not play.',
  oddBank: 'The next-to-last card of the pack has no partner: it takes the whole stake on its rank for the bank.',
  oddNone: 'The next-to-last card of the pack has no partner and decides nothing.',
  paroli:
    'A win may be left on its card with a bent corner, a paroli: if the card wins again, it wins three times the first stake.',
});
export type Sentences = typeof sentences;

/**
 * Values for a guide's sentence about a turn, in chips: the result, without its sign; at the bank what was taken and
 * what was paid.
 */
export interface TurnSums {
  readonly net: string;
  readonly taken: string;
  readonly paid: string;
}

const won = ({ net }: TurnSums): string =>
  `+${net}, because your seven came on the right. It pays as much as you bet on it.`;

/** The guides. A sentence that asks to press the main button leaves that out: it is appended. */
export const guides = {
  table,
  first: 'A first turn, step by step',
  deal: {
    buch: 'Everybody bets on the thirteen cards of their suit, their book.',
    classic: 'Each turn brings two cards: the first loses, the second wins.',
    pharo: 'You bet on the cards of your livret; only the rank counts, not the suit.',
  },
  stake: {
    buch: 'Put a chip on the seven.',
    classic: 'Put a chip on the seven: the suit does not count.',
    pharo: 'Put a chip on the seven.',
  },
  turnUp: {
    buch: 'Two cards come: if your seven is on the right, you win; on the left, the bank takes your chip.',
    classic: 'If a seven comes second, you win; if it comes first, you lose.',
    pharo: 'If a seven comes on the right, you win; on the left, the bank takes your chip.',
  },
  won: {
    buch: won,
    classic: ({ net }: TurnSums) => `+${net}, because the seven came second. It pays as much as you bet on it.`,
    pharo: won,
  },
  copper: `Now bet that a card loses: tap “${table.classicLayout.copper}”, then the six.`,
  coppered: 'With a copper, what comes first wins.',
  copperWon: ({ net }: TurnSums) => `+${net}, because the six came first, and the copper reverses the bet.`,
  both: 'Won on the right, lost on the left',
  bothDeal: 'You can bet on several cards at once.',
  ten: 'Put a chip on the ten.',
  jack: 'And one on the jack.',
  bothFell: ({ taken, paid }: TurnSums) =>
    `${paid} won, because the jack was on the right; ${taken} lost, because the ten was on the left. Both are gone and will not come again.`,
  split: 'Two of a rank in a turn',
  splitDeal: 'What does the bank live on?',
  queen: 'Put chips on the queen.',
  halved: ({ net }: TurnSums) =>
    `−${net}: both cards are queens, and then the bank takes half. Once only one queen is left, that cannot happen.`,
  call: 'Calling the last turn',
  callThree:
    'Twenty-four turns are over, and three cards are left: a queen, a ten and a six. Name their order, and you are paid four to one.',
  callOrder: 'Call queen, ten, six: the queen loses, the ten wins, the six comes last.',
  callPaid: ({ net }: TurnSums) =>
    `+${net}, because the order was right. But there are six orders, so five to one would be fair: the bank keeps a sixth of what is bet.`,
  bank: 'You hold the bank',
  bankDeal: 'This time the others bet, and you turn up the cards.',
  bankTurn: 'The others have bet. One card wins for you, the other you pay.',
  bankWon: ({ net, taken, paid }: TurnSums) => `+${net}, because you took ${taken} and paid ${paid}.`,
};
export type GuideText = typeof guides;

/** What may be practised. */
export const drills = {
  title: 'The case-keeper in your head',
  // the heading over the cards that have come, in the order of the pack
  turns: (first: number, last: number) => `Turns ${first} to ${last}`,
  // the rank in its standalone form
  asks: (rank: string) => `How many cards of this rank are left: ${rank}?`,
  because: (fallen: number, turns: number) => `In ${turns} turns, ${fallen} of four came up.`,
};
export type DrillText = typeof drills;

export const terms: Readonly<Record<Term, string>> = {
  copper: 'A copper on a chip reverses the bet: it wins when the card loses.',
  high: 'High card: a bet that the winning card of the turn is higher than the losing one. The ace is lowest.',
  between: 'A chip between cards bets on each of them: the first to come up decides.',
  soda: 'Soda: the first card of the pack. It is shown, and decides no bet.',
  hock: 'Hock: the last card of the pack. It has no partner, and decides no bet but a call.',
  bottom: 'The bottom card is shown before the deal. It plays no part in it.',
  burnt: 'One card lies face down beside the pack, so that nobody can know the last one.',
  once: 'Turns up two cards, once.',
};

/** The panel of odds. */
export const text = {
  oddsPanel: {
    title: 'Chances of a stake that stays',
    place: 'Stake',
    win: 'wins',
    lose: 'loses',
    split: 'half',
    stays: 'stays',
    edge: 'house edge',
    each: (win: string) =>
      `A stake left on any of your cards still in the pack: wins ${win}, loses ${win}. The bank has no edge.`,
    none: 'No bets can be placed now.',
    // places by their names
    free: (places: string) => `No house edge now: ${places}.`,
    gives: 'A minus in the last column favours you.',
    noneFree: 'Every bet favours the bank now. A card has no house edge when it is the last of its rank.',
    double: 'To double your chips: 1 chance in 2 at best, however you bet.',
    // the same with the cards that are left in this deal
    doubleInDeal: (chance: string) => `In this deal: ${chance} at best.`,
    doubleNotInDeal: 'It is no longer possible in this deal.',
    noteCopper: 'A copper does not change the edge.',
    note: (cards: number) =>
      `Exact for the ${cards} cards not yet seen. Stakes stay until they are decided or the deal is over. Last column: the house edge, as a percentage of the stake.`,
    noteNext: 'High card and calls: for the next turn.',
  },
};
export type LayoutLazyText = typeof text;
