/** Replays `stud showdown` files: who wins, the name of each hand, and the five cards that make it, high and low. */
import type { KnownCard } from '../../src/cards.ts';
import { explain, strength, type Category, type HandOrder } from '../../src/stud/rules/hand.ts';
import type { Verdict } from '../../scripts/vectors.ts';
import { cardsOf } from './cards.ts';
import { differ, judgedCases } from './cases.ts';

interface Showdown {
  readonly winners: readonly number[];
  readonly category?: readonly string[];
  /** One best five of each hand; equal alternatives are equally right. */
  readonly best?: readonly (readonly string[] | null)[];
}
interface ShowdownCase {
  readonly id: string;
  readonly hands: readonly (readonly string[])[];
  readonly high?: Showdown;
  readonly low8?: Showdown;
  readonly low2to7?: Showdown;
  readonly lowA5?: Showdown;
}

/** The source of the files, PokerKit, counts A-2-3-4-5 as a straight in its deuce to seven (S21, `wheel: straight`). */
const ORDERS = {
  high: 'high',
  low8: 'eight-or-better',
  low2to7: 'deuce-to-seven-wheel',
  lowA5: 'ace-to-five',
} as const;
const NAMES: Readonly<Record<Category, string>> = {
  highCard: 'High card',
  pair: 'One pair',
  twoPair: 'Two pair',
  threeOfAKind: 'Three of a kind',
  straight: 'Straight',
  flush: 'Flush',
  fullHouse: 'Full house',
  fourOfAKind: 'Four of a kind',
  straightFlush: 'Straight flush',
};

/** Whether the five that we name are cards of the hand, each once, and worth as much as theirs. */
function fiveDiffer(order: HandOrder, hand: readonly KnownCard[], theirs: readonly string[] | null) {
  const ours = explain(order, hand)?.cards;
  if (!ours || !theirs) return differ('the five', ours ?? null, theirs);
  const five = cardsOf(theirs);
  const count = Math.min(5, hand.length);
  const taken = new Set(ours).size === count && ours.every(card => (hand as readonly string[]).includes(card));
  const equal = [ours, five].every(cards => strength(order, cards) === strength(order, hand));
  return taken && equal && five.length === count
    ? undefined
    : `the five is ${ours.join(' ')}, expected ${five.join(' ')}`;
}

function differenceOf(name: keyof typeof ORDERS, hands: readonly (readonly KnownCard[])[], expected: Showdown) {
  const order = ORDERS[name];
  const worth = hands.map(hand => strength(order, hand));
  const best = Math.max(...worth);
  const winners = worth.flatMap((one, seat) => (best > 0 && one === best ? [seat] : []));
  const category = hands.map(hand => NAMES[explain(order, hand)?.category ?? 'highCard']);
  return (
    differ(
      `${name}: the winners`,
      winners,
      [...expected.winners].sort((a, b) => a - b),
    ) ??
    (expected.category && differ(`${name}: the category`, category, expected.category)) ??
    expected.best?.map((five, seat) => fiveDiffer(order, hands[seat]!, five)).find(Boolean)
  );
}

/** All cases of a `stud showdown` file. */
export const studShowdown = (file: unknown): readonly Verdict[] =>
  judgedCases<{ cases: ShowdownCase }>(file, {
    cases: { fields: { id: 'text', hands: 'list' }, judge: judgeShowdown },
  });

function judgeShowdown(one: ShowdownCase): Verdict {
  const hands = one.hands.map(cardsOf);
  const twice = hands.flatMap(hand => hand.filter((card, place) => hand.indexOf(card) < place));
  if (twice.length > 0) return { id: one.id, difference: `${twice.join(' ')} is there twice in a hand` };
  const names = (Object.keys(ORDERS) as (keyof typeof ORDERS)[]).filter(name => one[name]);
  const difference = names.map(name => differenceOf(name, hands, one[name]!)).find(Boolean);
  return { id: one.id, difference: names.length ? difference : 'nothing is expected' };
}
