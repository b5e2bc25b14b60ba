/** The messages of a host and its guests about a shuffle, each under the key `fair`. */
import type { Seat } from '../game/contract.js';
import type { DealRecord, GuestSeed } from './deal.js';

/** A host's messages. */
export type FairHostSays =
  /** The host's seed for this shuffle is fixed: every seat may pledge one. */
  | { readonly shuffle: number; readonly commitment: string }
  /** The cards are about to be shuffled: these pledges count, and those who made them show their seeds. */
  | { readonly shuffle: number; readonly pledges: readonly Pick<GuestSeed, 'seat' | 'pledge'>[] }
  /** A hand, or a shoe, is over: all its seeds. */
  | { readonly deal: DealRecord };

/** A guest's messages. */
export type FairGuestSays =
  | { readonly shuffle: number; readonly pledge: string }
  | { readonly shuffle: number; readonly seed: string }
  /** The connection was down when the hand with this shuffle ended: requests its record. */
  | { readonly wanted: number };

/** What a guest was told, and did, about a shuffle while it was made. */
export interface Witnessed {
  readonly number: number;
  readonly commitment: string;
  /** The pledges that were to count; undefined before they were named. */
  readonly pledges?: readonly Pick<GuestSeed, 'seat' | 'pledge'>[];
  /** The own seed; undefined for an onlooker. */
  readonly own?: { readonly seat: Seat; readonly seed: string };
  /** The number of the last step before they were named: the deal must be the next one. */
  readonly named?: number;
  /** Whether the own seed has been shown to the host. */
  readonly isShown?: boolean;
  /** Whether the host has promised another seed, or named other pledges: it may have disliked an order it had seen. */
  readonly isTwice?: boolean;
  /** The number of the croupier's first step after the pledges were named: the one dealt from this shuffle. */
  readonly used?: number;
  /** Seats that had a person there while it was made. */
  readonly present: readonly Seat[];
  /** Seats that pledged although their person had come only a moment before. */
  readonly brief?: readonly Seat[];
  /** Whether the connection was lost between the naming of the pledges and the deal. */
  readonly isUnwatched?: boolean;
  /** Whether its record was requested, and may still be in flight. */
  readonly isAwaited?: boolean;
  /** Whether the seat for which the own seed was shown is no longer the guest’s. */
  readonly isLost?: boolean;
  /** Whether the pledges were named while the guest was disconnected, and so cannot know who was there then. */
  readonly isNamedUnseen?: boolean;
}
