/** The chance of the own hand at stud: its equity, half by half in high-low. Loaded when the player asks. */
import type { Seat } from '../../game/contract.js';
import { writeJson } from '../../game/json.js';
import { foundTold, priceTold, type Question, type PriceTeller } from '../../poker/lazy/chance.js';
import { percent, type Price } from '../../stakes/price.js';
import { equitySteps, fromView } from '../rules/equity.js';
import type { HandEquity } from '../rules/tally.js';
import type { View } from '../rules/table.js';
import type { StudText } from '../text/en.js';

export { Chance, styles } from '../../poker/lazy/chance.js';

/** The most deals that are counted while the player waits: two tenths of a second, since the page goes its way between. */
const COUNTED = 100_000;

/** The chance and the price in sentences that can be checked on the table. `drawn`: from so many deals, 0 where all were counted. */
export function chanceTold(
  { share, high, low, scoop }: HandEquity,
  drawn: number,
  price: Price,
  view: View,
  words: StudText,
): readonly string[] {
  const { chance } = words;
  const isHalved = view.options.variant === 'high-low';
  return [
    chance.share(percent(share)),
    ...(isHalved ? [chance.halves(percent(high * 2), percent(low * 2), percent(scoop))] : []),
    priceTold(share, price, words),
    foundTold(drawn, words),
  ];
}

/** What a seat asks of its view. */
export function questionOf(words: () => StudText, view: View, seat: Seat): Question {
  const { seats, hands, table } = fromView(view);
  return {
    key: writeJson([hands, table]),
    *steps(): Generator<unknown, PriceTeller> {
      const { exact, deals, hands: found } = yield* equitySteps(hands, table, { most: COUNTED });
      const own = found[seats.indexOf(seat)];
      return price => (own ? chanceTold(own, exact ? 0 : deals, price, view, words()) : []);
    },
  };
}
