/** What may be done at a table of stud, and why not: the contract's `legal` and `check`. */
import { HIDDEN, type Card } from '../../cards/card.js';
import { checkOf, refuse, type ActionShapes } from '../../game/actions.js';
import type { Offer, Refusal, Seat, SeatingAction } from '../../game/contract.js';
import { show } from '../../game/options.js';
import { isSeating, SEATING_SHAPES } from '../../game/seating.js';
import { chairOffers, chairRefusal, readyRefusal } from '../../stakes/seating.js';
import { isIn } from '../../stakes/turns.js';
import { potsOf } from '../../stakes/pots.js';
import { hasSeat, seatCount, seatsIn, seatsWhere, type SeatSet } from '../../stakes/seats.js';
import {
  amountOf,
  amountRefusal,
  isWagering,
  roundOffers,
  roundRefusal,
  WAGER_SHAPES,
  wagerOffers,
} from '../../stakes/wagering.js';
import { bringIns, mayFoldDuty, owesBringIn, wagerRules, wagersOf } from './betting.js';
import { gathered, isUp, planFor, playersOf } from './dealing.js';
import { mayMuck } from './showdown.js';
import {
  CLAIMS,
  isAsked,
  turn,
  type Action,
  type CroupierAction,
  type PlayerAction,
  type State,
  type Street,
  type Table,
  type View,
} from './table.js';

const SHAPES = {
  ...SEATING_SHAPES,
  bringIn: { amount: 'number' },
  ...WAGER_SHAPES,
  show: { cards: 'cards' },
  muck: {},
  declare: { seat: 'number', claim: [...CLAIMS, HIDDEN] },
  done: {},
  reopen: {},
  deal: { street: 'number', burnt: 'cards', cards: 'cards', common: 'cards', first: 'number?' },
  turnUp: { cards: 'cards' },
  reveal: { claims: { each: CLAIMS } },
  ask: { seat: 'number' },
  unseen: { seat: 'number' },
  nextHand: {},
} satisfies ActionShapes;

const CROUPIERS: readonly string[] = ['deal', 'turnUp', 'reveal', 'ask', 'unseen', 'nextHand'];

/* —— betting —— */

function bettingOffers(table: Table, seat: Seat): readonly Offer<Action>[] {
  const ranges = wagersOf(table, seat);
  if (!owesBringIn(table)) return roundOffers(table.round!, seat, ranges, table.options.freeFold);
  const forced = bringIns(table, seat).map((range): Offer<Action> => ({ type: 'bringIn', amount: amountOf(range) }));
  const fold: readonly Offer<Action>[] = mayFoldDuty(table) ? [{ type: 'fold' }] : [];
  return [...fold, ...forced, ...wagerOffers('complete', ranges)];
}

function bettingRefusal(table: Table, seat: Seat, action: PlayerAction): Refusal | undefined {
  const { purses } = table.accounts;
  const owed = owesBringIn(table);
  if (action.type === 'bringIn')
    return owed
      ? amountRefusal(bringIns(table, seat), action.amount, 'bring in', purses[seat]!)
      : refuse('not-now', 'The forced bet has been made.');
  if (!isWagering(action)) return refuse('not-now', `${action.type} is not possible in this part of the hand.`);
  const ranges = wagersOf(table, seat);
  if (!owed) {
    const context = { rules: wagerRules(table), live: table.live, freeFold: table.options.freeFold };
    return roundRefusal(table.round!, seat, purses, ranges, context, action);
  }
  if (action.type === 'fold' && mayFoldDuty(table)) return undefined;
  if (action.type !== 'complete') return refuse('not-now', 'The forced bet is due: bring it in.');
  return ranges.length > 0
    ? amountRefusal(ranges, action.to, 'complete', purses[seat]!)
    : refuse('not-in-these-rules', 'The forced bet itself may be as high as the lower limit.');
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
      : refuse('not-now', 'This seat must show: it shows first, or is the last to claim a pot.');
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
  const { cards, dealtIn } = state;
  return repeated(unknown, gathered([...cards.common, ...cards.burnt], cards, dealtIn & ~cards.mixedIn));
}

/** A duplicate card, or one that is already on the table. */
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
  if (players[seat]!.done) return table.turn.kind === 'croupier' ? [] : [{ type: 'reopen' }];
  if (declaring) {
    if (!hasSeat(table.live, seat)) return [];
    const claims = CLAIMS.map((claim): Offer<Action> => ({ type: 'declare', seat, claim }));
    return showdown.claims[seat] === null ? claims : [...claims, { type: 'done' }];
  }
  const chair = chairOffers(table, table.options.buyIn, seat);
  return isAsked(table, seat) && table.turn.kind !== 'over' ? [{ type: 'done' }, ...chair] : chair;
}

/** Everything that the view's own seat may do. */
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
  const { done } = players[seat]!;
  const declaring = phase === 'declare';
  if (action.type === 'reopen')
    return done && turn(table).kind !== 'croupier' ? undefined : refuse('not-now', 'There is nothing to reopen.');
  if (done) return refuse('not-your-turn', `Seat ${seat} is done; use “reopen” to undo it.`);
  if (declaring && !hasSeat(live, seat)) return refuse('not-your-turn', `Seat ${seat} is not in this hand.`);
  if (action.type === 'declare' && declaring)
    return action.seat === seat
      ? undefined
      : refuse('malformed', `declare: seat ${action.seat} is not the seat that declares, ${seat}.`);
  if (action.type !== 'done')
    return refuse('not-now', declaring ? 'Declare high, low or both now.' : 'No hand is being played.');
  if (declaring)
    return showdown.claims[seat] === null ? refuse('not-now', 'High, low or both must be declared first.') : undefined;
  return readyRefusal(table, seat, turn(table));
}

function seatRefusal(state: State, seat: Seat, action: PlayerAction | SeatingAction): Refusal | undefined {
  if (isSeating(action)) return chairRefusal(state, state.options.buyIn, state.phase === 'between', seat, action);
  if (state.phase === 'between' || state.phase === 'declare') return togetherRefusal(state, seat, action);
  const now = turn(state);
  if (now.kind !== 'seats') return refuse('not-your-turn', 'It is the croupier’s turn.');
  if (now.seats[0] !== seat)
    return refuse('not-your-turn', `It is the turn of seat ${now.seats[0]}, not of seat ${seat}.`);
  return state.phase === 'show' ? showRefusal(state, seat, action) : bettingRefusal(state, seat, action);
}

/* —— the croupier's actions, for logs from outside —— */

type Deal = Extract<CroupierAction, { type: 'deal' }>;

function dealRefusal(state: State, action: Deal): Refusal | undefined {
  const first = state.phase === 'between';
  if (!first && state.phase !== 'deal') return refuse('not-now', 'No cards can be dealt now.');
  const { street } = state;
  const { burnt, cards, common, first: named } = action;
  if (action.street !== street) return refuse('not-now', `Street ${street} is due, not ${action.street}.`);
  const live = first ? seatsWhere(state.players, (_, seat) => isIn(state, seat)) : state.live;
  const plan = planFor(state);
  const due = plan.common ? [0, 1] : [(first ? 3 : 1) * seatCount(live), 0];
  if (burnt.length !== Number(plan.burn))
    return refuse('malformed', plan.burn ? 'One card must be burnt first.' : 'No card is burnt here.');
  if (cards.length !== due[0] || common.length !== due[1])
    return refuse('malformed', `Street ${street} takes ${due[0]} cards and ${due[1]} common ones.`);
  // what was mixed into the stub may come again
  const notReused = state.options.shortPackReuse === 'burns-and-folded' ? state.live : state.dealtIn;
  const mixed = plan.mix ? notReused : state.dealtIn & ~state.cards.mixedIn;
  const ofNobody = plan.mix ? state.cards.common : [...state.cards.common, ...state.cards.burnt];
  const out = first ? [] : gathered(ofNobody, state.cards, mixed);
  return (
    repeated([...burnt, ...cards, ...common], out) ??
    (named === undefined ? undefined : firstRefusal(state, live, action, named))
  );
}

/** Why a seat cannot be named as the first to act: upcards decide it, or it has no chips. */
function firstRefusal(state: State, live: SeatSet, { street, cards }: Deal, first: Seat): Refusal | undefined {
  const count = seatCount(live);
  const isUnknown =
    cards.some((card, place) => card === HIDDEN && isUp(street as Street, place, count)) ||
    (street > 3 && seatsIn(live).some(seat => state.cards.up[seat]!.includes(HIDDEN)));
  if (!isUnknown) return refuse('malformed', 'The upcards decide who acts first, and all are known.');
  const { ante } = state.options;
  return hasSeat(live, first) && state.accounts.purses[first]! > (street === 3 ? ante : 0)
    ? undefined
    : refuse('malformed', `Seat ${first} cannot act first.`);
}

/** Why hands of an imported hand cannot be shown in another order, or not at all. */
function orderRefusal(
  { phase, live, accounts, showdown: { shown, mucked } }: State,
  { type, seat }: { readonly type: 'ask' | 'unseen'; readonly seat: Seat },
): Refusal | undefined {
  if (phase !== 'show' || shown !== 0) return refuse('not-now', 'Another seat may show first only while nobody has.');
  if (!seatsIn(live & ~mucked).includes(seat)) return refuse('malformed', `Seat ${seat} has no hand to show.`);
  return type === 'ask' || potsOf(accounts.cloth, live).every(({ seats }) => hasSeat(seats, seat))
    ? undefined
    : refuse('malformed', `Seat ${seat} has not paid for every pot: somebody else must show for it.`);
}

/** Why the croupier may not do this now: for logs from outside. */
function croupierRefusal(state: State, action: CroupierAction): Refusal | undefined {
  if (action.type === 'ask' || action.type === 'unseen') return orderRefusal(state, action);
  if (turn(state).kind !== 'croupier') return refuse('not-your-turn', 'It is not the croupier’s turn.');
  const order = playersOf(state);
  switch (action.type) {
    case 'deal':
      return dealRefusal(state, action);
    case 'turnUp': {
      if (state.phase !== 'turnUp') return refuse('not-now', 'No hands can be turned up now.');
      return namingRefusal(
        state,
        order.flatMap(seat => state.cards.down[seat]!),
        action.cards,
      );
    }
    case 'reveal': {
      if (state.phase !== 'reveal') return refuse('not-now', 'No claims can be read out now.');
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

/** The contract’s `check`. */
export const check = checkOf(SHAPES, CROUPIERS, croupierRefusal, seatRefusal);
