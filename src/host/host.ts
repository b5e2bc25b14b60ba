import { isObject, refuse } from '../game/actions.js';
import { isLevel } from '../game/computer-player.js';
import type { TableState } from '../game/contract.js';
import { CLOSED, LINE_VERSION, SIGN_OF_LIFE, type Join, type Place } from '../game/host-line.js';
import { cleanName, roomName } from '../game/names.js';
import { isChips, OptionError, show } from '../game/options.js';
import type { Counts, HouseEvent } from './events.js';
import { GAMES, type HostedGame } from './games.js';
import type { House } from './house.js';
import { Line, type Carrier, type Message } from './line.js';
import type { PlaceRecord, RoomRecord } from './records.js';
import { Room } from './room.js';
import { Shuffles } from './shuffles.js';

/** Who wants to come in, and where: what a host's own rule may go by. */
export interface Visit<Request> {
  readonly request: Request;
  readonly room: string;
  readonly game: string;
  /** Whether they have the secret of some seat, or only want to look on. */
  readonly watch: boolean;
  /** Whether the room is still to be opened. */
  readonly opens: boolean;
  readonly name: string;
}

/** What a host is made of. */
export interface HostSetup<Request> extends House {
  /** The games that are played here, by their ids; all four unless said. */
  readonly games?: ReadonlyMap<string, HostedGame>;
  /** Whether the shuffles of new rooms of a game can be checked: see `docs/host.md`. Those of no game unless said. */
  readonly fair?: (game: string) => boolean;
  /** Who may enter: everybody unless said. What it throws, or a promise that fails, keeps them out. */
  readonly mayEnter?: ((visit: Visit<Request>) => boolean | Promise<boolean>) | undefined;
  /** Told when a room has ended its lines: it is in the store, and another host may open it. */
  readonly putAway?: (room: string) => void;
}

/** Thrown at the door; the message is for whoever stands there. */
class DoorError extends Error {}

/** Tables for people in different places: rooms by name, each opened when somebody comes. */
export class Host<Request = unknown> {
  readonly #counts = {
    ...{ arrived: 0, opened: 0, closed: 0, sat: 0, left: 0, acted: 0, refused: 0 },
    ...{ silent: 0, stepped: 0, settled: 0, failed: 0 },
  };
  readonly #setup: HostSetup<Request>;
  readonly #house: House;
  readonly #games: ReadonlyMap<string, HostedGame>;
  readonly #rooms = new Map<string, Room>();
  /** Rooms for which the store is being asked; settled when that is over, well or badly. */
  readonly #opening = new Map<string, Promise<unknown>>();
  #lines = 0;

  constructor(setup: HostSetup<Request>) {
    this.#setup = setup;
    this.#games = setup.games ?? GAMES;
    this.#house = { ...setup, happened: event => this.#happened(event) };
  }

  /** How often each thing has happened since the host began. */
  get counts(): Counts {
    return this.#counts;
  }

  /** Does what a guest has brought about. What fails there, as a store whose disk is full, is told and ends no other table. */
  #guard(room: string, work: () => void): void {
    try {
      work();
    } catch (error) {
      this.#happened({ type: 'failed', room, error });
    }
  }

  /** A listener that throws harms no table: that is told too. */
  #happened(event: HouseEvent): void {
    this.#counts[event.type]++;
    try {
      this.#setup.happened(event);
    } catch (error) {
      if (event.type !== 'failed') this.failed(error);
    }
  }

  /** Something has failed beside the rooms, at a page of the host or in its keeping of the store. */
  failed(error: unknown): void {
    this.#happened({ type: 'failed', room: undefined, error });
  }

  /** Rooms that are awake. */
  get rooms(): number {
    return this.#rooms.size;
  }

  /** Lines that are there. */
  get lines(): number {
    return this.#lines;
  }

  /** Somebody is at the door, on a line that is theirs. What comes on it goes to `hear`, its end to `gone`. */
  connect(carrier: Carrier, request: Request): { readonly hear: (text: unknown) => void; readonly gone: () => void } {
    const { limits, clock } = this.#setup;
    let room: Room | undefined;
    let isAsked = false;
    const line = new Line(carrier, limits, clock, message => {
      if (room) return this.#guard(room.name, () => this.#hear(room!, line, message));
      if (isAsked) return line.mistake(refuse('not-now', 'Whoever stands at the door waits for an answer.'));
      isAsked = true;
      this.#admit(message, request)
        .then(visit => {
          if (line.ended) return;
          ended();
          ({ room } = visit);
          room.enter(line, visit.entrance);
        })
        .catch((error: unknown) => {
          const isTheirs = error instanceof DoorError;
          if (!isTheirs) this.failed(error);
          line.refuse(refuse('malformed', isTheirs ? error.message : 'Something has failed at the host.'));
          if (isTheirs) line.end(CLOSED.notHere, 'not here');
          else line.end(CLOSED.away, 'come again');
        });
    });
    const ended = clock.after(limits.doorSeconds * 1000, () => line.end(CLOSED.away, 'nothing was asked for'));
    let endLife = (): void => undefined;
    const live = (): void => {
      endLife = clock.after(SIGN_OF_LIFE * 1000, () => {
        line.say({ here: true });
        live();
      });
    };
    live();
    if (++this.#lines > limits.lines) line.end(CLOSED.away, 'the host is full: come again later');
    this.#happened({ type: 'arrived' });
    return {
      hear: text => line.hear(text),
      gone: () => {
        this.#lines--;
        ended();
        endLife();
        line.end(CLOSED.away, 'gone');
        if (room) this.#guard(room.name, () => room!.gone(line));
      },
    };
  }

  /** Ends all lines, when what was done is kept. All rooms are in the store then. */
  async close(): Promise<void> {
    await Promise.all([...this.#opening.keys(), ...this.#rooms.keys()].map(name => this.putAway(name)));
  }

  /** Ends the lines of one room, when what was done is kept, and forgets it: it is in the store. */
  async putAway(name: string): Promise<void> {
    await this.#opening.get(name);
    const room = this.#rooms.get(name);
    room?.close('the room is put away');
    await room?.ended;
  }

  #hear(room: Room, line: Line, message: Message): void {
    const { act, seen, id, sit, leave, seated, fair, name: called } = message;
    room.heard(line);
    if (seated === true) return;
    if (act !== undefined && isChips(seen) && isChips(id)) room.act(line, { act, seen, id });
    else if (isObject(fair)) room.fair(line, fair as Message);
    else if (room.isBusy) line.refuse(refuse('not-now', 'The host is behind with what it must keep: ask again.'));
    else if (isObject(sit)) {
      const { seat, name } = sit as Message;
      room.sit(line, cleanName(name, this.#setup.limits.longestName), isChips(seat) ? seat : undefined);
    } else if (leave === true) room.leave(line);
    else if (typeof called === 'string') room.call(line, cleanName(called, this.#setup.limits.longestName));
    else line.mistake(refuse('malformed', 'A guest acts, sits down or leaves.'));
  }

  /** Checks what was asked for at the door, and opens the room. */
  async #admit(message: Message, request: Request) {
    const { mayEnter, limits } = this.#setup;
    const join = (isObject(message.join) ? message.join : {}) as Partial<Join>;
    if (join.version !== LINE_VERSION)
      throw new DoorError(`This host speaks version ${LINE_VERSION} of the line, not ${show(join.version)}.`);
    const { game } = join;
    const name = roomName(join.room);
    if (name === undefined)
      throw new DoorError('A room has a name of up to 64 letters, digits, spaces, dots and dashes.');
    const hosted = this.#games.get(String(game));
    if (!hosted)
      throw new DoorError(`There is no game ${show(game).slice(0, 40)}: ${[...this.#games.keys()].join(', ')}.`);
    const own = cleanName(join.name, limits.longestName);
    const visit = { room: name, game: hosted.game.id, watch: join.watch === true, name: own };
    if (mayEnter && !(await mayEnter({ ...visit, request, opens: await this.#isNew(name) })))
      throw new DoorError('This room is not open to you.');
    const room = await this.#room(name, hosted, join);
    if (room.gameId !== hosted.game.id) throw new DoorError(`In this room they play another game: ${room.gameId}.`);
    const secret = typeof join.secret === 'string' ? join.secret : undefined;
    // onlookers never keep a player from their seat
    if (room.lines >= limits.linesPerRoom && !room.isPlayers(secret)) throw new DoorError('This room is full.');
    return {
      room,
      entrance: {
        name: own,
        watch: join.watch === true,
        seat: isChips(join.seat) ? join.seat : undefined,
        secret,
        next: isChips(join.next) ? join.next : 1,
      },
    };
  }

  async #isNew(name: string): Promise<boolean> {
    return !this.#rooms.has(name) && !(await this.#setup.store.read(name));
  }

  /** The room as it is awake. Of guests at the same door one asks the store, the others wait. */
  async #room(name: string, hosted: HostedGame, join: Partial<Join>): Promise<Room> {
    while (this.#opening.has(name)) await this.#opening.get(name);
    const awake = this.#rooms.get(name);
    if (awake) return awake;
    const opened = this.#open(name, hosted, join);
    const over = (): void => void this.#opening.delete(name);
    this.#opening.set(name, opened.then(over, over));
    return opened;
  }

  /** A room from the store, or a new one as its first guest wants it. */
  async #open(name: string, hosted: HostedGame, join: Partial<Join>): Promise<Room> {
    const { store, limits } = this.#setup;
    const kept = await store.take(name);
    const record = kept ?? {
      ...newRoom(name, hosted, join, limits.longestName),
      fair: this.#setup.fair?.(hosted.game.id) ? Shuffles.begin(this.#setup.random) : undefined,
    };
    if (!kept) {
      if ((await store.count()) >= limits.rooms) throw new DoorError('This host has no place for another room.');
      await store.open(record);
    }
    const game = this.#games.get(record.game);
    if (game?.game.version !== record.version) throw new DoorError('This room is of another version of its game.');
    const room = new Room(record, game, this.#house, () => {
      if (this.#rooms.get(name) !== room) return;
      this.#rooms.delete(name);
      this.#setup.putAway?.(name);
    });
    this.#rooms.set(name, room);
    this.#happened({ type: 'opened', room: name, game: record.game, isNew: !kept });
    return room;
  }
}

/** A room as its first guest wants it, its options checked by the game. */
function newRoom(name: string, { game }: HostedGame, join: Partial<Join>, longestName: number): RoomRecord {
  let state: TableState;
  try {
    state = game.open(join.options ?? {});
  } catch (error) {
    if (error instanceof OptionError) throw new DoorError(error.message);
    throw error;
  }
  const wanted: readonly unknown[] = Array.isArray(join.places) ? join.places : [];
  const places = state.accounts.purses.map((_, seat): PlaceRecord => {
    const { name: given, level } = (isObject(wanted[seat]) ? wanted[seat] : {}) as Partial<Place>;
    const empty: PlaceRecord['empty'] = isLevel(level) ? { kind: 'computer', level } : { kind: 'nobody' };
    return { name: cleanName(given, longestName), empty, chair: empty };
  });
  const { id, version } = game;
  return {
    ...{ name, game: id, version, options: state.options, places, number: 0, cards: undefined, fair: undefined },
    ...{ hand: 0, begins: undefined, actions: [] },
  };
}
