/** The cost of a bet at Faro until it is decided, which cards are free now, and the expected result of a turn. */
import { seatOf } from '../../bank/look/empty-bar.js';
import type { Price as TagPrice } from '../../bank/play/price.js';
import type { Seat } from '../../game/contract.js';
import { remembered } from '../../game/remembered.js';
import { WIDE } from '../../table/look/box.js';
import type { Forecast } from '../../table/look/session-stats.js';
import { heldOdds, turnOdds, type Bet, type Price } from '../rules/odds.js';
import { SINGLES } from '../rules/spots.js';
import type { View } from '../rules/table.js';

/** The odds of a bet that is left until it is decided; or of the turn, if it is for one turn alone. */
export const oddsOf = (view: View, seat: Seat, bet: Bet): Price | undefined =>
  heldOdds(view, seat, bet) ?? turnOdds(view, seat, bet);

/** The edge rounded to what is shown, so that equal prices are equal. */
export const stepsOf = ({ edge }: Price): number => Math.round(edge * 1e6);

/** The cost of the stake on a place, or of what would be bet there; undefined if it cannot be decided. */
export function priceOn(view: View, seat: Seat, spot: string, laid: number): TagPrice | undefined {
  const stake = view.punters[seat]?.stakes.find(stake => stake.spot === spot);
  const amount = stake?.amount ?? laid;
  const odds = amount > 0 ? oddsOf(view, seat, { spot, coppered: stake?.coppered ?? false }) : undefined;
  return odds && { amount, cost: amount * odds.edge };
}

/** The cards that cost nothing now, on a layout where others do. */
export const freeCards = remembered((view: View): ReadonlySet<string> => {
  const isFree = (spot: string): boolean => {
    const odds = oddsOf(view, seatOf(view), { spot });
    return odds !== undefined && stepsOf(odds) === 0;
  };
  return new Set(view.options.variant === 'classic' && view.phase === 'stake' ? SINGLES.filter(isFree) : []);
});

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

const css = String.raw;

/** A card that is free now has a star under it; where beads are counted, in place of its last bead. */
export const styles = css`
  .thirteen > span:has(.free) {
    position: relative;
  }
  .thirteen .free {
    display: block;
    background: none;
  }
  .thirteen .free::after {
    content: '';
    position: absolute;
    left: 50%;
    bottom: -2px;
    width: 12px;
    height: 12px;
    translate: -50%;
    background: var(--win);
    clip-path: polygon(50% 0, 62% 38%, 100% 50%, 62% 62%, 50% 100%, 38% 62%, 0 50%, 38% 38%);
    forced-color-adjust: none;
  }
  @media (forced-colors: active) {
    .thirteen .free::after {
      background: CanvasText;
    }
  }
  ${WIDE} {
    .thirteen .free {
      height: 0;
      margin: 0;
    }
    .thirteen .free::after {
      bottom: -16px;
      width: 14px;
      height: 14px;
    }
    /* between the rows: under the lower one there are words */
    .thirteen > :nth-child(n + 7):not(:last-child) .free::after {
      bottom: auto;
      top: -16px;
    }
  }
`;
