/** What a game of poker brings to the review of its hands. */
import type { KnownCard } from '../../cards/card.js';
import type { Random } from '../../cards/random.js';
import type { AnyAction, Seat } from '../../game/contract.js';
import type { HandStep } from '../../game/hands-seen.js';
import type { HandReview, ReviewProgress } from '../../stakes/review.js';
import type { BettingView } from '../play/scene.js';
import type { PokerText } from '../text/en.js';

/** A hand as the player saw it. */
export type SeenHand = readonly HandStep<AnyAction, BettingView>[];

/** A review on its way: each step says which part of it is done, and what is known so far. */
export type Reckoning = Generator<
  ReviewProgress<AnyAction, BettingView>,
  HandReview<AnyAction, BettingView>,
  undefined
>;

/** It knows the game, and is loaded when a review is first asked for. */
export interface ReviewGame {
  /** The review of a hand, at a table where somebody waits for it, once all that it needs has come. */
  review(hand: SeenHand, seat: Seat, random: Random): Promise<Reckoning>;
  /** Where a decision was taken: the round, or the street. */
  where(view: BettingView, words: PokerText): string;
  /** The cards that the player held. */
  cards(view: BettingView): readonly KnownCard[];
  /** What an act is called that only this game has. */
  named?(action: AnyAction, words: PokerText): string | undefined;
}
