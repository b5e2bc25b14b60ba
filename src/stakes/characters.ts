/**
 * Characters of computer players in betting games. In close decisions a caller calls, a bluffer bets, a rock folds; and
 * occasionally each does so where its level never would. So a character is noticeable, and costs little.
 */
import type { Character } from '../game/computer-player.js';
import { isWager, type Act, type Weights } from './learnt.js';

/** The betting style of a level. Shares and probabilities are from 0 to 1. */
export interface BettingManner {
  /** The share needed to stay in, as a multiple of the pot odds. */
  readonly odds: number;
  /** Early in a hand also: as a multiple of an even share. */
  readonly tight: number;
  /** How often it bets with a good hand, and with nothing. */
  readonly wagers: number;
  readonly bluffs: number;
}

/** What a character occasionally does differently from its level. */
interface Strays {
  /** Folds where it only calls. */
  readonly folds: number;
  /** Checks where it bets. */
  readonly checks: number;
  /** Calls where it folds or raises. */
  readonly calls: number;
  /** Bets or raises with nothing. */
  readonly wagers: number;
}

/** The weight of each time that a letter says, before it is tilted. */
const EACH = 4;

const NONE: Strays = { folds: 0, checks: 0, calls: 0, wagers: 0 };

/** How a character departs from its level. */
interface Leaning {
  /** How much less, or more, of the price's share it needs to stay in. */
  readonly price: number;
  /** The fraction of the good hands that its level would not bet and it does, or the other way round. */
  readonly wagers: number;
  /** How many more hopeless hands in a hundred it bets; fewer if negative. */
  readonly bluffs: number;
  /** The relative weights of passing, calling and betting among what it has learnt to do; whole numbers. */
  readonly tilt: Weights;
  /** How often it does what it may have learnt never to do, beside {@link EACH} for each time that it has learnt to. */
  readonly strays: Strays;
}

const LEANINGS: Readonly<Record<Character, Leaning>> = {
  caller: { price: 0.6, wagers: -0.4, bluffs: -0.05, tilt: [1, 4, 1], strays: { ...NONE, checks: 2, calls: 2 } },
  bluffer: { price: 0.9, wagers: 0.6, bluffs: 0.2, tilt: [2, 2, 8], strays: { ...NONE, wagers: 2 } },
  rock: { price: 1.3, wagers: 0, bluffs: -1, tilt: [4, 1, 1], strays: { ...NONE, folds: 2, checks: 1 } },
};

const between = (least: number, number: number, most: number): number => Math.max(least, Math.min(most, number));

/** The style of a level, modified by a character. */
export function leaning<Manner extends BettingManner>(manner: Manner, character: Character | undefined): Manner {
  if (!character) return manner;
  const { price, wagers, bluffs } = LEANINGS[character];
  return {
    ...manner,
    odds: manner.odds * price,
    tight: manner.tight * price,
    wagers: manner.wagers + wagers * (wagers > 0 ? 1 - manner.wagers : manner.wagers),
    bluffs: between(0, manner.bluffs + bluffs, 1),
  };
}

/** What was learnt for a situation, modified by a character. */
export function tilted(weights: Weights, character: Character | undefined, legal: readonly Act[]): Weights {
  if (!character) return weights;
  const { tilt, strays } = LEANINGS[character];
  const [pass, call, wager] = weights.map((times, act) => EACH * times * tilt[act]!) as [number, number, number];
  const isOwed = legal.some(({ type }) => type === 'call');
  const mayWager = legal.some(isWager);
  const folds = mayWager && wager === 0 ? strays.folds : 0;
  return [
    pass + (isOwed ? folds : strays.checks),
    isOwed ? call + strays.calls : call,
    mayWager ? wager + strays.wagers : wager,
  ];
}
