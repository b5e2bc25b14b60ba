/**
 * `npm run train:einundvierzig`: trains the strongest computer player of Einundvierzig and writes what it learnt to
 * `src/einundvierzig/rules/policy.ts`. Nothing hangs on the clock or on the machine: the same words write the same file to
 * the byte. Minutes on a quiet core. `--hands 20000 --out file` for a try.
 *
 * `--answer --seats 3 --strangers 0 --out file` learns the best answer to what is shipped: what `npm run duel` then says of
 * the file against `hard` is how much can be taken from it by who knows it.
 */
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { brotliCompressSync } from 'node:zlib';
import { POLICY } from '../../src/einundvierzig/rules/policy.ts';
import { moduleOf, packed } from './einundvierzig/packing.ts';
import { train } from './einundvierzig/training.ts';

const { values } = parseArgs({
  options: {
    hands: { type: 'string', default: '2000000' },
    strangers: { type: 'string', default: '45' },
    seed: { type: 'string', default: '1' },
    seats: { type: 'string', default: '3-7' },
    answer: { type: 'boolean', default: false },
    fewest: { type: 'string', default: '30' },
    out: { type: 'string', default: 'src/einundvierzig/rules/policy.ts' },
  },
});

const [fewest, most = fewest] = values.seats.split('-').map(Number) as [number, number?];
const start = Date.now();
const learnt = train(
  {
    hands: Number(values.hands),
    seed: Number(values.seed),
    seats: [fewest, most],
    strangers: Number(values.strangers),
    ...(values.answer && { against: POLICY }),
  },
  hands => {
    if (hands % 100_000 === 0) console.log(`${hands} hands, ${((Date.now() - start) / 1000).toFixed(0)} s`);
  },
);
const text = packed(learnt, Number(values.fewest));
const file = moduleOf(text);
writeFileSync(values.out, file);
const known = [...text].filter(letter => letter !== '.').length;
const kilobytes = (brotliCompressSync(file).length / 1024).toFixed(1);
console.log(`${known} of ${text.length} situations known, ${kilobytes} KB with brotli, in ${values.out}`);
