/** The chips of Faro. */
import type { TrayRules } from '../../bank/look/tray.js';
import { CHIP_VALUES } from '../../table/look/art/chips.js';
import type { View } from '../rules/table.js';

/** The most chips in the tray. */
const MOST_CHIPS = 4;

/** The tray: chips up to the largest possible bet. */
export const TRAY: TrayRules<View> = {
  place: 'spot',
  first: ({ options: { variant } }) => (variant === 'buch' ? 0 : 1),
  chips({ options: { cap, max } }) {
    const values: number[] = CHIP_VALUES.filter(value => value <= (cap || max || 100));
    return values.length > MOST_CHIPS ? values.filter(value => value !== 10).slice(0, MOST_CHIPS) : values;
  },
};
