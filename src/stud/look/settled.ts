import type { View } from '../rules/table.js';

/** Whether the hand that is shown is over. */
export const isSettled = ({ phase, result }: View): boolean =>
  (phase === 'settled' || phase === 'between') && result !== null;
