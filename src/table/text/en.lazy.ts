import type { Theme } from '../look/settings.js';

/** What the menu, the session and the faces of a table say: English, which the other languages have the type of. Loaded with them. */
export const text = {
  // the groups of the menu
  play: 'Play',
  look: 'Look',
  table: 'Table',
  records: 'History and files',
  help: 'Help',
  // its settings
  on: 'on',
  off: 'off',
  cloth: 'Cloth',
  cloths: { green: 'green', bordeaux: 'burgundy', midnight: 'midnight', plain: 'plain' } satisfies Record<
    Theme,
    string
  >,
  textSize: 'Text size',
  textSizes: { normal: 'normal', large: 'large' },
  cardBack: 'Card backs',
  asCloth: 'same as the cloth',
  cards: 'Cards',
  patterns: { french: 'French', german: 'German' },
  fourColours: 'Four colours',
  sound: 'Sound',
  volume: 'Volume',
  volumes: { soft: 'soft', medium: 'medium', loud: 'loud' },
  hints: 'Hints',
  stakes: 'Stakes',
  opponents: 'Opponents',
  opponent: (name: string) => `How well ${name} plays`,
  levels: { easy: 'beginner', medium: 'average', hard: 'strong' },
  opponentsHow: 'Changing opponents opens a new table.',
  // the session
  sessionStats: 'Your session',
  // the same, at a moment at which the player looks back
  ends: { broke: 'You have no chips left', shoe: 'The shoe is finished', deal: 'The deal is over' },
  noRounds: 'Nothing has been played yet.',
  rounds: 'Played',
  won: 'Won',
  lost: 'Lost',
  net: 'Net result',
  best: 'Best result',
  worst: 'Worst result',
  pot: 'Biggest pot won',
  bestHand: 'Best hand',
  staked: 'Total staked',
  // what the bets of the session cost on average, or brought; where the player is; how far luck carries from there in 19 of 20 sessions
  betsCost: (cost: string) => `Your bets cost ${cost} on average.`,
  betsBring: (gain: string) => `Your bets earn ${gain} on average.`,
  betsFree: 'Your bets cost nothing on average.',
  luckWithin: (now: string, spread: string) =>
    `You are at ${now}. That is within ±${spread} of average, like 19 sessions in 20.`,
  luckBeyond: (now: string, spread: string) =>
    `You are at ${now}. That is more than ${spread} from average, like 1 session in 20.`,
  chipsOverTime: (from: string, least: string, most: string, now: string) =>
    `Your chips: ${from} at first, ${least} at the lowest, ${most} at the highest, ${now} now.`,
  summary: (rounds: string, net: string, best: string) =>
    `Played: ${rounds}. Net result: ${net}.${best && ` Best result: ${best}.`}`,
  // who sits there: name and level, and what they do, as a list
  player: (name: string, level: string, does: readonly string[]) =>
    does.length > 0 ? `${name}, ${level}: ${does.join(', ')}.` : `${name} is ${level}.`,
  habits: {
    callsOften: 'calls often',
    callsAtPrice: 'calls when the price is right',
    callsSeldom: 'calls only with good hands',
    seldomRaises: 'rarely raises',
    oftenRaises: 'often raises a good hand',
    alwaysRaises: 'raises nearly every good hand',
    seldomBluffs: 'rarely bluffs',
    sometimesBluffs: 'bluffs now and then',
    oftenBluffs: 'bluffs often',
  },
  person: (name: string) => `${name} is a person, not a computer player.`,
  // a hand that is shown again, step by step
  replay: {
    step: (step: string, steps: string) => `${step} of ${steps}`,
    // of several hands which one, and how far it is shown
    of: (hand: string, step: string) => `${hand}: ${step}`,
    first: 'Start',
    back: 'Back',
    forward: 'Forward',
    end: 'End',
    close: 'Back to the table',
    stations: 'Go to',
    unit: (amount: string) => `1 chip = ${amount} in the file’s currency.`,
  },
  // a page that teaches the game
  learn: 'Learn the game step by step',
  // a hand, a coup or a turn as a link
  link: {
    share: { hand: 'Share this hand', coup: 'Share this coup', turn: 'Share this turn' },
    none: 'There is nothing to share yet.',
    shared: 'The link has been shared.',
    copied: 'Link copied. Anyone who opens it sees what you have seen.',
    here: 'Copy this link. Anyone who opens it sees what you have seen.',
    opened: 'Shared with you.',
    damaged: 'This link cannot be read. Part of it may be missing.',
    other: 'This link was made by another version of the game.',
  },
  // drills
  drill: {
    title: 'Practice',
    right: 'Right.',
    wrong: (answer: string) => `No: ${answer}.`,
    score: (right: number, asked: number, row: number, seconds: number) =>
      `${right} of ${asked} right, ${row} in a row; this one in ${seconds} s.`,
    learn: 'Remember these cards.',
    cover: 'Cover cards',
    another: 'Next one',
  },
};

export type PanelText = typeof text;
