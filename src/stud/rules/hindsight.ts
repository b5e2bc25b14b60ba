/**
 * The review of a hand of stud: the others are taken to play as `hard` has learnt to, or, where nothing was learnt for
 * such a table, as the plain player does; and so is the rest of every hand that is played out. Cards of those who have
 * folded may be any.
 */
import { cardNumber, CARDS, HIDDEN, type Card } from '../../cards/card.js';
import type { Random } from '../../cards/random.js';
import { replaceAt } from '../../game/accounts.js';
import { atOnce } from '../../game/computer-player.js';
import type { Offer, Seat } from '../../game/contract.js';
import type { SeenStep } from '../../game/hands-seen.js';
import { drawn, type Weights } from '../../stakes/learnt.js';
import { actsSeen, likelyBy, type SeenAct } from '../../stakes/likely.js';
import { potsOf, uncalled } from '../../stakes/pots.js';
import { reviewSteps, type Covered, type HandReview, type Reviewed, type ReviewEffort } from '../../stakes/review.js';
import { noneDone } from '../../stakes/seating.js';
import { hasSeat, seatCount, seatsIn } from '../../stakes/seats.js';
import { coming, nextStreet } from './coming.js';
import { cardsOfSeven } from './evaluator.js';
import type { HandOrder } from './hand.js';
import { keyOf, OPEN, outlookBy, OWN, plainWeights } from './plain.js';
import { think } from './players.js';
import { stud } from './rules.js';
import { awardsOf, lowOrder } from './showdown.js';
import { chancesBy, type Chances } from './situations.js';
import type { Options } from './options.js';
import { showdownWith, stateWith, type Action, type State, type Street, type View } from './table.js';
import { played, weightsOf } from './trained.js';

/** More chances than these are not kept. */
const MOST_KEPT = 60_000;

/** The same chances, each dealt out once; for one hand, in which the door cards are the same. */
function remembering({ against, board }: Chances): Chances {
  const remembered = (find: Chances['against']): Chances['against'] => {
    const known = new Map<number, number>();
    return (mine, theirs, doors) => {
      const key = keyOf(mine, OWN) + keyOf(theirs, OPEN);
      const found = known.get(key);
      if (found !== undefined) return found;
      const chance = find(mine, theirs, doors);
      if (known.size >= MOST_KEPT) known.clear();
      known.set(key, chance);
      return chance;
    };
  };
  return { against: remembered(against), board: remembered(board) };
}

const ordersOf = (options: Options): readonly HandOrder[] => {
  const low = lowOrder(options);
  return options.variant === 'high-low' ? ['high', low!] : [low ?? 'high'];
};

/** What a seat that is asked to bet does, and how often. */
type Betting = (view: View, seat: Seat, legal: readonly Offer<Action>[]) => Weights;

/* —— covered cards that fit —— */

/** How many of the down cards of a seat have come before seventh street. */
const DOWN_FIRST = 2;

/** How likely a seat with some covered cards does what it did: each act counted once for the same cards, in a whole review. */
function fitting(betting: Betting): (act: SeenAct<View>, covered: readonly Card[]) => number {
  const known = new Map<View, Map<number, number>>();
  return ({ seat, place, before }, covered) => {
    const own = before.street < 7 ? covered.slice(0, DOWN_FIRST) : covered;
    const numbers = own.map(cardNumber).sort((one, other) => one - other);
    const key = numbers.reduce((all, number) => 52 * all + number, 0);
    const found = known.get(before) ?? new Map<number, number>();
    known.set(before, found);
    const chance = found.get(key);
    if (chance !== undefined) return chance;
    const view: View = {
      ...before,
      seat,
      cards: { ...before.cards, down: before.cards.down.map((row, other) => (other === seat ? own : hidden(row))) },
    };
    const likely = likelyBy(betting(view, seat, stud.legal(view)), place);
    found.set(key, likely);
    return likely;
  };
}

const hidden = (cards: readonly Card[]): readonly Card[] => cards.map(() => HIDDEN);

/** The cards that a seat has not seen: neither its own, nor any that lies open or was folded open, unless it was mixed in again. */
function unseen({ cards, dealtIn }: View): readonly Card[] {
  const seen = new Set(cards.common);
  for (const seat of seatsIn(dealtIn & ~cards.mixedIn))
    for (const card of [...cards.down[seat]!, ...cards.up[seat]!]) seen.add(card);
  return CARDS.filter(card => !seen.has(card));
}

/** A table that a view allows; who has claimed what nobody knows yet claims anew. The burnt cards stay unknown. */
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
      burnt: Array.from({ length: cards.burnt }, (): Card => HIDDEN),
    },
  };
}

/* —— the chance —— */

/** What each seat has in the pots once all who are in have paid what the last wager asks for, or all that they have. */
function matched({ accounts: { cloth, purses }, live }: State): readonly number[] {
  const most = Math.max(...seatsIn(live).map(seat => cloth[seat]!));
  return cloth.map((paid, seat) => (hasSeat(live, seat) ? Math.min(most, paid + purses[seat]!) : paid));
}

/** The table with all seven cards dealt, whoever bets what. */
function dealtOut(world: State, rest: readonly Card[]): State {
  const street = nextStreet(world);
  if (street > 7) return world;
  const croupier = coming(world, rest);
  const { house, cloth } = world.accounts;
  let table = stateWith(world, {
    phase: 'deal',
    street: street as Street,
    round: null,
    accounts: { house, cloth, purses: cloth.map(() => 0) },
    showdown: showdownWith(world.showdown, { faceUp: true }),
  });
  while (table.phase === 'deal') table = stud.apply(table, 'croupier', croupier(table)).state;
  return table;
}

/** The part that a seat takes of the pots that it may win, main and side, high and low. */
function share(world: State, seat: Seat, rest: readonly Card[]): number {
  const { live } = world;
  const paid = matched(world);
  const back = uncalled(paid, live);
  const cloth = back ? replaceAt(paid, back.seat, paid[back.seat]! - back.amount) : paid;
  const pots = potsOf(cloth, live).map(pot => ({ ...pot, tax: 0 }));
  const end = dealtOut(world, rest);
  const shown = stateWith(end, { showdown: showdownWith(end.showdown, { shown: live, claims: [] }) });
  const won = awardsOf(shown, pots).reduce((sum, award) => sum + (award.seat === seat ? award.amount : 0), 0);
  const most = pots.reduce((sum, { amount, seats }) => sum + (hasSeat(seats, seat) ? amount : 0), 0);
  return most > 0 ? won / most : 0;
}

/* —— the review —— */

/** What is done where nobody bets: hands are shown where they win, halves are claimed that are likely. */
const others = atOnce(think)('medium');

/** How stud is reviewed, by what `hard` has learnt for such a table, if anything. */
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
    lacks: ({ cards }, seat) => cards.down[seat]!.filter(card => card === HIDDEN).length,
    fits(steps) {
      const acts = actsSeen(steps);
      return (seat, covered) =>
        covered.length === 0 ? 1 : acts.reduce((all, act) => (act.seat === seat ? all * fit(act, covered) : all), 1);
    },
    filled,
    coming,
    plays(view: View, legal: readonly Offer<Action>[], random: Random): Action {
      if (view.phase !== 'bet') return others(view, legal, random);
      return played(drawn(betting(view, view.seat as Seat, legal), legal, random), view);
    },
    share,
  };
}

/** How many tables are drawn for a decision: each takes longer the more players there are, above all if they play what was learnt. */
const tablesFor = (players: number, isLearnt: boolean): number =>
  isLearnt ? Math.round(480 / players) : Math.min(160, Math.round(960 / players));

/**
 * The review of a hand.
 * @param policy what `hard` has learnt for this game and size of table; nothing where it has learnt nothing.
 * @param steps the hand as the seat saw it, from the step before its first deal on.
 */
export function hindsight(
  policy: string | undefined,
  steps: readonly SeenStep<Action, View>[],
  seat: Seat,
  effort: ReviewEffort = {},
): Generator<number, HandReview<Action, View>, undefined> {
  const view = steps.at(-1)?.view;
  if (!view) throw new RangeError('A hand has steps.');
  const tables = effort.tables ?? tablesFor(seatCount(view.dealtIn), policy !== undefined);
  return reviewSteps(reviewed(policy, view.options), steps, seat, { ...effort, tables });
}
