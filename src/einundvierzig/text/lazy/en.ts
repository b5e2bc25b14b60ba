/** In English: what Einundvierzig tells when it is asked: its rules and reasons, guides, drills, terms. */
import { drillsOf } from '../../lazy/drills.js';
import { guidesOf } from '../../lazy/guides.js';
import { helpOf, type Help, type Sentences } from '../../lazy/help.js';
import type { Options } from '../../rules/options.js';
import { text } from '../en.js';

export { styles } from '../../lazy/help.js';

/** Words on the cloth that are explained where they stand. */
export type Term = 'spitz' | 'dealer' | 'all';

/** The rules and reasons as these options have them. */
export const helpIn = (options: Options): Help => helpOf(options, sentences);

const sentences: Sentences = ({ ante, lower, higher, bonus41, percent, buyIn, step }) => ({
  headings: {
    aim: 'The aim',
    hands: 'The hands, the best first',
    first: 'Who speaks',
    expose: 'Two up, two down',
    second: 'The betting',
    purse: 'Pot and purse',
  },
  kinds: {
    fourOfARank: 'Four of a rank: the highest rank wins',
    fourOfASuit: 'Four of a suit: here forty-one, the highest sum there is',
    threeOfARank: 'Three of a rank',
    threeOfASuit: 'Three of a suit: here 28',
    points: 'Two of a suit or of a rank: here 21',
    single: 'A single card',
  },
  goal: 'Einundvierzig (Färbeln), “forty-one”: three to seven players, four cards each from a pack of 32; the best group of cards takes the pot.',
  ante: `Everybody pays an ante of ${ante}.`,
  deal: 'Two cards come face down, then a round of betting; two more, then everybody lays two open and keeps two closed, and a second round follows.',
  forced: `Forehand, marked by the Spitz, must bet the lower limit of ${lower}, beside any ante; the Spitz moves on by one player after each hand.`,
  option: {
    false: 'If all only call his bet, the first round is over: he cannot raise himself.',
    true: 'If all only call his bet, he may check or raise.',
  },
  open: {
    check: 'The second round has no forced bet: one may check while nobody has bet.',
    forehandForced: 'In the second round forehand must bet once more; the next clockwise, if he has folded.',
  },
  first: {
    leftOfForehand: 'The player on the left of forehand acts first.',
    forehand: 'In the second round forehand acts first.',
  },
  unit: {
    higher: `Bets and raises are ${lower} in the first round, ${higher} in the second.`,
    lower: `Bets and raises are ${lower} in both rounds.`,
    either: `Bets and raises are ${lower} in the first round, ${lower} or ${higher} in the second.`,
  },
  trigger: {
    roundClosed: '',
    firstCall: 'The first call of the second round ends it, even if others have not spoken.',
  },
  cap: {
    lastRound: 'A bet and three raises are allowed in a round; without limit when two are left in the second.',
    never: 'A bet and three raises are allowed in a round.',
    always: 'A bet and three raises are allowed in a round; without limit as soon as two are left.',
  },
  shortAllIn:
    'An all-in of at least half a raise counts as a full one. A smaller one may be called or filled up, and opens nothing again.',
  allIn: 'Who runs out of chips plays on for the main pot; what the others bet further goes into a side pot.',
  buyIn: `Chips may be bought between two hands only, up to ${buyIn} at least.`,
  dealer: { house: '', players: 'The players deal themselves, each time the one on the right of forehand.' },
  step: `What the house takes is rounded down to a multiple of ${step}.`,
  expose: {
    simultaneous:
      'All choose at the same time and may change their minds until the last is done; then all turn over at once, so that nobody learns from the others.',
    clockwise: 'The players lay two cards open one after the other, from the left of forehand.',
  },
  hands:
    'From the top: four of a rank, four of a suit, three of a rank, three of a suit, two of a rank or suit; three and four of a rank go by rank, everything else by points, pairs too: sevens to tens count 7 to 10, jack, queen and king 10, the ace 11.',
  single: {
    highCard: 'If no two cards share rank or suit, the best single card counts.',
    zero: 'If no two cards share rank or suit, the hand is worth nothing.',
  },
  pairs: { true: '', false: 'Two cards alone are worth nothing here.' },
  best: 'Only the one best group of a hand counts, the raised cards; two pairs are not added.',
  tie: 'Equal hands never share: forehand wins, else whoever sits nearest to his left.',
  bonus: {
    false: `Ace and three tens of one suit make 41: who shows it gets ${bonus41} from the house, even if all others have folded.`,
    true: `Ace and three tens of one suit make 41: who shows it at a showdown gets ${bonus41} from the house.`,
  },
  noBonus: 'A 41 is no more than four of a suit here.',
  tax: most => `The house takes ${percent} percent of each pot, rounded down${most}.`,
  noTax: 'The house takes nothing.',
  atMost: cap => `, at most ${cap}`,
});

const { press } = text.guide;

const guides = guidesOf({
  first: 'A first hand, step by step',
  aim: `Collect cards of one suit: their points add up, an ace is eleven, court cards are ten. ${press(text.deal)}`,
  three: sum =>
    `Three of your cards share a suit and count ${sum} together. Only a higher sum (31 at most), three of a rank, or four that go together beat it.`,
  open: `Everybody now sees two cards. Choose the eight and the king: then nobody guesses your hand. ${press(text.lay)}`,
  call: `Somebody has bet 10. Three of a suit are strong. ${press(text.call('10'))}`,
  won: ({ net, own, other }) =>
    `+${net}, because your three cards of a suit count ${own}. The best hand of the others is two cards only, ${other}.`,
  second: 'A forty-one, and the house pays',
  rare: `An ace and three cards that count ten, all of one suit: that is the forty-one. ${press(text.deal)}`,
  openAny: `Here it is, one hand of 2,248. Touch two cards, whichever you like. ${press(text.lay)}`,
  bet: `The more there is in the pot, the better for you. ${press(text.bet('10'))}`,
  bonus: ({ net, bonus, pot, own, other }) =>
    `+${net}, because ${own} beats ${other}: ${pot} come from the pot, and the house pays ${bonus} for the forty-one.`,
});

/** The guides for a table of Einundvierzig; they play by its usual rules. */
export const guidesIn = (): typeof guides => guides;

/** What may be practised. */
export const drillsIn = drillsOf({
  title: 'Which two tell least?',
  asks: 'A good hand. Which two cards, laid open, tell the others least?',
  because: 'Seen alone these two are worth least: no common rank or suit where there is a choice, and low.',
});

export const terms: Readonly<Record<Term, string>> = {
  spitz: 'The Spitz marks forehand, who must bet first. It moves on by one player after each hand.',
  dealer: 'The dealer of this hand. The next player clockwise is forehand.',
  all: 'All-in: all their chips are in the pot. They play on for what they could call.',
};
