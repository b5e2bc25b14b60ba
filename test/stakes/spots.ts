/** Hands with many bets, in which the distribution of the face-down cards is far from that of random cards. */
import { seededRandom, shuffledSource, type Random } from '../../src/cards.ts';
import { newLog, toAction, type Actor } from '../../src/croupier.ts';
import type { AnyAction, Offer } from '../../src/croupier.ts';
import type { BettingGame, BettingState, BettingView } from '../../src/stakes/betting-game.ts';
import { isWager } from '../../src/stakes/learnt.ts';

/** A player as a program. */
export type Mind = (view: never, legal: never, random: Random) => unknown;

/** A hand: its log, and the table before each of its actions. */
export interface PushedHand {
  readonly log: unknown;
  readonly before: readonly BettingState[];
}

/** A hand of players who bet or raise three times in ten whatever they hold, and never fold then. */
export function pushedHand(game: BettingGame, mind: Mind, seats: number, options: object, seed: string): PushedHand {
  let state: BettingState = game.open({ purses: Array.from({ length: seats }, () => 400), ...options });
  const source = shuffledSource(game.pack(state.options), seededRandom(seed));
  const random = seededRandom(`${seed} players`);
  const entries: { readonly actor: Actor; readonly action: AnyAction }[] = [];
  const before: BettingState[] = [];
  const pushed = (view: BettingView, legal: readonly Offer<AnyAction>[]): AnyAction => {
    const act = mind(view as never, legal as never, random) as AnyAction;
    if (view.phase !== 'bet' || random.below(10) >= 3) return act;
    const offer = legal.find(isWager) ?? legal.find(({ type }) => type === 'call');
    return offer ? toAction(offer) : act;
  };
  while (state.phase !== 'settled') {
    const turn = game.turn(state);
    const actor: Actor = turn.kind === 'seats' ? turn.seats[0]! : 'croupier';
    const view = actor === 'croupier' ? undefined : game.view(state, actor);
    const action = view ? pushed(view, game.legal(view)) : game.deal(state, source);
    entries.push({ actor, action });
    before.push(state);
    state = game.apply(state, actor, action).state;
  }
  return { log: newLog(game, state.options, entries), before };
}
