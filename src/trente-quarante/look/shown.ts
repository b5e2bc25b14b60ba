/** The board as its areas see it: a view, and how much of it is visible now. */
import { isOffered } from '../../bank/look/offers.js';
import type { KnownCard } from '../../cards/card.js';
import type { Offer, Seat, Viewer } from '../../game/contract.js';
import type { Sitter } from '../../table/look/names.js';
import type { Symbols } from '../../table/look/symbols.js';
import { CHANCES, type Chance } from '../rules/coup.js';
import type { LedgerEntry } from '../rules/stakes.js';
import type { Action, Punter, Row, View } from '../rules/table.js';
import type { BoardText } from '../text/en.js';

/** The rows in the order in which they are dealt. */
export const ROWS: readonly Row[] = ['noir', 'rouge'];

/** How much of a coup is visible while it is dealt. */
export interface Stage {
  readonly noir: readonly KnownCard[];
  readonly rouge: readonly KnownCard[];
  readonly shown: Readonly<Record<Row, number>>;
  readonly left: number;
}

/** How the board differs from its view: while a coup is dealt, and as long as the last one is still shown. */
export interface Between {
  readonly stage?: Stage;
  /** Whether the last coup is still on display, until somebody at this screen bets. */
  readonly settled?: boolean;
  /** Whether it has been paid out: the chips still there only recall the result. */
  readonly isHome?: boolean;
  /** Whether a coup is being dealt and shown: the choice after a refait waits for its end. */
  readonly dealing?: boolean;
}

/** Values for the sentences of the board: the view, the words, and the people at this screen. */
export interface Teller {
  readonly view: View;
  readonly words: BoardText;
  /** The punter whose board this is; undefined for an onlooker. */
  readonly own: Punter | undefined;
  /** The seats of the people at this screen. */
  readonly ownSeats: readonly Viewer[];
  readonly legal: readonly Offer<Action>[];
  readonly person: (seat: Seat) => string;
}

/** The board as shown. */
export interface Shown extends Teller {
  readonly stage: Stage | undefined;
  /** Whether the last coup is still shown as settled. */
  readonly settled: boolean;
  /** Whether its chips have been collected. */
  readonly isHome: boolean;
  /** Whether the player chooses after a refait. */
  readonly choosing: boolean;
  /** Whether a step is being shown. */
  readonly playing: boolean;
  /** Whether the cards have room for full faces. */
  readonly large: boolean;
  /** Whether a drawer is open: sums, ledger, odds. */
  readonly opened: (name: string) => boolean;
  readonly hovered: string | undefined;
  /** The bet of a tap on the hovered field. */
  readonly laid: number;
  /** What the next tap bets, in words, and how a stake is taken back. */
  readonly nextLaid: string;
  readonly back: string;
  /** Advice on the stakes; empty for none. */
  readonly hint?: string;
  /** The sum of the last stakes, in chips, if they can be repeated; else 0. */
  readonly again: number;
  readonly symbols: Symbols;
  /** Who sits at a seat, as drawn; undefined for the player addressed as “you”. */
  readonly sitter: (seat: Seat) => Sitter | undefined;
  readonly cardName: (card: KnownCard) => string;
}

/** All seats at the board, taken or not. */
export const seatsOf = ({ punters }: View): readonly Seat[] => punters.map((_, seat) => seat);

/** A punter's free stake on a chance. */
export const freeOn = (punter: Punter | undefined, chance: Chance): number =>
  punter?.free[CHANCES.indexOf(chance)] ?? 0;

/** Whether this punter has anything on the cloth, free or in prison. */
export const hasStake = ({ own }: Pick<Teller, 'own'>): boolean =>
  !!own && (own.free.some(stake => stake > 0) || own.prison.some(levels => levels.length > 0));

/** Whether the main button repeats the last stakes and deals: nothing is staked yet. */
export const isAgain = (shown: Pick<Shown, 'own' | 'again'>): boolean => shown.again > 0 && !hasStake(shown);

/** The last coup's entries for a chance, as long as they are shown. */
export const entriesOn = ({ settled, own }: Shown, chance: Chance): readonly LedgerEntry[] =>
  (settled && own?.entries.filter(entry => entry.chance === chance)) || [];

/** The net result of a punter's stakes. */
export const netOf = (entries: readonly LedgerEntry[]): number => entries.reduce((sum, entry) => sum + entry.net, 0);

/** Whether this punter cannot go on without new chips, although others may. */
export const isBroke = (teller: Pick<Teller, 'view' | 'legal'>): boolean => {
  const { turn, accounts, options, seat } = teller.view;
  if (turn.kind === 'over') return true;
  return (
    seat !== 'onlooker' &&
    accounts.purses[seat]! < options.min &&
    accounts.cloth[seat] === 0 &&
    isOffered(teller, 'buyIn')
  );
};

/** What a refait adds to the board; loaded with the first. */
export interface AfterRefait {
  /** The choice on each stake. */
  readonly choices: unknown;
  /** The player's own stakes in the prisons of a chance. */
  readonly prison: (chance: Chance) => unknown;
  /** What may be done with stakes in prison. */
  readonly releases: unknown;
}
