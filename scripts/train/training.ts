/**
 * Counterfactual regret, sampled: in each hand one seat tries all that it may do, the others draw from what they have
 * learnt, and the seat notes what it would have won more by each act. What is learnt is the mean of all strategies on
 * the way, the later ones counting for more.
 *
 * Among more than two players such a mean promises nothing against players of another kind. So a part of the others are
 * none that learn: one who nearly always wagers, one who only calls, one who does anything, and whom else a game has.
 */
import { DIVISIONS, UNKNOWN } from '../../src/stakes/learnt.ts';

/** What may be done, as numbers; folding is checking where nothing is owed. */
export const FOLD = 0;
export const CALL = 1;
export const WAGER = 2;
export const ACTS = 3;

/** A stream of chances: quick, and the same for the same seed. */
export type Below = (sides: number) => number;

/** A hand of a game in which every act can be taken back. */
export interface Hand {
  /** The live seats, as a set. */
  readonly live: number;
  /** Whose turn it is; -1 when the hand is over. */
  readonly toAct: number;
  /** What the seat at turn has still to pay, in wagers. */
  readonly owed: number;
  /** Whether the seat at turn may bet or raise. */
  readonly mayWager: boolean;
  /** Deals anew; `strange` are those who do not learn, as a set. */
  deal(seats: number, strange: number): void;
  /** The same cards once more, from the start. */
  again?(): void;
  act(act: number): void;
  takeBack(): void;
  /** The situation of the seat at turn. */
  situation(): number;
  /** What a seat has won or lost when the hand is over, or when it has folded, in chips. */
  won(seat: number): number;
}

/** One who does not learn: what they do, from what they may do. */
export type Stranger = (below: Below, mayCall: number, mayWager: number) => number;

/** One who wagers eight times in ten, one who only calls, one who does anything. */
export const STRANGERS: readonly Stranger[] = [
  (below, mayCall, mayWager) => (mayWager && below(10) < 8 ? WAGER : mayCall ? CALL : FOLD),
  (_below, mayCall) => (mayCall ? CALL : FOLD),
  (below, mayCall, mayWager) => {
    const act = below(1 + mayCall + mayWager);
    return act === FOLD ? FOLD : act === CALL && mayCall ? CALL : WAGER;
  },
];

/** What is trained: a game's hand, the number of its situations, and who of its players do not learn. */
export interface School {
  readonly hand: (below: Below) => Hand;
  readonly situations: number;
  readonly strangers?: (hand: Hand) => readonly Stranger[];
  /** Hands after which all that was learnt before is made lighter, and how often that is done. */
  readonly epoch: number;
  readonly epochs: number;
  /** How often the same cards are played, each time by another learner: where cards cost more than play. Once unless said. */
  readonly times?: number;
  /** From how much regret of having done it on, in chips, an act is tried in one of twenty cases only. Never unless said. */
  readonly hopeless?: number;
}

export interface Plan {
  /** How many hands are played by a seat that learns. */
  readonly hands: number;
  readonly seed: number;
  /** The fewest and the most seats of a hand; drawn for each. */
  readonly seats: readonly [fewest: number, most: number];
  /** How many of a hundred opponents are none that learn. */
  readonly strangers: number;
  /** In how many of a hundred hands all others are none that learn, and all of one kind. None unless said. */
  readonly alike?: number;
  /** Where all others play by this text, and do not learn: then what is learnt is the best answer to it. */
  readonly against?: string;
}

/** What was learnt: for each situation what each act weighs, and how often it was met. */
export interface Learnt {
  readonly weights: Float32Array;
  readonly met: Uint32Array;
}

/** A quick stream of chances. */
export function chances(seed: number): Below {
  let word = Math.imul(seed, 0x9e3779b1) | 1;
  return sides => {
    word ^= word << 13;
    word ^= word >>> 17;
    word ^= word << 5;
    return Math.floor(((word >>> 0) / 4294967296) * sides);
  };
}

/** Trains; `told` hears after every epoch what has been learnt so far: the same as of a plan of so many hands. */
export function train(
  { hand: handOf, situations, strangers: strangersOf, epoch, epochs, times = 1, hopeless = Infinity }: School,
  { hands, seed, seats, strangers, alike = 0, against }: Plan,
  told: (hands: number, learnt: Learnt) => void = () => {},
): Learnt {
  const below = chances(seed);
  const regrets = new Float32Array(ACTS * situations);
  const weights = new Float32Array(ACTS * situations);
  const met = new Uint32Array(situations);
  const hand = handOf(below);
  const pool = strangersOf?.(hand) ?? STRANGERS;
  const kinds = new Array<Stranger | undefined>(seats[1]);
  // three numbers for each act on the way that is being tried, and for what they were worth
  const mixed = new Float64Array(2 * ACTS * 128);
  let depth = 0;
  let learner = 0;

  /** What is done in a situation, as parts of one: by regret, or evenly where nothing is regretted. */
  const mix = (at: number, first: number, last: number, into: number): void => {
    let sum = 0;
    for (let act = 0; act < ACTS; act++) {
      const isAllowed = act === FOLD || (act === CALL ? first : last) > 0;
      const part = isAllowed ? Math.max(0, regrets[at + act]!) : 0;
      mixed[into + act] = part;
      sum += part;
    }
    const even = 1 / (1 + first + last);
    mixed[into] = sum > 0 ? mixed[into]! / sum : even;
    mixed[into + CALL] = sum > 0 ? mixed[into + CALL]! / sum : first * even;
    mixed[into + WAGER] = sum > 0 ? mixed[into + WAGER]! / sum : last * even;
  };

  /** What the text says, which is answered. */
  const read = (letter: string, mayCall: number, mayWager: number, into: number): void => {
    const [pass, call, wager] = letter === UNKNOWN ? [1 - mayCall, 1, 0] : DIVISIONS[parseInt(letter, 36)]!;
    const sum = pass + mayCall * call + mayWager * wager;
    mixed[into] = sum > 0 ? pass / sum : 1;
    mixed[into + CALL] = sum > 0 ? (mayCall * call) / sum : 0;
    mixed[into + WAGER] = sum > 0 ? (mayWager * wager) / sum : 0;
  };

  const drawn = (into: number): number => {
    let left = below(0x1000000) / 0x1000000;
    for (let act = WAGER; act > FOLD; act--) {
      left -= mixed[into + act]!;
      if (left < 0) return act;
    }
    return mixed[into]! > 0 ? FOLD : mixed[into + CALL]! > 0 ? CALL : WAGER;
  };

  const after = (act: number): number => {
    hand.act(act);
    const worth = visit();
    hand.takeBack();
    return worth;
  };

  /** What the hand is worth to the learner from here on. */
  const visit = (): number => {
    const seat = hand.toAct;
    if (seat < 0 || ((hand.live >> learner) & 1) === 0) return hand.won(learner);
    const mayCall = Number(hand.owed > 0);
    const mayWager = Number(hand.mayWager);
    const kind = kinds[seat];
    if (kind) return after(kind(below, mayCall, mayWager));
    const situation = hand.situation();
    const at = ACTS * situation;
    const into = 2 * ACTS * depth++;
    if (against && seat !== learner) read(against[situation]!, mayCall, mayWager, into);
    else mix(at, mayCall, mayWager, into);
    if (against ? seat === learner : seat !== learner) {
      for (let act = 0; act < ACTS; act++) weights[at + act]! += mixed[into + act]!;
      met[situation]!++;
    }
    let worth = 0;
    if (seat === learner) {
      let tried = 0;
      for (let act = 0; act < ACTS; act++) {
        if (act === CALL ? !mayCall : act === WAGER && !mayWager) continue;
        if (mixed[into + act] === 0 && regrets[at + act]! < -hopeless && below(20) > 0) continue;
        tried |= 1 << act;
        mixed[into + ACTS + act] = after(act);
        worth += mixed[into + act]! * mixed[into + ACTS + act]!;
      }
      for (let act = 0; act < ACTS; act++)
        if ((tried >> act) & 1) regrets[at + act]! += mixed[into + ACTS + act]! - worth;
    } else worth = after(drawn(into));
    depth--;
    return worth;
  };

  let many = 0;
  for (let count = 1; count <= hands; count++) {
    const isNew = count % times === 0 || count === 1 || !hand.again;
    if (isNew) many = seats[0] + below(seats[1] - seats[0] + 1);
    learner = count % many;
    let strange = 0;
    const all = alike > 0 && below(100) < alike ? pool[below(pool.length)] : undefined;
    for (let seat = 0; seat < many; seat++) {
      const isStranger = seat !== learner && (all !== undefined || below(100) < strangers);
      kinds[seat] = isStranger ? (all ?? pool[below(pool.length)]) : undefined;
      if (isStranger) strange |= 1 << seat;
    }
    if (isNew) hand.deal(many, strange);
    else hand.again!();
    visit();
    if (count % epoch !== 0) continue;
    const done = count / epoch;
    if (done <= epochs) {
      const lighter = done / (done + 1);
      for (let at = 0; at < regrets.length; at++) {
        regrets[at]! *= lighter;
        weights[at]! *= lighter;
      }
    }
    told(count, { weights, met });
  }
  return { weights, met };
}
