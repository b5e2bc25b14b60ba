/**
 * `npm run train:einundvierzig`: trains the strongest computer player of Einundvierzig and writes what it learnt to
 * `src/einundvierzig/rules/policy.ts`. Nothing depends on the clock or on the machine: the same arguments write the
 * same file to the byte. Minutes on a quiet core. `--hands 20000 --out file` for a trial.
 *
 * `--answer --seats 3 --strangers 0 --out file` learns the best response to what is shipped: what `npm run duel` then
 * reports for the file against `hard` is its exploitability.
 */
import { POLICY } from '../../src/einundvierzig/rules/policy.ts';
import { command } from './command.ts';
import { EINUNDVIERZIG } from './einundvierzig/hand.ts';

command(
  EINUNDVIERZIG,
  { hands: 2_000_000, strangers: 45, seats: '3-7', fewest: 30, out: 'src/einundvierzig/rules/policy.ts' },
  'What the trained player of Einundvierzig does: a letter for each situation, as `trained.ts` reads it.',
  'npm run train:einundvierzig',
  POLICY,
);
