/**
 * The exact law of one coup of Trente et Quarante.
 *
 * Counted, not simulated: every order of the cards left is equally likely. Pure functions over plain data; a page uses
 * {@link coupLawSteps} to compute in slices.
 */
import { CARDS, CardError, rankOf, suitOf } from '../../cards/card.js';
import { show } from '../../game/options.js';
import { finished } from '../../game/steps.js';
import { listOf, numbered } from '../../game/lists.js';
import { readFrom, type Options } from './options.js';
import { carry, meet, meetings, moves, sums, table, type Sums, type Table } from './row-sums.js';

/** The value of J, Q and K: `ten` each (the rule), or 11, 12 and 13 (T14). */
export type CourtCards = Options['courtCards'];

/** The options of the table that affect the law of the rows. */
export interface LawOptions {
  /** T14. With `11-12-13` the rows run from 31 to 43. Default `ten`. */
  readonly courtCards?: CourtCards;
  /**
   * How many of the unseen cards are not in the shoe but burnt (T4). This matters only at the end of a shoe. Default 0.
   */
  readonly burnt?: number;
}

/**
 * The law of one coup: probabilities from 0 to 1.
 * `noir + rouge + refait + tie + unfinished` is 1, and `couleur + inverse` is `noir + rouge`.
 * By exchangeability both rows have the same law, so `joint` is symmetric and `noir` equals `rouge` for any cards left.
 */
export interface CoupLaw {
  /**
   * `row[i]`: a row ends at 31 + i, in a coup that is completed. The same for either row. Ten entries, or thirteen
   * (T14).
   */
  readonly row: readonly number[];
  /** `joint[i][j]`: the first row (Noir) ends at 31 + i and the second (Rouge) at 31 + j. */
  readonly joint: readonly (readonly number[])[];
  /** `ties[i]`: both rows end at 31 + i. */
  readonly ties: readonly number[];
  /** The first row is the lower: Noir wins. */
  readonly noir: number;
  /** The second row is the lower: Rouge wins. */
  readonly rouge: number;
  /** 31:31. */
  readonly refait: number;
  /** The part of `refait` that takes the last card of the shoe, void by T12. */
  readonly lastRefait: number;
  /** Both rows equal at 32 or more: the coup is void. */
  readonly tie: number;
  /** The first card of the first row has the colour that wins. */
  readonly couleur: number;
  /** The first card of the first row does not have the winning colour. */
  readonly inverse: number;
  /** The shoe runs out during the coup (T13: void). */
  readonly unfinished: number;
}

/** How many of each card are unseen, by card number: 52 counts, including burnt cards that nobody saw. */
export type Composition = readonly number[];

/** The first total that ends a row. */
const FIRST_TOTAL = 31;
/** The most points of a row that must still draw. */
const STILL_DRAWS = 30;

const highestValue = (options: LawOptions): number => (readFrom(options, 'courtCards') === '11-12-13' ? 13 : 10);

/** The points of a card number: ace 1 (T15), pips, court cards as `highest` says. */
const points = (card: number, highest: number): number =>
  rankOf(card) === 12 ? 1 : Math.min(rankOf(card) + 2, highest);

/**
 * The cards of a fresh shoe, by its number of packs of 52 (T4: six). Unseen burnt cards are included.
 * @throws {CardError} if it is not a valid number of packs.
 */
export function freshComposition(decks: number): Composition {
  if (!Number.isInteger(decks) || decks < 1)
    throw new CardError(`${decks} is not a number of packs: expected a whole number from 1.`);
  return CARDS.map(() => decks);
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

/** The law that follows from the joint table; `favour` is P(Couleur) − P(Inverse). */
function lawOf(joint: readonly (readonly number[])[], favour = 0, lastRefait = 0, pointsLeft = Infinity): CoupLaw {
  const row = joint.map(sum);
  const ties = joint.map((line, i) => line[i]!);
  const noir = sum(joint.map((line, i) => sum(line.slice(i + 1))));
  const refait = ties[0]!;
  return {
    row,
    joint,
    ties,
    noir,
    rouge: noir,
    refait,
    lastRefait,
    tie: sum(ties) - refait,
    couleur: noir + favour / 2,
    inverse: noir - favour / 2,
    // With enough points left for the highest first row and any second one, what is missing from 1 is rounding.
    unfinished: pointsLeft < 2 * FIRST_TOTAL - 1 + joint.length ? Math.max(0, 1 - sum(row)) : 0,
  };
}

/**
 * The law of a coup from infinitely many packs, where each card is drawn as if from a full pack (M1, left column).
 * The rows are independent: one sweep over the 30 sums of a row, 1,600 multiplications, 0.1 ms.
 */
export function infiniteCoupLaw(options: LawOptions = {}): CoupLaw {
  const highest = highestValue(options);
  const reach = listOf(STILL_DRAWS + highest + 1, total => +!total);
  for (let total = 0; total <= STILL_DRAWS; total++) {
    for (let card = 0; card < CARDS.length; card++)
      reach[total + points(card, highest)]! += reach[total]! / CARDS.length;
  }
  const row = reach.slice(FIRST_TOTAL);
  return lawOf(row.map(first => row.map(second => first * second)));
}

/*
 * The exact law without replacement.
 *
 * All orders of the cards are equally likely, so only the multisets of the two rows count: rows of K and L cards have
 * (K - 1)! (L - 1)! / (N (N - 1) ... (N - K - L + 1)) for each way to take the cards and to name each row's last card.
 * A row may end at total T with a card of at least T - 30 points, and at 31 with any of its cards.
 *
 * The values are processed from the highest down. `upper` tables hold the ways of all values above v, by the sum and
 * number of cards of both rows; `lower` tables hold, for what the rows still lack, the weighted ways of all values
 * below v. The two meet at the value of the lower of the two last cards, so that neither needs to know both totals, nor
 * where the other last card lies. All terms are positive (except for the colours' balance), so nothing cancels.
 */

/** The cards of a row that are marked. As one number: two bits for the row called a, two for the row called b. */
const LAST_A = 1;
const FIRST_A = 2;
const LAST_B = 4;
const FIRST_B = 8;
/** The last card of the shoe, which ends the second row. */
const LAST_CARD = 16;

/** The cards left, by value. */
interface Shoe {
  readonly highest: number;
  /** How many cards of each value are left. */
  readonly count: readonly number[];
  /** How many more of them are black than red. */
  readonly balance: readonly number[];
  /** The points of all cards of at most each value. */
  readonly points: readonly number[];
  readonly cards: number;
  /** How many of the cards can be dealt; the rest are burnt. */
  readonly dealable: number;
}

function shoeOf(composition: Composition, highest: number, burnt: number): Shoe {
  const counts: unknown = composition;
  if (!Array.isArray(counts) || counts.length !== CARDS.length)
    throw new CardError(`A composition has 52 counts, not ${Array.isArray(counts) ? counts.length : show(counts)}.`);
  if (!Number.isSafeInteger(burnt) || burnt < 0)
    throw new CardError(`${burnt} is not a count of burnt cards: expected a whole number from 0.`);
  const count = new Array<number>(highest + 1).fill(0);
  const balance = [...count];
  [...composition].forEach((left, card) => {
    if (!Number.isSafeInteger(left) || left < 0)
      throw new CardError(`${left} is not a count of the card ${CARDS[card]}: expected a whole number from 0.`);
    const value = points(card, highest);
    count[value]! += left;
    // Clubs and spades are black, diamonds and hearts red.
    balance[value]! += suitOf(card) % 3 ? -left : left;
  });
  let all = 0;
  const pointsUpTo = count.map((left, value) => (all += left * value));
  const cards = sum(count);
  return { highest, count, balance, points: pointsUpTo, cards, dealable: cards - burnt };
}

/** The cards above `value` of a row with at most `most` points. */
const has = ({ highest }: Shoe, value: number, most: number): Sums =>
  sums(
    Math.trunc(FIRST_TOTAL / (value + 1)) + 1,
    cards => (value + 1) * cards,
    cards => Math.min(most, highest * cards),
  );

/** The card that ends a row: one above a value, one of exactly that value, or any (total 31). */
type Ending = 'above' | 'here' | 'any';

/** What a row still lacks in cards of at most `value`, by its number of cards above. */
const lacks = ({ highest, points }: Shoe, value: number, ending: Ending): Sums =>
  sums(
    Math.trunc(FIRST_TOTAL / (value + 1)) + 1,
    cards => Math.max(ending === 'here' ? value : 0, FIRST_TOTAL - highest * cards),
    cards => {
      const above = (value + 1) * cards;
      const most = {
        above: cards ? STILL_DRAWS + value + 1 - above : -1,
        here: STILL_DRAWS + value - above,
        any: FIRST_TOTAL - above,
      };
      return Math.min(points[value]!, most[ending]);
    },
  );

/** Tables by the marks that are set in them. */
type Marked = ReadonlyMap<number, Table>;

/** Adds to `to` all ways to take cards of a value for both rows, each over N per card, and to set missing marks. */
function take(shoe: Shoe, from: Marked, to: Table, value: number, marks: number, direction: number): void {
  const left = shoe.count[value]!;
  const most = Math.min(left, Math.trunc((STILL_DRAWS + shoe.highest) / value));
  // Given the values, each card of a value is equally likely to be any of those left: the share of black minus that of
  // red.
  const black = shoe.balance[value]! / (left || 1);
  const set = (cards: number, named: number): number => [1, cards, black * cards, black * cards * (cards - 1)][named]!;
  for (const [before, source] of from) {
    if (before & ~marks) continue;
    const missing = marks ^ before;
    const ways = new Float64Array((most + 1) ** 2);
    for (let first = 1, i = 0; i <= most; first *= (left - i) / ++i / shoe.cards) {
      for (let both = first, j = 0; i + j <= left && j <= most; both *= (left - i - j) / ++j / shoe.cards) {
        ways[i * (most + 1) + j] = both * set(i, missing & 3) * set(j, missing >> 2);
      }
    }
    const a = moves(source.a, to.a, value, most, direction);
    carry(source, to, a, moves(source.b, to.b, value, most, direction), ways, most + 1);
  }
}

/** The weight of each way for rows of k and l cards, relative to drawing with replacement: see above. */
function weight(shoe: Shoe, k: number, l: number, first: number, any: number): number {
  if (any & LAST_CARD ? k + l !== shoe.dealable : k + l > shoe.dealable) return 0;
  let product = 1;
  for (let drawn = 0; drawn < k + l; drawn++) product *= shoe.cards / (shoe.cards - drawn);
  for (const cards of [k, l]) for (let i = 2; i < cards; i++) product *= i;
  // The first card is one of those before the last; at 31 the last is any, or any but the first.
  if (first === FIRST_A) product /= k - 1;
  if (first === FIRST_B) product /= l - 1;
  if (any & LAST_A) product *= first === FIRST_A ? k - 1 : k;
  if (any & LAST_B) product *= first === FIRST_B ? l - 1 : l;
  return product;
}

/** The lower tables of the values up to 0 (no card), 1, ... `most`. `any`: the rows that any card may end. */
function* lowerTables(shoe: Shoe, first: number, any: number, most: number): Generator<void, Marked[], void> {
  const ending = (last: number): Ending => (any & last ? 'any' : 'above');
  const empty = (value: number): Table => table(lacks(shoe, value, ending(LAST_A)), lacks(shoe, value, ending(LAST_B)));
  const complete = empty(0);
  const { a, b, cells } = complete;
  a.start.forEach((line, k) =>
    b.start.forEach((place, l) => {
      if (a.low[k] === 0 && b.low[l] === 0) cells[line * b.size + place] = weight(shoe, k, l, first, any);
    }),
  );
  const tables: Marked[] = [new Map([[0, complete]])];
  for (let value = 1; value <= most; value++) {
    const marked = new Map<number, Table>();
    for (const marks of first ? [0, first] : [0]) {
      const target = empty(value);
      take(shoe, tables[value - 1]!, target, value, marks, -1);
      marked.set(marks, target);
      yield;
    }
    tables.push(marked);
  }
  return tables;
}

/** The upper tables with the cards of `value` taken too. `least`, if not 0: the last card of row a is above, at least this. */
function* raise(
  shoe: Shoe,
  from: Marked,
  value: number,
  least: number,
  all: readonly number[],
): Generator<void, Marked, void> {
  const drawing = has(shoe, value - 1, FIRST_TOTAL);
  const ended = has(shoe, value - 1, STILL_DRAWS + (least || shoe.highest));
  const raised = new Map<number, Table>();
  for (const marks of all) {
    if (least && !(marks & LAST_A)) continue;
    const target = table(marks & LAST_A ? ended : drawing, drawing);
    take(shoe, from, target, value, marks, 1);
    raised.set(marks, target);
    yield;
  }
  return raised;
}

/**
 * The exact law of the next coup, {@link coupLaw}, in slices: a generator that yields after at most a few milliseconds
 * of work (2 ms measured; 3.5 with court cards of 11 to 13) and returns the law. It may be abandoned at any yield.
 * @throws {CardError} at the first step, if the composition is not 52 counts of cards, or `burnt` is not a count.
 */
export function* coupLawSteps(composition: Composition, options: LawOptions = {}): Generator<void, CoupLaw, void> {
  const shoe = shoeOf(composition, highestValue(options), options.burnt ?? 0);
  const { highest } = shoe;
  const square = (): number[][] => listOf(highest, () => new Array<number>(highest).fill(0));

  // If red and black are balanced within each value, so is the first card's colour, whatever the rows.
  const coloured = shoe.balance.some(black => black !== 0);
  const marksAbove = coloured ? [0, LAST_A, FIRST_A, LAST_A | FIRST_A, FIRST_B, LAST_A | FIRST_B] : [0, LAST_A];
  // The ways to two totals: row a has the higher last card, or both the same (`level`); all ways, then those signed by
  // the colour of the first card of row a, or of row b.
  const lastCard = square();
  const asked = [];
  for (const first of coloured ? [0, FIRST_A, FIRST_B] : [0]) {
    asked.push({ first, higher: square(), level: square(), lower: yield* lowerTables(shoe, first, 0, highest - 1) });
  }

  const undealt = table(has(shoe, highest, FIRST_TOTAL), has(shoe, highest, FIRST_TOTAL));
  undealt.cells[0] = 1;
  // Upper tables whose last card of row a may still be a lower one; and, by its least value, those where it may not.
  let open: Marked = new Map([[0, undealt]]);
  const closed: (Marked | undefined)[] = [];

  for (let value = highest; value > 1; value--) {
    for (const { first, higher, level, lower } of asked) {
      // A row of 31 may end with any card, so it is not counted value by value but once, at the end: there the upper
      // tables hold all cards but 2 and 1.
      const both = LAST_A | LAST_B;
      for (const any of value > 2 ? [0] : [0, LAST_B, both].concat(first ? [] : both | LAST_CARD)) {
        const below = (any ? yield* lowerTables(shoe, first, any, 1) : lower)[value - 1]!;
        for (const marks of marksAbove) {
          if (marks & (~(first | LAST_A) | any)) continue;
          const meeting = marks & LAST_A || any === LAST_B ? higher : level;
          const into = any & LAST_CARD ? lastCard : meeting;
          if (into === level && first === FIRST_B) continue;
          const missing = (LAST_A | LAST_B | first) & ~any & ~marks;
          const ending = (last: number): Ending => {
            if (any & last) return 'any';
            return missing & last ? 'here' : 'above';
          };
          const target = table(lacks(shoe, value, ending(LAST_A)), lacks(shoe, value, ending(LAST_B)));
          take(shoe, below, target, value, missing, -1);
          yield;
          const totals = { any: [0, 0], here: [1, value - 1], above: [1, highest - 1] } as const;
          const [fromA, toA] = totals[ending(LAST_A)];
          const [fromB, toB] = totals[ending(LAST_B)];
          for (let i = fromA; i <= toA; i++) {
            const upper = ((marks & LAST_A && closed[i + 1]) || open).get(marks);
            if (!upper) break;
            const a = meetings(upper.a, target.a, FIRST_TOTAL + i);
            for (let j = fromB; j <= toB; j++) {
              into[i]![j]! += meet(upper, target, a, meetings(upper.b, target.b, FIRST_TOTAL + j));
            }
          }
          yield;
        }
      }
    }
    if (value === 2) break;
    for (const [least, tables] of numbered(closed)) {
      if (tables) closed[least] = yield* raise(shoe, tables, value, least, marksAbove);
    }
    open = yield* raise(shoe, open, value, 0, marksAbove);
    closed[value] = new Map([...open].filter(([marks]) => marks & LAST_A));
  }

  const [ways, firstA, firstB] = asked;
  const joint = square();
  let favour = 0;
  for (let i = 0; i < highest; i++) {
    for (let j = 0; j < highest; j++) {
      // Both orders from the same sums, so that the table is symmetric to the last digit.
      const [high, low] = i > j ? [i, j] : [j, i];
      joint[i]![j] = ways!.higher[high]![low]! + ways!.higher[low]![high]! + ways!.level[high]![low]!;
      if (firstA && firstB) {
        favour += Math.sign(j - i) * (firstA.higher[i]![j]! + firstA.level[i]![j]! + firstB.higher[j]![i]!);
      }
    }
  }
  // The points that can be dealt even if the burnt cards are the highest ones.
  const pointsLeft = shoe.points[highest]! - (options.burnt ?? 0) * highest;
  return lawOf(joint, favour, lastCard[0]![0], pointsLeft);
}

/**
 * The exact law of the next coup, given the unseen cards (rows: B1; values: T14, T15; compare M1).
 *
 * Cost, in multiplications and on one core of a small server: six fresh packs 7.4 million, 21 ms; six packs of which
 * the red and the black cards that are gone differ, so that Couleur must be counted separately, 36 million, 90 ms; 156
 * cards left 65 ms; 40 cards left 20 ms. With court cards of 11, 12 and 13 half as much again. The first call, not yet
 * compiled, takes up to twice as long. All numbers are within 1e-14 of the truth.
 * @throws {CardError} if the composition is not 52 counts of cards, or `burnt` is not a count.
 * @throws {OptionError} if the court cards have neither of the two values.
 */
export const coupLaw = (composition: Composition, options: LawOptions = {}): CoupLaw =>
  finished(coupLawSteps(composition, options));
