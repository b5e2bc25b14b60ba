/**
 * Where a stake may be. A spot is written by its ranks: `K` for one, `KQ` for a bet between king and queen, `KQ2A` for
 * the four of a corner; `high` is the bar of the high card; `Q>T>7` calls the last turn: queen loses, ten wins, seven
 * is the hock.
 */
import { RANKS, SUITS } from '../../cards/card.js';
import type { Options } from './options.js';
import { deadSuits, isLastTurn, unseen, type Table } from './table.js';

/** The two rows of the classic layout; the seven is at the turn between their right ends. */
export const ROWS: readonly [string, string] = ['KQJT98', 'A23456'];
/** The card at the turn of the layout. */
export const AT_THE_TURN = '7';
/** The bar above the layout: the winner is higher than the loser (K9). */
export const HIGH = 'high';

const upper = [...ROWS[0]];
const lower = [...ROWS[1]];

/** Each rank alone, from the king down to the ace, in the order of a book. */
export const SINGLES: readonly string[] = [...'KQJT98765432A'];

/** The ranks of a bet in the order in which its spot is written: from the king down to the ace. */
const written = (...ranks: readonly string[]): string => SINGLES.filter(rank => ranks.includes(rank)).join('');

/** Bets on several ranks (K6): neighbours in a row, across the rows, corners of four, and round the seven. */
export const GROUPS: readonly string[] = [
  ...upper.slice(1).map((rank, place) => written(upper[place]!, rank)),
  ...lower.slice(1).map((rank, place) => written(lower[place]!, rank)),
  ...upper.map((rank, place) => written(rank, lower[place]!)),
  ...upper.slice(1).map((rank, place) => written(upper[place]!, rank, lower[place]!, lower[place + 1]!)),
  ...['87', '76', '876'],
];
const CLASSIC: readonly string[] = [HIGH, ...SINGLES, ...GROUPS];

/** Whether a spot calls the order of the last turn. */
export const isCall = (spot: string): boolean => spot.includes('>');

/** The payout of a call: four to one, two to one if two of the three cards share a rank (K15, K16). */
export const callPays = (spot: string): number => (new Set(spot.split('>')).size === 3 ? 4 : 2);

/** The orders in which the last three cards can be called, from the king down; none if all share a rank (K17, K19). */
export function callsOf(table: Table): readonly string[] {
  if (!isLastTurn(table)) return [];
  // the ace is low, as on the layout
  const place = (rank: string): number => SINGLES.indexOf(rank);
  const ranks = unseen(table)
    .map(card => card[0]!)
    .sort((a, b) => place(a) - place(b));
  if (new Set(ranks).size === 1) return [];
  const calls = new Set<string>();
  for (const first of [0, 1, 2])
    for (const second of [0, 1, 2])
      if (first !== second) calls.add([ranks[first], ranks[second], ranks[3 - first - second]].join('>'));
  return [...calls];
}

/** All spots of a game except calls. */
export const spotsOf = ({ variant }: Options): readonly string[] => (variant === 'classic' ? CLASSIC : SINGLES);

/** Whether one of the four cards of a rank is unseen. */
export function isRankLive(gone: Table['gone'], rank: string): boolean {
  const first = 4 * RANKS.indexOf(rank);
  return gone[first] === 0 || gone[first + 1] === 0 || gone[first + 2] === 0 || gone[first + 3] === 0;
}

/** Whether a bet there can still be decided: with books by the punter's own card, otherwise by one of its ranks. */
export function isLive(table: Table, seat: number, spot: string): boolean {
  const { gone } = table;
  if (spot === HIGH) return table.left > 1;
  if (isCall(spot)) return callsOf(table).includes(spot);
  if (table.options.variant !== 'buch') return [...spot].some(rank => isRankLive(gone, rank));
  const { suit } = table.punters[seat]!;
  if (suit === '' || gone[RANKS.indexOf(spot) * 4 + SUITS.indexOf(suit)] !== 0) return false;
  return ((deadSuits(table) >> SUITS.indexOf(suit)) & 1) === 0;
}

/** The spots on which a seat can bet: what can be decided; with `deadCards: allow` all not laid away (F10, F11). */
export function openSpots(table: Table, seat: number): readonly string[] {
  const spots = spotsOf(table.options);
  if (table.options.variant === 'buch' && table.options.deadCards === 'allow') {
    const { laidAway } = table.punters[seat]!;
    return laidAway.length === 0 ? spots : spots.filter(spot => !laidAway.includes(spot));
  }
  return [...spots.filter(spot => isLive(table, seat, spot)), ...callsOf(table)];
}
