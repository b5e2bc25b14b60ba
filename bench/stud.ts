/** How fast the public engine plays stud: complete hands of six seats that check and call to the showdown, with all events. */
import { secureRandom, seededRandom, shuffledSource, type Random } from '../src/cards.ts';
import { studOpponent } from '../src/croupier.ts';
import { stud, type Stud } from '../src/rules.ts';
import type { Bench } from './yardstick.ts';

const HANDS = 5_000;
const SEATS = 6;
const CHECK: Stud.Action = { type: 'check' };
const CALL: Stud.Action = { type: 'call' };
const DONE: Stud.Action = { type: 'done' };
const BRING_IN: Stud.Action = { type: 'bringIn', amount: 5 };

/** Plays hands at one table: everybody is in, makes the minimum bring-in, checks or calls, and shows. */
function hands(count: number, random: Random): number {
  let state: Stud.State = stud.open({ purses: Array<number>(SEATS).fill(1e9), preset: 'fixed-limit' });
  const source = shuffledSource(stud.pack(state.options), random);
  let events = 0;
  while (state.hand <= count) {
    const turn = stud.turn(state);
    const actor = turn.kind === 'seats' ? turn.seats[0]! : 'croupier';
    const step = stud.apply(state, actor, actor === 'croupier' ? stud.deal(state, source) : act(state, actor));
    state = step.state;
    events += step.events.length;
  }
  if (events < 80 * count) throw new Error(`Only ${events} events in ${count} hands.`);
  return count;
}

function act({ phase, round, bringIn, street, cards }: Stud.State, seat: number): Stud.Action {
  if (phase === 'between') return DONE;
  if (phase === 'show') return { type: 'show', cards: cards.down[seat]! };
  if (street === 3 && bringIn < 0) return BRING_IN;
  return round!.price > round!.bets[seat]! ? CALL : CHECK;
}

/** Plays hands of nine computer players of the strongest level; returns the number of their actions. */
function acts(count: number): number {
  const random = seededRandom('players');
  const play = studOpponent('hard');
  let state: Stud.State = stud.open({ purses: Array<number>(9).fill(1e6), variant: 'high-low' });
  const source = shuffledSource(stud.pack(state.options), random);
  let done = 0;
  while (state.hand <= count) {
    const turn = stud.turn(state);
    if (turn.kind !== 'seats') {
      state = stud.apply(state, 'croupier', stud.deal(state, source)).state;
      continue;
    }
    const view = stud.view(state, turn.seats[0]!);
    const action = play(view, stud.legal(view), random);
    if (state.phase === 'bet') done++;
    state = stud.apply(state, turn.seats[0]!, action).state;
  }
  return done;
}

/** The figures of stud. */
export const STUD: readonly Bench[] = [
  { name: 'stud, six seats, seeded', unit: 'hands', run: () => hands(HANDS, seededRandom('bench')) },
  { name: 'stud, hard players, nine', unit: 'acts', run: () => acts(40) },
  { name: 'stud, six seats, secure', unit: 'hands', run: () => hands(HANDS, secureRandom()) },
];
