/** A sitting that was kept, read from outside. */
import { isCard } from '../../cards/card.js';
import type { Sitting } from '../look/sitting.js';
import { MOST_POINTS } from '../play/rounds.js';

const COUNTS = ['rounds', 'won', 'lost', 'pot', 'staked', 'squares', 'stride'] as const;
const SUMS = ['net', 'best', 'worst'] as const;
const MEANS = ['average', 'variance'] as const;

const isHeld = ({ strength, cards }: Readonly<Record<string, unknown>>): boolean =>
  Number.isFinite(strength) && Array.isArray(cards) && cards.every(card => isCard(card));

/** What was kept of a sitting, or nothing where it is none. */
export function readSitting(kept: unknown): Sitting | undefined {
  const sitting = Object(kept) as Readonly<Record<string, unknown>>;
  const { hand, way } = sitting;
  const isSitting =
    COUNTS.every(name => Number.isSafeInteger(sitting[name]) && (sitting[name] as number) >= 0) &&
    SUMS.every(name => Number.isSafeInteger(sitting[name])) &&
    MEANS.every(name => Number.isFinite(sitting[name])) &&
    (hand === undefined || isHeld(Object(hand) as Readonly<Record<string, unknown>>)) &&
    Array.isArray(way) &&
    way.length > 0 &&
    way.length <= MOST_POINTS + 1 &&
    way.every(Number.isSafeInteger) &&
    (sitting.stride as number) > 0;
  if (!isSitting) return undefined;
  const names = [...COUNTS, ...SUMS, ...MEANS, 'way', ...(hand ? ['hand'] : [])];
  return Object.fromEntries(names.map(name => [name, sitting[name]])) as unknown as Sitting;
}
