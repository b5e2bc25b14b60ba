/**
 * The review of a hand of poker: what each act of a seat was worth, in chips, beside the others that it could have chosen.
 * From what the seat saw, worlds are drawn that it allows: the covered cards of the others by how well they fit what these
 * did. They give the chance. In some, every act is played out with the same cards to come: luck falls out of the difference.
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
  /** The acts that are weighed against each other, by their type. */
  readonly weighed: readonly string[];
  /** The cards that the view's seat has not seen. */
  unseen(view: View): readonly Card[];
  /**
   * What may lie covered before the others who are in: how likely somebody would have done what a seat did in these steps,
   * if a hand were its own.
   * @param tables how many tables are to be drawn: with fewer, fewer hands need be weighed.
   */
  pools(
    steps: readonly HandStep<Action, View>[],
    now: View,
    tables: number,
    below: (sides: number) => number,
  ): Generator<undefined, readonly Pool[], undefined>;
  /** The table of a view with these cards in the place of those that are covered. */
  filled(view: View, covered: Covered): State;
  /**
   * What the croupier deals as an act is played out on a table that was drawn: the same cards to come after every act.
   */
  coming(world: State, rest: readonly Card[]): (table: State) => Action;
  /** What a player does as the act is played out. */
  plays(view: View, legal: readonly Offer<Action>[], random: Random): Action;
  /** The part of the pot that the view's seat would get in a world if nobody folded any more. */
  sharing(view: View): (world: World) => number;
}

/** How a hand is reviewed. */
export interface ReviewEffort {
  /** How many tables are drawn for a decision; 300 by default. More make the intervals smaller, by the root. */
  readonly tables?: number;
  /** The chances of the drawing; the platform's own by default. */
  readonly random?: Random;
}

/** The same, and which hand of a log. */
export interface ReviewOptions extends ReviewEffort {
  /** The number of the hand among those of the log, 1 for the first; the last by default. */
  readonly hand?: number;
}

/** What an act was worth. Chips are means over the tables drawn. */
export interface ActWorth<Action> {
  readonly action: Action;
  /** What it brings from here on, in chips: 0 is a fold. */
  readonly value: number;
  /** The standard error of the value. */
  readonly error: number;
  /** Whether it is the best, or chance may be all there is between it and the best. */
  readonly isGood: boolean;
  /** How often the pot is won without a showdown. Part of one. */
  readonly unseen: number;
  /** What the others pay into the pot from here on, in chips. */
  readonly paid: number;
}

/** Why an act is better than another, in figures that can be looked up on the table. Parts are parts of one. */
export type Reason =
  /** Staying is a matter of the price: the chance, and the part of the pot that the call costs. */
  | { readonly kind: 'price'; readonly share: number; readonly needed: number }
  /** The chance would pay for the call alone, but more bets follow; or it does not, but more is to be won. */
  | { readonly kind: 'dearer' | 'cheaper'; readonly share: number; readonly needed: number }
  /** More, or less, than an even share of the pot: every chip that goes in brings, or costs. */
  | { readonly kind: 'value' | 'thin'; readonly share: number; readonly even: number }
  /** The pot is won without a showdown so much oftener. */
  | { readonly kind: 'unseen'; readonly part: number; readonly than: number }
  /** The others pay so many chips more. */
  | { readonly kind: 'paid'; readonly chips: number }
  /** Nothing but the difference itself. */
  | { readonly kind: 'gain' };

/** Why nothing can be said of a decision: too few of the hands that were weighed fit what the others did. */
export interface Unsure {
  readonly kind: 'fewHands';
  /** How many equally likely hands of theirs they are worth. */
  readonly effective: number;
}

/** One decision of a hand. */
export interface Decision<Action, View> {
  /** Its place among the steps of the hand. */
  readonly step: number;
  /** What the seat saw as it was asked. */
  readonly view: View;
  /** What each act was worth, the best first. */
  readonly acts: readonly ActWorth<Action>[];
  /** What was done. */
  readonly played: ActWorth<Action>;
  /** What would have been better; nothing where chance may be all there is to the difference. */
  readonly better: ActWorth<Action> | undefined;
  /** What the better act brings more, in chips; 0 where there is none. */
  readonly gain: number;
  /** The standard error of the gain: in 95 of 100 reviews the truth lies within two of it. */
  readonly error: number;
  /** The chance to take the pot if nobody folded any more, against what the others may hold. Part of one. */
  readonly share: number;
  /** The part of the pot that staying costs; 0 where it is free. */
  readonly needed: number;
  /** Why the better act is better; nothing where no betting follows. */
  readonly reason: Reason | undefined;
  /** Why it is hard to say which act was the best; then none is called better. Nothing where it is not. */
  readonly unsure: Unsure | undefined;
}

/** What there is to say of a hand: its decisions, the dearest first; then those without a fault, in the order of the hand. */
export type HandReview<Action, View> = readonly Decision<Action, View>[];

/** A review on its way. */
export interface ReviewProgress<Action, View> {
  /** Which part of the work is done. Part of one. */
  readonly part: number;
  /** What is known so far, with wide intervals at first; nothing until each decision was looked at once. */
  readonly found: HandReview<Action, View> | undefined;
}

const TABLES = 300;

/** How many tables each decision has before the next is looked at, the first time and the second; then all that are left. */
const PASSES = [12, 60];

/** How many worlds are drawn for the chance, for each table and at most, of all players together and at any table. */
const WORLDS_EACH = 40;
const WORLDS_OF_ALL = 12_000;
const MOST_WORLDS = 4000;

/** How many worlds are settled between two rests. */
const SHARES_AT_A_TIME = 8;

/** Of how many equally likely hands of the others something may be said. */
const FEW_HANDS = 60;

/** From so many standard errors on, chance is ruled out: 95 of 100. */
const SURE = 1.96;

/** Which part of the tables chooses the better act; on the others it is measured, so that the luck of the choice does not count. */
const CHOOSING = 1 / 3;

/** What is less than this part of the lower limit is not worth a word. */
const WORTH_A_WORD = 0.1;

/** A table on which acts are played out, and the cards that are still to come. */
interface Drawn<State> {
  readonly state: State;
  readonly rest: readonly Card[];
  /** The part of the pot that its cards would win. */
  readonly share: number;
}

/** What came of a hand that was played out. */
interface Outcome {
  readonly net: number;
  readonly isUnseen: boolean;
  readonly paid: number;
}

/** More steps than a hand has. */
const MOST_STEPS = 500;

/** Plays a hand to its end: the seat begins with the act, then all play alike. */
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

/** What makes a mean uncertain beside the spread of its numbers. */
interface Doubt {
  /** From how many worlds the part of the pot is known. */
  readonly worlds: number;
  /** How many equally likely hands the law of the covered cards is worth. */
  readonly hands: number;
  /** What is at stake, in chips: what came up in no table may be as likely as one in as many. */
  readonly stake: number;
}

const SURE_OF_ALL: Doubt = { worlds: Infinity, hands: Infinity, stake: 0 };

/** By how much a standard error from few numbers is too small, times their number: by Student's distribution. */
const FEW = 1.2;

/** A figure of a table, and the part of the pot that its cards would win. */
type Figure = readonly [chips: number, share: number];

/**
 * The mean of some figures, and its standard error. The part of the pot is known from many more worlds: by how much the
 * tables have more or less of it than these is taken off, so that only the rest of their luck is left.
 * @param all the part of the pot in all worlds.
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
  // of the part of the pot the worlds do not know all either
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

/** The acts that could have been chosen, with the one that was; of a range the least and the most. */
function choicesOf<Action extends AnyAction>(offers: readonly Offer<Action>[], played: Action): readonly Action[] {
  const all = [...offers.flatMap(offer => [toAction(offer), toAction(offer, true)]), played] as readonly Action[];
  return all.filter((action, at) => all.findIndex(other => isSame(other, action)) === at);
}

/** How much oftener a pot is won unseen before that is a reason. */
const OFTENER = 0.1;

/** Why an act is better than the one that was played. */
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

/** Where a seat decided among several acts, each with its place; of two cards laid open again and again the last choice. */
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

/** A decision that is being looked at: what is drawn for it, and what came of it so far. */
interface Looked<State, Action, View> {
  readonly step: number;
  readonly view: View;
  readonly acts: readonly Action[];
  /** The place of what was done among the acts. */
  readonly played: number;
  readonly tables: readonly Drawn<State>[];
  readonly share: number;
  /** How many worlds were drawn for it. */
  readonly worlds: number;
  /** How many equally likely hands the law of the covered cards is worth. */
  readonly hands: number;
  /** By act, what came of it at each table so far. */
  readonly outcomes: readonly Outcome[][];
  readonly below: (sides: number) => number;
}

/** Draws what the others may hold at a decision: the chance, and the tables on which the acts are played out. */
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
  // tables are taken evenly from the worst world to the best, so that they have as many good ones as there are
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
    // where no world fits nothing is known; of equal weights rounding leaves a little less than nothing to doubt
    hands: shared.length === 0 ? 0 : 1 / Math.max(0, doubt - 1 / shared.length),
    outcomes: acts.map(() => []),
    below,
  };
}

/** Plays the acts of a decision out on the tables up to a number. */
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

/** The dearest first; of equal ones that which came first. */
const inOrder = <Action, View>(found: readonly Decision<Action, View>[]): HandReview<Action, View> =>
  [...found].sort((a, b) => b.gain - a.gain || a.step - b.step);

/**
 * Reviews a hand: all decisions from a few tables, then from more, in small steps. It says which part of the work is done
 * and what is known so far, and may be left at any time.
 * @param steps the hand from its first deal on, as the seat saw it; what was shown later is not looked at.
 * @param seat whose acts are weighed.
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

/** The part of the work that is done, for a caller that wants only the whole. */
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
