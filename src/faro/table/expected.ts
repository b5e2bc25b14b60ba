/** What the rules of Faro give on average of a sitting's stakes. Loaded when somebody looks back. */
import type { Sitting } from '../../table/sitting.js';
import type { Expected } from '../../table/sitting-panel.js';
import type { View } from '../rules/table.js';

/**
 * At the book a card of one's own wins as often as it loses: the average is nothing, the variance of a stake its square. Elsewhere it
 * hangs on what had fallen when each stake was laid, and is not told.
 */
export const expected = ({ squares }: Sitting, { options }: View): Expected | undefined =>
  options.variant === 'buch' ? { average: 0, spread: 2 * Math.sqrt(squares) } : undefined;
