/** The table of Trente et Quarante as data: actions, events, state and view, and whose turn it is. */
import { CARDS, type Card } from '../../cards/card.js';
import type { Accounts } from '../../game/accounts.js';
import type { NextHand, Seat, Turn, Viewer, SeatingAction, SeatingEvent } from '../../game/contract.js';
import type { Chair } from '../../game/seating.js';
import { CHANCES, type Chance, type Coup, type CoupResult } from './coup.js';
import type { Options } from './options.js';
import { NO_STAKES, type LedgerEntry, type Stakes } from './stakes.js';

export type { Accounts } from '../../game/accounts.js';
export type { Chair } from '../../game/seating.js';
export type { Chance, Coup, CoupResult } from './coup.js';
export type { Options } from './options.js';
export type { LedgerEntry, Outcome, PerChance, Stakes } from './stakes.js';

/** What a punter chooses for an open stake after a refait: half of it back, or prison. */
export type Choice = 'half' | 'prison';

type Bare<Type extends string> = Type extends string ? { readonly type: Type } : never;

/** What a punter may do. Levels of prison: 1 for A, 2 for B, 3 for C. Amounts in chips. */
export type PunterAction =
  | { readonly type: 'stake'; readonly chance: Chance; readonly amount: number }
  | { readonly type: 'takeBack'; readonly chance: Chance; readonly amount: number }
  | Bare<'clear' | 'double' | 'rebet' | 'done' | 'reopen'>
  | { readonly type: 'insure'; readonly chance: Chance }
  | { readonly type: 'uninsure'; readonly chance: Chance }
  | { readonly type: 'move'; readonly chance: Chance; readonly level: number; readonly to: Chance }
  | { readonly type: 'surrender'; readonly chance: Chance; readonly level: number }
  | { readonly type: 'choose'; readonly chance: Chance; readonly choice: Choice };

/** What the croupier does: shuffle a shoe, deal a coup, open the next one. */
export type CroupierAction =
  | { readonly type: 'shuffle'; readonly burnt: readonly Card[]; readonly left: number }
  | { readonly type: 'coup'; readonly noir: readonly Card[]; readonly rouge: readonly Card[] }
  | NextHand;

/** Any action at the table. */
export type Action = PunterAction | SeatingAction | CroupierAction;

/** What happened, in order; one event for each card that moves. */
export type Event =
  | SeatingEvent
  | { readonly type: 'shuffled'; readonly left: number }
  | { readonly type: 'burnt'; readonly card: Card }
  | { readonly type: 'staked' | 'takenBack'; readonly seat: Seat; readonly chance: Chance; readonly amount: number }
  | { readonly type: 'insured' | 'uninsured'; readonly seat: Seat; readonly chance: Chance; readonly premium: number }
  | {
      readonly type: 'moved';
      readonly seat: Seat;
      readonly chance: Chance;
      readonly level: number;
      readonly to: Chance;
      readonly amount: number;
    }
  | {
      readonly type: 'surrendered';
      readonly seat: Seat;
      readonly chance: Chance;
      readonly level: number;
      readonly amount: number;
      readonly back: number;
    }
  | { readonly type: 'done' | 'reopened'; readonly seat: Seat }
  | { readonly type: 'noMoreBets' }
  | { readonly type: 'card'; readonly row: Row; readonly card: Card; readonly sum: number; readonly crossing: boolean }
  | { readonly type: 'row'; readonly row: Row; readonly total: number; readonly announce: string }
  | { readonly type: 'result'; readonly result: CoupResult; readonly wins: readonly Chance[] }
  | { readonly type: 'entry'; readonly seat: Seat; readonly entry: LedgerEntry }
  | { readonly type: 'chose'; readonly seat: Seat; readonly chance: Chance; readonly choice: Choice }
  | { readonly type: 'refaitVoided'; readonly seat: Seat; readonly entry: LedgerEntry }
  | { readonly type: 'settled'; readonly hand: number }
  | { readonly type: 'nextHand'; readonly hand: number };

/** A row of cards, and the chance it counts for. */
export type Row = 'noir' | 'rouge';

/** One punter: their chair, stakes, and pending decisions. */
export interface Punter extends Chair, Stakes {
  /** Whether they have said `done`. */
  readonly done: boolean;
  /** After a refait: the punter's choice for each open stake. */
  readonly choices: readonly (Choice | null)[];
  /** The free stakes of the last coup the punter bet on, for `rebet`. */
  readonly previous: Pick<Stakes, 'free' | 'insured'>;
  /** The ledger of the last coup. */
  readonly entries: readonly LedgerEntry[];
}

/** A past coup on the road: its result and, if decided, the winner's row and colour. */
export interface RoadMark {
  /** How the coup ended. */
  readonly result: CoupResult;
  /** The winning row, of a decided coup. */
  readonly row: Row | null;
  /** Whether the first card had the colour of the winning row (`couleur`) or not, of a decided coup. */
  readonly colour: 'couleur' | 'inverse' | null;
}

/** How often each result has come since the table was opened. */
export type Tally = Readonly<Record<Chance | 'refait' | 'tie' | 'void', number>>;

/** What is known about the shoe. */
export interface OpenShoe {
  /** Cards left to be dealt. */
  readonly left: number;
  /** How often each card (by its number, 0 to 51) has been seen since the shuffle. */
  readonly seen: readonly number[];
}

/**
 * `shoe`: a shuffle is due; `bets`: the punters bet; `choice`: they choose after a refait; `settled`: the coup is over.
 */
export type Phase = 'shoe' | 'bets' | 'choice' | 'settled';

/** What everybody may know of the table. */
export interface Table {
  /** The options of the table, complete with defaults. */
  readonly options: Options;
  /** The present phase. */
  readonly phase: Phase;
  /** Coups begun, including the one being bet on. */
  readonly hand: number;
  /** The chips of everybody: purses, what lies on the cloth (free and imprisoned stakes, premiums), the house. */
  readonly accounts: Accounts;
  /** The punters, by seat. */
  readonly punters: readonly Punter[];
  /** The last coup dealt. */
  readonly coup: Coup | null;
  /** The coups of this shoe, oldest first. */
  readonly road: readonly RoadMark[];
  /** How often each chance has won, and a coup was a refait, a tie or void. */
  readonly tally: Tally;
}

/** The whole table. It hides only the burnt cards; undealt ones are not in it. */
export interface State extends Table {
  /** The shoe, with the burnt cards; a view has only their number. */
  readonly shoe: OpenShoe & { readonly burnt: readonly Card[] };
}

/**
 * A state with some parts changed. This and {@link punterWith} are written out: `{ ...state, phase }` means the same,
 * but a spread with changes takes V8 ten to twenty times as long, and a coup has eight of them.
 */
export const stateWith = (
  state: State,
  {
    phase = state.phase,
    hand = state.hand,
    accounts = state.accounts,
    punters = state.punters,
    coup = state.coup,
    shoe = state.shoe,
    road = state.road,
    tally = state.tally,
  }: Partial<State>,
): State => ({ options: state.options, phase, hand, accounts, punters, coup, shoe, road, tally });

/** A punter with some parts changed. */
export const punterWith = (
  punter: Punter,
  {
    seated = punter.seated,
    sitsOut = punter.sitsOut,
    done = punter.done,
    free = punter.free,
    insured = punter.insured,
    prison = punter.prison,
    choices = punter.choices,
    previous = punter.previous,
    entries = punter.entries,
  }: Partial<Punter>,
): Punter => ({ seated, sitsOut, done, free, insured, prison, choices, previous, entries });

/** The table as a seat sees it. Only the burnt cards are hidden in this game. */
export interface View extends Table {
  /** Whose view it is: a seat, or an onlooker. */
  readonly seat: Viewer;
  /** Whose turn it is, as returned by `turn(state)`. */
  readonly turn: Turn;
  /** What is known about the shoe, and the number of burnt cards. */
  readonly shoe: OpenShoe & { readonly burnt: number };
}

export const NO_CHOICES: readonly null[] = [null, null, null, null];
export const NOTHING_SEEN: readonly number[] = CARDS.map(() => 0);
export const NEW_PUNTER: Punter = {
  seated: true,
  sitsOut: false,
  done: false,
  free: NO_STAKES.free,
  insured: NO_STAKES.insured,
  prison: NO_STAKES.prison,
  choices: NO_CHOICES,
  previous: NO_STAKES,
  entries: [],
};

/** A chance's index in {@link CHANCES}. */
export const chanceNumber = (chance: Chance): number => CHANCES.indexOf(chance);
/** Whether any of these amounts is positive. */
export const some = (amounts: readonly number[]): boolean => amounts.some(amount => amount > 0);

/** Whether a seat can take part in a coup: it can pay the minimum, or has chips on the cloth. */
export const canPlay = ({ punters, accounts, options }: Table, seat: Seat): boolean =>
  punters[seat]!.seated && (accounts.purses[seat]! >= options.min || accounts.cloth[seat]! > 0);

/** Whether a seat is to act: to bet, or to choose. */
export const isAsked = (table: Table, seat: Seat): boolean => {
  const punter = table.punters[seat]!;
  if (punter.done) return false;
  return table.phase === 'choice' ? some(punter.free) : !punter.sitsOut && canPlay(table, seat);
};

const CROUPIERS_TURN: Turn = { kind: 'croupier' };
const OVER: Turn = { kind: 'over' };

/** Whose turn it is: the punters’ together, or the croupier’s. */
export function turn(table: Table): Turn {
  if (table.phase === 'shoe' || table.phase === 'settled') return CROUPIERS_TURN;
  const seats: Seat[] = [];
  let able = false;
  let ready = false;
  for (let seat = 0; seat < table.punters.length; seat++) {
    if (isAsked(table, seat)) seats.push(seat);
    if (table.phase === 'bets' && canPlay(table, seat)) {
      able = true;
      ready ||= table.punters[seat]!.done;
    }
  }
  if (table.phase === 'bets' && !able) return OVER;
  if (seats.length > 0 || (table.phase === 'bets' && !ready)) return { kind: 'seats', seats, together: true };
  return CROUPIERS_TURN;
}
