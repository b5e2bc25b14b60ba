/**
 * The review of a hand of stud: the others are assumed to play as `hard` has learnt to or, if nothing was learnt for
 * such a table, as the plain player does; also in the rest of every hand that is played out. Cards of players who have
 * folded may be any.
 */
import { cardNumber, CARDS, HIDDEN, hide, type Card } from '../../cards/card.js';
import type { Random } from '../../cards/random.js';
import { replaceAt } from '../../game/accounts.js';
import { atOnce } from '../../game/at-once.js';
import type { Offer, Seat } from '../../game/contract.js';
import type { HandStep } from '../../game/hands-seen.js';
import { listOf, numbered } from '../../game/lists.js';
import { drawn, type Weights } from '../../stakes/learnt.js';
import { actsSeen, likelyBy, type SeenAct } from '../../stakes/likely.js';
import { potsOf, uncalled } from '../../stakes/pots.js';
import { evenly, pairsOf, weighed, type Covered, type Enough, type Pool, type World } from '../../stakes/covered.js';
import { drawnFrom } from '../../stakes/drawn.js';
import type { HandReview, ReviewEffort, ReviewProgress } from '../../stakes/decision.js';
import type { Reviewed } from '../../stakes/sampled-tables.js';
import { reviewSteps } from '../../stakes/review.js';
import { noneDone } from '../../stakes/seating.js';
import { hasSeat, seatCount, seatsIn } from '../../stakes/seats.js';
import { coming, nextStreet } from './coming.js';
import { gathered, numbersOf } from './dealing.js';
import { cardsOfSeven } from './evaluator.js';
import { keyOf, OPEN, outlookBy, OWN, plainWeights } from './plain.js';
import { think } from './players.js';
import { stud } from './rules.js';
import { ordersOf } from './showdown.js';
import { chancesBy, plain, type Chances } from './situations.js';
import type { Options } from './options.js';
import { showdownWith, stateWith, type Action, type State, type Street, type View } from './table.js';
import { played, weightsOf } from './trained.js';

/** The most chances that are cached. */
const MOST_KEPT = 60_000;

const SEVEN = 7;

/** The same chances, each computed once; for one hand, in which the door cards are the same. */
function remembering({ against, board, isUnbeatable }: Chances): Chances {
  const remembered = (find: Chances['against']): Chances['against'] => {
    const known = new Map<number, number>();
    return (mine, theirs, doors) => {
      const isFirst = mine.length === 3 && theirs.length === 1;
      const key = isFirst ? keyOf(plain(mine), OWN) + (theirs[0]! >> 2) : keyOf(mine, OWN) + keyOf(theirs, OPEN);
      const found = known.get(key);
      if (found !== undefined) return found;
      const chance = find(mine, theirs, doors);
      if (known.size >= MOST_KEPT) known.clear();
      known.set(key, chance);
      return chance;
    };
  };
  return { against: remembered(against), board: remembered(board), isUnbeatable };
}

/** The actions of a seat to bet, with their frequencies. */
type Betting = (view: View, seat: Seat, legal: readonly Offer<Action>[]) => Weights;

/* —— covered cards that fit —— */

/** How many of a seat's down cards come before seventh street. */
const DOWN_FIRST = 2;

/**
 * The probability that a seat with some face-down cards does what it did: each action computed once for the same cards,
 * in a whole review.
 */
function fitting(betting: Betting): (act: SeenAct<View>, covered: readonly Card[]) => number {
  const known = new Map<View, { readonly legal: readonly Offer<Action>[]; readonly chances: Map<number, number> }>();
  return ({ seat, place, before }, covered) => {
    const own = before.street < 7 ? covered.slice(0, DOWN_FIRST) : covered;
    const numbers = own.map(cardNumber).sort((one, other) => one - other);
    const key = numbers.reduce((all, number) => 52 * all + number, 0);
    const down = (cards: readonly Card[]): View['cards']['down'] =>
      before.cards.down.map((row, other) => (other === seat ? cards : hide(row)));
    const seen = (cards: readonly Card[]): View => ({ ...before, seat, cards: { ...before.cards, down: down(cards) } });
    const found = known.get(before) ?? { legal: stud.legal(seen(own)), chances: new Map<number, number>() };
    known.set(before, found);
    const chance = found.chances.get(key);
    if (chance !== undefined) return chance;
    const likely = likelyBy(betting(seen(own), seat, found.legal), place);
    found.chances.set(key, likely);
    return likely;
  };
}

/** How many equally likely hands must be left for each sampled table: of pairs, and with the seventh card. */
const PAIRS_EACH = 4;
const THREES_EACH = 12;
/** The most hands with the seventh card that are weighted. */
const MOST_THREES = 24_000;
/**
 * The least pairs that are weighted, heads-up; against several the number is shared, and never less than the other one.
 */
const PAIRS = 1200;
const LEAST_PAIRS = 300;

/** The rank of a pair in a meaningless order, the same at every decision: what was weighted once is known. */
const lotOf = (pair: readonly Card[]): number =>
  Math.imul(
    pair.reduce((all, card) => 52 * all + cardNumber(card), 1),
    0x9e3779b1,
  ) >>> 0;

/** What the others may hold face down: their first two cards and, if they have acted with it, the seventh. */
function* poolsOf(
  acts: readonly SeenAct<View>[],
  fit: (act: SeenAct<View>, covered: readonly Card[]) => number,
  now: View,
  tables: number,
  below: (sides: number) => number,
): Generator<undefined, readonly Pool[], undefined> {
  const left = unseen(now);
  const pairs = [...pairsOf(left)].sort((one, other) => lotOf(one) - lotOf(other));
  const rivals = seatsIn(now.live).filter(seat => seat !== now.seat && now.cards.down[seat]!.includes(HIDDEN));
  const pools: Pool[] = [];
  for (const seat of rivals) {
    const lacks = now.cards.down[seat]!.length;
    const own = acts.filter(act => act.seat === seat);
    const isLate = ({ before }: SeenAct<View>): boolean => before.street === 7 && lacks > DOWN_FIRST;
    const weightBy = (done: readonly SeenAct<View>[]) => (covered: readonly Card[]) =>
      done.reduce((product, act) => product * fit(act, covered), 1);
    const late = own.filter(isLate);
    const early = weightBy(own.filter(act => !isLate(act)));
    const enough: Enough = {
      least: Math.max(LEAST_PAIRS, Math.round(PAIRS / rivals.length)),
      effective: PAIRS_EACH * tables,
    };
    const twos = yield* weighed(seat, pairs, early, lacks - DOWN_FIRST, true, enough);
    if (late.length === 0) {
      pools.push(twos);
      continue;
    }
    // with the seventh card there are too many to weight all: those that fitted so far recur as often as they did
    const places = drawnFrom([...evenly(twos.weights, MOST_THREES, below)], MOST_THREES, below);
    const threes = places.map(place => {
      const two = twos.hands[place]!;
      for (;;) {
        const last = left[below(left.length)]!;
        if (!two.includes(last)) return [...two, last];
      }
    });
    yield;
    const enoughThrees: Enough = { least: LEAST_PAIRS, effective: THREES_EACH * tables };
    const three = yield* weighed(seat, threes, weightBy(late), 0, false, enoughThrees);
    pools.push({ ...three, effective: 1 / (1 / three.effective + 1 / twos.effective) });
  }
  return pools;
}

/**
 * The cards that a seat has not seen: neither its own, nor any upcard, present or folded, unless it was mixed in again.
 */
function unseen({ cards, dealtIn }: View): readonly Card[] {
  const seen = new Set(gathered(cards.common, cards, dealtIn & ~cards.mixedIn));
  return CARDS.filter(card => !seen.has(card));
}

/** A table consistent with a view; a player whose claim is not yet known claims anew. The burnt cards stay unknown. */
function filled({ seat: viewer, turn: _turn, cards, ...table }: View, covered: Covered): State {
  const { phase, players, showdown } = table;
  const isTogether = phase === 'declare';
  const claims = showdown.claims.map((claim, seat) => (seat === viewer && claim !== HIDDEN ? claim : null));
  return {
    ...table,
    players: isTogether ? noneDone(players) : players,
    showdown: isTogether ? showdownWith(showdown, { claims }) : showdown,
    cards: {
      ...cards,
      down: cards.down.map((own, seat) => (covered[seat]!.length > 0 ? covered[seat]! : own)),
      burnt: listOf(cards.burnt, (): Card => HIDDEN),
    },
  };
}

/* —— the chance —— */

/** What each seat has in the pots once everybody in the hand has paid the last bet, or everything they have. */
function matched({ accounts: { cloth, purses }, live }: View): readonly number[] {
  const most = Math.max(...seatsIn(live).map(seat => cloth[seat]!));
  return cloth.map((paid, seat) => (hasSeat(live, seat) ? Math.min(most, paid + purses[seat]!) : paid));
}

/**
 * All cards of a world with seven dealt, if the pack gets so short that some are common: the croupier deals by the
 * rules. Otherwise undefined.
 */
function cardsAtTheEnd(view: View, { covered, rest }: World): State['cards'] | undefined {
  const first = nextStreet(view);
  const { stub, burnt } = view.cards;
  // burnt cards come in again: as long as there are enough for all, each has a card that may be any, and the bottom one
  // is left
  if (first > 7 || stub + burnt > (SEVEN + 1 - first) * seatCount(view.live)) return undefined;
  const world = filled(view, covered);
  const croupier = coming(world, rest);
  const { house, cloth } = world.accounts;
  let table = stateWith(world, {
    phase: 'deal',
    street: first as Street,
    round: null,
    accounts: { house, cloth, purses: cloth.map(() => 0) },
    showdown: showdownWith(world.showdown, { faceUp: true }),
  });
  while (table.phase === 'deal') table = stud.apply(table, 'croupier', croupier(table)).state;
  return table.cards;
}

/** What the strongest hands of a row win of a whole; 0 for others. */
const partOf = (worths: readonly number[], seats: readonly Seat[], own: Seat): number => {
  const most = Math.max(...seats.map(seat => worths[seat]!));
  return worths[own] === most ? 1 / seats.filter(seat => worths[seat] === most).length : 0;
};

/**
 * The share that the view's seat takes in a world of the pots that it can win, main and side, high and low. Hands count
 * as they are, whatever was declared; odd chips are divided evenly, as on average.
 */
function sharing(view: View, worths: readonly ((cards: ArrayLike<number>) => number)[]): (world: World) => number {
  const own = view.seat as Seat;
  const { live, cards } = view;
  const paid = matched(view);
  const back = uncalled(paid, live);
  const cloth = back ? replaceAt(paid, back.seat, paid[back.seat]! - back.amount) : paid;
  const pots = potsOf(cloth, live)
    .filter(({ seats }) => hasSeat(seats, own))
    .map(({ amount, seats }) => ({ amount, seats: seatsIn(seats) }));
  const most = pots.reduce((sum, { amount }) => sum + amount, 0);
  const players = seatsIn(live);
  const known = cards.down.map((down, seat) => numbersOf(down, cards.up[seat]!, cards.common));
  const hand = new Uint8Array(SEVEN);
  return world => {
    const end = cardsAtTheEnd(view, world);
    const values = worths.map(() => known.map(() => 0));
    for (const [at, seat] of numbered(players)) {
      const row = end
        ? numbersOf(end.down[seat]!, end.up[seat]!, end.common)
        : [...known[seat]!, ...numbersOf(world.covered[seat]!)];
      hand.set(row);
      for (let place = row.length, next = at; place < SEVEN; place++, next += players.length)
        hand[place] = cardNumber(world.rest[next]!);
      for (const [side, worth] of numbered(worths)) values[side]![seat] = worth(hand);
    }
    const won = pots.reduce((sum, { amount, seats }) => {
      // if nobody has a low hand, the high one takes all
      const sides = values.filter((side, at) => at === 0 || seats.some(seat => side[seat]! > 0));
      return sides.reduce((all, side) => all + (amount * partOf(side, seats, own)) / sides.length, sum);
    }, 0);
    return most > 0 ? won / most : 0;
  };
}

/* —— the review —— */

/** Actions outside betting: hands are shown if they win, halves are claimed if likely. */
const others = atOnce(think)('medium');

/** How stud is reviewed, based on what `hard` has learnt for such a table, if anything. */
function reviewed(policy: string | undefined, options: Options): Reviewed<State, Action, View> {
  const worths = ordersOf(options).map(cardsOfSeven);
  const chances = remembering(chancesBy(worths));
  const outlook = outlookBy(worths);
  const betting: Betting = (view, seat, legal) =>
    (policy ? weightsOf(view, seat, legal, policy, chances) : undefined) ?? plainWeights(view, seat, legal, outlook);
  const fit = fitting(betting);
  return {
    game: stud,
    weighed: ['fold', 'check', 'call', 'bringIn', 'bet', 'complete', 'raise', 'declare', 'show', 'muck'],
    unseen,
    pools: (steps, now, tables, below) => poolsOf(actsSeen(steps), fit, now, tables, below),
    filled,
    coming,
    plays(view: View, legal: readonly Offer<Action>[], random: Random): Action {
      if (view.phase !== 'bet') return others(view, legal, random);
      return played(drawn(betting(view, view.seat as Seat, legal), legal, random), view);
    },
    sharing: view => sharing(view, worths),
  };
}

/**
 * How many tables are sampled for a decision: each takes longer the more players there are, above all if they play what
 * was learnt.
 */
const tablesFor = (players: number, isLearnt: boolean): number =>
  isLearnt ? Math.round(480 / players) : Math.min(160, Math.round(960 / players));

/**
 * The review of a hand.
 * @param policy what `hard` has learnt for this variant and table size; undefined if nothing.
 * @param steps the hand as the seat saw it, starting with the step before its first deal.
 */
export function hindsight(
  policy: string | undefined,
  steps: readonly HandStep<Action, View>[],
  seat: Seat,
  effort: ReviewEffort = {},
): Generator<ReviewProgress<Action, View>, HandReview<Action, View>, undefined> {
  const view = steps.at(-1)?.view;
  if (!view) throw new RangeError('The hand has no steps.');
  const tables = effort.tables ?? tablesFor(seatCount(view.dealtIn), policy !== undefined);
  return reviewSteps(reviewed(policy, view.options), steps, seat, { ...effort, tables });
}
