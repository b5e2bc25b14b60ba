/** Hands of a poker game between its computer players: everything they do, and how often they do something. */
import assert from 'node:assert/strict';
import { seededRandom, shuffledSource, type Random } from '../../src/cards.ts';
import type { ActionOf, AnyAction, Offer, PlayerLevel, StateOf, ViewOf } from '../../src/croupier.ts';
import type { BettingGame, BettingState } from '../../src/stakes/betting-game.ts';

/** An action, its player, and the table before it. */
export interface Act<G> {
  readonly level: PlayerLevel;
  readonly action: ActionOf<G>;
  readonly state: StateOf<G>;
}

/** A game's computer player of a level. */
type Opponent<G> = (
  level: PlayerLevel,
) => (view: ViewOf<G>, legal: readonly Offer<ActionOf<G>>[], random: Random) => ActionOf<G>;

/** The play of a game's computer players; each purse has this many chips, unless options say otherwise. */
export function playedBy<G extends BettingGame>(ofGame: G, opponent: Opponent<G>, purse: number) {
  const game: BettingGame = ofGame;
  /** What a seat of a table does. */
  const choose = (state: BettingState, seat: number, level: PlayerLevel, random: Random): AnyAction => {
    const view = game.view(state, seat);
    return opponent(level)(view as ViewOf<G>, game.legal(view) as never, random);
  };
  return {
    /** Plays hands until the table has had this many, or nobody can play on. */
    play(levels: readonly PlayerLevel[], hands: number, options: object, seed: string) {
      const random = seededRandom(seed);
      let state = game.open({ purses: levels.map(() => purse), ...options });
      const source = shuffledSource(game.pack(state.options), random);
      const acts: Act<G>[] = [];
      for (;;) {
        const now = game.turn(state);
        if (now.kind === 'over' || (state.phase === 'settled' && state.hand === hands))
          return { state: state as StateOf<G>, acts };
        if (now.kind === 'croupier') {
          state = game.apply(state, 'croupier', game.deal(state, source)).state;
          continue;
        }
        const seat = now.seats[0]!;
        const level = levels[seat]!;
        const action = choose(state, seat, level, random);
        acts.push({ level, action: action as ActionOf<G>, state: state as StateOf<G> });
        assert.equal(game.check(state, seat, action), undefined, `${level} ${JSON.stringify(action)}`);
        state = game.apply(state, seat, action).state;
      }
    },
    /** How often in this many tries a seat takes the action. */
    often(
      state: StateOf<G>,
      seat: number,
      level: PlayerLevel,
      is: (action: ActionOf<G>) => boolean,
      times = 100,
    ): number {
      const random = seededRandom(`${level} ${seat}`);
      let count = 0;
      for (let time = 0; time < times; time++) if (is(choose(state, seat, level, random) as ActionOf<G>)) count++;
      return count;
    },
  };
}

/** How often each level took each kind of action, as `hard raise`. */
export function countsOf(acts: readonly { readonly level: PlayerLevel; readonly action: { readonly type: string } }[]) {
  const did = new Map<string, number>();
  for (const { level, action } of acts) {
    const what = `${level} ${action.type}`;
    did.set(what, (did.get(what) ?? 0) + 1);
  }
  return (what: string): number => did.get(what) ?? 0;
}
