/**
 * The value of one to seven cards, from their numbers: the arithmetic under `hand.ts`, which has the letters and the
 * words. Ranks are masks, bit 2 a two to bit 14 an ace, or bit 1 an ace that plays low.
 *
 * A strength is one self-describing whole number, `0xCabcde` in hexadecimal: `C` is the category (0 high card to 8
 * straight flush), `a` to `e` are the ranks that make the hand, those that name it first, then the kickers; 2 to 14 for
 * an ace, 1 for an ace that plays low, 0 for none. Kings full of twos are `0x6d2000`, a wheel is `0x454321`. A low hand
 * is the same number with every bit inverted and one more bit in front, so that higher is better there too; {@link
 * unturned} inverts it back.
 */

/**
 * The orders in which hands are compared; higher is better in every one, and suits never count.
 * - `high`: the ordinary order.
 * - `deuce-to-seven`: the ordinary order reversed: aces are high, straights and flushes count against; A-2-3-4-5 is not
 *   a straight, the best hand is 7-5-4-3-2 in two suits (S21, `lowRank: normal`, `wheel: not-straight`).
 * - `deuce-to-seven-wheel`: the same, but A-2-3-4-5 is a straight (S21, `wheel: straight`).
 * - `ace-to-five`: aces are low, straights and flushes do not count; the best hand is 5-4-3-2-A (S21, razz).
 * - `eight-or-better`: the same, for five different ranks of eight or lower only (S21).
 */
export const ORDERS = ['high', 'deuce-to-seven', 'deuce-to-seven-wheel', 'ace-to-five', 'eight-or-better'] as const;
/** An order in which hands are compared: see {@link ORDERS}. */
export type HandOrder = (typeof ORDERS)[number];

/** The value of seven card numbers. */
export type Worth = (cards: ArrayLike<number>) => number;

/** Inverts a hand into its strength as a low: all its bits, and one in front that marks it. */
const TURN = 0x1ffffff;
/** The value of a nine low: an eight or better is better. */
const NINE_LOW = TURN ^ 0x090000;

const topRank = (ranks: number): number => 31 - Math.clz32(ranks);
const highest = (ranks: number): number => ranks && 1 << topRank(ranks);

/** Appends the highest of these ranks to a list of ranks; zeros if there are too few. */
function write(list: number, ranks: number, count: number): number {
  for (let rest = ranks; rest && count > 0; count--) {
    const top = topRank(rest);
    list = (list << 4) | top;
    rest ^= 1 << top;
  }
  return list << (4 * count);
}

/** The lowest of these ranks. */
function lowest(ranks: number, count: number): number {
  let rest = ranks;
  for (; count > 0; count--) rest &= rest - 1;
  return ranks ^ rest;
}

function howMany(ranks: number): number {
  let count = 0;
  for (let rest = ranks; rest; rest &= rest - 1) count++;
  return count;
}

/** The five ranks of the highest straight, or 0; an ace may be below the two. */
function straight(ranks: number): number {
  const all = ranks | ((ranks >> 13) & 2);
  const tops = all & (all << 1) & (all << 2) & (all << 3) & (all << 4);
  return tops && all & (31 << (topRank(tops) - 4));
}

/** The best hand by pairs and high cards alone. */
function ofAKind(one: number, two: number, three: number, four: number): number {
  if (!two) return write(0, one, 5);
  const fewer = three ? 3 : 2;
  const alike = four ? 4 : fewer;
  const first = highest(four || three || two);
  const second = four ? 0 : highest(two ^ first);
  const both = second ? 1 : 0;
  // one pair 1, two pair 2, three of a kind 3, full house 6
  const category = four ? 7 : (three ? 3 : 1) * (1 + both);
  const named = write(write(category, first, 1), second, both);
  return write(named, one ^ first ^ second, 5 - alike - 2 * both) << (4 * (alike - 1 + both));
}

function highOf(one: number, two: number, three: number, four: number, suited: number): number {
  const run = straight(suited || one);
  const kind = ofAKind(one, two, three, four);
  if (suited) return Math.max(kind, write(run ? 8 : 5, run || suited, 5));
  return run ? Math.max(kind, write(4, run, 5)) : kind;
}

/** The five cards with the fewest and lowest pairs, then the lowest ranks: no rank twice before each occurs once. */
function fewestPairs(one: number, two: number, three: number, four: number): number {
  const once = lowest(one, 5);
  let left = 5 - howMany(once);
  const twice = lowest(two, left);
  left -= howMany(twice);
  const thrice = lowest(three, left);
  return ofAKind(once, twice, thrice, lowest(four, left - howMany(thrice)));
}

/** The worst five of the ordinary order. */
function deuceOf(one: number, two: number, three: number, four: number, suited: number, wheel: boolean): number {
  let ranks = lowest(one, 5);
  if (howMany(ranks) < 5) return fewestPairs(one, two, three, four);
  let flush = 0;
  // every five of the ranks, the lowest first, until one is neither a straight nor in one suit only
  while (ranks) {
    const run = straight(ranks);
    if (!run || (run & 2 && !wheel)) {
      if (ranks & ~suited || ranks & two) return write(0, ranks, 5);
      flush ||= ranks;
    }
    do ranks = (ranks - one) & one;
    while (ranks && howMany(ranks) !== 5);
  }
  if (two) {
    const pair = lowest(two, 1);
    return ofAKind(pair | lowest(one ^ pair, 3), pair, 0, 0);
  }
  return flush ? write(5, flush, 5) : write(suited ? 8 : 4, straight(one), 5);
}

const aceLow = (ranks: number): number => (ranks & 0x3fff) | ((ranks >> 13) & 2);

/**
 * The strength of a hand from its ranks: those that occur, and those that occur twice, three and four times, as masks
 * (bit 2 a two, bit 14 an ace), and the ranks of a suit that occurs five times or more, else 0.
 */
export function strengthOfRanks(
  order: HandOrder,
  one: number,
  two: number,
  three: number,
  four: number,
  suited: number,
): number {
  if (!one) return 0;
  if (order === 'high') return highOf(one, two, three, four, suited);
  if (order === 'deuce-to-seven' || order === 'deuce-to-seven-wheel')
    return TURN ^ deuceOf(one, two, three, four, suited, order === 'deuce-to-seven-wheel');
  const low = TURN ^ fewestPairs(aceLow(one), aceLow(two), aceLow(three), aceLow(four));
  return order === 'ace-to-five' || (low > NINE_LOW && howMany(one) > 4) ? low : 0;
}

/**
 * The strength of one to seven card numbers (0 to 51), for callers that have numbers anyway; those below 0 count for
 * nothing.
 */
export function strengthOf(order: HandOrder, numbers: ArrayLike<number>): number {
  let one = 0;
  let two = 0;
  let three = 0;
  let four = 0;
  // four bits for each suit, three more than its cards: the top bit says five or more
  let suits = 0x3333;
  for (let at = 0; at < numbers.length; at++) {
    const number = numbers[at]!;
    if (number < 0) continue;
    const rank = 4 << (number >> 2);
    four |= three & rank;
    three |= two & rank;
    two |= one & rank;
    one |= rank;
    suits += 1 << ((number & 3) << 2);
  }
  let suited = 0;
  const flush = suits & 0x8888;
  if (flush)
    for (let at = 0; at < numbers.length; at++) {
      const number = numbers[at]!;
      if (number >= 0 && (flush >> ((number & 3) << 2)) & 8) suited |= 4 << (number >> 2);
    }
  return strengthOfRanks(order, one, two, three, four, suited);
}

/** A strength of any order as `0xCabcde`. */
export const unturned = (strength: number): number => (strength >> 24 ? TURN ^ strength : strength);
