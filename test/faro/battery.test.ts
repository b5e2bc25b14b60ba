import { shuffledSource } from '../../src/cards.ts';
import { faro } from '../../src/rules.ts';
import { unseen } from '../../src/faro/table.ts';
import { battery, type OptionSet } from '../game/battery.ts';

/** Likelier: to be done and to stake; rarer: to go. So deals are played to the end, and seats still empty and fill. */
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
  { name: 'the book game as it stands, four books', options: {}, golden: '' },
  { name: 'three books, 39 cards, the odd card void', options: { purses: [100, 100, 100] }, golden: '' },
  {
    name: 'three books, a burnt card, all must stake, stakes are free',
    options: { purses: [60, 30, 100], oddCard: 'burnFirst', mustStake: true, restake: 'free', cap: 25 },
    golden: '',
  },
  {
    name: 'three books, the odd card pays, left pays, only played cards are replaced',
    options: {
      purses: [40, 40, 40],
      oddCard: 'right',
      payingSide: 'left',
      restake: 'replaceOnly',
      cap: 40,
      deadCards: 'allow',
    },
    golden: '',
  },
  {
    name: 'high caps and a small bank, the bank pays first, covers',
    options: { purses: [90, 30, 20, 60], bank: 40, cap: 90, settleOrder: 'payFirst', oddCard: 'left' },
    golden: '',
  },
  {
    name: 'a banker by lot, who goes round, and purses that break',
    options: { purses: [50, 20, 80, 40, 60], banker: 'lot', bankRotation: 'clockwise', cap: 50 },
    golden: '',
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
    golden: '',
  },
  { name: 'classic, one punter against the house', options: { variant: 'classic' }, golden: '' },
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
    golden: '',
  },
  {
    name: 'classic, bets stand as they lie, a player banks',
    options: { variant: 'classic', purses: [400, 100, 50], banker: 'lot', restake: 'addOnly', cap: 60 },
    golden: '',
  },
  {
    name: 'pharo with paroli',
    options: { variant: 'pharo', purses: [500, 300], paroli: true, max: 10 },
    golden: '',
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
    golden: '',
  },
];

battery(faro, {
  optionSets: SETS,
  hands: 250,
  nextHand: action => action.type === 'turn',
  weight: offer => WEIGHTS[offer.type] ?? (offer.type === 'stake' ? 2 : 3),
  left: ({ left }) => left,
  count(event) {
    const { type, line, ending, covered } = event as {
      type: string;
      line?: { outcome: string; bent: boolean };
      ending?: string;
      covered?: boolean;
    };
    return type === 'line'
      ? `${line!.outcome}${line!.bent ? ' paroli' : ''}`
      : type === 'dealOver'
        ? ending
        : type === 'card'
          ? covered
            ? 'covered'
            : undefined
          : ['brokeOut', 'incomplete', 'left', 'boughtIn'].includes(type)
            ? type
            : undefined;
  },
  /** Nothing is hidden but a burnt card: another one in its place. */
  twins(state, _viewer, random) {
    const source = shuffledSource(unseen(state), random);
    source.shuffle();
    return [
      { ...state, burnt: source.draw(state.burnt.length) },
      { ...state, burnt: state.burnt.map(() => '??' as const) },
    ];
  },
});
