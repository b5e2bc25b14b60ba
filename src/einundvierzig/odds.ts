/**
 * Exact chances at Einundvierzig: what a hand may become, and how likely it takes the pot. Counted, never simulated:
 * every way to deal the unseen cards counts alike. What would take too long is refused, never guessed.
 */
import { CardError, type Card } from '../cards/card.js';
import { CATEGORIES, categoryOf, isFortyOne, maskOf, ranked, strengthOfMask } from './hand.js';
import type { Category, HandMask, Ranking } from './hand.js';
import { PACK } from './table.js';

/** Thrown where there is no exact answer in reasonable time. */
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
  /** What counts at this table (E1, E17); everything unless said. */
  readonly ranking?: Ranking;
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
const STANDARD: Ranking = { noGroup: 'highCard', points: true };

/** More steps than this, a second or so, are refused. */
const MOST_STEPS = 5e8;

const maskOfAll = (cards: readonly Card[]): HandMask => cards.reduce((mask, card) => mask | maskOf(card), 0);

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
 */
export function handLaw(cards: readonly Card[], options: KnownTable = {}): HandLaw {
  const { gone = [], ranking = STANDARD } = options;
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

/** One rival's possible hands: which unseen cards each takes, and what it is worth. */
interface Rival {
  readonly places: readonly number[];
  readonly strengths: readonly number[];
}

/**
 * In how many ways all rivals can hold hands of which `allows` approves, no card in two of them. Rival by rival, by the
 * set of cards that those before have taken: it does not matter who of them has which.
 */
function waysFor(rivals: readonly Rival[], allows: (strength: number, rival: number) => boolean): number {
  let taken = new Map<number, number>([[0, 1]]);
  let ways = 0;
  rivals.forEach(({ places, strengths }, rival) => {
    const sets = places.filter((_, at) => allows(strengths[at]!, rival));
    const isLast = rival === rivals.length - 1;
    const next = new Map<number, number>();
    for (const [used, count] of taken) {
      let free = 0;
      for (let at = 0; at < sets.length; at++) {
        const set = sets[at]!;
        if ((set & used) !== 0) continue;
        if (isLast) free++;
        else next.set(set | used, (next.get(set | used) ?? 0) + count);
      }
      ways += count * free;
    }
    taken = next;
  });
  return rivals.length === 0 ? 1 : ways;
}

/** How many steps it takes for rivals who lack so many cards each: sets taken before, times sets that may be taken. */
function stepsFor(unseen: number, lacks: readonly number[]): number {
  let used = 0;
  let steps = 0;
  for (const lack of lacks) {
    steps += choose(unseen, used) * choose(unseen, lack);
    used += lack;
  }
  return steps;
}

/**
 * The chance that a hand takes the pot at the showdown, if nobody folds any more.
 *
 * `rivals` are the open cards of the others, clockwise from Vorhand on (Vorhand first, if he is one of them): none where
 * nothing is known of a hand. `before` is how many of them have the better place: equal hands go to the first. What is
 * covered may be any of the unseen cards: it is not weighed by what was bet, nor by why just these were laid open.
 *
 * Exact for four own cards against up to six rivals of two open cards each: 1 ms for two of them, 15 ms for three, up to
 * 150 ms for four to six. Exact for four own cards against one rival (2 ms) or two (a second) of whom nothing is known, and
 * for two own cards against one (a second). More is refused: three unknown hands would take minutes.
 * @throws {OddsError} where the hands are too many to be counted.
 * @throws {CardError} for cards that are none of the pack, named twice, or more than four in a hand.
 */
export function showdownChances(
  hand: readonly Card[],
  rivals: readonly (readonly Card[])[],
  before: number,
  options: KnownTable = {},
): ShowdownChances {
  const { gone = [], ranking = STANDARD } = options;
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
  eachSet(unseen, maskOfAll(hand), own, (places, mask) => {
    const worth = ranked(strengthOfMask(mask), ranking);
    const rest = unseen.filter((_, place) => ((places >> place) & 1) === 0);
    const all = rivals.map((open, at): Rival => {
      const sets: number[] = [];
      const strengths: number[] = [];
      eachSet(rest, maskOfAll(open), lacks[at]!, (set, whole) => {
        sets.push(set);
        strengths.push(ranked(strengthOfMask(whole), ranking));
      });
      return { places: sets, strengths };
    });
    const alone = waysFor(all, strength => strength < worth);
    const unbeaten = waysFor(all, strength => strength <= worth);
    ways.alone += alone;
    ways.tied += unbeaten - alone;
    if (before === 0) ways.win += unbeaten;
    else if (before === rivals.length) ways.win += alone;
    else ways.win += waysFor(all, (strength, rival) => (rival < before ? strength < worth : strength <= worth));
  });
  let deals = choose(unseen.length, own);
  lacks.reduce((free, lack) => {
    deals *= choose(free, lack);
    return free - lack;
  }, left);
  return { win: ways.win / deals, alone: ways.alone / deals, tied: ways.tied / deals };
}
