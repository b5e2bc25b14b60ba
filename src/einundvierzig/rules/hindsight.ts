/**
 * The review of a hand of Einundvierzig: the others are taken to play as `hard` has learnt to, and so is the rest of
 * every hand that is played out. Cards of those who have folded may be any.
 */
import { HIDDEN, type Card } from '../../cards/card.js';
import { stackedSource } from '../../cards/source.js';
import { atOnce } from '../../game/computer-player.js';
import type { Offer, Seat } from '../../game/contract.js';
import type { SeenStep } from '../../game/hands-seen.js';
import { actsSeen, likelyBy, type SeenAct } from '../../stakes/likely.js';
import { reviewSteps, type HandReview, type Reviewed, type ReviewEffort } from '../../stakes/review.js';
import { noneDone } from '../../stakes/seating.js';
import { hasSeat, seatCount, seatsClockwise } from '../../stakes/seats.js';
import { maskOf, ranked, strengthOfMask, type HandMask } from './hand.js';
import { chanceToLay, isPoor } from './laying-open.js';
import { einundvierzig } from './rules.js';
import { OPEN, PACK, playersOf, type Action, type State, type View } from './table.js';
import { trained, weightsOf } from './trained.js';

const maskOfAll = (cards: readonly Card[]): HandMask => cards.reduce((mask, card) => mask | maskOf(card), 0);

/** What a seat did in a betting round, and what it saw but for its own cards. */
interface Act extends SeenAct<View> {
  readonly view: View;
  readonly legal: readonly Offer<Action>[];
}

const actsOf = (steps: readonly SeenStep<Action, View>[]): readonly Act[] =>
  actsSeen(steps).map(act => {
    const cards = act.before.cards.map(hand => hand.map((): Card => HIDDEN));
    const view: View = { ...act.before, seat: act.seat, cards };
    return { ...act, view, legal: einundvierzig.legal(view) };
  });

/** How likely a seat with these cards does what it did. */
function chanceOf({ seat, place, view, legal }: Act, own: readonly Card[], policy: string): number {
  const cards = view.cards.map((hand, other) => (other === seat ? own : hand));
  return likelyBy(weightsOf({ ...view, cards }, seat, legal, policy), place);
}

/** The cards that every two of a hand may be: which two came first nobody saw. */
const firstTwos = (hand: readonly Card[]): readonly (readonly Card[])[] =>
  hand.flatMap((card, at) => hand.slice(at + 1).map(other => [card, other]));

function fitting(
  steps: readonly SeenStep<Action, View>[],
  now: View,
  policy: string,
): (seat: Seat, covered: readonly Card[]) => number {
  const acts = actsOf(steps);
  const players = seatCount((steps.findLast(({ view }) => view.phase === 'expose')?.view ?? now).live);
  const of = rememberedBy((seat, round, cards) =>
    acts
      .filter(act => act.seat === seat && act.view.roundNumber === round)
      .reduce((all, act) => all * chanceOf(act, cards, policy), 1),
  );
  const ofFour = rememberedBy((seat, _, hand) => {
    const four = maskOfAll(hand);
    const laid = hasSeat(now.turned, seat) ? chanceToLay(maskOfAll(now.open[seat]!), four, isPoor(four, players)) : 1;
    const first = firstTwos(hand);
    return (laid * of(seat, 2, hand) * first.reduce((sum, two) => sum + of(seat, 1, two), 0)) / first.length;
  });
  return (seat, covered) => {
    const hand = [...now.open[seat]!, ...covered];
    return hand.length === OPEN ? of(seat, 1, hand) : ofFour(seat, 2, hand);
  };
}

type Fit = (seat: Seat, round: number, cards: readonly Card[]) => number;

/** The same, counted once for each seat, round and cards. */
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

/** The cards that a seat has not seen: neither its own, nor any that lies open or lay open before it was folded. */
function unseen({ cards, open }: View): readonly Card[] {
  const seen = new Set([...cards.flat(), ...open.flat()]);
  return PACK.filter(card => !seen.has(card));
}

/** A table that a view allows; who has chosen two cards that nobody sees yet chooses anew. */
function filled({ seat: viewer, turn: _turn, ...table }: View, covered: readonly (readonly Card[])[]): State {
  const { players, phase, toExpose, open, turned } = table;
  const isTogether = phase === 'expose' && toExpose < 0;
  return {
    ...table,
    players: isTogether ? noneDone(players) : players,
    open: open.map((two, seat) => (isTogether || !hasSeat(turned, seat) ? [] : two)),
    cards: table.cards.map((own, seat) => {
      const cards = covered[seat]!;
      return seat === viewer || cards.length === 0 ? own : [...open[seat]!, ...cards];
    }),
  };
}

/** Whether a seat takes the pot once all four cards have come: 1, or 0. Equal hands go by Vorhand's order (E3). */
function share(table: State, seat: Seat, rest: readonly Card[]): number {
  let next = 0;
  const missing = new Map<Seat, readonly Card[]>();
  for (const other of playersOf(table)) {
    const lacks = 4 - table.cards[other]!.length;
    missing.set(other, rest.slice(next, (next += lacks)));
  }
  let best = -1;
  let winner = seat;
  for (const other of seatsClockwise(table.live, table.forehand)) {
    const worth = ranked(strengthOfMask(maskOfAll([...table.cards[other]!, ...missing.get(other)!])), table.options);
    if (worth > best) [best, winner] = [worth, other];
  }
  return Number(winner === seat);
}

/** How Einundvierzig is reviewed, by what `hard` has learnt. */
function reviewed(policy: string): Reviewed<State, Action, View> {
  const player = atOnce(trained(policy, 'medium'))('hard');
  return {
    game: einundvierzig,
    weighed: ['fold', 'check', 'call', 'bet', 'complete', 'raise', 'expose', 'show', 'muck'],
    unseen,
    lacks: ({ cards, open }, seat) => cards[seat]!.length - open[seat]!.length,
    fits: (steps, now) => fitting(steps, now, policy),
    filled,
    coming(_, rest) {
      const source = stackedSource(rest);
      return table => einundvierzig.deal(table, source);
    },
    plays: player,
    share,
  };
}

/**
 * The review of a hand, for whoever has the text that `hard` plays by.
 * @param steps the hand as the seat saw it, from the step before its first deal on.
 */
export const hindsight = (
  policy: string,
  steps: readonly SeenStep<Action, View>[],
  seat: Seat,
  effort?: ReviewEffort,
): Generator<number, HandReview<Action, View>, undefined> => reviewSteps(reviewed(policy), steps, seat, effort);
