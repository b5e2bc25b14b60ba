import { shuffledSource } from '../../../src/cards.ts';
import { faro } from '../../../src/rules.ts';
import { unseen } from '../../../src/faro/rules/table.ts';
import { battery, type OptionSet } from '../../game/battery.ts';

/** Being done and staking are made likelier, leaving rarer: so deals are played to the end, while seats still empty and fill. */
const WEIGHTS: Readonly<Record<string, number>> = {
  done: 60,
  leave: 1,
  sitOut: 1,
  sitIn: 20,
  sit: 20,
  buyIn: 6,
  paroli: 60,
  copper: 6,
  uncopper: 2,
  takeBack: 1,
  clear: 1,
};

const SETS: readonly OptionSet[] = [
  {
    name: 'the book game as it stands, four books',
    options: {},
    golden: 'boughtIn 2, lost 54, packOut 10, returned 1, won 48; ff5ab17ccfa3',
  },
  {
    name: 'three books, 39 cards, the odd card void',
    options: { purses: [100, 100, 100] },
    golden: 'lost 48, packOut 13, returned 3, won 44; 002c05913529',
  },
  {
    name: 'three books, a burnt card, all must stake, stakes are free',
    options: { purses: [60, 30, 100], oddCard: 'burn-first', mustStake: true, restake: 'free', cap: 25 },
    golden: 'boughtIn 8, covered 14, eliminated 3, left 1, lost 64, packOut 13, returned 9, won 69; 5b60cfdbdd59',
  },
  {
    name: 'three books, the odd card pays, left pays, only played cards are replaced',
    options: {
      purses: [40, 40, 40],
      oddCard: 'right',
      payingSide: 'left',
      restake: 'replace-only',
      cap: 40,
      deadCards: 'allow',
    },
    golden:
      'bankBroken 1, boughtIn 5, covered 4, eliminated 3, left 4, lost 25, packOut 12, returned 43, won 33; b873aaaf0dd6',
  },
  {
    name: 'high caps and a small bank, the bank pays first, covers',
    options: { purses: [90, 30, 20, 60], bank: 40, cap: 90, settleOrder: 'pay-first', oddCard: 'left' },
    golden:
      'bankBroken 10, boughtIn 4, covered 7, eliminated 4, left 1, lost 39, packOut 6, returned 44, won 49; 047c987bab1d',
  },
  {
    name: 'a banker by lot, who goes round, and purses that break',
    options: { purses: [50, 20, 80, 40, 60], banker: 'lot', bankRotation: 'clockwise', cap: 50 },
    golden:
      'bankBroken 6, boughtIn 20, covered 33, eliminated 9, left 9, lost 47, packOut 9, returned 19, won 50; 4a19b3e2f2b7',
  },
  {
    name: 'a banker at his seat, then who has most, three books, left first',
    options: {
      purses: [30, 100, 40, 60],
      banker: 'seat',
      bankerSeat: 1,
      bankRotation: 'winner',
      cap: 30,
      firstCard: 'left',
    },
    golden:
      'bankBroken 1, boughtIn 12, covered 17, eliminated 6, left 10, lost 36, packOut 12, returned 4, won 53; 6f8157d1c2c2',
  },
  {
    name: 'classic, one punter against the house',
    options: { variant: 'classic' },
    golden: 'lost 113, packOut 10, returned 3, split 10, won 118; 5090a6b82281',
  },
  {
    name: 'classic, a bank that can be broken, winners stand, the odd chip is the player’s',
    options: {
      variant: 'classic',
      purses: [200, 100, 50],
      bank: 60,
      afterWin: 'stands',
      oddHalf: 'player',
      highCardTie: 'push',
      min: 5,
      max: 55,
    },
    golden:
      'bankBroken 18, boughtIn 2, eliminated 2, left 1, lost 114, noPunters 1, packOut 3, returned 110, split 7, won 163; a4506b0c642e',
  },
  {
    name: 'classic, bets stand as they lie, a player banks',
    options: { variant: 'classic', purses: [400, 100, 50], banker: 'lot', restake: 'add-only', cap: 60 },
    golden:
      'bankBroken 2, boughtIn 3, eliminated 2, left 1, lost 67, noPunters 1, packOut 8, returned 7, split 7, won 73; 8b78319e88b4',
  },
  {
    name: 'pharo with paroli',
    options: { variant: 'pharo', purses: [500, 300], paroli: true, max: 10 },
    golden: 'lost 87, lost paroli 14, packOut 9, split 7, won 83, won paroli 16; a4dda58dae11',
  },
  {
    name: 'pharo, paroli at a small bank, winners stand, the last card void',
    options: {
      variant: 'pharo',
      purses: [100, 50, 20],
      paroli: true,
      bank: 30,
      afterWin: 'stands',
      oddCard: 'void',
      restake: 'free',
      cap: 80,
    },
    golden:
      'bankBroken 9, boughtIn 4, eliminated 4, left 1, lost 54, lost paroli 6, packOut 5, returned 21, returned paroli 3, split 1, split paroli 1, won 60, won paroli 8; 7a7b3f6f64e0',
  },
];

battery(faro, {
  optionSets: SETS,
  hands: 250,
  nextHand: action => action.type === 'turn',
  weight: offer => WEIGHTS[offer.type] ?? (offer.type === 'stake' ? 2 : 3),
  left: ({ left }) => left,
  count(event) {
    const { type, entry, ending, covered } = event as {
      type: string;
      entry?: { outcome: string; bent: boolean };
      ending?: string;
      covered?: boolean;
    };
    return type === 'entry'
      ? `${entry!.outcome}${entry!.bent ? ' paroli' : ''}`
      : type === 'dealOver'
        ? ending
        : type === 'card'
          ? covered
            ? 'covered'
            : undefined
          : ['eliminated', 'incomplete', 'left', 'boughtIn'].includes(type)
            ? type
            : undefined;
  },
  /** Only a burnt card is hidden: replaces it with another. */
  twins(state, _viewer, random) {
    const source = shuffledSource(unseen(state), random);
    source.shuffle();
    return [
      { ...state, burnt: source.draw(state.burnt.length) },
      { ...state, burnt: state.burnt.map(() => '??' as const) },
    ];
  },
});
