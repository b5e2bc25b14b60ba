/** What the table of Einundvierzig says: English, which the other languages have the type of. */
import type { Phrase, Who } from '../../table/text/texts.js';
import { text as poker } from '../../poker/text/en.js';

export const text = {
  ...poker,
  limits: (ante: string, lower: string, higher: string) => `Ante ${ante} · Limit ${lower} / ${higher}`,
  first: 'First round',
  forehand: 'Forehand',
  // the title of a fresh table: what the game is about
  aim: 'Einundvierzig: the best group of cards wins',
  newHandBecause: (amount: string) => `Forehand must bet ${amount}; then two cards are dealt face down.`,
  forced: (who: Who, amount: string) =>
    who === undefined ? `You bet ${amount} (forced)` : `${who} bets ${amount} (forced)`,
  second: 'Second round',
  showdown: 'Showdown',
  // two up, two down
  twoUp: 'Two up, two down',
  choose: 'Choose two to turn up. Everybody turns theirs up at the same time.',
  chooseFirst: 'Choose two cards first.',
  chooseNow: 'Choose two cards and turn them face up.',
  othersChoose: 'You have chosen; the others are still choosing.',
  opening: (name: string) => `${name} turns two cards face up.`,
  lays: (who: Who, cards: string) => (who === undefined ? `You turn up: ${cards}.` : `${who} turns up: ${cards}.`),
  // a card that is picked to lie face up, or no more
  picked: (card: string) => `${card}: up.`,
  dropped: (card: string) => `${card}: down.`,
  up: 'up',
  closed: 'down',
  choosing: 'is choosing',
  chosen: 'has chosen',
  count: (count: number) => `${count} of 2 chosen`,
  unpick: 'Undo the choice',
  repick: 'Choose again',
  lay: 'Turn up',
  seen: 'The others see',
  // to the one who is left with a forty-one, and about them
  potGoesTo: (who: Who) => (who === undefined ? 'The pot is yours' : `The pot goes to ${who}`),
  mayShow: (bonus: string) => `You have a forty-one: show it, and the house pays ${bonus}.`,
  mayShowOther: (name: string) => `All others have folded; ${name} may show a forty-one.`,
  // hands, as they begin a sentence and within one: how many, of which rank or suit
  counts: { 2: ['Two', 'two'], 3: ['Three', 'three'], 4: ['Four', 'four'] } satisfies Record<number, Phrase>,
  ofSuit: (count: string, suit: string) => `${count} ${suit}`,
  ofRank: (count: string, rank: string) => `${count} ${rank}`,
  single: (_first: string, rank: string): Phrase => [`Single ${rank}`, `single ${rank}`],
  fortyOne: (suit: string): Phrase => [`Forty-one in ${suit}`, `forty-one in ${suit}`],
  nothing: ['Nothing', 'nothing'] satisfies Phrase,
  plurals: { 7: 'sevens', 8: 'eights', 9: 'nines', T: 'tens', J: 'jacks', Q: 'queens', K: 'kings', A: 'aces' },
  germanPlurals: { 7: 'sevens', 8: 'eights', 9: 'nines', T: 'tens', J: 'Unter', Q: 'Ober', K: 'kings', A: 'aces' },
  groups: {
    single: ['A single card', 'a single card'],
    points: ['A two-card group', 'a two-card group'],
    threeOfASuit: ['Three of a suit', 'three of a suit'],
    threeOfARank: ['Three of a rank', 'three of a rank'],
    fourOfASuit: ['Four of a suit', 'four of a suit'],
    fourOfARank: ['Four of a rank', 'four of a rank'],
  } satisfies Record<string, Phrase>,
  void: 'not counted',
  others: 'Other groups',
  // {2}: the first is of several cards
  comparison: (first: string, second: string, _areMany: boolean) => `${first} beats ${second}.`,
  evenly: (points: number) => `Equal at ${points}: none is higher.`,
  // places
  left: (place: number) => (place === 1 ? 'left of forehand' : `${place} places left of forehand`),
  handRank: 'How good the hand is',
  chance: {
    ...poker.chance,
    win: (percent: number) => `${percent}% to win`,
    // what two cards of the player's own may become
    becomes: (percent: number) =>
      `Two more cards give you three or four of a suit or a rank in ${percent}% of all deals.`,
    // the ways to hold two face-down cards, and for each of the others how many of them beat the own hand
    beaten: (ways: number, each: readonly string[]) =>
      `Of ${ways} ways to hold two face-down cards, these beat your hand: ${each.join(', ')}.`,
    rival: (name: string, number: number) => `${name} ${number}`,
    unbeatable: 'No two face-down cards that anybody could hold beat your hand.',
  },
  did: {
    ...poker.did,
    forced: (amount: string) => `bets ${amount} (forced)`,
    choosing: 'is choosing',
    chosen: '✓ has chosen',
  },
  ending: {
    ...poker.ending,
    tieForehand: (hand: string, who: Who) =>
      who === undefined ? `A tie at ${hand}: you win as forehand.` : `A tie at ${hand}: ${who} wins as forehand.`,
    tieLeft: (hand: string, who: Who) =>
      who === undefined
        ? `A tie at ${hand}: you win, nearest to forehand’s left.`
        : `A tie at ${hand}: ${who} wins, nearest to forehand’s left.`,
    highest: (hand: string) => `${hand} is highest.`,
    bonus: (who: Who, amount: string) =>
      who === undefined
        ? `The house pays you ${amount} for forty-one.`
        : `The house pays ${who} ${amount} for forty-one.`,
  },
  handRankWords: {
    better: (percent: string) => `better than ${percent}% of all hands`,
    becomes: (percent: string) => `on average better than ${percent}% of all hands`,
    equal: (percent: string) => `just as high: ${percent}%`,
    all: (hands: string) => `All ${hands} hands`,
    groups: {
      single: 'Single',
      points: 'Two cards',
      threeOfASuit: 'Three of a suit',
      threeOfARank: 'Three of a rank',
      fourOfASuit: 'Four of a suit',
      fourOfARank: 'Four of a rank',
    },
  },
};

export type EinundvierzigText = typeof text;
