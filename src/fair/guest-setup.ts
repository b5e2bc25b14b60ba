/** What a guest's part in fair deals is given, and what it gives. */
import type { Random } from '../cards/random.js';
import type { AnyGame } from '../game/contract.js';
import type { FairGuestSays } from './messages.js';
import type { Verdict } from './verdict.js';
import type { Witness } from './verify.js';

/** What a guest of a host with fair deals needs. */
export interface FairGuestSetup {
  readonly game: AnyGame;
  /** The room that is asked for; the host may say how it is written. */
  readonly room: string;
  /** The platform's own chances, but in tests. */
  readonly random: Random;
  readonly say: (what: FairGuestSays) => void;
  /**
   * A hand, or a shoe, is over and has been looked at, or something is wrong before that.
   * @param deal its record; nothing where the host has given none.
   */
  readonly checked: (verdict: Verdict, deal: unknown, grounds: Grounds) => void;
  /** What the same guest has kept before, as {@link FairGuestSetup.keep} was given it; read as what is foreign. */
  readonly memory?: string | undefined;
  /** Keeps a text that must be known again when the page is loaded anew, before the host hears what follows from it. */
  readonly keep?: (memory: string) => void;
  /** Milliseconds since whenever; without it nobody is known to have come only a moment ago. */
  readonly now?: () => number;
}

/** What a verdict rests on. */
export interface Grounds {
  /** What was promised and shown up to then: `checkDeal` says the same again of a record that was given. */
  readonly witness: Witness;
  /** Whether the guest had a seat and an unbroken connection all the time: an honest host would have proved it to them. */
  readonly wasThere: boolean;
  /** Whether the guest’s line broke after they had shown their seed: a host gains by that. */
  readonly isCut: boolean;
}

/** A code that all who are in a room have alike, as long as the host shows them one table. */
export interface Code {
  /** Of the promise for the next shuffle, or of the last one that is over. */
  readonly about: 'promise' | 'deal';
  /** The shuffle’s number. */
  readonly number: number;
  readonly code: string;
}
