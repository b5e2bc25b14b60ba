/**
 * Counterfactual regret, sampled: in each hand one seat tries all its actions, the others draw from what they have
 * learnt, and the seat records what it would have won more with each. The result is the mean of all strategies on the
 * way, the later ones weighted more.
 *
 * With more than two players such a mean guarantees nothing against players of another kind. So some of the others do
 * not learn: one who nearly always bets, one who only calls, one who acts at random, and others that a game adds.
 */
import { DIVISIONS, UNKNOWN } from '../../src/stakes/learnt.ts';

/** The actions, as numbers; folding is checking if nothing is owed. */
export const FOLD = 0;
export const CALL = 1;
export const WAGER = 2;
export const ACTS = 3;

/** A random stream: fast, and the same for the same seed. */
export type Below = (sides: number) => number;

/** A hand of a game in which every action can be undone. */
export interface Hand {
  /** The live seats, as a set. */
  readonly live: number;
  /** Whose turn it is; -1 when the hand is over. */
  readonly toAct: number;
  /** What the seat to act still owes, in bets. */
  readonly owed: number;
  /** Whether the seat to act may bet or raise. */
  readonly mayWager: boolean;
  /** Deals again; `strange` is the set of those that do not learn. */
  deal(seats: number, strange: number): void;
  /** The same cards again, from the start. */
  again?(): void;
  act(act: number): void;
  takeBack(): void;
  /** The situation of the seat to act. */
  situation(): number;
  /** The net result of a seat when the hand is over, or when it has folded, in chips. */
  won(seat: number): number;
}

/** A player that does not learn: its action, from what it may do. */
export type Stranger = (below: Below, mayCall: number, mayWager: number) => number;

/** One who bets eight times in ten, one who only calls, one who acts at random. */
export const STRANGERS: readonly Stranger[] = [
  (below, mayCall, mayWager) => (mayWager && below(10) < 8 ? WAGER : mayCall ? CALL : FOLD),
  (_below, mayCall) => (mayCall ? CALL : FOLD),
  (below, mayCall, mayWager) => {
    const act = below(1 + mayCall + mayWager);
    return act === FOLD ? FOLD : act === CALL && mayCall ? CALL : WAGER;
  },
];

/** What is trained: a game's hand, the number of its situations, and which of its players do not learn. */
export interface School {
  readonly hand: (below: Below) => Hand;
  readonly situations: number;
  readonly strangers?: (hand: Hand) => readonly Stranger[];
  /** The hands after which everything learnt before is discounted, and how often that is done. */
  readonly epoch: number;
  readonly epochs: number;
  /**
   * How often the same cards are played, each time with another learner: for games where cards cost more than play.
   * Once by default.
   */
  readonly times?: number;
  /**
   * The regret of taking it, in chips, from which on an action is tried only once in twenty cases. Never by default.
   */
  readonly hopeless?: number;
}

export interface Plan {
  /** How many hands a learning seat plays. */
  readonly hands: number;
  readonly seed: number;
  /** The fewest and the most seats of a hand; drawn for each. */
  readonly seats: readonly [fewest: number, most: number];
  /** How many of a hundred opponents do not learn. */
  readonly strangers: number;
  /** In how many of a hundred hands all others are of one kind that does not learn. None by default. */
  readonly alike?: number;
  /** If set, all others play by this text and do not learn: then the result is the best response to it. */
  readonly against?: string;
}

/** The result: for each situation the weight of each action, and how often it was met. */
export interface Learnt {
  readonly weights: Float32Array;
  readonly met: Uint32Array;
}

/** A fast random stream. */
export function chances(seed: number): Below {
  let word = Math.imul(seed, 0x9e3779b1) | 1;
  return sides => {
    word ^= word << 13;
    word ^= word >>> 17;
    word ^= word << 5;
    return Math.floor(((word >>> 0) / 4294967296) * sides);
  };
}

/**
 * Trains; `told` is called after every epoch with the intermediate result: the same as of a plan for that many hands.
 */
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
  // three numbers for each action on the path being tried, and for their values
  const mixed = new Float64Array(2 * ACTS * 128);
  let depth = 0;
  let learner = 0;

  /** The strategy in a situation, as probabilities: by regret, or uniform if nothing is regretted. */
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

  /** The strategy of the text being exploited. */
  const read = (letter: string, mayCall: number, mayWager: number, into: number): void => {
    const [pass, call, wager] = letter === UNKNOWN ? [1 - mayCall, 1, 0] : DIVISIONS[Number(letter)]!;
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

  /** The value of the hand for the learner from here on. */
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
