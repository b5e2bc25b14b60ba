/** What a host and its guests say to each other about a shuffle, each under the key `fair` of a message. */
import type { Seat } from '../game/contract.js';
import type { DealRecord, GuestSeed } from './deal.js';

/** What a host says. */
export type FairHostSays =
  /** The host's seed for this shuffle is fixed: whoever has a seat may pledge one. */
  | { readonly shuffle: number; readonly commitment: string }
  /** The cards are about to be shuffled: these pledges count, and who made one shows the seed. */
  | { readonly shuffle: number; readonly pledges: readonly Pick<GuestSeed, 'seat' | 'pledge'>[] }
  /** A hand, or a shoe, is over: all its seeds. */
  | { readonly deal: DealRecord };

/** What a guest says. */
export type FairGuestSays =
  | { readonly shuffle: number; readonly pledge: string }
  | { readonly shuffle: number; readonly seed: string }
  /** The line was broken when the hand with this shuffle ended: its record is asked for. */
  | { readonly wanted: number };

/** What a guest was told, and did, about a shuffle while it was made. */
export interface Witnessed {
  readonly number: number;
  readonly commitment: string;
  /** The pledges that were to count; nothing before they were named. */
  readonly pledges?: readonly Pick<GuestSeed, 'seat' | 'pledge'>[];
  /** The own seed; nothing for an onlooker. */
  readonly own?: { readonly seat: Seat; readonly seed: string };
  /** The number of the last step before they were named: the deal is the next, or the host could still change who is dealt in. */
  readonly named?: number;
  /** Whether the own seed has been shown to the host. */
  readonly isShown?: boolean;
  /** Whether the host has promised another seed, or named other pledges: it may have seen an order that it did not like. */
  readonly isTwice?: boolean;
  /** The number of the croupier's first step after the pledges were named: the one that was dealt from this shuffle. */
  readonly used?: number;
  /** Seats that had a person there while it was made. */
  readonly present: readonly Seat[];
  /** Seats that pledged though their person had come only a moment before. */
  readonly brief?: readonly Seat[];
  /** Whether the line broke when the pledges were named, and before the deal was seen. */
  readonly isUnwatched?: boolean;
  /** Whether its record was asked for, and may still be on its way. */
  readonly isAwaited?: boolean;
  /** Whether the seat for which the own seed was shown is not the guest’s any more. */
  readonly isLost?: boolean;
  /** Whether the pledges were named while the guest’s line was broken, so that they cannot know who was there then. */
  readonly isNamedUnseen?: boolean;
}
