/** The expected results under the rules of Faro. Loaded when the first turn is settled, or the session is shown. */
import type { Seat } from '../../game/contract.js';
import type { Forecast, SessionStats } from '../../table/look/session-stats.js';
import type { Expected } from '../../table/lazy/session-panel.js';
import { turnOdds } from '../rules/odds.js';
import type { View } from '../rules/table.js';

/** The expected result of the next turn for everything that a seat has staked, given the cards gone. */
export function forecast(before: View, seat: Seat): Forecast | undefined {
  const prices = (before.punters[seat]?.stakes ?? []).map(({ spot, amount, coppered }) => {
    const price = turnOdds(before, seat, { spot, coppered });
    if (!price) return { average: 0, variance: 0 };
    const { win, lose, split, pays, edge } = price;
    return { average: -edge * amount, variance: (win * pays ** 2 + lose + split / 4 - edge ** 2) * amount ** 2 };
  });
  const sum = (of: keyof Forecast): number => prices.reduce((all, price) => all + price[of], 0);
  return prices.length > 0 ? { average: sum('average'), variance: sum('variance') } : undefined;
}

/** The sum of it all, with two standard deviations. A card of one's own book wins as often as it loses. */
export const expected = ({ average, variance }: SessionStats): Expected => ({
  average,
  spread: 2 * Math.sqrt(variance),
});
