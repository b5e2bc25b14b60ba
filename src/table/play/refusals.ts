/** Why something is not possible, for the player. */
import type { RefusalCode } from '../../game/contract.js';
import type { CommonText } from '../text/en.js';

/** A refusal's code in words. */
export const reasonOf = (code: RefusalCode, { refusals }: CommonText): string =>
  Object.hasOwn(refusals, code) ? refusals[code as keyof typeof refusals] : refusals.other;
