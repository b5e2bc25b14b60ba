/** What may be done at a table of Trente et Quarante, and why not: the contract's `legal` and `check`. */
import { cardNumber, HIDDEN, type Card } from '../../cards/card.js';
import { checkOf, refuse, type ActionShapes } from '../../game/actions.js';
import type { Offer, Refusal, Seat, Turn, SeatingAction } from '../../game/contract.js';
import { isSeating, SEATING_SHAPES, seatingOffers, seatingRefusal } from '../../game/seating.js';
import { CHANCES, ROW_ENDS_AT, sumOf, valueOf, type Chance } from './coup.js';
import type { Options } from './options.js';
import { premium } from './settlement.js';
import type { Stakes } from './stakes.js';
import {
  canPlay,
  chanceNumber,
  isAsked,
  NOTHING_SEEN,
  some,
  turn,
  type Action,
  type CroupierAction,
  type Punter,
  type PunterAction,
  type State,
  type Table,
  type View,
} from './table.js';

const CHANCE_FIELD = { chance: CHANCES } as const;
const SHAPES = {
  ...SEATING_SHAPES,
  stake: { ...CHANCE_FIELD, amount: 'number' },
  takeBack: { ...CHANCE_FIELD, amount: 'number' },
  clear: {},
  double: {},
  rebet: {},
  done: {},
  reopen: {},
  insure: CHANCE_FIELD,
  uninsure: CHANCE_FIELD,
  move: { ...CHANCE_FIELD, level: 'number', to: CHANCES },
  surrender: { ...CHANCE_FIELD, level: 'number' },
  choose: { ...CHANCE_FIELD, choice: ['half', 'prison'] },
  shuffle: { burnt: 'cards', left: 'number' },
  coup: { noir: 'cards', rouge: 'cards' },
  nextHand: {},
} satisfies ActionShapes;

const CROUPIERS: readonly string[] = ['shuffle', 'coup', 'nextHand'];

/** What a free stake of this size, insured or not, costs the purse. */
const price = (stake: number, insured: boolean, { insurance }: Options): number =>
  stake + (insured && stake > 0 ? premium(stake, insurance) : 0);

/** The most that can be added to a stake with these chips, in steps; the premium of an insured one grows with it. */
function mostToAdd(stake: number, insured: boolean, purse: number, options: Options): number {
  const { step, max } = options;
  const paid = price(stake, insured, options);
  let steps = 0;
  let tooMany = Math.floor(Math.min(max - stake, purse) / step) + 1;
  while (tooMany - steps > 1) {
    const middle = (steps + tooMany) >> 1;
    if (price(stake + middle * step, insured, options) - paid <= purse) steps = middle;
    else tooMany = middle;
  }
  return steps * step;
}

/** The stakes that `double` would make: twice those on the cloth, or twice the last ones if there are none. */
export const doubled = ({ free, insured, previous }: Punter): Pick<Stakes, 'free' | 'insured'> => {
  const base = some(free) ? { free, insured } : previous;
  return { free: base.free.map(stake => 2 * stake), insured: base.insured };
};

/** What `rebet` would bet again, in chips without premiums; 0 if the purse does not suffice, or there is nothing. */
export function again({ punters, accounts, options }: Table, seat: Seat): number {
  const { previous } = punters[seat]!;
  if (layoutRefusal(previous, punters[seat]!, accounts.purses[seat]!, options)) return 0;
  return previous.free.reduce((sum, stake) => sum + stake, 0);
}

const layoutPrice = ({ free, insured }: Pick<Stakes, 'free' | 'insured'>, options: Options): number =>
  free.reduce((sum, stake, chance) => sum + price(stake, insured[chance]!, options), 0);

const overMaximum = ({ max }: Options, chance: Chance, stake: number): Refusal =>
  refuse('over-the-maximum', `At most ${max} may stand on ${chance}; this would make ${stake}.`);
const overPurse = (purse: number, cost: number): Refusal =>
  refuse('over-the-purse', `This takes ${cost} chips; the purse holds ${purse}.`);

function layoutRefusal(
  layout: Pick<Stakes, 'free' | 'insured'>,
  punter: Punter,
  purse: number,
  options: Options,
): Refusal | undefined {
  if (!some(layout.free)) return refuse('nothing-there', 'There are no bets to repeat or double.');
  const over = layout.free.findIndex(stake => stake > options.max);
  if (over >= 0) return overMaximum(options, CHANCES[over]!, layout.free[over]!);
  const cost = layoutPrice(layout, options) - layoutPrice(punter, options);
  return cost > purse ? overPurse(purse, cost) : undefined;
}

const mayMove = (from: Chance, to: Chance, rule: Options['prisonMove']): boolean =>
  from !== to && (rule === 'any' || (rule === 'same-tableau' && chanceNumber(from) >> 1 === chanceNumber(to) >> 1));

/** Whether a punter who is done may reopen: until the last of all is done. */
const mayReopen = (now: Turn, { seated, done }: Punter): boolean => seated && done && now.kind !== 'croupier';

/** The refusal of an action of the right shape by a punter; `undefined` if it is allowed now. */
function punterRefusal(table: Table, seat: Seat, action: PunterAction | SeatingAction): Refusal | undefined {
  const { options, phase, accounts } = table;
  const punter = table.punters[seat]!;
  if (isSeating(action)) {
    if (!punter.seated && action.type !== 'sit') return refuse('no-such-seat', `Seat ${seat} is empty.`);
    if (phase !== 'bets' || punter.done)
      return refuse('not-now', 'Seats change, and chips are bought, only while bets are placed.');
    return seatingRefusal(punter, accounts, seat, options.purses[seat]!, action);
  }
  if (!punter.seated) return refuse('no-such-seat', `Seat ${seat} is empty.`);
  if (action.type === 'reopen') {
    return mayReopen(turn(table), punter) ? undefined : refuse('not-now', 'There is nothing to reopen.');
  }
  if (punter.done) return refuse('not-your-turn', `Seat ${seat} is done; use “reopen” to undo it.`);
  const stakes = phase === 'bets';
  if (stakes !== (action.type !== 'choose') && !(phase === 'choice' && action.type === 'done')) {
    return stakes
      ? refuse('not-now', 'There is no refait to choose after.')
      : refuse(
          'not-now',
          phase === 'choice' ? 'A refait has come: choose half or prison first.' : 'No bets are taken now.',
        );
  }
  if (!isAsked(table, seat)) {
    return canPlay(table, seat) || phase === 'choice'
      ? refuse('not-your-turn', `It is not the turn of seat ${seat}.`)
      : refuse(
          turn(table).kind === 'over' ? 'over' : 'over-the-purse',
          `Seat ${seat} cannot pay the minimum of ${options.min}.`,
        );
  }
  return 'amount' in action ? amountRefusal(table, seat, action) : stakesRefusal(table, seat, action);
}

type AmountAction = Extract<PunterAction, { type: 'stake' | 'takeBack' }>;
type StakesAction = Exclude<PunterAction, AmountAction | { type: 'reopen' }>;

/** Refuses an invalid amount to bet or take back, from a punter who is to act. */
function amountRefusal({ options, accounts, punters }: Table, seat: Seat, action: AmountAction): Refusal | undefined {
  const { free, insured } = punters[seat]!;
  const purse = accounts.purses[seat]!;
  const chance = chanceNumber(action.chance);
  const stake = free[chance]!;
  if (action.type === 'stake') {
    const sum = stake + action.amount;
    if (action.amount === 0 || sum < options.min)
      return refuse('under-the-minimum', `At least ${options.min} must stand on ${action.chance}.`);
    if (action.amount % options.step !== 0) return offStep(action.amount, options);
    if (sum > options.max) return overMaximum(options, action.chance, sum);
    const cost = price(sum, insured[chance]!, options) - price(stake, insured[chance]!, options);
    return cost > purse ? overPurse(purse, cost) : undefined;
  }
  if (stake === 0) return refuse('nothing-there', `There is no free stake on ${action.chance}.`);
  if (action.amount === 0) return refuse('under-the-minimum', `At least ${options.step} can be taken back.`);
  if (action.amount > stake) return refuse('over-the-maximum', `Only ${stake} stand on ${action.chance}.`);
  if (action.amount % options.step !== 0) return offStep(action.amount, options);
  const rest = stake - action.amount;
  return rest > 0 && rest < options.min
    ? refuse('under-the-minimum', `${rest} would be left on ${action.chance}, less than the minimum of ${options.min}.`)
    : undefined;
}

/** Refuses an invalid action on the stakes, or an end of the part, from a punter who is to act. */
function stakesRefusal(table: Table, seat: Seat, action: StakesAction): Refusal | undefined {
  const { options, phase, accounts } = table;
  const punter = table.punters[seat]!;
  const purse = accounts.purses[seat]!;
  switch (action.type) {
    case 'done': {
      const open =
        phase === 'choice' && punter.free.findIndex((stake, chance) => stake > 0 && punter.choices[chance] === null);
      return open !== false && open >= 0
        ? refuse('not-now', `Choose half or prison for ${CHANCES[open]!} first.`)
        : undefined;
    }
    case 'choose':
      return punter.free[chanceNumber(action.chance)]! > 0
        ? undefined
        : refuse('nothing-there', `There is no stake on ${action.chance} to choose for.`);
    case 'clear':
      return some(punter.free) ? undefined : refuse('nothing-there', 'There is no free stake to take back.');
    case 'rebet':
      if (some(punter.free)) return refuse('not-now', 'Take your bets back before repeating the last ones.');
      return layoutRefusal(punter.previous, punter, purse, options);
    case 'double':
      return layoutRefusal(doubled(punter), punter, purse, options);
  }
  const chance = chanceNumber(action.chance);
  const stake = punter.free[chance]!;
  const insured = punter.insured[chance]!;
  switch (action.type) {
    case 'insure': {
      if (stake === 0) return refuse('nothing-there', `There is no free stake on ${action.chance} to insure.`);
      if (insured) return refuse('not-now', `The stake on ${action.chance} is insured already.`);
      const cost = premium(stake, options.insurance);
      return cost > purse ? overPurse(purse, cost) : undefined;
    }
    case 'uninsure':
      return insured ? undefined : refuse('nothing-there', `The stake on ${action.chance} is not insured.`);
  }
  const rule = action.type === 'move' ? options.prisonMove : options.prisonSurrender;
  if (rule === 'none') {
    return refuse(
      'not-in-these-rules',
      `An imprisoned stake may not be ${action.type === 'move' ? 'moved' : 'given up'} at this table.`,
    );
  }
  if (!punter.prison[chance]![action.level - 1])
    return refuse('nothing-there', `No stake on ${action.chance} is in prison ${action.level}.`);
  return action.type === 'surrender' || mayMove(action.chance, action.to, options.prisonMove)
    ? undefined
    : refuse('not-in-these-rules', `A stake may not be moved from ${action.chance} to ${action.to} at this table.`);
}

const offStep = (amount: number, { step }: Options): Refusal =>
  refuse('off-the-step', `${amount} is not a multiple of ${step}, the smallest chip.`);

/** The offers during betting of a punter who is to act. */
function stakeOffers(table: Table, seat: Seat): Offer<PunterAction>[] {
  const { options, accounts } = table;
  const punter = table.punters[seat]!;
  const purse = accounts.purses[seat]!;
  const { min, step } = options;
  const offers: Offer<PunterAction>[] = [];
  const offerIf = (action: StakesAction) => {
    if (!stakesRefusal(table, seat, action)) offers.push(action);
  };
  CHANCES.forEach((chance, at) => {
    const stake = punter.free[at]!;
    const most = mostToAdd(stake, punter.insured[at]!, purse, options);
    const least = stake > 0 ? step : min;
    if (most >= least) offers.push({ type: 'stake', chance, amount: { min: least, max: most, step } });
    if (stake - min >= step) offers.push({ type: 'takeBack', chance, amount: { min: step, max: stake - min, step } });
    if (stake > 0) offers.push({ type: 'takeBack', chance, amount: stake });
    offerIf({ type: 'insure', chance });
    offerIf({ type: 'uninsure', chance });
    punter.prison[at]!.forEach((_, below) => {
      offerIf({ type: 'surrender', chance, level: below + 1 });
      for (const to of CHANCES) offerIf({ type: 'move', chance, level: below + 1, to });
    });
  });
  for (const type of ['clear', 'double', 'rebet', 'done'] as const) offerIf({ type });
  return offers;
}

/** The contract's `legal`. */
export function legal(view: View): readonly Offer<Action>[] {
  const { seat, phase, options, accounts } = view;
  const punter = seat === 'onlooker' ? undefined : view.punters[seat];
  if (seat === 'onlooker' || !punter) return [];
  const offers: Offer<Action>[] = [];
  const asked = isAsked(view, seat);
  if (phase === 'choice' && asked) {
    punter.free.forEach((stake, at) => {
      if (stake === 0) return;
      for (const choice of ['half', 'prison'] as const) offers.push({ type: 'choose', chance: CHANCES[at]!, choice });
    });
    if (!stakesRefusal(view, seat, { type: 'done' })) offers.push({ type: 'done' });
  }
  if (phase === 'bets') {
    if (asked) offers.push(...stakeOffers(view, seat));
    if (!punter.done) offers.push(...seatingOffers(punter, accounts, seat, options.purses[seat]!));
  }
  if (mayReopen(view.turn, punter)) offers.push({ type: 'reopen' });
  return offers;
}

/** Whether a row goes on until its sum is 31 or more, and no further. */
const rowIsRight = (row: readonly Card[], courtCards: Options['courtCards']): boolean => {
  const sum = sumOf(row, courtCards);
  return sum >= ROW_ENDS_AT && sum - valueOf(row.at(-1)!, courtCards) < ROW_ENDS_AT;
};

/** Why these cards cannot come after others: one of them would be there too often. Counts them as taken. */
function tooOften(what: string, cards: readonly Card[], taken: number[], { decks }: Options): Refusal | undefined {
  const excess = cards.find(card => card !== HIDDEN && ++taken[cardNumber(card)]! > decks);
  return excess && refuse('malformed', `${what}: ${excess} occurs more often than in the shoe.`);
}

/** What the croupier does in each phase. */
const DUE = { shoe: 'shuffle', bets: 'coup', choice: 'coup', settled: 'nextHand' } as const;

/** Why the croupier may not do this now: for logs from outside. */
function croupierRefusal(state: State, action: CroupierAction): Refusal | undefined {
  if (turn(state).kind !== 'croupier') return refuse('not-your-turn', 'It is not the croupier’s turn.');
  const { options, shoe } = state;
  const due = DUE[state.phase];
  if (action.type !== due) return refuse('not-now', `${action.type}: now ${due} is due.`);
  if (action.type === 'shuffle') {
    const { burnt, left } = action;
    if (left === 0)
      return refuse('malformed', 'shuffle: no card is left to deal. One source of cards serves one table.');
    return left + burnt.length > 52 * options.decks
      ? refuse(
          'malformed',
          `shuffle: ${options.decks} packs hold ${52 * options.decks} cards, not ${left + burnt.length}.`,
        )
      : tooOften('shuffle', burnt, NOTHING_SEEN.slice(), options);
  }
  if (action.type === 'nextHand') return undefined;
  const cards = [...action.noir, ...action.rouge];
  if (cards.includes(HIDDEN)) return refuse('malformed', 'coup: the cards of both rows are face up.');
  const taken = shoe.seen.slice();
  for (const card of shoe.burnt) if (card !== HIDDEN) taken[cardNumber(card)]!++;
  const excess = tooOften('coup', cards, taken, options);
  if (excess) return excess;
  if (cards.length > shoe.left) return refuse('malformed', `coup: ${cards.length} cards, but ${shoe.left} are left.`);
  const { courtCards } = options;
  // the shoe may run out in either row
  if (cards.length === shoe.left && sumOf(action.rouge, courtCards) < ROW_ENDS_AT) {
    const isNoirShort = sumOf(action.noir, courtCards) < ROW_ENDS_AT && action.rouge.length === 0;
    if (isNoirShort || rowIsRight(action.noir, courtCards)) return undefined;
  }
  for (const row of ['noir', 'rouge'] as const) {
    if (!rowIsRight(action[row], courtCards)) {
      return refuse('malformed', `coup: the ${row} row must end with the card that brings it to 31 or more.`);
    }
  }
  return undefined;
}

/** The contract’s `check`. */
export const check = checkOf(SHAPES, CROUPIERS, croupierRefusal, punterRefusal);
