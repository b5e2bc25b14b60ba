import { cardNumber, shuffledSource, type Card, type Random } from '../../src/cards.ts';
import { einundvierzig } from '../../src/rules.ts';
import { PACK, type State } from '../../src/einundvierzig/table.ts';
import { battery, type OptionSet } from '../game/battery.ts';

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
      'bonus 1, boughtIn 36, exposed 536, folded 84, forced 200, left 29, raised 128, returned 10, settled 200; cc9312db7329',
  },
  {
    name: 'seven short purses',
    options: { purses: purses(7, 8), buyIn: 20 },
    golden:
      'boughtIn 98, exposed 850, folded 256, forced 200, left 58, raised 334, returned 6, settled 200; a85dbf490da7',
  },
  {
    name: 'one after the other lays open, Vorhand is forced twice and may raise',
    options: { purses: purses(5, 60), expose: 'clockwise', round2Open: 'forehandForced', forehandOption: true },
    golden:
      'boughtIn 90, exposed 681, folded 234, forced 396, left 33, raised 375, returned 11, settled 200; 670df6b22fb5',
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
      'boughtIn 56, exposed 606, folded 103, forced 200, left 32, raised 151, returned 12, settled 200; 4c983cd247ef',
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
      'boughtIn 79, exposed 771, folded 204, forced 200, left 48, raised 289, returned 3, settled 200; 9f583bb69090',
  },
  {
    name: 'forty-one upon forty-one',
    options: { purses: purses(4, 120), dealer: 'players', noGroup: 'zero', tax: { percent: 10, cap: 0 } },
    pack: NAMESAKES,
    golden:
      'boughtIn 51, exposed 591, folded 118, forced 200, left 34, mucked 1, raised 158, returned 8, settled 200; f4d3b1a83b91',
  },
  {
    name: 'forty-one only at the showdown',
    options: { purses: purses(4, 120), bonusNeedsShowdown: true, bonus41: 7 },
    pack: NAMESAKES,
    golden:
      'bonus 5, boughtIn 49, exposed 633, folded 127, forced 200, left 24, raised 193, returned 8, settled 200; d32826697643',
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
