import { shuffledSource, CARDS, type Card, type Random } from '../../../src/cards.ts';
import { stud } from '../../../src/rules.ts';
import type { Claim, State } from '../../../src/stud/rules/table.ts';
import { battery, type OptionSet } from '../../game/battery.ts';
import { counting, pursesAt, weight } from '../../poker/battery.ts';

const purses = pursesAt(9);

const SETS: readonly OptionSet[] = [
  {
    name: 'two players, the rules as they stand',
    options: {},
    golden: 'boughtIn 14, folded 44, left 4, mucked 58, returned 44, settled 150, shown 154; 0c67075c4fad',
  },
  {
    name: 'nine players to the end',
    options: { purses: purses(9, 600) },
    golden:
      'boughtIn 76, common 13, folded 600, left 48, mixedIn 52, mucked 202, returned 6, settled 150, shown 338; 4a98e1f8e04d',
  },
  {
    name: 'eight short purses',
    options: { purses: purses(8, 12), buyIn: 30 },
    golden:
      'boughtIn 106, folded 351, left 41, mixedIn 5, mucked 146, returned 18, settled 150, shown 328; e87dace1d29e',
  },
  {
    name: 'high-low in the normal order, declared',
    options: { purses: purses(5, 200), variant: 'high-low', declare: 'simultaneous', openPairOnFourth: 'holder-only' },
    golden:
      'boughtIn 45, claimed 379, folded 240, left 23, mucked 115, returned 13, settled 150, shown 264; 62d2febf4e50',
  },
  {
    name: 'high-low, ace to five, cards speak, raked, fives only',
    options: {
      purses: purses(6, 155),
      variant: 'high-low',
      lowRank: 'ace-to-five',
      step: 5,
      rake: { percent: 5, cap: 20 },
      openPairOnFourthBet: 'lower-or-higher',
      allInFaceUp: false,
    },
    golden: 'boughtIn 63, folded 310, left 28, mucked 153, returned 10, settled 150, shown 265; 5b993b7f2c4f',
  },
  {
    name: 'razz, full wagers only, suits speak',
    options: { purses: purses(7, 90), variant: 'razz', shortAllIn: 'full', openTie: 'suit', freeFold: true },
    golden: 'boughtIn 78, folded 536, left 35, mixedIn 1, mucked 57, returned 16, settled 150, shown 175; cb493b7062bf',
  },
  {
    name: 'fixed limit, eight or better',
    options: { purses: purses(4, 130), preset: 'fixed-limit', variant: 'high-low', bringInAmount: 3, ante: 1 },
    golden: 'boughtIn 44, folded 240, left 26, mucked 29, returned 19, settled 150, shown 76; 6d32aeaa97a6',
  },
  {
    name: 'fixed limit, the next lowest card brings in, raises into all-ins',
    options: {
      purses: purses(3, 15),
      preset: 'fixed-limit',
      buyIn: 40,
      allInLowCard: 'next-lowest-card',
      raiseIntoAllIn: true,
      capLiftedHeadsUp: 'always',
    },
    golden: 'boughtIn 25, folded 160, left 16, mucked 19, returned 32, settled 150, shown 76; b97b49b15e7a',
  },
  {
    name: 'as PokerKit plays it, nine players',
    options: { purses: purses(9, 45), preset: 'pokerkit' },
    golden:
      'boughtIn 92, common 1, folded 723, left 46, mixedIn 28, mucked 110, returned 13, settled 150, shown 249; d746a507d5e3',
  },
  {
    name: 'as PokerKit plays razz, short purses',
    options: { purses: purses(6, 9), preset: 'pokerkit', variant: 'razz', buyIn: 25 },
    golden: 'boughtIn 68, folded 395, left 20, mucked 64, returned 25, settled 150, shown 153; ed903c0f324e',
  },
  {
    name: 'completions count, the wheel is a straight, no ante',
    options: {
      purses: purses(4, 300),
      variant: 'high-low',
      wheel: 'straight',
      completeCounts: true,
      ante: 0,
      shortDeck: 'skip-burn-before-mix',
      shortCompletion: 'plus-bet',
      callAfterShortBringIn: 'short-amount',
    },
    golden: 'boughtIn 24, folded 132, left 19, mucked 89, returned 24, settled 150, shown 210; fa04d28ac144',
  },
];

/** Replaces the hidden cards with others, drawn from all that this viewer has not seen. */
function otherCards(state: State, viewer: number | 'onlooker', random: Random): State {
  const { cards } = stud.view(state, viewer);
  const there = (seat: number) => ((state.dealtIn & ~cards.mixedIn) >> seat) & 1;
  const seen = new Set<Card>(cards.common);
  state.players.forEach((_, seat) => {
    if (there(seat)) for (const card of [...cards.up[seat]!, ...cards.down[seat]!]) seen.add(card);
  });
  const source = shuffledSource(
    CARDS.filter(card => !seen.has(card)),
    random,
  );
  source.shuffle();
  const down = cards.down.map((row, seat) =>
    row.map((card, place) => (card !== '??' || !there(seat) ? state.cards.down[seat]![place]! : source.draw(1)[0]!)),
  );
  return { ...state, cards: { ...state.cards, down, burnt: source.draw(state.cards.burnt.length) } };
}

/** Replaces the claims that are still hidden with others. */
function otherClaims(state: State, viewer: number | 'onlooker'): State {
  if (state.phase !== 'declare' && state.phase !== 'reveal') return state;
  const turned: Readonly<Record<Claim, Claim>> = { high: 'low', low: 'both', both: 'high' };
  const claims = state.showdown.claims.map((claim, seat) =>
    seat === viewer || claim === null || claim === '??' ? claim : turned[claim],
  );
  return { ...state, showdown: { ...state.showdown, claims } };
}

battery(stud, {
  optionSets: SETS,
  hands: 150,
  nextHand: action => action.type === 'nextHand',
  weight,
  left: state => state.cards.stub,
  count: counting('shown', 'mixedIn', 'common', 'claimed'),
  twins: (state, viewer, random) => [
    otherClaims(otherCards(state, viewer, random), viewer),
    otherCards(state, viewer, random),
  ],
});
