/** The chance of the player's own hand at stud: its equity, by halves in high-low. Loaded on request. */
import type { Seat } from '../../game/contract.js';
import { writeJson } from '../../game/json.js';
import { foundTold, callPriceTold, type Question, type PriceTeller } from '../../poker/lazy/chance.js';
import { percent, type Price } from '../../stakes/price.js';
import type { Table } from '../../table/play/table.js';
import { equitySteps, fromView } from '../rules/equity.js';
import type { stud } from '../rules/rules.js';
import type { HandEquity } from '../rules/tally.js';
import type { View } from '../rules/table.js';
import type { StudText } from '../text/en.js';

export { Chance, styles } from '../../poker/lazy/chance.js';

/** The most deals counted while the player waits: 0.2 seconds, with pauses for the page. */
const COUNTED = 100_000;

/**
 * The chance and the price in sentences that can be checked at the table. `drawn`: the number of deals sampled, 0 if
 * all were counted.
 */
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
    ...(isHalved ? [chance.halves(percent(high), percent(low), percent(scoop))] : []),
    callPriceTold(share, price, words),
    foundTold(drawn, words),
  ];
}

/** The question of a seat, from its view. */
export function questionOf(table: Table<typeof stud, StudText>, view: View, seat: Seat): Question {
  const { seats, hands, table: common } = fromView(view);
  return {
    key: writeJson([hands, common]),
    *steps(): Generator<unknown, PriceTeller> {
      const { exact, deals, hands: found } = yield* equitySteps(hands, common, { most: COUNTED });
      const own = found[seats.indexOf(seat)];
      return price => (own ? chanceTold(own, exact ? 0 : deals, price, view, table.words) : []);
    },
  };
}
