/** The expected share of each seat in each pot, main and side, in chips. */
import type { Seat } from '../../game/contract.js';
import { finished } from '../../game/steps.js';
import { potsOf, rakeOn, uncalled, type Uncalled } from '../../stakes/pots.js';
import { seatsIn, type SeatSet } from '../../stakes/seats.js';
import { equitySteps, fromView, type Effort, type Equity } from './equity.js';
import type { Weights } from './spot.js';
import type { View } from './table.js';
import type { HandEquity } from './tally.js';

/** The expected shares of the seats that can win a pot. */
export interface PotExpectation {
  /** Its chips after rake. */
  readonly amount: number;
  readonly seats: readonly {
    readonly seat: Seat;
    readonly equity: HandEquity;
    /** The expected chips: an average, so not a whole number. */
    readonly chips: number;
  }[];
}

/** The expected shares of the seats in everything on the cloth. */
export interface PotShares {
  /** Whether all deals were counted. */
  readonly exact: boolean;
  /** How many were counted, or sampled. */
  readonly deals: number;
  /** The main pot, then the side pots. */
  readonly pots: readonly PotExpectation[];
  /** The uncalled bet, which goes back if nobody calls it. */
  readonly returned: Uncalled | undefined;
  /** By seat, the expected chips from all pots, plus what goes back to it. */
  readonly chips: readonly number[];
}

/** How the shares are found, and what is known of face-down cards. */
export interface PotQuestion extends Effort {
  /** The weights for the face-down cards of a seat, if any. */
  readonly weightsOf?: (seat: Seat) => Weights | undefined;
}

/** The whole pot, for an uncontested hand. */
const ALL: HandEquity = { share: 1, high: 1, low: 0, scoop: 1, tie: 0, error: 0 };

/** The current pots: their chips after rake, and who can win them. */
function standing({ accounts, live, options, showdown }: View) {
  const back = uncalled(accounts.cloth, live);
  const paid = accounts.cloth.map((chips, seat) => (seat === back?.seat ? chips - back.amount : chips));
  const able = (seats: SeatSet): readonly Seat[] => seatsIn(seats & ~showdown.mucked);
  const pots = potsOf(paid, live).map(({ amount, seats }) => ({
    amount: amount - rakeOn(amount, options.rake, options.step),
    seats: able(seats),
  }));
  return { back, pots };
}

/**
 * The same as {@link potShares}, some hundred deals at a time; each step yields the shares so far if deals are sampled,
 * and nothing if all are counted.
 */
export function* potShareSteps(
  view: View,
  { weightsOf, ...effort }: PotQuestion = {},
): Generator<PotShares | undefined, PotShares, void> {
  const { back, pots } = standing(view);
  const { seats, hands, table } = fromView(view, weightsOf);
  const told = ({ exact, deals, pots: equities }: Equity): PotShares => {
    const chips = view.players.map((_, seat) => (seat === back?.seat ? back.amount : 0));
    const expected = pots.map(({ amount, seats: able }, pot) => ({
      amount,
      seats: able.map((seat, at) => {
        const equity = equities[pot]![at]!;
        chips[seat]! += amount * equity.share;
        return { seat, equity, chips: amount * equity.share };
      }),
    }));
    return { exact, deals, pots: expected, returned: back, chips };
  };
  if (hands.length < 2 || pots.length === 0) {
    const alone = pots.map(({ seats: able }) => able.map(() => ALL));
    return told({ exact: true, deals: 0, hands: [], pots: alone });
  }
  const places = pots.map(({ seats: able }) => able.map(seat => seats.indexOf(seat)));
  const steps = equitySteps(hands, { ...table, pots: places }, effort);
  let step = steps.next();
  for (; !step.done; step = steps.next()) yield step.value && told(step.value);
  return told(step.value);
}

/**
 * The expected share of each seat in each pot in chips, if nobody folds or pays any more: chips of folded players stay
 * in the pots they were paid into, an all-in player can win only what they have matched, and in high-low each pot has
 * its own halves. Hands count as they are, whatever was declared; odd chips are divided evenly, as on average. All pots
 * are divided in the same deals.
 * @throws {OddsError} if more cards are to come than there are left, and for weights that are invalid or leave no deal.
 */
export const potShares = (view: View, question: PotQuestion = {}): PotShares => finished(potShareSteps(view, question));
