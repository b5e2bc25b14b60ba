/** A session round by round. */
import type { Forecast, Round, SessionStats } from '../look/session-stats.js';

/** More points than these cannot be told apart. */
export const MOST_POINTS = 240;

const sum = (numbers: readonly number[]): number => numbers.reduce((all, number) => all + number, 0);

/** A session after one more round; unchanged if the player had nothing at stake. */
export function afterRound(stats: SessionStats, { net, stakes, pot, hand }: Round): SessionStats {
  if (stakes.length === 0 && net === 0) return stats;
  const { rounds, stride, netByRound } = stats;
  const now = stats.net + net;
  const longer = (rounds + 1) % stride === 0 ? [...netByRound, now] : netByRound;
  const isFull = longer.length > MOST_POINTS;
  return {
    ...stats,
    ...(hand && hand.strength > (stats.hand?.strength ?? -Infinity) && { hand }),
    rounds: rounds + 1,
    won: stats.won + Number(net > 0),
    lost: stats.lost + Number(net < 0),
    net: now,
    best: Math.max(stats.best, net),
    worst: Math.min(stats.worst, net),
    pot: Math.max(stats.pot, pot),
    staked: stats.staked + sum(stakes),
    squares: stats.squares + sum(stakes.map(stake => stake * stake)),
    netByRound: isFull ? longer.filter((_, at) => at % 2 === 0) : longer,
    stride: isFull ? 2 * stride : stride,
  };
}

/** A session after one more round whose expected result is known. */
export const withForecast = (stats: SessionStats, { average, variance }: Forecast): SessionStats => ({
  ...stats,
  average: stats.average + average,
  variance: stats.variance + variance,
});
