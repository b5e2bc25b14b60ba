/** What may be done at a table of stud, and why not: the contract's `legal` and `check`. */
import { HIDDEN, type Card } from '../cards/card.js';
import { misshapen, refuse, type ActionShapes } from '../game/actions.js';
import type { Actor, Offer, Range, Refusal, Seat } from '../game/contract.js';
import { MAX_PURSE, show } from '../game/options.js';
import { isSeating, SEATING_SHAPES, type SeatingAction } from '../game/seating.js';
import { potsOf } from '../stakes/pots.js';
import { toCall, type Round } from '../stakes/round.js';
import { hasSeat, seatCount, seatsIn, seatsWhere, type SeatSet } from '../stakes/seats.js';
import { bringIns, mayFoldDuty, owesBringIn, wagerName, wagersOf } from './betting.js';
import { planFor, playersOf } from './dealing.js';
import { mayMuck } from './showdown.js';
import {
  canPlay,
  CLAIMS,
  isAsked,
  isIn,
  turn,
  type Action,
  type CroupierAction,
  type PlayerAction,
  type State,
  type Table,
  type View,
} from './table.js';

const SHAPES = {
  ...SEATING_SHAPES,
  bringIn: { amount: 'number' },
  check: {},
  call: {},
  fold: {},
  bet: { to: 'number' },
  complete: { to: 'number' },
  raise: { to: 'number' },
  show: { cards: 'cards' },
  muck: {},
  declare: { seat: 'number', claim: [...CLAIMS, HIDDEN] },
  done: {},
  reopen: {},
  deal: { street: 'number', burnt: 'cards', cards: 'cards', common: 'cards' },
  turnUp: { cards: 'cards' },
  reveal: { claims: { each: CLAIMS } },
  nextHand: {},
} satisfies ActionShapes;

const CROUPIERS: readonly string[] = ['deal', 'turnUp', 'reveal', 'nextHand'];

/* —— chairs and chips, between hands (S27) —— */

/** Chips may be bought until a purse holds so many buy-ins. */
const MOST_BUY_INS = 10;

/** How many chips a seat may buy: at least up to the buy-in, and never while its chips are in a hand (S27). */
function purchase({ options, accounts }: Table, seat: Seat, sitsDown: boolean): Range {
  const purse = sitsDown ? 0 : accounts.purses[seat]!;
  const most = Math.min(MAX_PURSE, MOST_BUY_INS * options.buyIn);
  return { min: Math.max(1, options.buyIn - purse), max: most - purse, step: 1 };
}

function chairOffers(table: Table, seat: Seat): readonly Offer<SeatingAction>[] {
  const { seated, sitsOut } = table.players[seat]!;
  const amount = purchase(table, seat, !seated);
  if (!seated) return [{ type: 'sit', amount }];
  const offers: Offer<SeatingAction>[] = [{ type: sitsOut ? 'sitIn' : 'sitOut' }, { type: 'leave' }];
  return amount.max >= amount.min ? [...offers, { type: 'buyIn', amount }] : offers;
}

function chairRefusal(table: Table, seat: Seat, action: SeatingAction): Refusal | undefined {
  const { seated, sitsOut, done } = table.players[seat]!;
  if (!seated && action.type !== 'sit') return refuse('no-such-seat', `Seat ${seat} is empty.`);
  if (table.phase !== 'between' || done)
    return refuse('not-now', 'Seats change, and chips are bought, only between hands, before the seat has said done.');
  switch (action.type) {
    case 'leave':
      return undefined;
    case 'sitOut':
      return sitsOut ? refuse('not-now', `Seat ${seat} sits out already.`) : undefined;
    case 'sitIn':
      return sitsOut ? undefined : refuse('not-now', `Seat ${seat} does not sit out.`);
    case 'sit':
      if (seated) return refuse('not-now', `Seat ${seat} is taken already.`);
  }
  const { min, max } = purchase(table, seat, action.type === 'sit');
  if (max < min || action.amount > max)
    return refuse(
      'over-the-maximum',
      `A purse is filled up to ${max + (seated ? table.accounts.purses[seat]! : 0)} at most.`,
    );
  return action.amount < min
    ? refuse('under-the-minimum', `Who buys chips must then have the buy-in of ${table.options.buyIn}: ${min} more.`)
    : undefined;
}

/* —— betting —— */

const amountOf = ({ min, max, step }: Range): number | Range => (min === max ? min : { min, max, step });

function bettingOffers(table: Table, seat: Seat): readonly Offer<Action>[] {
  const round = table.round!;
  const offers: Offer<Action>[] = [];
  if (owesBringIn(table)) {
    if (mayFoldDuty(table)) offers.push({ type: 'fold' });
    for (const range of bringIns(table, seat)) offers.push({ type: 'bringIn', amount: amountOf(range) });
  } else if (round.price > round.bets[seat]!) offers.push({ type: 'fold' }, { type: 'call' });
  else {
    if (table.options.freeFold) offers.push({ type: 'fold' });
    offers.push({ type: 'check' });
  }
  const type = owesBringIn(table) ? 'complete' : wagerName(round);
  for (const range of wagersOf(table, seat)) offers.push({ type, to: amountOf(range) });
  return offers;
}

const WORDS = { bet: 'bet', complete: 'complete', raise: 'raise', bringIn: 'bring in' } as const;

/** Why an amount is in none of the ranges. */
function amountRefusal(ranges: readonly Range[], amount: number, word: string, most: number): Refusal | undefined {
  if (ranges.some(({ min, max, step }) => amount >= min && amount <= max && (amount - min) % step === 0))
    return undefined;
  const lowest = Math.min(...ranges.map(({ min }) => min));
  const highest = Math.max(...ranges.map(({ max }) => max));
  if (amount > most)
    return refuse('over-the-purse', `To ${word} ${amount} takes more than the ${most} the seat can have in.`);
  if (amount < lowest) return refuse('under-the-minimum', `The least to ${word} is ${lowest}.`);
  if (amount > highest) return refuse('over-the-maximum', `The most to ${word} is ${highest}.`);
  return refuse('off-the-step', `To ${word}, the amounts from ${lowest} go in steps of ${ranges[0]!.step}.`);
}

function bettingRefusal(table: Table, seat: Seat, action: PlayerAction): Refusal | undefined {
  const round = table.round!;
  const { purses } = table.accounts;
  const owed = owesBringIn(table);
  const due = toCall(round, seat, purses[seat]!);
  switch (action.type) {
    case 'bringIn':
      return owed
        ? amountRefusal(bringIns(table, seat), action.amount, WORDS.bringIn, purses[seat]!)
        : refuse('not-now', 'The forced bet has been made.');
    case 'check':
      return owed || due > 0
        ? refuse('not-now', owed ? 'The forced bet is due: nobody may check.' : `There are ${due} chips to call.`)
        : undefined;
    case 'call':
      return owed || due === 0 ? refuse('nothing-there', 'There is nothing to call.') : undefined;
    case 'fold':
      if (owed && !mayFoldDuty(table)) return refuse('not-now', 'The forced bet is due: it cannot be folded.');
      return owed || due > 0 || table.options.freeFold
        ? undefined
        : refuse('not-in-these-rules', 'Folding is for who faces a bet; there is nothing to call: check.');
    case 'bet':
    case 'complete':
    case 'raise': {
      const type = owed ? 'complete' : wagerName(round);
      const ranges = wagersOf(table, seat);
      if (action.type !== type) return refuse('not-now', wagerHint(round, type, owed));
      return ranges.length === 0
        ? wagerRefusal(table, seat)
        : amountRefusal(ranges, action.to, WORDS[type], round.bets[seat]! + purses[seat]!);
    }
    default:
      return refuse('not-now', `${action.type} belongs to another part of the hand.`);
  }
}

function wagerHint(round: Round, type: 'bet' | 'complete' | 'raise', owed: boolean): string {
  if (owed) return 'The forced bet is due.';
  if (type === 'bet') return 'Nobody has bet yet: bet.';
  return type === 'complete'
    ? 'Only the forced bet has been made: complete it.'
    : `There is a bet of ${round.price}: raise it.`;
}

function wagerRefusal(table: Table, seat: Seat): Refusal {
  const round = table.round!;
  const { purses } = table.accounts;
  if (owesBringIn(table))
    return refuse('not-in-these-rules', 'The forced bet itself may be as high as the lower limit.');
  if (round.bets[seat]! + purses[seat]! <= round.price)
    return refuse('over-the-purse', `With ${purses[seat]} chips this seat can only call.`);
  if (seatsIn(table.live).every(other => other === seat || purses[other] === 0))
    return refuse('not-now', 'Every opponent is all-in: nobody could answer.');
  return refuse('not-now', 'The betting is capped, or not open again for this seat.');
}

/* —— the showdown —— */

const showOffers = (table: View, seat: Seat): readonly Offer<Action>[] => {
  const show: Offer<Action> = { type: 'show', cards: table.cards.down[seat]! };
  return mayMuck(potsOf(table.accounts.cloth, table.live), seat, table.showdown) ? [show, { type: 'muck' }] : [show];
};

function showRefusal(state: State, seat: Seat, action: PlayerAction): Refusal | undefined {
  const { accounts, live, showdown } = state;
  if (action.type === 'muck') {
    return mayMuck(potsOf(accounts.cloth, live), seat, showdown)
      ? undefined
      : refuse('not-now', 'This seat must show: it is asked first, or is the last to claim a pot.');
  }
  return action.type === 'show'
    ? namingRefusal(state, state.cards.down[seat]!, action.cards)
    : refuse('not-now', 'Hands are shown now: show or muck.');
}

/** Why cards named at a reveal are not those that lie there; a card that was `??` may be any that lies nowhere else. */
function namingRefusal(state: State, there: readonly Card[], named: readonly Card[]): Refusal | undefined {
  if (named.length !== there.length)
    return refuse('malformed', `There are ${there.length} cards to name, not ${named.length}.`);
  const wrong = named.find((card, place) => card === HIDDEN || (there[place] !== HIDDEN && there[place] !== card));
  if (wrong) return refuse('malformed', `${show(wrong)} is not the card that lies there.`);
  const unknown = named.filter((_, place) => there[place] === HIDDEN);
  return repeated(unknown, lying(state, state.dealtIn & ~state.cards.mixedIn, true));
}

/** The cards that lie before some seats, the common ones, and, if asked for, the burnt ones. */
const lying = ({ cards }: State, seats: SeatSet, burnt: boolean): readonly Card[] => [
  ...seatsIn(seats).flatMap(seat => [...cards.down[seat]!, ...cards.up[seat]!]),
  ...cards.common,
  ...(burnt ? cards.burnt : []),
];

/** A card that comes twice, or lies somewhere already. */
function repeated(cards: readonly Card[], out: readonly Card[]): Refusal | undefined {
  const seen = new Set<Card>(out);
  for (const card of cards) {
    if (card === HIDDEN) continue;
    if (seen.has(card)) return refuse('malformed', `The card ${card} is on the table already.`);
    seen.add(card);
  }
  return undefined;
}

/* —— all seats —— */

function togetherOffers(table: View, seat: Seat): readonly Offer<Action>[] {
  const { phase, players, showdown } = table;
  const declaring = phase === 'declare';
  if (players[seat]!.done) return [{ type: 'reopen' }];
  if (declaring) {
    if (!hasSeat(table.live, seat)) return [];
    const claims = CLAIMS.map((claim): Offer<Action> => ({ type: 'declare', seat, claim }));
    return showdown.claims[seat] === null ? claims : [...claims, { type: 'done' }];
  }
  const chair = chairOffers(table, seat);
  return isAsked(table, seat) && table.turn.kind !== 'over' ? [{ type: 'done' }, ...chair] : chair;
}

/** All that the view's own seat may do. */
export function legal(table: View): readonly Offer<Action>[] {
  const { seat, phase } = table;
  if (seat === 'onlooker' || !table.players[seat]) return [];
  switch (phase) {
    case 'between':
    case 'declare':
      return togetherOffers(table, seat);
    case 'bet':
      return table.round!.toAct === seat ? bettingOffers(table, seat) : [];
    case 'show':
      return table.showdown.toShow === seat ? showOffers(table, seat) : [];
    default:
      return [];
  }
}

function togetherRefusal(table: Table, seat: Seat, action: PlayerAction): Refusal | undefined {
  const { phase, players, showdown, live } = table;
  const { done, seated, sitsOut } = players[seat]!;
  const declaring = phase === 'declare';
  if (action.type === 'reopen') return done ? undefined : refuse('not-now', 'There is nothing to take up again.');
  if (done) return refuse('not-your-turn', `Seat ${seat} has said done; reopen takes that back.`);
  if (declaring && !hasSeat(live, seat)) return refuse('not-your-turn', `Seat ${seat} is not in this hand.`);
  if (action.type === 'declare' && declaring)
    return action.seat === seat
      ? undefined
      : refuse('malformed', `declare: seat ${action.seat} is not the seat that declares, ${seat}.`);
  if (action.type !== 'done')
    return refuse('not-now', declaring ? 'High, low or both is to be declared now.' : 'No hand is being played.');
  if (declaring)
    return showdown.claims[seat] === null ? refuse('not-now', 'High, low or both must be declared first.') : undefined;
  if (turn(table).kind === 'over') return refuse('over', 'Fewer than two players have chips: no hand is possible.');
  if (canPlay(table, seat) && !sitsOut) return undefined;
  if (!seated) return refuse('no-such-seat', `Seat ${seat} is empty.`);
  return sitsOut
    ? refuse('not-now', `Seat ${seat} sits out: sitIn first.`)
    : refuse('not-now', `Seat ${seat} has no chips: buyIn first.`);
}

function seatRefusal(state: State, seat: Seat, action: PlayerAction | SeatingAction): Refusal | undefined {
  if (!state.players[seat])
    return refuse('no-such-seat', `There is no seat ${seat}; this table has ${state.players.length}.`);
  if (isSeating(action)) return chairRefusal(state, seat, action);
  if (state.phase === 'between' || state.phase === 'declare') return togetherRefusal(state, seat, action);
  const now = turn(state);
  if (now.kind !== 'seats') return refuse('not-your-turn', 'It is the croupier’s turn.');
  if (now.seats[0] !== seat)
    return refuse('not-your-turn', `It is the turn of seat ${now.seats[0]}, not of seat ${seat}.`);
  return state.phase === 'show' ? showRefusal(state, seat, action) : bettingRefusal(state, seat, action);
}

/* —— the croupier's actions, for logs from outside —— */

function dealRefusal(state: State, action: Extract<CroupierAction, { type: 'deal' }>): Refusal | undefined {
  const first = state.phase === 'between';
  if (!first && state.phase !== 'deal') return refuse('not-now', 'No cards are due.');
  const street = first ? 3 : state.street;
  const { burnt, cards, common } = action;
  if (action.street !== street) return refuse('not-now', `Street ${street} is due, not ${action.street}.`);
  const live = first ? seatsWhere(state.players, (_, seat) => isIn(state, seat)) : state.live;
  const plan = planFor(state, street, first ? 0 : state.cards.burnt.length);
  const due = plan.common ? [0, 1] : [(first ? 3 : 1) * seatCount(live), 0];
  if (burnt.length !== Number(plan.burn))
    return refuse('malformed', plan.burn ? 'One card must be burnt first.' : 'No card is burnt here.');
  if (cards.length !== due[0] || common.length !== due[1])
    return refuse('malformed', `Street ${street} takes ${due[0]} cards and ${due[1]} common ones.`);
  // what was mixed into the stub may come again
  const mixed = plan.mix
    ? state.options.shortPackReuse === 'burnsAndFolded'
      ? state.live
      : state.dealtIn
    : state.dealtIn & ~state.cards.mixedIn;
  const out = first ? [] : lying(state, mixed, !plan.mix);
  return repeated([...burnt, ...cards, ...common], out);
}

function croupierRefusal(state: State, action: CroupierAction): Refusal | undefined {
  if (turn(state).kind !== 'croupier') return refuse('not-your-turn', 'It is not the croupier’s turn.');
  const order = playersOf(state);
  switch (action.type) {
    case 'deal':
      return dealRefusal(state, action);
    case 'turnUp': {
      if (state.phase !== 'turnUp') return refuse('not-now', 'No hands are to be turned up.');
      return namingRefusal(
        state,
        order.flatMap(seat => state.cards.down[seat]!),
        action.cards,
      );
    }
    case 'reveal': {
      if (state.phase !== 'reveal') return refuse('not-now', 'No claims are to be read out.');
      const { claims } = state.showdown;
      const agrees =
        action.claims.length === order.length &&
        order.every((seat, place) => claims[seat] === HIDDEN || claims[seat] === action.claims[place]);
      return agrees ? undefined : refuse('malformed', 'These are not the claims that were made.');
    }
    case 'nextHand':
      return state.phase === 'settled' ? undefined : refuse('not-now', 'The hand is not over.');
  }
}

/** Whether an action from anywhere may be done now. */
export function check(state: State, actor: Actor, value: unknown): Refusal | undefined {
  const shape = misshapen(SHAPES, value);
  if (shape) return shape;
  const action = value as Action;
  const isCroupiers = CROUPIERS.includes(action.type);
  if (actor === 'croupier')
    return isCroupiers
      ? croupierRefusal(state, action as CroupierAction)
      : refuse('not-your-turn', `${action.type} is for a seat, not for the croupier.`);
  if (isCroupiers) return refuse('not-your-turn', `${action.type} is for the croupier.`);
  return seatRefusal(state, actor, action as PlayerAction | SeatingAction);
}
