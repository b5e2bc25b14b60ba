/**
 * The cards to come at a table of stud whose hidden cards are known or irrelevant: each seat has its own, so that a
 * player who stays gets the same ones whoever else folds. If the pack runs short, the croupier mixes and deals by the
 * rules.
 */
import { cardNumber, CARDS, HIDDEN, type Card } from '../../cards/card.js';
import { stackedSource } from '../../cards/stacked-source.js';
import type { Seat } from '../../game/contract.js';
import { seatsIn } from '../../stakes/seats.js';
import { gathered, planFor, playersOf } from './dealing.js';
import { stud } from './rules.js';
import type { Action, State, Street } from './table.js';

const LAST: Street = 7;
const NOTHING = stackedSource([]);

/** The next street to be dealt; one too many after the last. */
export const nextStreet = ({ phase, street }: Pick<State, 'phase' | 'street'>): number =>
  phase === 'deal' ? street : street + 1;

/**
 * The croupier of a sampled table, as the hand is played out.
 * @param rest the cards that nobody holds, in the order in which they come.
 */
export function coming(world: State, rest: readonly Card[]): (table: State) => Action {
  const first = nextStreet(world);
  const seats = seatsIn(world.live);
  const placeOf = (seat: Seat, street: number): number => (street - first) * seats.length + seats.indexOf(seat);
  let isShort = (LAST + 1 - first) * seats.length > rest.length;
  /** The cards in order, with those of folded hands, which come in again, at random positions. */
  const order = (): readonly Card[] => {
    const places = new Map(rest.map((card, place) => [card, place]));
    const salt = rest.length > 0 ? cardNumber(rest[0]!) : 0;
    const place = (card: Card): number =>
      places.get(card) ?? ((Math.imul(cardNumber(card) + salt + 1, 0x9e3779b1) >>> 0) * rest.length) / 2 ** 32;
    return [...CARDS].sort((one, other) => place(one) - place(other));
  };
  return table => {
    if (table.phase !== 'deal') return stud.deal(table, NOTHING);
    const { street } = table;
    const { mix, common, burn } = planFor(table);
    isShort ||= mix || common;
    const burnt: readonly Card[] = burn ? [HIDDEN] : [];
    if (!isShort) {
      const cards = playersOf(table).map(seat => rest[placeOf(seat, street)]!);
      return { type: 'deal', street, burnt, cards, common: [] };
    }
    const reused = mix && table.options.shortPackReuse === 'burns-and-folded' ? table.dealtIn & ~table.live : 0;
    const { common: shared, mixedIn } = table.cards;
    const lie = new Set(gathered(shared, table.cards, table.dealtIn & ~(mixedIn | reused)));
    const left = order().filter(card => !lie.has(card));
    return {
      type: 'deal',
      street,
      burnt,
      cards: common ? [] : left.slice(0, playersOf(table).length),
      common: common ? left.slice(0, 1) : [],
    };
  };
}
