/**
 * `npm run count-hands`: deals all 133,784,560 hands of seven cards in every order and compares how many are of each
 * kind with what was computed elsewhere (`test/vectors/mathematics/stud_freq.json`). Every hand is also ranked by
 * `hand.ts`, which must give the same number as `evaluator.ts`; `-- --quick` does that for every 50th only. Exit 1 if
 * anything differs.
 */
import { readFileSync } from 'node:fs';
import { categoryOf, ranksOf, strengthOf, type Category, type HandOrder } from '../../src/stud/rules/hand.ts';
import { NO_SUITS, RANK_WEIGHT, SUIT_WEIGHT, sevenCards, type SevenCards } from '../../src/stud/rules/evaluator.ts';

const every = process.argv.includes('--quick') ? 50 : 1;

type Counts = Readonly<Record<string, number>>;
interface Expected {
  readonly total: number;
  readonly high: Counts;
  readonly a5_low_razz: Counts;
  readonly low_2to7: Counts;
  readonly low_normal_order_wheel_is_straight: Counts;
  readonly eight_or_better: number;
  readonly eight_or_better_by_top_card: Counts;
}
const expected = JSON.parse(
  readFileSync(new URL('../../test/vectors/mathematics/stud_freq.json', import.meta.url), 'utf8'),
) as Expected;

const NAMES: Readonly<Record<Category, string>> = {
  highCard: 'high card',
  pair: 'pair',
  twoPair: 'two pair',
  threeOfAKind: 'trips',
  straight: 'straight',
  flush: 'flush',
  fullHouse: 'full house',
  fourOfAKind: 'quads',
  straightFlush: 'straight flush',
};

/** Category and first rank, by the upper bits of a strength; 0 is no hand. */
const KINDS = 1 << 9;
const KIND = 16;

/** The hands of one kind, and how many of the hands checked have another strength according to `hand.ts`. */
interface Count {
  readonly kinds: Float64Array;
  readonly compared: number;
  readonly differing: number;
}

/** Deals every hand of seven cards; the sums grow card by card. */
function count(order: HandOrder, seven: SevenCards): Count {
  const kinds = new Float64Array(KINDS);
  const cards = new Uint8Array(7);
  let compared = 0;
  let differing = 0;
  let untilNext = 1;
  const deal = (at: number, from: number, ranks: number, suits: number): void => {
    const end = 52 - 6 + at;
    if (at < 6) {
      for (let card = from; card < end; card++) {
        cards[at] = card;
        deal(at + 1, card + 1, ranks + RANK_WEIGHT[card]!, suits + SUIT_WEIGHT[card]!);
      }
      return;
    }
    for (let card = from; card < end; card++) {
      cards[6] = card;
      const strength = seven(ranks + RANK_WEIGHT[card]!, suits + SUIT_WEIGHT[card]!, cards);
      kinds[strength >> KIND]!++;
      if (--untilNext === 0) {
        untilNext = every;
        compared++;
        if (strengthOf(order, cards) !== strength) differing++;
      }
    }
  };
  deal(0, 0, 0, NO_SUITS);
  return { kinds, compared, differing };
}

/** Sums the kinds under the names of a table; `nameOf` gives the name of a category and the rank that leads it. */
function named(kinds: Float64Array, nameOf: (category: Category, rank: string) => string): Counts {
  const counts: Record<string, number> = {};
  kinds.forEach((hands, kind) => {
    // a low has its bits inverted: the lower ones must be set for the zeros after the first rank
    const strength = (kind << KIND) | (kind & 0x100 ? 0xffff : 0);
    const category = categoryOf(strength);
    if (!category || hands === 0) return;
    const name = nameOf(category, ranksOf(strength)[0]!);
    counts[name] = (counts[name] ?? 0) + hands;
  });
  return counts;
}

let differences = 0;
const compare = (what: string, ours: Counts, theirs: Counts): void => {
  for (const name of new Set([...Object.keys(theirs), ...Object.keys(ours)])) {
    if (ours[name] === theirs[name]) continue;
    differences++;
    console.log(`${what}, ${name}: ${ours[name] ?? 0} counted, ${theirs[name] ?? 0} expected`);
  }
};

const low = (suffix: string) => (category: Category, rank: string) =>
  category === 'highCard' ? rank + suffix : NAMES[category];
const TABLES: readonly [HandOrder, Counts, (category: Category, rank: string) => string][] = [
  [
    'high',
    expected.high,
    (category, rank) => (category === 'straightFlush' && rank === 'A' ? 'royal flush' : NAMES[category]),
  ],
  ['ace-to-five', expected.a5_low_razz, low('-low')],
  ['deuce-to-seven', expected.low_2to7, low('-high no pair')],
  ['deuce-to-seven-wheel', expected.low_normal_order_wheel_is_straight, low('-high no pair')],
  ['eight-or-better', expected.eight_or_better_by_top_card, (_category, rank) => rank],
];

for (const [order, theirs, nameOf] of TABLES) {
  const seven = sevenCards(order);
  const start = process.hrtime.bigint();
  const { kinds, compared, differing } = count(order, seven);
  const seconds = Number(process.hrtime.bigint() - start) / 1e9;
  const ours = named(kinds, nameOf);
  const total = kinds.reduce((sum, hands) => sum + hands, 0);
  console.log(`\n${order}: ${total.toLocaleString('en')} hands in ${seconds.toFixed(1)} s`);
  for (const [name, hands] of Object.entries(ours).sort(([, a], [, b]) => b - a))
    console.log(`  ${name.padEnd(18)}${hands.toLocaleString('en').padStart(14)}`);
  compare(order, ours, theirs);
  compare(order, { hands: total }, { hands: expected.total });
  if (order === 'eight-or-better')
    compare(order, { 'hands with a low': total - kinds[0]! }, { 'hands with a low': expected.eight_or_better });
  console.log(`  hand.ts agrees on ${(compared - differing).toLocaleString('en')} of ${compared.toLocaleString('en')}`);
  differences += differing;
}
console.log(`\n${differences === 0 ? 'Everything agrees.' : `${differences} differences.`}`);
process.exitCode = differences === 0 ? 0 : 1;
