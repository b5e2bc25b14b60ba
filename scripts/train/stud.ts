/**
 * `npm run train:stud -- high`: trains the strongest computer player of a variant of stud and writes what it learnt to
 * a file of `src/stud/rules/policies/`. Nothing depends on the clock or on the machine: the same arguments write the
 * same file to the byte. `high`, `razz` or `high-low`, for two players or as many as `--seats` says; `--hands 20000
 * --out file` for a trial.
 */
import { OPTIONS } from '../../src/stud/rules/options.ts';
import { readOption } from '../../src/game/options.ts';
import type { Options } from '../../src/stud/rules/options.ts';
import { command } from './command.ts';
import { studSchool } from './stud/hand.ts';

const [word, ...args] = process.argv.slice(2);
const variant = readOption('variant', OPTIONS.variant, word) as Options['variant'];
const at = args.indexOf('--seats');
const seats = at < 0 ? '2' : args[at + 1]!;
const fewest = parseInt(seats, 10);

/** The plan for a table size. */
interface StudPlan {
  readonly hands: number;
  /** How many of a hundred opponents do not learn, and in how many of a hundred hands all are of one such kind. */
  readonly strangers: number;
  readonly alike: number;
  /** The ratio of strangers that calculate to those that ignore their cards. */
  readonly reckoners: number;
}

/** By the fewest seats of a hand. */
const PLANS: Readonly<Record<number, StudPlan>> = {
  2: { hands: 600_000, strangers: 25, alike: 0, reckoners: 1 },
  3: { hands: 500_000, strangers: 40, alike: 35, reckoners: 3 },
  4: { hands: 600_000, strangers: 50, alike: 50, reckoners: 3 },
  6: { hands: 600_000, strangers: 30, alike: 40, reckoners: 7 },
};
const { reckoners, ...plan } = PLANS[fewest] ?? PLANS[6]!;

command(
  studSchool(variant, reckoners),
  { ...plan, seats, fewest: 30, out: `src/stud/rules/policies/${variant}-${fewest}.ts` },
  'What the trained player does: a letter for each situation, as `trained.ts` reads it.',
  `npm run train:stud -- ${variant}${seats === '2' ? '' : ` --seats ${seats}`}`,
  undefined,
  args,
);
