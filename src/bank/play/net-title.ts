/** The title of a coup or a turn against a bank. */
import { chips } from '../../table/look/messages.js';
import type { BankText } from '../text/en.js';

/** The result of a coup or a turn for the player, as a title. */
export const netTitle = (
  net: number,
  { youWin, youLose, youAreEven }: Pick<BankText, 'youWin' | 'youLose' | 'youAreEven'>,
): string => (net === 0 ? youAreEven : (net < 0 ? youLose : youWin)(chips(Math.abs(net))));
