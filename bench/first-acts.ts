/**
 * What the first acts of a computer player of stud cost in a process that has run nothing before: nothing of it is
 * compiled yet. Nine players of the strongest level think as they do at a table on a page, in stretches. Prints the
 * milliseconds of each act, the first ones first, and of its longest stretch.
 *
 * A stretch took no more than the clock says, on which other programs count too, and no more than the processor time,
 * on which the threads of the compiler do: the lesser of the two is what it holds a page up on a quiet machine, or more.
 */
import { seededRandom, shuffledSource } from '../src/cards.ts';
import { stud, type Stud } from '../src/rules.ts';
import { think } from '../src/stud/players.ts';
import { inStretches } from '../src/ui/stretches.ts';

/** Both clocks, in milliseconds. */
function now(): { readonly clock: number; readonly processor: number } {
  const { user, system } = process.cpuUsage();
  return { clock: performance.now(), processor: (user + system) / 1000 };
}

const ACTS = 60;
const [variant = 'high', seed = 'cold'] = process.argv.slice(2);
const random = seededRandom(seed);
let state: Stud.State = stud.open({ purses: Array<number>(9).fill(1e6), variant });
const source = shuffledSource(stud.pack(state.options), random);
const acts: { whole: number; stretch: number }[] = [];
while (acts.length < ACTS) {
  const turn = stud.turn(state);
  if (turn.kind !== 'seats') {
    state = stud.apply(state, 'croupier', stud.deal(state, source)).state;
    continue;
  }
  const view = stud.view(state, turn.seats[0]!);
  const legal = stud.legal(view);
  const stretches: number[] = [];
  let start = now();
  const ended = (): void => {
    const end = now();
    stretches.push(Math.min(end.clock - start.clock, end.processor - start.processor));
  };
  const rest = async (): Promise<void> => {
    ended();
    await new Promise(next => setTimeout(next));
    start = now();
  };
  const action = await inStretches(think('hard', view, legal, random), rest);
  ended();
  if (state.phase === 'bet')
    acts.push({ whole: stretches.reduce((sum, time) => sum + time, 0), stretch: Math.max(...stretches) });
  state = stud.apply(state, turn.seats[0]!, action).state;
}
console.log(JSON.stringify(acts));
