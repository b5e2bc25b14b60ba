/** What may be done at a table of Faro, and why not: the contract's `legal` and `check`. */
import { checkOf, refuse, type ActionShapes } from '../../game/actions.js';
import type { Offer, Refusal, Seat, SeatingAction } from '../../game/contract.js';
import { show } from '../../game/options.js';
import { isSeating, SEATING_SHAPES, seatingOffers, seatingRefusal } from '../../game/seating.js';
import { hasSeat } from '../../stakes/seats.js';
import { croupierRefusal } from './croupier-refusal.js';
import type { Options } from './options.js';
import { isCall, isLive, openSpots, spotsOf } from './spots.js';
import {
  canPlay,
  isAsked,
  isIn,
  NO_STAKES,
  turn,
  type Action,
  type Punter,
  type PunterAction,
  type Stake,
  type Table,
  type View,
} from './table.js';

const SHAPES = {
  ...SEATING_SHAPES,
  stake: { spot: 'word', amount: 'number' },
  takeBack: { spot: 'word', amount: 'number' },
  copper: { spot: 'word' },
  uncopper: { spot: 'word' },
  paroli: { spot: 'word' },
  clear: {},
  double: {},
  rebet: {},
  done: {},
  reopen: {},
  shuffle: { banker: 'number', aside: 'cards', left: 'number' },
  turn: { takes: 'cards', pays: 'cards' },
} satisfies ActionShapes;

const CROUPIERS: readonly string[] = ['shuffle', 'turn'];

const amountOn = (stakes: readonly Stake[], spot: string): number => {
  for (const stake of stakes) if (stake.spot === spot) return stake.amount;
  return 0;
};
const sumOf = (stakes: readonly Stake[]): number => stakes.reduce((sum, { amount }) => sum + amount, 0);
const limit = (chips: number): number => (chips === 0 ? Infinity : chips);

/** The stakes that cannot be taken back: all that stood before, unless stakes are free; and parolis (F8, P7, P9). */
export function bound({ stakesAtStart: standing }: Punter, { restake }: Options): readonly Stake[] {
  if (restake !== 'free') return standing;
  return standing.some(({ bent }) => bent) ? standing.filter(({ bent }) => bent) : NO_STAKES;
}

/** The stakes that `double` would make: twice those on the cloth, or twice the last ones; a paroli stays as it is. */
export const doubled = ({ stakes, previous }: Punter): readonly Stake[] =>
  (stakes.length > 0 ? stakes : plain(previous)).map(stake =>
    stake.bent ? stake : { ...stake, amount: 2 * stake.amount },
  );

const plain = (stakes: readonly Stake[]): readonly Stake[] => stakes.filter(({ spot, bent }) => !bent && !isCall(spot));

/** The stakes that `rebet` would make: those on the cloth, and of the last ones those that can still be decided. */
export function repeated(table: Table, seat: Seat): readonly Stake[] {
  const { stakes, previous } = table.punters[seat]!;
  const again = plain(previous).filter(({ spot }) => amountOn(stakes, spot) === 0 && isLive(table, seat, spot));
  return again.length > 0 ? [...stakes, ...again] : stakes;
}

/** The wins that may be left on their cards, with their stakes (P9). */
export function parolis(table: Table, seat: Seat): readonly { readonly spot: string; readonly amount: number }[] {
  const { options, punters } = table;
  const { entries, stakes } = punters[seat]!;
  if (!options.paroli || options.variant !== 'pharo') return [];
  return entries
    .filter(
      ({ spot, outcome, amount, net, bent }) =>
        outcome === 'won' &&
        !bent &&
        net > 0 &&
        isLive(table, seat, spot) &&
        stakes.every(stake => stake.spot !== spot || (stake.amount === amount && !stake.bent)),
    )
    .map(({ spot, amount, net }) => ({ spot, amount: amount + net }));
}

/** What `rebet` would add to the stakes on the cloth, in chips; 0 if it is not allowed, or nothing can be repeated. */
export function again(table: Table, seat: Seat): number {
  const layout = repeated(table, seat);
  return layoutRefusal(table, seat, layout) ? 0 : sumOf(layout) - table.accounts.cloth[seat]!;
}

const overMaximum = ({ max }: Options, spot: string, stake: number): Refusal =>
  refuse('over-the-maximum', `At most ${max} may stand on ${spot}; this would make ${stake}.`);
const overCap = ({ cap }: Options, sum: number): Refusal =>
  refuse('over-the-maximum', `A punter’s stakes may come to ${cap} at most; these would come to ${sum}.`);
const overPurse = (purse: number, cost: number): Refusal =>
  refuse('over-the-purse', `This takes ${cost} chips; the purse holds ${purse}.`);

/** Why a spot cannot be bet on at all. */
function spotRefusal(table: Table, seat: Seat, spot: string): Refusal | undefined {
  const { options } = table;
  const spots = spotsOf(options);
  if (!spots.includes(spot) && !(isCall(spot) && isLive(table, seat, spot)))
    return isCall(spot) && options.variant === 'classic'
      ? refuse('not-now', `${spot} is not an order in which the last three cards can come now.`)
      : refuse('malformed', `${show(spot)} is not a place for a bet in this game. Allowed: ${spots.join(', ')}.`);
  return openSpots(table, seat).includes(spot)
    ? undefined
    : refuse('nothing-there', `A stake on ${spot} can no longer be decided: its cards are gone.`);
}

/** How many more cards can be bet on if only played ones are replaced (F8). */
const roomForNew = ({ stakes, stakesAtStart: standing, replaceable }: Punter): number =>
  standing.length === 0 ? Infinity : replaceable - (stakes.length - standing.length);

/** Refuses a number of new cards if they cannot be bet on. */
const newRefusal = (punter: Punter, { restake }: Options, count: number): Refusal | undefined =>
  restake === 'replace-only' && count > roomForNew(punter)
    ? refuse(
        'not-in-these-rules',
        `Only played cards may be replaced at this table: ${roomForNew(punter)} more may be bet on, not ${count}.`,
      )
    : undefined;

/** Why the stake on a spot may not grow, whatever the amount. */
function growthRefusal({ options, punters }: Table, seat: Seat, spot: string): Refusal | undefined {
  const punter = punters[seat]!;
  if (punter.stakes.some(stake => stake.spot === spot && stake.bent))
    return refuse('not-in-these-rules', `What has been left on ${spot} stays as it is until it is decided.`);
  if (options.restake !== 'replace-only') return undefined;
  if (amountOn(punter.stakesAtStart, spot) > 0)
    return refuse('not-in-these-rules', 'A stake may not be raised at this table.');
  return amountOn(punter.stakes, spot) > 0 ? undefined : newRefusal(punter, options, 1);
}

/** The refusal of a layout that `double` or `rebet` would make. */
function layoutRefusal(table: Table, seat: Seat, layout: readonly Stake[]): Refusal | undefined {
  const { options, accounts, punters } = table;
  const { stakes } = punters[seat]!;
  const grown = layout.filter(({ spot, amount }) => amount > amountOn(stakes, spot));
  if (grown.length === 0) return refuse('nothing-there', 'There are no bets to repeat or double.');
  for (const { spot, amount } of grown) {
    if (amount > limit(options.max)) return overMaximum(options, spot, amount);
    const refusal = spotRefusal(table, seat, spot) ?? growthRefusal(table, seat, spot);
    if (refusal) return refusal;
  }
  const tooMany = newRefusal(punters[seat]!, options, layout.length - stakes.length);
  if (tooMany) return tooMany;
  const sum = sumOf(layout);
  if (sum > limit(options.cap)) return overCap(options, sum);
  const cost = sum - accounts.cloth[seat]!;
  return cost > accounts.purses[seat]! ? overPurse(accounts.purses[seat]!, cost) : undefined;
}

type AmountAction = Extract<PunterAction, { type: 'stake' | 'takeBack' }>;
type StakesAction = Exclude<PunterAction, AmountAction | { type: 'reopen' }>;

/** Why a punter who is to act cannot bet this amount, or take it back; the action has the right shape. */
function amountRefusal(table: Table, seat: Seat, action: AmountAction): Refusal | undefined {
  const { options, accounts } = table;
  const punter = table.punters[seat]!;
  const { stakes } = punter;
  const purse = accounts.purses[seat]!;
  if (action.type === 'stake') {
    const { spot, amount } = action;
    const refusal = spotRefusal(table, seat, spot) ?? growthRefusal(table, seat, spot);
    if (refusal) return refusal;
    const sum = amountOn(stakes, spot) + amount;
    if (amount === 0 || sum < options.min)
      return refuse('under-the-minimum', `At least ${options.min} must stand on ${spot}.`);
    if (sum > limit(options.max)) return overMaximum(options, spot, sum);
    const all = accounts.cloth[seat]! + amount;
    if (all > limit(options.cap)) return overCap(options, all);
    return amount > purse ? overPurse(purse, amount) : undefined;
  }
  const { spot, amount } = action;
  const stake = amountOn(stakes, spot);
  if (stake === 0) return refuse('nothing-there', `There is no stake on ${spot}.`);
  if (amount === 0) return refuse('under-the-minimum', 'At least 1 chip can be taken back.');
  const fixed = amountOn(bound(punter, options), spot);
  if (amount > stake - fixed)
    return fixed > 0
      ? refuse('not-in-these-rules', `${fixed} on ${spot} stand until they are decided: ${stake - fixed} are free.`)
      : refuse('over-the-maximum', `Only ${stake} stand on ${spot}.`);
  const rest = stake - amount;
  if (rest > 0 && stakes.some(other => other.spot === spot && other.bent))
    return refuse('not-in-these-rules', `The paroli on ${spot} is taken back whole, or by clear.`);
  return rest > 0 && rest < options.min
    ? refuse('under-the-minimum', `${rest} would be left on ${spot}: take back all, or leave ${options.min}.`)
    : undefined;
}

/** Refuses an invalid action on the stakes, or end of the part, from a punter who is to act; its shape is right. */
function stakesRefusal(table: Table, seat: Seat, action: StakesAction): Refusal | undefined {
  const { options, accounts } = table;
  const punter = table.punters[seat]!;
  const { stakes } = punter;
  const purse = accounts.purses[seat]!;
  switch (action.type) {
    case 'copper':
    case 'uncopper': {
      const { spot } = action;
      if (options.variant !== 'classic') return refuse('not-in-these-rules', 'There are no coppers in this game.');
      const stake = stakes.find(other => other.spot === spot);
      if (!stake || isCall(spot)) return refuse('nothing-there', `There is no stake on ${spot} to copper.`);
      if (stake.coppered === (action.type === 'copper'))
        return refuse('not-now', `The stake on ${spot} ${stake.coppered ? 'is coppered already' : 'has no copper'}.`);
      return amountOn(bound(punter, options), spot) > 0
        ? refuse('not-in-these-rules', `The stake on ${spot} stands as it is until it is decided.`)
        : undefined;
    }
    case 'paroli': {
      const { spot } = action;
      if (!options.paroli || options.variant !== 'pharo')
        return refuse('not-in-these-rules', 'This table does not allow paroli.');
      const paroli = parolis(table, seat).find(other => other.spot === spot);
      if (!paroli) return refuse('nothing-there', `There is no win on ${spot} to be left there.`);
      const there = amountOn(stakes, spot);
      const cost = paroli.amount - there;
      if (cost > purse) return overPurse(purse, cost);
      return there > 0 ? undefined : newRefusal(punter, options, 1);
    }
    case 'clear':
      return sumOf(bound(punter, options)) < accounts.cloth[seat]!
        ? undefined
        : refuse('nothing-there', 'There is no stake to take back.');
    case 'double':
      return layoutRefusal(table, seat, doubled(punter));
    case 'rebet':
      return layoutRefusal(table, seat, repeated(table, seat));
    default:
      return options.variant === 'buch' &&
        options.mustStake &&
        stakes.length === 0 &&
        purse >= options.min &&
        openSpots(table, seat).length > 0
        ? refuse('stake-first', 'Every punter who can must bet before a turn at this table.')
        : undefined;
  }
}

/** Why a seat may not do this now; `undefined` if it may. The action has the right shape. */
function seatRefusal(table: Table, seat: Seat, action: PunterAction | SeatingAction): Refusal | undefined {
  const { options, phase, accounts, punters, done, banker } = table;
  const punter = punters[seat]!;
  const isDone = hasSeat(done, seat);
  const between = phase === 'between';
  if (!punter.seated && action.type !== 'sit') return refuse('no-such-seat', `Seat ${seat} is empty.`);
  if (isSeating(action))
    return between && !isDone
      ? seatingRefusal(punter, accounts, seat, options.purses[seat]!, action)
      : refuse('not-now', 'Seats change, and chips are bought, only between deals, before the seat is done.');
  if (action.type === 'reopen')
    return isDone && turn(table).kind !== 'croupier' ? undefined : refuse('not-now', 'There is nothing to reopen.');
  if (isDone) return refuse('not-your-turn', `Seat ${seat} is done; use “reopen” to undo it.`);
  if (between) {
    if (action.type !== 'done') return refuse('not-now', 'No bets are taken between deals.');
    if (turn(table).kind === 'over') return refuse('over', 'Too few players have chips: no deal is possible.');
    if (isIn(table, seat)) return undefined;
    return canPlay(table, seat)
      ? refuse('not-now', `Seat ${seat} sits out: sitIn first.`)
      : refuse('over-the-purse', `Seat ${seat} cannot pay the minimum of ${options.min}: buyIn first.`);
  }
  if (!isAsked(table, seat))
    return refuse(
      'not-your-turn',
      seat === banker
        ? 'The banker turns up the cards when all punters are done.'
        : `Seat ${seat} is not in this deal, or out.`,
    );
  if (seat === banker)
    return action.type === 'done' ? undefined : refuse('not-now', 'The banker does not bet: turn up the cards.');
  return 'amount' in action ? amountRefusal(table, seat, action) : stakesRefusal(table, seat, action);
}

/** The offers during betting of a punter who is to act. */
function stakeOffers(table: View, seat: Seat): Offer<Action>[] {
  const { options, accounts } = table;
  const punter = table.punters[seat]!;
  const { stakes } = punter;
  const { min } = options;
  const offers: Offer<Action>[] = [];
  const offerIf = (action: StakesAction) => {
    if (!stakesRefusal(table, seat, action)) offers.push(action);
  };
  const room = Math.min(accounts.purses[seat]!, limit(options.cap) - accounts.cloth[seat]!);
  for (const spot of openSpots(table, seat)) {
    const stake = amountOn(stakes, spot);
    const least = stake > 0 ? 1 : min;
    const most = Math.min(room, limit(options.max) - stake);
    if (most >= least && !growthRefusal(table, seat, spot))
      offers.push({ type: 'stake', spot, amount: { min: least, max: most, step: 1 } });
  }
  const fixed = bound(punter, options);
  for (const { spot, amount, bent } of stakes) {
    const standing = amountOn(fixed, spot);
    const most = amount - Math.max(standing, min);
    if (!bent && most > 0) offers.push({ type: 'takeBack', spot, amount: { min: 1, max: most, step: 1 } });
    if (standing === 0) offers.push({ type: 'takeBack', spot, amount });
    offerIf({ type: 'copper', spot });
    offerIf({ type: 'uncopper', spot });
  }
  for (const { spot } of parolis(table, seat)) offerIf({ type: 'paroli', spot });
  for (const type of ['clear', 'double', 'rebet', 'done'] as const) offerIf({ type });
  return offers;
}

/** The contract's `legal`. */
export function legal(view: View): readonly Offer<Action>[] {
  const { seat, phase, options, accounts, done } = view;
  const punter = seat === 'onlooker' ? undefined : view.punters[seat];
  if (seat === 'onlooker' || !punter) return [];
  if (hasSeat(done, seat)) return view.turn.kind === 'croupier' ? [] : [{ type: 'reopen' }];
  if (phase === 'stake') {
    if (!isAsked(view, seat)) return [];
    return seat === view.banker ? [{ type: 'done' }] : stakeOffers(view, seat);
  }
  const chair: readonly Offer<Action>[] = seatingOffers(punter, accounts, seat, options.purses[seat]!);
  return isIn(view, seat) && view.turn.kind !== 'over' ? [{ type: 'done' }, ...chair] : chair;
}

/** The contract’s `check`. */
export const check = checkOf(SHAPES, CROUPIERS, croupierRefusal, seatRefusal);
