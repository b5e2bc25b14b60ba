import { choice, integer, readOption, type OptionRule, type OptionRules } from '../../game/options.js';

/** The options of a table; each is in the rule sheet (`rules.md`) with its number. */
export interface Options {
  /** Opening purse of each seat, in chips; as many seats as purses, at most seven. */
  readonly purses: readonly number[];
  /** The minimum stake on a chance, in chips, a multiple of `step` (T16). */
  readonly min: number;
  /** The maximum stake on a chance, in chips, a multiple of `step` (T16). */
  readonly max: number;
  /** The smallest chip: every stake is a multiple of it. */
  readonly step: number;
  /** Packs of 52 in the shoe (T4). */
  readonly decks: number;
  /** Cards burnt after the shuffle, unseen (T4). */
  readonly burn: number;
  /** A new shoe is shuffled when fewer cards than this are left, and whenever a coup cannot be completed (T4). */
  readonly reshuffle: number;
  /** The value of court cards: ten, or Jack 11, Queen 12, King 13 (T14). */
  readonly courtCards: 'ten' | '11-12-13';
  /**
   * What a refait does to free stakes that are not insured: the punter chooses, half is lost, or all go to prison (T8).
   */
  readonly refaitRule: 'choice' | 'half-only' | 'prison-only';
  /** What the croupier does for a punter who does not choose after a refait; `ask`: the croupier waits (T8). */
  readonly refaitDefault: 'prison' | 'half' | 'ask';
  /**
   * What frees an imprisoned stake (T5). `stepwise`: each win moves it up one level; `any-win`: one win frees at any
   * level; `one-level`: a second refait loses; `unlimited`: stepwise, without a last level.
   */
  readonly prison: 'stepwise' | 'any-win' | 'one-level' | 'unlimited';
  /** Whether an imprisoned stake can be moved: not at all, to the opposite chance, or to any (T7). */
  readonly prisonMove: 'none' | 'same-tableau' | 'any';
  /** Whether an imprisoned stake can be given up for its value: a half in A, a quarter in B, an eighth in C (T7). */
  readonly prisonSurrender: 'none' | 'value';
  /** Who gets the odd chip when a stake is halved (T9). */
  readonly halfRounding: 'bank' | 'player';
  /**
   * Insurance against the refait: `price` for every `per` chips staked, for every started `per` or proportionally
   * (T10).
   */
  readonly insurance: { readonly per: number; readonly price: number; readonly mode: 'started' | 'proportional' };
  /** What happens to the premium when the coup is void, under any rule (T11). */
  readonly premiumOnTie: 'returned' | 'kept';
  /**
   * Which refait at the end of the shoe is void: the one that takes the last card, that of the last complete coup, or
   * none (T12).
   */
  readonly lastRefait: 'exact-last-card' | 'last-coup' | 'counts';
}

/** The options as a table: allowed values, and the default. */
export const OPTIONS = {
  purses: { kind: 'purses', seats: 7, default: [2000] },
  min: integer(5, 1, 1e9),
  max: integer(2000, 1, 1e9),
  step: integer(5, 1, 1e6),
  decks: integer(6, 1, 12),
  burn: integer(5, 0, 52),
  reshuffle: integer(0, 0, 624),
  courtCards: choice('ten', '11-12-13'),
  refaitRule: choice('choice', 'half-only', 'prison-only'),
  refaitDefault: choice('prison', 'half', 'ask'),
  prison: choice('stepwise', 'any-win', 'one-level', 'unlimited'),
  prisonMove: choice('none', 'same-tableau', 'any'),
  prisonSurrender: choice('none', 'value'),
  halfRounding: choice('bank', 'player'),
  insurance: { per: integer(500, 1, 1e9), price: integer(5, 0, 1e9), mode: choice('started', 'proportional') },
  premiumOnTie: choice('returned', 'kept'),
  lastRefait: choice('exact-last-card', 'last-coup', 'counts'),
} satisfies OptionRules;

/** An option as the table reads it: the default if missing; a value that is not allowed is named. */
export const readFrom = <Given extends Partial<Options>, Name extends keyof Given & keyof typeof OPTIONS>(
  options: Given,
  name: Name,
): NonNullable<Given[Name]> => readOption(name, OPTIONS[name] as OptionRule, options[name]) as NonNullable<Given[Name]>;
