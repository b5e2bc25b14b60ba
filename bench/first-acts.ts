/**
 * What the first acts of a computer player of stud cost in a process that has run nothing before: nothing of it is
 * compiled yet. Prints the milliseconds of processor time
 * (of all threads: what the compiler takes counts too) of each act of nine players of the strongest level, the first ones first.
 */
import { seededRandom, shuffledSource } from '../src/cards.ts';
import { studOpponent } from '../src/croupier.ts';
import { stud, type Stud } from '../src/rules.ts';

const ACTS = 60;
const [variant = 'high', seed = 'cold'] = process.argv.slice(2);
const random = seededRandom(seed);
const play = studOpponent('hard');
let state: Stud.State = stud.open({ purses: Array<number>(9).fill(1e6), variant });
const source = shuffledSource(stud.pack(state.options), random);
const times: number[] = [];
while (times.length < ACTS) {
  const turn = stud.turn(state);
  if (turn.kind !== 'seats') {
    state = stud.apply(state, 'croupier', stud.deal(state, source)).state;
    continue;
  }
  const view = stud.view(state, turn.seats[0]!);
  const legal = stud.legal(view);
  const start = process.cpuUsage();
  const action = play(view, legal, random);
  const { user, system } = process.cpuUsage(start);
  if (state.phase === 'bet') times.push((user + system) / 1000);
  state = stud.apply(state, turn.seats[0]!, action).state;
}
console.log(JSON.stringify(times));
