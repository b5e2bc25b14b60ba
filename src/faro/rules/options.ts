/** The options of a table of Faro, as in the rule sheet (`rules.md`), and the validation of foreign ones. */
import {
  choice,
  flag,
  integer,
  OptionError,
  readOption,
  readOptions,
  withDefaults,
  type OptionRule,
  type OptionRules,
} from '../../game/options.js';

/** The options of a table; the F, K and P numbers refer to the rule sheet. */
export interface Options {
  /** The game: the German book game, the classic layout of thirteen ranks, or the public game with livrets. */
  readonly variant: 'buch' | 'classic' | 'pharo';
  /**
   * Opening purse of each seat, in chips. With books three or four punters, plus the banker if it is one of the seats.
   */
  readonly purses: readonly number[];
  /** Who holds the bank: the house, a seat drawn by lot, or the seat `bankerSeat` (F18). */
  readonly banker: 'house' | 'lot' | 'seat';
  /** The seat that holds the bank, if it is not drawn by lot (F18). */
  readonly bankerSeat: number;
  /** Who holds the bank in the next deal: the same seat, the one with the fullest purse, or the next clockwise (F15). */
  readonly bankRotation: 'none' | 'winner' | 'clockwise';
  /** What the house puts into the bank, in chips; 0: no limit, so that it cannot be broken (F12, K20, P14). */
  readonly bank: number;
  /** The minimum of one bet, in chips. */
  readonly min: number;
  /** The maximum of one bet, in chips; 0: no limit. */
  readonly max: number;
  /** The maximum of all bets of a punter together, in chips; 0: no limit (F7). */
  readonly cap: number;
  /** The side of the banker on which the paying card lies (F1). */
  readonly payingSide: 'right' | 'left';
  /** With books: which card of a turn is drawn first (F2). */
  readonly firstCard: 'right' | 'left';
  /**
   * What a single last card without a partner does: nothing, or it counts right or left, in the public game for the
   * bank on either; with books the first card of an odd pack can be set aside unseen instead (F3, F4, P6).
   */
  readonly oddCard: 'void' | 'right' | 'left' | 'burn-first';
  /**
   * What can be changed between turns: stakes can be added, only played cards replaced, or everything changed (F8, P7).
   */
  readonly restake: 'add-only' | 'replace-only' | 'free';
  /** With books: whether a punter who can bet must have a stake on the cloth before each turn (F9). */
  readonly mustStake: boolean;
  /** With books: whether a card whose twin is gone is refused, or can be bet on and comes back at the end (F10). */
  readonly deadCards: 'refuse' | 'allow';
  /** Whether the bank collects before it pays, or pays first (F12). */
  readonly settleOrder: 'collect-first' | 'pay-first';
  /** Who gets the odd chip when a stake is halved (K5, P5). */
  readonly oddHalf: 'bank' | 'player';
  /** What happens to a winning stake whose card is not laid away: it comes back with the win, or stands (K12, P8). */
  readonly afterWin: 'returned' | 'stands';
  /** What equal ranks do to the bet on the high card: half is lost, or it stands (K10). */
  readonly highCardTie: 'half' | 'push';
  /** In the public game: whether stake and win can be left on their card, beyond the limits (P9). */
  readonly paroli: boolean;
}

/** The options as a table: allowed values, and the default in the book game. */
export const OPTIONS = {
  variant: choice('buch', 'classic', 'pharo'),
  purses: { kind: 'purses', seats: 7, default: [100, 100, 100, 100] },
  banker: choice('house', 'lot', 'seat'),
  bankerSeat: integer(0, 0, 6),
  bankRotation: choice('none', 'winner', 'clockwise'),
  bank: integer(100, 0, 1e12),
  min: integer(1, 1, 1e9),
  max: integer(0, 0, 1e9),
  cap: integer(10, 0, 1e9),
  payingSide: choice('right', 'left'),
  firstCard: choice('right', 'left'),
  oddCard: choice('void', 'right', 'left', 'burn-first'),
  restake: choice('add-only', 'replace-only', 'free'),
  mustStake: flag(false),
  deadCards: choice('refuse', 'allow'),
  settleOrder: choice('collect-first', 'pay-first'),
  oddHalf: choice('bank', 'player'),
  afterWin: choice('returned', 'stands'),
  highCardTie: choice('half', 'push'),
  paroli: flag(false),
} satisfies OptionRules;

/** The differences of the other games from the book game. */
export const PRESETS: Readonly<Record<Options['variant'], Partial<Options>>> = {
  buch: {},
  classic: { purses: [1000], bank: 0, max: 100, cap: 0, restake: 'free' },
  // the bank's last card takes, although it has no partner that pays (P6)
  pharo: { purses: [1000], bank: 0, max: 100, cap: 0, oddCard: 'left' },
};

/** How many punters the book game needs: a suit each (F16). */
export const FEWEST_BOOKS = 3;
const MOST_BOOKS = 4;

/**
 * A table's complete options from partial, foreign ones.
 * @throws {OptionError} that names the first one that is unknown, invalid, or contradicts another.
 */
export function readFaroOptions(given: unknown = {}): Options {
  const named = (typeof given === 'object' && given !== null ? given : {}) as Partial<Options>;
  const variant = readOption(
    'variant',
    OPTIONS.variant,
    Object.hasOwn(named, 'variant') ? named.variant : undefined,
  ) as Options['variant'];
  const options = readOptions<Options>(rulesOf(variant), given);
  const { purses, banker, bankerSeat, min, max, cap } = options;
  const must = (holds: boolean, option: keyof Options, allowed: string) => {
    if (!holds) throw new OptionError(option, options[option], allowed);
  };
  const bankers = banker === 'house' ? 0 : 1;
  if (variant === 'buch')
    must(
      purses.length >= FEWEST_BOOKS + bankers && purses.length <= MOST_BOOKS + bankers,
      'purses',
      bankers ? 'four or five seats: the banker and three or four punters' : 'three or four seats, a suit each',
    );
  else must(purses.length > bankers, 'purses', 'a punter at least, beside the banker');
  must(banker !== 'seat' || bankerSeat < purses.length, 'bankerSeat', `a seat from 0 to ${purses.length - 1}`);
  must(max === 0 || max >= min, 'max', `0 for no limit, or at least the minimum of ${min}`);
  must(cap === 0 || cap >= min, 'cap', `0 for no limit, or at least the minimum of ${min}`);
  return options;
}

/** The options as rules with a variant's defaults: what a screen shows if nothing is set. */
export const rulesOf = (variant: Options['variant']): Readonly<Record<string, OptionRule>> =>
  withDefaults(OPTIONS, PRESETS[variant]) as Record<string, OptionRule>;
