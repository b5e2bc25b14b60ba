/** In English: what stud tells when it is asked: its rules and reasons, guides, drills, terms. */
import { drillsOf } from '../../lazy/drills.js';
import { guidesOf } from '../../lazy/guides.js';
import { helpOf, type Help, type Sentences } from '../../lazy/help.js';
import type { Options } from '../../rules/options.js';
import { text } from '../en.js';

export { styles } from '../../lazy/help.js';

/** Words on the cloth that are explained where they stand. */
export type Term = 'dealer' | 'all';

/** The rules and reasons as these options have them. */
export const helpIn = (options: Options): Help => helpOf(options, sentences);

const sentences: Sentences = ({ ante, lower, higher, forced, percent, least, buyIn, step }) => ({
  headings: {
    aim: 'The aim',
    hands: 'The hands, the best first',
    lows: 'The low hands, the best first',
    bringIn: 'Who begins',
    betting: 'The betting',
    here: 'At this table',
    showdown: 'Who wins',
  },
  kinds: {
    straightFlush: 'Straight flush: five in a row of one suit',
    fourOfAKind: 'Four of a kind',
    fullHouse: 'Full house: three and two of a kind',
    flush: 'Flush: five of one suit',
    straight: 'Straight: five in a row',
    threeOfAKind: 'Three of a kind',
    twoPair: 'Two pairs',
    pair: 'One pair',
    highCard: 'High card',
  },
  lowKinds: {
    low5: 'The wheel: nothing is lower',
    low6: 'Six low',
    low7: 'Seven low',
    low8: 'Eight low',
    higher: 'Higher still: the highest card decides, then the next',
    pair: 'With a pair: loses to every hand without one',
  },
  goal: {
    high: 'Two to nine players, up to seven cards each: the best hand of five wins the pot.',
    'high-low': 'Two to nine players, up to seven cards each: the best high hand and the best low hand share the pot.',
    razz: 'Two to nine players, up to seven cards each: the lowest hand of five wins the pot.',
  },
  ante: `Everybody pays an ante of ${ante}.`,
  deal: 'Two cards are dealt face down and one face up, then three more face up and the seventh face down, with a round of betting after each.',
  bringIn: {
    range: who => `${who} must open for ${forced} to ${lower}`,
    fixed: who => `${who} must bring it in for ${forced}, or complete to ${lower}`,
    one: who => `${who} must open for ${forced}`,
  },
  door: 'The lowest door card',
  doorRazz: 'The highest door card, aces being low,',
  doorTie: '; of equal ranks clubs are lowest, then diamonds, hearts, spades.',
  doorTieRazz: '; of equal ranks spades are highest, then hearts, diamonds, clubs.',
  doors: 'The two of clubs is the lowest: it begins.',
  doorsRazz: 'The king of hearts is the highest: it begins.',
  speaks: 'From fourth street on the highest open hand acts first.',
  speaksRazz: 'From fourth street on the lowest open hand acts first.',
  limits: {
    spread: `Bets and raises are ${lower} on third and fourth street, from fifth street on ${lower} to ${higher}.`,
    fixedHigher: `Bets and raises are ${lower} on third and fourth street, from fifth street on ${higher}.`,
  },
  openPair: {
    any: size => `With an open pair on fourth street anybody may bet ${size}.`,
    holderOnly: size => `Whoever shows an open pair on fourth street may bet ${size}.`,
    off: () => '',
  },
  openPairSize: {
    anteToHigher: `between ${least} and the higher limit of ${higher}`,
    lowerOrHigher: `${lower} or ${higher}`,
  },
  cap: {
    lastRound: 'A bet and three raises are allowed in a round; without limit on seventh street when two are left.',
    never: 'A bet and three raises are allowed in a round.',
    anyRound: 'A bet and three raises are allowed in a round; without limit as soon as two are left.',
  },
  completeCounts: 'The forced bet counts as the bet, and completing it as the first raise.',
  shortAllIn: {
    half: 'An all-in of at least half a raise counts as a full one. A smaller one may be called or completed, and opens nothing again.',
    full: 'An all-in that is short of a full raise may be called or completed, and opens nothing again.',
    pokerkit: 'A short all-in may be called or raised; it opens nothing again for who has spoken.',
  },
  common:
    'There were not enough cards for everybody: this one counts for everybody; it is ignored when deciding who acts first.',
  allIn: 'Who runs out of chips plays on for the main pot; what the others bet further goes into a side pot.',
  buyIn: `Chips may be bought between two hands only, up to ${buyIn} at least.`,
  faceUp: {
    true: 'When nobody can bet any more, all hands are turned up. Otherwise whoever bet or raised last on seventh street shows first; if nobody did, whoever acted first; then the others clockwise, who may muck a hand that cannot win.',
    false: 'Hands stay covered until the showdown even when nobody can bet any more.',
  },
  show: 'At the showdown whoever bet or raised last on seventh street shows first; if nobody did, whoever acted first. The others may muck.',
  best: {
    high: 'The five best of all seven cards count, the raised ones. Equal hands share; suits never decide.',
    'high-low': 'The five best of all seven cards count for each half; they may be different ones.',
    razz: 'The five lowest count, the raised ones, compared from the highest card down: aces are low, straights and flushes do not matter, pairs are bad.',
  },
  low: {
    normal:
      'Low is what is lowest as hands rank, compared from the highest card down: aces are high, straights and flushes count against it.',
    aceToFive: 'For low aces are low, straights and flushes do not matter.',
    eightOrBetter:
      'For low aces are low, straights and flushes do not matter, and no card may be higher than an eight; where nobody has that, the high hand takes all.',
  },
  wheel: { notStraight: '', straight: 'A-2-3-4-5 is a straight.' },
  declare: 'Before the showdown all declare high, low or both at the same time; who says both must win both.',
  step: `Bets, raises and what the house takes are multiples of ${step}; only an all-in may be another amount.`,
  other: {
    'openTie suit':
      'Of equal open hands the suit of the highest card decides who acts first: spades, hearts, diamonds, clubs.',
    'shortCompletion plusBet':
      'After an all-in that does not quite complete the forced bet, a raise is a whole bet more than that.',
    'callAfterShortBringIn shortAmount':
      'If the forced bet is short because its player is all-in, a call costs no more than that.',
    'allInLowCard nextLowestCard': 'If who must open has no chips left, the one with the next door card must.',
    'freeFold true': 'One may fold even when there is nothing to call.',
    'raiseIntoAllIn true': 'One may bet or raise even when all opponents are all-in.',
    'oddChip leftOfDealer': 'Odd chips of a divided pot go to the first winner on the left of the dealer.',
    'burnFirstDeal false': 'No card is burnt before the first deal.',
    'shortDeck skipBurnBeforeMix':
      'If exactly one card more is left than players, they are dealt at once, without burning or mixing.',
    'shortPackReuse burnsAndFolded':
      'When cards run short, folded ones are mixed in with the burnt ones, and the last card is dealt too.',
  },
  tax: most => `The house takes ${percent} percent of each pot, rounded down${most}.`,
  atMost: cap => `, at most ${cap}`,
});

const { press } = text.guide;

/** The guides for a table of stud. */
export const guidesIn = guidesOf({
  letters: text.letters,
  first: 'A first hand, step by step',
  seven: `Everybody gets seven cards, three of them face down. The best five count. ${press(text.deal)}`,
  threeOfASuit: `Three cards of one suit: five would be a flush, a strong hand. ${press(text.call('10'))}`,
  fourOfASuit: `Four already. Nobody has bet: to check costs nothing. ${press(text.check)}`,
  flush: `Five of one suit: your flush is made. ${press(text.bet('10'))}`,
  flushAgain: `A flush beats pairs, three of a kind and every straight. ${press(text.bet('10'))}`,
  lastCard: `The last card comes face down. It does not change the flush. ${press(text.bet('10'))}`,
  flushWon: ({ net }) =>
    `+${net}, because your five cards of one suit are the best hand. The others cannot beat it and muck.`,
  openPair: 'An open pair on fourth street',
  sevenAgain: `The fourth card lies open. If it makes a pair, the bet changes. ${press(text.deal)}`,
  pair: `Two tens, one of them face down: that is a good beginning. ${press(text.call('5'))}`,
  pairShown: 'Another ten. Everybody sees the open pair only; but you have three tens.',
  pairBet: `With an open pair one may bet 5 to 20, else only 10 here. Choose 20. ${press(text.bet('20'))}`,
  foldedWon: ({ net }) => `+${net}, because all others have folded: then no cards count any more.`,
  lowest: `At razz the lowest hand of five cards wins. The ace counts one. ${press(text.deal)}`,
  threeLow: `Three low cards, all different: a very good beginning. ${press(text.call('5'))}`,
  fourLow: `Low again. Nobody has bet: to check costs nothing. ${press(text.check)}`,
  lowMade: `Five different ones, none above six: your hand is made. ${press(text.bet('10'))}`,
  lowAgain: `The king does no harm: only the best five count. ${press(text.bet('10'))}`,
  lowWaits: `The last card came face down. Once you check, the hands are shown. ${press(text.check)}`,
  show: `Only cards that are shown can win. ${press(text.show)}`,
  lowWon: ({ net, own, other }) =>
    `+${net}, because ${own} is lower than ${other}: the highest cards are compared first.`,
  noStraights: 'A straight that is none',
  lowest2: `You have 20 only. Once they are bet, all cards come by themselves. ${press(text.deal)}`,
  lowCall: `Three low cards, all different. ${press(text.call('5'))}`,
  allIn: `Four that go together. ${press(text.allInFor('10'))}`,
  straightWon: ({ net, own, other }) =>
    `+${net}, because ${own} is lower than ${other}. Straights and flushes do not count at razz, and that is your luck.`,
  halves: `The pot is divided: one half for the highest hand, one for the lowest. ${press(text.deal)}`,
  bringIn: `The lowest open card must begin, and that is your three. ${press(text.bringInFor('5'))}`,
  halfWaits: `Four low cards, good for the low half. ${press(text.check)}`,
  halfMade: `Five different ones, none above seven: the lowest hand there is here. ${press(text.bet('10'))}`,
  halfAgain: `High cards do no harm: for low the best five count. ${press(text.bet('10'))}`,
  halfLast: `The last card came face down. Once you check, the hands are shown. ${press(text.check)}`,
  halfWon: ({ net, own, other }) =>
    `+${net}, because the low half is yours: ${own} against ${other}. The high half goes to the best pairs.`,
  both: 'Winning both halves',
  bothWays: `You have 20 only. Once they are bet, all cards come by themselves. ${press(text.deal)}`,
  bothOpen: `Seven, eight, nine: that may become a straight for high, and it is low as well. ${press(text.bringInFor('5'))}`,
  bothWon: ({ net, own, other }) =>
    `+${net}, because both halves are yours: high with the straight, low with ${own} against ${other}. Other five cards count for each.`,
});

/** What may be practised. */
export const drillsIn = drillsOf({
  title: 'Which cards have been folded?',
  asks: card => `Has the ${card} been folded?`,
  yes: 'Yes',
  no: 'No',
  because: { folded: card => `The ${card} was among them.`, unseen: card => `Nobody has shown the ${card}.` },
});

export const terms: Readonly<Record<Term, string>> = {
  dealer: 'Whoever has this button deals in name: cards come first to the left of it. It moves on after each hand.',
  all: 'All-in: all their chips are in the pot. They play on for what they could call.',
};
