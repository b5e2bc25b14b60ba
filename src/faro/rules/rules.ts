/**
 * Faro as a {@link Game}: the book game, the classic layout, the public game. The rule sheet is `rules.md` beside this
 * file; F, K and P numbers refer to it. A deal: players say that they play; the croupier shuffles; before each turn the
 * punters bet and say `done`; then two cards are drawn, one that takes for the bank and one that pays the punters.
 */
import { CARDS, cardNumber, HIDDEN, type Card } from '../../cards/card.js';
import { PACK_52 } from '../../cards/pack.js';
import { shuffledSource, type CardSource } from '../../cards/source.js';
import { replaceAt, settleAccounts, type Accounts } from '../../game/accounts.js';
import type { Seat, SeatingAction } from '../../game/contract.js';
import { seatingStep } from '../../game/seating.js';
import type { BankGame } from '../../stakes/bank-game.js';
import { hasSeat, NO_SEATS, seatCount, seatsClockwise, seatsIn, withoutSeat, withSeat } from '../../stakes/seats.js';
import { VIEW } from './shape.js';
import { bound, check, doubled, legal, parolis, repeated } from './legality.js';
import { emptyTable } from './open.js';
import type { Options } from './options.js';
import { BOOKS, cardsAside, firstSide, oddSide, suitsOut } from './pack.js';
import { entryOf, settleTurn, type Counted } from './settlement.js';
import { isCall, isLive, isRankLive } from './spots.js';
import {
  afterAct,
  bankOf,
  deadSuits,
  isAsked,
  liveLeft,
  NEW_PUNTER,
  NO_ENTRIES,
  NO_SPOTS,
  NO_STAKES,
  PLACES,
  turn,
  unseen,
  withStakes,
  type Action,
  type CroupierAction,
  type Ending,
  type Event,
  type LedgerEntry,
  type Punter,
  type PunterAction,
  type Side,
  type Stake,
  type State,
  type View,
} from './table.js';

interface Step {
  readonly state: State;
  readonly events: readonly Event[];
}

const place = (name: (typeof PLACES)[number]): number => PLACES.indexOf(name);
const LAID = { takes: place('takes'), pays: place('pays') };
const COVERED = place('covered');
const SODA = place('soda');
const BOTTOM = place('bottom');
const HOCK = place('hock');
const OUT = place('out');
const NOTHING_GONE: readonly number[] = CARDS.map(() => 0);

/* —— stakes —— */

/** The accounts after a seat's chips on the cloth have changed to this sum; the purse pays, or gets back. */
const laid = (accounts: Accounts, seat: Seat, sum: number): Accounts =>
  sum === accounts.cloth[seat]
    ? accounts
    : settleAccounts(accounts, seat, accounts.purses[seat]! + accounts.cloth[seat]! - sum, sum);

/** Changes a seat's stakes to these, and moves the chips. */
function layOut(state: State, seat: Seat, stakes: readonly Stake[], events: readonly Event[]): Step {
  let sum = 0;
  for (let at = 0; at < stakes.length; at++) sum += stakes[at]!.amount;
  const punters = replaceAt(state.punters, seat, withStakes(state.punters[seat]!, stakes));
  return { state: afterAct(state, laid(state.accounts, seat, sum), punters), events };
}

/** The stakes with chips added or removed on a spot; a new one comes last, an empty one is dropped. */
function changed(stakes: readonly Stake[], spot: string, by: number): readonly Stake[] {
  let at = stakes.length - 1;
  while (at >= 0 && stakes[at]!.spot !== spot) at--;
  if (at < 0) return [...stakes, { spot, amount: by, coppered: false, bent: false }];
  const { amount, coppered, bent } = stakes[at]!;
  return amount + by === 0
    ? stakes.filter((_, other) => other !== at)
    : replaceAt(stakes, at, { spot, amount: amount + by, coppered, bent });
}

/** The events for all stakes that differ between two layouts. */
function differences(seat: Seat, before: readonly Stake[], after: readonly Stake[]): readonly Event[] {
  const events: Event[] = [];
  for (const { spot, amount } of before) {
    const less = amount - (after.find(stake => stake.spot === spot)?.amount ?? 0);
    if (less > 0) events.push({ type: 'takenBack', seat, spot, amount: less });
  }
  for (const { spot, amount, coppered } of after) {
    const old = before.find(stake => stake.spot === spot);
    const more = amount - (old?.amount ?? 0);
    if (more > 0) events.push({ type: 'staked', seat, spot, amount: more });
    if (coppered !== (old?.coppered ?? false)) events.push({ type: coppered ? 'coppered' : 'uncoppered', seat, spot });
  }
  return events;
}

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

/* —— a turn —— */

/** The card of a pile that counts: its last, unless that is dead too. */
const topOf = (pile: readonly Card[], dead: number): Card | undefined => {
  const card = pile[pile.length - 1];
  return card === undefined || (dead >> (cardNumber(card) & 3)) & 1 ? undefined : card;
};

function turnStep(state: State, piles: Readonly<Record<Side, readonly Card[]>>): Step {
  const { options, hand, banker } = state;
  const events: Event[] = [];
  const gone = state.gone.slice();
  const dead = deadSuits(state);
  const lay = (side: Side) => {
    for (const card of piles[side]) {
      const number = cardNumber(card);
      const covered = ((dead >> (number & 3)) & 1) === 1;
      gone[number] = covered ? COVERED : LAID[side];
      events.push({ type: 'card', side, card, covered });
    }
  };
  const takes = topOf(piles.takes, dead);
  const pays = topOf(piles.pays, dead);
  const complete = takes !== undefined && pays !== undefined;
  const odd = oddSide(options);
  const first = (!complete && odd) || firstSide(options);
  lay(first);
  lay(first === 'pays' ? 'takes' : 'pays');
  let left = state.left - piles.takes.length - piles.pays.length;
  const counts = complete || (odd !== undefined && (odd === 'takes' ? takes : pays) !== undefined);
  if (!counts) events.push({ type: 'incomplete' });
  let hock: Card | undefined;
  if (options.variant === 'classic' && left === 1) {
    const number = gone.indexOf(0);
    hock = CARDS[number]!;
    gone[number] = HOCK;
    left = 0;
  }
  const counted: Counted = { takes, pays, hock };
  if (hock) events.push({ type: 'hock', card: hock });
  const bank = { banker, holds: bankOf(state) };
  const settlement = counts ? settleTurn(state.punters, state.accounts, state.till, bank, options, counted) : undefined;
  const accounts = settlement ? settlement.accounts : state.accounts;
  let { out } = state;
  let changed: Punter[] | undefined;
  for (let seat = 0; seat < state.punters.length; seat++) {
    const punter = state.punters[seat]!;
    const entries = settlement ? settlement.entries[seat]! : NO_ENTRIES;
    for (const entry of entries) events.push({ type: 'entry', seat, entry });
    const next = afterTurn(punter, entries, options);
    if (next !== punter) (changed ??= state.punters.slice())[seat] = next;
  }
  const punters = changed ?? state.punters;
  for (let left = state.dealtIn & ~out; left !== 0; left &= left - 1) {
    const seat = 31 - Math.clz32(left & -left);
    if (accounts.purses[seat]! > 0 || accounts.cloth[seat]! > 0) continue;
    out = withSeat(out, seat);
    events.push({ type: 'eliminated', seat });
  }
  const next: State = {
    options,
    phase: state.phase,
    hand: hand + 1,
    deal: state.deal,
    turns: state.turns + 1,
    accounts,
    banker,
    till: settlement ? settlement.till : state.till,
    punters,
    dealtIn: state.dealtIn,
    out,
    done: NO_SEATS,
    left,
    gone,
    last: { takes: piles.takes, pays: piles.pays, complete },
    ending: state.ending,
    burnt: state.burnt,
  };
  const isOver = (card: Card | undefined): boolean => card !== undefined && !isRankLive(gone, card[0]!);
  const untidy = options.variant !== 'buch' && (options.afterWin === 'stands' || isOver(takes) || isOver(pays));
  const tidy = untidy ? tidied(next, events) : next;
  const ending = endingOf(tidy, settlement?.broken === true, complete);
  const over = ending ? endDeal(tidy, ending, events) : tidy;
  events.push({ type: 'settled', hand });
  return { state: over, events };
}

/** Whether a winning stake stays where it is: in the book game its card is laid away (F11, K12, P8). */
const stands = ({ spot, outcome, bent }: LedgerEntry, { variant, afterWin }: Options): boolean =>
  outcome === 'won' && afterWin === 'stands' && variant !== 'buch' && !bent && !isCall(spot);

/** The stakes that a turn has not decided. */
function undecided(stakes: readonly Stake[], entries: readonly LedgerEntry[]): readonly Stake[] {
  if (entries.length === 0) return stakes;
  if (entries.length === stakes.length) return NO_STAKES;
  return stakes.filter(({ spot }) => !entries.some(entry => entry.spot === spot));
}

/** A punter after a turn: decided stakes are gone from the cloth. */
function afterTurn(punter: Punter, entries: readonly LedgerEntry[], { restake, variant }: Options): Punter {
  const { seated, sitsOut, suit, stakes, stakesAtStart: standing, laidAway } = punter;
  const isSame = standing === stakes || standing.length + stakes.length === 0;
  if (entries.length + punter.entries.length === 0 && isSame) return punter;
  const left = undecided(stakes, entries);
  return {
    seated,
    sitsOut,
    suit,
    stakes: left,
    stakesAtStart: left,
    replaceable: leftToReplace(punter, entries.length, restake),
    laidAway: variant === 'buch' && entries.length > 0 ? [...laidAway, ...entries.map(({ spot }) => spot)] : laidAway,
    previous: stakes.length > 0 ? stakes : punter.previous,
    entries,
  };
}

/** The played cards that a punter can still replace: those played, minus the new ones they have bet on (F8). */
const leftToReplace = (
  { stakes, stakesAtStart: standing, replaceable }: Punter,
  played: number,
  restake: Options['restake'],
): number =>
  restake === 'replace-only'
    ? played + Math.max(0, standing.length === 0 ? 0 : replaceable - (stakes.length - standing.length))
    : 0;

/** Bets that can never be decided come back (K14, P12); a winning one that stands is bet again (K12, P8). */
function tidied(state: State, events: Event[]): State {
  let next = state;
  for (let seat = 0; seat < state.punters.length; seat++) {
    const punter = state.punters[seat]!;
    if (punter.stakes.length === 0 && punter.entries.length === 0) continue;
    const live = ({ spot }: Stake): boolean => isLive(state, seat, spot);
    const back = punter.stakes.filter(stake => !live(stake));
    const again = punter.entries.filter(entry => stands(entry, state.options) && live(entry));
    if (back.length === 0 && again.length === 0) continue;
    const entries = back.map(stake => entryOf(stake, 'returned', state.options));
    for (const entry of entries) events.push({ type: 'entry', seat, entry });
    for (const { spot, amount } of again) events.push({ type: 'staked', seat, spot, amount });
    const stakes = [
      ...punter.stakes.filter(live),
      ...again.map(({ spot, amount, coppered }): Stake => ({ spot, amount, coppered, bent: false })),
    ];
    const laid = layOut(next, seat, stakes, []).state;
    const told: Punter = {
      ...laid.punters[seat]!,
      stakesAtStart: stakes,
      entries: [...punter.entries, ...entries],
      // what stands again does not count as played, what came back does
      replaceable: state.options.restake === 'replace-only' ? punter.replaceable - again.length + back.length : 0,
    };
    next = afterAct(laid, laid.accounts, replaceAt(laid.punters, seat, told));
  }
  return next;
}

/** Why the deal is over after a turn, if it is. */
function endingOf(state: State, broken: boolean, complete: boolean): Ending | undefined {
  if (broken) return 'bankBroken';
  if (seatCount(state.dealtIn & ~state.out) === 0) return 'noPunters';
  const needed = oddSide(state.options) ? 1 : 2;
  return !complete || state.left < needed || liveLeft(state, needed) < needed ? 'packOut' : undefined;
}

/** The end of a deal: undecided stakes go back to their owners. */
function endDeal(state: State, ending: Ending, events: Event[]): State {
  const { deal, options } = state;
  const purses = state.accounts.purses.slice();
  const punters = state.punters.map((punter, seat) => {
    if (punter.stakes.length === 0) return punter;
    const entries = punter.stakes.map(stake => entryOf(stake, 'returned', options));
    for (const entry of entries) {
      purses[seat]! += entry.back;
      events.push({ type: 'entry', seat, entry });
    }
    return { ...punter, stakes: NO_STAKES, stakesAtStart: NO_STAKES, entries: [...punter.entries, ...entries] };
  });
  events.push({ type: 'dealOver', deal, ending });
  const accounts = { house: state.accounts.house, purses, cloth: purses.map(() => 0) };
  return { ...state, phase: 'between', accounts, punters, ending };
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
    seated,
    sitsOut,
    suit: variant === 'buch' ? (BOOKS[seats.indexOf(seat)] ?? '') : '',
    stakes,
    stakesAtStart: NO_STAKES,
    replaceable: 0,
    laidAway: NO_SPOTS,
    previous,
    entries: NO_ENTRIES,
  }));
  return {
    state: {
      options,
      phase: 'stake',
      hand: state.hand,
      deal: state.deal + 1,
      turns: 0,
      accounts: state.accounts,
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

const NO_CARDS: readonly Card[] = [];

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
