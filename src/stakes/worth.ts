/** What the actions of a decision were worth, how sure that is, and why a better one is better. */
import type { AnyAction, Seat } from '../game/contract.js';
import type { BettingView } from './betting-game.js';
import type { ActWorth, Decision, Reason, Unsure } from './decision.js';
import { isWager } from './learnt.js';
import { needed, priceFor } from './price.js';
import type { Looked, Outcome } from './sampled-tables.js';
import { seatCount } from './seats.js';

/** The least number of equally likely hands of the others about which something can be said. */
const FEW_HANDS = 60;

/** From this many standard errors on, chance is ruled out: 95%. */
const SURE = 1.96;

/** The fraction of the tables that selects the better action; it is measured on the others, without that luck. */
const CHOOSING = 1 / 3;

/** Less than this fraction of the lower limit is not worth mentioning. */
const WORTH_A_WORD = 0.1;

const meanOf = (numbers: readonly number[]): number =>
  numbers.reduce((sum, each) => sum + each, 0) / (numbers.length || 1);

/** Sources of uncertainty of a mean beside the spread of its numbers. */
interface Doubt {
  /** The number of worlds from which the share of the pot is known. */
  readonly worlds: number;
  /** How many equally likely hands the distribution of face-down cards is worth. */
  readonly hands: number;
  /** What is at stake, in chips: what occurred at no table may still have a probability of one in as many. */
  readonly stake: number;
}

const SURE_OF_ALL: Doubt = { worlds: Infinity, hands: Infinity, stake: 0 };

/** How much a standard error from few numbers is too small, times their number: by Student's distribution. */
const FEW = 1.2;

/** A figure of a table, and the share of the pot that its cards would win. */
type Figure = readonly [chips: number, share: number];

/**
 * The mean of some figures, and its standard error. The share of the pot is known from many more worlds: the tables'
 * deviation from it is subtracted, so that only the rest of their luck is left.
 * @param all the share of the pot in all worlds.
 */
function estimated(
  figures: readonly Figure[],
  all: number,
  { worlds, hands, stake }: Doubt,
): readonly [mean: number, error: number] {
  const [mean, share] = [meanOf(figures.map(([chips]) => chips)), meanOf(figures.map(([, part]) => part))];
  const count = Math.max(1, figures.length);
  const freedom = Math.max(1, count - 2);
  const sumOf = (of: (chips: number, part: number) => number): number =>
    figures.reduce((sum, [chips, part]) => sum + of(chips - mean, part - share), 0);
  const spread = sumOf((_, part) => part * part);
  const slope = spread > 0 ? sumOf((chips, part) => chips * part) / spread : 0;
  const left = sumOf((chips, part) => (chips - slope * part) ** 2) / freedom;
  const whole = sumOf(chips => chips * chips) / freedom;
  // the worlds do not know the share of the pot exactly either
  const square = left / count + (whole - left) / worlds + whole / hands + (stake / count) ** 2;
  return [mean - slope * (share - all), (1 + FEW / freedom) * Math.sqrt(square)];
}

const worthOf = <Action>(
  action: Action,
  outcomes: readonly Outcome[],
  isGood: boolean,
  [value, error]: readonly [value: number, error: number],
): ActWorth<Action> => {
  const unseen = meanOf(outcomes.map(({ isUnseen }) => Number(isUnseen)));
  return { action, value, error, isGood, unseen, paid: meanOf(outcomes.map(({ paid }) => paid)) };
};

/** How much more often a pot must be won without a showdown for that to be a reason. */
const OFTENER = 0.1;

/** Why an action is better than the one taken. */
function reasonOf<Action extends AnyAction>(
  better: ActWorth<Action>,
  played: ActWorth<Action>,
  { share, needed, even }: { readonly share: number; readonly needed: number; readonly even: number },
): Reason {
  const isFold = ({ action }: ActWorth<Action>): boolean => action.type === 'fold';
  const unseen: Reason | undefined =
    better.unseen > played.unseen + OFTENER ? { kind: 'unseen', part: better.unseen, than: played.unseen } : undefined;
  const paid: Reason =
    better.paid > played.paid + 0.5 ? { kind: 'paid', chips: better.paid - played.paid } : { kind: 'gain' };
  if (isFold(better)) return { kind: share < needed ? 'price' : 'dearer', share, needed };
  if (isWager(better.action) && !isWager(played.action)) {
    if (share > even) return { kind: 'value', share, even };
    if (unseen) return unseen;
  }
  if (isFold(played)) return { kind: share >= needed ? 'price' : 'cheaper', share, needed };
  if (isWager(played.action) && !isWager(better.action) && share < even) return { kind: 'thin', share, even };
  return unseen ?? paid;
}

/** The finding on a decision, from the tables played out so far. */
export function judged<State, Action extends AnyAction, View extends BettingView>({
  view,
  step,
  acts,
  played: at,
  outcomes,
  tables,
  share,
  worlds,
  hands,
}: Looked<State, Action, View>): Decision<Action, View> {
  const seat = view.seat as Seat;
  const isBetting = view.phase === 'bet';
  const price = priceFor(view, seat);
  const doubtOf = ({ type }: Action): Doubt =>
    type === 'fold' ? SURE_OF_ALL : { worlds, hands, stake: isBetting ? price.pot + price.call : 0 };
  const choosing = Math.floor(outcomes[0]!.length * CHOOSING);
  const figures = outcomes.map(each => each.map(({ net }, table): Figure => [net, tables[table]!.share]));
  const first = figures.map(each => estimated(each.slice(0, choosing), share, SURE_OF_ALL)[0]);
  const best = first.indexOf(Math.max(...first));
  const measured = figures.map(each => each.slice(choosing));
  const behind = measured.map((each, place) =>
    estimated(
      measured[best]!.map(([net, part], table): Figure => [net - each[table]![0], part]),
      share,
      place === best ? SURE_OF_ALL : doubtOf(acts[acts[place]!.type === 'fold' ? best : place]!),
    ),
  );
  const isLess = ([less, error]: readonly [number, number]): boolean =>
    less > SURE * error && less >= view.options.lowerLimit * WORTH_A_WORD;
  const worths = acts.map((action, place) =>
    worthOf(
      action,
      outcomes[place]!.slice(choosing),
      !isLess(behind[place]!),
      estimated(measured[place]!, share, doubtOf(action)),
    ),
  );
  const played = worths[at]!;
  const [gain, error] = behind[at]!;
  const unsure: Unsure | undefined = hands < FEW_HANDS ? { kind: 'fewHands', effective: hands } : undefined;
  const better = played.isGood || unsure ? undefined : worths[best]!;
  const asked = isBetting ? needed(price) : 0;
  return {
    step,
    view,
    acts: [...worths].sort((a, b) => b.value - a.value),
    played,
    better,
    gain: better ? gain : 0,
    error,
    share,
    needed: asked,
    reason:
      better && (isBetting || view.phase === 'turnUp')
        ? reasonOf(better, played, { share, needed: asked, even: 1 / seatCount(view.live) })
        : undefined,
    unsure,
  };
}
