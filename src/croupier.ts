/** Entry `tapis-vert/croupier.js`: the contract, the croupier, seat ports and logs. */
export * from './game/contract.js';
export { total, type Accounts } from './game/accounts.js';
export { covers, refuse } from './game/actions.js';
export { isRange, toAction, type ActionOfOffer } from './game/to-action.js';
export { OptionError } from './game/options.js';
export * from './game/log.js';
export * from './game/replay.js';
export * from './game/croupier.js';
export type * from './game/port.js';
export * from './game/wire.js';
export type { PlayerLevel } from './game/computer-player.js';
export { punter as trenteQuarantePunter } from './trente-quarante/rules/players.js';
export { opponent as studOpponent } from './stud/rules/opponent.js';
export { opponent as einundvierzigOpponent } from './einundvierzig/rules/opponent.js';
export { punter as faroPunter } from './faro/rules/players.js';
export { review as studReview } from './stud/rules/review.js';
export { review as einundvierzigReview } from './einundvierzig/rules/review.js';
export type {
  ActWorth,
  Decision,
  HandReview,
  Reason as ReviewReason,
  ReviewEffort,
  ReviewOptions,
  Unsure as ReviewUnsure,
} from './stakes/decision.js';
