import { isRange, toAction } from '../game/to-action.js';
import type { AnyAction, AnyGame, Offer, Seat } from '../game/contract.js';
import type { Croupier } from '../game/croupier.js';
import type { House } from './house.js';
import type { Connection } from './connection.js';
import type { ChairRecord, PlaceRecord } from './records.js';

/** A seat while the room is open. */
export interface Chair {
  readonly name: string;
  readonly empty: PlaceRecord['empty'];
  record: ChairRecord;
  connection: Connection | undefined;
  /** Since when the connection has been lost; undefined while it is up, or nobody has the seat. */
  awaySince: number | undefined;
  /** The first hand whose record the occupant may not have received; undefined if they have all of them. */
  missesFrom: number | undefined;
  /** Whether they watch until the next hand: the cards in front of the seat are not theirs. */
  looksOn: boolean;
  /** Whether the seat is still to be taken at the table, as soon as that is possible. */
  sits: boolean;
  /** Whether the host has made the seat sit out. */
  putOut: boolean;
  /** Whether the occupant is known to have received the secret. */
  heard: boolean;
}

interface ChairsSetup {
  readonly room: string;
  readonly places: readonly PlaceRecord[];
  /** How many hands, or shoes, are over. */
  readonly hand: number;
  readonly house: House;
  /** Stores a change. */
  readonly keep: (change: () => Promise<void> | void) => void;
  /** A seat has a new occupant, which is stored. */
  readonly taken: (seat: Seat, record: ChairRecord) => void;
}

/** Who has which seat of a room: seats are taken, given up, lost, and reclaimed by a secret. */
export class Chairs {
  readonly all: readonly Chair[];
  readonly #setup: ChairsSetup;

  constructor(setup: ChairsSetup) {
    this.#setup = setup;
    const now = setup.house.clock.now();
    this.all = setup.places.map(({ name, empty, chair }) => ({
      name,
      empty,
      record: chair,
      connection: undefined,
      awaySince: chair.kind === 'person' ? now : undefined,
      // the time since they left is not stored
      missesFrom: chair.kind === 'person' ? 0 : undefined,
      looksOn: chair.kind === 'person' && (chair.from ?? 0) > setup.hand,
      sits: chair.kind === 'person',
      putOut: false,
      heard: true,
    }));
  }

  /** The seat whose occupant has this secret. */
  seatWith(secret: string): Seat | undefined {
    const hash = this.#setup.house.secrets.hash(secret);
    const seat = this.all.findIndex(({ record }) => record.kind === 'person' && record.hash === hash);
    return seat < 0 ? undefined : seat;
  }

  /** The seat that is played on a connection. */
  seatOf(connection: Connection): Seat | undefined {
    const seat = this.all.findIndex(chair => chair.connection === connection);
    return seat < 0 ? undefined : seat;
  }

  /** The seat that is played on a connection, and the hand from which on it is theirs. */
  guestOf(
    connection: Connection,
  ): { readonly seat: Seat; readonly from: number; readonly looksOn: boolean } | undefined {
    const seat = this.seatOf(connection);
    if (seat === undefined) return undefined;
    const { record, looksOn } = this.all[seat]!;
    return record.kind === 'person' ? { seat, from: record.from ?? 0, looksOn } : undefined;
  }

  /** Who plays a seat: if somebody waits for the next hand, the previous occupant. */
  player(seat: Seat): ChairRecord {
    const { looksOn, empty, record } = this.all[seat]!;
    return looksOn ? empty : record;
  }

  /**
   * Whether a person took a seat after the cards on the table were dealt to it. @param hand how many hands are over.
   */
  isNewcomer(seat: Seat, hand: number, isDealt: boolean): boolean {
    const { record, looksOn } = this.all[seat]!;
    return record.kind === 'person' && (looksOn || (!isDealt && record.from === hand));
  }

  /** Another hand begins: those who waited for it are in. @returns their seats. */
  dealIn(hand: number): readonly Seat[] {
    return this.all.flatMap((chair, seat) => {
      if (!chair.looksOn || chair.record.kind !== 'person' || (chair.record.from ?? 0) > hand) return [];
      chair.looksOn = false;
      chair.sits = chair.empty.kind === 'nobody';
      return seat;
    });
  }

  /** A free seat, preferably an empty one rather than a computer player's. */
  #free(wanted: Seat | undefined): Seat | undefined {
    const isFree = (seat: Seat): boolean => this.all[seat] !== undefined && this.all[seat].record.kind !== 'person';
    if (wanted !== undefined) return isFree(wanted) ? wanted : undefined;
    const free = this.all.map((_, seat) => seat).filter(isFree);
    return free.find(seat => this.all[seat]!.record.kind === 'nobody') ?? free[0];
  }

  /**
   * A person takes a seat.
   * @param now how many hands are over, and whether another is being played: they watch until it is over.
   * @returns the seat and its secret; undefined if none is free.
   */
  claim(
    name: string,
    wanted: Seat | undefined,
    next: number,
    { hand, isDealt }: { readonly hand: number; readonly isDealt: boolean },
  ): { seat: Seat; secret: string } | undefined {
    const seat = this.#free(wanted);
    if (seat === undefined) return undefined;
    const chair = this.all[seat]!;
    const { secrets, onEvent } = this.#setup.house;
    const secret = secrets.make();
    const sits = chair.record.kind === 'nobody';
    const from = hand + Number(isDealt);
    this.#give(seat, { kind: 'person', name: name || chair.name, hash: secrets.hash(secret), next, from }, isDealt);
    chair.sits = sits && !isDealt;
    onEvent({ type: 'sat', room: this.#setup.room, seat });
    return { seat, secret };
  }

  /** Gives a seat to somebody else, in the store first. */
  #give(seat: Seat, record: ChairRecord, looksOn = false): void {
    const { room, house, keep, taken } = this.#setup;
    keep(() => house.store.sit(room, seat, record));
    const [awaySince, missesFrom] = [undefined, undefined];
    Object.assign(this.all[seat]!, { record, looksOn, awaySince, missesFrom, putOut: false, heard: false });
    taken(seat, record);
  }

  /** A seat is free again: a computer player takes it, if one was configured. */
  vacate(seat: Seat): void {
    const { room, house } = this.#setup;
    const chair = this.all[seat]!;
    this.#give(seat, chair.empty);
    chair.connection = undefined;
    house.onEvent({
      ...{ type: 'left', room, seat },
      level: chair.empty.kind === 'computer' ? chair.empty.level : undefined,
    });
  }

  /** The connection of a seat was lost. @param hand how many hands are over. */
  lost(seat: Seat, hand: number): void {
    const chair = this.all[seat]!;
    chair.connection = undefined;
    chair.awaySince = this.#setup.house.clock.now();
    chair.missesFrom ??= hand;
  }

  /**
   * Another hand begins. @returns the first hand whose record somebody may still request; a player who is back has one
   * hand's time to do so.
   */
  missedFrom(hand: number): number {
    const from = Math.min(hand, ...this.all.map(({ missesFrom }) => missesFrom ?? hand));
    for (const chair of this.all) if (chair.connection) chair.missesFrom = undefined;
    return from;
  }

  /** Renames a player. @returns whether there is one. */
  rename(seat: Seat, name: string): boolean {
    const { room, house, keep } = this.#setup;
    const chair = this.all[seat]!;
    if (chair.record.kind !== 'person') return false;
    const record = { ...chair.record, name: name || chair.name };
    keep(() => house.store.sit(room, seat, record));
    chair.record = record;
    return true;
  }

  /** Sets the number required of a person's next action. */
  number(seat: Seat, next: number): void {
    const chair = this.all[seat]!;
    if (chair.record.kind === 'person') chair.record = { ...chair.record, next };
  }

  /** Takes and vacates seats at the table between hands. */
  mind(croupier: Croupier<AnyGame>, game: AnyGame): void {
    const { turn } = croupier.port('onlooker').step.view;
    if (turn.kind === 'croupier' || (turn.kind === 'seats' && !turn.together)) return;
    const { clock, rules } = this.#setup.house;
    const offered = (seat: Seat, type: string): boolean => takeUp(croupier, game, seat, type);
    this.all.forEach((chair, seat) => {
      const { kind } = this.player(seat);
      const away = chair.awaySince === undefined ? 0 : (clock.now() - chair.awaySince) / 1000;
      if (chair.record.kind === 'person' && away >= rules.leaveAfter) return this.vacate(seat);
      if (kind === 'nobody') offered(seat, 'leave');
      else if (kind === 'computer') offered(seat, 'sit');
      else if (chair.sits) chair.sits = !offered(seat, 'sit') && offers(croupier, game, seat).length === 0;
      else if (away >= rules.sitOutAfter && !chair.putOut) chair.putOut = offered(seat, 'sitOut');
      else if (away === 0 && chair.putOut) chair.putOut = !offered(seat, 'sitIn');
    });
  }
}

/** What a seat may do. */
export const offers = (croupier: Croupier<AnyGame>, game: AnyGame, seat: Seat): readonly Offer<AnyAction>[] =>
  game.legal(game.view(croupier.state, seat));

/** Takes the offer of this type for a seat, if there is one. */
function takeUp(croupier: Croupier<AnyGame>, game: AnyGame, seat: Seat, type: string): boolean {
  const offer = offers(croupier, game, seat).find(each => each.type === type);
  if (!offer) return false;
  const { amount } = offer as { readonly amount?: unknown };
  // a newcomer gets what this seat had at the opening, as far as the table allows
  const opening = croupier.state.options.purses[seat]!;
  const action = isRange(amount)
    ? { ...toAction(offer), amount: Math.min(amount.max, Math.max(amount.min, opening)) }
    : toAction(offer);
  return croupier.act(seat, action) === undefined;
}
