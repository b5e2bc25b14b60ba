/**
 * Exact chances at Einundvierzig: what a hand may become, and how likely it takes the pot. Counted, never simulated:
 * every way to deal the unseen cards counts alike. What would take too long is refused, never guessed.
 */
import { CardError, type Card } from '../cards/card.js';
import { CATEGORIES, categoryOf, isFortyOne, maskOf, ranked, strengthOfMask } from './hand.js';
import type { Category, HandMask, Ranking } from './hand.js';
import { PACK } from './table.js';

/** Thrown where there is no exact answer in reasonable time, or the question is none. */
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

/** What else is known. */
export interface KnownTable {
  /** Cards that are in nobody's hand any more: those that folded players had laid open. */
  readonly gone?: readonly Card[];
  /** What counts at this table (E1, E17); what is not said counts as in the game. */
  readonly ranking?: Partial<Ranking>;
}

/** What a hand may expect of the pot. Chances are parts of one. */
export interface ShowdownChances {
  /** It takes the pot: the highest hand, or the first of the highest ones in Vorhand's order. */
  readonly win: number;
  /** It is the highest hand alone. */
  readonly alone: number;
  /** It is one of several highest hands, whoever of them takes the pot. */
  readonly tied: number;
}

const HAND = 4;

/** More steps than this, some seconds, are refused. */
const MOST_STEPS = 1e9;

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

/** How many ways there are to take so many of so many. */
const choose = (all: number, taken: number): number => {
  let ways = 1;
  for (let at = 0; at < taken; at++) ways = (ways * (all - at)) / (at + 1);
  return ways;
};

/** Every way to take so many of the unseen cards: as a set of their places, and as a mask with `hand`. */
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
  const hands = choose(unseen.length, HAND - cards.length);
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

/** Unseen cards are places from 0 on; a set of them is a number with their bits. Half of the places: */
const HALF = 15;
const LOWER = (1 << HALF) - 1;

/** The ranks of all sets of one half of the places, which begins at `first`, with so many cards below it. */
function ranksOf(ones: Uint8Array, first: number, below: number): Int32Array {
  const ranks = new Int32Array(ones.length);
  for (let set = 1; set < ones.length; set++) {
    const top = 31 - Math.clz32(set);
    ranks[set] = ranks[set ^ (1 << top)]! + choose(first + top, below + ones[set]!);
  }
  return ranks;
}

/** Numbers all sets of the same size from 0 on, in their order as numbers. */
function ranking(): (set: number) => number {
  const ones = new Uint8Array(1 << HALF);
  for (let set = 1; set < ones.length; set++) ones[set] = ones[set >> 1]! + (set & 1);
  const lower = ranksOf(ones, 0, 0);
  const upper = Array.from({ length: HALF + 1 }, (_, below) => ranksOf(ones, HALF, below));
  return set => lower[set & LOWER]! + upper[ones[set & LOWER]!]![set >> HALF]!;
}
let rankOf: ReturnType<typeof ranking> | undefined;

/** Every set of so many of `all` places, by its rank. */
function eachRank(all: number, size: number, visit: (set: number, rank: number) => void): void {
  const count = choose(all, size);
  for (let rank = 0, set = (1 << size) - 1; rank < count; rank++) {
    visit(set, rank);
    const lowest = set & -set;
    const next = set + lowest;
    set = next | (((next ^ set) >>> 2) / lowest);
  }
}

/** One rival's possible hands: which unseen cards each takes, and what it is worth. */
interface Rival {
  readonly places: readonly number[];
  readonly strengths: readonly number[];
}

/** In how many ways some rivals can hold, among other cards, all of a set: for every set of one size, by rank. */
interface Holding {
  /** How many cards those rivals lack. */
  readonly lack: number;
  readonly size: number;
  readonly ways: Float64Array;
}

const NOBODY: Holding = { lack: 0, size: 0, ways: Float64Array.of(1) };

/** Another rival joins, who can take each of these sets of so many cards. */
function joined(all: number, { size, ways }: Holding, sets: readonly number[], lack: number): Holding {
  const rank = (rankOf ??= ranking());
  const together = new Float64Array(choose(all, size + lack));
  eachRank(all, size, (held, at) => {
    const before = ways[at]!;
    if (before > 0)
      for (let next = 0; next < sets.length; next++) {
        const set = sets[next]!;
        if ((set & held) === 0) together[rank(set | held)]! += before;
      }
  });
  return { lack: size + lack, size: size + lack, ways: together };
}

/** The same for sets of one card less. */
function narrowed(all: number, { lack, size, ways }: Holding): Holding {
  const rank = (rankOf ??= ranking());
  const fewer = new Float64Array(choose(all, size - 1));
  eachRank(all, size - 1, (set, at) => {
    let sum = 0;
    for (let free = ~set & (2 ** all - 1); free !== 0; free &= free - 1) sum += ways[rank(set | (free & -free))]!;
    // each of their hands has been met once for every card of it that the set has not
    fewer[at] = sum / (lack - size + 1);
  });
  return { lack, size: size - 1, ways: fewer };
}

/** The sum of the products, exact where it goes beyond what a number holds. */
function product(ones: Float64Array, others: Float64Array): bigint {
  const part = 2 ** HALF;
  let [high, middle, low] = [0, 0, 0];
  for (let at = 0; at < ones.length; at++) {
    const [one, other] = [ones[at]!, others[at]!];
    const [oneHigh, otherHigh] = [Math.floor(one / part), Math.floor(other / part)];
    const [oneLow, otherLow] = [one - oneHigh * part, other - otherHigh * part];
    high += oneHigh * otherHigh;
    middle += oneHigh * otherLow + oneLow * otherHigh;
    low += oneLow * otherLow;
  }
  return (BigInt(high) << 30n) + (BigInt(middle) << 15n) + BigInt(low);
}

/**
 * In how many ways two groups can hold their hands, no card in both: all pairs of hands, less those that share a card,
 * and those that share two put back, and so on.
 */
function apart(all: number, one: Holding, other: Holding): number {
  let [more, less] = one.size > other.size ? [one, other] : [other, one];
  if (less.size === 0) return more.ways.reduce((sum, each) => sum + each, 0) * less.ways[0]!;
  while (more.size > less.size) more = narrowed(all, more);
  let ways = 0n;
  for (;;) {
    const shared = product(more.ways, less.ways);
    ways += more.size % 2 === 0 ? shared : -shared;
    if (more.size === 0) return Number(ways);
    const isSame = more === less;
    more = narrowed(all, more);
    less = isSame ? more : narrowed(all, less);
  }
}

/** Where rivals who lack so many cards are parted into two groups that lack about the same. */
function middleOf(lacks: readonly number[]): number {
  const sum = (some: readonly number[]): number => some.reduce((all, lack) => all + lack, 0);
  let middle = 0;
  while (2 * sum(lacks.slice(0, middle)) < sum(lacks)) middle++;
  return middle;
}

/** How many steps that takes: sets held before, times sets that a rival may take; then sets of one card less each time. */
function stepsFor(all: number, lacks: readonly number[]): number {
  const middle = middleOf(lacks);
  return [lacks.slice(0, middle), lacks.slice(middle)].reduce((steps, group) => {
    let held = 0;
    for (const lack of group) {
      steps += choose(all, held) * choose(all, lack);
      held += lack;
    }
    while (held > 0) steps += choose(all, --held) * (all - held);
    return steps;
  }, 0);
}

/**
 * The chance that a hand takes the pot at the showdown, if nobody folds any more.
 *
 * `rivals` are the open cards of the others, clockwise from Vorhand on (Vorhand first, if he is one of them): none where
 * nothing is known of a hand. `before` is how many of them have the better place: equal hands go to the first. What is
 * covered may be any of the unseen cards: it is not weighed by what was bet, nor by why just these were laid open.
 *
 * Exact for four own cards against up to seven rivals of two open cards each (some ms), against up to four of whom nothing is
 * known (some ms for two, some seconds for three or four), and for two own cards against one or two such (one or two
 * seconds). More is refused: five unknown hands would take minutes.
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
  const lacks = rivals.map(open => HAND - open.length);
  const own = HAND - hand.length;
  const left = unseen.length - own;
  if (lacks.reduce((all, lack) => all + lack, 0) > left) throw new OddsError('There are not cards enough.');
  const steps = choose(unseen.length, own) * stepsFor(left, lacks);
  if (steps > MOST_STEPS)
    throw new OddsError(`These hands take ${steps.toPrecision(1)} steps to count: too many for an exact answer.`);
  const ways = { win: 0, alone: 0, tied: 0 };
  const middle = middleOf(lacks);
  eachSet(unseen, maskOfAll(hand), own, (places, mask) => {
    const worth = ranked(strengthOfMask(mask), ranking);
    const rest = unseen.filter((_, place) => ((places >> place) & 1) === 0);
    const all = rivals.map((open, at): Rival => {
      const places: number[] = [];
      const strengths: number[] = [];
      eachSet(rest, maskOfAll(open), lacks[at]!, (set, whole) => {
        places.push(set);
        strengths.push(ranked(strengthOfMask(whole), ranking));
      });
      return { places, strengths };
    });
    const groups = new Map<string, Holding>();
    // the first of the rivals may hold what is worth less, the others what is worth as much, too
    const holding = (from: number, to: number, strict: number): Holding => {
      const held = rivals.slice(from, to).map((open, at) => `${open.join(' ')}${from + at < strict ? '<' : '='}`);
      const key = held.join();
      let group = groups.get(key);
      if (!group) {
        group = NOBODY;
        for (let at = from; at < to; at++) {
          const { places, strengths } = all[at]!;
          const most = at < strict ? worth - 1 : worth;
          const sets = places.filter((_, place) => strengths[place]! <= most);
          group = joined(rest.length, group, sets, lacks[at]!);
        }
        groups.set(key, group);
      }
      return group;
    };
    const waysFor = (strict: number): number =>
      apart(rest.length, holding(0, middle, strict), holding(middle, rivals.length, strict));
    const alone = waysFor(rivals.length);
    const unbeaten = waysFor(0);
    ways.alone += alone;
    ways.tied += unbeaten - alone;
    ways.win += before === 0 ? unbeaten : before === rivals.length ? alone : waysFor(before);
  });
  let deals = choose(unseen.length, own);
  lacks.reduce((free, lack) => {
    deals *= choose(free, lack);
    return free - lack;
  }, left);
  return { win: ways.win / deals, alone: ways.alone / deals, tied: ways.tied / deals };
}
