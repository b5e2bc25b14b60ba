/** What a seat may say in a betting round, and why not: the same at every table of poker. */
import { refuse } from '../game/actions.js';
import type { Range, Refusal, Seat } from '../game/contract.js';
import { toCall, type Round } from './round.js';

/** What a seat says in a betting round; `to` is what it then has in this round, in chips. */
export type WagerAction =
  | { readonly type: 'check' }
  | { readonly type: 'call' }
  | { readonly type: 'fold' }
  | { readonly type: 'bet' | 'complete' | 'raise'; readonly to: number };

/** The same as offers: an amount, or a range of amounts. */
export type WagerOffer =
  | { readonly type: 'check' }
  | { readonly type: 'call' }
  | { readonly type: 'fold' }
  | { readonly type: 'bet' | 'complete' | 'raise'; readonly to: number | Range };

export const WAGER_SHAPES = {
  check: {},
  call: {},
  fold: {},
  bet: { to: 'number' },
  complete: { to: 'number' },
  raise: { to: 'number' },
} as const;

/** The kind of wager that would be made now. */
export const wagerName = ({ forced, price }: Round): 'bet' | 'complete' | 'raise' =>
  forced ? 'complete' : price === 0 ? 'bet' : 'raise';

/** One amount, or a range of them. */
export const amountOf = ({ min, max, step }: Range): number | Range => (min === max ? min : { min, max, step });

/** The wagers that these ranges allow. */
export const wagerOffers = (type: 'bet' | 'complete' | 'raise', ranges: readonly Range[]): readonly WagerOffer[] =>
  ranges.map(range => ({ type, to: amountOf(range) }));

/** What the seat at turn may say: fold or call against a price, else check; and the wagers of these ranges. */
export function roundOffers(
  round: Round,
  seat: Seat,
  ranges: readonly Range[],
  freeFold: boolean,
): readonly WagerOffer[] {
  const first: readonly WagerOffer[] =
    round.price > round.bets[seat]!
      ? [{ type: 'fold' }, { type: 'call' }]
      : freeFold
        ? [{ type: 'fold' }, { type: 'check' }]
        : [{ type: 'check' }];
  return [...first, ...wagerOffers(wagerName(round), ranges)];
}

/** Why an amount is in none of the ranges; `most` is what the seat can have in at all. */
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
    return refuse('over-the-purse', `To ${word} ${amount} takes more than the ${most} the seat can have in.`);
  if (amount < lowest) return refuse('under-the-minimum', `The least to ${word} is ${lowest}.`);
  if (amount > highest) return refuse('over-the-maximum', `The most to ${word} is ${highest}.`);
  return refuse('off-the-step', `To ${word}, the amounts from ${lowest} go in steps of ${ranges[0]!.step}.`);
}

/** Why the seat at turn may not say this. */
export function roundRefusal(
  round: Round,
  seat: Seat,
  purses: readonly number[],
  ranges: readonly Range[],
  freeFold: boolean,
  action: WagerAction,
): Refusal | undefined {
  const due = toCall(round, seat, purses[seat]!);
  switch (action.type) {
    case 'check':
      return due > 0 ? refuse('not-now', `There are ${due} chips to call.`) : undefined;
    case 'call':
      return due === 0 ? refuse('nothing-there', 'There is nothing to call.') : undefined;
    case 'fold':
      return due > 0 || freeFold
        ? undefined
        : refuse('not-in-these-rules', 'Folding is for who faces a bet; there is nothing to call: check.');
    default: {
      const type = wagerName(round);
      if (action.type !== type) return refuse('not-now', wagerHint(round));
      return ranges.length === 0
        ? noWager(round, seat, purses)
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

const noWager = (round: Round, seat: Seat, purses: readonly number[]): Refusal =>
  round.bets[seat]! + purses[seat]! <= round.price
    ? refuse('over-the-purse', `With ${purses[seat]} chips this seat can only call.`)
    : refuse('not-now', 'Nobody could answer, the betting is capped, or it is not open again for this seat.');
