/** The chips of Trente et Quarante. */
import type { TrayRules } from '../../bank/look/tray.js';
import { CHIP_VALUES } from '../../table/look/art/chips.js';
import type { View } from '../rules/table.js';

/** The chips of the tray: at most five, each a multiple of the smallest chip. */
export const TRAY: TrayRules<View> = {
  place: 'chance',
  first: () => 1,
  chips({ options: { step, max } }) {
    const values: number[] = CHIP_VALUES.filter(value => value % step === 0 && value <= max);
    if (values.length === 0) return [1, 5, 20, 100].map(times => step * times).filter(value => value <= max);
    return values.length > 5 ? values.filter(value => value !== 10 || step > 5).slice(0, 5) : values;
  },
};
