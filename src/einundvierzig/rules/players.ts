/**
 * Computer players of Einundvierzig. A player samples hundreds of deals of the cards it has not seen and estimates how
 * often it would take the pot; then it weighs that against the price of staying in. `easy` calls too much, seldom
 * raises and turns up random cards; `medium` plays the odds and hides its strength; `hard` also counts the upcards of
 * folded players as gone, takes each bet of others as a sign of strength, folds weak hands early, and with a weak hand
 * turns its best two up and sometimes bluffs.
 */
import { fastRandom } from '../../cards/fast-random.js';
import type { Random } from '../../cards/random.js';
import { toAction } from '../../game/to-action.js';
import type { Offer, Seat } from '../../game/contract.js';
import type { PlayerLevel, Thinker, PendingDecision } from '../../game/computer-player.js';
import { leaning, type BettingManner } from '../../stakes/characters.js';
import { isWager } from '../../stakes/learnt.js';
import { needed, priceFor } from '../../stakes/price.js';
import { shareToWager } from '../../stakes/raising.js';
import { seatCount, seatsClockwise, seatsIn } from '../../stakes/seats.js';
import { maskOf, maskOfAll, pointsOf, ranked, strengthOfMask } from './hand.js';
import { isUnbeatable } from './situations.js';
import { PACK, type Action, type View } from './table.js';

/** A playing style. Shares and probabilities are from 0 to 1. */
export interface Manner extends BettingManner {
  /** How many deals are sampled for one decision. */
  readonly deals: number;
  /** Whether upcards of folded players count as gone, and each bet of an opponent as a sign of strength. */
  readonly attentive: boolean;
  /** The share that makes a bet or raise, as a multiple of an even share. */
  readonly bold: number;
  /** How often it chooses its upcards rather than taking random ones; and shows strength that it does not have. */
  readonly hides: number;
  readonly poses: number;
  /**
   * Whether it bets as if nobody had bet before it, and does not see that a hand is unbeatable: so did the levels that
   * others are measured by (`scripts/duel/contests.ts`).
   */
  readonly ignoresBets?: boolean;
}

/** The playing styles of the levels. */
export const MANNERS: Readonly<Record<PlayerLevel, Manner>> = {
  easy: {
    deals: 24,
    attentive: false,
    odds: 0.4,
    tight: 0.3,
    bold: 1.7,
    wagers: 0.4,
    bluffs: 0.02,
    hides: 0,
    poses: 0,
  },
  medium: {
    deals: 100,
    attentive: false,
    odds: 1,
    tight: 0.8,
    bold: 1.4,
    wagers: 0.8,
    bluffs: 0.03,
    hides: 1,
    poses: 0,
  },
  hard: {
    deals: 240,
    attentive: true,
    odds: 1,
    tight: 0.9,
    bold: 1.2,
    wagers: 0.95,
    bluffs: 0.08,
    hides: 0.9,
    poses: 0.7,
  },
};

/** The cards of a complete hand. */
const CARDS_EACH = 4;

/** An opponent's hand, as far as the view shows. */
interface Rival {
  readonly open: number;
  readonly lacks: number;
  /** The number of random hands of which the opponent is assumed to hold the best; 1 without any sign of strength. */
  readonly tries: number;
}

/** Whether the round has begun with a forced bet. */
const isForced = ({ roundNumber, options }: View): boolean =>
  roundNumber === 1 || options.secondRoundOpening === 'forehand-forced';

/** The number of bets and raises in this round; a forced bet does not count. */
export const wagersIn = (view: View): number => (view.round ? view.round.wagers - +isForced(view) : 0);

/** Deals the unseen cards repeatedly, and counts how often the view's seat takes the pot. */
function* chanceOf(view: View, seat: Seat, { deals, attentive }: Manner, random: Random): PendingDecision<number> {
  const { cards, upCards, live, dealtIn, round, options, forehand } = view;
  const own = cards[seat]!;
  const signs = wagersIn(view);
  const watched = seatsIn(attentive ? dealtIn : live).flatMap(other => (other === seat ? own : upCards[other]!));
  const unseen = PACK.filter(card => !watched.includes(card)).map(maskOf);
  const mine = maskOfAll(own);
  const order = seatsClockwise(live, forehand);
  const place = order.indexOf(seat);
  // heads up every other bet is the opponent’s
  const triesOf = (other: Seat): number => {
    if (attentive && other === round?.raiser) return 1 + Math.ceil(signs / 2);
    return attentive && other === round?.bettor && !isForced(view) ? 2 : 1;
  };
  const rivals = order.map((other): Rival => ({
    open: maskOfAll(upCards[other]!),
    lacks: CARDS_EACH - upCards[other]!.length,
    tries: triesOf(other),
  }));
  const below = fastRandom(random);
  const worthOf = (mask: number): number => ranked(strengthOfMask(mask), options);
  let next = 0;
  const fill = (hand: number, lacks: number): number => {
    let mask = hand;
    for (let left = lacks; left > 0; left--) {
      if (next === unseen.length) next = 0; // several tries may need more cards than are left
      const drawn = next + below(unseen.length - next);
      const card = unseen[drawn]!;
      unseen[drawn] = unseen[next]!;
      unseen[next++] = card;
      mask |= card;
    }
    return mask;
  };
  let won = 0;
  for (let deal = 0; deal < deals; deal++) {
    next = 0;
    const worth = worthOf(fill(mine, CARDS_EACH - own.length));
    let wins = true;
    for (let at = 0; wins && at < rivals.length; at++) {
      const { open: known, lacks, tries } = rivals[at]!;
      for (let left = at === place ? 0 : tries; wins && left > 0; left--) {
        const other = worthOf(fill(known, lacks));
        // ties go to the first in Vorhand's order
        wins = at < place ? other < worth : other <= worth;
      }
    }
    if (wins) won++;
    yield;
  }
  return won / deals;
}

const happens = (part: number, random: Random): boolean => random.below(1000) < part * 1000;

/** The decision in a betting turn. */
function* speak(
  view: View,
  seat: Seat,
  legal: readonly Offer<Action>[],
  manner: Manner,
  random: Random,
): PendingDecision<Action> {
  const { live, roundNumber } = view;
  const share = yield* chanceOf(view, seat, manner, random);
  const even = 1 / seatCount(live);
  const wager = legal.find(isWager);
  const price = priceFor(view, seat);
  if (wager && !manner.ignoresBets && share === 1 && isUnbeatable(view, seat)) return toAction(wager, true);
  const first = Math.min(0.9, even * manner.bold);
  // it demands more the more has been bet in the round
  const bold = manner.ignoresBets ? first : shareToWager(first, wagersIn(view));
  const strong = share > bold && happens(manner.wagers, random);
  const least = Math.max(needed(price) * manner.odds, roundNumber === 1 ? even * manner.tight : 0);
  const stays = price.call === 0 || share >= least;
  // with nothing it bets, or raises when it would fold: against few, once per round, and not after a reraise
  const mayBluff = (price.call === 0 || !stays) && seatCount(live) < 4 && wagersIn(view) < 2;
  const bluff = !strong && mayBluff && happens(manner.bluffs, random);
  if (wager && (strong || bluff)) return toAction(wager, strong);
  if (price.call === 0) return { type: 'check' };
  return { type: stays ? 'call' : 'fold' };
}

/** The rank of two face-up cards as others see them: their group first, then their points. */
function look(offer: Extract<Offer<Action>, { type: 'turnUp' }>): number {
  const cards = offer.cards;
  return strengthOfMask(maskOfAll(cards)) * 100 + pointsOf(cards[0]!) + pointsOf(cards[1]!);
}

/** Which two cards to turn up: the least telling of a good hand, the strongest of a poor one. */
function* turnUp(
  view: View,
  seat: Seat,
  legal: readonly Offer<Action>[],
  manner: Manner,
  random: Random,
): PendingDecision<Action> {
  const pairs = legal
    .filter((offer): offer is Extract<Offer<Action>, { type: 'turnUp' }> => offer.type === 'turnUp')
    .sort((a, b) => look(a) - look(b));
  if (!happens(manner.hides, random)) return pairs[random.below(pairs.length)] as Action;
  const isPoor = (yield* chanceOf(view, seat, manner, random)) < 1 / seatCount(view.live);
  return (isPoor && happens(manner.poses, random) ? pairs.at(-1) : pairs[0]) as Action;
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
    case 'turnUp':
      return offered('done') ? { type: 'done' } : yield* turnUp(view, seat, legal, manner, random);
    case 'mayShow':
      return (offered('show') ?? { type: 'muck' }) as Action;
    default: {
      const chips = offered('buyIn');
      return chips && !offered('done') ? toAction(chips) : { type: 'done' };
    }
  }
}
