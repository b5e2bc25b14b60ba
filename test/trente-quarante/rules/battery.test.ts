import { CARDS, packs, shuffledSource, type Card, type KnownCard } from '../../../src/cards.ts';
import { trenteQuarante } from '../../../src/rules.ts';
import { battery, type OptionSet } from '../../game/battery.ts';
import type { State } from './table.ts';

/** Being done is made likelier, leaving rarer: so coups are played, while seats still empty and fill. */
const WEIGHTS: Readonly<Record<string, number>> = {
  done: 12,
  leave: 1,
  sitOut: 1,
  sitIn: 8,
  reopen: 2,
  rebet: 6,
  insure: 4,
};

/** The cards that are in none of the face-up places of a state. */
const unseen = ({ options, shoe }: State): Card[] =>
  CARDS.flatMap((card, number) => Array<Card>(options.decks - shoe.seen[number]!).fill(card));

/** A shoe of tens and aces, three to one: a refait in every fifth coup or so. */
const REFAITS: readonly KnownCard[] = packs(12).filter(card => 'TJQA'.includes(card[0]!));

const SETS: readonly OptionSet[] = [
  {
    name: 'one punter, the rules as they stand',
    options: {},
    golden:
      'boughtIn 75, coup decided 433, coup refait 12, coup tie 41, coup unfinished 14, freed 3, halved 2, held 1, imprisoned 6, left 38, lost 158, open 8, returned 41, sat 38, shuffled 17, spared 2, won 163; 145082af7d12',
  },
  {
    name: 'three small purses, one pack',
    options: { purses: [40, 25, 60], decks: 1, burn: 3 },
    golden:
      'boughtIn 167, coup decided 354, coup refait 7, coup tie 41, coup unfinished 98, freed 2, halved 1, held 2, imprisoned 3, left 87, lost 223, open 4, returned 171, sat 87, shuffled 100, won 229; 68d10e78146f',
  },
  {
    name: 'stepwise, refait upon refait',
    options: { purses: [400, 300, 35], decks: 12, max: 50 },
    pack: REFAITS,
    golden:
      'boughtIn 187, coup decided 334, coup lastRefait 1, coup refait 91, coup tie 52, coup unfinished 22, deeper 10, freed 31, halved 48, held 15, imprisoned 59, left 72, lifted 3, lost 318, open 107, returned 96, sat 70, shuffled 23, spared 25, won 260; 4eec9b61bcb3',
  },
  {
    name: 'any-win, stakes may be moved',
    options: {
      purses: [400, 300],
      decks: 12,
      max: 50,
      prison: 'any-win',
      refaitRule: 'prison-only',
      prisonMove: 'any',
    },
    pack: REFAITS,
    golden:
      'boughtIn 103, coup decided 330, coup refait 87, coup tie 64, coup unfinished 19, deeper 17, freed 46, held 9, imprisoned 91, left 35, lost 221, moved 70, returned 108, sat 35, shuffled 24, spared 11, won 208; 5691197b9a69',
  },
  {
    name: 'one-level, the odd chip is the player’s',
    options: {
      purses: [200, 200],
      decks: 12,
      prison: 'one-level',
      halfRounding: 'player',
      prisonMove: 'same-tableau',
      max: 25,
    },
    pack: REFAITS,
    golden:
      'boughtIn 117, coup decided 317, coup refait 91, coup tie 73, coup unfinished 19, freed 21, halved 47, held 8, imprisoned 48, left 32, lost 210, moved 10, open 95, returned 116, sat 32, shuffled 24, spared 17, won 203; fa9055632c41',
  },
  {
    name: 'unlimited, stakes may be given up',
    options: {
      purses: [300, 15, 80],
      decks: 12,
      prison: 'unlimited',
      refaitRule: 'prison-only',
      prisonSurrender: 'value',
      min: 1,
      step: 1,
      max: 30,
    },
    pack: REFAITS,
    golden:
      'boughtIn 173, coup decided 336, coup refait 90, coup tie 57, coup unfinished 17, deeper 23, freed 33, held 31, imprisoned 126, left 73, lifted 8, lost 341, returned 134, sat 72, shuffled 24, spared 20, surrendered 48, won 299; 4f3bdf61d498',
  },
  {
    name: 'last-coup, refait upon refait in shoes of nine coups',
    options: {
      purses: [200, 200, 200],
      decks: 12,
      burn: 2,
      lastRefait: 'last-coup',
      prisonMove: 'any',
      prisonSurrender: 'value',
      max: 25,
    },
    pack: REFAITS.slice(0, 96),
    golden:
      'boughtIn 193, coup decided 323, coup lastRefait 1, coup refait 78, coup tie 54, coup unfinished 44, deeper 3, freed 14, halved 71, held 12, imprisoned 49, left 64, lost 354, moved 33, open 120, refaitVoided 19, returned 198, sat 63, shuffled 46, spared 34, surrendered 16, won 335; c48eb7882088',
  },
  {
    name: 'half-only, court cards 11, 12, 13, premium kept',
    options: {
      purses: [100, 100],
      courtCards: '11-12-13',
      refaitRule: 'half-only',
      premiumOnTie: 'kept',
      decks: 1,
      min: 1,
      step: 1,
    },
    golden:
      'boughtIn 158, coup decided 358, coup refait 11, coup tie 41, coup unfinished 90, halved 6, left 48, lost 193, returned 115, sat 48, shuffled 99, won 189; 3e47406b8270',
  },
  {
    name: 'last-coup with a cut card, insurance in proportion',
    options: {
      purses: [1000, 1000],
      decks: 1,
      reshuffle: 15,
      lastRefait: 'last-coup',
      insurance: { per: 100, price: 1, mode: 'proportional' },
      max: 400,
      refaitDefault: 'ask',
    },
    golden:
      'boughtIn 90, coup decided 438, coup lastRefait 4, coup refait 7, coup tie 51, freed 1, halved 2, imprisoned 1, left 40, lost 281, open 3, returned 62, sat 40, shuffled 136, spared 1, won 270; 241fd1a4c9b8',
  },
  {
    name: 'a refait counts to the last card, a shoe of two cards',
    options: { purses: [100], decks: 1, burn: 50, lastRefait: 'counts' },
    golden: 'boughtIn 33, coup unfinished 500, left 21, returned 340, sat 21, shuffled 500; 9d31c201e552',
  },
  {
    name: 'twelve packs, nothing burnt, insurance for nothing',
    options: { purses: [5000, 0, 35], decks: 12, burn: 0, insurance: { price: 0 }, lastRefait: 'counts', max: 1000 },
    golden:
      'boughtIn 126, coup decided 442, coup refait 12, coup tie 38, coup unfinished 8, freed 2, halved 2, imprisoned 4, left 50, lost 238, open 6, returned 48, sat 49, shuffled 9, spared 2, won 227; 136187c55d35',
  },
];

battery(trenteQuarante, {
  optionSets: SETS,
  hands: 500,
  nextHand: action => action.type === 'nextHand',
  weight: offer => WEIGHTS[offer.type] ?? 3,
  left: ({ options, phase, hand, shoe }) => (phase === 'shoe' && hand === 1 ? 52 * options.decks : shoe.left),
  count(event) {
    const { type, result, entry } = event as { type: string; result?: string; entry?: { outcome: string } };
    return type === 'result'
      ? `coup ${result}`
      : type === 'entry'
        ? entry!.outcome
        : ['shuffled', 'sat', 'boughtIn', 'left', 'moved', 'surrendered', 'refaitVoided'].includes(type)
          ? type
          : undefined;
  },
  /** Only the burnt cards are hidden: replaces them with others. */
  twins(state, _viewer, random) {
    const source = shuffledSource(unseen(state), random);
    source.shuffle();
    const burnt = source.draw(state.shoe.burnt.length);
    return [
      { ...state, shoe: { ...state.shoe, burnt } },
      { ...state, shoe: { ...state.shoe, burnt: state.shoe.burnt.map(() => '??' as const) } },
    ];
  },
});
