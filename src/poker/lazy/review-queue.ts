/** Reviews hands in time slices, each once: the same hand gets the same review, wherever it is requested. */
import type { Random } from '../../cards/random.js';
import type { AnyAction, Seat } from '../../game/contract.js';
import { handsSeen } from '../../game/hands-seen.js';
import { writeJson } from '../../game/json.js';
import type { HandReview } from '../../stakes/decision.js';
import { inTimeSlices, yieldToMain } from '../../table/play/time-slices.js';
import type { ReviewGame, Reckoning, SeenHand } from './review-game.js';
import type { AnyPokerTable } from '../play/offers.js';
import type { BettingView } from '../play/scene.js';

/** The review of a hand of any game. */
export type AnyReview = HandReview<AnyAction, BettingView>;

/** A caller waiting for a review. */
export interface Waiting {
  /** Whether it is still wanted. */
  readonly isWanted: () => boolean;
  /** Called with the completed part, and the findings so far. */
  readonly done: (part: number, found: AnyReview | undefined) => void;
}

/** Random numbers derived from a text, so that the same hand gets the same review, which draws one per decision. */
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

  /** The seat whose decisions are analysed. */
  get seat(): Seat {
    return this.#table.seats[0] as Seat;
  }

  /** The hands of the table as the player saw them, including the current one. */
  get hands(): readonly SeenHand[] {
    return handsSeen(this.#table.game, this.#table.log, this.seat);
  }

  /** The review of a hand; undefined if it is no longer wanted. */
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
