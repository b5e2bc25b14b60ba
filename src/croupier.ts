/** Entry `tapis-vert/croupier.js`: the contract, the croupier, seat ports and logs. */
export * from './game/contract.js';
export { total, type Accounts } from './game/accounts.js';
export { covers, isRange, refuse } from './game/actions.js';
export { OptionError } from './game/options.js';
export * from './game/log.js';
export * from './game/replay.js';
export * from './game/croupier.js';
export * from './game/channel.js';
export {
  punter as trenteQuarantePunter,
  type PunterLevel as TrenteQuarantePunterLevel,
} from './trente-quarante/players.js';
export { opponent as studOpponent, type OpponentLevel as StudOpponentLevel } from './stud/players.js';
export {
  opponent as einundvierzigOpponent,
  type OpponentLevel as EinundvierzigOpponentLevel,
} from './einundvierzig/players.js';
export { punter as faroPunter, type PunterLevel as FaroPunterLevel } from './faro/players.js';
