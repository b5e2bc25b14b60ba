/**
 * Faro as a {@link Game}: the book game, the classic layout, the public game. The rule sheet is `rules.md` beside this
 * file; F, K and P numbers refer to it. A deal: players say that they play; the croupier shuffles; before each turn the
 * punters bet and say `done`; then two cards are drawn, one that takes for the bank and one that pays the punters.
 */
import { CARDS, cardNumber, HIDDEN, type Card } from '../../cards/card.js';
import { PACK_52 } from '../../cards/pack.js';
import { shuffledSource, type CardSource } from '../../cards/source.js';
import { replaceAt } from '../../game/accounts.js';
import type { Seat, SeatingAction } from '../../game/contract.js';
import { seatingStep } from '../../game/seating.js';
import type { BankGame } from '../../stakes/bank-game.js';
import { hasSeat, NO_SEATS, seatCount, seatsClockwise, seatsIn, withoutSeat, withSeat } from '../../stakes/seats.js';
import { VIEW } from './shape.js';
import { changed, differences, layOut, type Step } from './laying.js';
import { bound, check, doubled, legal, parolis, repeated } from './legality.js';
import { emptyTable } from './open.js';
import { topOf, turnStep } from './turn.js';
import type { Options } from './options.js';
import { BOOKS, cardsAside, firstSide, oddSide, suitsOut } from './pack.js';
import { isLive } from './spots.js';
import {
  afterAct,
  deadSuits,
  isAsked,
  NEW_PUNTER,
  NO_CARDS,
  NOTHING_GONE,
  placeNumber,
  turn,
  unseen,
  type Action,
  type CroupierAction,
  type Event,
  type Punter,
  type PunterAction,
  type Stake,
  type State,
  type View,
} from './table.js';

const SODA = placeNumber('soda');
const BOTTOM = placeNumber('bottom');
const OUT = placeNumber('out');

/* —— stakes —— */

function seatStep(state: State, seat: Seat, action: PunterAction | SeatingAction): Step {
  const punter = state.punters[seat]!;
  const { stakes } = punter;
  const layAnew = (next: readonly Stake[]): Step => layOut(state, seat, next, differences(seat, stakes, next));
  switch (action.type) {
    case 'done':
      return {
        state: afterAct(state, state.accounts, state.punters, withSeat(state.done, seat)),
        events: [{ type: 'done', seat }],
      };
    case 'reopen':
      return {
        state: afterAct(state, state.accounts, state.punters, withoutSeat(state.done, seat)),
        events: [{ type: 'reopened', seat }],
      };
    case 'stake': {
      const { spot, amount } = action;
      return layOut(state, seat, changed(stakes, spot, amount), [{ type: 'staked', seat, spot, amount }]);
    }
    case 'takeBack': {
      const { spot, amount } = action;
      return layOut(state, seat, changed(stakes, spot, -amount), [{ type: 'takenBack', seat, spot, amount }]);
    }
    case 'copper':
    case 'uncopper': {
      const { spot } = action;
      const coppered = action.type === 'copper';
      const next = stakes.map(stake => (stake.spot === spot ? { ...stake, coppered } : stake));
      return layOut(state, seat, next, [{ type: coppered ? 'coppered' : 'uncoppered', seat, spot }]);
    }
    case 'paroli': {
      const { spot } = action;
      const amount = parolis(state, seat).find(stake => stake.spot === spot)!.amount;
      const next = [...stakes.filter(stake => stake.spot !== spot), { spot, amount, coppered: false, bent: true }];
      return layOut(state, seat, next, [{ type: 'paroli', seat, spot, amount }]);
    }
    case 'clear':
      return layAnew(bound(punter, state.options));
    case 'double':
      return layAnew(doubled(punter));
    case 'rebet':
      return layAnew(repeated(state, seat));
    default:
      return seatingStepOf(state, seat, action);
  }
}

/* —— a new deal —— */

const ASIDE = { buch: 'burnt', classic: 'soda', pharo: 'bottom' } as const;

function shuffleStep(state: State, { banker, aside, left }: Extract<CroupierAction, { type: 'shuffle' }>): Step {
  const { options } = state;
  const house = banker === state.punters.length;
  const dealtIn = house ? state.done : withoutSeat(state.done, banker);
  const seats = house ? seatsIn(dealtIn) : seatsClockwise(dealtIn, banker);
  const out = suitsOut(options, seats.length);
  const gone = out.length === 0 ? NOTHING_GONE.slice() : CARDS.map(card => (out.includes(card[1]!) ? OUT : 0));
  const holder = house ? -1 : banker;
  const events: Event[] = [{ type: 'shuffled', left, banker: holder }];
  const { variant } = options;
  for (const card of aside) {
    if (variant !== 'buch') gone[cardNumber(card)] = variant === 'classic' ? SODA : BOTTOM;
    events.push({ type: ASIDE[variant], card });
  }
  const punters = state.punters.map(({ seated, sitsOut, stakes, previous }, seat): Punter => ({
    ...{ ...NEW_PUNTER, seated, sitsOut, stakes, previous },
    suit: variant === 'buch' ? (BOOKS[seats.indexOf(seat)] ?? '') : '',
  }));
  return {
    state: {
      ...state,
      phase: 'stake',
      deal: state.deal + 1,
      turns: 0,
      banker: holder,
      // a broken bank is refilled by the house (F13)
      till: house && state.ending === 'bankBroken' ? options.bank : state.till,
      punters,
      dealtIn,
      out: NO_SEATS,
      done: NO_SEATS,
      left,
      gone,
      last: null,
      ending: null,
      burnt: variant === 'buch' ? aside : NO_CARDS,
    },
    events,
  };
}

function seatingStepOf(state: State, seat: Seat, action: SeatingAction): Step {
  const punter = state.punters[seat]!;
  const { chair, accounts, event } = seatingStep(punter, state.accounts, seat, action);
  // a player who leaves takes their past with them
  const anew = action.type === 'sit' || action.type === 'leave';
  const next: Punter = { ...(anew ? NEW_PUNTER : punter), ...chair };
  return { state: afterAct(state, accounts, replaceAt(state.punters, seat, next)), events: [event] };
}

/** Who holds the bank in the next deal: the number of seats for the house. */
function nextBanker(state: State, source: CardSource): number {
  const { options, done, banker, deal, accounts } = state;
  if (options.banker === 'house') return state.punters.length;
  const first = options.banker === 'seat' ? options.bankerSeat : -1;
  const known = deal > 0 ? banker : first;
  const ready = seatsClockwise(done, Math.max(0, known));
  if (known < 0 || (options.banker === 'lot' && !hasSeat(done, known))) return ready[source.lot(ready.length)]!;
  if (deal > 0 && options.bankRotation === 'clockwise') return ready.find(seat => seat !== known)!;
  if (deal > 0 && options.bankRotation === 'winner')
    return ready.reduce((best, seat) => (accounts.purses[seat]! > accounts.purses[best]! ? seat : best));
  return ready[0]!;
}

/** All cards that have left the source since it last held the whole pack. */
const dealt = ({ gone, burnt }: State): readonly Card[] => [
  ...CARDS.filter((_, number) => gone[number] !== 0),
  ...burnt,
];

/** One pile: cards until a live one is on top, or the pack is out. */
function drawPile(source: CardSource, dead: number): readonly Card[] {
  let pile = source.draw(Math.min(1, source.left));
  while (source.left > 0 && topOf(pile, dead) === undefined) pile = [...pile, ...source.draw(1)];
  return pile;
}

function deal(state: State, source: CardSource): CroupierAction {
  const { options, done, punters } = state;
  if (state.phase === 'stake') {
    const dead = deadSuits(state);
    const first = drawPile(source, dead);
    const second = drawPile(source, dead);
    // the hock is known without being named, and leaves the pack with the last turn
    if (options.variant === 'classic' && source.left === 1) source.draw(1);
    // a single card at the end goes to the side where it counts
    const side = (topOf(second, dead) === undefined && oddSide(options)) || firstSide(options);
    return side === 'takes'
      ? { type: 'turn', takes: first, pays: second }
      : { type: 'turn', takes: second, pays: first };
  }
  const banker = nextBanker(state, source);
  const count = seatCount(done) - (banker < punters.length ? 1 : 0);
  source.mixIn(dealt(state));
  const out = suitsOut(options, count);
  if (out.length > 0) source.mixIn(source.draw(source.left).filter(card => !out.includes(card[1]!)));
  source.shuffle();
  const aside = source.draw(Math.min(cardsAside(options, count), source.left));
  return { type: 'shuffle', banker, aside, left: source.left };
}

/* —— the contract —— */

/** Faro: the book game, the classic layout, or the public game, by the option `rules`. */
export const faro: BankGame<Options, State, Action, Event, View> = {
  ...emptyTable,
  id: 'faro',
  version: 1,
  discloses: 'shuffle',
  shape: VIEW,
  pack: () => PACK_52,
  dealt,
  turn,
  deal,
  legal,
  check,
  apply(state, actor, action) {
    if (actor === 'croupier')
      return action.type === 'turn' ? turnStep(state, action) : shuffleStep(state, action as never);
    return seatStep(state, actor, action as PunterAction | SeatingAction);
  },
  redactEvent: event => (event.type === 'burnt' ? { ...event, card: HIDDEN } : event),
  redactAction: ({ options }, action) =>
    action.type === 'shuffle' && options.variant === 'buch'
      ? { ...action, aside: action.aside.map(() => HIDDEN) }
      : action,
  sample({ seat: _seat, turn: _turn, burnt, ...table }, random) {
    const source = shuffledSource(unseen(table), random);
    source.shuffle();
    return { state: { ...table, burnt: source.draw(burnt) }, source };
  },
  silent(table) {
    const { seat, punters, options } = table;
    if (seat === 'onlooker' || !punters[seat] || !isAsked(table, seat)) return undefined;
    const offers = legal(table);
    if (offers.some(({ type }) => type === 'done')) return { type: 'done' };
    // if everybody must bet: the minimum, on the first card that can be decided
    const offer =
      offers.find(own => own.type === 'stake' && isLive(table, seat, own.spot)) ??
      offers.find(({ type }) => type === 'stake');
    return offer?.type === 'stake' ? { type: 'stake', spot: offer.spot, amount: options.min } : undefined;
  },
};
