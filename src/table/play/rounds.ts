/** A sitting round by round. */
import type { Forecast, Round, Sitting } from '../look/sitting.js';

/** More points than these are not seen apart. */
export const MOST_POINTS = 240;

const sum = (numbers: readonly number[]): number => numbers.reduce((all, number) => all + number, 0);

/** A sitting after one more round; the same where nothing of the player's was at stake. */
export function afterRound(sitting: Sitting, { net, stakes, pot, hand }: Round): Sitting {
  if (stakes.length === 0 && net === 0) return sitting;
  const { rounds, stride, way } = sitting;
  const now = sitting.net + net;
  const longer = (rounds + 1) % stride === 0 ? [...way, now] : way;
  const isFull = longer.length > MOST_POINTS;
  return {
    ...sitting,
    ...(hand && hand.strength > (sitting.hand?.strength ?? -Infinity) && { hand }),
    rounds: rounds + 1,
    won: sitting.won + Number(net > 0),
    lost: sitting.lost + Number(net < 0),
    net: now,
    best: Math.max(sitting.best, net),
    worst: Math.min(sitting.worst, net),
    pot: Math.max(sitting.pot, pot),
    staked: sitting.staked + sum(stakes),
    squares: sitting.squares + sum(stakes.map(stake => stake * stake)),
    way: isFull ? longer.filter((_, at) => at % 2 === 0) : longer,
    stride: isFull ? 2 * stride : stride,
  };
}

/** A sitting for one more round of which it is known what the rules gave on average. */
export const withForecast = (sitting: Sitting, { average, variance }: Forecast): Sitting => ({
  ...sitting,
  average: sitting.average + average,
  variance: sitting.variance + variance,
});
