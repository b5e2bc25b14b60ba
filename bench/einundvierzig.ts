/** How fast the public engine plays Einundvierzig, hands of five seats that check and call to the showdown; and its hand ranking. */
import { secureRandom, seededRandom, shuffledSource, type Random } from '../src/cards.ts';
import { einundvierzigOpponent } from '../src/croupier.ts';
import { einundvierzig, type Einundvierzig } from '../src/rules.ts';
import { maskOf, strengthOfMask } from '../src/einundvierzig/rules/hand.ts';
import { PACK } from '../src/einundvierzig/rules/table.ts';
import type { Bench } from './yardstick.ts';

const HANDS = 10_000;
const SEATS = 5;
const CHECK: Einundvierzig.Action = { type: 'check' };
const CALL: Einundvierzig.Action = { type: 'call' };
const DONE: Einundvierzig.Action = { type: 'done' };

/** Plays hands at one table: everybody is in, checks or calls, turns two cards up, and shows. */
function hands(count: number, random: Random): number {
  let state: Einundvierzig.State = einundvierzig.open({ purses: Array<number>(SEATS).fill(1e9) });
  const source = shuffledSource(einundvierzig.pack(state.options), random);
  let events = 0;
  while (state.hand <= count) {
    const turn = einundvierzig.turn(state);
    const actor = turn.kind === 'seats' ? turn.seats[0]! : 'croupier';
    const action = actor === 'croupier' ? einundvierzig.deal(state, source) : act(state, actor);
    const step = einundvierzig.apply(state, actor, action);
    state = step.state;
    events += step.events.length;
  }
  if (events < 65 * count) throw new Error(`Only ${events} events in ${count} hands.`);
  return count;
}

function act({ phase, round, upCards, cards }: Einundvierzig.State, seat: number): Einundvierzig.Action {
  if (phase === 'between') return DONE;
  if (phase === 'turnUp')
    return upCards[seat]!.length > 0 ? DONE : { type: 'turnUp', seat, cards: cards[seat]!.slice(0, 2) };
  return round!.price > round!.bets[seat]! ? CALL : CHECK;
}

/** Plays hands of seven computer players of the strongest level; returns the number of their actions. */
function acts(count: number): number {
  const random = seededRandom('players');
  const play = einundvierzigOpponent('hard');
  let state: Einundvierzig.State = einundvierzig.open({ purses: Array<number>(7).fill(1e6) });
  const source = shuffledSource(einundvierzig.pack(state.options), random);
  let done = 0;
  while (state.hand <= count) {
    const turn = einundvierzig.turn(state);
    if (turn.kind !== 'seats') {
      state = einundvierzig.apply(state, 'croupier', einundvierzig.deal(state, source)).state;
      continue;
    }
    const seat = turn.seats[0]!;
    const view = einundvierzig.view(state, seat);
    if (state.phase === 'bet' || state.phase === 'turnUp') done++;
    state = einundvierzig.apply(state, seat, play(view, einundvierzig.legal(view), random)).state;
  }
  return done;
}

/** The number of masks, a power of two, of four cards each, in random order. */
const MASKS = 1 << 16;
let masks: Int32Array | undefined;

function dealtMasks(): Int32Array {
  const source = shuffledSource(PACK, seededRandom('masks'));
  return Int32Array.from({ length: MASKS }, () => {
    source.shuffle();
    const four = source.draw(4);
    source.mixIn(four);
    return four.reduce((mask, card) => mask | maskOf(card), 0);
  });
}

const RANKED = 10_000_000;

/** Ranks hands that are ready as masks. */
function rank(): number {
  const all = (masks ??= dealtMasks());
  let sum = 0;
  for (let at = 0; at < RANKED; at++) sum += strengthOfMask(all[at & (MASKS - 1)]!);
  if (sum === 0) throw new Error('No hand is worth anything.');
  return RANKED;
}

/** The figures of Einundvierzig. */
export const EINUNDVIERZIG: readonly Bench[] = [
  { name: 'Einundvierzig, five, seeded', unit: 'hands', run: () => hands(HANDS, seededRandom('bench')) },
  { name: 'Einundvierzig, five, secure', unit: 'hands', run: () => hands(HANDS, secureRandom()) },
  { name: 'Einundvierzig, hard, seven', unit: 'acts', run: () => acts(200) },
  { name: 'Einundvierzig, hand ranking', unit: 'hands', run: rank },
];
