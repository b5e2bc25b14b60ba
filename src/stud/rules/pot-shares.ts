/** What each seat may expect of each pot, main and side, in chips. */
import type { Seat } from '../../game/contract.js';
import { finished } from '../../game/steps.js';
import { potsOf, rakeOn, uncalled, type Uncalled } from '../../stakes/pots.js';
import { seatsIn, type SeatSet } from '../../stakes/seats.js';
import { equitySteps, fromView, type Effort, type Equity } from './equity.js';
import type { Weights } from './spot.js';
import type { View } from './table.js';
import type { HandEquity } from './tally.js';

/** What the seats that may win a pot may expect of it. */
export interface PotExpectation {
  /** Its chips, without what the house takes of them. */
  readonly amount: number;
  readonly seats: readonly {
    readonly seat: Seat;
    readonly equity: HandEquity;
    /** What it may expect, in chips: the mean of many such hands, so no whole number. */
    readonly chips: number;
  }[];
}

/** What the seats may expect of all that lies on the cloth. */
export interface PotShares {
  /** Whether all deals were counted. */
  readonly exact: boolean;
  /** How many were counted, or drawn. */
  readonly deals: number;
  /** The main pot, then the side pots. */
  readonly pots: readonly PotExpectation[];
  /** What nobody has called, and goes back if nobody does. */
  readonly returned: Uncalled | undefined;
  /** By seat, what it may expect of all the pots, and what goes back to it, in chips. */
  readonly chips: readonly number[];
}

/** How the shares are found, and what is known of covered cards. */
export interface PotQuestion extends Effort {
  /** The weights for the covered cards of a seat, where there are any. */
  readonly weightsOf?: (seat: Seat) => Weights | undefined;
}

/** All of a pot for a hand that nobody contests. */
const ALL: HandEquity = { share: 1, high: 1, low: 0, scoop: 1, tie: 0, error: 0 };

/** The pots as they stand: their chips after rake, and who may win them. */
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
 * The same as {@link potShares}, some hundred deals at a time; each step gives the shares so far where deals are drawn, and
 * nothing where all are counted.
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
 * What each seat may expect of each pot in chips, if nobody folds or pays any more: chips of those who have folded lie in
 * the pots that they paid for, who is all-in may win only what they have matched, and in high-low each pot has its own
 * halves. Hands count as they are, whatever was declared; odd chips are divided evenly, as they fall in the long run.
 * All pots are divided in the same deals.
 * @throws {OddsError} where more cards are to come than there are left, and for weights that are none or leave no deal.
 */
export const potShares = (view: View, question: PotQuestion = {}): PotShares => finished(potShareSteps(view, question));
