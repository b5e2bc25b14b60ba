/** What a turn does to the bets on the cloth, and who pays whom. */
import { RANKS, type Card, type Suit } from '../../cards/card.js';
import type { Accounts } from '../../game/accounts.js';
import type { Seat } from '../../game/contract.js';
import type { Options } from './options.js';
import { callPays, HIGH, isCall } from './spots.js';
import { NO_ENTRIES, type LedgerEntry, type Outcome, type Punter, type Stake } from './table.js';

/** The cards of a turn that count; `hock`: the one left after the last turn of a classic deal. */
export interface Counted {
  readonly takes: Card | undefined;
  readonly pays: Card | undefined;
  readonly hock: Card | undefined;
}

const rankOf = (card: Card): string => card[0]!;
const isCard = (card: Card | undefined, rank: string, suit: string): boolean =>
  card !== undefined && card[0] === rank && card[1] === suit;
/** The height of a card, with the ace lowest (K9). */
const height = (card: Card): number => (RANKS.indexOf(rankOf(card)) + 1) % RANKS.length;

/** What a turn does to a bet without a copper; undefined if it leaves it. */
function plainOutcome(
  { variant, highCardTie }: Options,
  suit: Suit | '',
  spot: string,
  { takes, pays, hock }: Counted,
): Outcome | undefined {
  if (variant === 'buch') {
    if (isCard(pays, spot, suit)) return 'won';
    return isCard(takes, spot, suit) ? 'lost' : undefined;
  }
  const loses = takes !== undefined && spot.includes(rankOf(takes));
  // the bank's last card takes, although it has no partner (P6)
  if (takes === undefined || pays === undefined) return loses && !isCall(spot) ? 'lost' : undefined;
  if (isCall(spot)) return hock && [takes, pays, hock].map(rankOf).join('>') === spot ? 'won' : 'lost';
  const split = rankOf(takes) === rankOf(pays);
  if (spot === HIGH) {
    if (split) return highCardTie === 'half' ? 'split' : undefined;
    return height(pays) > height(takes) ? 'won' : 'lost';
  }
  const wins = spot.includes(rankOf(pays));
  // one rank of a set loses and another wins: the bet stands (K7)
  if (loses && wins) return split ? 'split' : undefined;
  if (loses) return 'lost';
  return wins ? 'won' : undefined;
}

const TURNED: Readonly<Partial<Record<Outcome, Outcome>>> = { won: 'lost', lost: 'won' };

/** What a turn does to a bet: a copper swaps winning and losing (K3). */
export function outcomeOf(options: Options, suit: Suit | '', stake: Stake, counted: Counted): Outcome | undefined {
  const outcome = plainOutcome(options, suit, stake.spot, counted);
  return (stake.coppered && outcome && TURNED[outcome]) || outcome;
}

/** What the bank owes for a winning bet, in chips. */
const due = ({ spot, amount }: Stake): number => (isCall(spot) ? callPays(spot) * amount : amount);

/** The ledger entry of a bet; a win is paid `paid`, which may be less than owed if the bank is broken. */
export function entryOf(
  { spot, amount, coppered, bent }: Stake,
  outcome: Outcome,
  { oddHalf }: Pick<Options, 'oddHalf'>,
  paid = 0,
): LedgerEntry {
  const half = oddHalf === 'bank' ? Math.floor(amount / 2) : Math.ceil(amount / 2);
  const kept = outcome === 'split' ? half : amount + paid;
  const back = outcome === 'lost' ? 0 : kept;
  return { spot, amount, coppered, bent, outcome, back, net: back - amount };
}

/** The result of a turn. */
export interface Settlement {
  readonly accounts: Accounts;
  readonly till: number;
  /** The entries of each seat; empty if nothing was decided. */
  readonly entries: readonly (readonly LedgerEntry[])[];
  /** Whether the bank could not pay in full, or has nothing left (F12, F13). */
  readonly broken: boolean;
}

/** The bank as it settles: who holds it, and what it has; unlimited if the house plays without bounds. */
export interface Bank {
  readonly banker: Seat;
  readonly holds: number;
}

/** Settles a turn: the bank collects, then pays clockwise from its left as far as it can, or pays first (F12, K20). */
export function settleTurn(
  punters: readonly Punter[],
  accounts: Accounts,
  till: number,
  { banker, holds }: Bank,
  options: Options,
  counted: Counted,
): Settlement | undefined {
  let entries: (readonly LedgerEntry[])[] | undefined;
  let collected = 0;
  let owed = 0;
  for (let seat = 0; seat < punters.length; seat++) {
    const { stakes, suit } = punters[seat]!;
    for (let at = 0; at < stakes.length; at++) {
      const stake = stakes[at]!;
      const outcome = outcomeOf(options, suit, stake, counted);
      if (!outcome) continue;
      entries ??= punters.map(() => NO_ENTRIES);
      const entry = entryOf(stake, outcome, options, due(stake));
      entries[seat] = entries[seat]!.length === 0 ? [entry] : [...entries[seat]!, entry];
      if (outcome === 'won') owed += entry.net;
      else collected -= entry.net;
    }
  }
  if (!entries) return undefined;
  const holdsThen = options.settleOrder === 'collect-first' ? holds + collected : holds;
  const short = owed > holdsThen;
  if (short) payInPart(entries, banker, holdsThen, options);
  const gain = collected - Math.min(owed, holdsThen);
  const purses = accounts.purses.slice();
  const cloth = accounts.cloth.slice();
  for (let seat = 0; seat < punters.length; seat++)
    for (const { amount, back } of entries[seat]!) {
      purses[seat]! += back;
      cloth[seat]! -= amount;
    }
  if (banker >= 0) purses[banker]! += gain;
  return {
    accounts: { house: banker >= 0 ? accounts.house : accounts.house + gain, purses, cloth },
    till: banker < 0 && holds !== Infinity ? till + gain : till,
    entries,
    broken: short || holds + gain === 0,
  };
}

/** Pays clockwise from the left of the banker until nothing is left. */
function payInPart(entries: (readonly LedgerEntry[])[], banker: Seat, holds: number, options: Options): void {
  let left = holds;
  for (let turned = 1; turned <= entries.length; turned++) {
    const seat = (banker + turned) % entries.length;
    entries[seat] = entries[seat]!.map(entry => {
      if (entry.outcome !== 'won') return entry;
      const paid = Math.min(entry.net, left);
      left -= paid;
      return entryOf(entry, 'won', options, paid);
    });
  }
}
