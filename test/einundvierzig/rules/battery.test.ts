import { cardNumber, shuffledSource, type Card, type Random } from '../../../src/cards.ts';
import { einundvierzig } from '../../../src/rules.ts';
import { PACK, type State } from '../../../src/einundvierzig/rules/table.ts';
import { battery, type OptionSet } from '../../game/battery.ts';
import { counting, pursesAt, weight } from '../../poker/battery.ts';

const purses = pursesAt(7);

/** Aces and tens of all suits: a 41 in every few hands. */
const NAMESAKES = PACK.filter(card => 'TJQKA'.includes(card[0]!));

const SETS: readonly OptionSet[] = [
  {
    name: 'three players, the rules as they stand',
    options: {},
    golden:
      'bonus 1, boughtIn 46, folded 91, forced 200, left 25, mucked 1, raised 154, returned 10, settled 200, turnedUp 535; c7c88f10459b',
  },
  {
    name: 'seven short purses',
    options: { purses: purses(7, 8), buyIn: 20 },
    golden:
      'boughtIn 106, folded 245, forced 199, left 51, mucked 1, raised 322, returned 8, settled 200, turnedUp 899; 075b36ecb9f1',
  },
  {
    name: 'one after the other lays open, Vorhand is forced twice and may raise',
    options: {
      purses: purses(5, 60),
      turnUpOrder: 'clockwise',
      secondRoundOpening: 'forehand-forced',
      forehandOption: true,
    },
    golden:
      'boughtIn 75, folded 215, forced 398, left 41, mucked 2, raised 361, returned 10, settled 200, turnedUp 663; 1f50de6886a0',
  },
  {
    name: 'the literal showdown, Vorhand speaks first, either limit',
    options: {
      purses: purses(4, 90),
      showdownTrigger: 'first-call',
      secondRoundFirst: 'forehand',
      secondRoundUnit: 'either',
      capLiftedHeadsUp: 'always',
    },
    golden:
      'bonus 1, boughtIn 70, folded 111, forced 200, left 33, mucked 1, raised 144, returned 12, settled 200, turnedUp 579; 4521ffef5f0d',
  },
  {
    name: 'without points, no rake, no cap when two are left',
    options: {
      purses: purses(6, 40),
      points: false,
      rake: { percent: 0 },
      capLiftedHeadsUp: 'never',
      secondRoundUnit: 'lower',
    },
    golden:
      'boughtIn 73, folded 227, forced 200, left 48, raised 295, returned 5, settled 200, turnedUp 819; d8eae8ccc6d9',
  },
  {
    name: 'forty-one upon forty-one',
    options: { purses: purses(4, 120), dealer: 'players', ungroupedHand: 'zero', rake: { percent: 10, cap: 0 } },
    pack: NAMESAKES,
    golden:
      'bonus 1, boughtIn 63, folded 120, forced 200, left 34, mucked 2, raised 179, returned 9, settled 200, turnedUp 611; 4fd5ee8d891a',
  },
  {
    name: 'forty-one only at the showdown',
    options: { purses: purses(4, 120), bonusNeedsShowdown: true, fortyOneBonus: 7 },
    pack: NAMESAKES,
    golden:
      'bonus 4, boughtIn 35, folded 128, forced 200, left 21, raised 191, returned 3, settled 200, turnedUp 637; 2ab68e2290b3',
  },
];

/** Replaces the face-down cards with others, drawn from all that this viewer has not seen; the face-up ones stay. */
function otherCards(state: State, viewer: number | 'onlooker', random: Random, pack: readonly Card[]): State {
  const { cards: known, upCards } = einundvierzig.view(state, viewer);
  const seen = new Set<Card>([...known.flat(), ...upCards.flat()]);
  const source = shuffledSource(
    pack.filter(card => !seen.has(card)),
    random,
  );
  source.shuffle();
  const cards = state.cards.map((hand, seat) =>
    known[seat]!.includes('??') ? [...upCards[seat]!, ...source.draw(hand.length - upCards[seat]!.length)] : hand,
  );
  // cards chosen but not yet turned up are two of the new ones
  const chosen = state.upCards.map((two, seat) =>
    two.length > 0 && upCards[seat]!.length === 0
      ? cards[seat]!.slice(2).sort((a, b) => cardNumber(a) - cardNumber(b))
      : two,
  );
  return { ...state, cards, upCards: chosen };
}

battery(einundvierzig, {
  optionSets: SETS,
  hands: 200,
  nextHand: action => action.type === 'nextHand',
  weight,
  left: state => 32 - einundvierzig.dealt(state).length,
  count: counting('forced', 'bonus', 'turnedUp', 'raised'),
  twins: (state, viewer, random) => [otherCards(state, viewer, random, PACK)],
});
