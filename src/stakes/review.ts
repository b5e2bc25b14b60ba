/**
 * The review of a hand of poker: what each act of a seat was worth, in chips, beside the others that it could have chosen.
 * From what the seat saw, tables are drawn that it allows: the covered cards of the others so that what they did fits
 * them. On each table every act is played out with the same cards to come, so that luck falls out of the difference.
 */
import type { Card } from '../cards/card.js';
import { fastRandom } from '../cards/fast-random.js';
import { secureRandom, type Random } from '../cards/random.js';
import { takenUp } from '../game/actions.js';
import type { AnyAction, Offer, Rules, Seat } from '../game/contract.js';
import type { SeenStep } from '../game/hands-seen.js';
import type { BettingState, BettingView } from './betting-game.js';
import { isWager } from './learnt.js';
import { winnable } from './pots.js';
import { toCall } from './round.js';
import { hasSeat, seatCount, seatsIn, withoutSeat } from './seats.js';

/** The covered cards of a seat, or none where it has folded. */
export type Covered = readonly (readonly Card[])[];

/** What a game brings to its review. */
export interface Reviewed<State extends BettingState, Action extends AnyAction, View extends BettingView> {
  readonly game: Rules<never, State, Action, AnyAction, View>;
  /** The acts that are weighed against each other, by their type. */
  readonly weighed: readonly string[];
  /** The cards that the view's seat has not seen. */
  unseen(view: View): readonly Card[];
  /** How many cards of a seat it has not seen. */
  lacks(view: View, seat: Seat): number;
  /**
   * How likely somebody would have done what a seat did in these steps, if these were its covered cards; up to a factor.
   */
  fits(steps: readonly SeenStep<Action, View>[], now: View): (seat: Seat, covered: readonly Card[]) => number;
  /** The table of a view with these cards in the place of those that are covered. */
  filled(view: View, covered: Covered): State;
  /**
   * What the croupier deals as an act is played out on a table that was drawn: the same cards to come after every act.
   */
  coming(world: State, rest: readonly Card[]): (table: State) => Action;
  /** What a player does as the act is played out. */
  plays(view: View, legal: readonly Offer<Action>[], random: Random): Action;
  /** The part of the pot that a seat would get if nobody folded any more, and these cards came. */
  share(table: State, seat: Seat, rest: readonly Card[]): number;
}

/** How a hand is reviewed. */
export interface ReviewEffort {
  /** How many tables are drawn for a decision; 300 unless said. More make the intervals smaller, by the root. */
  readonly tables?: number;
  /** The chances of the drawing; the platform's own unless said. */
  readonly random?: Random;
}

/** The same, and which hand of a log. */
export interface ReviewOptions extends ReviewEffort {
  /** The number of the hand among those of the log, 1 for the first; the last unless said. */
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
  /** Why the better act is better. */
  readonly reason: Reason | undefined;
}

/** What there is to say of a hand: its decisions, the dearest first; then those without a fault, in the order of the hand. */
export type HandReview<Action, View> = readonly Decision<Action, View>[];

const TABLES = 300;

/** From so many standard errors on, chance is ruled out: 95 of 100. */
const SURE = 1.96;

/** How many hands are drawn for a seat, of which one is taken by how well it fits. */
const CANDIDATES = 16;

/** Which part of the tables chooses the better act; on the others it is measured, so that the luck of the choice does not count. */
const CHOOSING = 1 / 3;

/** What is less than this part of the lower limit is not worth a word. */
const WORTH_A_WORD = 0.1;

type Below = (sides: number) => number;

/** Takes some cards out of a list, which keeps the others; the first of the list are changed in order. */
function drawn(cards: Card[], count: number, below: Below): readonly Card[] {
  for (let place = 0; place < count; place++) {
    const from = place + below(cards.length - place);
    const card = cards[from]!;
    cards[from] = cards[place]!;
    cards[place] = card;
  }
  return cards.slice(0, count);
}

/** One of several, as often as it weighs. */
function weighted<Each>(each: readonly Each[], weights: readonly number[], below: Below): Each {
  let at = (weights.reduce((sum, weight) => sum + weight, 0) * below(1 << 30)) / (1 << 30);
  return each.find((_, place) => (at -= weights[place]!) < 0) ?? each.at(-1)!;
}

/** A table that a view allows, and the cards that are still to come. */
interface Drawn<State> {
  readonly state: State;
  readonly rest: readonly Card[];
}

/** Draws a table, a seat at a time. */
function* drawnTable<State extends BettingState, Action extends AnyAction, View extends BettingView>(
  reviewed: Reviewed<State, Action, View>,
  view: View,
  fits: (seat: Seat, covered: readonly Card[]) => number,
  below: Below,
): Generator<undefined, Drawn<State>, undefined> {
  let left = [...reviewed.unseen(view)];
  const covered: (readonly Card[])[] = view.players.map(() => []);
  const others = [...seatsIn(withoutSeat(view.live, view.seat as Seat))];
  // whoever is drawn first has the most to choose from
  for (let last = others.length; last > 0; last--) {
    const [seat] = others.splice(below(last), 1) as [Seat];
    const lacks = reviewed.lacks(view, seat);
    const hands = Array.from({ length: CANDIDATES }, () => drawn(left, lacks, below));
    const hand = weighted(
      hands,
      hands.map(cards => fits(seat, cards)),
      below,
    );
    covered[seat] = hand;
    left = left.filter(card => !hand.includes(card));
    yield;
  }
  return { state: reviewed.filled(view, covered), rest: drawn(left, left.length, below) };
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
function playedOut<State extends BettingState, Action extends AnyAction, View extends BettingView>(
  reviewed: Reviewed<State, Action, View>,
  { state, rest }: Drawn<State>,
  seat: Seat,
  action: Action,
  random: Random,
): Outcome {
  const { game } = reviewed;
  const coming = reviewed.coming(state, rest);
  const othersOf = ({ accounts }: State): number =>
    accounts.cloth.reduce((sum, chips) => sum + chips, 0) - accounts.cloth[seat]!;
  let table = game.apply(state, seat, action).state;
  let before = state;
  for (let step = 0; table.phase !== 'settled' && step < MOST_STEPS; step++) {
    before = table;
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

/** The mean of some numbers, and its standard error. */
function estimated(numbers: readonly number[]): readonly [mean: number, error: number] {
  const mean = meanOf(numbers);
  const spread = numbers.reduce((sum, each) => sum + (each - mean) ** 2, 0);
  return [mean, Math.sqrt(spread / (Math.max(1, numbers.length - 1) * (numbers.length || 1)))];
}

const worthOf = <Action>(action: Action, outcomes: readonly Outcome[], isGood: boolean): ActWorth<Action> => {
  const [value, error] = estimated(outcomes.map(({ net }) => net));
  const unseen = meanOf(outcomes.map(({ isUnseen }) => Number(isUnseen)));
  return { action, value, error, isGood, unseen, paid: meanOf(outcomes.map(({ paid }) => paid)) };
};

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** The acts that could have been chosen, with the one that was; of a range the least and the most. */
function choicesOf<Action extends AnyAction>(offers: readonly Offer<Action>[], played: Action): readonly Action[] {
  const all = [...offers.flatMap(offer => [takenUp(offer), takenUp(offer, true)]), played] as readonly Action[];
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
  steps: readonly SeenStep<Action, View>[],
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

/**
 * Reviews a hand, a table at a time: it tells which part of the work is done, and may be left at any time.
 * @param steps the hand from its first deal on, as the seat saw it; what was shown later is not looked at.
 * @param seat whose acts are weighed.
 */
export function* reviewSteps<State extends BettingState, Action extends AnyAction, View extends BettingView>(
  reviewed: Reviewed<State, Action, View>,
  steps: readonly SeenStep<Action, View>[],
  seat: Seat,
  { tables = TABLES, random = secureRandom() }: ReviewEffort = {},
): Generator<number, HandReview<Action, View>, undefined> {
  const decisions = decisionsOf(steps, seat, view => reviewed.game.legal(view), reviewed.weighed);
  const found: Decision<Action, View>[] = [];
  for (const [number, { step, offers }] of decisions.entries()) {
    const view = steps[step - 1]!.view;
    const played = steps[step]!.action!;
    const acts = choicesOf(offers, played);
    const fits = reviewed.fits(steps.slice(0, step), view);
    const below = fastRandom(random);
    const outcomes: Outcome[][] = acts.map(() => []);
    const shares: number[] = [];
    for (let table = 0; table < tables; table++) {
      const part = (number + table / tables) / decisions.length;
      const drawing = drawnTable(reviewed, view, fits, below);
      let drawn = drawing.next();
      for (; !drawn.done; drawn = drawing.next()) yield part;
      const world = drawn.value;
      yield part;
      shares.push(reviewed.share(world.state, seat, world.rest));
      const word = below(0x7fffffff);
      for (const [at, action] of acts.entries()) {
        const chances = fastRandom({ below: () => word });
        outcomes[at]!.push(playedOut(reviewed, world, seat, action, { below: chances }));
        yield (number + (table + (at + 1) / acts.length) / tables) / decisions.length;
      }
    }
    found.push(
      decided(
        view,
        step,
        acts,
        acts.findIndex(each => isSame(each, played)),
        outcomes,
        meanOf(shares),
      ),
    );
  }
  return found.sort((a, b) => b.gain - a.gain || a.step - b.step);
}

function decided<Action extends AnyAction, View extends BettingView>(
  view: View,
  step: number,
  acts: readonly Action[],
  at: number,
  outcomes: readonly (readonly Outcome[])[],
  share: number,
): Decision<Action, View> {
  const seat = view.seat as Seat;
  const choosing = Math.floor(outcomes[0]!.length * CHOOSING);
  const first = outcomes.map(each => meanOf(each.slice(0, choosing).map(({ net }) => net)));
  const best = first.indexOf(Math.max(...first));
  const measured = outcomes.map(each => each.slice(choosing));
  const behind = measured.map(each => estimated(measured[best]!.map(({ net }, table) => net - each[table]!.net)));
  const isLess = ([less, error]: readonly [number, number]): boolean =>
    less > SURE * error && less >= view.options.lowerLimit * WORTH_A_WORD;
  const worths = acts.map((action, place) => worthOf(action, measured[place]!, !isLess(behind[place]!)));
  const played = worths[at]!;
  const [gain, error] = behind[at]!;
  const better = played.isGood ? undefined : worths[best]!;
  const price = view.round ? toCall(view.round, seat, view.accounts.purses[seat]!) : 0;
  const isBetting = view.phase === 'bet' && price > 0;
  const needed = isBetting ? price / (winnable(view.accounts.cloth, seat, price) + price) : 0;
  return {
    step,
    view,
    acts: [...worths].sort((a, b) => b.value - a.value),
    played,
    better,
    gain: better ? gain : 0,
    error,
    share,
    needed,
    reason: better && reasonOf(better, played, { share, needed, even: 1 / seatCount(view.live) }),
  };
}
