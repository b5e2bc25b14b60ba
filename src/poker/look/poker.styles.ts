/** The styles of every poker table, area by area. */
import { tableStyles } from '../../table/look/table.styles.js';
import { barStyles } from './bar.styles.js';
import { crowdedStyles } from './crowded.styles.js';
import { endingStyles } from './ending.styles.js';
import { ovalStyles } from './oval.styles.js';
import { ownStyles } from './own.styles.js';
import { potsStyles } from './pots.styles.js';
import { seatsStyles } from './seats.styles.js';

export const POKER_STYLES: readonly string[] = [
  tableStyles,
  ovalStyles,
  seatsStyles,
  potsStyles,
  ownStyles,
  endingStyles,
  barStyles,
  crowdedStyles,
];
