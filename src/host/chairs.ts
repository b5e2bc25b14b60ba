import { isRange, toAction } from '../game/to-action.js';
import type { AnyAction, AnyGame, Offer, Seat } from '../game/contract.js';
import type { Croupier } from '../game/croupier.js';
import type { House } from './house.js';
import type { Connection } from './connection.js';
import type { ChairRecord, PlaceRecord } from './records.js';

/** A place while the room is open. */
export interface Chair {
  readonly name: string;
  readonly empty: PlaceRecord['empty'];
  /** Who has it. */
  record: ChairRecord;
  connection: Connection | undefined;
  /** Since when the connection is broken; nothing while it is there, or nobody has the seat. */
  awaySince: number | undefined;
  /** The first hand of which the record may not have come to whoever has the seat; nothing where all have. */
  missesFrom: number | undefined;
  /** Whether they look on until the next hand: the cards in front of the seat are not theirs. */
  looksOn: boolean;
  /** Whether the seat is to be taken at the table too as soon as that may be done. */
  sits: boolean;
  /** Whether the host has made the seat sit out. */
  putOut: boolean;
  /** Whether the secret is known to have come to whoever has the seat. */
  heard: boolean;
}

/** What a room lends to its chairs. */
interface ChairsSetup {
  readonly room: string;
  readonly places: readonly PlaceRecord[];
  /** How many hands, or shoes, are over. */
  readonly hand: number;
  readonly house: House;
  /** Keeps a change of the store. */
  readonly keep: (change: () => Promise<void> | void) => void;
  /** A seat has somebody else, which is kept. */
  readonly taken: (seat: Seat, record: ChairRecord) => void;
}

/** Who has which seat of a room: taken, given up, lost, and known again by a secret. */
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
      // since when they have been away is not kept
      missesFrom: chair.kind === 'person' ? 0 : undefined,
      looksOn: chair.kind === 'person' && (chair.from ?? 0) > setup.hand,
      sits: chair.kind === 'person',
      putOut: false,
      heard: true,
    }));
  }

  /** The seat of whoever has a secret. */
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

  /** The seat that is played on a connection, and since which hand it is theirs. */
  guestOf(
    connection: Connection,
  ): { readonly seat: Seat; readonly from: number; readonly looksOn: boolean } | undefined {
    const seat = this.seatOf(connection);
    if (seat === undefined) return undefined;
    const { record, looksOn } = this.all[seat]!;
    return record.kind === 'person' ? { seat, from: record.from ?? 0, looksOn } : undefined;
  }

  /** Who plays a seat: where somebody waits for the next hand, whoever was there before. */
  player(seat: Seat): ChairRecord {
    const { looksOn, empty, record } = this.all[seat]!;
    return looksOn ? empty : record;
  }

  /** Whether a person took a seat after the cards on the table were dealt to it. @param hand how many hands are over. */
  isNewcomer(seat: Seat, hand: number, isDealt: boolean): boolean {
    const { record, looksOn } = this.all[seat]!;
    return record.kind === 'person' && (looksOn || (!isDealt && record.from === hand));
  }

  /** Another hand begins: whoever has waited for it is in. @returns their seats. */
  dealIn(hand: number): readonly Seat[] {
    return this.all.flatMap((chair, seat) => {
      if (!chair.looksOn || chair.record.kind !== 'person' || (chair.record.from ?? 0) > hand) return [];
      chair.looksOn = false;
      chair.sits = chair.empty.kind === 'nobody';
      return seat;
    });
  }

  /** A free seat: rather one that nobody has than a computer player's. */
  #free(wanted: Seat | undefined): Seat | undefined {
    const isFree = (seat: Seat): boolean => this.all[seat] !== undefined && this.all[seat].record.kind !== 'person';
    if (wanted !== undefined) return isFree(wanted) ? wanted : undefined;
    const free = this.all.map((_, seat) => seat).filter(isFree);
    return free.find(seat => this.all[seat]!.record.kind === 'nobody') ?? free[0];
  }

  /**
   * A person takes a seat.
   * @param now how many hands are over, and whether another is being played: they look on until it is over.
   * @returns the seat and its secret; nothing where none is free.
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

  /** A seat is free again: a computer player takes it, where one was wanted. */
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

  /** The connection of a seat has ended. @param hand how many hands are over. */
  lost(seat: Seat, hand: number): void {
    const chair = this.all[seat]!;
    chair.connection = undefined;
    chair.awaySince = this.#setup.house.clock.now();
    chair.missesFrom ??= hand;
  }

  /** Another hand begins. @returns the first of which somebody may still ask for the record; whoever is back has one hand to do so. */
  missedFrom(hand: number): number {
    const from = Math.min(hand, ...this.all.map(({ missesFrom }) => missesFrom ?? hand));
    for (const chair of this.all) if (chair.connection) chair.missesFrom = undefined;
    return from;
  }

  /** A player is called otherwise from now on. @returns whether there is one. */
  rename(seat: Seat, name: string): boolean {
    const { room, house, keep } = this.#setup;
    const chair = this.all[seat]!;
    if (chair.record.kind !== 'person') return false;
    const record = { ...chair.record, name: name || chair.name };
    keep(() => house.store.sit(room, seat, record));
    chair.record = record;
    return true;
  }

  /** The number that a person's next action must have. */
  number(seat: Seat, next: number): void {
    const chair = this.all[seat]!;
    if (chair.record.kind === 'person') chair.record = { ...chair.record, next };
  }

  /** Chairs are taken and left between hands. */
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

/** Does what is offered to a seat by this word, if it is. */
function takeUp(croupier: Croupier<AnyGame>, game: AnyGame, seat: Seat, type: string): boolean {
  const offer = offers(croupier, game, seat).find(each => each.type === type);
  if (!offer) return false;
  const { amount } = offer as { readonly amount?: unknown };
  // whoever sits down has what this seat had at the opening, as far as the table allows
  const opening = croupier.state.options.purses[seat]!;
  const action = isRange(amount)
    ? { ...toAction(offer), amount: Math.min(amount.max, Math.max(amount.min, opening)) }
    : toAction(offer);
  return croupier.act(seat, action) === undefined;
}
