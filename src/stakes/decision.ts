/** What a review finds: the decisions of a hand, what each action was worth, and why another one is better. */
import type { Random } from '../cards/random.js';

/** How a hand is reviewed. */
export interface ReviewEffort {
  /** How many tables are sampled for a decision; 300 by default. More narrow the intervals, by the square root. */
  readonly tables?: number;
  /** The random numbers for sampling; the platform's own by default. */
  readonly random?: Random;
}

/** The same, and which hand of a log. */
export interface ReviewOptions extends ReviewEffort {
  /** The number of the hand in the log, from 1; the last by default. */
  readonly hand?: number;
}

/** The value of an action. Chips are means over the sampled tables. */
export interface ActWorth<Action> {
  readonly action: Action;
  /** The expected chips from here on: 0 is a fold. */
  readonly value: number;
  /** The standard error of the value. */
  readonly error: number;
  /** Whether it is the best, or not distinguishable from the best. */
  readonly isGood: boolean;
  /** How often the pot is won without a showdown, from 0 to 1. */
  readonly unseen: number;
  /** What the others pay into the pot from here on, in chips. */
  readonly paid: number;
}

/** Why an action is better than another, in figures that can be checked at the table. Fractions are from 0 to 1. */
export type Reason =
  /** A matter of price: the chance, and the fraction of the pot that the call costs. */
  | { readonly kind: 'price'; readonly share: number; readonly needed: number }
  /** The chance would pay for the call alone, but more bets follow; or it would not, but more can be won. */
  | { readonly kind: 'dearer' | 'cheaper'; readonly share: number; readonly needed: number }
  /** More, or less, than an even share of the pot: every chip that goes in gains, or loses. */
  | { readonly kind: 'value' | 'thin'; readonly share: number; readonly even: number }
  /** The pot is won without a showdown this much more often. */
  | { readonly kind: 'unseen'; readonly part: number; readonly than: number }
  /** The others pay this many more chips. */
  | { readonly kind: 'paid'; readonly chips: number }
  /** Only the difference itself. */
  | { readonly kind: 'gain' };

/** Why nothing can be said about a decision: too few of the weighted hands fit what the others did. */
export interface Unsure {
  readonly kind: 'fewHands';
  /** How many equally likely hands of theirs they are worth. */
  readonly effective: number;
}

/** One decision of a hand. */
export interface Decision<Action, View> {
  /** Its index among the steps of the hand. */
  readonly step: number;
  /** What the seat saw when it was to act. */
  readonly view: View;
  /** The value of each action, the best first. */
  readonly acts: readonly ActWorth<Action>[];
  /** The action taken. */
  readonly played: ActWorth<Action>;
  /** The better action; undefined if the difference may be chance. */
  readonly better: ActWorth<Action> | undefined;
  /** The gain of the better action, in chips; 0 if there is none. */
  readonly gain: number;
  /** The standard error of the gain: in 95 of 100 reviews the truth is within two of it. */
  readonly error: number;
  /** The chance to take the pot if nobody folded any more, against what the others may hold. From 0 to 1. */
  readonly share: number;
  /** The fraction of the pot that staying in costs; 0 if it is free. */
  readonly needed: number;
  /** Why the better action is better; undefined if no betting follows. */
  readonly reason: Reason | undefined;
  /** Why it is hard to say which action was the best; then none is called better. Otherwise undefined. */
  readonly unsure: Unsure | undefined;
}

/**
 * The findings on a hand: its decisions, the costliest first; then those without a mistake, in the order of the hand.
 */
export type HandReview<Action, View> = readonly Decision<Action, View>[];

/** A review in progress. */
export interface ReviewProgress<Action, View> {
  /** The completed part of the work, from 0 to 1. */
  readonly part: number;
  /** The findings so far, with wide intervals at first; undefined until each decision has been looked at once. */
  readonly found: HandReview<Action, View> | undefined;
}
