/** In English: what Einundvierzig tells when it is asked: its rules and reasons, guides, drills, terms. */
import { text } from './en.js';

/** Words on the cloth that are explained where they stand. */
export type Term = 'spitz' | 'dealer' | 'all';

/** Values for the sentences. */
export type Given = Readonly<
  Record<'ante' | 'lower' | 'higher' | 'fortyOneBonus' | 'percent' | 'buyIn' | 'step', string>
>;

/** The rules in short and the reasons behind the odd ones; what depends on an option is keyed by its values. */
export const sentences = ({ ante, lower, higher, fortyOneBonus, percent, buyIn, step }: Given) => ({
  headings: {
    aim: 'The aim',
    hands: 'The hands, best first',
    first: 'Who acts first',
    turnUp: 'Two up, two down',
    second: 'The betting',
    purse: 'Pot and chips',
  },
  kinds: {
    fourOfARank: 'Four of a rank: the highest rank wins',
    fourOfASuit: 'Four of a suit: here a forty-one, the highest sum of all',
    threeOfARank: 'Three of a rank',
    threeOfASuit: 'Three of a suit: here 28',
    points: 'Two of a suit or of a rank: here 21',
    single: 'A single card',
  },
  goal: 'Einundvierzig (Färbeln), “forty-one”: three to seven players, four cards each from a pack of 32; the best group of cards takes the pot.',
  ante: `Everybody pays an ante of ${ante}.`,
  deal: 'Two cards are dealt face down, then a round of betting; two more, then everybody turns two face up and keeps two face down, and a second round follows.',
  forced: `Forehand, marked by the Spitz, must bet the lower limit of ${lower}, on top of any ante; the Spitz moves to the next player after each hand.`,
  option: {
    false: 'If everybody just calls, the first round is over: forehand cannot raise their own bet.',
    true: 'If everybody just calls, forehand may check or raise.',
  },
  open: {
    check: 'The second round has no forced bet: you may check while nobody has bet.',
    'forehand-forced':
      'In the second round forehand must bet once more, or the next player clockwise if forehand has folded.',
  },
  first: {
    'left-of-forehand': 'In both rounds the player on forehand’s left is the first to decide.',
    forehand: 'In the second round forehand acts first.',
  },
  unit: {
    higher: `Bets and raises are ${lower} in the first round, ${higher} in the second.`,
    lower: `Bets and raises are ${lower} in both rounds.`,
    either: `Bets and raises are ${lower} in the first round, ${lower} or ${higher} in the second.`,
  },
  trigger: {
    'round-closed': '',
    'first-call': 'The first call of the second round ends it, even if others have not acted.',
  },
  cap: {
    'last-round': 'Each round allows a bet and three raises; with two players left in the second there is no cap.',
    never: 'Each round allows a bet and three raises.',
    always: 'Each round allows a bet and three raises; with two players left there is no cap.',
  },
  shortAllIn:
    'An all-in of at least half a raise counts as a full one. A smaller one may be called or completed, and does not reopen the betting.',
  allIn: 'A player who runs out of chips plays on for the main pot; further bets go into a side pot.',
  buyIn: `Chips may be bought only between hands, and must bring you up to at least ${buyIn}.`,
  dealer: { house: '', players: 'The players deal, each time the one on forehand’s right.' },
  step: `What the house takes is rounded down to a multiple of ${step}.`,
  turnUp: {
    simultaneous:
      'Everybody chooses at the same time and may change their mind until the last player is ready; then the chosen cards are all turned up at once, so that nobody learns from the others.',
    clockwise: 'The players turn two cards face up in turn, from forehand’s left.',
  },
  hands:
    'From the top: four of a rank, four of a suit, three of a rank, three of a suit, two of a rank or suit; three and four of a rank go by rank, everything else by points, pairs too: sevens to tens count 7 to 10, jack, queen and king 10, the ace 11.',
  single: {
    'high-card': 'If no two cards share rank or suit, the best single card counts.',
    zero: 'If no two cards share rank or suit, the hand is worth nothing.',
  },
  pairs: { true: '', false: 'Two cards alone are worth nothing here.' },
  best: 'Only the best group of a hand counts (shown higher than the rest); two pairs are not added up.',
  tie: 'Equal hands never split the pot: forehand wins, or else the player nearest to forehand’s left.',
  bonus: {
    false: `An ace and three cards worth ten each, all of one suit, make 41: show it, and the house pays ${fortyOneBonus}, even if everybody else has folded.`,
    true: `An ace and three cards worth ten each, all of one suit, make 41: show it at a showdown, and the house pays ${fortyOneBonus}.`,
  },
  noBonus: 'A 41 counts only as four of a suit here.',
  rake: (most: string) => `The house takes ${percent} percent of each pot, rounded down${most}.`,
  noRake: 'The house takes nothing.',
  atMost: (cap: string) => `, at most ${cap}`,
});
export type Sentences = typeof sentences;

const { press } = text.guide;

/** Values for a guide's sentence about a winning hand: chips with their sum, and the points of the hands. */
export interface HandSums {
  readonly net: string;
  /** The house's bonus for a 41, and the rest. */
  readonly bonus: string;
  readonly pot: string;
  readonly own: number;
  /** The points of the best other hand. */
  readonly other: number;
}

/** The guides. */
export const guides = {
  first: 'A first hand, step by step',
  aim: `Collect cards of one suit: their points add up, aces count eleven, court cards ten. ${press(text.deal)}`,
  three: (sum: number) =>
    `Three of your cards share a suit and count ${sum}. Only a higher sum (31 at most), three of a rank, or four that go together beat it.`,
  open: `Everybody will see two of your cards. Choose the eight and the king: then nobody guesses your hand. ${press(text.lay)}`,
  call: `Somebody has bet 10. Three of a suit is a strong hand. ${press(text.call('10'))}`,
  won: ({ net, own, other }: HandSums) =>
    `+${net}, because your three cards of a suit count ${own}. The best of the others has only two cards, ${other}.`,
  second: 'A forty-one, and the house pays',
  rare: `An ace and three cards worth ten each, all of one suit: that is a forty-one. ${press(text.deal)}`,
  openAny: `Here it is, one hand in 2248. Tap any two cards. ${press(text.lay)}`,
  bet: `The more in the pot, the better for you. ${press(text.bet('10'))}`,
  bonus: ({ net, bonus, pot, own, other }: HandSums) =>
    `+${net}, because ${own} beats ${other}: you win ${pot} from the pot, and the house pays ${bonus} for the forty-one.`,
};
export type GuideText = typeof guides;

/** What may be practised. */
export const drills = {
  title: 'Which two give least away?',
  asks: 'A good hand. Which two cards, turned face up, tell the others least?',
  because: 'Seen alone, these two are worth least: low, and of different ranks and suits if possible.',
};
export type DrillText = typeof drills;

export const terms: Readonly<Record<Term, string>> = {
  spitz: 'The Spitz marks forehand, who must bet first. It moves to the next player after each hand.',
  dealer: 'The dealer of this hand. The next player clockwise is forehand.',
  all: 'All-in: all their chips are in the pot. They can win only what they have matched.',
};
