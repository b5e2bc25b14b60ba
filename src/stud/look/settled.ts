import type { View } from '../rules/table.js';

/** Whether the hand being shown is over. */
export const isSettled = ({ phase, result }: View): boolean =>
  (phase === 'settled' || phase === 'between') && result !== null;
