import { settleAccounts, type Accounts } from './accounts.js';
import { refuse, type ActionShapes } from './actions.js';
import type { Offer, Refusal, Seat, SeatingAction, SeatingEvent } from './contract.js';

/** Who sits in a seat, and how. */
export interface Chair {
  /** Whether somebody sits there. */
  readonly seated: boolean;
  /** Seated, but not asked until it says `sitIn`. */
  readonly sitsOut: boolean;
}

export const SEATING_SHAPES = {
  sit: { amount: 'number' },
  buyIn: { amount: 'number' },
  leave: {},
  sitOut: {},
  sitIn: {},
} satisfies ActionShapes;

export const isSeating = (action: { readonly type: string }): action is SeatingAction =>
  Object.hasOwn(SEATING_SHAPES, action.type);

/** What a seat may do about its chair between hands; a purse can be filled up to its size at the opening. */
export function seatingOffers(
  chair: Chair,
  accounts: Accounts,
  seat: Seat,
  opening: number,
): readonly Offer<SeatingAction>[] {
  const purse = accounts.purses[seat]!;
  const range = { min: 1, max: opening - purse - accounts.cloth[seat]!, step: 1 };
  if (!chair.seated) return opening > 0 ? [{ type: 'sit', amount: { min: 1, max: opening, step: 1 } }] : [];
  const offers: Offer<SeatingAction>[] = [{ type: chair.sitsOut ? 'sitIn' : 'sitOut' }];
  if (range.max > 0) offers.push({ type: 'buyIn', amount: range });
  if (accounts.cloth[seat] === 0) offers.push({ type: 'leave' });
  return offers;
}

/** Why a seat need not sit down, sit out or come back: it has done so already. */
export function alreadyRefusal(
  { seated, sitsOut }: Chair,
  seat: Seat,
  type: SeatingAction['type'],
): Refusal | undefined {
  if (type === 'sit' && seated) return refuse('not-now', `Seat ${seat} is taken already.`);
  if (type === 'sitOut' && sitsOut) return refuse('not-now', `Seat ${seat} sits out already.`);
  return type === 'sitIn' && !sitsOut ? refuse('not-now', `Seat ${seat} does not sit out.`) : undefined;
}

/** Why a seating action is not allowed between hands, or `undefined`. */
export function seatingRefusal(
  chair: Chair,
  accounts: Accounts,
  seat: Seat,
  opening: number,
  action: SeatingAction,
): Refusal | undefined {
  const fault = alreadyRefusal(chair, seat, action.type);
  if (fault) return fault;
  if (action.type === 'leave' && accounts.cloth[seat] !== 0)
    return refuse('not-now', 'This seat has chips on the table: take them back first.');
  if (!('amount' in action)) return undefined;
  const most = opening - (action.type === 'sit' ? 0 : accounts.purses[seat]! + accounts.cloth[seat]!);
  if (action.amount < 1) return refuse('under-the-minimum', 'At least 1 chip must be bought.');
  return action.amount > most
    ? refuse('over-the-maximum', `A seat may buy up to its opening purse of ${opening}: ${Math.max(0, most)} now.`)
    : undefined;
}

/** The chair and the accounts after a seating action. */
export function seatingStep(
  chair: Chair,
  accounts: Accounts,
  seat: Seat,
  action: SeatingAction,
): { readonly chair: Chair; readonly accounts: Accounts; readonly event: SeatingEvent } {
  const purse = accounts.purses[seat]!;
  const change = (next: Chair, amount: number, type: SeatingEvent['type']) => ({
    chair: next,
    accounts: amount === 0 ? accounts : settleAccounts(accounts, seat, purse + amount, accounts.cloth[seat]!),
    event: { type, seat, amount },
  });
  switch (action.type) {
    case 'sit':
      return change({ seated: true, sitsOut: false }, action.amount, 'sat');
    case 'buyIn':
      return change(chair, action.amount, 'boughtIn');
    case 'leave':
      return change({ seated: false, sitsOut: false }, 0 - purse, 'left');
    case 'sitOut':
      return change({ seated: true, sitsOut: true }, 0, 'satOut');
    case 'sitIn':
      return change({ seated: true, sitsOut: false }, 0, 'satIn');
  }
}
