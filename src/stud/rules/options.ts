/** The options of a stud table, as in the rule sheet (`rules.md`), its presets, and the validation of foreign ones. */
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
import { LIMITS_TO_BUY_IN, MOST_LIMIT } from '../../stakes/limits.js';

/** The options of a table; the S and R numbers refer to the rule sheet. */
export interface Options {
  /** Opening purse of each seat, in chips; two to nine seats. The buy-in for two by default. */
  readonly purses: readonly number[];
  /** The best high hand wins, the pot is halved between high and low, or the best low hand wins. */
  readonly variant: 'high' | 'high-low' | 'razz';
  /** The house rules that apply by default: Casinos Austria, modern fixed limit, or PokerKit. */
  readonly preset: 'casinos-austria' | 'fixed-limit' | 'pokerkit';
  /** What every player pays into the pot before the deal, in chips. */
  readonly ante: number;
  /** The limit of the first two rounds, in chips. */
  readonly lowerLimit: number;
  /** The limit of the later rounds, in chips. */
  readonly higherLimit: number;
  /** The smallest chip: bets and raises are multiples of it, except an all-in. */
  readonly step: number;
  /** The forced bet: any amount from the ante to the lower limit, or the bring-in amount (S1). */
  readonly bringIn: 'range' | 'fixed';
  /** The smallest forced bet, in chips, or the fixed one; by default the ante, or 1 if there is none (S1). */
  readonly bringInAmount: number;
  /** Who may use a pair showing on fourth street: any player, only its holder, or nobody (S4). */
  readonly openPairOnFourth: 'any' | 'holder-only' | 'off';
  /** What a pair showing allows: any amount from the ante to the higher limit, or one of the two limits (S4). */
  readonly openPairOnFourthBet: 'ante-to-higher' | 'lower-or-higher';
  /** Fifth to seventh street: any amount from the lower to the higher limit, or the higher limit only (S5). */
  readonly lateStreets: 'spread' | 'fixed-higher';
  /** Whether the forced bet is itself a bet that counts towards the cap, so that completing it is a raise (S2). */
  readonly completeCounts: boolean;
  /** When the cap of a bet and three raises is lifted with two players left (S7). */
  readonly capLiftedHeadsUp: 'last-round' | 'never' | 'always';
  /** Who acts first of equal hands showing: the first clockwise from the dealer, or the higher suit (S9). */
  readonly openTie: 'first-left-of-dealer' | 'suit';
  /**
   * When the stub holds exactly one more card than there are players: mix the burn cards in, or deal without burning
   * (S11).
   */
  readonly shortDeck: 'mix-then-skip-burn' | 'skip-burn-before-mix';
  /** What a bet or raise counts if it is short because its player is all-in (S16). */
  readonly shortAllIn: 'half' | 'full' | 'pokerkit';
  /** What follows a short all-in over the forced bet: completing to the full bet, or that amount plus a bet (S35). */
  readonly shortCompletion: 'to-full' | 'plus-bet';
  /** The price of calling a forced bet that is short because its player is all-in (S17). */
  readonly callAfterShortBringIn: 'full-bring-in' | 'short-amount';
  /** Who brings it in if the player whose duty it is has no chips left (S17). */
  readonly allInLowCard: 'next-clockwise' | 'next-lowest-card';
  /** Who gets the odd chip of a split pot: the highest card by rank, then suit, or the first left of the dealer (S18). */
  readonly oddChip: 'high-card-by-suit' | 'left-of-dealer';
  /** The order of low hands in high-low (S21). */
  readonly lowRank: 'normal' | 'ace-to-five' | 'eight-or-better';
  /** Whether A-2-3-4-5 is a straight in the normal order of low hands (S21). */
  readonly wheel: 'not-straight' | 'straight';
  /** High-low: the cards speak, or each player declares high, low or both (S22). */
  readonly declare: 'cards-speak' | 'simultaneous';
  /** Whether all hands are turned up when no more betting is possible (S25). */
  readonly allInFaceUp: boolean;
  /** The house's rake from each pot, rounded down: a percentage, and the maximum in chips; 0: no limit (S26). */
  readonly rake: { readonly percent: number; readonly cap: number };
  /** The least a player must have in front of them after buying chips; by default forty times the lower limit (S27). */
  readonly buyIn: number;
  /** Whether a card is burnt before the first deal too (S33). */
  readonly burnFirstDeal: boolean;
  /**
   * What is mixed in if the stub is short: burn cards, or folded cards too, and then the last card is dealt (S14, S34).
   */
  readonly shortPackReuse: 'burns-only' | 'burns-and-folded';
  /** Whether a player may fold when there is nothing to call (S30). */
  readonly freeFold: boolean;
  /** Whether a player may bet or raise when every opponent is all-in (S31). */
  readonly raiseIntoAllIn: boolean;
}

/** The options as a table: allowed values, and the default under the rules of Casinos Austria. */
export const OPTIONS = {
  purses: { kind: 'purses', seats: 9, fewest: 2, least: 1, default: [400, 400] },
  variant: choice('high', 'high-low', 'razz'),
  preset: choice('casinos-austria', 'fixed-limit', 'pokerkit'),
  ante: integer(5, 0, MOST_LIMIT),
  lowerLimit: integer(10, 1, MOST_LIMIT),
  higherLimit: integer(20, 1, MOST_LIMIT),
  step: integer(1, 1, 1e6),
  bringIn: choice('range', 'fixed'),
  bringInAmount: integer(5, 1, MOST_LIMIT),
  openPairOnFourth: choice('any', 'holder-only', 'off'),
  openPairOnFourthBet: choice('ante-to-higher', 'lower-or-higher'),
  lateStreets: choice('spread', 'fixed-higher'),
  completeCounts: flag(false),
  capLiftedHeadsUp: choice('last-round', 'never', 'always'),
  openTie: choice('first-left-of-dealer', 'suit'),
  shortDeck: choice('mix-then-skip-burn', 'skip-burn-before-mix'),
  shortAllIn: choice('half', 'full', 'pokerkit'),
  shortCompletion: choice('to-full', 'plus-bet'),
  callAfterShortBringIn: choice('full-bring-in', 'short-amount'),
  allInLowCard: choice('next-clockwise', 'next-lowest-card'),
  oddChip: choice('high-card-by-suit', 'left-of-dealer'),
  lowRank: choice('normal', 'ace-to-five', 'eight-or-better'),
  wheel: choice('not-straight', 'straight'),
  declare: choice('cards-speak', 'simultaneous'),
  allInFaceUp: flag(true),
  rake: { percent: integer(0, 0, 100), cap: integer(0, 0, MOST_LIMIT) },
  buyIn: integer(400, 1, LIMITS_TO_BUY_IN * MOST_LIMIT),
  burnFirstDeal: flag(true),
  shortPackReuse: choice('burns-only', 'burns-and-folded'),
  freeFold: flag(false),
  raiseIntoAllIn: flag(false),
} satisfies OptionRules;

/** The differences of the presets from Casinos Austria (the sheet's table of presets). */
export const PRESETS: Readonly<Record<Options['preset'], Partial<Options>>> = {
  'casinos-austria': {},
  'fixed-limit': {
    bringIn: 'fixed',
    openPairOnFourthBet: 'lower-or-higher',
    lateStreets: 'fixed-higher',
    capLiftedHeadsUp: 'never',
    freeFold: true,
  },
  // a completion is the first of PokerKit's four bets: the same ladder as a bet and three raises
  pokerkit: {
    bringIn: 'fixed',
    openPairOnFourth: 'off',
    lateStreets: 'fixed-higher',
    capLiftedHeadsUp: 'never',
    shortAllIn: 'pokerkit',
    shortCompletion: 'plus-bet',
    callAfterShortBringIn: 'short-amount',
    oddChip: 'left-of-dealer',
    burnFirstDeal: false,
    shortPackReuse: 'burns-and-folded',
    lowRank: 'eight-or-better',
    freeFold: true,
  },
};

/** The defaults of a preset for a variant. */
export const presetOf = (preset: Options['preset'], variant: Options['variant']): Partial<Options> => ({
  ...PRESETS[preset],
  // “off in hi-lo-8”: modern high-low has no big bet on a pair showing (S4)
  ...(preset === 'fixed-limit' && variant === 'high-low' ? { openPairOnFourth: 'off' as const } : undefined),
});

/**
 * A table's complete options from partial, foreign ones.
 * @throws {OptionError} that names the first one that is unknown, invalid, or contradicts another.
 */
export function readStudOptions(given: unknown = {}): Options {
  const named = (typeof given === 'object' && given !== null ? given : {}) as Partial<Options>;
  const own = <Name extends 'preset' | 'variant'>(name: Name) =>
    readOption(name, OPTIONS[name], Object.hasOwn(named, name) ? named[name] : undefined) as Options[Name];
  const rules = withDefaults(OPTIONS, presetOf(own('preset'), own('variant')));
  const options = readOptions<Options>(rules, given);
  const { ante, lowerLimit, higherLimit, step } = options;
  const buyIn = named.buyIn === undefined ? LIMITS_TO_BUY_IN * lowerLimit : options.buyIn;
  const complete: Options = {
    ...options,
    bringInAmount: named.bringInAmount === undefined ? ante || step : options.bringInAmount,
    buyIn,
    purses: named.purses === undefined ? [buyIn, buyIn] : options.purses,
  };
  const must = (holds: boolean, option: keyof Options, allowed: string) => {
    if (!holds) throw new OptionError(option, complete[option], allowed);
  };
  must(higherLimit >= lowerLimit, 'higherLimit', `at least the lower limit of ${lowerLimit}`);
  must(ante <= lowerLimit, 'ante', `at most the lower limit of ${lowerLimit}`);
  must(complete.bringInAmount <= lowerLimit, 'bringInAmount', `at most the lower limit of ${lowerLimit}`);
  for (const option of ['ante', 'lowerLimit', 'higherLimit', 'bringInAmount'] as const)
    must(complete[option] % step === 0, option, `a multiple of the step of ${step}`);
  return complete;
}

/** The options as rules with a preset's defaults: what a screen shows if nothing is set. */
export const rulesOf = (preset: Options['preset'], variant: Options['variant']): Readonly<Record<string, OptionRule>> =>
  withDefaults(OPTIONS, presetOf(preset, variant)) as Record<string, OptionRule>;
