/** The actions of a betting round and their refusals, for every game of poker. */
import { refuse } from '../game/actions.js';
import type { Offer, Range, Refusal, Seat } from '../game/contract.js';
import { seatsWithChips, toCall, wagersLeft, type Round, type WagerRules } from './round.js';
import { withoutSeat, type SeatSet } from './seats.js';

/** A seat's action in a betting round; `to` is what it then has in this round, in chips. */
export type WagerAction =
  | { readonly type: 'check' }
  | { readonly type: 'call' }
  | { readonly type: 'fold' }
  | { readonly type: 'bet' | 'complete' | 'raise'; readonly to: number };

/** A bet or raise as an offer: with an amount, or a range of amounts. */
export type WagerOffer = Offer<WagerAction>;

export const WAGER_SHAPES = {
  check: {},
  call: {},
  fold: {},
  bet: { to: 'number' },
  complete: { to: 'number' },
  raise: { to: 'number' },
} as const;

/** Whether an action is one of a betting round. */
export const isWagering = (action: { readonly type: string }): action is WagerAction =>
  Object.hasOwn(WAGER_SHAPES, action.type);

/** The name of the bet or raise that would be made now. */
export function wagerName({ forced, price }: Round): 'bet' | 'complete' | 'raise' {
  if (forced) return 'complete';
  return price === 0 ? 'bet' : 'raise';
}

/** One amount, or a range of them. */
export const amountOf = ({ min, max, step }: Range): number | Range => (min === max ? min : { min, max, step });

/** The bets or raises that these ranges allow. */
export const wagerOffers = (type: 'bet' | 'complete' | 'raise', ranges: readonly Range[]): readonly WagerOffer[] =>
  ranges.map(range => ({ type, to: amountOf(range) }));

/** What the seat to act may do: fold or call against a price, else check; and the bets of these ranges. */
export function roundOffers(
  round: Round,
  seat: Seat,
  ranges: readonly Range[],
  freeFold: boolean,
): readonly WagerOffer[] {
  const isPriced = round.price > round.bets[seat]!;
  const folds: readonly WagerOffer[] = isPriced || freeFold ? [{ type: 'fold' }] : [];
  return [...folds, { type: isPriced ? 'call' : 'check' }, ...wagerOffers(wagerName(round), ranges)];
}

/** Why an amount is in none of the ranges; `most` is the most that the seat can have in. */
export function amountRefusal(
  ranges: readonly Range[],
  amount: number,
  word: string,
  most: number,
): Refusal | undefined {
  if (ranges.some(({ min, max, step }) => amount >= min && amount <= max && (amount - min) % step === 0))
    return undefined;
  const lowest = Math.min(...ranges.map(({ min }) => min));
  const highest = Math.max(...ranges.map(({ max }) => max));
  if (amount > most)
    return refuse('over-the-purse', `The seat can have at most ${most} in: too little to ${word} ${amount}.`);
  if (amount < lowest) return refuse('under-the-minimum', `The minimum to ${word} is ${lowest}.`);
  if (amount > highest) return refuse('over-the-maximum', `The maximum to ${word} is ${highest}.`);
  return refuse('off-the-step', `To ${word}, the amounts from ${lowest} go in steps of ${ranges[0]!.step}.`);
}

/** What a refusal needs to know of the table. */
export interface WagerContext {
  readonly rules: WagerRules;
  readonly live: SeatSet;
  /** Whether a seat may fold when there is nothing to call. */
  readonly freeFold: boolean;
}

/** Why the seat to act may not do this. */
export function roundRefusal(
  round: Round,
  seat: Seat,
  purses: readonly number[],
  ranges: readonly Range[],
  context: WagerContext,
  action: WagerAction,
): Refusal | undefined {
  const due = toCall(round, seat, purses[seat]!);
  switch (action.type) {
    case 'check':
      return due > 0 ? refuse('not-now', `There are ${due} chips to call.`) : undefined;
    case 'call':
      return due === 0 ? refuse('nothing-there', 'There is nothing to call.') : undefined;
    case 'fold':
      return due > 0 || context.freeFold
        ? undefined
        : refuse('not-in-these-rules', 'There is nothing to call: check instead of folding.');
    default: {
      const type = wagerName(round);
      if (action.type !== type) return refuse('not-now', wagerHint(round));
      return ranges.length === 0
        ? noWager(round, seat, purses, context)
        : amountRefusal(ranges, action.to, type, round.bets[seat]! + purses[seat]!);
    }
  }
}

function wagerHint(round: Round): string {
  const type = wagerName(round);
  if (type === 'bet') return 'Nobody has bet yet: bet.';
  return type === 'complete'
    ? 'Only the forced bet has been made: complete it.'
    : `There is a bet of ${round.price}: raise it.`;
}

/** Why a seat may not bet or raise at all. */
function noWager(round: Round, seat: Seat, purses: readonly number[], { rules, live }: WagerContext): Refusal {
  if (round.bets[seat]! + purses[seat]! <= round.price)
    return refuse('over-the-purse', `With ${purses[seat]} chips this seat can only call.`);
  if (wagersLeft(round, rules) === 0) return refuse('not-now', 'The betting is capped: call or fold.');
  return withoutSeat(seatsWithChips({ live, purses }), seat) === 0
    ? refuse('not-now', 'Every opponent is all-in: nobody could answer.')
    : refuse('not-now', 'A short all-in does not reopen the betting for a seat that has acted: call or fold.');
}
