/**
 * A plain player of stud: it estimates the share of the pot that its hand would win, and weighs it against the price.
 * The prospects of a hand are sampled once for the same cards and cached, so that it plays thousands of hands in a
 * second: the review of a hand uses it if nothing was learnt.
 */
import { fastRandom } from '../../cards/fast-random.js';
import type { Offer, Seat } from '../../game/contract.js';
import { isWager, type Weights } from '../../stakes/learnt.js';
import { needed, priceFor } from '../../stakes/price.js';
import { seatCount, seatsIn } from '../../stakes/seats.js';
import { numbersOf } from './dealing.js';
import type { Worth } from './strength.js';
import type { Action, View } from './table.js';

const SEVEN = 7;
const PACK = 52;

/** How many deals are sampled for the rest of a hand. */
const DEALS = 64;

/** What a hand may become: its strengths in each order, the lowest first. */
type Prospect = readonly Int32Array[];

/** The most prospects that are cached. */
const MOST_KEPT = 20_000;

/** The expected share of the pot of a seat, from its own view. */
export type Outlook = (view: View, seat: Seat) => number;

/** A number for each card, whose sums identify sets of cards. */
const marks = (salt: number): Float64Array =>
  Float64Array.from({ length: PACK }, (_, card) => {
    let word = Math.imul(card + salt, 0x9e3779b1);
    word = Math.imul(word ^ (word >>> 15), 0x85ebca6b);
    return ((word ^ (word >>> 13)) >>> 0) * 0x1000 + ((Math.imul(word, 0xc2b2ae35) >>> 20) & 0xfff);
  });
/** Marks of the cards of a hand, and of those of others. */
export const OWN = marks(1);
export const OPEN = marks(PACK + 1);

/** A number that distinguishes these cards from all others in a hand. */
export const keyOf = (cards: ArrayLike<number>, mark: Float64Array): number => {
  let key = 0;
  for (let at = 0; at < cards.length; at++) key += mark[cards[at]!]!;
  return key;
};

/**
 * Shares of the pot by what each hand may become, assuming its own cards and the upcards are gone.
 * @param worths the orders in which hands are compared: one, or high and low.
 */
export function outlookBy(worths: readonly Worth[]): Outlook {
  const known = new Map<number, Prospect>();
  const rest = new Uint8Array(PACK);
  const out = new Uint8Array(PACK);
  const hand = new Uint8Array(SEVEN);

  const dealtOut = (cards: readonly number[], open: readonly number[], seed: number): Prospect => {
    const deals = cards.length < SEVEN ? DEALS : 1;
    const prospect = worths.map(() => new Int32Array(deals));
    out.fill(0);
    for (const card of cards) out[card] = 1;
    for (const card of open) out[card] = 1;
    let left = 0;
    for (let card = 0; card < PACK; card++) if (!out[card]) rest[left++] = card;
    hand.set(cards);
    const below = fastRandom({ below: () => seed });
    for (let deal = 0; deal < deals; deal++) {
      for (let at = cards.length, next = 0; at < SEVEN; at++, next++) {
        const drawn = next + below(left - next);
        const card = rest[drawn]!;
        rest[drawn] = rest[next]!;
        hand[at] = rest[next] = card;
      }
      for (let side = 0; side < worths.length; side++) prospect[side]![deal] = worths[side]!(hand);
    }
    for (const strengths of prospect) strengths.sort();
    return prospect;
  };

  const prospectOf = (cards: readonly number[], open: readonly number[], openKey: number): Prospect => {
    const key = openKey + keyOf(cards, OWN);
    const found = known.get(key);
    if (found) return found;
    const prospect = dealtOut(cards, open, key % 0x7fffffff);
    if (known.size >= MOST_KEPT) known.clear();
    known.set(key, prospect);
    return prospect;
  };

  // the upcards on a street, and what others make of them, are the same for all who act there
  let street: Pick<View['cards'], 'up' | 'common'> | undefined;
  let open: readonly number[] = [];
  let openKey = 0;
  let theirs: (Prospect | undefined)[] = [];
  const begin = ({ dealtIn, cards }: View): void => {
    const { up, common, mixedIn } = cards;
    street = { up, common };
    open = numbersOf(...seatsIn(dealtIn & ~mixedIn).map(seat => up[seat]!), common);
    openKey = keyOf(open, OPEN);
    theirs = [];
  };

  return (view, seat) => {
    const { live, cards } = view;
    const { down, up, common } = cards;
    if (up !== street?.up || common !== street.common) begin(view);
    const own = prospectOf(numbersOf(down[seat]!, up[seat]!, common), open, openKey);
    const rivals: Prospect[] = [];
    for (const rival of seatsIn(live))
      if (rival !== seat) rivals.push((theirs[rival] ??= prospectOf(numbersOf(up[rival]!, common), open, openKey)));
    const won = own.map((strengths, side) => wonOf(strengths, rivals, side));
    return won.reduce((sum, part) => sum + part, 0) / won.length;
  };
}

/** How often one of some strengths is the greatest of all; ties count half. */
function wonOf(own: Int32Array, rivals: readonly Prospect[], side: number): number {
  const less = rivals.map(() => 0);
  let won = 0;
  for (const strength of own) {
    let part = strength > 0 ? 1 : 0;
    for (let rival = 0; rival < rivals.length && part > 0; rival++) {
      const theirs = rivals[rival]![side]!;
      let at = less[rival]!;
      while (at < theirs.length && theirs[at]! < strength) at++;
      less[rival] = at;
      let equal = at;
      while (equal < theirs.length && theirs[equal] === strength) equal++;
      part *= (at + equal) / (2 * theirs.length);
    }
    won += part;
  }
  return won / own.length;
}

/** From 0 to 1 between two bounds. */
const between = (value: number, none: number, full: number): number =>
  Math.min(1, Math.max(0, (value - none) / (full - none)));

/** The share that makes a bet or raise, as a multiple of an even one, and the upper bound of what is required. */
const BOLD = [1.1, 1.6] as const;
const SURE = [0.8, 0.95] as const;
/** How often it bets such a hand, and any other if nobody has bet. */
const WAGERS = 0.85;
const BLUFFS = 0.03;
/** Which fraction of the price's share is too little to stay in, and which is enough. */
const STAYS = [0.8, 1.1] as const;
/** The share needed to stay in on third and fourth street, as a fraction of an even share. */
const TIGHT = 0.9;

/** The sum of the weights of all three actions. */
const TIMES = 1000;

/** Its actions when it has to bet, with their frequencies. */
export function plainWeights(view: View, seat: Seat, legal: readonly Offer<Action>[], outlook: Outlook): Weights {
  const { live, street } = view;
  const share = outlook(view, seat);
  const even = 1 / seatCount(live);
  const price = priceFor(view, seat);
  const bold = between(share, Math.min(SURE[0], BOLD[0] * even), Math.min(SURE[1], BOLD[1] * even));
  const wagers = legal.some(isWager) ? Math.max(WAGERS * bold, price.call === 0 ? BLUFFS : 0) : 0;
  const wager = Math.round(TIMES * wagers);
  if (!legal.some(({ type }) => type === 'call')) return [TIMES - wager, 0, wager];
  const least = Math.max(needed(price), street < 5 ? TIGHT * even : 0);
  const call = Math.round((TIMES - wager) * between(share, STAYS[0] * least, STAYS[1] * least));
  return [TIMES - wager - call, call, wager];
}
