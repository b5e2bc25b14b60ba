/** What the stud table says: English, which the other languages have the type of. */
import type { Phrase, Who } from '../../table/text/texts.js';
import { text as poker } from '../../poker/text/en.js';

/** The ranks that a hand is called by, the most important first: “aces”, “ace”. */
export interface RanksOfHand {
  readonly plural: readonly string[];
  readonly singular: readonly string[];
}

/** What a hand is called, and what decides. */
type HandName = readonly [...Phrase, ...rest: readonly string[]];

const PLURALS = {
  2: 'twos',
  3: 'threes',
  4: 'fours',
  5: 'fives',
  6: 'sixes',
  7: 'sevens',
  8: 'eights',
  9: 'nines',
  T: 'tens',
  J: 'jacks',
  Q: 'queens',
  K: 'kings',
  A: 'aces',
};

export const text = {
  ...poker,
  bringIn: 'Bring-in',
  bringInSign: 'B',
  // the title of a fresh table: what the game is about
  aims: {
    high: 'Seven Card Stud: the best five cards win',
    'high-low': 'High-Low: the highest and lowest hands split the pot',
    razz: 'Razz: the lowest five cards win',
  },
  newHandBecause: 'Two cards are dealt face down and one face up.',
  street: 'Street',
  open: 'up',
  brings: (who: Who, amount: string) =>
    who === undefined ? `You bring it in for ${amount}` : `${who} brings it in for ${amount}`,
  completes: (who: Who, amount: string) =>
    who === undefined ? `You complete to ${amount}` : `${who} completes to ${amount}`,
  owes: (who: Who) => (who === undefined ? 'You must bring it in' : `${who} must bring it in`),
  high: 'High',
  low: 'Low',
  lowIs: (hand: string) => `Low: ${hand}`,
  // both hands within a sentence
  highAndLow: (high: string, low: string) => `${high}; low: ${low}`,
  complete: (amount: string) => `Complete to ${amount}`,
  bringInFor: (amount: string) => `Bring in ${amount}`,
  burnt: (count: number) => `${count} burnt`,
  showdown: 'Showdown',
  seventh: 'seventh',
  mucked: 'mucked',
  noLow: 'no low',
  noLowReason: 'No low.',
  faceUp: 'No more betting: all hands are turned face up.',
  showNow: 'Show your hand, or muck it.',
  showBeaten: (who: Who) => `${who} has shown a better hand. Show or muck?`,
  forAll: 'counts for everybody',
  deadCards: 'Dead cards',
  sorted: { seat: 'sorted by seat', rank: 'sorted by rank', suit: 'sorted by suit' },
  twoPair: ({ plural }: RanksOfHand): HandName => ['Two pair', 'two pair', `${plural[0]!} and ${plural[1]!}`],
  straight: ({ singular }: RanksOfHand): HandName => [
    `Straight to the ${singular[0]!}`,
    `straight to the ${singular[0]!}`,
  ],
  flush: ({ singular }: RanksOfHand): HandName => ['Flush', 'flush', ...singular],
  fullHouse: ({ plural }: RanksOfHand): HandName => [
    'Full house',
    'full house',
    `three ${plural[0]!}`,
    `two ${plural[1]!}`,
  ],
  fourOfAKind: ({ plural }: RanksOfHand): HandName => [`Four ${plural[0]!}`, `four ${plural[0]!}`],
  straightFlush: ({ singular }: RanksOfHand): HandName => [
    `Straight flush to the ${singular[0]!}`,
    `straight flush to the ${singular[0]!}`,
  ],
  raisesOf: (raise: number, most: number) => `Raises: ${raise} of ${most}`,
  noCap: 'No cap',
  streets: { 3: 'Third street', 4: 'Fourth street', 5: 'Fifth street', 6: 'Sixth street', 7: 'Seventh street' },
  // ranks in the plural, from two to ace
  plurals: PLURALS,
  letters: { 2: '2', 3: '3', 4: '4', 5: '5', 6: '6', 7: '7', 8: '8', 9: '9', T: '10', J: 'J', Q: 'Q', K: 'K', A: 'A' },
  // hands: what they are, as it begins a sentence and within one; then what decides
  highCard: ({ singular }: RanksOfHand): HandName => [
    `High card ${singular[0]!}`,
    `high card ${singular[0]!}`,
    ...singular.slice(1),
  ],
  // one alone, beside a hand that beats it: its rank as it begins a sentence and within one
  highCardShort: (first: string, rank: string): Phrase => [`${first} high`, `${rank} high`],
  pair: ({ plural }: RanksOfHand): HandName => [`Pair of ${plural[0]!}`, `pair of ${plural[0]!}`],
  threeOfAKind: ({ plural }: RanksOfHand): HandName => [`Three ${plural[0]!}`, `three ${plural[0]!}`],
  // the chance of the own hand against face-down cards, on request
  chance: {
    ...poker.chance,
    share: (percent: number) => `${percent}% of the pot`,
    halves: (high: number, low: number, scoop: number) =>
      `${high}% as the high hand, ${low}% as the low; ${scoop}% to scoop.`,
  },
  declare: 'High, low or both?',
  declareBecause: 'All choose at the same time. If you say both, you must win both.',
  both: 'Both',
  confirm: 'Confirm',
  // ranks of the double-German pattern in the plural, from two to ace
  germanPlurals: { ...PLURALS, J: 'Unter', Q: 'Ober' },
  asks: {
    ...poker.asks,
    complete: (amount: string) => `complete to ${amount}`,
    bringIn: (amount: string) => `bring it in for ${amount}`,
  },
  did: {
    ...poker.did,
    brings: (amount: string) => `brings it in for ${amount}`,
    completes: (amount: string) => `completes to ${amount}`,
    mucked: 'mucked',
  },
  ending: {
    ...poker.ending,
    equal: (hand: string) => `A tie: ${hand}.`,
  },
};

export type StudText = typeof text;
