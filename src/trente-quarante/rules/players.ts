/**
 * Computer punters. The game is pure chance, so a level is a style of betting, not a strength: `easy` bets by mood and
 * goes to prison, `medium` sticks to one colour, `hard` bets little and takes the half.
 */
import { toAction } from '../../game/to-action.js';
import type { Offer } from '../../game/contract.js';
import { checkLevel, type PlayerLevel } from '../../game/computer-player.js';
import type { Random } from '../../cards/random.js';
import { CHANCES } from './coup.js';
import type { Action, View } from './table.js';

const MOST_UNITS: Readonly<Record<PlayerLevel, number>> = { easy: 10, medium: 4, hard: 2 };

/** The chance that a punter prefers, by its index among the four. */
const FIRST_CHANCES: Readonly<Record<PlayerLevel, (seat: number, random: Random) => number>> = {
  easy: (_, random) => random.below(4),
  medium: seat => seat % 2,
  hard: seat => 2 + (seat % 2),
};

/** A punter of a level, who knows only its own view: bets once per coup, chooses after a refait, refills its purse. */
export const punter = (level: PlayerLevel) => {
  checkLevel(level);
  return (view: View, legal: readonly Offer<Action>[], random: Random): Action => {
    const seat = view.seat as number;
    const own = view.punters[seat]!;
    if (view.phase === 'choice') {
      const open = own.free.findIndex((stake, at) => stake > 0 && own.choices[at] === null);
      return open < 0
        ? { type: 'done' }
        : { type: 'choose', chance: CHANCES[open]!, choice: level === 'hard' ? 'half' : 'prison' };
    }
    if (own.free.some(stake => stake > 0)) return { type: 'done' };
    const chips = legal.find(offer => offer.type === 'buyIn');
    // after one more stake the rest might be too little for another: crumbs, with which a seat is passed over
    if (chips && view.accounts.purses[seat]! < (MOST_UNITS[level] + 1) * view.options.min) return toAction(chips, true);
    const first = FIRST_CHANCES[level](seat, random);
    for (let turned = 0; turned < CHANCES.length; turned++) {
      const chance = CHANCES[(first + turned) % CHANCES.length]!;
      const offer = legal.find(each => each.type === 'stake' && each.chance === chance);
      if (offer?.type !== 'stake' || typeof offer.amount === 'number') continue;
      const { min, max, step } = offer.amount;
      const wanted = min * (1 + random.below(MOST_UNITS[level]));
      return { type: 'stake', chance, amount: Math.min(max, wanted - (wanted % step)) };
    }
    return { type: 'done' };
  };
};
