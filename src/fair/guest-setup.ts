/** What a guest's part in fair deals takes and returns. */
import type { Random } from '../cards/random.js';
import type { AnyGame } from '../game/contract.js';
import type { FairGuestSays } from './messages.js';
import type { Verdict } from './verdict.js';
import type { Witness } from './verify.js';

/** What a guest of a host with fair deals needs. */
export interface FairGuestSetup {
  readonly game: AnyGame;
  /** The room requested; the host may correct its spelling. */
  readonly room: string;
  /** The platform's own randomness, except in tests. */
  readonly random: Random;
  readonly say: (what: FairGuestSays) => void;
  /**
   * A hand, or a shoe, is over and has been checked, or something is wrong before that.
   * @param deal its record; `undefined` if the host has given none.
   */
  readonly checked: (verdict: Verdict, deal: unknown, grounds: Grounds) => void;
  /** What the same guest stored before, as passed to {@link FairGuestSetup.keep}; treated as foreign. */
  readonly memory?: string | undefined;
  /** Stores a text that must survive a reload of the page, before the host hears what follows from it. */
  readonly keep?: (memory: string) => void;
  /** Milliseconds since a fixed moment; without it nobody counts as having come only a moment ago. */
  readonly now?: () => number;
}

/** The grounds of a verdict. */
export interface Grounds {
  /** What was promised and shown up to then: with a record that was given, `checkDeal` returns the same verdict. */
  readonly witness: Witness;
  /** Whether the guest had a seat, and a connection all the time: an honest host would have proved it to them. */
  readonly wasThere: boolean;
  /** Whether the guest’s connection was lost after they had shown their seed, which benefits a host. */
  readonly isCut: boolean;
}

/** A code that is the same for all in a room, as long as the host shows them one table. */
export interface Code {
  /** Of the promise for the next shuffle, or of the last finished one. */
  readonly about: 'promise' | 'deal';
  /** The shuffle’s number. */
  readonly number: number;
  readonly code: string;
}
