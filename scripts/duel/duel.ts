/**
 * How strong a player is, by duplicate deals. The same pack is dealt once for each seat, and each time the measured
 * player has another seat among the same others. What it wins beyond its cards remains, with most of the luck removed.
 */
import { seededRandom, shuffledSource, stackedSource, type Card } from '../../src/cards.ts';
import type { BettingState } from '../../src/stakes/betting-game.ts';
import { isWager } from '../../src/stakes/learnt.ts';
import type { Contest, Mind, Stage } from './contests.ts';

/** Chips enough for every bet of a hand. */
const PURSE = 2000;

export interface Terms {
  /** How many packs are dealt; each is played once for every seat. */
  readonly deals: number;
  /** Another seed gives other deals and other random numbers for the players. */
  readonly seed: string;
  /** Whether the house takes its rake and pays its bonus. */
  readonly raked?: boolean;
}

/** Winnings: big bets per hundred hands, and half the width of the 95 % interval. */
export interface Winnings {
  readonly mean: number;
  readonly half: number;
}

/** How often hands go far: the fraction that reached a stage. */
export type Liveliness = Readonly<Partial<Record<Stage, number>>>;

/** A player's betting habits: how often it had to pay and folded, and could bet and did. */
export interface Habit {
  readonly owed: number;
  readonly folded: number;
  readonly mayWager: number;
  readonly wagered: number;
}

const NO_HABIT: Habit = { owed: 0, folded: 0, mayWager: 0, wagered: 0 };

/** The same with one more action. */
const withAct = (
  { owed, folded, mayWager, wagered }: Habit,
  act: { readonly type: string },
  legal: readonly { readonly type: string }[],
): Habit => ({
  owed: owed + Number(legal.some(({ type }) => type === 'call')),
  folded: folded + Number(act.type === 'fold'),
  mayWager: mayWager + Number(legal.some(isWager)),
  wagered: wagered + Number(isWager(act)),
});

interface Hand {
  /** What each seat won, in chips. */
  readonly won: readonly number[];
  readonly stages: ReadonlySet<Stage>;
}

/** A player's behaviour, observed over many hands. */
type Watched = { habit: Habit };

/**
 * One hand. Each seat has its own random stream, the same whoever sits there: equal players play alike.
 * @param watched what each seat did before; what it does now is added.
 */
function play(
  { game, options, stage }: Contest,
  minds: readonly Mind[],
  watched: readonly Watched[],
  order: readonly Card[],
  seed: string,
): Hand {
  let state: BettingState = game.open({ purses: minds.map(() => PURSE), ...options });
  const source = stackedSource(order);
  const chances = minds.map((_, seat) => seededRandom(`${seed}\n${seat}`));
  const stages = new Set<Stage>();
  while (state.phase !== 'settled') {
    const turn = game.turn(state);
    if (turn.kind === 'over') throw new Error('A table of full purses cannot be over.');
    if (turn.kind === 'croupier') {
      state = game.apply(state, 'croupier', game.deal(state, source)).state;
      const reached = stage(state);
      if (reached) stages.add(reached);
      continue;
    }
    const seat = turn.seats[0]!;
    const view = game.view(state, seat);
    const legal = game.legal(view);
    const act = minds[seat]!(view, legal, chances[seat]!);
    if (view.phase === 'bet') watched[seat]!.habit = withAct(watched[seat]!.habit, act, legal);
    state = game.apply(state, seat, act).state;
  }
  if ('result' in state && (state.result as { readonly showdown: boolean }).showdown) stages.add('showdown');
  return { won: state.accounts.purses.map(chips => chips - PURSE), stages };
}

/** The order of a pack, by the seed and its number. */
function packOf({ game, options }: Contest, seed: string, deal: number): readonly Card[] {
  const { options: complete } = game.open(options);
  const source = shuffledSource(game.pack(complete), seededRandom(`${seed}\ndeal ${deal}`));
  source.shuffle();
  return source.order();
}

/** Moves everybody on by a number of places. */
const turned = <Entry>(list: readonly Entry[], times: number): readonly Entry[] =>
  list.map((_, at) => list[(at - times + list.length) % list.length]!);

/** What some players win at one table, each of them once in every seat, a list for each with a figure for each deal. */
function* rotations(
  contest: Contest,
  minds: readonly Mind[],
  watched: readonly Watched[],
  { deals, seed, raked = false }: Terms,
): Generator<{ readonly won: readonly number[]; readonly stages: ReadonlySet<Stage> }> {
  const rules = raked ? contest : { ...contest, options: { ...contest.options, ...contest.unraked } };
  for (let deal = 0; deal < deals; deal++) {
    const order = packOf(rules, seed, deal);
    for (let times = 0; times < minds.length; times++) {
      const { won, stages } = play(rules, turned(minds, times), turned(watched, times), order, `${seed}\n${deal}`);
      yield { won: turned(won, -times), stages };
    }
  }
}

/** Mean and interval of figures, one per deal; `unit` converts them to big bets per hand. */
function winnings(figures: readonly number[], unit: number): Winnings {
  const mean = figures.reduce((sum, each) => sum + each, 0) / figures.length;
  const squares = figures.reduce((sum, each) => sum + (each - mean) ** 2, 0) / Math.max(1, figures.length - 1);
  const hundred = 100 / unit;
  return { mean: mean * hundred, half: 1.96 * Math.sqrt(squares / figures.length) * hundred };
}

/** The result of a table: the winnings of each player, in the order in which they were named. */
export interface Session {
  readonly hands: number;
  readonly winnings: readonly Winnings[];
  readonly habits: readonly Habit[];
  readonly liveliness: Liveliness;
}

/**
 * A table of some players, each of them in every seat with the same packs: what each wins, and how often hands go far.
 */
export function session(contest: Contest, minds: readonly Mind[], terms: Terms): Session {
  const [fewest, most] = contest.seats;
  if (minds.length < fewest || minds.length > most)
    throw new RangeError(`${minds.length} players cannot sit here: ${fewest} to ${most} can.`);
  const count = minds.length;
  const figures = minds.map(() => new Array<number>(terms.deals).fill(0));
  const reached = new Map<Stage, number>();
  const watched = minds.map((): Watched => ({ habit: NO_HABIT }));
  let hands = 0;
  for (const { won, stages } of rotations(contest, minds, watched, terms)) {
    const deal = Math.floor(hands++ / count);
    won.forEach((chips, at) => (figures[at]![deal]! += chips));
    for (const stage of stages) reached.set(stage, (reached.get(stage) ?? 0) + 1);
  }
  return {
    hands,
    winnings: figures.map(each => winnings(each, contest.bigBet * count)),
    habits: watched.map(({ habit }) => habit),
    liveliness: Object.fromEntries([...reached].map(([stage, count]) => [stage, count / hands])),
  };
}

/** One player among identical others. */
export function duel(contest: Contest, one: Mind, others: Mind, seats: number, terms: Terms): Winnings & Session {
  const result = session(contest, [one, ...new Array<Mind>(seats - 1).fill(others)], terms);
  return { ...result, ...result.winnings[0]! };
}
