import type { Random } from '../cards/random.js';
import type { Clock, Secrets } from './clock.js';
import type { HouseEvent } from './events.js';
import type { Limits } from './limits.js';
import type { Store } from './records.js';
import type { Pace } from './time-bank.js';

/** How a host runs its tables; times in seconds. */
export interface HouseRules extends Pace {
  /** Between two acts of computer players. */
  readonly computers: number;
  /** Somebody whose connection has been broken for so long sits out from the next hand on. */
  readonly sitOutAfter: number;
  /** And gives up the seat after so long, while others are there. */
  readonly leaveAfter: number;
  /** A room without a connection is put away after so long: it is in the store. */
  readonly restAfter: number;
}

/** How tables are run unless a host says otherwise. */
export const HOUSE_RULES: HouseRules = {
  ...{ turn: 30, bank: 60, refill: 5, away: 10, computers: 1 },
  ...{ sitOutAfter: 60, leaveAfter: 600, restAfter: 60 },
};

/** What rooms share. */
export interface House {
  readonly store: Store;
  readonly clock: Clock;
  readonly secrets: Secrets;
  /** What the cards and the computer players go by: the platform's own chances, but in tests. */
  readonly random: Random;
  readonly limits: Limits;
  readonly rules: HouseRules;
  /** Told of whatever happens. */
  readonly onEvent: (event: HouseEvent) => void;
}
