import type { Random } from '../cards/random.js';
import type { Clock, Secrets } from './clock.js';
import type { HouseEvent } from './events.js';
import type { Limits } from './limits.js';
import type { Store } from './records.js';
import type { Pace } from './time-bank.js';

/** How a host runs its tables; times in seconds. */
export interface HouseRules extends Pace {
  /** Between two actions of computer players. */
  readonly computers: number;
  /** After this long without a connection a player sits out, from the next hand on. */
  readonly sitOutAfter: number;
  /** And after this long they lose the seat, while others are there. */
  readonly leaveAfter: number;
  /** A room without connections is unloaded after this long: it is in the store. */
  readonly restAfter: number;
}

/** How tables are run by default. */
export const HOUSE_RULES: HouseRules = {
  ...{ turn: 30, bank: 60, refill: 5, away: 10, computers: 1 },
  ...{ sitOutAfter: 60, leaveAfter: 600, restAfter: 60 },
};

/** What rooms share. */
export interface House {
  readonly store: Store;
  readonly clock: Clock;
  readonly secrets: Secrets;
  /** The randomness of cards and computer players: the platform's own, except in tests. */
  readonly random: Random;
  readonly limits: Limits;
  readonly rules: HouseRules;
  /** Called with everything that happens. */
  readonly onEvent: (event: HouseEvent) => void;
}
