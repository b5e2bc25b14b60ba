/**
 * A hand of Einundvierzig for training: the betting in bets, cards as masks, and every action can be undone. Seats are
 * numbered in the order in which they act, so Vorhand is the last. Stakes are a table's defaults, with its rake and its
 * bonus; purses are unlimited.
 */
import { isFortyOne, strengthOfMask, type HandMask } from '../../../src/einundvierzig/rules/hand.ts';
import { isPoor, toTurnUp } from '../../../src/einundvierzig/rules/turning-up.ts';
import {
  chanceAgainst,
  firstRound,
  kindOfTwo,
  lookOf,
  secondRound,
  SITUATIONS,
} from '../../../src/einundvierzig/rules/situations.ts';
import { nextSeat, seatCount } from '../../../src/stakes/seats.ts';
import { FOLD, WAGER, type Below, type Hand as TrainedHand, type School } from '../training.ts';

const MOST = 7;
const ANTE = 2;
const LOWER = 5;
const HIGHER = 10;
const RAKE_PERCENT = 5;
const RAKE_CAP = 10;
const BONUS = 100;
const CAP = 4;
/** With two left in the second round raises are unlimited; training needs a limit. */
const CAP_OF_TWO = 6;

export class Hand implements TrainedHand {
  seats = 3;
  /** The live seats. */
  live = 0;
  /** Whose turn it is; -1 when the hand is over. */
  toAct = -1;
  isSecond = false;
  wagers = 0;
  /** The bets of the first round, once it is over. */
  first = 0;
  /** Which seats turn up random cards, as a set. */
  #layAny = 0;
  readonly #below: Below;
  readonly #pack = Array.from({ length: 32 }, (_, card) => 1 << card);
  readonly #two = new Int32Array(MOST);
  readonly #four = new Int32Array(MOST);
  readonly #strength = new Int32Array(MOST);
  readonly #bets = new Int32Array(MOST);
  readonly #before = new Int32Array(MOST);
  #acted = 0;
  /** What a seat turns up with a good hand and with a poor one, once computed; 0 before. */
  readonly #laid = new Int32Array(2 * MOST);
  readonly #chances = new Float64Array(MOST * 2 * MOST);
  /** What actions have changed, to undo them. */
  readonly #past = new Int32Array(8 * 128);
  #depth = 0;

  constructor(below: Below) {
    this.#below = below;
  }

  deal(seats: number, strange = 0): void {
    this.#layAny = strange;
    const pack = this.#pack;
    for (let at = 0; at < 4 * seats; at++) {
      const drawn = at + this.#below(32 - at);
      const card = pack[at]!;
      pack[at] = pack[drawn]!;
      pack[drawn] = card;
    }
    this.take(Array.from({ length: seats }, (_, seat) => pack.slice(4 * seat, 4 * seat + 4)));
  }

  /** Begins with given hands, four masks of a card each, the two of the first deal in front; and what they turn up. */
  take(hands: readonly (readonly HandMask[])[], open?: readonly HandMask[]): void {
    this.seats = hands.length;
    hands.forEach(([one, other, third, fourth], seat) => {
      this.#two[seat] = one! | other!;
      this.#four[seat] = one! | other! | third! | fourth!;
      this.#strength[seat] = strengthOfMask(this.#four[seat]);
      this.#bets[seat] = 0;
      this.#laid[2 * seat] = this.#laid[2 * seat + 1] = open?.[seat] ?? 0;
    });
    const forehand = hands.length - 1;
    this.#bets[forehand] = 1;
    this.#chances.fill(-1);
    this.live = (1 << hands.length) - 1;
    this.#acted = 1 << forehand;
    this.toAct = 0;
    this.isSecond = false;
    this.wagers = 1;
    this.first = 0;
    this.#depth = 0;
  }

  /** What the seat to act still owes, in bets. */
  get owed(): number {
    return this.wagers - this.#bets[this.toAct]!;
  }

  /** Whether the seat to act may bet or raise. */
  get mayWager(): boolean {
    return this.wagers < (this.isSecond && seatCount(this.live) === 2 ? CAP_OF_TWO : CAP);
  }

  #waiting(): number {
    let waiting = this.live & ~this.#acted;
    for (let seat = 0; seat < this.seats; seat++)
      if ((this.live >> seat) & 1 && this.#bets[seat]! < this.wagers) waiting |= 1 << seat;
    return waiting;
  }

  #place(seat: number): number {
    return seat === this.seats - 1 ? 0 : seat + 1;
  }

  #open(seat: number): number {
    const poor = Number(isPoor(this.#four[seat]!, seatCount(this.#liveAtOpening)));
    return 2 * seat + poor;
  }

  /** Who was in the hand when two cards were turned up: a player who folds later leaves theirs visible. */
  #liveAtOpening = 0;

  #look(seat: number): number {
    return lookOf(this.#laid[this.#open(seat)]!);
  }

  #layOpen(): void {
    this.#liveAtOpening = this.live;
    for (let seat = 0; seat < this.seats; seat++) {
      const at = this.#open(seat);
      if (((this.live >> seat) & 1) === 0 || this.#laid[at] !== 0) continue;
      this.#laid[at] =
        (this.#layAny >> seat) & 1
          ? this.#anyTwo(this.#four[seat]!)
          : toTurnUp(this.#four[seat]!, at % 2 === 1, this.#below);
    }
  }

  #anyTwo(hand: HandMask): HandMask {
    let two = hand;
    for (let left = 4; left > 2; left--) {
      let rest = two;
      for (let skip = this.#below(left); skip > 0; skip--) rest &= rest - 1;
      two ^= rest & -rest;
    }
    return two;
  }

  /** The probability that a seat has the best of the live hands, as far as it can know. */
  #chance(seat: number): number {
    let chance = 1;
    for (let other = 0; other < this.seats; other++) {
      if (other === seat || ((this.live >> other) & 1) === 0) continue;
      const open = this.#open(other);
      const at = seat * 2 * MOST + open;
      if (this.#chances[at]! < 0)
        this.#chances[at] = chanceAgainst(this.#four[seat]!, this.#laid[open]!, this.#place(seat) < this.#place(other));
      chance *= this.#chances[at]!;
    }
    return chance;
  }

  /** The situation of the seat to act. */
  situation(): number {
    const seat = this.toAct;
    const betting = { wagers: this.wagers, owed: this.owed, behind: seatCount(this.#waiting() & ~(1 << seat)) };
    if (!this.isSecond) {
      let others = 0;
      for (let other = 0; other < this.seats; other++)
        if (other !== seat && (this.live >> other) & 1 && this.#bets[other]! > 0) others++;
      return firstRound(kindOfTwo(this.#two[seat]!), betting, others, seat === this.seats - 1);
    }
    let theirs = 0;
    for (let other = 0; other < this.seats; other++)
      if (other !== seat && (this.live >> other) & 1) theirs = Math.max(theirs, this.#look(other));
    return secondRound(this.#chance(seat), this.#look(seat), theirs, seatCount(this.live), this.first, betting);
  }

  /** The seat to act acts. */
  act(act: number): void {
    const seat = this.toAct;
    const past = this.#past;
    const at = 8 * this.#depth++;
    past[at] = this.live;
    past[at + 1] = seat;
    past[at + 2] = Number(this.isSecond);
    past[at + 3] = this.wagers;
    past[at + 4] = this.first;
    past[at + 5] = this.#acted;
    past[at + 6] = this.#bets[seat]!;
    past[at + 7] = this.#liveAtOpening;
    if (act === FOLD && this.owed > 0) this.live &= ~(1 << seat);
    if (act === WAGER) {
      this.wagers++;
      this.#acted = 0;
    }
    if (act !== FOLD) this.#bets[seat] = this.wagers;
    this.#acted |= 1 << seat;
    const waiting = this.#waiting();
    if ((this.live & (this.live - 1)) === 0) this.toAct = -1;
    else if (waiting !== 0) this.toAct = nextSeat(waiting, seat);
    else if (this.isSecond) this.toAct = -1;
    else this.#openSecond();
  }

  #openSecond(): void {
    this.#before.set(this.#bets);
    this.#bets.fill(0);
    this.first = this.wagers;
    this.wagers = 0;
    this.#acted = 0;
    this.isSecond = true;
    this.toAct = nextSeat(this.live, this.seats - 1);
    this.#layOpen();
  }

  /** Undoes the last action. */
  takeBack(): void {
    const past = this.#past;
    const at = 8 * --this.#depth;
    const wasSecond = past[at + 2] === 1;
    if (this.isSecond && !wasSecond) this.#bets.set(this.#before);
    const seat = past[at + 1]!;
    this.live = past[at]!;
    this.toAct = seat;
    this.isSecond = wasSecond;
    this.wagers = past[at + 3]!;
    this.first = past[at + 4]!;
    this.#acted = past[at + 5]!;
    this.#bets[seat] = past[at + 6]!;
    this.#liveAtOpening = past[at + 7]!;
  }

  /** What a seat has paid, in chips. */
  paid(seat: number): number {
    const bets = this.#bets[seat]!;
    return ANTE + (this.isSecond ? this.#before[seat]! * LOWER + bets * HIGHER : bets * LOWER);
  }

  #winner(): number {
    let winner = -1;
    for (let seat = 0; seat < this.seats; seat++) {
      if (((this.live >> seat) & 1) === 0) continue;
      const better =
        winner < 0 ||
        this.#strength[seat]! > this.#strength[winner]! ||
        (this.#strength[seat] === this.#strength[winner] && this.#place(seat) < this.#place(winner));
      if (better) winner = seat;
    }
    return winner;
  }

  /** The net result of a seat when the hand is over, or when it has folded. */
  won(seat: number): number {
    const paid = this.paid(seat);
    if (((this.live >> seat) & 1) === 0) return -paid;
    const bonus = this.isSecond && isFortyOne(this.#strength[seat]!) ? BONUS : 0;
    if (this.#winner() !== seat) return bonus - paid;
    let pot = 0;
    let most = 0;
    let second = 0;
    for (let other = 0; other < this.seats; other++) {
      const chips = this.paid(other);
      pot += chips;
      if (chips > most) {
        second = most;
        most = chips;
      } else if (chips > second) second = chips;
    }
    // uncalled bets go back before the rake
    const rake = Math.min(RAKE_CAP, Math.floor(((pot - most + second) * RAKE_PERCENT) / 100));
    return pot - rake - paid + bonus;
  }
}

/** Einundvierzig as it is trained. */
export const EINUNDVIERZIG: School = {
  hand: below => new Hand(below),
  situations: SITUATIONS,
  epoch: 20_000,
  epochs: 100,
};
