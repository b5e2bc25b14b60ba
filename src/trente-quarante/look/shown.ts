/** The board as its areas see it: a view, and how much of it is shown now. */
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

/** How much of a coup is to be seen while it is dealt. */
export interface Stage {
  readonly noir: readonly KnownCard[];
  readonly rouge: readonly KnownCard[];
  readonly shown: Readonly<Record<Row, number>>;
  readonly left: number;
}

/** How the board differs from its view: while a coup is dealt, and as long as the last one is still shown. */
export interface Between {
  readonly stage?: Stage;
  /** Whether the last coup lies there as it was settled, until somebody at this screen stakes. */
  readonly settled?: boolean;
  /** Whether its chips have gone where they belong: of the stakes only the sums are left. */
  readonly isHome?: boolean;
  /** Whether a coup is being dealt and taken in: the choice after a refait waits for its end. */
  readonly dealing?: boolean;
}

/** What the sentences of the board need: the view, the words, and the people at this screen. */
export interface Teller {
  readonly view: View;
  readonly words: BoardText;
  /** The punter whose board this is; nobody for an onlooker. */
  readonly own: Punter | undefined;
  /** The seats of the people at this screen. */
  readonly ownSeats: readonly Viewer[];
  readonly legal: readonly Offer<Action>[];
  readonly person: (seat: Seat) => string;
}

/** The board as it is shown. */
export interface Shown extends Teller {
  readonly stage: Stage | undefined;
  /** Whether the last coup is still shown, as it was settled. */
  readonly settled: boolean;
  /** Whether its chips have gone where they belong. */
  readonly isHome: boolean;
  /** Whether the player chooses after a refait. */
  readonly choosing: boolean;
  /** Whether a step is being shown. */
  readonly playing: boolean;
  /** Whether the cards have room for full faces. */
  readonly large: boolean;
  /** Whether something is open: sums, ledger, odds. */
  readonly opened: (name: string) => boolean;
  readonly hovered: string | undefined;
  /** What a tap on the hovered field lays. */
  readonly laid: number;
  /** What the next tap lays, in words, and how a stake is taken back. */
  readonly nextLaid: string;
  readonly back: string;
  /** Advice on what lies there; empty for none. */
  readonly hint?: string;
  /** What the last stakes were, in chips, where they may be laid once more; 0 where not. */
  readonly again: number;
  readonly symbols: Symbols;
  /** Who sits at a seat, to the eye; nothing for the player, who is spoken to. */
  readonly sitter: (seat: Seat) => Sitter | undefined;
  readonly cardName: (card: KnownCard) => string;
}

/** Whether something of a kind may be done. */
export const offers = ({ legal }: Pick<Teller, 'legal'>, type: Action['type']): boolean =>
  legal.some(offer => offer.type === type);

/** All seats at the board, taken or not. */
export const seatsOf = ({ punters }: View): readonly Seat[] => punters.map((_, seat) => seat);

/** What a punter has free on a chance. */
export const freeOn = (punter: Punter | undefined, chance: Chance): number =>
  punter?.free[CHANCES.indexOf(chance)] ?? 0;

/** Whether something of this punter's lies on the cloth, free or in prison. */
export const hasStake = ({ own }: Pick<Teller, 'own'>): boolean =>
  !!own && (own.free.some(stake => stake > 0) || own.prison.some(levels => levels.length > 0));

/** Whether the main button lays the last stakes once more and deals: nothing lies there yet. */
export const isAgain = (shown: Pick<Shown, 'own' | 'again'>): boolean => shown.again > 0 && !hasStake(shown);

/** The last coup's entries of a chance, as long as they are shown. */
export const entriesOn = ({ settled, own }: Shown, chance: Chance): readonly LedgerEntry[] =>
  (settled && own?.entries.filter(entry => entry.chance === chance)) || [];

/** What a punter's stakes have brought together. */
export const netOf = (entries: readonly LedgerEntry[]): number => entries.reduce((sum, entry) => sum + entry.net, 0);

/** Whether this punter cannot go on without new chips, while others perhaps can. */
export const isBroke = (teller: Pick<Teller, 'view' | 'legal'>): boolean => {
  const { turn, accounts, options, seat } = teller.view;
  if (turn.kind === 'over') return true;
  return (
    seat !== 'onlooker' && accounts.purses[seat]! < options.min && accounts.cloth[seat] === 0 && offers(teller, 'buyIn')
  );
};
