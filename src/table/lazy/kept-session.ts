/** Reads a saved session from outside. */
import { isCard } from '../../cards/card.js';
import type { SessionStats } from '../look/session-stats.js';
import { MOST_POINTS } from '../play/rounds.js';

const COUNTS = ['rounds', 'won', 'lost', 'pot', 'staked', 'squares', 'stride'] as const;
const SUMS = ['net', 'best', 'worst'] as const;
const MEANS = ['average', 'variance'] as const;

const isHeld = ({ strength, cards }: Readonly<Record<string, unknown>>): boolean =>
  Number.isFinite(strength) && Array.isArray(cards) && cards.every(card => isCard(card));

/** A saved session, or `undefined` if it is not one. */
export function readSessionStats(kept: unknown): SessionStats | undefined {
  const stats = Object(kept) as Readonly<Record<string, unknown>>;
  const { hand, netByRound } = stats;
  const isSessionStats =
    COUNTS.every(name => Number.isSafeInteger(stats[name]) && (stats[name] as number) >= 0) &&
    SUMS.every(name => Number.isSafeInteger(stats[name])) &&
    MEANS.every(name => Number.isFinite(stats[name])) &&
    (hand === undefined || isHeld(Object(hand) as Readonly<Record<string, unknown>>)) &&
    Array.isArray(netByRound) &&
    netByRound.length > 0 &&
    netByRound.length <= MOST_POINTS + 1 &&
    netByRound.every(Number.isSafeInteger) &&
    (stats.stride as number) > 0;
  if (!isSessionStats) return undefined;
  const names = [...COUNTS, ...SUMS, ...MEANS, 'netByRound', ...(hand ? ['hand'] : [])];
  return Object.fromEntries(names.map(name => [name, stats[name]])) as unknown as SessionStats;
}
