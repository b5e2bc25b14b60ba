/** In English: what the guides of stud say. Loaded when a guide is asked for. */
import { guidesOf } from '../guides.js';
import { text } from '../en.js';

/** The guides for a table of stud. */
export const guidesIn = guidesOf({
  letters: text.letters,
  first: 'A first hand, step by step',
  seven: 'Everybody gets seven cards, three of them face down. The best five count. Have the cards dealt.',
  threeOfASuit: 'Three cards of one suit: five would be a flush, a strong hand. Call.',
  fourOfASuit: 'Four already. Nobody has bet: to check costs nothing.',
  flush: 'Five of one suit: your flush is made. Now bet 10.',
  flushAgain: 'A flush beats pairs, three of a kind and every straight. Bet 10 again.',
  lastCard: 'The last card comes face down. It does not change the flush: another 10.',
  flushWon: ({ net }) =>
    `+${net}, because your five cards of one suit are the best hand. The others cannot beat it and muck.`,
  openPair: 'An open pair on fourth street',
  sevenAgain: 'The fourth card lies open. If it makes a pair, the bet changes. Have the cards dealt.',
  pair: 'Two tens, one of them face down: that is a good beginning. Call.',
  pairShown: 'Another ten. Everybody sees the open pair only; but you have three tens.',
  pairBet: 'With an open pair one may bet 5 to 20, else only 10 here. Choose 20, and bet.',
  foldedWon: ({ net }) => `+${net}, because all others have folded: then no cards count any more.`,
  lowest: 'At razz the lowest hand of five cards wins. The ace counts one. Have the cards dealt.',
  threeLow: 'Three low cards, all different: a very good beginning. Call.',
  fourLow: 'Low again. Nobody has bet: to check costs nothing.',
  lowMade: 'Five different ones, none above six: your hand is made. Bet 10.',
  lowAgain: 'The king does no harm: only the best five count. Bet 10 again.',
  lowWaits: 'The last card came face down. Check; then the hands are shown.',
  show: 'Show your hand: only cards that are shown can win.',
  lowWon: ({ net, own, other }) =>
    `+${net}, because ${own} is lower than ${other}: the highest cards are compared first.`,
  noStraights: 'A straight that is none',
  lowest2: 'You have 20 only. Once they are bet, all cards come by themselves. Have them dealt.',
  lowCall: 'Three low cards, all different. Call.',
  allIn: 'Four that go together. Bet your last 10.',
  straightWon: ({ net, own, other }) =>
    `+${net}, because ${own} is lower than ${other}. Straights and flushes do not count at razz, and that is your luck.`,
  halves: 'The pot is divided: one half for the highest hand, one for the lowest. Have the cards dealt.',
  bringIn: 'The lowest open card must begin, and that is your three. The bring-in costs 5.',
  halfWaits: 'Four low cards, good for the low half. Check.',
  halfMade: 'Five different ones, none above seven: the lowest hand there is here. Bet 10.',
  halfAgain: 'High cards do no harm: for low the best five count. Bet 10 again.',
  halfLast: 'The last card came face down. Check; then the hands are shown.',
  halfWon: ({ net, own, other }) =>
    `+${net}, because the low half is yours: ${own} against ${other}. The high half goes to the best pairs.`,
  both: 'Winning both halves',
  bothWays: 'You have 20 only. Once they are bet, all cards come by themselves. Have them dealt.',
  bothOpen: 'Seven, eight, nine: that may become a straight for high, and it is low as well. The bring-in costs 5.',
  bothWon: ({ net, own, other }) =>
    `+${net}, because both halves are yours: high with the straight, low with ${own} against ${other}. Other five cards count for each.`,
});
