/**
 * What the first actions of a computer player of stud cost in a fresh process, where none of it is compiled yet. Nine
 * players of the strongest level think as they do at a table on a page, in time slices. Prints the milliseconds of each
 * action, in order, and of its longest slice.
 *
 * On Linux these are milliseconds that the thread itself has run: the clock would include other programs, the CPU time
 * of the process the threads of the compiler, and neither holds a page up.
 */
import { existsSync, readFileSync } from 'node:fs';
import { seededRandom, shuffledSource } from '../src/cards.ts';
import { stud, type Stud } from '../src/rules.ts';
import { think } from '../src/stud/rules/players.ts';
import { inTimeSlices } from '../src/table/play/time-slices.ts';

const SCHEDULED = `/proc/self/task/${process.pid}/schedstat`;
const isCounted = existsSync(SCHEDULED);
/** The milliseconds of this thread; the kernel has counted them up to its last sleep. */
const ran = (): number => (isCounted ? Number(readFileSync(SCHEDULED, 'utf8').split(' ')[0]) / 1e6 : performance.now());
const sleep = (): Promise<unknown> => new Promise(next => setTimeout(next, 1));

const ACTS = 60;
const [variant = 'high', seed = 'cold'] = process.argv.slice(2);
const random = seededRandom(seed);
let state: Stud.State = stud.open({ purses: Array<number>(9).fill(1e6), variant } as object);
const source = shuffledSource(stud.pack(state.options), random);
const acts: { whole: number; slice: number }[] = [];
while (acts.length < ACTS) {
  const turn = stud.turn(state);
  if (turn.kind !== 'seats') {
    state = stud.apply(state, 'croupier', stud.deal(state, source)).state;
    continue;
  }
  const view = stud.view(state, turn.seats[0]!);
  const legal = stud.legal(view);
  const slices: number[] = [];
  await sleep();
  let start = ran();
  const rest = async (): Promise<void> => {
    const end = ran();
    await sleep();
    slices.push((isCounted ? ran() : end) - start);
    start = ran();
  };
  const action = await inTimeSlices(think('hard', view, legal, random), rest);
  await rest();
  if (state.phase === 'bet')
    acts.push({ whole: slices.reduce((sum, time) => sum + time, 0), slice: Math.max(...slices) });
  state = stud.apply(state, turn.seats[0]!, action).state;
}
console.log(JSON.stringify(acts));
