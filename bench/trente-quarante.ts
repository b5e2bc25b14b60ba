/**
 * How fast the public engine plays: complete coups of Trente et Quarante, from the bet to the next hand, with all
 * events.
 */
import { secureRandom, seededRandom, shuffledSource, type Random } from '../src/cards.ts';
import { trenteQuarante, type TrenteQuarante } from '../src/rules.ts';
import type { Bench } from './yardstick.ts';

const COUPS = 20_000;

/** Plays coups at one table: a bet, done, the coup, any choices, the next hand; a new shoe when one is due. */
function coups(count: number, random: Random): number {
  const options = { purses: [1e9] };
  let state: TrenteQuarante.State = trenteQuarante.open(options);
  const source = shuffledSource(trenteQuarante.pack(state.options), random);
  let events = 0;
  const act = (actor: 'croupier' | number, action: TrenteQuarante.Action) => {
    const step = trenteQuarante.apply(state, actor, action);
    state = step.state;
    events += step.events.length;
  };
  while (state.hand <= count) {
    if (trenteQuarante.turn(state).kind === 'croupier') act('croupier', trenteQuarante.deal(state, source));
    else {
      if (state.phase === 'choice') act(0, { type: 'choose', chance: 'rouge', choice: 'prison' });
      else act(0, { type: 'stake', chance: 'rouge', amount: 100 });
      act(0, { type: 'done' });
    }
  }
  if (events < 15 * count) throw new Error(`Only ${events} events in ${count} coups.`);
  return count;
}

export const TRENTE_QUARANTE: readonly Bench[] = [
  {
    name: 'trente-quarante, seeded',
    unit: 'coups',
    run: () => coups(COUPS, seededRandom('bench')),
  },
  {
    name: 'trente-quarante, secure',
    unit: 'coups',
    run: () => coups(COUPS, secureRandom()),
  },
];
