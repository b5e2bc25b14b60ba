/**
 * Characters of computer players where there is betting: by how much one leans from what its level does. Of what could go
 * either way a caller stays, a bluffer wagers, a rock folds; and now and then each does so where its level never would.
 * So a character shows in what a player does, and costs it little.
 */
import type { Character } from '../game/computer-player.js';
import { isWager, type Act, type Weights } from './learnt.js';

/** What levels have of a manner of betting. Shares and chances are parts of one. */
export interface BettingManner {
  /** What share must be had to stay, as a multiple of the price's part of the pot. */
  readonly odds: number;
  /** Early in a hand also: as a multiple of an even share. */
  readonly tight: number;
  /** How often it wagers with a good hand, and with nothing. */
  readonly wagers: number;
  readonly bluffs: number;
}

/** What a character does now and then where its level does not. */
interface Strays {
  /** Folds what it only calls with. */
  readonly folds: number;
  /** Checks what it bets. */
  readonly checks: number;
  /** Calls what it folds or raises. */
  readonly calls: number;
  /** Bets or raises with nothing. */
  readonly wagers: number;
}

const NONE: Strays = { folds: 0, checks: 0, calls: 0, wagers: 0 };

/** How a character leans. */
interface Leaning {
  /** By how much less, or more, of the price's share it stays. */
  readonly price: number;
  /** Which part of the good hands that its level would not wager with it does, or of those that it would it does not. */
  readonly wagers: number;
  /** With how many more of a hundred hopeless hands it wagers; below zero with fewer. */
  readonly bluffs: number;
  /** How much passing, calling and wagering count against each other, of what it has learnt to do now and then; whole numbers. */
  readonly tilt: Weights;
  /** How much it does what it may have learnt never to do, beside seven times what it has. */
  readonly strays: Strays;
}

const LEANINGS: Readonly<Record<Character, Leaning>> = {
  caller: { price: 0.6, wagers: -0.4, bluffs: -0.05, tilt: [1, 4, 1], strays: { ...NONE, checks: 2, calls: 2 } },
  bluffer: { price: 0.9, wagers: 0.6, bluffs: 0.2, tilt: [2, 2, 5], strays: { ...NONE, wagers: 2 } },
  rock: { price: 1.3, wagers: 0, bluffs: -1, tilt: [4, 1, 1], strays: { ...NONE, folds: 2, checks: 1 } },
};

const between = (least: number, number: number, most: number): number => Math.max(least, Math.min(most, number));

/** The manner of a level as a character has it. */
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

/** What was learnt for a situation as a character does it. */
export function tilted(weights: Weights, character: Character | undefined, legal: readonly Act[]): Weights {
  if (!character) return weights;
  const { tilt, strays } = LEANINGS[character];
  const [pass, call, wager] = weights.map((times, act) => times * tilt[act]!) as [number, number, number];
  const isOwed = legal.some(({ type }) => type === 'call');
  const mayWager = legal.some(isWager);
  const folds = mayWager && wager === 0 ? strays.folds : 0;
  return [
    pass + (isOwed ? folds : strays.checks),
    isOwed ? call + strays.calls : call,
    mayWager ? wager + strays.wagers : wager,
  ];
}
