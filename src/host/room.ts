import { shuffledSource, type SavableSource } from '../cards/source.js';
import { dueMove, fairSource } from '../fair/source.js';
import { refuse } from '../game/actions.js';
import { toAction } from '../game/to-action.js';
import type { AnyAction, AnyGame, Seat, TableView, Viewer } from '../game/contract.js';
import { Croupier, type Player, type Written } from '../game/croupier.js';
import type { Step } from '../game/port.js';
import { CLOSED, type SeatStatus } from '../game/host-messages.js';
import { isChips } from '../game/options.js';
import { Acts, type Asked } from './acts.js';
import { Audience } from './audience.js';
import { Chairs, offers } from './chairs.js';
import { Clocks } from './clocks.js';
import { Deals, HANDS_KEPT } from './deals.js';
import type { HostedGame } from './games.js';
import type { House } from './house.js';
import type { Connection } from './connection.js';
import { Outbox } from './outbox.js';
import { logOf, type ChairRecord, type Change, type RoomRecord } from './records.js';
import { Shuffles } from './shuffles.js';

/** How a guest takes a seat. */
export interface Entrance {
  readonly name: string;
  readonly seat?: Seat | undefined;
  readonly secret?: string | undefined;
  readonly watch?: boolean | undefined;
  /** The number of the first unanswered action. */
  readonly next: number;
}

type AnyStep = Step<AnyAction, AnyAction, TableView>;

/** The highest number at which a guest may begin, so that those after it can still be counted and stored. */
const HIGHEST = 2 ** 31;

/** One table with its seats, connections and clocks. It resumes from its record; everything is stored first. */
export class Room {
  readonly name: string;
  readonly gameId: string;
  readonly #house: House;
  readonly #game: AnyGame;
  readonly #hosted: HostedGame;
  readonly #croupier: Croupier<AnyGame>;
  readonly #players: (Player<AnyAction, unknown> | undefined)[];
  readonly #chairs: Chairs;
  readonly #audience: Audience;
  readonly #deals: Deals;
  readonly #acts: Acts;
  readonly #clocks: Clocks;
  /** What makes the shuffles fair; undefined if they cannot be checked. */
  readonly #shuffles: Shuffles | undefined;
  readonly #outbox: Outbox;
  /** How many hands, or shoes, are over. */
  #hand: number;
  /** Whether a hand is in progress in which a seat sees more than others do. */
  #isDealt: boolean;
  #source!: SavableSource;
  #isMinding = false;
  /** Whether somebody has acted here, or a hand, coup or turn has been completed. */
  #isPlayed: boolean;
  #isForgotten = false;
  #runs = false;
  #closed = false;
  /** Whether all connections have been closed. */
  #isOver = false;
  /** Called when the room must be reloaded from the store, or has rested long enough. */
  readonly #putAway: (room: Room) => void;
  #ended!: () => void;
  /** Resolves when the room has been unloaded. */
  readonly ended = new Promise<void>(ended => (this.#ended = ended));

  constructor(record: RoomRecord, hosted: HostedGame, house: House, putAway: (room: Room) => void) {
    this.name = record.name;
    this.gameId = record.game;
    this.#house = house;
    this.#hosted = hosted;
    this.#game = hosted.game;
    this.#putAway = putAway;
    this.#chairs = new Chairs({
      ...{ room: record.name, places: record.places, hand: record.hand, house },
      keep: change => this.#keep(change),
      taken: (seat, chair) => this.#taken(seat, chair),
    });
    this.#players = record.places.map((_, seat) => this.#playerOf(this.#chairs.player(seat)));
    this.#isDealt = !hosted.isBank && record.actions.some(({ actor, action }) => this.#brings(actor, action));
    this.#audience = new Audience({
      clock: house.clock,
      port: viewer => this.#croupier.port(viewer),
      people: () => this.people,
    });
    this.#hand = record.hand;
    this.#clocks = new Clocks(
      this.#chairs,
      house,
      () => this.#mindLater(),
      seat => this.#actForSilent(seat),
    );
    this.#outbox = new Outbox(
      error => {
        this.#fail(error);
        this.#end('the store has failed');
      },
      () => this.#goOn(),
    );
    this.#deals = new Deals({
      ...{ room: record.name, store: house.store, audience: this.#audience, outbox: this.#outbox },
      onError: error => this.#fail(error),
    });
    const shuffles = (this.#shuffles =
      record.fair &&
      new Shuffles({
        ...{ room: record.name, record: record.fair, random: house.random, clock: house.clock },
        tell: what => this.#audience.say({ fair: what }),
        goOn: () => this.#goOn(),
      }));
    this.#croupier = new Croupier(this.#game, {
      ...(record.number > 0 ? { resume: logOf(record), number: record.number } : { options: record.options as object }),
      source: pack => {
        const cards = record.cards ?? pack;
        return (this.#source = shuffles
          ? fairSource(cards, () => shuffles.chances())
          : shuffledSource(cards, house.random));
      },
      ...(shuffles && { mayDeal: () => this.#mayShuffle(shuffles) }),
      players: this.#players,
      random: house.random,
      retain: 'hand',
      longestWindow: house.limits.longestWindow,
      isNewcomer: seat => !hosted.isBank && this.#chairs.isNewcomer(seat, this.#hand, this.#isDealt),
      persist: written => this.#write(written),
      onError: error => this.#fail(error),
    });
    this.#acts = new Acts({
      ...{ room: record.name, house, chairs: this.#chairs, croupier: this.#croupier },
      isBusy: () => this.isBusy,
      isClosed: () => this.#closed,
      isShuffling: () => !!this.#shuffles?.isUnderWay,
      onError: error => this.#fail(error),
    });
    const port = this.#croupier.port('onlooker');
    port.listen({ onStep: step => this.#step(step) });
    // requests made before the process ended can still be answered
    const step = port.step as AnyStep;
    this.#acts.step(step);
    this.#isPlayed = step.view.hand > 1 || record.places.some(({ chair }) => chair.kind === 'person' && chair.next > 1);
    // until somebody is in
    this.#rest();
  }

  get connections(): number {
    return this.#audience.size;
  }

  /** Whether it is gone from the store because nothing was played here. */
  get isForgotten(): boolean {
    return this.#isForgotten;
  }

  /** Whether no requests are accepted for now: the room is being unloaded, or its store is too far behind. */
  get isBusy(): boolean {
    return this.#closed || this.#outbox.isFull;
  }

  /** Whether a secret belongs to the occupant of a seat. */
  isPlayers(secret: string | undefined): boolean {
    return secret !== undefined && this.#chairs.seatWith(secret) !== undefined;
  }

  // ---- coming and going --------------------------------------------------------------------------------------------

  /** Somebody enters: back to their seat, to a free one, or to watch. */
  enter(connection: Connection, { name, seat, secret, watch, next }: Entrance): void {
    if (this.isBusy) return connection.end(CLOSED.away, 'the store is behind: reconnect');
    connection.sayThrough(this.#outbox);
    const own = secret === undefined ? undefined : this.#chairs.seatWith(secret);
    if (own !== undefined) {
      const { record } = this.#chairs.all[own]!;
      // refusals are not stored: a guest who has heard them, however many, is ahead of a room that was loaded since
      if (record.kind === 'person' && next > record.next && next <= HIGHEST) this.#chairs.number(own, next);
      this.#place(connection, own);
    } else if (watch) this.#place(connection, 'onlooker');
    else this.#claim(connection, name, seat, next <= HIGHEST ? next : 1);
    this.#wake();
  }

  /** An onlooker takes a seat. */
  sit(connection: Connection, name: string, seat: Seat | undefined): void {
    if (this.#chairs.seatOf(connection) === undefined) this.#claim(connection, name, seat, 1);
    else connection.mistake(refuse('not-now', 'Leave your seat before you take another.'));
  }

  /** Renames a player. */
  rename(connection: Connection, name: string): void {
    const seat = this.#chairs.seatOf(connection);
    if (seat === undefined || !this.#chairs.rename(seat, name))
      return connection.mistake(refuse('no-such-seat', 'An onlooker has no name here.'));
    this.#mindLater();
  }

  /** A player stands up for good, and watches. */
  leave(connection: Connection): void {
    const seat = this.#chairs.seatOf(connection);
    if (seat === undefined) return connection.mistake(refuse('no-such-seat', 'An onlooker has no seat to leave.'));
    this.#chairs.vacate(seat);
    this.#place(connection, 'onlooker');
  }

  /** Something was received on a connection: the occupant of its seat has the secret. */
  heard(connection: Connection): void {
    const seat = this.#chairs.seatOf(connection);
    if (seat !== undefined) this.#chairs.all[seat]!.heard = true;
  }

  gone(connection: Connection): void {
    if (this.#audience.viewerOf(connection) === undefined) return;
    this.#audience.leave(connection);
    if (this.#closed) return;
    const isGone = this.connections === 0 && !this.#isPlayed;
    const seat = this.#chairs.seatOf(connection);
    if (seat !== undefined) {
      this.#chairs.lost(seat, this.#hand);
      // the secret may never have arrived: nobody could come back
      if (!this.#chairs.all[seat]!.heard && !isGone) this.#chairs.vacate(seat);
    }
    if (isGone) this.#leave();
    else if (this.connections === 0) this.#rest();
    else this.#mindLater();
  }

  #claim(connection: Connection, name: string, wanted: Seat | undefined, next: number): void {
    const claimed = this.#chairs.claim(name, wanted, next, { hand: this.#hand, isDealt: this.#isDealt });
    if (claimed) return this.#place(connection, claimed.seat, claimed.secret);
    if (this.#audience.viewerOf(connection) === undefined) this.#place(connection, 'onlooker');
    connection.refuse(refuse('no-such-seat', 'That seat is taken, or the room is full.'));
  }

  #taken(seat: Seat, chair: ChairRecord): void {
    this.#acts.forget(seat);
    // the previous occupant plays the hand to its end
    if (this.#chairs.all[seat]!.looksOn) return this.#mindLater();
    this.#players[seat] = this.#playerOf(chair);
    this.#shuffles?.vacated(seat);
    if (chair.kind === 'computer' && this.#runs) this.#croupier.start();
    this.#mindLater();
  }

  /** Shows the table on a connection as a viewer may see it. */
  #place(connection: Connection, viewer: Viewer, secret?: string): void {
    const chair = typeof viewer === 'number' ? this.#chairs.all[viewer] : undefined;
    if (chair) {
      const other = chair.connection;
      chair.connection = connection;
      chair.awaySince = undefined;
      // one seat, one connection: the later one
      if (other && other !== connection) {
        this.#audience.leave(other);
        other.end(CLOSED.elsewhere, 'the seat is played on another connection');
      }
    }
    const next = chair?.record.kind === 'person' ? chair.record.next : 1;
    const shown = chair?.looksOn ? 'onlooker' : viewer;
    this.#audience.show(connection, shown, {
      joined: { room: this.name, seat: shown, ...(secret !== undefined && { secret }), next },
    });
    for (const fair of this.#shuffles?.promise ?? []) connection.say({ fair });
    this.#mindLater();
  }

  // ---- acting ------------------------------------------------------------------------------------------------------

  /** A connection's request: carried out once, in the order of its numbers, or refused. */
  act(connection: Connection, asked: Asked): void {
    this.#acts.act(connection, asked);
  }

  /** Stores what is about to happen. If that fails, the room is reloaded: what was not stored did not happen. */
  #write({ number, from, entries, begins }: Written<AnyAction>): void {
    const { actor, action } = entries.at(-1) ?? {};
    const byCroupier = actor === 'croupier';
    const fair = this.#shuffles?.change(begins !== undefined);
    const { next } = this.#acts;
    const change: Change = {
      number,
      from,
      entries,
      ...(begins !== undefined && { begins }),
      ...(byCroupier && { cards: this.#source.order() }),
      ...(fair && { fair }),
      ...(next && { next }),
    };
    this.#keep(() => this.#house.store.write(this.name, change));
    this.#isPlayed ||= next !== undefined;
    if (begins !== undefined) this.#forgetHands(++this.#hand);
    if (byCroupier && !this.#hosted.isBank) this.#isDealt = this.#brings(actor, action!);
    // what the croupier does next is not the guest's any more
    this.#acts.kept();
    if (begins !== undefined) this.#deals.show(this.#croupier.log(), this.#shuffles?.done ?? []);
    if (fair) this.#shuffles!.kept(fair);
    if (this.#outbox.isFull) this.#croupier.stop();
  }

  /** Stores a change. @throws what the store throws synchronously: the room has been unloaded then, to be reloaded. */
  #keep(change: () => Promise<void> | void): void {
    try {
      this.#outbox.keep(change);
    } catch (error) {
      this.#end('the store has failed');
      throw error;
    }
  }

  /** Limits the finished hands in the store, sparing those whose records somebody may still request. */
  #forgetHands(present: number): void {
    const asked = this.#shuffles ? this.#chairs.missedFrom(present) - HANDS_KEPT : present;
    const before = Math.min(asked, present - this.#house.limits.handsKept);
    if (before > 0) this.#keep(() => this.#house.store.forgetHands(this.name, before));
  }

  // ---- fair deals --------------------------------------------------------------------------------------------------

  /** A guest's message about a shuffle. */
  fair(connection: Connection, said: Readonly<Record<string, unknown>>): void {
    const guest = this.#chairs.guestOf(connection);
    if (guest && isChips(said.wanted)) this.#deals.showAgain(connection, said.wanted, guest.from);
    else if (guest && !guest.looksOn) this.#shuffles?.hear(guest.seat, said);
  }

  /** Whether the croupier may make the pending move: a shuffle waits for the guests' seeds. */
  #mayShuffle(shuffles: Shuffles): boolean {
    if (!dueMove(this.#game, this.#croupier.state, this.#source.order()).asksChance) return true;
    const here = this.#chairs.all.flatMap(({ connection }, seat) =>
      this.#chairs.player(seat).kind === 'person' && connection ? seat : [],
    );
    return shuffles.areReady(here);
  }

  /** What was awaited has arrived: the guests' seeds, or the store, which had fallen behind. */
  #goOn(): void {
    if (!this.#runs || this.isBusy) return;
    try {
      this.#croupier.start();
    } catch (error) {
      this.#fail(error);
    }
    this.#mindLater();
  }

  #fail(error: unknown): void {
    this.#house.onEvent({ type: 'failed', room: this.name, error });
  }

  #playerOf(chair: ChairRecord): Player<AnyAction, unknown> | undefined {
    if (chair.kind !== 'computer') return undefined;
    const player = this.#hosted.player(chair.level, chair.character);
    const { clock, rules } = this.#house;
    return async (view, legal, random) => {
      await new Promise<void>(goOn => void clock.after(rules.computers * 1000, goOn));
      return player(view, legal, random);
    };
  }

  // ---- clocks ------------------------------------------------------------------------------------------------------

  /** Whether the croupier deals hidden cards, or the next hand begins. */
  #brings(actor: unknown, action: AnyAction): boolean {
    return actor === 'croupier' && action.type !== this.#game.discloses;
  }

  #step({ number, actor, view, events }: AnyStep): void {
    this.#isPlayed ||= view.hand > 1;
    if (!this.#isDealt)
      for (const seat of this.#chairs.dealIn(this.#hand)) {
        this.#players[seat] = undefined;
        this.#shuffles?.vacated(seat);
      }
    this.#house.onEvent({ type: 'stepped', room: this.name, number });
    this.#acts.step({ number, actor, view });
    const settled = events.some(({ type }) => type === 'settled');
    this.#clocks.step(this.#runs ? view.turn : { kind: 'over' }, actor, settled);
    if (settled) this.#house.onEvent({ type: 'settled', room: this.name, number });
    this.#mindLater();
  }

  /** Resumes the table if anybody is there to play for. */
  #wake(): void {
    if (this.#closed || this.#runs || this.connections === 0) return;
    this.#runs = true;
    this.#clocks.begin(this.#croupier.port('onlooker').step.view.turn);
    try {
      // empty seats are vacated before anything is dealt to them
      this.#mindChairs();
      this.#croupier.start();
    } catch (error) {
      this.#fail(error);
    }
    this.#mindLater();
  }

  /** Without a connection the table rests: nothing is dealt, no clock runs, no seat is lost. */
  #rest(): void {
    this.#runs = false;
    this.#croupier.stop();
    this.#audience.rest();
    this.#clocks.rest(() => this.#leave());
  }

  /** Nobody has come for a while, or nobody needs the room: it is unloaded; if nothing was played, it is gone. */
  #leave(): void {
    if (this.#closed) return;
    if (!this.#isPlayed) {
      this.#keep(() => this.#house.store.forgetRoom(this.name));
      this.#isForgotten = true;
      this.#house.onEvent({ type: 'forgotten', room: this.name, wasPlayed: false });
    }
    this.close('the table rests');
  }

  /** The host acts at a table once a step has been sent to all. */
  #mindLater(): void {
    if (this.#isMinding || this.#closed) return;
    this.#isMinding = true;
    void Promise.resolve().then(() => {
      this.#isMinding = false;
      if (!this.#runs || this.isBusy) return;
      try {
        this.#showOwn();
        this.#mindChairs();
        this.#clocks.mind();
      } catch (error) {
        this.#fail(error);
      }
      if (!this.#closed) this.#audience.tellPeople();
    });
  }

  /** Seats, sits out and unseats people as needed; not while seeds are shown, when it is fixed who is dealt in. */
  #mindChairs(): void {
    if (!this.#shuffles?.isUnderWay) this.#chairs.mind(this.#croupier, this.#game);
  }

  /** Those who waited for this hand now see the table from their own seat. */
  #showOwn(): void {
    this.#chairs.all.forEach(({ connection, looksOn }, seat) => {
      if (connection && !looksOn && this.#audience.viewerOf(connection) !== seat) this.#place(connection, seat);
    });
  }

  /** What the rules do for a seat that has timed out; if they name nothing, the least of its offers. */
  #actForSilent(seat: Seat): boolean {
    this.#house.onEvent({ type: 'silent', room: this.name, seat });
    if (!this.#croupier.actForSilent(seat)) return true;
    const [offer] = offers(this.#croupier, this.#game, seat);
    return !!offer && !this.#croupier.act(seat, toAction(offer));
  }

  // ---- telling -----------------------------------------------------------------------------------------------------

  /** Who is there, and whose clock is running. */
  get people(): readonly SeatStatus[] {
    return this.#chairs.all.map(({ record, name, connection }, seat): SeatStatus => {
      const left = this.#clocks.left(seat);
      return {
        name: record.kind === 'person' ? record.name : name,
        kind: record.kind,
        here: record.kind === 'computer' || !!connection,
        ...(left !== undefined && { left: Math.round(left) }),
      };
    });
  }

  /** Closes all connections once everything is stored: the room resumes from the store when somebody comes. */
  close(reason: string): void {
    if (this.#closed) return;
    this.#stop();
    this.#outbox.after(() => this.#end(reason));
  }

  #stop(): void {
    this.#closed = true;
    this.#runs = false;
    this.#croupier.stop();
    this.#shuffles?.end();
    this.#clocks.stop();
    this.#audience.rest();
  }

  #end(reason: string): void {
    if (this.#isOver) return;
    this.#isOver = true;
    this.#stop();
    this.#audience.end(CLOSED.away, reason);
    this.#house.onEvent({ type: 'closed', room: this.name, reason });
    this.#putAway(this);
    this.#ended();
  }
}
