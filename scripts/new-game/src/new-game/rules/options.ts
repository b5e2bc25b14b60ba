import { integer, type OptionRules } from '../../game/options.js';

/** The rules a table may choose from; each name stands in the rule sheet (`rules.md`). */
export interface Options {
  /** Opening purse of each seat, in chips; two to seven seats. */
  readonly purses: readonly number[];
  /** What everybody stakes in a hand, in chips; who has less is not asked (N2). */
  readonly min: number;
}

/** The options as a table: what each may be, and its default. */
export const OPTIONS = {
  purses: { kind: 'purses', seats: 7, fewest: 2, default: [100, 100, 100] },
  min: integer(5, 1, 1e9),
} satisfies OptionRules;
