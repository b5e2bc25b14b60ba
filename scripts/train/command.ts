/** The common part of the training commands: their arguments, and how the result is written. */
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { brotliCompressSync } from 'node:zlib';
import { UNKNOWN } from '../../src/stakes/learnt.ts';
import { moduleOf, packed } from './packing.ts';
import { train, type Learnt, type Plan, type School } from './training.ts';

/** Arguments whose defaults depend on the command. */
export interface Usual {
  readonly hands: number;
  readonly strangers: number;
  readonly alike?: number;
  readonly seats: string;
  /** How often a situation must have been met to be known. */
  readonly fewest: number;
  readonly out: string;
}

/** Trains as the arguments say, and writes the module. `about` is its first sentence, `shipped` its present content. */
export function command(
  school: School,
  usual: Usual,
  about: string,
  name: string,
  shipped: string | undefined,
  args: readonly string[] = process.argv.slice(2),
): void {
  const { values } = parseArgs({
    args: [...args],
    options: {
      hands: { type: 'string', default: String(usual.hands) },
      strangers: { type: 'string', default: String(usual.strangers) },
      alike: { type: 'string', default: String(usual.alike ?? 0) },
      seed: { type: 'string', default: '1' },
      seats: { type: 'string', default: usual.seats },
      answer: { type: 'boolean', default: false },
      fewest: { type: 'string', default: String(usual.fewest) },
      out: { type: 'string', default: usual.out },
    },
  });
  const [fewest, most = fewest] = values.seats.split('-').map(Number) as [number, number?];
  const plan: Plan = {
    hands: Number(values.hands),
    seed: Number(values.seed),
    seats: [fewest, most],
    strangers: Number(values.strangers),
    alike: Number(values.alike),
    ...(values.answer && shipped !== undefined && { against: shipped }),
  };
  const start = Date.now();
  // intermediate results are written as well: the same as of a command for that many hands
  const write = (hands: number, learnt: Learnt): void => {
    const text = packed(learnt, Number(values.fewest));
    const file = moduleOf(text, about, name);
    writeFileSync(values.out, file);
    const known = [...text].filter(letter => letter !== UNKNOWN).length;
    const kilobytes = (brotliCompressSync(file).length / 1024).toFixed(1);
    const seconds = ((Date.now() - start) / 1000).toFixed(0);
    console.log(
      `${hands} hands, ${seconds} s: ${known} of ${text.length} situations known, ${kilobytes} KB with brotli`,
    );
  };
  const step = Math.ceil(plan.hands / 20);
  let next = step;
  const learnt = train(school, plan, (hands, soFar) => {
    if (hands < next) return;
    next += step;
    write(hands, soFar);
  });
  write(plan.hands, learnt);
}
