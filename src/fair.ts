/** Entry `tapis-vert/fair.js`: deals that can be checked. */
import { checkDeal, readDeal, type Witness } from './fair/verify.js';
import type { Verdict } from './fair/verdict.js';
import type { AnyGame } from './game/contract.js';
import { GAMES } from './games.js';

export * from './fair/deal.js';
export * from './fair/guest.js';
export * from './fair/guest-setup.js';
export * from './fair/messages.js';
export { fairSource } from './fair/source.js';
export type { StepRun, SeenStep } from './fair/seen-steps.js';
export * from './fair/verdict.js';
export { checkDeal, type Witness } from './fair/verify.js';

const games = Object.values(GAMES) as unknown as readonly AnyGame[];

/**
 * Checks a deal of any of the four games: that all its cards follow from the seeds, and these from what was pledged.
 * @param record a {@link DealRecord}, or its JSON text; however foreign.
 * @param witness what a guest has kept from the time of the deal, to check that the promises were kept too. Without it
 * a record can only be found consistent.
 */
export function verifyDeal(record: unknown, witness?: Witness): Verdict {
  // read once: a foreign object may return something else the second time
  const deal = readDeal(record);
  // a record of an unknown game is refused by any of them
  return checkDeal(games.find(({ id }) => id === deal?.log.game) ?? games[0]!, deal, witness);
}
