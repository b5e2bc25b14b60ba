/** For which games of stud, and for how many players, something was learnt that is better than dealing out in the head. */
import { seatCount } from '../../stakes/seats.js';
import type { View } from './table.js';

const NAMES = ['high-2', 'high-3', 'razz-2', 'high-low-2'] as const;
/** A variant, and how many were dealt in. */
export type PolicyName = (typeof NAMES)[number];

/** What was learnt for the hand that is played, if anything. */
export function policyFor({ options, dealtIn }: Pick<View, 'options' | 'dealtIn'>): PolicyName | undefined {
  const name = `${options.variant}-${seatCount(dealtIn)}`;
  return NAMES.find(each => each === name);
}
