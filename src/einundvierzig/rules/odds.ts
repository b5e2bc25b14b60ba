/**
 * Exact chances at Einundvierzig: what a hand may become, and how likely it takes the pot. Counted, never simulated:
 * every way to deal the unseen cards counts alike. What would take too long is refused, never guessed.
 */
import { CardError, type Card } from '../../cards/card.js';
import { binomial, countDisjointHands, stepsToCount, type HandToFill } from './disjoint-hands.js';
import { CATEGORIES, categoryOf, isFortyOne, maskOf, ranked, strengthOfMask } from './hand.js';
import type { Category, HandMask, Ranking } from './hand.js';
import { PACK } from './table.js';

/** Thrown where there is no exact answer in reasonable time, or the question makes no sense. */
export class OddsError extends Error {
  override readonly name = 'OddsError';
}

/** What four cards may be worth. Chances are parts of one. */
export interface HandLaw {
  /** In how many ways the missing cards can come. */
  readonly hands: number;
  /** The chance of each group; a hand that is worth nothing under the table's ranking is a `single`. */
  readonly categories: Readonly<Record<Category, number>>;
  /** The chance of each strength that is possible, the highest first. */
  readonly strengths: readonly { readonly strength: number; readonly chance: number }[];
  /** The chance of the 41. */
  readonly fortyOne: number;
}

/** What else is known of the table: cards that are gone, and what counts. */
export interface KnownTable {
  /** Cards that are in nobody's hand any more: those that folded players had laid open. */
  readonly gone?: readonly Card[];
  /** What counts at this table (E1, E17); what is not said counts as in the game. */
  readonly ranking?: Partial<Ranking>;
}

/** What a hand may expect of the pot. Chances are parts of one. */
export interface ShowdownChances {
  /** The hand takes the pot: it is the highest, or the first of the highest ones in Vorhand's order. */
  readonly win: number;
  /** The hand alone is the highest. */
  readonly alone: number;
  /** The hand is one of several highest ones, whichever of them takes the pot. */
  readonly tied: number;
}

const HAND = 4;

/** More steps than this, a quarter of a minute, are refused. */
const MOST_STEPS = 8e8;

const maskOfAll = (cards: readonly Card[]): HandMask => cards.reduce((mask, card) => mask | maskOf(card), 0);

const demand = (holds: boolean, what: string, given: unknown, allowed: string): void => {
  if (!holds) throw new OddsError(`${what} must be ${allowed}, not ${String(given)}.`);
};

const demandList = (given: unknown, what: string): void => demand(Array.isArray(given), what, given, 'a list');

/** What is known beside the hands, from foreign options: the cards that are gone, and what counts. */
function knownOf(options: KnownTable): { readonly gone: readonly Card[]; readonly ranking: Ranking } {
  const isRecord = (given: unknown): boolean => typeof given === 'object' && given !== null;
  demand(isRecord(options), 'What is known', options, 'an object');
  const { gone = [], ranking = {} } = options;
  demandList(gone, 'gone');
  demand(isRecord(ranking), 'ranking', ranking, 'an object');
  // all options of a table may come as its ranking
  const stray = Object.keys(options).find(key => !['gone', 'ranking'].includes(key));
  if (stray !== undefined) throw new OddsError(`What is known has no ${stray}, only gone and ranking.`);
  const { noGroup = 'highCard', points = true } = ranking;
  demand(['highCard', 'zero'].includes(noGroup), 'ranking.noGroup', noGroup, 'highCard or zero');
  demand(typeof points === 'boolean', 'ranking.points', points, 'true or false');
  return { gone, ranking: { noGroup, points } };
}

/** The masks of the cards that nobody has seen. */
function unseenOf(seen: readonly Card[]): readonly HandMask[] {
  const stray = seen.findIndex((card, at) => !(PACK as readonly Card[]).includes(card) || seen.indexOf(card) !== at);
  if (stray >= 0) throw new CardError(`${seen[stray]} is none of the pack of 32, or named twice.`);
  return PACK.filter(card => !seen.includes(card)).map(maskOf);
}

/** Visits every way to take `count` of the unseen cards: as a set of their places, and as a mask with `hand`. */
function eachSet(
  unseen: readonly HandMask[],
  hand: HandMask,
  count: number,
  visit: (places: number, mask: HandMask) => void,
): void {
  const take = (from: number, left: number, places: number, mask: HandMask): void => {
    if (left === 0) return visit(places, mask);
    for (let place = from; place <= unseen.length - left; place++)
      take(place + 1, left - 1, places | (1 << place), mask | unseen[place]!);
  };
  take(0, count, 0, hand);
}

/**
 * What up to four cards become, when the missing ones come from those that are neither among them nor `gone`. Exact for
 * any cards; at most 35,960 hands, where no card is known: 5 ms.
 * @throws {CardError} for cards that are none of the pack, named twice, or more than four.
 * @throws {OddsError} for what is no list of cards, and for a ranking that there is not.
 */
export function handLaw(cards: readonly Card[], options: KnownTable = {}): HandLaw {
  const { gone, ranking } = knownOf(options);
  demandList(cards, 'cards');
  if (cards.length > HAND) throw new CardError(`A hand has ${HAND} cards, not ${cards.length}.`);
  const unseen = unseenOf([...cards, ...gone]);
  const counts = new Map<number, number>();
  eachSet(unseen, maskOfAll(cards), HAND - cards.length, (_, mask) => {
    const strength = ranked(strengthOfMask(mask), ranking);
    counts.set(strength, (counts.get(strength) ?? 0) + 1);
  });
  const hands = binomial(unseen.length, HAND - cards.length);
  const strengths = [...counts]
    .sort(([a], [b]) => b - a)
    .map(([strength, count]) => ({ strength, chance: count / hands }));
  const sum = (holds: (strength: number) => boolean): number =>
    strengths.reduce((all, { strength, chance }) => (holds(strength) ? all + chance : all), 0);
  return {
    hands,
    categories: Object.fromEntries(
      CATEGORIES.map(category => [category, sum(strength => categoryOf(strength) === category)]),
    ) as Record<Category, number>,
    strengths,
    fortyOne: sum(isFortyOne),
  };
}

/** Every hand that some cards may become: which unseen cards it takes, and what it is worth. */
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

/** Against our hand of strength `worth`: the sets that make another hand lower, and those that make it as high. */
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

/**
 * The chance that a hand takes the pot at the showdown, if nobody folds any more.
 *
 * `rivals` are the open cards of the others, clockwise from Vorhand on (Vorhand first, if they are one of them): an empty list where
 * nothing is known of a hand. `before` is how many of them have the better place: equal hands go to the first. What is
 * covered may be any of the unseen cards: it is not weighed by what was bet, nor by why just these were laid open.
 *
 * Exact for four own cards, whatever is known of the others and however many they are: 0.05 s at most for one or two of whom
 * nothing is known, or six with two open cards each; 0.3 s for three of whom nothing is known, 3 s for four or more.
 *
 * With fewer own cards all is counted anew for each strength that the hand may come to. Two own cards take 0.3 s against six
 * rivals with two open cards each; against rivals of whom nothing is known 0.1 s for one, 1.5 s for two. Three own cards are
 * answered against up to three such, one against two (up to 15 s), none against one. More is refused: two own cards would
 * take a minute or more against three hands of which nothing is known, and several minutes against four to six.
 * @throws {OddsError} where the hands are too many to be counted, for what is no list, and for a ranking that there is not.
 * @throws {CardError} for cards that are none of the pack, named twice, or more than four in a hand.
 */
export function showdownChances(
  hand: readonly Card[],
  rivals: readonly (readonly Card[])[],
  before: number,
  options: KnownTable = {},
): ShowdownChances {
  const { gone, ranking } = knownOf(options);
  demandList(hand, 'hand');
  demandList(rivals, 'rivals');
  [...rivals].forEach((open, at) => demandList(open, `rivals[${at}]`));
  const many = [hand, ...rivals].find(cards => cards.length > HAND);
  if (many) throw new CardError(`A hand has ${HAND} cards, not ${many.length}.`);
  if (!Number.isSafeInteger(before) || before < 0 || before > rivals.length)
    throw new OddsError(`Of ${rivals.length} rivals ${before} cannot have the better place.`);
  const unseen = unseenOf([...hand, ...rivals.flatMap(open => [...open]), ...gone]);
  const lacks = [hand, ...rivals].map(cards => HAND - cards.length);
  if (lacks.reduce((all, missing) => all + missing) > unseen.length) throw new OddsError('There are not enough cards.');
  const own = futureOf(hand, unseen, ranking);
  const worths = [...new Set(own.strengths)];
  const futures = new Map(rivals.map(open => [open.join(), futureOf(open, unseen, ranking)]));
  const steps = worths.length * stepsToCount(unseen.length, [own, ...rivals.map(open => futures.get(open.join())!)]);
  if (steps > MOST_STEPS)
    throw new OddsError(
      `These hands take ${steps.toPrecision(1)} steps to count: too many for an exact answer. Four own cards always have one.`,
    );
  // the rivals that must be lower and not only as high: all of them (alone), none (unbeaten), those before us (win)
  const questions = [rivals.length, 0, before].map(many => [false, ...rivals.map((_, at) => at < many)]);
  const ways = [0n, 0n, 0n];
  for (const worth of worths) {
    const ours: HandToFill = { ...against(worth, own), lower: [] };
    const others = new Map([...futures].map(([open, future]) => [open, against(worth, future)]));
    const hands = [ours, ...rivals.map(open => others.get(open.join())!)];
    countDisjointHands(unseen.length, hands, questions).forEach((each, at) => (ways[at]! += each));
  }
  const [alone, unbeaten, win] = ways as [bigint, bigint, bigint];
  const chance = (number: bigint): number => Number(number) / Number(dealsOf(unseen.length, lacks));
  return { win: chance(win), alone: chance(alone), tied: chance(unbeaten - alone) };
}
