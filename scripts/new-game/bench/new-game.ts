/** How fast the public engine plays New Game: whole hands, with all events. */
import { secureRandom, shuffledSource } from '../src/cards.ts';
import { newGame } from '../src/new-game/rules/rules.ts';
import type { Bench } from './yardstick.ts';

const HANDS = 20_000;

function hands(): number {
  let state = newGame.open({ purses: [1e9, 1e9, 1e9] });
  const source = shuffledSource(newGame.pack(state.options), secureRandom());
  while (state.hand <= HANDS) {
    for (const seat of [0, 1, 2]) state = newGame.apply(state, seat, { type: 'done' }).state;
    state = newGame.apply(state, 'croupier', newGame.deal(state, source)).state;
  }
  return HANDS;
}

/** The figures of New Game. */
export const NEW_GAME: readonly Bench[] = [{ name: 'New Game, three, secure', unit: 'hands', run: hands }];
