/**
 * Computer punters and bankers. The game is pure chance (F17), so a level is a style of betting, not a strength: `easy`
 * bets by mood, `medium` sticks to a few cards, `hard` bets little at first and everything near the end, as the seed
 * says of clever players; on the classic layout it waits for cards that cannot split.
 */
import type { Random } from '../../cards/random.js';
import { RANKS } from '../../cards/card.js';
import { toAction } from '../../game/to-action.js';
import type { Offer, Range } from '../../game/contract.js';
import { checkLevel, type PlayerLevel } from '../../game/computer-player.js';
import { isCall } from './spots.js';
import { ranksLeft, type Action, type View } from './table.js';

/** How many cards a punter of a level keeps staked. */
const CARDS_STAKED: Readonly<Record<PlayerLevel, number>> = { easy: 3, medium: 2, hard: 1 };
/** The number of cards left from which the end is near. */
const NEAR_THE_END = 20;
/** A moody punter sits out one turn in this many. */
const STAYS_AWAY = 4;

/** How much a punter of a level likes a place of several ranks. */
const LIKES_SETS: Readonly<Record<PlayerLevel, number>> = { easy: 1, medium: 0, hard: -1 };

/** The chips that a punter of a level would like to bet, given the most that they may. */
function wanted(level: PlayerLevel, view: View, least: number, most: number, random: Random): number {
  switch (level) {
    case 'easy':
      return least + random.below(Math.max(1, Math.ceil(most / 2) - least + 1));
    case 'medium':
      return Math.ceil(most / CARDS_STAKED.medium);
    case 'hard':
      return view.left <= NEAR_THE_END ? most : Math.ceil(most / 10);
  }
}

/** How much a player of a level likes a place; not at all below 0. */
function liking(level: PlayerLevel, spot: string, view: View): number {
  if (isCall(spot)) return level === 'easy' ? 1 : -1;
  if (spot.length > 1) return LIKES_SETS[level];
  if (view.options.variant === 'buch' || level !== 'hard') return 2;
  return ranksLeft(view)[RANKS.indexOf(spot)] === 1 ? 2 : -1;
}

const rangeOf = (amount: number | Range): Range =>
  typeof amount === 'number' ? { min: amount, max: amount, step: 1 } : amount;

/** A player of a level: plays on between deals, bets before a turn, turns up as a banker. Knows only its own view. */
export const punter = (level: PlayerLevel) => {
  checkLevel(level);
  return (view: View, legal: readonly Offer<Action>[], random: Random): Action => {
    const done = legal.some(({ type }) => type === 'done');
    if (view.phase === 'between') {
      const chips = legal.find(offer => offer.type === 'buyIn');
      return chips && !done ? toAction(chips, true) : { type: 'done' };
    }
    const { stakes } = view.punters[view.seat as number]!;
    const waits = level === 'easy' && random.below(STAYS_AWAY) === 0;
    if (done && (stakes.length >= CARDS_STAKED[level] || waits)) return { type: 'done' };
    const offers = legal.filter(offer => offer.type === 'stake') as Extract<
      Offer<Action>,
      { readonly spot: string; readonly amount: unknown }
    >[];
    const liked = offers.filter(
      ({ spot }) => liking(level, spot, view) > 0 && stakes.every(stake => stake.spot !== spot),
    );
    const choices = liked.length > 0 || done ? liked : offers;
    if (choices.length === 0) return { type: 'done' };
    const { spot, amount } = choices[random.below(choices.length)]!;
    const { min, max } = rangeOf(amount);
    return { type: 'stake', spot, amount: Math.max(min, Math.min(max, wanted(level, view, min, max, random))) };
  };
};
