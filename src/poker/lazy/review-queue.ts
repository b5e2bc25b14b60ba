/** Reviews hands in time slices, each once: the same hand is told the same, wherever it is asked for. */
import type { Random } from '../../cards/random.js';
import type { AnyAction, Seat } from '../../game/contract.js';
import { handsSeen } from '../../game/hands-seen.js';
import { writeJson } from '../../game/json.js';
import type { HandReview } from '../../stakes/review.js';
import { inTimeSlices, yieldToMain } from '../../table/play/time-slices.js';
import type { ReviewGame, Reckoning, SeenHand } from './review-game.js';
import type { AnyPokerTable } from '../play/offers.js';
import type { BettingView } from '../play/scene.js';

/** The review of a hand of whichever game. */
export type AnyReview = HandReview<AnyAction, BettingView>;

/** Who waits for a review. */
export interface Waiting {
  /** Whether it is still wanted. */
  readonly isWanted: () => boolean;
  /** Hears which part of it is done, and what is known so far. */
  readonly done: (part: number, found: AnyReview | undefined) => void;
}

/** Chances that a text fixes, so that the same hand is told the same: the review draws one number of them a decision. */
function chancesOf(text: string): Random {
  let word = 0;
  for (let at = 0; at < text.length; at++) word = Math.imul(word ^ text.charCodeAt(at), 0x01000193);
  return { below: sides => (word = Math.imul(word ^ 1, 0x01000193) >>> 0) % sides };
}

/** A hand as a text. */
export const textOf = (hand: SeenHand): string => writeJson(hand.map(({ action, view }) => [action, view.hand]));

export class ReviewQueue {
  readonly #table: AnyPokerTable;
  readonly #game: ReviewGame;
  readonly #known = new Map<string, AnyReview>();

  constructor(table: AnyPokerTable, game: ReviewGame) {
    this.#table = table;
    this.#game = game;
  }

  /** Whose acts are weighed. */
  get seat(): Seat {
    return this.#table.seats[0] as Seat;
  }

  /** The hands of the table as the player saw them, the one that is played among them. */
  get hands(): readonly SeenHand[] {
    return handsSeen(this.#table.game, this.#table.log, this.seat);
  }

  /** The review of a hand; nothing where it is not wanted any more. */
  async review(hand: SeenHand, waiting: Waiting): Promise<AnyReview | undefined> {
    const text = textOf(hand);
    const known = this.#known.get(text);
    if (known) return known;
    const work = await this.#game.review(hand, this.seat, chancesOf(text));
    const review = await inTimeSlices(watched(work, waiting), yieldToMain);
    if (review) this.#known.set(text, review);
    return review;
  }
}

/** The work, as long as it is wanted. */
function* watched(
  work: Reckoning,
  { isWanted, done }: Waiting,
): Generator<undefined, AnyReview | undefined, undefined> {
  for (let step = work.next(); isWanted(); step = work.next()) {
    if (step.done) return step.value;
    done(step.value.part, step.value.found);
    yield;
  }
  return undefined;
}
