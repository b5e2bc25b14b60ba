/** Chips laid on the cloth, moved and taken back: a seat's stakes, and the accounts with them. */
import { replaceAt, settleAccounts, type Accounts } from '../../game/accounts.js';
import type { Applied, Seat } from '../../game/contract.js';
import { afterAct, withStakes, type Event, type Stake, type State } from './table.js';

export type Step = Applied<State, Event>;

/** The accounts after a seat's chips on the cloth have changed to this sum; the purse pays, or gets back. */
const laid = (accounts: Accounts, seat: Seat, sum: number): Accounts =>
  sum === accounts.cloth[seat]
    ? accounts
    : settleAccounts(accounts, seat, accounts.purses[seat]! + accounts.cloth[seat]! - sum, sum);

/** Changes a seat's stakes to these, and moves the chips. */
export function layOut(state: State, seat: Seat, stakes: readonly Stake[], events: readonly Event[]): Step {
  let sum = 0;
  for (let at = 0; at < stakes.length; at++) sum += stakes[at]!.amount;
  const punters = replaceAt(state.punters, seat, withStakes(state.punters[seat]!, stakes));
  return { state: afterAct(state, laid(state.accounts, seat, sum), punters), events };
}

/** The stakes with chips added or removed on a spot; a new one comes last, an empty one is dropped. */
export function changed(stakes: readonly Stake[], spot: string, by: number): readonly Stake[] {
  let at = stakes.length - 1;
  while (at >= 0 && stakes[at]!.spot !== spot) at--;
  if (at < 0) return [...stakes, { spot, amount: by, coppered: false, bent: false }];
  const { amount, coppered, bent } = stakes[at]!;
  return amount + by === 0
    ? stakes.filter((_, other) => other !== at)
    : replaceAt(stakes, at, { spot, amount: amount + by, coppered, bent });
}

/** The events for all stakes that differ between two layouts. */
export function differences(seat: Seat, before: readonly Stake[], after: readonly Stake[]): readonly Event[] {
  const events: Event[] = [];
  for (const { spot, amount } of before) {
    const less = amount - (after.find(stake => stake.spot === spot)?.amount ?? 0);
    if (less > 0) events.push({ type: 'takenBack', seat, spot, amount: less });
  }
  for (const { spot, amount, coppered } of after) {
    const old = before.find(stake => stake.spot === spot);
    const more = amount - (old?.amount ?? 0);
    if (more > 0) events.push({ type: 'staked', seat, spot, amount: more });
    if (coppered !== (old?.coppered ?? false)) events.push({ type: coppered ? 'coppered' : 'uncoppered', seat, spot });
  }
  return events;
}
