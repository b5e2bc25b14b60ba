/** Why something is not possible, for the player. */
import type { RefusalCode } from '../../game/contract.js';
import type { CommonText } from '../text/en.js';

/** What a refusal's code says in words. */
export const reasonOf = (code: RefusalCode, { refusals }: CommonText): string =>
  Object.hasOwn(refusals, code) ? refusals[code as keyof typeof refusals] : refusals.other;
