/** The table of Faro as data: actions, events, state and view, and whose turn it is. */
import { CARDS, cardNumber, RANKS, SUITS, type Card, type KnownCard, type Suit } from '../../cards/card.js';
import type { Accounts } from '../../game/accounts.js';
import type { Seat, Turn, Viewer, SeatingAction, SeatingEvent } from '../../game/contract.js';
import type { Chair } from '../../game/seating.js';
import { hasSeat, seatCount, seatsIn, type SeatSet } from '../../stakes/seats.js';
import { FEWEST_BOOKS, type Options } from './options.js';

export type { Accounts } from '../../game/accounts.js';
export type { Chair } from '../../game/seating.js';
export type { SeatSet } from '../../stakes/seats.js';
export type { Options } from './options.js';

type Bare<Type extends string> = Type extends string ? { readonly type: Type } : never;

/**
 * What a punter may do, on a spot of `spots.ts`; amounts in chips. `copper` bets that the spot loses, `uncopper` that
 * it wins again; `paroli` leaves the win of the last turn on its card. `done`: between deals that they play, before a
 * turn that their stakes stand, and from a banker that they turn up.
 */
export type PunterAction =
  | { readonly type: 'stake' | 'takeBack'; readonly spot: string; readonly amount: number }
  | { readonly type: 'copper' | 'uncopper' | 'paroli'; readonly spot: string }
  | Bare<'clear' | 'double' | 'rebet' | 'done' | 'reopen'>;

/**
 * What the croupier does. `shuffle`: who holds the bank (the number of seats for the house), the card set aside first
 * (the soda or the bottom card, exposed; or a burnt one), and how many cards are left. `turn`: the pile of the card
 * that takes and of the one that pays, each with the dead cards that were covered, in the order drawn; a pile is empty,
 * or has only dead cards, if the pack has run out.
 */
export type CroupierAction =
  | { readonly type: 'shuffle'; readonly banker: number; readonly aside: readonly Card[]; readonly left: number }
  | { readonly type: 'turn'; readonly takes: readonly Card[]; readonly pays: readonly Card[] };

/** Any action at the table. */
export type Action = PunterAction | SeatingAction | CroupierAction;

/** The card of a turn that takes for the bank, and the one that pays the punters. */
export type Side = 'takes' | 'pays';

/** A bet on the cloth. */
export interface Stake {
  /**
   * Its spot, by ranks: `K` the king, `KQ` between two, `KQ2A` a corner; `high` the bar; `Q>T>7` a call of the last
   * turn.
   */
  readonly spot: string;
  /** In chips. */
  readonly amount: number;
  /** Whether it is under a copper: it wins where it would lose (K3). */
  readonly coppered: boolean;
  /** Whether it is a win left on its card with a bent corner: bound until it is decided (P9). */
  readonly bent: boolean;
}

/** What a turn did to a stake: `returned`: handed back undecided, at the end of the deal or because it never can be. */
export type Outcome = 'won' | 'lost' | 'split' | 'returned';

/** One bet in a punter's ledger. */
export interface LedgerEntry extends Stake {
  /** What the turn did to the bet. */
  readonly outcome: Outcome;
  /** Chips that go to the purse. */
  readonly back: number;
  /** The net result of the bet, in chips. */
  readonly net: number;
}

/** Why a deal is over: the pack is out, the bank is broken, or no punter is left. */
export type Ending = 'packOut' | 'bankBroken' | 'noPunters';

/** What happened, in order; one event for each card that moves. */
export type Event =
  | SeatingEvent
  | { readonly type: 'done' | 'reopened' | 'eliminated'; readonly seat: Seat }
  | { readonly type: 'shuffled'; readonly left: number; readonly banker: Seat }
  | { readonly type: 'soda' | 'bottom' | 'burnt' | 'hock'; readonly card: Card }
  | { readonly type: 'staked' | 'takenBack'; readonly seat: Seat; readonly spot: string; readonly amount: number }
  | { readonly type: 'coppered' | 'uncoppered'; readonly seat: Seat; readonly spot: string }
  | { readonly type: 'paroli'; readonly seat: Seat; readonly spot: string; readonly amount: number }
  | { readonly type: 'card'; readonly side: Side; readonly card: Card; readonly covered: boolean }
  | { readonly type: 'incomplete' }
  | { readonly type: 'entry'; readonly seat: Seat; readonly entry: LedgerEntry }
  | { readonly type: 'settled'; readonly hand: number }
  | { readonly type: 'dealOver'; readonly deal: number; readonly ending: Ending };

/** One seat: chair, bets, and results. */
export interface Punter extends Chair {
  /** The suit of the punter's book; empty if ranks are bet on, and for a seat that is not a punter. */
  readonly suit: Suit | '';
  /** The bets on the cloth. */
  readonly stakes: readonly Stake[];
  /** What stood when this turn's betting began: under `add-only` it stays. */
  readonly stakesAtStart: readonly Stake[];
  /** How many played cards can still be replaced (`restake: replace-only`). */
  readonly replaceable: number;
  /** The cards of the punter's book that were decided in this deal and are laid away, by rank (F11). */
  readonly laidAway: readonly string[];
  /** The punter's stakes of the last turn in which they had any, for `rebet`. */
  readonly previous: readonly Stake[];
  /** The ledger of the last turn. */
  readonly entries: readonly LedgerEntry[];
}

/** Where a card has gone, as the case-keeper shows it. */
export const PLACES = ['pack', 'takes', 'pays', 'covered', 'soda', 'bottom', 'hock', 'out'] as const;
/**
 * Still unseen; taken or paid; covered, since its owner is out; soda, exposed bottom card and hock, which do not play;
 * out of this deal with its suit.
 */
export type Place = (typeof PLACES)[number];

/** A place as a number, as `gone` has it. */
export const placeNumber = (place: Place): number => PLACES.indexOf(place);

/** The two piles of a turn. */
export interface LaidTurn {
  /** The pile of the card that takes for the bank: covered dead cards first, the card that counts last. */
  readonly takes: readonly Card[];
  /** The pile of the card that pays the punters, in the same order. */
  readonly pays: readonly Card[];
  /** Whether each side has a card that counts; an incomplete turn is void (F4). */
  readonly complete: boolean;
}

/** `between`: players arrive, leave, buy chips and get ready; `stake`: the punters bet; the croupier does the rest. */
export type Phase = 'between' | 'stake';

/** What everybody may know of the table. The results of a deal stay until the next shuffle. */
export interface Table {
  /** The options of the table, complete with defaults. */
  readonly options: Options;
  /** The present phase. */
  readonly phase: Phase;
  /** Turns begun, over all deals, including the one being bet on. */
  readonly hand: number;
  /** Deals begun. */
  readonly deal: number;
  /** Turns drawn in this deal. */
  readonly turns: number;
  /** The chips of everybody: purses, what lies on the cloth, the house with its bank. */
  readonly accounts: Accounts;
  /** Who holds the bank; -1: the house. */
  readonly banker: Seat;
  /** What the house's bank holds, in chips: a part of its account. 0 if a seat banks, or the bank is unlimited. */
  readonly till: number;
  /** The seats, including the banker if a seat holds the bank. */
  readonly punters: readonly Punter[];
  /** The punters of this deal. */
  readonly dealtIn: SeatSet;
  /** The punters of this deal who are out of it. */
  readonly out: SeatSet;
  /** The seats that have said `done`. */
  readonly done: SeatSet;
  /** Cards left to deal. */
  readonly left: number;
  /**
   * The place of each card by its number, 0 to 51, as a number into {@link PLACES}: 0 pack, 1 takes, 2 pays, 3 covered, 4 soda,
   * 5 bottom, 6 hock, 7 out.
   */
  readonly gone: readonly number[];
  /** The last turn of this deal. */
  readonly last: LaidTurn | null;
  /** Why the deal is over; null while it goes on. */
  readonly ending: Ending | null;
}

/** The whole table. It hides only a burnt card; undealt ones are not in it. */
export interface State extends Table {
  /** The cards set aside unseen. */
  readonly burnt: readonly Card[];
}

/** The table as a seat sees it. */
export interface View extends Table {
  /** Whose view it is: a seat, or an onlooker. */
  readonly seat: Viewer;
  /** Whose turn it is, as returned by `turn(state)`. */
  readonly turn: Turn;
  /** How many cards are set aside unseen. */
  readonly burnt: number;
}

/**
 * A state after a punter's action: other chips, other stakes, other seats that are done. What changes at every step is
 * written out: a spread with changes costs ten times as much.
 */
export const afterAct = (
  state: State,
  accounts: Accounts,
  punters: readonly Punter[],
  done: SeatSet = state.done,
): State => ({
  options: state.options,
  phase: state.phase,
  hand: state.hand,
  deal: state.deal,
  turns: state.turns,
  accounts,
  banker: state.banker,
  till: state.till,
  punters,
  dealtIn: state.dealtIn,
  out: state.out,
  done,
  left: state.left,
  gone: state.gone,
  last: state.last,
  ending: state.ending,
  burnt: state.burnt,
});

/** A punter with other stakes. */
export const withStakes = (punter: Punter, stakes: readonly Stake[]): Punter => ({
  seated: punter.seated,
  sitsOut: punter.sitsOut,
  suit: punter.suit,
  stakes,
  stakesAtStart: punter.stakesAtStart,
  replaceable: punter.replaceable,
  laidAway: punter.laidAway,
  previous: punter.previous,
  entries: punter.entries,
});

export const NO_STAKES: readonly Stake[] = [];
export const NO_ENTRIES: readonly LedgerEntry[] = [];
export const NO_SPOTS: readonly string[] = [];
export const NO_CARDS: readonly Card[] = [];
export const NOTHING_GONE: readonly number[] = CARDS.map(() => 0);
export const NEW_PUNTER: Punter = {
  seated: true,
  sitsOut: false,
  suit: '',
  stakes: NO_STAKES,
  stakesAtStart: NO_STAKES,
  replaceable: 0,
  laidAway: NO_SPOTS,
  previous: NO_STAKES,
  entries: NO_ENTRIES,
};

/** The place of a card. */
export const placeOf = ({ gone }: Pick<Table, 'gone'>, card: Card): Place => PLACES[gone[cardNumber(card)]!]!;

/** What the bank can pay, in chips. */
export function bankOf({ banker, till, accounts, options }: Table): number {
  if (banker >= 0) return accounts.purses[banker]!;
  return options.bank > 0 ? till : Infinity;
}

/** The suits whose owner is out, or that were never in this deal: nobody can bet on them. Numbers of suits as bits. */
export function deadSuits({ options, punters, dealtIn, out }: Table): number {
  if (options.variant !== 'buch') return 0;
  let dead = 0b1111;
  for (const seat of seatsIn(dealtIn & ~out)) dead &= ~(1 << SUITS.indexOf(punters[seat]!.suit));
  return dead;
}

/**
 * How many unseen cards can decide a bet: those of live suits. The burnt card counts as one of them.
 * @param enough where counting may stop.
 */
export function liveLeft(table: Table, enough = Infinity): number {
  const { gone, left } = table;
  const dead = deadSuits(table);
  if (dead === 0) return left;
  let live = 0;
  for (let number = 0; number < gone.length && live < enough; number++)
    if (gone[number] === 0 && !((dead >> (number & 3)) & 1)) live++;
  return live;
}

/** The known cards that are still unseen, in the order of the pack. */
export const unseen = ({ gone }: Pick<Table, 'gone'>): readonly KnownCard[] =>
  CARDS.filter((_, number) => gone[number] === 0);

/** How many cards of each rank are unseen, from the two to the ace. */
export function ranksLeft({ gone }: Pick<Table, 'gone'>): readonly number[] {
  const left = Array<number>(RANKS.length).fill(0);
  for (let number = 0; number < gone.length; number++) if (gone[number] === 0) left[number >> 2]!++;
  return left;
}

/** Whether the next turn is the last of a classic deal: three cards are left, and the order can be called (K15). */
export const isLastTurn = ({ options, phase, left }: Table): boolean =>
  options.variant === 'classic' && phase === 'stake' && left === 3;

/** Whether a seat could take part in a deal: occupied, and with at least the minimum bet. */
export const canPlay = ({ punters, accounts, options }: Table, seat: Seat): boolean =>
  punters[seat]!.seated && accounts.purses[seat]! >= options.min;

/** Whether a seat takes part in the next deal, once it has said so. */
export const isIn = (table: Table, seat: Seat): boolean => canPlay(table, seat) && !table.punters[seat]!.sitsOut;

/** Whether a punter of this deal still bets: they are not out, and have chips in the purse or on the cloth. */
export const isPlaying = ({ dealtIn, out, accounts }: Table, seat: Seat): boolean =>
  hasSeat(dealtIn & ~out, seat) && accounts.purses[seat]! + accounts.cloth[seat]! > 0;

/** The number of seats a deal needs: the punters, and the banker if a seat holds the bank. */
export const fewest = ({ variant, banker }: Options): number =>
  (variant === 'buch' ? FEWEST_BOOKS : 1) + (banker === 'house' ? 0 : 1);

/** Whether a seat is to act now. The banker, who turns up, acts when all punters are done. */
export function isAsked(table: Table, seat: Seat): boolean {
  if (hasSeat(table.done, seat)) return false;
  if (table.phase === 'between') return isIn(table, seat);
  if (seat !== table.banker) return isPlaying(table, seat);
  return !seatsIn(table.dealtIn & ~table.out & ~table.done).some(punter => isPlaying(table, punter));
}

const CROUPIERS_TURN: Turn = { kind: 'croupier' };
const OVER: Turn = { kind: 'over' };
const turns: Turn[] = [];
/** The turn of these seats together; cached, since it is needed at every step. */
const turnOf = (seats: SeatSet): Turn => (turns[seats] ??= { kind: 'seats', seats: seatsIn(seats), together: true });

/** Whose turn it is. */
export function turn(table: Table): Turn {
  let asked = 0;
  const seats = table.punters.length;
  for (let seat = 0; seat < seats; seat++) if (isAsked(table, seat)) asked |= 1 << seat;
  if (table.phase === 'between') {
    let able = 0;
    for (let seat = 0; seat < seats; seat++) if (canPlay(table, seat)) able++;
    const needed = fewest(table.options);
    if (able < needed) return OVER;
    return asked !== 0 || seatCount(table.done) < needed ? turnOf(asked) : CROUPIERS_TURN;
  }
  return asked !== 0 ? turnOf(asked) : CROUPIERS_TURN;
}
