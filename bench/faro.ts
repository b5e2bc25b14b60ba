/**
 * How fast the public engine plays Faro: whole deals, every punter betting again whatever was decided, with all events.
 */
import { secureRandom, seededRandom, shuffledSource, type Random } from '../src/cards.ts';
import { faro, type Faro } from '../src/rules.ts';
import type { Bench } from './yardstick.ts';

const DEALS = 2000;
const DONE: Faro.Action = { type: 'done' };
const RANKS = 'KQJT98765432A';
/** What each punter likes to bet on next, as ready-made actions. */
const STAKES: readonly Faro.Action[] = [...RANKS].map(spot => ({ type: 'stake', spot, amount: 5 }));

/**
 * Plays deals at one table: a punter with nothing on the cloth bets five on a card that can still be decided; then all
 * are done.
 */
function deals(count: number, options: object, random: Random): number {
  let state: Faro.State = faro.open(options);
  const source = shuffledSource(faro.pack(state.options), random);
  const books = state.options.variant === 'buch';
  let events = 0;
  let turns = 0;
  const act = (actor: number | 'croupier', action: Faro.Action) => {
    const step = faro.apply(state, actor, action);
    state = step.state;
    events += step.events.length;
  };
  while (state.deal < count || state.phase === 'stake') {
    const turn = faro.turn(state);
    if (turn.kind !== 'seats') {
      if (state.phase === 'stake') turns++;
      act('croupier', faro.deal(state, source));
      continue;
    }
    for (const seat of turn.seats) {
      if (state.phase === 'stake' && state.punters[seat]!.stakes.length === 0) {
        const at = STAKES.findIndex((_, place) => isLive(state, books, seat, place));
        if (at >= 0) act(seat, STAKES[at]!);
      }
      act(seat, DONE);
    }
  }
  if (turns < 18 * count || events < 100 * count)
    throw new Error(`Only ${turns} turns and ${events} events in ${count} deals.`);
  return count;
}

/** Whether a rank can still be decided for a seat, by the case-keeper. */
function isLive({ gone, punters }: Faro.State, books: boolean, seat: number, place: number): boolean {
  const rank = 11 - place < 0 ? 12 : 11 - place;
  const first = 4 * rank;
  return books
    ? gone[first + 'cdhs'.indexOf(punters[seat]!.suit)] === 0
    : gone[first] === 0 || gone[first + 1] === 0 || gone[first + 2] === 0 || gone[first + 3] === 0;
}

const purses = (seats: number): number[] => Array<number>(seats).fill(1e9);
const BOOK = { purses: purses(3), bank: 1e9 };

/** The figures of Faro. */
export const FARO: readonly Bench[] = [
  { name: 'Faro, three books, seeded', unit: 'deals', run: () => deals(DEALS, BOOK, seededRandom('bench')) },
  { name: 'Faro, three books, secure', unit: 'deals', run: () => deals(DEALS, BOOK, secureRandom()) },
  {
    name: 'Faro, classic, three, secure',
    unit: 'deals',
    run: () => deals(DEALS, { variant: 'classic', purses: purses(3) }, secureRandom()),
  },
  {
    name: 'Faro, pharo, three, secure',
    unit: 'deals',
    run: () => deals(DEALS, { variant: 'pharo', purses: purses(3) }, secureRandom()),
  },
];
