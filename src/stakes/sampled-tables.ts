/** Tables as they may be for all that a seat has seen, and its actions played out on them. */
import type { Card } from '../cards/card.js';
import { fastRandom } from '../cards/fast-random.js';
import type { Random } from '../cards/random.js';
import type { AnyAction, Offer, Rules, Seat } from '../game/contract.js';
import type { HandStep } from '../game/hands-seen.js';
import { numbered } from '../game/lists.js';
import { toAction } from '../game/to-action.js';
import type { BettingState, BettingView } from './betting-game.js';
import { effectiveNumber, evenly, worldsOf, type Covered, type Pool, type World } from './covered.js';
import { drawnFrom } from './drawn.js';
import { hasSeat, seatCount } from './seats.js';

/** What a game brings to its review. */
export interface Reviewed<State extends BettingState, Action extends AnyAction, View extends BettingView> {
  readonly game: Rules<never, State, Action, AnyAction, View>;
  /** The actions that are compared, by their type. */
  readonly weighed: readonly string[];
  /** The cards that the view's seat has not seen. */
  unseen(view: View): readonly Card[];
  /**
   * What the others in the hand may hold face down, weighted by how likely somebody with such a hand would have done
   * what a seat did in these steps.
   * @param tables how many tables will be sampled: for fewer, fewer hands need to be weighted.
   */
  pools(
    steps: readonly HandStep<Action, View>[],
    now: View,
    tables: number,
    below: (sides: number) => number,
  ): Generator<undefined, readonly Pool[], undefined>;
  /** The table of a view with these cards in place of the face-down ones. */
  filled(view: View, covered: Covered): State;
  /** What the croupier deals as an action is played out on a sampled table: the same cards after every action. */
  coming(world: State, rest: readonly Card[]): (table: State) => Action;
  /** What a player does as the action is played out. */
  plays(view: View, legal: readonly Offer<Action>[], random: Random): Action;
  /** The share of the pot that the view's seat would get in a world if nobody folded any more. */
  sharing(view: View): (world: World) => number;
}

/** How many worlds are sampled for the chance: for each table; at most, for all players together and at any table. */
const WORLDS_EACH = 40;
const WORLDS_OF_ALL = 12_000;
const MOST_WORLDS = 4000;

/** How many worlds are settled between two rests. */
const SHARES_AT_A_TIME = 8;

/** A table on which actions are played out, and the cards yet to come. */
interface Drawn<State> {
  readonly state: State;
  readonly rest: readonly Card[];
  /** The share of the pot that its cards would win. */
  readonly share: number;
}

/** The result of a hand that was played out. */
export interface Outcome {
  readonly net: number;
  readonly isUnseen: boolean;
  readonly paid: number;
}

/** More steps than a hand has. */
const MOST_STEPS = 500;

/** Plays a hand to its end: the seat begins with the action, then all play alike. */
function* playedOut<State extends BettingState, Action extends AnyAction, View extends BettingView>(
  reviewed: Reviewed<State, Action, View>,
  { state, rest }: Drawn<State>,
  seat: Seat,
  action: Action,
  random: Random,
): Generator<undefined, Outcome, undefined> {
  const { game } = reviewed;
  const coming = reviewed.coming(state, rest);
  const othersOf = ({ accounts }: State): number =>
    accounts.cloth.reduce((sum, chips) => sum + chips, 0) - accounts.cloth[seat]!;
  let table = game.apply(state, seat, action).state;
  let before = state;
  for (let step = 0; table.phase !== 'settled' && step < MOST_STEPS; step++) {
    before = table;
    yield;
    const turn = game.turn(table);
    if (turn.kind === 'over') break;
    if (turn.kind === 'croupier') table = game.apply(table, 'croupier', coming(table)).state;
    else {
      const asked = turn.seats[0]!;
      const view = game.view(table, asked);
      table = game.apply(table, asked, reviewed.plays(view, game.legal(view), random)).state;
    }
  }
  return {
    net: table.accounts.purses[seat]! - state.accounts.purses[seat]!,
    isUnseen: seatCount(table.live) === 1 && hasSeat(table.live, seat),
    paid: othersOf(before) - othersOf(state),
  };
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** The possible actions, with the one taken; for a range the minimum and the maximum. */
function choicesOf<Action extends AnyAction>(offers: readonly Offer<Action>[], played: Action): readonly Action[] {
  const all = [...offers.flatMap(offer => [toAction(offer), toAction(offer, true)]), played] as readonly Action[];
  return all.filter((action, at) => all.findIndex(other => isSame(other, action)) === at);
}

/** A decision being looked at: what was sampled for it, and the results so far. */
export interface Looked<State, Action, View> {
  readonly step: number;
  readonly view: View;
  readonly acts: readonly Action[];
  /** The index of the action taken. */
  readonly played: number;
  readonly tables: readonly Drawn<State>[];
  readonly share: number;
  /** How many worlds were sampled for it. */
  readonly worlds: number;
  /** How many equally likely hands the distribution of face-down cards is worth. */
  readonly hands: number;
  /** By action, the results at each table so far. */
  readonly outcomes: readonly Outcome[][];
  readonly below: (sides: number) => number;
}

/** Samples what the others may hold at a decision: the chance, and the tables on which the actions are played out. */
export function* looked<State extends BettingState, Action extends AnyAction, View extends BettingView>(
  reviewed: Reviewed<State, Action, View>,
  steps: readonly HandStep<Action, View>[],
  { step, offers }: { readonly step: number; readonly offers: readonly Offer<Action>[] },
  tables: number,
  below: (sides: number) => number,
): Generator<undefined, Looked<State, Action, View>, undefined> {
  const view = steps[step - 1]!.view;
  const done = steps[step]!.action!;
  const acts = choicesOf(offers, done);
  const pools = yield* reviewed.pools(steps.slice(0, step), view, tables, below);
  const count = Math.max(
    tables,
    Math.min(MOST_WORLDS, Math.floor(WORLDS_OF_ALL / seatCount(view.live)), WORLDS_EACH * tables),
  );
  const worlds = yield* worldsOf(pools, reviewed.unseen(view), view.players.length, count, below);
  const shareIn = reviewed.sharing(view);
  const shared: (World & { readonly share: number })[] = [];
  for (const world of worlds) {
    shared.push({ ...world, share: shareIn(world) });
    if (shared.length % SHARES_AT_A_TIME === 0) yield;
  }
  yield;
  // tables are taken evenly from the worst world to the best, so that good ones are represented proportionally
  shared.sort((one, other) => one.share - other.share);
  const weights = shared.map(({ weight }) => weight);
  const won = shared.reduce((sum, { share, weight }) => sum + share * weight, 0);
  const chosen = drawnFrom([...evenly(weights, tables, below)], tables, below).flatMap(at => shared[at] ?? []);
  yield;
  const doubt = pools.reduce((sum, { effective }) => sum + 1 / effective, 1 / effectiveNumber(weights));
  return {
    step,
    view,
    acts,
    played: acts.findIndex(each => isSame(each, done)),
    tables: chosen.map(({ covered, rest, share }) => ({ state: reviewed.filled(view, covered), rest, share })),
    share: won / (weights.reduce((sum, weight) => sum + weight, 0) || 1),
    worlds: shared.length,
    // if no world fits, nothing is known; with equal weights, rounding may leave slightly less than zero
    hands: shared.length === 0 ? 0 : 1 / Math.max(0, doubt - 1 / shared.length),
    outcomes: acts.map(() => []),
    below,
  };
}

/** Plays the actions of a decision out on the tables up to a number. */
export function* goneOn<State extends BettingState, Action extends AnyAction, View extends BettingView>(
  reviewed: Reviewed<State, Action, View>,
  { acts, tables, outcomes, view, below }: Looked<State, Action, View>,
  until: number,
): Generator<undefined, void, undefined> {
  for (const table of tables.slice(outcomes[0]!.length, until)) {
    const word = below(0x7fffffff);
    for (const [at, action] of numbered(acts)) {
      const chances = fastRandom({ below: () => word });
      outcomes[at]!.push(yield* playedOut(reviewed, table, view.seat as Seat, action, { below: chances }));
    }
  }
}
