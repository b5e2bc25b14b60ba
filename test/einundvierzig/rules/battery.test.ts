import { cardNumber, shuffledSource, type Card, type Random } from '../../../src/cards.ts';
import { einundvierzig } from '../../../src/rules.ts';
import { PACK, type State } from '../../../src/einundvierzig/rules/table.ts';
import { battery, type OptionSet } from '../../game/battery.ts';

/** Likelier: to stay in and to be done; rarer: to go. So hands are played to the end, and seats still empty and fill. */
const WEIGHTS: Readonly<Record<string, number>> = {
  done: 30,
  leave: 1,
  sitOut: 1,
  sitIn: 8,
  reopen: 2,
  call: 12,
  check: 6,
  fold: 2,
};

const purses = (seats: number, chips: number): number[] =>
  Array.from({ length: seats }, (_, seat) => chips + 7 * ((seat * 5) % 7));

/** Aces and tens of all suits: a 41 in every few hands. */
const NAMESAKES = PACK.filter(card => 'TJQKA'.includes(card[0]!));

const SETS: readonly OptionSet[] = [
  {
    name: 'three players, the rules as they stand',
    options: {},
    golden:
      'bonus 1, boughtIn 46, exposed 535, folded 91, forced 200, left 25, mucked 1, raised 154, returned 10, settled 200; 02a7a73f9099',
  },
  {
    name: 'seven short purses',
    options: { purses: purses(7, 8), buyIn: 20 },
    golden:
      'boughtIn 106, exposed 899, folded 245, forced 199, left 51, mucked 1, raised 322, returned 8, settled 200; c0031e3010e7',
  },
  {
    name: 'one after the other lays open, Vorhand is forced twice and may raise',
    options: { purses: purses(5, 60), expose: 'clockwise', round2Open: 'forehandForced', forehandOption: true },
    golden:
      'boughtIn 75, exposed 663, folded 215, forced 398, left 41, mucked 2, raised 361, returned 10, settled 200; 35900c2e36ff',
  },
  {
    name: 'the literal showdown, Vorhand speaks first, either limit',
    options: {
      purses: purses(4, 90),
      showdownTrigger: 'firstCall',
      round2First: 'forehand',
      round2Unit: 'either',
      capLiftedHeadsUp: 'always',
    },
    golden:
      'bonus 1, boughtIn 70, exposed 579, folded 111, forced 200, left 33, mucked 1, raised 144, returned 12, settled 200; 6b82241a30f9',
  },
  {
    name: 'without points, no tax, no cap when two are left',
    options: {
      purses: purses(6, 40),
      points: false,
      tax: { percent: 0 },
      capLiftedHeadsUp: 'never',
      round2Unit: 'lower',
    },
    golden:
      'boughtIn 56, exposed 826, folded 219, forced 200, left 35, raised 290, returned 2, settled 200; 2e751873d0ce',
  },
  {
    name: 'forty-one upon forty-one',
    options: { purses: purses(4, 120), dealer: 'players', noGroup: 'zero', tax: { percent: 10, cap: 0 } },
    pack: NAMESAKES,
    golden:
      'bonus 1, boughtIn 63, exposed 611, folded 120, forced 200, left 34, mucked 2, raised 179, returned 9, settled 200; 2092d44def47',
  },
  {
    name: 'forty-one only at the showdown',
    options: { purses: purses(4, 120), bonusNeedsShowdown: true, bonus41: 7 },
    pack: NAMESAKES,
    golden:
      'bonus 4, boughtIn 35, exposed 637, folded 128, forced 200, left 21, raised 191, returned 3, settled 200; a80372d991fd',
  },
];

/** Other cards, drawn from all that this viewer has not seen, in the place of the covered ones; the open ones stay. */
function otherCards(state: State, viewer: number | 'onlooker', random: Random, pack: readonly Card[]): State {
  const { cards: known, open } = einundvierzig.view(state, viewer);
  const seen = new Set<Card>([...known.flat(), ...open.flat()]);
  const source = shuffledSource(
    pack.filter(card => !seen.has(card)),
    random,
  );
  source.shuffle();
  const cards = state.cards.map((hand, seat) =>
    known[seat]!.includes('??') ? [...open[seat]!, ...source.draw(hand.length - open[seat]!.length)] : hand,
  );
  // what has been chosen, but not turned over, is two of the new cards
  const chosen = state.open.map((two, seat) =>
    two.length > 0 && open[seat]!.length === 0
      ? cards[seat]!.slice(2).sort((a, b) => cardNumber(a) - cardNumber(b))
      : two,
  );
  return { ...state, cards, open: chosen };
}

const COUNTED = ['settled', 'forced', 'mucked', 'returned', 'bonus', 'exposed', 'boughtIn', 'left', 'folded', 'raised'];

battery(einundvierzig, {
  optionSets: SETS,
  hands: 200,
  nextHand: action => action.type === 'nextHand',
  weight: offer => WEIGHTS[offer.type] ?? 3,
  left: state => 32 - einundvierzig.dealt(state).length,
  count: ({ type }) => (COUNTED.includes(type) ? type : undefined),
  twins: (state, viewer, random) => [otherCards(state, viewer, random, PACK)],
});
