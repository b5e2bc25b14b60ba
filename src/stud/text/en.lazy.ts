/** In English: what stud tells when it is asked: its rules and reasons, guides, drills, terms. */
import type { Options } from '../rules/options.js';
import { text } from './en.js';

/** Words on the cloth that are explained where they stand. */
export type Term = 'dealer' | 'all';

/** Values for the sentences. */
export type Given = Readonly<
  Record<'ante' | 'lower' | 'higher' | 'forced' | 'percent' | 'least' | 'buyIn' | 'step', string>
>;

/** An option at one of its values: `openTie suit`. */
type OptionAt = {
  [Name in keyof Options]: Options[Name] extends string | boolean ? `${Name} ${Options[Name]}` : never;
}[keyof Options];

/** The rules in short and the reasons behind the odd ones; what depends on an option is keyed by its values. */
export const sentences = ({ ante, lower, higher, forced, percent, least, buyIn, step }: Given) => ({
  headings: {
    aim: 'The aim',
    hands: 'The hands, best first',
    lows: 'The low hands, best first',
    bringIn: 'Who acts first',
    betting: 'The betting',
    here: 'At this table',
    showdown: 'Who wins',
  },
  kinds: {
    straightFlush: 'Straight flush: five in a row of one suit',
    fourOfAKind: 'Four of a kind',
    fullHouse: 'Full house: three of a kind and a pair',
    flush: 'Flush: five of one suit',
    straight: 'Straight: five in a row',
    threeOfAKind: 'Three of a kind',
    twoPair: 'Two pair',
    pair: 'One pair',
    highCard: 'High card',
  },
  lowKinds: {
    low5: 'The wheel: nothing is lower',
    low6: 'Six-low',
    low7: 'Seven-low',
    low8: 'Eight-low',
    higher: 'Higher still: the highest card decides, then the next',
    paired: 'With a pair: loses to every hand without one',
  },
  goal: {
    high: 'Two to nine players, up to seven cards each: the best five-card hand wins the pot.',
    'high-low': 'Two to nine players, up to seven cards each: the best high hand and the best low hand split the pot.',
    razz: 'Two to nine players, up to seven cards each: the lowest five-card hand wins the pot.',
  },
  ante: `Everybody pays an ante of ${ante}.`,
  deal: 'Two cards are dealt face down and one face up, then three more face up and the seventh face down, with a round of betting after each upcard and the last card.',
  bringIn: {
    // who: whose duty it is
    range: (who: string) => `${who} must bring it in for ${forced} to ${lower}`,
    fixed: (who: string) => `${who} must bring it in for ${forced}, or complete to ${lower}`,
    // if the forced bet has one possible size
    one: (who: string) => `${who} must bring it in for ${forced}`,
  },
  door: 'The lowest door card',
  doorRazz: 'The highest door card, aces low,',
  doorTie: '; with equal ranks clubs are lowest, then diamonds, hearts, spades.',
  doorTieRazz: '; with equal ranks spades are highest, then hearts, diamonds, clubs.',
  doors: 'The two of clubs is the lowest: it acts first.',
  doorsRazz: 'The king of hearts is the highest: it acts first.',
  actsFirst: 'From fourth street on, the highest hand showing acts first.',
  actsFirstRazz: 'From fourth street on, the lowest hand showing acts first.',
  limits: {
    spread: `Bets and raises are ${lower} on third and fourth street, ${lower} to ${higher} from fifth street on.`,
    'fixed-higher': `Bets and raises are ${lower} on third and fourth street, ${higher} from fifth street on.`,
  },
  openPair: {
    // size: how much
    any: (size: string) => `With a pair showing on fourth street, anybody may bet ${size}.`,
    'holder-only': (size: string) => `With a pair showing on fourth street, its holder may bet ${size}.`,
    off: () => '',
  },
  openPairSize: {
    'ante-to-higher': `between ${least} and the higher limit of ${higher}`,
    'lower-or-higher': `${lower} or ${higher}`,
  },
  cap: {
    'last-round': 'Each round allows a bet and three raises; on seventh street with two players left there is no cap.',
    never: 'Each round allows a bet and three raises.',
    always: 'Each round allows a bet and three raises; with two players left there is no cap.',
  },
  completeCounts: 'The forced bet counts as the bet, and completing it as the first raise.',
  shortAllIn: {
    half: 'An all-in of at least half a raise counts as a full one. A smaller one may be called or completed, and does not reopen the betting.',
    full: 'An all-in short of a full raise may be called or completed, and does not reopen the betting.',
    pokerkit: 'A short all-in may be called or raised; it does not reopen the betting for players who have acted.',
  },
  common:
    'There were not enough cards for everybody: this one counts for everybody; it is ignored when deciding who acts first.',
  allIn: 'A player who runs out of chips plays on for the main pot; further bets go into a side pot.',
  buyIn: `Chips may be bought only between hands, and must bring you up to at least ${buyIn}.`,
  faceUp: {
    true: 'When nobody can bet any more, all hands are turned face up. Otherwise the last player to bet or raise on seventh street shows first, or if nobody did, the first to act; then the others clockwise, who may muck a hand that cannot win.',
    false: 'Hands stay face down until the showdown even when nobody can bet any more.',
  },
  show: 'At the showdown the last player to bet or raise on seventh street shows first, or if nobody did, the first to act. The others may muck.',
  best: {
    high: 'The best five of the seven cards count (shown higher than the rest). Equal hands split the pot; suits never decide.',
    'high-low': 'The best five of seven cards count for each half; they may be different cards.',
    razz: 'The lowest five count (shown higher than the rest), compared from the highest card down: aces are low, straights and flushes do not matter, pairs are bad.',
  },
  low: {
    normal:
      'The low hand is the lowest in the usual ranking, compared from the highest card down: aces are high, straights and flushes count against it.',
    'ace-to-five': 'For low aces are low, straights and flushes do not matter.',
    'eight-or-better':
      'For low aces are low, straights and flushes do not matter, and no card may be higher than an eight; if nobody has that, the high hand takes all.',
  },
  wheel: { 'not-straight': '', straight: 'A-2-3-4-5 is a straight.' },
  declare: 'Before the showdown all declare high, low or both at the same time; a player who says both must win both.',
  step: `Bets, raises and the rake are multiples of ${step}; only an all-in may be another amount.`,
  // options that the rules mention only if they differ from the default
  other: {
    'openTie suit':
      'If hands showing are equal, the suit of the highest card decides who acts first: spades, hearts, diamonds, clubs.',
    'shortCompletion plus-bet':
      'After an all-in that does not quite complete the forced bet, a raise is a whole bet on top of it.',
    'callAfterShortBringIn short-amount':
      'If the forced bet is short because its player is all-in, a call costs no more than that.',
    'allInLowCard next-lowest-card': 'If the player who must open has no chips left, the next lowest door card must.',
    'freeFold true': 'You may fold even when there is nothing to call.',
    'raiseIntoAllIn true': 'You may bet or raise even when all opponents are all-in.',
    'oddChip left-of-dealer': 'Odd chips of a split pot go to the first winner on the dealer’s left.',
    'burnFirstDeal false': 'No card is burnt before the first deal.',
    'shortDeck skip-burn-before-mix':
      'If there is exactly one card more than players, they are dealt at once, without burning or mixing.',
    'shortPackReuse burns-and-folded':
      'When cards run short, folded cards are mixed in with the burnt ones, and the last card is dealt too.',
  } satisfies Readonly<Partial<Record<OptionAt, string>>>,
  rake: (most: string) => `The house takes ${percent} percent of each pot, rounded down${most}.`,
  atMost: (cap: string) => `, at most ${cap}`,
});
export type Sentences = typeof sentences;

const { press } = text.guide;

/**
 * Values for a guide's sentence about a winning hand: chips with their sum, low hands by their ranks, the highest
 * first.
 */
export interface HandSums {
  readonly net: string;
  readonly own: string;
  /** The hand that the player beat; undefined if it was not shown. */
  readonly other: string | undefined;
}

/** The guides. */
export const guides = {
  letters: text.letters,
  first: 'A first hand, step by step',
  seven: `Everybody gets seven cards, three of them face down. The best five count. ${press(text.deal)}`,
  threeOfASuit: `Three cards of one suit: five would be a flush, a strong hand. ${press(text.call('10'))}`,
  fourOfASuit: `Four already. Nobody has bet, so checking costs nothing. ${press(text.check)}`,
  flush: `Five of one suit: you have your flush. ${press(text.bet('10'))}`,
  flushAgain: `A flush beats pairs, three of a kind and every straight. ${press(text.bet('10'))}`,
  lastCard: `The last card comes face down. It does not change the flush. ${press(text.bet('10'))}`,
  flushWon: ({ net }: HandSums) =>
    `+${net}, because your five cards of one suit are the best hand. The others cannot beat it and muck.`,
  openPair: 'A pair showing on fourth street',
  sevenAgain: `The fourth card comes face up. If it makes a pair, the limit changes. ${press(text.deal)}`,
  pair: `Two tens, one of them face down: a good start. ${press(text.call('5'))}`,
  pairShown: 'Another ten. The others see only the pair, but you have three tens.',
  pairBet: `With a pair showing you may bet 5 to 20, otherwise only 10 here. Choose 20. ${press(text.bet('20'))}`,
  foldedWon: ({ net }: HandSums) => `+${net}, because all others have folded: then the cards do not matter.`,
  lowest: `In razz the lowest hand of five cards wins. Aces count one. ${press(text.deal)}`,
  threeLow: `Three low cards, all different: a very good start. ${press(text.call('5'))}`,
  fourLow: `Low again. Nobody has bet, so checking costs nothing. ${press(text.check)}`,
  lowMade: `Five different cards, none above six: your hand is made. ${press(text.bet('10'))}`,
  lowAgain: `The king does not matter: only the best five count. ${press(text.bet('10'))}`,
  lowWaits: `The last card came face down. Once you check, the hands are shown. ${press(text.check)}`,
  show: `Only cards that are shown can win. ${press(text.show)}`,
  lowWon: ({ net, own, other }: HandSums) =>
    `+${net}, because ${own} is lower than ${other}: the highest cards are compared first.`,
  noStraights: 'A straight that does not count',
  lowest2: `You have only 20. Once they are in the pot, the rest of the cards come by themselves. ${press(text.deal)}`,
  lowCall: `Three low cards, all different. ${press(text.call('5'))}`,
  allIn: `Four that go well together. ${press(text.allInFor('10'))}`,
  straightWon: ({ net, own, other }: HandSums) =>
    `+${net}, because ${own} is lower than ${other}. Straights and flushes do not count in razz, luckily for you.`,
  halves: `The pot is split: one half for the highest hand, one for the lowest. ${press(text.deal)}`,
  bringIn: `The lowest door card must bring it in, and that is your three. ${press(text.bringInFor('5'))}`,
  halfWaits: `Four low cards, good for the low half. ${press(text.check)}`,
  halfMade: `Five different cards, none above seven: the lowest hand there is here. ${press(text.bet('10'))}`,
  halfAgain: `High cards do not matter: for low, the best five count. ${press(text.bet('10'))}`,
  halfLast: `The last card came face down. Once you check, the hands are shown. ${press(text.check)}`,
  halfWon: ({ net, own, other }: HandSums) =>
    `+${net}, because the low half is yours: ${own} against ${other}. The high half goes to the best pairs.`,
  both: 'Winning both halves',
  bothWays: `You have only 20. Once they are in the pot, the rest of the cards come by themselves. ${press(text.deal)}`,
  bothOpen: `Seven, eight, nine: that could make a straight for high, and it is low as well. ${press(text.bringInFor('5'))}`,
  bothWon: ({ net, own, other }: HandSums) =>
    `+${net}, because both halves are yours: high with the straight, low with ${own} against ${other}. Different five cards count for each.`,
};
export type GuideText = typeof guides;

/** What may be practised. */
export const drills = {
  title: 'Which cards have been folded?',
  asks: (card: string) => `Has the ${card} been folded?`,
  yes: 'Yes',
  no: 'No',
  because: {
    folded: (card: string) => `The ${card} was among them.`,
    unseen: (card: string) => `Nobody has shown the ${card}.`,
  },
};
export type DrillText = typeof drills;

export const terms: Readonly<Record<Term, string>> = {
  dealer: 'This button marks the dealer: the first card goes to the player on the left. It moves on after each hand.',
  all: 'All-in: all their chips are in the pot. They can win only what they have matched.',
};
