/**
 * A hand of stud for training: cards as numbers, fixed-limit betting, and every action can be undone. The dealer is the
 * last seat. Stakes are a table's defaults; purses are unlimited.
 */
import { cardsOfSeven } from '../../../src/stud/rules/evaluator.ts';
import {
  chancesBy,
  ORDERS_OF,
  plain,
  situation,
  SITUATIONS,
  type Chances,
} from '../../../src/stud/rules/situations.ts';
import { strengthOf, type Worth } from '../../../src/stud/rules/strength.ts';
import type { Options } from '../../../src/stud/rules/options.ts';
import type { Street } from '../../../src/stud/rules/table.ts';
import { nextSeat, seatCount } from '../../../src/stakes/seats.ts';
import {
  CALL,
  FOLD,
  STRANGERS,
  WAGER,
  type Below,
  type Hand as TrainedHand,
  type School,
  type Stranger,
} from '../training.ts';

const MOST = 7;
const STREETS = 5;
const ANTE = 5;
const BRING_IN = 5;
const LOWER = 10;
const HIGHER = 20;
const CAP = 4;
const SEVEN = 7;

type Variant = Options['variant'];

/** The numbers stored for each action to undo it. */
const KEPT = 8;

export class Hand implements TrainedHand {
  seats = 2;
  /** The live seats. */
  live = 0;
  /** Whose turn it is; -1 when the hand is over. */
  toAct = -1;
  street: Street = 3;
  /** Bets and raises of the street, without the forced bet. */
  wagers = 0;
  readonly #below: Below;
  readonly #isRazz: boolean;
  readonly #worths: readonly Worth[];
  readonly #sampled: Chances;
  readonly #pack = Uint8Array.from({ length: 52 }, (_, card) => card);
  /** Two down, four up, one down for each seat. */
  readonly #cards = Array.from({ length: MOST }, () => new Uint8Array(SEVEN));
  readonly #open = new Float64Array(MOST * STREETS);
  readonly #end = new Float64Array(MOST * 2);
  #doors = new Uint8Array(0);
  /** The seat that makes the forced bet. */
  #low = 0;
  #price = 0;
  #acted = 0;
  #isDuty = true;
  /** The chips of each seat on each street. */
  readonly #bets = new Int32Array(MOST * STREETS);
  readonly #chances = new Float64Array(MOST * MOST * STREETS);
  readonly #boards = new Float64Array(MOST * MOST * STREETS);
  /** The chances of third street, which many hands share. */
  readonly #firsts = new Float64Array(13 ** 4 * 27);
  readonly #past = new Int32Array(KEPT * 256);
  #depth = 0;

  constructor(below: Below, variant: Variant) {
    this.#below = below;
    this.#isRazz = variant === 'razz';
    this.#worths = ORDERS_OF[variant].map(cardsOfSeven);
    this.#sampled = chancesBy(this.#worths);
    this.#firsts.fill(-1);
  }

  deal(seats: number): void {
    const pack = this.#pack;
    for (let at = 0; at < SEVEN * seats; at++) {
      const drawn = at + this.#below(52 - at);
      const card = pack[at]!;
      pack[at] = pack[drawn]!;
      pack[drawn] = card;
    }
    this.take(Array.from({ length: seats }, (_, seat) => pack.subarray(SEVEN * seat, SEVEN * seat + SEVEN)));
  }

  /** Begins with given cards for each seat: two down, four up, one down. */
  take(hands: readonly ArrayLike<number>[]): void {
    this.seats = hands.length;
    this.#doors = Uint8Array.from(hands, cards => cards[2]!);
    let low = 0;
    hands.forEach((cards, seat) => {
      const own = this.#cards[seat]!;
      own.set(cards);
      for (let street = 4; street <= 7; street++)
        this.#open[seat * STREETS + street - 3] = strengthOf(
          this.#isRazz ? 'ace-to-five' : 'high',
          own.subarray(2, Math.min(6, street)),
        );
      this.#worths.forEach((worth, side) => (this.#end[seat * 2 + side] = worth(own)));
      if (this.#forced(seat) > this.#forced(low)) low = seat;
    });
    this.#low = low;
    this.#chances.fill(-1);
    this.#boards.fill(-1);
    this.again();
  }

  again(): void {
    this.#bets.fill(0);
    this.live = (1 << this.seats) - 1;
    this.street = 3;
    this.wagers = 0;
    this.#price = 0;
    this.#acted = 0;
    this.#isDuty = true;
    this.toAct = this.#low;
    this.#depth = 0;
  }

  /** The rank of a door card for the forced bet. */
  #forced(seat: number): number {
    const door = this.#doors[seat]!;
    return this.#isRazz ? (door + 4) % 52 : 51 - door;
  }

  get #unit(): number {
    return this.street < 5 ? LOWER : HIGHER;
  }

  #bet(seat: number): number {
    return this.#bets[seat * STREETS + this.street - 3]!;
  }

  get owed(): number {
    const owes = this.#price - this.#bet(this.toAct);
    if (owes <= 0) return 0;
    return this.wagers === 0 ? 1 : Math.ceil(owes / this.#unit);
  }

  get mayWager(): boolean {
    return this.wagers < CAP;
  }

  #waiting(): number {
    let waiting = this.live & ~this.#acted;
    for (let seat = 0; seat < this.seats; seat++)
      if ((this.live >> seat) & 1 && this.#bet(seat) < this.#price) waiting |= 1 << seat;
    return waiting;
  }

  /** A seat's cards that are face up on this street, or all that it knows. */
  #up(seat: number): Uint8Array {
    return this.#cards[seat]!.subarray(2, Math.min(6, this.street));
  }

  #known(seat: number): Uint8Array {
    return this.#cards[seat]!.subarray(0, this.street);
  }

  #first(seat: number, other: number): number {
    const [a, b, c] = plain(this.#known(seat)) as [number, number, number];
    const ranks = (((a >> 2) * 13 + (b >> 2)) * 13 + (c >> 2)) * 13 + (this.#doors[other]! >> 2);
    const at = ranks * 27 + (a & 3) * 9 + (b & 3) * 3 + (c & 3);
    if (this.#firsts[at]! < 0)
      this.#firsts[at] = this.#sampled.against(this.#known(seat), this.#up(other), this.#doors);
    return this.#firsts[at]!;
  }

  /** The probability that a seat wins against all others, as far as it can know. */
  chance(seat: number): number {
    let chance = 1;
    for (let other = 0; other < this.seats; other++) {
      if (other === seat || ((this.live >> other) & 1) === 0) continue;
      const at = (seat * MOST + other) * STREETS + this.street - 3;
      if (this.#chances[at]! < 0)
        this.#chances[at] =
          this.street === 3
            ? this.#first(seat, other)
            : this.#sampled.against(this.#known(seat), this.#up(other), this.#doors);
      chance *= this.#chances[at]!;
    }
    return chance;
  }

  #board(seat: number): number {
    let least = 1;
    for (let other = 0; other < this.seats; other++) {
      if (other === seat || ((this.live >> other) & 1) === 0) continue;
      const at = (seat * MOST + other) * STREETS + this.street - 3;
      if (this.#boards[at]! < 0) {
        this.#boards[at] = this.#sampled.board(this.#up(seat), this.#up(other), this.#doors);
        this.#boards[(other * MOST + seat) * STREETS + this.street - 3] = 1 - this.#boards[at];
      }
      least = Math.min(least, this.#boards[at]!);
    }
    return least;
  }

  situation(): number {
    const seat = this.toAct;
    let before = 0;
    for (let each = 0; each < this.seats; each++) before = Math.max(before, this.#before(each));
    return situation({
      street: this.street,
      chance: this.chance(seat),
      board: this.#board(seat),
      live: seatCount(this.live),
      paid: Math.round(before / LOWER),
      isDuty: this.#isDuty,
      betting: {
        wagers: this.wagers,
        owed: this.owed,
        behind: this.#isDuty ? this.seats - 1 : seatCount(this.#waiting() & ~(1 << seat)),
      },
    });
  }

  /** What a seat has paid before this street, beside its ante. */
  #before(seat: number): number {
    let chips = 0;
    for (let street = 3; street < this.street; street++) chips += this.#bets[seat * STREETS + street - 3]!;
    return chips;
  }

  act(act: number): void {
    const seat = this.toAct;
    const past = this.#past;
    const at = KEPT * this.#depth++;
    const place = seat * STREETS + this.street - 3;
    past[at] = this.live;
    past[at + 1] = seat;
    past[at + 2] = this.street;
    past[at + 3] = this.wagers;
    past[at + 4] = this.#price;
    past[at + 5] = this.#acted;
    past[at + 6] = this.#bets[place]!;
    past[at + 7] = Number(this.#isDuty);
    if (act === WAGER) {
      this.wagers++;
      this.#price = this.wagers * this.#unit;
      this.#bets[place] = this.#price;
      this.#acted = 0;
    } else if (this.#isDuty) {
      this.#price = BRING_IN;
      this.#bets[place] = BRING_IN;
    } else if (act === CALL) this.#bets[place] = this.#price;
    else if (this.#price > this.#bets[place]!) this.live &= ~(1 << seat);
    this.#isDuty = false;
    this.#acted |= 1 << seat;
    const waiting = this.#waiting();
    if ((this.live & (this.live - 1)) === 0) this.toAct = -1;
    else if (waiting !== 0) this.toAct = nextSeat(waiting, seat);
    else if (this.street === 7) this.toAct = -1;
    else this.#nextStreet();
  }

  #nextStreet(): void {
    this.street++;
    this.wagers = 0;
    this.#price = 0;
    this.#acted = 0;
    let most = -1;
    for (let seat = 0; seat < this.seats; seat++) {
      this.#bets[seat * STREETS + this.street - 3] = 0;
      const open = this.#open[seat * STREETS + this.street - 3]!;
      if ((this.live >> seat) & 1 && open > most) {
        most = open;
        this.toAct = seat;
      }
    }
  }

  takeBack(): void {
    const past = this.#past;
    const at = KEPT * --this.#depth;
    const seat = past[at + 1]!;
    this.live = past[at]!;
    this.toAct = seat;
    this.street = past[at + 2] as Street;
    this.wagers = past[at + 3]!;
    this.#price = past[at + 4]!;
    this.#acted = past[at + 5]!;
    this.#bets[seat * STREETS + this.street - 3] = past[at + 6]!;
    this.#isDuty = past[at + 7] === 1;
  }

  /** A seat's total payments, in chips. */
  paid(seat: number): number {
    return ANTE + this.#before(seat) + this.#bet(seat);
  }

  won(seat: number): number {
    const paid = this.paid(seat);
    if (((this.live >> seat) & 1) === 0) return -paid;
    let pot = 0;
    for (let each = 0; each < this.seats; each++) pot += this.paid(each);
    if ((this.live & (this.live - 1)) === 0) return pot - paid;
    const sides = this.#worths.length;
    let won = 0;
    for (let side = 0; side < sides; side++) {
      const own = this.#end[seat * 2 + side]!;
      let alike = 0;
      let best = true;
      for (let each = 0; each < this.seats && best; each++) {
        if (((this.live >> each) & 1) === 0) continue;
        const worth = this.#end[each * 2 + side]!;
        if (worth > own) best = false;
        if (worth === own) alike++;
      }
      if (best) won += pot / sides / alike;
    }
    return won - paid;
  }

  /** The call as a fraction of the pot after it. */
  price(seat: number): number {
    const owes = this.#price - this.#bet(seat);
    let pot = owes;
    for (let each = 0; each < this.seats; each++) pot += this.paid(each);
    return owes / pot;
  }
}

/** The style of a player that weighs chance against price. */
interface Reckoning {
  readonly odds: number;
  readonly tight: number;
  readonly bold: number;
  readonly wagers: number;
}

/** Stays in if the chance is worth the price, and bets with more than an even share. */
const reckoner =
  (hand: Hand, { odds, tight, bold, wagers }: Reckoning): Stranger =>
  (below, mayCall, mayWager) => {
    const chance = hand.chance(hand.toAct);
    const even = 1 / seatCount(hand.live);
    if (mayWager && chance > Math.min(0.9, even * bold) && below(100) < wagers) return WAGER;
    if (!mayCall) return mayWager && seatCount(hand.live) < 4 && below(100) < 4 ? WAGER : FOLD;
    const least = Math.max(hand.price(hand.toAct) * odds, hand.street < 5 ? even * tight : 0);
    return chance >= least ? CALL : FOLD;
  };

/** A loose one, one who plays the odds, and a tight one. */
const RECKONINGS: readonly Reckoning[] = [
  { odds: 0.6, tight: 0.55, bold: 1.6, wagers: 45 },
  { odds: 1, tight: 0.9, bold: 1.3, wagers: 85 },
  { odds: 1.2, tight: 1.1, bold: 1.2, wagers: 95 },
];

/**
 * Stud for training: beside strangers that ignore their cards there are some that calculate.
 * @param times their ratio: higher at larger tables, since a single fool in a hand changes it for everybody.
 */
export const studSchool = (variant: Variant, times: number): School => ({
  hand: below => new Hand(below, variant),
  situations: SITUATIONS,
  strangers: hand => {
    const reckoners = RECKONINGS.map(reckoning => reckoner(hand as Hand, reckoning));
    return [...STRANGERS, ...new Array<typeof reckoners>(times).fill(reckoners).flat()];
  },
  epoch: 1000,
  epochs: 400,
  times: 6,
  hopeless: 3000,
});
