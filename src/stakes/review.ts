/**
 * The review of a hand of poker: what each action of a seat was worth, in chips, relative to the alternatives. Worlds
 * are sampled that are consistent with what the seat saw, with the others' face-down cards weighted by how well they
 * fit their actions. They give the chance. In some of them, every action is played out with the same cards to come: so
 * luck cancels out of the difference.
 */
import type { Card } from '../cards/card.js';
import { fastRandom } from '../cards/fast-random.js';
import { secureRandom, type Random } from '../cards/random.js';
import { toAction } from '../game/to-action.js';
import type { AnyAction, Offer, Rules, Seat } from '../game/contract.js';
import type { HandStep } from '../game/hands-seen.js';
import { numbered } from '../game/lists.js';
import type { BettingState, BettingView } from './betting-game.js';
import { effectiveNumber, evenly, worldsOf, type Covered, type Pool, type World } from './covered.js';
import { drawnFrom } from './drawn.js';
import { isWager } from './learnt.js';
import { needed, priceFor } from './price.js';
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
  /**
   * What the croupier deals as an action is played out on a sampled table: the same cards to come after every action.
   */
  coming(world: State, rest: readonly Card[]): (table: State) => Action;
  /** What a player does as the action is played out. */
  plays(view: View, legal: readonly Offer<Action>[], random: Random): Action;
  /** The share of the pot that the view's seat would get in a world if nobody folded any more. */
  sharing(view: View): (world: World) => number;
}

/** How a hand is reviewed. */
export interface ReviewEffort {
  /** How many tables are sampled for a decision; 300 by default. More narrow the intervals, by the square root. */
  readonly tables?: number;
  /** The random numbers for sampling; the platform's own by default. */
  readonly random?: Random;
}

/** The same, and which hand of a log. */
export interface ReviewOptions extends ReviewEffort {
  /** The number of the hand in the log, from 1; the last by default. */
  readonly hand?: number;
}

/** The value of an action. Chips are means over the sampled tables. */
export interface ActWorth<Action> {
  readonly action: Action;
  /** The expected chips from here on: 0 is a fold. */
  readonly value: number;
  /** The standard error of the value. */
  readonly error: number;
  /** Whether it is the best, or not distinguishable from the best. */
  readonly isGood: boolean;
  /** How often the pot is won without a showdown, from 0 to 1. */
  readonly unseen: number;
  /** What the others pay into the pot from here on, in chips. */
  readonly paid: number;
}

/** Why an action is better than another, in figures that can be checked at the table. Fractions are from 0 to 1. */
export type Reason =
  /** A matter of price: the chance, and the fraction of the pot that the call costs. */
  | { readonly kind: 'price'; readonly share: number; readonly needed: number }
  /** The chance would pay for the call alone, but more bets follow; or it would not, but more can be won. */
  | { readonly kind: 'dearer' | 'cheaper'; readonly share: number; readonly needed: number }
  /** More, or less, than an even share of the pot: every chip that goes in gains, or loses. */
  | { readonly kind: 'value' | 'thin'; readonly share: number; readonly even: number }
  /** The pot is won without a showdown this much more often. */
  | { readonly kind: 'unseen'; readonly part: number; readonly than: number }
  /** The others pay this many more chips. */
  | { readonly kind: 'paid'; readonly chips: number }
  /** Only the difference itself. */
  | { readonly kind: 'gain' };

/** Why nothing can be said about a decision: too few of the weighted hands fit what the others did. */
export interface Unsure {
  readonly kind: 'fewHands';
  /** How many equally likely hands of theirs they are worth. */
  readonly effective: number;
}

/** One decision of a hand. */
export interface Decision<Action, View> {
  /** Its index among the steps of the hand. */
  readonly step: number;
  /** What the seat saw when it was to act. */
  readonly view: View;
  /** The value of each action, the best first. */
  readonly acts: readonly ActWorth<Action>[];
  /** The action taken. */
  readonly played: ActWorth<Action>;
  /** The better action; undefined if the difference may be chance. */
  readonly better: ActWorth<Action> | undefined;
  /** The gain of the better action, in chips; 0 if there is none. */
  readonly gain: number;
  /** The standard error of the gain: in 95 of 100 reviews the truth is within two of it. */
  readonly error: number;
  /** The chance to take the pot if nobody folded any more, against what the others may hold. From 0 to 1. */
  readonly share: number;
  /** The fraction of the pot that staying in costs; 0 if it is free. */
  readonly needed: number;
  /** Why the better action is better; undefined if no betting follows. */
  readonly reason: Reason | undefined;
  /** Why it is hard to say which action was the best; then none is called better. Otherwise undefined. */
  readonly unsure: Unsure | undefined;
}

/**
 * The findings on a hand: its decisions, the costliest first; then those without a mistake, in the order of the hand.
 */
export type HandReview<Action, View> = readonly Decision<Action, View>[];

/** A review in progress. */
export interface ReviewProgress<Action, View> {
  /** The completed part of the work, from 0 to 1. */
  readonly part: number;
  /** The findings so far, with wide intervals at first; undefined until each decision has been looked at once. */
  readonly found: HandReview<Action, View> | undefined;
}

const TABLES = 300;

/**
 * How many tables each decision gets before the next one is looked at, the first time and the second; then all that are
 * left.
 */
const PASSES = [12, 60];

/**
 * How many worlds are sampled for the chance: for each table and at most, for all players together and at any table.
 */
const WORLDS_EACH = 40;
const WORLDS_OF_ALL = 12_000;
const MOST_WORLDS = 4000;

/** How many worlds are settled between two rests. */
const SHARES_AT_A_TIME = 8;

/** The least number of equally likely hands of the others about which something can be said. */
const FEW_HANDS = 60;

/** From this many standard errors on, chance is ruled out: 95%. */
const SURE = 1.96;

/**
 * The fraction of the tables that selects the better action; it is measured on the others, so that the luck of the
 * selection does not count.
 */
const CHOOSING = 1 / 3;

/** Less than this fraction of the lower limit is not worth mentioning. */
const WORTH_A_WORD = 0.1;

/** A table on which actions are played out, and the cards yet to come. */
interface Drawn<State> {
  readonly state: State;
  readonly rest: readonly Card[];
  /** The share of the pot that its cards would win. */
  readonly share: number;
}

/** The result of a hand that was played out. */
interface Outcome {
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

const meanOf = (numbers: readonly number[]): number =>
  numbers.reduce((sum, each) => sum + each, 0) / (numbers.length || 1);

/** Sources of uncertainty of a mean beside the spread of its numbers. */
interface Doubt {
  /** The number of worlds from which the share of the pot is known. */
  readonly worlds: number;
  /** How many equally likely hands the distribution of face-down cards is worth. */
  readonly hands: number;
  /** What is at stake, in chips: what occurred at no table may still have a probability of one in as many. */
  readonly stake: number;
}

const SURE_OF_ALL: Doubt = { worlds: Infinity, hands: Infinity, stake: 0 };

/** How much a standard error from few numbers is too small, times their number: by Student's distribution. */
const FEW = 1.2;

/** A figure of a table, and the share of the pot that its cards would win. */
type Figure = readonly [chips: number, share: number];

/**
 * The mean of some figures, and its standard error. The share of the pot is known from many more worlds: the tables'
 * deviation from it is subtracted, so that only the rest of their luck is left.
 * @param all the share of the pot in all worlds.
 */
function estimated(
  figures: readonly Figure[],
  all: number,
  { worlds, hands, stake }: Doubt,
): readonly [mean: number, error: number] {
  const [mean, share] = [meanOf(figures.map(([chips]) => chips)), meanOf(figures.map(([, part]) => part))];
  const count = Math.max(1, figures.length);
  const freedom = Math.max(1, count - 2);
  const sumOf = (of: (chips: number, part: number) => number): number =>
    figures.reduce((sum, [chips, part]) => sum + of(chips - mean, part - share), 0);
  const spread = sumOf((_, part) => part * part);
  const slope = spread > 0 ? sumOf((chips, part) => chips * part) / spread : 0;
  const left = sumOf((chips, part) => (chips - slope * part) ** 2) / freedom;
  const whole = sumOf(chips => chips * chips) / freedom;
  // the worlds do not know the share of the pot exactly either
  const square = left / count + (whole - left) / worlds + whole / hands + (stake / count) ** 2;
  return [mean - slope * (share - all), (1 + FEW / freedom) * Math.sqrt(square)];
}

const worthOf = <Action>(
  action: Action,
  outcomes: readonly Outcome[],
  isGood: boolean,
  [value, error]: readonly [value: number, error: number],
): ActWorth<Action> => {
  const unseen = meanOf(outcomes.map(({ isUnseen }) => Number(isUnseen)));
  return { action, value, error, isGood, unseen, paid: meanOf(outcomes.map(({ paid }) => paid)) };
};

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** The possible actions, with the one taken; for a range the minimum and the maximum. */
function choicesOf<Action extends AnyAction>(offers: readonly Offer<Action>[], played: Action): readonly Action[] {
  const all = [...offers.flatMap(offer => [toAction(offer), toAction(offer, true)]), played] as readonly Action[];
  return all.filter((action, at) => all.findIndex(other => isSame(other, action)) === at);
}

/** How much more often a pot must be won without a showdown for that to be a reason. */
const OFTENER = 0.1;

/** Why an action is better than the one taken. */
function reasonOf<Action extends AnyAction>(
  better: ActWorth<Action>,
  played: ActWorth<Action>,
  { share, needed, even }: { readonly share: number; readonly needed: number; readonly even: number },
): Reason {
  const isFold = ({ action }: ActWorth<Action>): boolean => action.type === 'fold';
  const unseen: Reason | undefined =
    better.unseen > played.unseen + OFTENER ? { kind: 'unseen', part: better.unseen, than: played.unseen } : undefined;
  const paid: Reason =
    better.paid > played.paid + 0.5 ? { kind: 'paid', chips: better.paid - played.paid } : { kind: 'gain' };
  if (isFold(better)) return { kind: share < needed ? 'price' : 'dearer', share, needed };
  if (isWager(better.action) && !isWager(played.action)) {
    if (share > even) return { kind: 'value', share, even };
    if (unseen) return unseen;
  }
  if (isFold(played)) return { kind: share >= needed ? 'price' : 'cheaper', share, needed };
  if (isWager(played.action) && !isWager(better.action) && share < even) return { kind: 'thin', share, even };
  return unseen ?? paid;
}

/** Where a seat chose among several actions, each with its index; of repeated choices of two upcards, the last. */
function decisionsOf<Action extends AnyAction, View extends BettingView>(
  steps: readonly HandStep<Action, View>[],
  seat: Seat,
  legal: (view: View) => readonly Offer<Action>[],
  weighed: readonly string[],
): readonly { readonly step: number; readonly offers: readonly Offer<Action>[] }[] {
  return steps.flatMap(({ actor, action }, step) => {
    if (actor !== seat || !action || step === 0 || !weighed.includes(action.type)) return [];
    const next = steps.slice(step + 1).find(other => other.actor === seat)?.action?.type;
    if (next === action.type && steps[step - 1]!.view.phase !== 'bet') return [];
    const offers = legal(steps[step - 1]!.view).filter(({ type }) => weighed.includes(type));
    return offers.length > 1 ? [{ step, offers }] : [];
  });
}

/** A decision being looked at: what was sampled for it, and the results so far. */
interface Looked<State, Action, View> {
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
function* looked<State extends BettingState, Action extends AnyAction, View extends BettingView>(
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
function* goneOn<State extends BettingState, Action extends AnyAction, View extends BettingView>(
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

/** The costliest first; of equal ones the earlier. */
const inOrder = <Action, View>(found: readonly Decision<Action, View>[]): HandReview<Action, View> =>
  [...found].sort((a, b) => b.gain - a.gain || a.step - b.step);

/**
 * Reviews a hand: all decisions from a few tables, then from more, in small steps. It yields the completed part and the
 * findings so far, and can be abandoned at any time.
 * @param steps the hand from its first deal on, as the seat saw it; what was shown later is ignored.
 * @param seat whose actions are reviewed.
 */
export function* reviewSteps<State extends BettingState, Action extends AnyAction, View extends BettingView>(
  reviewed: Reviewed<State, Action, View>,
  steps: readonly HandStep<Action, View>[],
  seat: Seat,
  { tables = TABLES, random = secureRandom() }: ReviewEffort = {},
): Generator<ReviewProgress<Action, View>, HandReview<Action, View>, undefined> {
  const decisions = decisionsOf(steps, seat, view => reviewed.game.legal(view), reviewed.weighed);
  const all: Looked<State, Action, View>[] = [];
  const found: Decision<Action, View>[] = [];
  const passes = [...PASSES.filter(pass => pass < tables), tables];
  let before = 0;
  let review: HandReview<Action, View> | undefined;
  for (const pass of passes) {
    for (const [number, decision] of numbered(decisions)) {
      const part = (before + ((pass - before) * number) / decisions.length) / tables;
      const work = function* () {
        all[number] ??= yield* looked(reviewed, steps, decision, tables, fastRandom(random));
        yield* goneOn(reviewed, all[number], pass);
      };
      const going = work();
      while (!going.next().done) yield { part, found: review };
      found[number] = decided(all[number]!);
      if (review) review = inOrder(found);
    }
    review = inOrder(found);
    before = pass;
  }
  return inOrder(found);
}

/** The completed part of the work, for a caller that wants only the result. */
export function* partsOf<Review>(
  work: Generator<{ readonly part: number }, Review, undefined>,
): Generator<number, Review, undefined> {
  let step = work.next();
  for (; !step.done; step = work.next()) yield step.value.part;
  return step.value;
}

function decided<State, Action extends AnyAction, View extends BettingView>({
  view,
  step,
  acts,
  played: at,
  outcomes,
  tables,
  share,
  worlds,
  hands,
}: Looked<State, Action, View>): Decision<Action, View> {
  const seat = view.seat as Seat;
  const isBetting = view.phase === 'bet';
  const price = priceFor(view, seat);
  const doubtOf = ({ type }: Action): Doubt =>
    type === 'fold' ? SURE_OF_ALL : { worlds, hands, stake: isBetting ? price.pot + price.call : 0 };
  const choosing = Math.floor(outcomes[0]!.length * CHOOSING);
  const figures = outcomes.map(each => each.map(({ net }, table): Figure => [net, tables[table]!.share]));
  const first = figures.map(each => estimated(each.slice(0, choosing), share, SURE_OF_ALL)[0]);
  const best = first.indexOf(Math.max(...first));
  const measured = figures.map(each => each.slice(choosing));
  const behind = measured.map((each, place) =>
    estimated(
      measured[best]!.map(([net, part], table): Figure => [net - each[table]![0], part]),
      share,
      place === best ? SURE_OF_ALL : doubtOf(acts[acts[place]!.type === 'fold' ? best : place]!),
    ),
  );
  const isLess = ([less, error]: readonly [number, number]): boolean =>
    less > SURE * error && less >= view.options.lowerLimit * WORTH_A_WORD;
  const worths = acts.map((action, place) =>
    worthOf(
      action,
      outcomes[place]!.slice(choosing),
      !isLess(behind[place]!),
      estimated(measured[place]!, share, doubtOf(action)),
    ),
  );
  const played = worths[at]!;
  const [gain, error] = behind[at]!;
  const unsure: Unsure | undefined = hands < FEW_HANDS ? { kind: 'fewHands', effective: hands } : undefined;
  const better = played.isGood || unsure ? undefined : worths[best]!;
  const asked = isBetting ? needed(price) : 0;
  return {
    step,
    view,
    acts: [...worths].sort((a, b) => b.value - a.value),
    played,
    better,
    gain: better ? gain : 0,
    error,
    share,
    needed: asked,
    reason:
      better && (isBetting || view.phase === 'turnUp')
        ? reasonOf(better, played, { share, needed: asked, even: 1 / seatCount(view.live) })
        : undefined,
    unsure,
  };
}
