/**
 * The probability that a hand of Einundvierzig takes the pot. Every deal of the unseen cards is equally likely; what
 * would take too long to count is refused or, on request, sampled and marked as such.
 */
import { binomial } from '../../cards/binomial.js';
import { CardError, HIDDEN, type Card } from '../../cards/card.js';
import { fastRandom } from '../../cards/fast-random.js';
import { secureRandom, type Random } from '../../cards/random.js';
import type { Seat } from '../../game/contract.js';
import { finished } from '../../game/steps.js';
import { hasSeat, seatsClockwise, seatsIn } from '../../stakes/seats.js';
import { countDisjointHands, stepsToCount, type HandToFill } from './disjoint-hands.js';
import { maskOfAll, ranked, strengthOfMask, type HandMask, type Ranking } from './hand.js';
import {
  assertOneOf,
  assertList,
  eachSet,
  HAND,
  knownOf,
  OddsError,
  unseenOf,
  type KnownTable,
} from './odds-question.js';
import type { View } from './table.js';

/** The prospects of a hand. Probabilities from 0 to 1. */
export interface ShowdownChances {
  /** The hand takes the pot: it is the highest, or the first of the highest ones in Vorhand's order. */
  readonly win: number;
  /** The hand is the only highest one. */
  readonly alone: number;
  /** The hand is one of several highest ones, whichever of them takes the pot. */
  readonly tied: number;
}

/** How a probability is found. */
export interface Effort {
  /** How many deals are sampled if there are too many to count: 20,000 by default. */
  readonly trials?: number;
  /** The most counting steps, some 50 million of which take a second: 800 million by default. */
  readonly most?: number;
  /** The random numbers for sampling; the platform's own by default. */
  readonly random?: Random;
}

/** The prospects of a hand, and how they were found. */
export interface FoundChances extends ShowdownChances {
  /** Whether every deal was counted. */
  readonly exact: boolean;
  /** How many deals were sampled; 0 if all were counted. */
  readonly drawn: number;
  /** The standard error of `win`: 0 if everything was counted. In 95 of 100 questions the truth is within two of it. */
  readonly error: number;
}

/** More steps than this, a quarter of a minute, are refused. */
const MOST_STEPS = 8e8;

const TRIALS = 20_000;
/** The number of sampled deals after which a page may do something else. */
const SLICE = 500;

/** Every hand that some cards may become: which unseen cards it takes, and its value. */
interface Future {
  readonly missing: number;
  readonly sets: readonly number[];
  readonly strengths: readonly number[];
}

function futureOf(cards: readonly Card[], unseen: readonly HandMask[], ranking: Ranking): Future {
  const missing = HAND - cards.length;
  const sets: number[] = [];
  const strengths: number[] = [];
  eachSet(unseen, maskOfAll(cards), missing, (places, mask) => {
    sets.push(places);
    strengths.push(ranked(strengthOfMask(mask), ranking));
  });
  return { missing, sets, strengths };
}

/** Against our hand of strength `worth`: the sets that make another hand lower, and those that make it equal. */
const against = (worth: number, { missing, sets, strengths }: Future): HandToFill => ({
  missing,
  lower: sets.filter((_, at) => strengths[at]! < worth),
  equal: sets.filter((_, at) => strengths[at] === worth),
});

/** The number of ways to deal hands from `cards` cards; `lacks` is the number of cards for each hand. */
function dealsOf(cards: number, lacks: readonly number[]): bigint {
  let [deals, left] = [1n, cards];
  for (const missing of lacks) {
    deals *= BigInt(binomial(left, missing));
    left -= missing;
  }
  return deals;
}

interface Spot {
  readonly hand: readonly Card[];
  readonly rivals: readonly (readonly Card[])[];
  readonly before: number;
  readonly unseen: readonly HandMask[];
  readonly ranking: Ranking;
}

/** Validates a question from outside. */
function spotOf(
  hand: readonly Card[],
  rivals: readonly (readonly Card[])[],
  before: number,
  options: KnownTable,
): Spot {
  const { gone, ranking } = knownOf(options);
  assertList(hand, 'hand');
  assertList(rivals, 'rivals');
  [...rivals].forEach((open, at) => assertList(open, `rivals[${at}]`));
  const many = [hand, ...rivals].find(cards => cards.length > HAND);
  if (many) throw new CardError(`A hand has ${HAND} cards, not ${many.length}.`);
  if (!Number.isSafeInteger(before) || before < 0 || before > rivals.length)
    throw new OddsError(`${before} of ${rivals.length} rivals cannot have the better place.`);
  const unseen = unseenOf([...hand, ...rivals.flatMap(open => [...open]), ...gone]);
  if (lacksOf(hand, rivals).reduce((all, missing) => all + missing) > unseen.length)
    throw new OddsError('There are not enough cards.');
  return { hand, rivals, before, unseen, ranking };
}

const lacksOf = (hand: readonly Card[], rivals: readonly (readonly Card[])[]): readonly number[] =>
  [hand, ...rivals].map(cards => HAND - cards.length);

/** What the hands may become, and how many steps it takes to count them. */
interface Futures {
  readonly own: Future;
  readonly worths: readonly number[];
  /** By the face-up cards. */
  readonly rivals: ReadonlyMap<string, Future>;
  readonly steps: number;
}

function* futuresOf({ hand, rivals, unseen, ranking }: Spot): Generator<undefined, Futures> {
  const own = futureOf(hand, unseen, ranking);
  const worths = [...new Set(own.strengths)];
  const futures = new Map<string, Future>();
  for (const open of rivals) {
    yield;
    const name = open.join();
    if (!futures.has(name)) futures.set(name, futureOf(open, unseen, ranking));
  }
  const steps = worths.length * stepsToCount(unseen.length, [own, ...rivals.map(open => futures.get(open.join())!)]);
  return { own, worths, rivals: futures, steps };
}

function* countAll(
  { hand, rivals, before, unseen }: Spot,
  { own, worths, rivals: futures }: Futures,
): Generator<undefined, ShowdownChances> {
  // the opponents that must be lower, not just equal: all of them (alone), none (unbeaten), those before us (win)
  const questions = [rivals.length, 0, before].map(many => [false, ...rivals.map((_, at) => at < many)]);
  const ways = [0n, 0n, 0n];
  for (const worth of worths) {
    const ours: HandToFill = { ...against(worth, own), lower: [] };
    yield;
    const others = new Map([...futures].map(([open, future]) => [open, against(worth, future)]));
    const hands = [ours, ...rivals.map(open => others.get(open.join())!)];
    const counted = yield* countDisjointHands(unseen.length, hands, questions);
    counted.forEach((each, at) => (ways[at]! += each));
    yield;
  }
  const [alone, unbeaten, win] = ways as [bigint, bigint, bigint];
  const chance = (number: bigint): number => Number(number) / Number(dealsOf(unseen.length, lacksOf(hand, rivals)));
  return { win: chance(win), alone: chance(alone), tied: chance(unbeaten - alone) };
}

/** Samples deals, and yields the results so far after each slice. */
function* drawSome(
  { hand, rivals, before, unseen, ranking }: Spot,
  trials: number,
  random: Random,
): Generator<FoundChances, FoundChances> {
  const cards = Int32Array.from(unseen);
  const known = [hand, ...rivals].map(maskOfAll);
  const lacks = lacksOf(hand, rivals);
  const worths = new Int32Array(known.length);
  const below = fastRandom(random);
  let [drawn, wins, alones, ties] = [0, 0, 0, 0];
  const deal = (): void => {
    let used = 0;
    known.forEach((own, at) => {
      let mask = own;
      for (let missing = lacks[at]!; missing > 0; missing--) {
        const place = used + below(cards.length - used);
        const card = cards[place]!;
        cards[place] = cards[used]!;
        cards[used++] = card;
        mask |= card;
      }
      worths[at] = ranked(strengthOfMask(mask), ranking);
    });
    const own = worths[0]!;
    let isBest = true;
    let isWinner = true;
    let isAlone = true;
    for (let rival = 1; rival < worths.length; rival++) {
      const other = worths[rival]!;
      if (other > own) isBest = false;
      if (other >= own) isAlone = false;
      if (other > own || (other === own && rival <= before)) isWinner = false;
    }
    drawn++;
    if (isWinner) wins++;
    if (isBest && isAlone) alones++;
    if (isBest && !isAlone) ties++;
  };
  const found = (): FoundChances => {
    const win = wins / drawn;
    const error = Math.sqrt((win * (1 - win)) / drawn);
    return { win, alone: alones / drawn, tied: ties / drawn, exact: false, drawn, error };
  };
  for (let left = trials; left > 0; left--) {
    deal();
    if (left > 1 && drawn % SLICE === 0) yield found();
  }
  return found();
}

/**
 * The probability that a hand takes the pot at the showdown, if nobody folds any more.
 *
 * `rivals` are the face-up cards of the others, clockwise beginning with Vorhand (if they are one of them): an empty
 * list for a hand of which nothing is known. `before` is how many of them have the better place: ties go to the first.
 * Face-down cards may be any of the unseen ones: they are not weighted by the betting, nor by the choice of upcards.
 *
 * Exact for four own cards, whatever is known of the others and however many they are: at most 0.05 s for one or two
 * unknown hands, or six with two upcards each; 0.3 s for three unknown hands, 3 s for four or more.
 *
 * With fewer own cards everything is counted again for each strength that the hand may reach. Two own cards take 0.3 s
 * against six opponents with two upcards each; against unknown hands 0.1 s for one, 1.5 s for two. Three own cards are
 * answered against up to three with upcards, one against two (up to 15 s), none against one. More is refused: two own
 * cards would take a minute or more against three unknown hands, and several minutes against four to six.
 * @throws {OddsError} if there are too many hands to count, a value is not a list, or the ranking is unknown.
 * @throws {CardError} for cards not in the pack, duplicates, or more than four in a hand.
 */
export function showdownChances(
  hand: readonly Card[],
  rivals: readonly (readonly Card[])[],
  before: number,
  options: KnownTable = {},
): ShowdownChances {
  const spot = spotOf(hand, rivals, before, options);
  const futures = finished(futuresOf(spot));
  if (futures.steps > MOST_STEPS)
    throw new OddsError(
      `These hands take ${futures.steps.toPrecision(1)} steps to count: too many for an exact answer. Four own cards always have one.`,
    );
  return finished(countAll(spot, futures));
}

/**
 * The same as {@link showdownChances}, about a millisecond at a time, and sampled if it would take more steps to count
 * than `most`: each step then yields the probabilities so far, otherwise nothing. A caller who has seen enough stops
 * calling it.
 * @throws {OddsError} if a value is not a list or not a number of deals, or the ranking is unknown.
 * @throws {CardError} for cards not in the pack, duplicates, or more than four in a hand.
 */
export function* showdownSteps(
  hand: readonly Card[],
  rivals: readonly (readonly Card[])[],
  before: number,
  options: KnownTable = {},
  { trials = TRIALS, most = MOST_STEPS, random = secureRandom() }: Effort = {},
): Generator<FoundChances | undefined, FoundChances, void> {
  assertOneOf(Number.isSafeInteger(trials) && trials > 0, 'trials', trials, 'a whole number from 1');
  const spot = spotOf(hand, rivals, before, options);
  const futures = yield* futuresOf(spot);
  if (futures.steps > most) return yield* drawSome(spot, trials, random);
  return { ...(yield* countAll(spot, futures)), exact: true, drawn: 0, error: 0 };
}

/**
 * A table as a question: what a seat holds, who else may still win and what is visible of them, clockwise from Vorhand.
 */
export interface Asked {
  readonly hand: readonly Card[];
  readonly seats: readonly Seat[];
  readonly rivals: readonly (readonly Card[])[];
  /** How many of them have the better place. */
  readonly before: number;
  readonly known: KnownTable;
}

/** The question of a seat that is in the hand, from its view. */
export function fromView({ cards, upCards, revealed, live, dealtIn, forehand, options }: View, seat: Seat): Asked {
  const order = seatsClockwise(live, forehand);
  const seen = (other: Seat): readonly Card[] => (hasSeat(revealed, other) ? upCards[other]! : []);
  const seats = order.filter(other => other !== seat);
  const { ungroupedHand, points } = options;
  return {
    hand: cards[seat]!.filter(card => card !== HIDDEN),
    seats,
    rivals: seats.map(seen),
    before: order.indexOf(seat),
    known: { gone: seatsIn(dealtIn & ~live).flatMap(seen), ranking: { ungroupedHand, points } },
  };
}
