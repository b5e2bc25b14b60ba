/** The options of a table of Einundvierzig, as in the rule sheet (`rules.md`), and the validation of foreign ones. */
import { choice, flag, integer, OptionError, readOptions, type OptionRules } from '../../game/options.js';
import { LIMITS_TO_BUY_IN, MOST_LIMIT } from '../../stakes/limits.js';

/** The options of a table; the E numbers refer to the rule sheet. */
export interface Options {
  /** Opening purse of each seat, in chips; three to seven seats. The buy-in for three by default. */
  readonly purses: readonly number[];
  /** What every player pays into the pot before the cards, in chips. */
  readonly ante: number;
  /** The forced bet of Vorhand, and the size of a raise in the first round, in chips. */
  readonly lowerLimit: number;
  /** The size of a bet or raise in the second round, in chips (E7). */
  readonly higherLimit: number;
  /** The smallest chip: the rake is rounded down to it. */
  readonly step: number;
  /** The value of a hand in which no two cards share rank or suit: its best single card, or nothing (E1). */
  readonly ungroupedHand: 'high-card' | 'zero';
  /** When the second round ends: when all have matched or folded, or, read literally, at the first call (E4). */
  readonly showdownTrigger: 'round-closed' | 'first-call';
  /** When the cap of three raises is lifted with two players left (E5). */
  readonly capLiftedHeadsUp: 'last-round' | 'never' | 'always';
  /** Whether the second round opens with a check, or with another forced bet of Vorhand (E6). */
  readonly secondRoundOpening: 'check' | 'forehand-forced';
  /** Who acts first in the second round: the player left of Vorhand, or Vorhand (E6). */
  readonly secondRoundFirst: 'left-of-forehand' | 'forehand';
  /** The size of a bet or raise in the second round: the higher limit, the lower, or either (E7). */
  readonly secondRoundUnit: 'higher' | 'lower' | 'either';
  /** Whether Vorhand may raise if all have only called the forced bet (E8). */
  readonly forehandOption: boolean;
  /** Two up, two down: all at once, or one after another from the left of Vorhand (E9). */
  readonly turnUpOrder: 'simultaneous' | 'clockwise';
  /**
   * What the house pays to the holder of 41 points, in chips; by default ten times the higher limit; 0: nothing (E10).
   */
  readonly fortyOneBonus: number;
  /** Whether the 41 must be shown at a showdown, or may be shown after everybody else has folded (E10). */
  readonly bonusNeedsShowdown: boolean;
  /**
   * The house's rake from each pot, which Austrian casinos call the *Taxe*: a percentage, and the maximum in chips, by
   * default one higher limit; 0: no limit (E11).
   */
  readonly rake: { readonly percent: number; readonly cap: number };
  /** Whether two cards of a rank or a suit count; if not, such a hand is worth nothing (E17). */
  readonly points: boolean;
  /** Who deals: the house, or the player to the right of Vorhand, so that the deal moves round (private play). */
  readonly dealer: 'house' | 'players';
  /** The least a player must have in front of them after buying chips; by default forty times the lower limit. */
  readonly buyIn: number;
}

/** The default bonus, in higher limits (E10). */
const LIMITS_OF_BONUS = 10;

/** The options as a table: allowed values, and the default. */
export const OPTIONS = {
  purses: { kind: 'purses', seats: 7, fewest: 3, least: 1, default: [200, 200, 200] },
  ante: integer(2, 0, MOST_LIMIT),
  lowerLimit: integer(5, 1, MOST_LIMIT),
  higherLimit: integer(10, 1, MOST_LIMIT),
  step: integer(1, 1, 1e6),
  ungroupedHand: choice('high-card', 'zero'),
  showdownTrigger: choice('round-closed', 'first-call'),
  capLiftedHeadsUp: choice('last-round', 'never', 'always'),
  secondRoundOpening: choice('check', 'forehand-forced'),
  secondRoundFirst: choice('left-of-forehand', 'forehand'),
  secondRoundUnit: choice('higher', 'lower', 'either'),
  forehandOption: flag(false),
  turnUpOrder: choice('simultaneous', 'clockwise'),
  fortyOneBonus: integer(100, 0, LIMITS_OF_BONUS * MOST_LIMIT),
  bonusNeedsShowdown: flag(false),
  rake: { percent: integer(5, 0, 100), cap: integer(10, 0, MOST_LIMIT) },
  points: flag(true),
  dealer: choice('house', 'players'),
  buyIn: integer(200, 1, LIMITS_TO_BUY_IN * MOST_LIMIT),
} satisfies OptionRules;

/**
 * A table's complete options from partial, foreign ones.
 * @throws {OptionError} that names the first one that is unknown, invalid, or contradicts another.
 */
export function readEinundvierzigOptions(given: unknown = {}): Options {
  const options = readOptions<Options>(OPTIONS, given);
  const named = given as Partial<Options>;
  const { ante, lowerLimit, higherLimit, step, rake, fortyOneBonus } = options;
  const buyIn = named.buyIn === undefined ? LIMITS_TO_BUY_IN * lowerLimit : options.buyIn;
  const complete: Options = {
    ...options,
    buyIn,
    purses: named.purses === undefined ? OPTIONS.purses.default.map(() => buyIn) : options.purses,
    fortyOneBonus: named.fortyOneBonus === undefined ? LIMITS_OF_BONUS * higherLimit : fortyOneBonus,
    rake: { percent: rake.percent, cap: named.rake?.cap === undefined ? higherLimit : rake.cap },
  };
  const must = (holds: boolean, option: keyof Options, allowed: string) => {
    if (!holds) throw new OptionError(option, complete[option], allowed);
  };
  must(higherLimit >= lowerLimit, 'higherLimit', `at least the lower limit of ${lowerLimit}`);
  must(ante <= lowerLimit, 'ante', `at most the lower limit of ${lowerLimit}`);
  for (const option of ['ante', 'lowerLimit', 'higherLimit'] as const)
    must(complete[option] % step === 0, option, `a multiple of the step of ${step}`);
  return complete;
}
