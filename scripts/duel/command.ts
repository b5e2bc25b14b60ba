/**
 * `npm run duel -- <game> <one:others> …`: what one player wins among identical others, in big bets per hundred hands
 * with a 95 % interval, on duplicate deals, and how it bets. `npm run duel -- <game> --table hard,medium,easy` lets
 * these play each other and prints what each wins; both print how often hands go far. Nothing depends on the clock: the
 * same arguments print the same figures.
 *
 * Games: einundvierzig, stud, razz, high-low, and stud-range, where a bet may be anything from the minimum to the
 * maximum. Players: the levels, `hard-2026-11` and so on as they were then, and the styles of `duel/pool.ts`; also a
 * file written by `npm run train:… -- --out`. `--seats 5` (by default the game's minimum), `--deals 4000` packs,
 * `--seed word`, `--raked` plays with the house's rake and bonus.
 */
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { CONTESTS, type Contest, type Mind } from './contests.ts';
import { duel, session, type Habit, type Liveliness, type Winnings } from './duel.ts';
import { poolOf } from './pool.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seats: { type: 'string' },
    deals: { type: 'string', default: '4000' },
    seed: { type: 'string', default: 'duel' },
    table: { type: 'string' },
    raked: { type: 'boolean', default: false },
  },
});

const stop = (why: string): never => {
  console.error(why);
  process.exit(1);
};

const [name = '', ...pairs] = positionals;
const contest: Contest =
  new Map<string, Contest>(Object.entries(CONTESTS)).get(name) ??
  stop(`There is no game “${name}”: ${Object.keys(CONTESTS).join(', ')}.`);
const pool = poolOf(contest);

/** A player by name, or `hard` with the text that a training has written to a file. */
async function mindOf(who = ''): Promise<Mind> {
  if (contest.learnt && who.endsWith('.ts')) {
    const { POLICY } = (await import(pathToFileURL(who).href)) as { readonly POLICY: string };
    return contest.learnt(POLICY);
  }
  return pool.get(who) ?? stop(`There is no player “${who}”: ${[...pool.keys()].join(', ')}.`);
}

const terms = { deals: Number(values.deals), seed: values.seed, raked: values.raked };
if (!(Number.isSafeInteger(terms.deals) && terms.deals > 1)) stop(`--deals must be 2 or more, not ${values.deals}.`);

const told = ({ mean, half }: Winnings): string => `${mean.toFixed(1)} ± ${half.toFixed(1)}`;
const lively = (liveliness: Liveliness): string =>
  Object.entries(liveliness)
    .map(([stage, part]) => `${stage} ${(100 * part).toFixed(1)} %`)
    .join(', ');
const hundredths = (part: number, whole: number): string => `${Math.round((100 * part) / whole)} of 100`;
const habitual = ({ owed, folded, mayWager, wagered }: Habit): string =>
  `folds to ${hundredths(folded, owed)} bets, wagers ${hundredths(wagered, mayWager)} times`;

if (values.table !== undefined) {
  const names = values.table.split(',');
  const { hands, winnings, habits, liveliness } = session(contest, await Promise.all(names.map(mindOf)), terms);
  console.log(`${name}, ${hands} hands; ${lively(liveliness)}`);
  names.forEach((who, at) => console.log(`  ${who}: ${told(winnings[at]!)}; ${habitual(habits[at]!)}`));
} else if (pairs.length === 0) stop('Who against whom? Name pairs as hard:medium, or a table with --table.');
const seats = Number(values.seats ?? contest.seats[0]);
for (const pair of pairs) {
  const [one, others] = pair.split(':');
  const { hands, habits, liveliness, ...result } = duel(contest, await mindOf(one), await mindOf(others), seats, terms);
  console.log(
    `${name}, ${seats} seats, ${hands} hands: ${one} among ${others} ${told(result)}; ${habitual(habits[0]!)}; ${lively(liveliness)}`,
  );
}
