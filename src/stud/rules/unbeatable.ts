/** Whether a complete hand of stud is unbeatable. */
import { fastRandom } from '../../cards/fast-random.js';
import type { PendingDecision } from '../../game/computer-player.js';
import type { Seat } from '../../game/contract.js';
import { listOf } from '../../game/lists.js';
import { drawnFrom } from '../../stakes/drawn.js';
import { seatsIn } from '../../stakes/seats.js';
import { numbersOf } from './dealing.js';
import type { Worth } from './strength.js';
import type { View } from './table.js';

const PACK = 52;
const SEVEN = 7;

/** What some upcards may become: the face-down cards of each hand, and the hands by their value. */
interface Hands {
  /** The value of each times {@link SPAN}, plus its number; the lowest first. */
  readonly order: Float64Array;
  readonly covered: Uint8Array;
  readonly lacks: number;
}

/** More than there are hands. */
const SPAN = 1 << 15;

/** How many hands are processed between two rests. */
const AT_A_TIME = 256;

/** Everything that some upcards may become. */
function* handsOf(open: readonly number[], worth: Worth): PendingDecision<Hands> {
  const left = listOf(PACK, card => card).filter(card => !open.includes(card));
  const lacks = SEVEN - open.length;
  const places = listOf(lacks, at => at);
  const hand = Uint8Array.from([...open, ...places]);
  const order: number[] = [];
  const covered: number[] = [];
  for (let turned = 0; turned >= 0;) {
    for (let at = 0; at < lacks; at++) covered.push((hand[open.length + at] = left[places[at]!]!));
    order.push(worth(hand) * SPAN + order.length);
    if (order.length % AT_A_TIME === 0) yield;
    // the next choice: advances the last index that can, and resets those after it
    turned = lacks - 1;
    while (turned >= 0 && places[turned] === left.length - lacks + turned) turned--;
    if (turned >= 0) places[turned]!++;
    for (let at = turned + 1; turned >= 0 && at < lacks; at++) places[at] = places[at - 1]! + 1;
  }
  return { order: Float64Array.from(order).sort(), covered: Uint8Array.from(covered), lacks };
}

/** Whether one of the hands of equal or higher value has none of the cards that are gone. */
function mayBeat({ order, covered, lacks }: Hands, mine: number, gone: ReadonlySet<number>): boolean {
  for (let place = order.length - 1; place >= 0 && order[place]! >= mine * SPAN; place--) {
    const first = (order[place]! % SPAN) * lacks;
    let isFree = true;
    for (let at = first; isFree && at < first + lacks; at++) isFree = !gone.has(covered[at]!);
    if (isFree) return true;
  }
  return false;
}

/** The number of hands tried first: hardly any that can be beaten needs more. */
const TRIES = 64;

/** Whether some of the hands that upcards may become beat or equal a value, trying a few of them. */
function isBeaten(
  open: readonly number[],
  gone: ReadonlySet<number>,
  mine: readonly number[],
  worths: readonly Worth[],
) {
  const left = listOf(PACK, card => card).filter(card => !gone.has(card) && !open.includes(card));
  const below = fastRandom({ below: () => 1 });
  for (let time = 0; time < TRIES; time++) {
    const hand = [...open, ...drawnFrom(left, SEVEN - open.length, below)];
    if (worths.some((worth, side) => worth(hand) >= mine[side]!)) return true;
  }
  return false;
}

/** The most rows of upcards that are cached. */
const MOST_KEPT = 16;

/**
 * Whether nothing that the others may hold face down beats or ties a seat's seven cards, in any of the orders. What
 * upcards may become is found once for each row of them.
 * @param worths the value of seven cards in each order; 0 if they make no hand.
 */
export function unbeatableBy(worths: readonly Worth[]): (view: View, seat: Seat) => PendingDecision<boolean> {
  const kept = new Map<string, readonly Hands[]>();
  function* becomes(open: readonly number[]): PendingDecision<readonly Hands[]> {
    const key = open.join();
    const known = kept.get(key);
    if (known) return known;
    const found: Hands[] = [];
    for (const worth of worths) found.push(yield* handsOf(open, worth));
    if (kept.size >= MOST_KEPT) kept.clear();
    kept.set(key, found);
    return found;
  }
  return function* ({ street, cards, live, dealtIn }, seat) {
    const { down, up, common } = cards;
    const own = numbersOf(down[seat]!, up[seat]!, common);
    if (street < 7 || own.length < SEVEN) return false;
    const mine = worths.map(worth => worth(own));
    if (mine.includes(0)) return false;
    const gone = new Set([...own, ...seatsIn(dealtIn & ~cards.mixedIn).flatMap(other => numbersOf(up[other]!))]);
    for (const other of seatsIn(live)) {
      if (other === seat) continue;
      const open = numbersOf(down[other]!, up[other]!, common);
      if (isBeaten(open, gone, mine, worths)) return false;
      const hands = yield* becomes(open);
      if (hands.some((each, side) => mayBeat(each, mine[side]!, gone))) return false;
    }
    return true;
  };
}
