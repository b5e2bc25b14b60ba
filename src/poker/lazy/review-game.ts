/** What a game of poker brings to the review of its hands. */
import type { KnownCard } from '../../cards/card.js';
import type { Random } from '../../cards/random.js';
import type { AnyAction, Seat } from '../../game/contract.js';
import type { HandStep } from '../../game/hands-seen.js';
import type { HandReview, ReviewProgress } from '../../stakes/decision.js';
import type { BettingView } from '../play/scene.js';
import type { PokerText } from '../text/en.js';

/** A hand as the player saw it. */
export type SeenHand = readonly HandStep<AnyAction, BettingView>[];

/** A review in progress: each step yields the completed part and the findings so far. */
export type Reckoning = Generator<
  ReviewProgress<AnyAction, BettingView>,
  HandReview<AnyAction, BettingView>,
  undefined
>;

/** Knows the game; loaded when a review is first requested. */
export interface ReviewGame {
  /** The review of a hand, once everything it needs has loaded, at a table where somebody waits for it. */
  review(hand: SeenHand, seat: Seat, random: Random): Promise<Reckoning>;
  /** Where a decision was made: the round, or the street. */
  where(view: BettingView, words: PokerText): string;
  /** The cards that the player held. */
  cards(view: BettingView): readonly KnownCard[];
  /** The name of an action that only this game has. */
  named?(action: AnyAction, words: PokerText): string | undefined;
}
