/** The name of a stud variant, and its stakes. */
import { chips } from '../../table/look/messages.js';
import type { Options } from '../rules/options.js';

/** The names of the variants, the same in every language. */
export const KINDS: Readonly<Record<Options['variant'], string>> = {
  high: 'Seven Card Stud',
  'high-low': 'Seven Card Stud High-Low',
  razz: 'Razz',
};

/** The ante and the two limits. */
export const limitsOf = ({ ante, lowerLimit, higherLimit }: Options): string =>
  [ante, lowerLimit, higherLimit].map(chips).join(' / ');
