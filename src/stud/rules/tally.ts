/** The winnings of hands, added up deal by deal. */
import type { HandOrder } from './hand.js';

/** The expected result of one hand. Fractions from 0 to 1. */
export interface HandEquity {
  /** Its share of the pot: `high + low`. */
  readonly share: number;
  /** Its share of the pot as the high hand. */
  readonly high: number;
  /** Its share of the pot as the low hand. */
  readonly low: number;
  /** The probability of taking all of it alone. */
  readonly scoop: number;
  /** The probability of splitting the pot, or a half of it, with an equal hand. */
  readonly tie: number;
  /**
   * The standard error of the share: 0 if all deals were counted. In 95 of 100 questions the truth is within two of it.
   */
  readonly error: number;
}

/** Counts what some hands win from one pot. */
export class Tally {
  deals = 0;
  /** The strength of each hand in this deal: as a high one, or in the only order; and as a low one. */
  readonly first: Int32Array;
  readonly second: Int32Array;
  readonly #isSplit: boolean;
  readonly #isLow: boolean;
  /** The weights of all deals. */
  #all = 0;
  readonly #high: Float64Array;
  readonly #low: Float64Array;
  readonly #squares: Float64Array;
  readonly #scoops: Float64Array;
  readonly #ties: Float64Array;

  constructor(hands: number, orders: readonly HandOrder[]) {
    const zeros = (): Float64Array => new Float64Array(hands);
    this.first = new Int32Array(hands);
    this.second = new Int32Array(hands);
    this.#isSplit = orders.length > 1;
    this.#isLow = orders[0] !== 'high';
    [this.#high, this.#low, this.#squares, this.#scoops, this.#ties] = [zeros(), zeros(), zeros(), zeros(), zeros()];
  }

  /** Divides the pot of the present deal's strengths. */
  settle(weight: number): void {
    const { first, second } = this;
    const hands = first.length;
    this.deals++;
    this.#all += weight;
    let most = 0;
    let many = 0;
    let best = 0;
    for (let hand = 0; hand < hands; hand++) {
      const worth = first[hand]!;
      if (worth > most) {
        most = worth;
        many = 1;
        best = hand;
      } else if (worth === most) many++;
    }
    if (many === 1 && !this.#isSplit) {
      this.#high[best]! += weight;
      this.#squares[best]! += weight;
      this.#scoops[best]! += weight;
      return;
    }
    let lowest = 0;
    let lows = 0;
    if (this.#isSplit)
      for (let hand = 0; hand < hands; hand++) {
        const worth = second[hand]!;
        if (worth > lowest) {
          lowest = worth;
          lows = 1;
        } else if (worth === lowest) lows++;
      }
    const half = lowest > 0 ? 0.5 : 1;
    for (let hand = 0; hand < hands; hand++) {
      const high = first[hand] === most ? half / many : 0;
      const low = lowest > 0 && second[hand] === lowest ? half / lows : 0;
      if (high + low === 0) continue;
      const share = high + low;
      this.#high[hand]! += weight * high;
      this.#low[hand]! += weight * low;
      this.#squares[hand]! += weight * share * share;
      if (share === 1) this.#scoops[hand]! += weight;
      if ((high > 0 && many > 1) || (low > 0 && lows > 1)) this.#ties[hand]! += weight;
    }
  }

  /** The results so far. Sampled deals must all have the same weight: then the error is that of their mean. */
  hands(isExact: boolean): readonly HandEquity[] {
    const all = this.#all;
    return [...this.#high].map((sum, hand) => {
      const [one, other] = [sum / all, this.#low[hand]! / all];
      const share = one + other;
      const variance = Math.max(0, this.#squares[hand]! / all - share ** 2);
      return {
        share,
        high: this.#isLow ? 0 : one,
        low: this.#isLow ? one : other,
        scoop: this.#scoops[hand]! / all,
        tie: this.#ties[hand]! / all,
        error: isExact ? 0 : Math.sqrt(variance / this.deals),
      };
    });
  }
}

/** Side pots, which only some of the hands can win: each is divided in every deal beside the whole. */
export class SideTallies {
  readonly #pots: readonly { readonly members: readonly number[]; readonly tally: Tally }[];

  constructor(pots: readonly (readonly number[])[], orders: readonly HandOrder[]) {
    this.#pots = pots.map(members => ({ members, tally: new Tally(members.length, orders) }));
  }

  /** Divides the pots of a deal whose strengths are in the tally of all hands. */
  settle({ first, second }: Tally, weight: number): void {
    for (const { members, tally } of this.#pots) {
      for (let at = 0; at < members.length; at++) {
        tally.first[at] = first[members[at]!]!;
        tally.second[at] = second[members[at]!]!;
      }
      tally.settle(weight);
    }
  }

  /** The results of each so far. */
  hands(isExact: boolean): readonly (readonly HandEquity[])[] {
    return this.#pots.map(({ tally }) => tally.hands(isExact));
  }
}
