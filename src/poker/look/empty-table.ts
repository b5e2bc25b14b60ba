/**
 * A poker table before play: the seats, the middle, the player's own place, the button that deals; and what its head
 * says in every phase.
 */
import { nothing, type TemplateResult } from 'lit';
import type { Seat } from '../../game/contract.js';
import type { BettingGame, BettingOptions, BettingView } from '../../stakes/betting-game.js';
import type { DrawnTable, Status } from '../../table/look/drawn-table.js';
import { chips } from '../../table/look/messages.js';
import { acts, barOf, betweenActs } from './main-buttons.js';
import { othersOf, oval } from './oval.js';
import { middle } from './pots.js';
import { dealerMark, opponent, ownBet, ownPlace, ownPlate, spot, type SeatLook } from './seats.js';
import { ownSeat } from './seen.js';
import type { PokerText } from '../text/en.js';

/** What a game shows on its empty table. */
export interface EmptyPlaces {
  readonly status: Status;
  /** The seat with the dealer button, or -1. */
  readonly dealer: Seat;
  /** The marks on a seat's plate, beside that button. */
  readonly signs?: (seat: Seat) => readonly TemplateResult[];
  /** What lies in the middle beside the pots. */
  readonly beside: unknown;
  /** What lies before the player, with the plate of their name and their chips. */
  readonly own: (seat: Seat, plate: TemplateResult, bet: TemplateResult) => unknown;
}

type Table = DrawnTable<BettingGame, PokerText>;

export function emptyCloth(
  table: Table,
  view: BettingView,
  { status, dealer, signs, beside, own }: EmptyPlaces,
): TemplateResult {
  const { names, symbols, words } = table;
  const purses = view.accounts.purses as number[];
  const lookOf = (seat: Seat, kind: string): SeatLook => ({
    ...{ seat, name: names.person(seat), sitter: names.sitter(seat), purse: purses[seat]!, bet: 0, won: nothing, kind },
    marks: [...(signs?.(seat) ?? []), ...(seat === dealer ? [dealerMark(words)] : [])],
  });
  const others = othersOf(view).map(({ seat, side }) =>
    opponent(words, symbols, lookOf(seat, side), spot(symbols, purses[seat]!), ''),
  );
  const look = lookOf(ownSeat(view), '');
  const mine = ownPlace(words, look, own(look.seat, ownPlate(words, look, false), ownBet(words, symbols, look)));
  return oval(view, others, middle(table, view, [], String, beside), table.statusLine(status), mine, '', words);
}

/** What stands beside the name of the game; in a low box below it, part by part. */
export const limitsIn = ({ box }: Pick<Table, 'box'>, told: string): string =>
  box.shape === 'low' ? told.replaceAll(' · ', '\n') : told;

/** The bar, with the game's own content for the head of a wide box. */
export function emptyBar({ words, names, seats }: Table, view: BettingView, inHead: unknown = nothing): TemplateResult {
  const who = seats.length > 1 ? `${names.person(ownSeat(view))} · ` : '';
  return barOf(words, inHead, view.seat === 'onlooker' ? acts('') : betweenActs(words, undefined, 1, false, who));
}

/** The status line before the first hand: the aim of the game, the antes, if any, and what the game adds. */
export function beforeHand(
  { box: { shape }, words }: Pick<Table, 'box' | 'words'>,
  { ante }: BettingOptions,
  aim: string,
  because: string,
): Status {
  const antes = ante > 0 ? words.antes(chips(ante)) : '';
  // one sentence on a small cloth, where the title is as long as two lines
  return [aim, antes && shape !== 'wide' ? antes : [antes, because].filter(Boolean).join(' ')];
}
