/**
 * The review of a hand of Einundvierzig: the others are assumed to play as `hard` has learnt to, also in the rest of
 * every hand that is played out. Cards of players who have folded may be any.
 */
import { HIDDEN, type Card } from '../../cards/card.js';
import { stackedSource } from '../../cards/stacked-source.js';
import { atOnce } from '../../game/at-once.js';
import type { Offer, Seat } from '../../game/contract.js';
import type { HandStep } from '../../game/hands-seen.js';
import { numbered } from '../../game/lists.js';
import { actsSeen, likelyBy, type SeenAct } from '../../stakes/likely.js';
import { pairsOf, weighed, type Covered, type Pool, type World } from '../../stakes/covered.js';
import type { HandReview, ReviewEffort, ReviewProgress } from '../../stakes/decision.js';
import type { Reviewed } from '../../stakes/sampled-tables.js';
import { reviewSteps } from '../../stakes/review.js';
import { noneDone } from '../../stakes/seating.js';
import { hasSeat, seatCount, seatsClockwise } from '../../stakes/seats.js';
import { maskOf, maskOfAll, ranked, strengthOfMask, type HandMask } from './hand.js';
import { chanceToTurnUp, isPoor } from './turning-up.js';
import { einundvierzig } from './rules.js';
import { CARDS_UP, PACK, playersOf, type Action, type State, type View } from './table.js';
import { trained, weightsOf } from './trained.js';

/** A seat's action in a betting round, and what it saw except its own cards. */
interface Act extends SeenAct<View> {
  readonly view: View;
  readonly legal: readonly Offer<Action>[];
}

const actsOf = (steps: readonly HandStep<Action, View>[]): readonly Act[] =>
  actsSeen(steps).map(act => {
    const cards = act.before.cards.map(hand => hand.map((): Card => HIDDEN));
    const view: View = { ...act.before, seat: act.seat, cards };
    return { ...act, view, legal: einundvierzig.legal(view) };
  });

/** The probability that a seat with these cards does what it did. */
function chanceOf({ seat, place, view, legal }: Act, own: readonly Card[], policy: string): number {
  const cards = view.cards.map((hand, other) => (other === seat ? own : hand));
  return likelyBy(weightsOf({ ...view, cards }, seat, legal, policy), place);
}

/**
 * The probability that a seat did what it did with the face-up cards before it and some face-down ones; while none is
 * face up, with its first two.
 */
function fitting(
  steps: readonly HandStep<Action, View>[],
  now: View,
  policy: string,
): (seat: Seat, covered: readonly Card[]) => number {
  const acts = actsOf(steps);
  const players = seatCount((steps.findLast(({ view }) => view.phase === 'turnUp')?.view ?? now).live);
  const of = rememberedBy((seat, round, cards) =>
    acts
      .filter(act => act.seat === seat && act.view.roundNumber === round)
      .reduce((all, act) => all * chanceOf(act, cards, policy), 1),
  );
  return (seat, covered) => {
    if (!hasSeat(now.revealed, seat)) return of(seat, 1, covered);
    const hand = [...now.upCards[seat]!, ...covered];
    const four = maskOfAll(hand);
    const laid = chanceToTurnUp(maskOfAll(now.upCards[seat]!), four, isPoor(four, players));
    // nobody saw which two came first
    const first = pairsOf(hand);
    return (laid * of(seat, 2, hand) * first.reduce((sum, two) => sum + of(seat, 1, two), 0)) / first.length;
  };
}

/** All pairs that may lie face down before a seat; if four do, those that may have come first, and any two more. */
function* poolsOf(
  steps: readonly HandStep<Action, View>[],
  now: View,
  policy: string,
): Generator<undefined, readonly Pool[], undefined> {
  const fits = fitting(steps, now, policy);
  const pairs = pairsOf(unseen(now));
  const pools: Pool[] = [];
  for (const seat of playersOf(now)) {
    const hand = now.cards[seat]!;
    if (seat === now.seat || !hand.includes(HIDDEN)) continue;
    const more = hand.length - now.upCards[seat]!.length - CARDS_UP;
    pools.push(yield* weighed(seat, pairs, two => fits(seat, two), more, true));
  }
  return pools;
}

type Fit = (seat: Seat, round: number, cards: readonly Card[]) => number;

/** The same, computed once for each seat, round and cards. */
function rememberedBy(count: Fit): Fit {
  const known = new Map<number, Map<HandMask, number>>();
  return (seat, round, cards) => {
    const place = 2 * seat + round;
    const found = known.get(place) ?? new Map<HandMask, number>();
    known.set(place, found);
    const mask = maskOfAll(cards);
    const chance = found.get(mask) ?? count(seat, round, cards);
    found.set(mask, chance);
    return chance;
  };
}

/** The cards that a seat has not seen: neither its own, nor any that is face up or was before it was folded. */
function unseen({ cards, upCards }: View): readonly Card[] {
  const seen = new Set([...cards.flat(), ...upCards.flat()]);
  return PACK.filter(card => !seen.has(card));
}

/** A table consistent with a view; a player whose two chosen cards are not yet visible chooses anew. */
function filled({ seat: viewer, turn: _turn, ...table }: View, covered: Covered): State {
  const { players, phase, toTurnUp, upCards, revealed } = table;
  const isTogether = phase === 'turnUp' && toTurnUp < 0;
  return {
    ...table,
    players: isTogether ? noneDone(players) : players,
    upCards: upCards.map((two, seat) => (isTogether || !hasSeat(revealed, seat) ? [] : two)),
    cards: table.cards.map((own, seat) => {
      const cards = covered[seat]!;
      return seat === viewer || cards.length === 0 ? own : [...upCards[seat]!, ...cards];
    }),
  };
}

/**
 * Whether the view's seat takes the pot in a world once all four cards are dealt: 1, or 0. Ties go by Vorhand's order
 * (E3).
 */
function sharing(view: View): (world: World) => number {
  const { seat: viewer, cards, upCards, live, forehand, options } = view;
  const order = seatsClockwise(live, forehand);
  const known = cards.map((hand, seat) => maskOfAll(seat === viewer ? hand : [...upCards[seat]!, ...hand]));
  const dealt = cards.map(hand => hand.length);
  const deal = playersOf(view);
  return ({ covered, rest }) => {
    const hands = known.map((mask, seat) => mask | maskOfAll(covered[seat]!));
    for (const [at, seat] of numbered(deal))
      for (let row = 0; dealt[seat]! + row < 4; row++) hands[seat]! |= maskOf(rest[row * deal.length + at]!);
    let best = -1;
    let winner: number | undefined;
    for (const seat of order) {
      const worth = ranked(strengthOfMask(hands[seat]!), options);
      if (worth > best) [best, winner] = [worth, seat];
    }
    return Number(winner === viewer);
  };
}

/** How Einundvierzig is reviewed, based on what `hard` has learnt. */
function reviewed(policy: string): Reviewed<State, Action, View> {
  const player = atOnce(trained(policy, 'medium'))('hard');
  return {
    game: einundvierzig,
    weighed: ['fold', 'check', 'call', 'bet', 'complete', 'raise', 'turnUp', 'show', 'muck'],
    unseen,
    pools: (steps, now) => poolsOf(steps, now, policy),
    filled,
    coming(_, rest) {
      const source = stackedSource(rest);
      return table => einundvierzig.deal(table, source);
    },
    plays: player,
    sharing,
  };
}

/**
 * The review of a hand, for callers with the text that `hard` plays by.
 * @param steps the hand as the seat saw it, starting with the step before its first deal.
 */
export const hindsight = (
  policy: string,
  steps: readonly HandStep<Action, View>[],
  seat: Seat,
  effort?: ReviewEffort,
): Generator<ReviewProgress<Action, View>, HandReview<Action, View>, undefined> =>
  reviewSteps(reviewed(policy), steps, seat, effort);
