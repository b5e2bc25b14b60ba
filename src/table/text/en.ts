/** From two to ace, as in `Card`. */
const RANKS = {
  2: 'two',
  3: 'three',
  4: 'four',
  5: 'five',
  6: 'six',
  7: 'seven',
  8: 'eight',
  9: 'nine',
  T: 'ten',
  J: 'jack',
  Q: 'queen',
  K: 'king',
  A: 'ace',
};
/** As they begin a sentence. */
const RANKS_FIRST = {
  2: 'Two',
  3: 'Three',
  4: 'Four',
  5: 'Five',
  6: 'Six',
  7: 'Seven',
  8: 'Eight',
  9: 'Nine',
  T: 'Ten',
  J: 'Jack',
  Q: 'Queen',
  K: 'King',
  A: 'Ace',
};

/** What every table says: English, which the other languages have the type of. */
export const text = {
  ranks: RANKS,
  ranksFirst: RANKS_FIRST,
  suits: { c: 'clubs', d: 'diamonds', h: 'hearts', s: 'spades' },
  // how rank {0} and suit {1} make a card’s name
  card: (rank: string, suit: string) => `${rank} of ${suit}`,
  // of whom something is told, and what
  told: (name: string, what: string) => `${name}: ${what}`,
  // a title, or what has no full stop, as a sentence of its own
  sentence: (title: string) => `${title}.`,
  // what the numbers are that follow, for the ear
  stakes: 'Stakes:',
  purse: 'Chips',
  you: 'You',
  // the same within a sentence
  youWithin: 'you',
  seat: (number: number) => `Seat ${number}`,
  rules: 'Rules',
  sound: 'Sound',
  menu: 'Menu',
  fullScreen: 'Full screen',
  close: 'Close',
  paused: 'Paused',
  missing: 'Part of the table could not be loaded.',
  retry: 'Try again',
  hurried: 'That only sped things up. Press again to act.',
  isPaused: 'The table is paused.',
  notKept: 'This table isn’t saved. Closing the page loses it.',
  why: 'Why?',
  actions: 'Actions',
  undo: 'Undo',
  // behind the kind of hand that the player holds, for the ear
  here: '(your hand now)',
  /** How well a computer player plays. */
  levels: { easy: 'a beginner', medium: 'an average player', hard: 'a strong player' },
  // a guide through a first hand: how it is offered, its buttons, and what a player hears who does something else first
  guide: {
    offer: 'How does it work?',
    next: 'Next',
    leave: 'Leave',
    end: 'Play on your own',
    first: 'Follow the guide’s step first.',
    // what a guide asks for: a button, in its own words
    press: (button: string) => `Press “${button}”.`,
  },
  menuItems: {
    speed: 'Speed',
    slow: 'slow',
    normal: 'normal',
    fast: 'fast',
    instant: 'instant',
    newTable: 'New table',
    newTableSure: 'Really start over?',
  },
  refusals: {
    other: 'That is not possible now.',
    'over-the-purse': 'You do not have that many chips.',
    'over-the-maximum': 'That is more than the maximum.',
    'under-the-minimum': 'That is less than the minimum.',
    'stake-first': 'At this table everybody must bet before play goes on: bet at least the minimum.',
    'off-the-step': 'Bets go in steps of the smallest chip.',
    'nothing-there': 'There is nothing there.',
    'not-your-turn': 'It is not your turn.',
    'not-in-these-rules': 'The rules of this table do not allow that.',
  },
  noAnswerYet: 'The croupier has not answered yet.',
  germanPattern: {
    ranks: { ...RANKS, J: 'Unter', Q: 'Ober' },
    ranksFirst: { ...RANKS_FIRST, J: 'Unter', Q: 'Ober' },
    suits: { c: 'acorns', d: 'bells', h: 'hearts', s: 'leaves' },
    card: (rank: string, suit: string) => `${rank} of ${suit}`,
  },
};

export type CommonText = typeof text;
