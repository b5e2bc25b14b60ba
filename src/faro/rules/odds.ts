/**
 * Exact chances at Faro, given the cards gone: what the next turn does to a bet, and its result if it is left where it
 * is. Counted, not simulated: every order of the unseen cards is equally likely. Edges are for stakes that can be
 * halved; an odd one also involves the odd chip (K5).
 */
import { CardError, RANKS } from '../../cards/card.js';
import type { Seat } from '../../game/contract.js';
import { oddSide } from './pack.js';
import { callPays, HIGH, isCall, isLive } from './spots.js';
import { deadSuits, ranksLeft, type Table } from './table.js';

/** The possible results of a bet, as fractions of 1: `win + lose + split + stays` is 1. */
export interface Chances {
  readonly win: number;
  readonly lose: number;
  /** Half of it is lost. */
  readonly split: number;
  /** It stays where it is; at the end of a deal it comes back. */
  readonly stays: number;
}

/** The value of a bet for the bank. */
export interface Price extends Chances {
  /** The payout of a win for one chip. */
  readonly pays: number;
  /** The bank's expected gain on each chip staked: negative if the punter has the edge. */
  readonly edge: number;
  /** The same for each chip whose bet was decided; 0 if none can be. */
  readonly edgeDecided: number;
}

/** A bet to be priced. */
export interface Bet {
  /** As in `spots.ts`. */
  readonly spot: string;
  readonly coppered?: boolean;
}

const STAYS: Chances = { win: 0, lose: 0, split: 0, stays: 1 };

/** A price from chances. */
function priced({ win, lose, split, stays }: Chances, pays: number, coppered = false): Price {
  const [wins, loses] = coppered ? [lose, win] : [win, lose];
  const edge = loses + split / 2 - wins * pays;
  const decided = win + lose + split;
  return { win: wins, lose: loses, split, stays, pays, edge, edgeDecided: decided > 0 ? edge / decided : 0 };
}

/** The unseen cards where ranks are bet on. */
export interface UnseenRanks {
  /** How many cards of each rank, from the two to the ace. */
  readonly ranks: readonly number[];
  /** The total number of cards, including the hock. */
  readonly cards: number;
}

const ranksOf = (spot: string): readonly number[] =>
  [...spot].map(rank => {
    const place = RANKS.indexOf(rank);
    if (place < 0) throw new CardError(`“${spot}” is not a set of ranks. Ranks are ${RANKS}.`);
    return place;
  });

/* —— a card of a book —— */

/** The cards of a book game that can still be dealt. */
export interface BookPack {
  /** Unseen cards that can decide a bet, including the burnt one if it may be one. */
  readonly live: number;
  /** All unseen cards, including dead ones and a burnt one. Covers change nothing else: they only remove dead cards. */
  readonly unseen: number;
  /** Cards that are set aside unseen (F3). */
  readonly burnt: number;
  /** The side on which a single last card counts; undefined if it is void (F3). */
  readonly odd: 'takes' | 'pays' | undefined;
}

/** The law of one card among `live` ones, adjusted for the burnt card. */
function withBurnt({ live, unseen, burnt }: BookPack, law: (live: number) => Chances): Chances {
  if (burnt === 0) return law(live);
  const ownIsBurnt = burnt / unseen;
  const otherIsBurnt = (burnt * (live - 1)) / unseen;
  const parts: readonly (readonly [number, Chances])[] = [
    [ownIsBurnt, STAYS],
    [otherIsBurnt, live > 1 ? law(live - 1) : STAYS],
    [1 - ownIsBurnt - otherIsBurnt, law(live)],
  ];
  const mean = (of: keyof Chances): number => parts.reduce((sum, [share, chances]) => sum + share * chances[of], 0);
  return { win: mean('win'), lose: mean('lose'), split: 0, stays: mean('stays') };
}

/** The effect of the last card of a pack, by the side on which it counts. */
const SINGLE = { pays: { ...STAYS, win: 1, stays: 0 }, takes: { ...STAYS, lose: 1, stays: 0 } };
const single = ({ odd }: BookPack): Chances => (odd ? SINGLE[odd] : STAYS);

/** What the next turn does to a staked card that is still unseen. */
export const bookTurn = (pack: BookPack): Chances =>
  withBurnt(pack, live =>
    live === 1 ? single(pack) : { win: 1 / live, lose: 1 / live, split: 0, stays: 1 - 2 / live },
  );

/** The result by the end of the deal, if nobody else goes out: the edge is 0, except for a single card that counts. */
export const bookHeld = (pack: BookPack): Chances =>
  withBurnt(pack, live => {
    const pairs = Math.floor(live / 2) / live;
    const { win, lose, stays } = single(pack);
    const alone = live % 2 === 1 ? 1 / live : 0;
    return { win: pairs + win * alone, lose: pairs + lose * alone, split: 0, stays: stays * alone };
  });

/* —— ranks —— */

/**
 * What a turn of two cards does to a bet on ranks, by the number of unseen cards.
 * @throws {CardError} for a spot without ranks.
 */
export function rankTurn({ ranks, cards }: UnseenRanks, spot: string): Chances {
  const orders = cards * (cards - 1);
  let staked = 0;
  let pairs = 0;
  for (const rank of ranksOf(spot)) {
    staked += ranks[rank]!;
    pairs += ranks[rank]! * (ranks[rank]! - 1);
  }
  const win = (staked * (cards - staked)) / orders;
  const split = pairs / orders;
  return { win, lose: win, split, stays: 1 - 2 * win - split };
}

/** What the next turn does to a bet on the high card: higher and lower are equally likely (K9). */
function highTurn({ ranks, cards }: UnseenRanks, tie: 'half' | 'push'): Chances {
  const equal = ranks.reduce((sum, left) => sum + left * (left - 1), 0) / (cards * (cards - 1));
  const win = (1 - equal) / 2;
  return tie === 'half' ? { win, lose: win, split: equal, stays: 0 } : { win, lose: win, split: 0, stays: equal };
}

/** The chance of an order of the last three cards. */
function callTurn({ ranks }: UnseenRanks, spot: string): Chances {
  const left = [...ranks];
  let win = 1;
  spot.split('>').forEach((rank, place) => {
    win *= left[RANKS.indexOf(rank)]! / (3 - place);
    left[RANKS.indexOf(rank)]!--;
  });
  return { win, lose: 1 - win, split: 0, stays: 0 };
}

/**
 * The result of a bet on ranks that is left until it is decided.
 * @param last the effect of a single last card: `takes` loses (P6), otherwise it decides nothing.
 */
export function rankHeld({ ranks, cards }: UnseenRanks, spot: string, last?: 'takes'): Chances {
  const known = new Map<string, Chances>();
  const follow = (staked: readonly number[], left: number): Chances => {
    const own = staked.reduce((sum, count) => sum + count, 0);
    if (left === 0 || own === 0) return STAYS;
    if (left === 1) return last ? { win: 0, lose: own, split: 0, stays: 1 - own } : STAYS;
    const key = `${left}:${staked.join()}`;
    const before = known.get(key);
    if (before) return before;
    const orders = left * (left - 1);
    let win = (own * (left - own)) / orders;
    let lose = win;
    let split = staked.reduce((sum, count) => sum + count * (count - 1), 0) / orders;
    let stays = 0;
    const goOn = (chance: number, next: readonly number[]) => {
      if (chance === 0) return;
      const later = follow(next, left - 2);
      win += chance * later.win;
      lose += chance * later.lose;
      split += chance * later.split;
      stays += chance * later.stays;
    };
    goOn(((left - own) * (left - own - 1)) / orders, staked);
    // one rank of a set loses and another wins: the bet stands, and has two cards fewer (K7)
    staked.forEach((count, at) => {
      for (let other = at + 1; other < staked.length; other++) {
        const next = staked.map((cardsOf, place) => (place === at || place === other ? cardsOf - 1 : cardsOf));
        goOn((2 * count * staked[other]!) / orders, next);
      }
    });
    const law = { win, lose, split, stays };
    known.set(key, law);
    return law;
  };
  return follow(
    ranksOf(spot).map(rank => ranks[rank]!),
    cards,
  );
}

/* —— a table —— */

const unseenOf = (table: Table): UnseenRanks => {
  const ranks = ranksLeft(table);
  return { ranks, cards: ranks.reduce((sum, left) => sum + left, 0) };
};

/** The pack of a book game as a table shows it. */
export function bookPackOf(table: Table): BookPack {
  const dead = deadSuits(table);
  let live = 0;
  let unseen = 0;
  table.gone.forEach((place, card) => {
    if (place !== 0) return;
    unseen++;
    if (!((dead >> (card & 3)) & 1)) live++;
  });
  return { live, unseen, burnt: unseen - table.left, odd: oddSide(table.options) };
}

/** The bank's last card takes alone only in the public game (P6). */
const lastOf = (table: Table): 'takes' | undefined =>
  table.options.variant === 'pharo' && oddSide(table.options) === 'takes' ? 'takes' : undefined;

/**
 * What the next turn does to a bet of a seat, and the bank's edge on it.
 * @returns undefined if the bet can no longer be decided, or no turn is to come.
 */
export function turnOdds(table: Table, seat: Seat, { spot, coppered }: Bet): Price | undefined {
  if (table.phase !== 'stake' || !isLive(table, seat, spot)) return undefined;
  const { variant, highCardTie } = table.options;
  if (variant === 'buch') return priced(bookTurn(bookPackOf(table)), 1);
  const unseen = unseenOf(table);
  if (isCall(spot)) return priced(callTurn(unseen, spot), callPays(spot));
  if (unseen.cards === 1) return priced(rankHeld(unseen, spot, lastOf(table)), 1);
  return priced(spot === HIGH ? highTurn(unseen, highCardTie) : rankTurn(unseen, spot), 1, coppered);
}

/**
 * The result of a seat's bet that is left until it is decided or the deal is over.
 * @returns undefined if the bet can no longer be decided, and for bets on the next turn alone: high card and calls.
 */
export function heldOdds(table: Table, seat: Seat, { spot, coppered }: Bet): Price | undefined {
  if (table.phase !== 'stake' || spot === HIGH || isCall(spot) || !isLive(table, seat, spot)) return undefined;
  if (table.options.variant === 'buch') return priced(bookHeld(bookPackOf(table)), 1);
  return priced(rankHeld(unseenOf(table), spot, lastOf(table)), 1, coppered);
}

/* —— a purse —— */

/** A goal for a purse at a game with fair bets. */
export interface Goal {
  /** The present purse, in chips. */
  readonly purse: number;
  /** The desired purse, in chips. */
  readonly goal: number;
  /** The largest bet, in chips; by default the whole purse. */
  readonly cap?: number;
  /** The most bets that are decided; by default as many as it takes. */
  readonly bets?: number;
}

/**
 * The best chance to bring a purse to a goal with bets that win as often as they lose and pay one to one, like a card
 * of a book until it is decided: the best of all betting strategies. However one bets, the expected purse is the
 * present one: so the chance is at most `purse / goal`, and with enough time it is exactly that.
 * @throws {CardError} for values that are not whole numbers of chips or bets.
 */
export function goalChance({ purse, goal, cap = goal, bets }: Goal): number {
  for (const [name, count] of Object.entries({ purse, goal, cap, bets: bets ?? 0 }))
    if (!Number.isSafeInteger(count) || count < 0)
      throw new CardError(`${count} is not a number of chips or bets: ${name}.`);
  if (purse >= goal) return 1;
  if (purse === 0 || cap === 0) return 0;
  if (bets === undefined) return purse / goal;
  // the best chance with each purse, by how many bets have yet to be decided
  let chances = Float64Array.from({ length: goal + 1 }, (_, have) => Number(have === goal));
  for (let bet = 0; bet < bets; bet++) {
    chances = chances.map((before, have, chances) => {
      let best = before;
      for (let stake = 1; stake <= Math.min(have, goal - have, cap); stake++)
        best = Math.max(best, ((chances[have - stake] ?? 0) + (chances[have + stake] ?? 0)) / 2);
      return best;
    });
  }
  return chances[purse] ?? 0;
}
