import type { Theme } from '../../look/settings.js';

/** What the menu, the sitting and the faces of a table say: English, which the other languages have the type of. Loaded with them. */
export const text = {
  // the groups of the menu
  play: 'Play',
  look: 'Look',
  round: 'This table',
  // its settings
  on: 'on',
  off: 'off',
  cloth: 'Cloth',
  cloths: { green: 'green', bordeaux: 'bordeaux', midnight: 'midnight', plain: 'plain' } satisfies Record<
    Theme,
    string
  >,
  textSize: 'Words',
  textSizes: { normal: 'usual', large: 'large' },
  backs: 'Backs',
  asCloth: 'as the cloth',
  cards: 'Cards',
  patterns: { french: 'French', german: 'German' },
  fourColours: 'Four colours',
  sound: 'Sound',
  volume: 'Volume',
  volumes: { soft: 'soft', medium: 'medium', loud: 'loud' },
  hints: 'Advice',
  stakes: 'Stakes',
  opponents: 'Opponents',
  opponent: (name: string) => `How well ${name} plays`,
  levels: { easy: 'beginner', medium: 'practised', hard: 'strong' },
  opponentsHow: 'Another opponent is another table.',
  // the sitting
  sitting: 'Your sitting',
  // the same, at a moment at which the player looks back
  ends: { broke: 'You have no chips left', shoe: 'The shoe is through', deal: 'The deal is over' },
  noRounds: 'Nothing has been played yet.',
  rounds: 'Played',
  won: 'Won',
  lost: 'Lost',
  net: 'Won and lost together',
  best: 'Best',
  worst: 'Worst',
  pot: 'Biggest pot',
  bestHand: 'Best hand',
  staked: 'Staked',
  // what the bets of the sitting cost on average, or brought; where the player is; how far luck carries from there in 19 of 20 sittings
  betsCost: (cost: string) => `Your bets cost ${cost} on average.`,
  betsBring: (gain: string) => `Your bets bring ${gain} on average.`,
  betsFree: 'Your bets cost nothing on average.',
  luckWithin: (now: string, spread: string) =>
    `You are at ${now}: within ±\u202f${spread} of that, like 19 of 20 sittings.`,
  luckBeyond: (now: string, spread: string) =>
    `You are at ${now}: more than ±\u202f${spread} from that, like 1 of 20 sittings.`,
  way: (from: string, least: string, most: string, now: string) =>
    `The way of your purse: from ${from}, least ${least}, most ${most}, now ${now}.`,
  summary: (rounds: string, net: string, best: string) => `Played: ${rounds}. Together: ${net}. Best: ${best}.`,
  // who sits there: name and level, and what they do, as a list
  player: (name: string, level: string, does: readonly string[]) =>
    does.length > 0 ? `${name}, ${level}: ${does.join(', ')}.` : `${name} is ${level}.`,
  habits: {
    callsOften: 'calls often',
    callsAtPrice: 'calls when the price is right',
    callsSeldom: 'calls only with good hands',
    seldomRaises: 'seldom raises',
    oftenRaises: 'often raises a good hand',
    alwaysRaises: 'raises nearly every good hand',
    seldomBluffs: 'seldom bluffs',
    sometimesBluffs: 'bluffs now and then',
    oftenBluffs: 'bluffs often',
  },
  person: (name: string) => `${name} plays too: one of the people.`,
  // a hand that is shown again, step by step
  replay: {
    step: (step: string, steps: string) => `${step} of ${steps}`,
    // of several hands which one, and how far it is shown
    of: (hand: string, step: string) => `${hand}: ${step}`,
    first: 'Start',
    back: 'Back',
    on: 'On',
    end: 'End',
    close: 'To the table',
    stations: 'Go to',
    unit: (amount: string) => `One chip is ${amount} of the file’s money.`,
  },
  // a page that teaches the game
  learn: 'Learn the game step by step',
  // a hand, a coup or a turn as a link
  link: {
    share: { hand: 'Share this hand', coup: 'Share this coup', turn: 'Share this turn' },
    none: 'There is nothing to share yet.',
    shared: 'The link has been handed on.',
    copied: 'The link has been copied. Anyone who opens it sees what you have seen.',
    here: 'Copy this link. Anyone who opens it sees what you have seen.',
    opened: 'Shared with you.',
    damaged: 'This link cannot be read: part of it may be missing.',
    other: 'This link is of another version of the game.',
  },
  // drills
  drill: {
    title: 'Practice',
    right: 'Right.',
    wrong: (answer: string) => `No: ${answer}.`,
    score: (right: number, asked: number, row: number, seconds: number) =>
      `${right} of ${asked} right, ${row} in a row; this one in ${seconds} s.`,
    learn: 'Keep these cards in mind.',
    cover: 'Cover them',
    another: 'Next one',
  },
};

export type PanelText = typeof text;
