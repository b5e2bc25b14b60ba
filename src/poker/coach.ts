/** What a game of poker brings to the review of its hands. */
import type { KnownCard } from '../cards/card.js';
import type { AnyAction, Seat } from '../game/contract.js';
import type { SeenStep } from '../game/hands-seen.js';
import type { HandReview, ReviewEffort } from '../stakes/review.js';
import type { BettingView } from './scene.js';
import type { PokerText } from './text/en.js';

/** A hand as the player saw it. */
export type SeenHand = readonly SeenStep<AnyAction, BettingView>[];

/** It knows the game, and is loaded when a review is first asked for. */
export interface Coach {
  review(
    hand: SeenHand,
    seat: Seat,
    effort: ReviewEffort,
  ): Generator<number, HandReview<AnyAction, BettingView>, undefined>;
  /** Where a decision was taken: the round, or the street. */
  where(view: BettingView, words: PokerText): string;
  /** The cards that the player held. */
  cards(view: BettingView): readonly KnownCard[];
}
