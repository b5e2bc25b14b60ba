/** For which variants of stud, and how many players, something was learnt that is better than sampling. */
import { seatCount } from '../../stakes/seats.js';
import type { View } from './table.js';

/**
 * Each text by its name, the variant and the fewest players: the numbers dealt in for which it was found to be better.
 */
const SIZES = {
  'high-2': [2, 2],
  'high-3': [3, 3],
  'high-4': [4, 5],
  'high-6': [6, 7],
  'razz-2': [2, 2],
  'razz-3': [3, 3],
  'razz-6': [6, 8],
  'high-low-2': [2, 2],
} as const;
/** A variant, and the fewest players. */
export type PolicyName = keyof typeof SIZES;

const NAMES = Object.keys(SIZES) as readonly PolicyName[];

/** What was learnt for the current hand, if anything. */
export function policyFor({ options, dealtIn }: Pick<View, 'options' | 'dealtIn'>): PolicyName | undefined {
  const players = seatCount(dealtIn);
  return NAMES.find(name => {
    const [fewest, most] = SIZES[name];
    return name === `${options.variant}-${fewest}` && players >= fewest && players <= most;
  });
}
