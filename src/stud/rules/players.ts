/**
 * Computer players of stud. A player samples dozens of deals of the cards it has not seen and estimates the share of
 * the pot that it would win; then it weighs the share against the price of staying in. `easy` calls too much and seldom
 * raises, `medium` plays the odds, `hard` also counts folded cards as dead, considers players who stay or raise
 * stronger than random, folds weak hands early, bets good ones, and sometimes bluffs.
 */
import { cardNumber, CARDS } from '../../cards/card.js';
import { fastRandom } from '../../cards/fast-random.js';
import type { Random } from '../../cards/random.js';
import { toAction } from '../../game/to-action.js';
import type { Offer, Seat } from '../../game/contract.js';
import type { PlayerLevel, Thinker, PendingDecision } from '../../game/computer-player.js';
import { leaning, type BettingManner } from '../../stakes/characters.js';
import { isWager } from '../../stakes/learnt.js';
import { potsOf } from '../../stakes/pots.js';
import { needed, priceFor } from '../../stakes/price.js';
import { shareToWager } from '../../stakes/raising.js';
import { hasSeat, seatCount, seatsIn } from '../../stakes/seats.js';
import { numbersOf } from './dealing.js';
import { strength, strengthOf, type HandOrder } from './hand.js';
import { handOf, ordersOf } from './showdown.js';
import type { Action, View } from './table.js';
import { unbeatableBy } from './unbeatable.js';

/** A playing style. Shares and probabilities are from 0 to 1. */
export interface Manner extends BettingManner {
  /** How many deals are sampled for one decision. */
  readonly deals: number;
  /** Whether folded cards count as gone, and players who stay or bet as stronger than random. */
  readonly attentive: boolean;
  /** The share that makes a bet or raise, as a multiple of an even share. */
  readonly bold: number;
  /** How often it slow-plays a very strong hand. */
  readonly waits: number;
  /**
   * Whether it bets as if nobody had bet before it, and does not see that a hand is unbeatable: so did the levels that
   * others are measured by (`scripts/duel/contests.ts`).
   */
  readonly ignoresBets?: boolean;
}

/** The playing styles of the levels. */
export const MANNERS: Readonly<Record<PlayerLevel, Manner>> = {
  easy: {
    deals: 12,
    attentive: false,
    odds: 0.6,
    tight: 0.55,
    bold: 1.6,
    wagers: 0.45,
    bluffs: 0.02,
    waits: 0,
  },
  medium: {
    deals: 40,
    attentive: false,
    odds: 1,
    tight: 0.9,
    bold: 1.35,
    wagers: 0.8,
    bluffs: 0.03,
    waits: 0.1,
  },
  hard: {
    deals: 64,
    attentive: true,
    odds: 1,
    tight: 0.9,
    bold: 1.2,
    wagers: 0.95,
    bluffs: 0.08,
    waits: 0.12,
  },
};

/** The cards of a complete hand, including common cards. */
const CARDS_EACH = 7;

/** The shares of the pot that a seat may expect, from 0 to 1: in all, as the high hand, as the low one. */
interface Prospects {
  readonly share: number;
  readonly high: number;
  readonly low: number;
}

/** Deals the unseen cards repeatedly, and counts what the view's seat wins. */
function* prospects(view: View, seat: Seat, manner: Manner, random: Random): PendingDecision<Prospects> {
  const { deals, deal, counted } = dealingInTheHead(view, seat, manner, random);
  for (let count = 0; count < deals; count++) {
    deal(count);
    yield;
  }
  return counted();
}

interface Dealing {
  /** The number of deals to simulate. */
  readonly deals: number;
  readonly deal: (count: number) => void;
  readonly counted: () => Prospects;
}

function dealingInTheHead(view: View, seat: Seat, { deals, attentive }: Manner, random: Random): Dealing {
  const { cards, live, dealtIn, street, round } = view;
  const seats = seatsIn(live);
  const watched = seatsIn(attentive ? dealtIn & ~cards.mixedIn : live);
  const seen = new Set([...cards.common, ...watched.flatMap(other => [...cards.down[other]!, ...cards.up[other]!])]);
  const unseen = CARDS.filter(card => !seen.has(card)).map(cardNumber);
  const known = seats.map(other => numbersOf(cards.down[other]!, cards.up[other]!, cards.common));
  // a player who has paid for a card, or has bet, has a better hand than most: the best of this many random ones
  const tries = seats.map(other =>
    attentive && other !== seat
      ? 1 + Number(street > 3) + Number(other === round?.raiser || other === round?.bettor)
      : 1,
  );
  const orders = ordersOf(view.options);
  const below = fastRandom(random);
  const won: [number, number] = [0, 0];
  const own = seats.indexOf(seat);
  const others = seats.map((_, at) => at).filter(at => at !== own);
  let next = 0;
  const draw = (): number => {
    if (next === unseen.length) next = 0; // with this many players more cards may be needed than are left
    const place = next + below(unseen.length - next);
    const card = unseen[place]!;
    unseen[place] = unseen[next]!;
    return (unseen[next++] = card);
  };
  // the mean of two halves varies less than a whole: high-low needs fewer deals, each of which takes twice as long
  const times = orders.length > 1 ? Math.ceil(deals * 0.6) : deals;
  // the lists are reused for every deal, to spare the garbage collector
  const hand = Array<number>(CARDS_EACH).fill(0);
  const trials = known.map(cards => [...cards, 0, 0]);
  const mine = orders.map(() => 0);
  const equal = orders.map(() => 0);
  const dealHand = (at: number, count: number): void => {
    const cards = known[at]!;
    let place = cards.length;
    for (let card = 0; card < place; card++) hand[card] = cards[card]!;
    if (tries[at]! > 1) {
      holeCards(hand, trials[at]!, tries[at]!, orders[count % orders.length]!, draw);
      place += 2;
    }
    while (place < CARDS_EACH) hand[place++] = draw();
  };
  const deal = (count: number): void => {
    next = 0;
    dealHand(own, count);
    for (let side = 0; side < orders.length; side++) {
      mine[side] = strengthOf(orders[side]!, hand);
      equal[side] = Number(mine[side]! > 0);
    }
    let hasLow = orders.length < 2 || mine[1]! > 0;
    // an opponent is dealt cards only as long as they can change the result
    for (let at = 0; at < others.length && (equal[0] || equal[1]); at++) {
      dealHand(others[at]!, count);
      for (let side = 0; side < orders.length; side++) {
        const value = equal[side] || (side > 0 && !hasLow) ? strengthOf(orders[side]!, hand) : 0;
        if (side > 0 && value > 0) hasLow = true;
        if (value > mine[side]!) equal[side] = 0;
        else if (equal[side] && value === mine[side]) equal[side]!++;
      }
    }
    const parts = orders.length > 1 && hasLow ? 2 : 1;
    for (let side = 0; side < orders.length; side++) won[side]! += equal[side]! && 1 / equal[side]! / parts;
  };
  const counted = (): Prospects => {
    const [high, low] = won;
    return { share: (high + low) / times, high: high / times, low: low / times };
  };
  return { deals: times, deal, counted };
}

/** Puts the best of some pairs of down cards into a hand, after the known cards, with which `trial` begins. */
function holeCards(hand: number[], trial: number[], tries: number, order: HandOrder, draw: () => number): void {
  const place = trial.length - 2;
  let most = -1;
  for (let left = tries; left > 0; left--) {
    trial[place] = draw();
    trial[place + 1] = draw();
    const value = strengthOf(order === 'eight-or-better' ? 'ace-to-five' : order, trial);
    if (value > most) {
      most = value;
      hand[place] = trial[place]!;
      hand[place + 1] = trial[place + 1]!;
    }
  }
}

/** Whether nothing that the others may hold face down beats or ties the hand. */
const isUnbeatable = (view: View, seat: Seat): PendingDecision<boolean> =>
  unbeatableBy(ordersOf(view.options).map(order => cards => strengthOf(order, cards)))(view, seat);

/** The decision in a betting turn. */
function* speak(
  view: View,
  seat: Seat,
  legal: readonly Offer<Action>[],
  manner: Manner,
  random: Random,
): PendingDecision<Action> {
  const { live, street } = view;
  const chance = (part: number): boolean => random.below(1000) < part * 1000;
  const { share } = yield* prospects(view, seat, manner, random);
  const even = 1 / seatCount(live);
  const first = Math.min(0.9, even * manner.bold);
  // it demands more the more has been bet in the round
  const bold = manner.ignoresBets ? first : shareToWager(first, view.round!.wagers);
  const wager = legal.find(isWager);
  const bringIn = legal.find(offer => offer.type === 'bringIn');
  const price = priceFor(view, seat);
  if (wager && !manner.ignoresBets && share === 1 && (yield* isUnbeatable(view, seat))) return toAction(wager, true);
  const strong = share > bold && chance(manner.wagers) && !(share > 0.8 && street < 6 && chance(manner.waits));
  const bluff = !strong && price.call === 0 && seatCount(live) < 4 && chance(manner.bluffs);
  if (wager && (strong || bluff)) return toAction(wager, strong);
  if (bringIn) return toAction(bringIn);
  if (price.call === 0) return { type: 'check' };
  const least = Math.max(needed(price) * manner.odds, street < 5 ? even * manner.tight : 0);
  return share >= least ? { type: 'call' } : { type: 'fold' };
}

/** Whether the hands already shown leave this one nothing of any pot. */
function isBeaten(view: View, seat: Seat): boolean {
  const { accounts, live, cards, showdown, options } = view;
  if (options.variant === 'high-low' && options.declare === 'simultaneous') return false;
  const orders = ordersOf(options);
  return potsOf(accounts.cloth, live).every(({ seats }) => {
    if (!hasSeat(seats, seat)) return true;
    return orders.every(order => {
      const own = strength(order, handOf(cards, seat));
      return own === 0 || seatsIn(seats & showdown.shown).some(other => strength(order, handOf(cards, other)) > own);
    });
  });
}

/** The share of one half from which a seat declares it beside the other. */
const SURE = 0.4;

function* claim(view: View, seat: Seat, manner: Manner, random: Random): PendingDecision<Action> {
  if (view.showdown.claims[seat] !== null) return { type: 'done' };
  const { high, low } = yield* prospects(view, seat, manner, random);
  const better = low > high ? 'low' : 'high';
  return { type: 'declare', seat, claim: high > SURE && low > SURE ? 'both' : better };
}

/**
 * The action of a computer player of a level, in every phase of a hand, computed step by step from its own view alone.
 */
export const think: Thinker<Action, View> = (level, view, legal, random, character) =>
  thinkIn(leaning(MANNERS[level], character), view, legal, random);

/** The same in a custom style: an earlier version of a level, say, as a benchmark for the present ones. */
export function* thinkIn(
  manner: Manner,
  view: View,
  legal: readonly Offer<Action>[],
  random: Random,
): PendingDecision<Action> {
  const seat = view.seat as Seat;
  const offered = (type: Action['type']) => legal.find(offer => offer.type === type);
  switch (view.phase) {
    case 'bet':
      return yield* speak(view, seat, legal, manner, random);
    case 'show':
      return offered('muck') && isBeaten(view, seat) ? { type: 'muck' } : (offered('show') as Action);
    case 'declare':
      return yield* claim(view, seat, manner, random);
    default: {
      const chips = offered('buyIn');
      return chips && !offered('done') ? toAction(chips) : { type: 'done' };
    }
  }
}
