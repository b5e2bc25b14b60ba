import type { Random } from '../cards/random.js';
import { shuffledSource, type SavableSource } from '../cards/source.js';
import type { DealRecord } from '../fair/deal.js';
import { asksChance, fairSource } from '../fair/source.js';
import { isRange, refuse, takenUp } from '../game/actions.js';
import type { AnyAction, AnyGame, NextHand, Offer, Refusal, Seat, TableView, Viewer } from '../game/contract.js';
import { Croupier, type Player, type Step, type Written } from '../game/croupier.js';
import { CLOSED, type HostSays, type Presence } from '../game/host-line.js';
import type { Log } from '../game/log.js';
import { answersOf, writeStep, type Answers } from '../game/wire.js';
import type { Clock, Secrets } from './clock.js';
import type { HostedGame } from './games.js';
import type { Limits } from './limits.js';
import type { Line } from './line.js';
import { Outbox } from './outbox.js';
import type { ChairRecord, Change, PlaceRecord, RoomRecord, Store } from './records.js';
import { Shuffles } from './shuffles.js';
import { TimeBank, type Pace } from './time-bank.js';

/** How a host runs its tables; times in seconds. */
export interface HouseRules extends Pace {
  /** Between two acts of computer players. */
  readonly computers: number;
  /** Somebody whose line has been broken for so long sits out from the next hand on. */
  readonly sitOutAfter: number;
  /** And gives up the seat after so long, while others are there. */
  readonly leaveAfter: number;
  /** A room without a line is put away after so long: it is in the store. */
  readonly restAfter: number;
}

/** How tables are run unless a host says otherwise. */
export const HOUSE_RULES: HouseRules = {
  ...{ turn: 30, bank: 60, refill: 5, away: 10, computers: 1 },
  ...{ sitOutAfter: 60, leaveAfter: 600, restAfter: 60 },
};

/** What rooms share. */
export interface House {
  readonly store: Store;
  readonly clock: Clock;
  readonly secrets: Secrets;
  /** What the cards and the computer players go by: the platform's own chances, but in tests. */
  readonly random: Random;
  readonly limits: Limits;
  readonly rules: HouseRules;
  /** Told of what should not happen. */
  readonly failed: (error: unknown, room: string) => void;
  /** Counts what has happened, for the page with figures. */
  readonly count: (what: 'acts' | 'refused' | 'silent' | 'steps') => void;
}

/** Where a guest sits down. */
export interface Entrance {
  readonly name: string;
  readonly seat?: Seat | undefined;
  readonly secret?: string | undefined;
  readonly watch?: boolean | undefined;
  /** The number of the first action that has not been answered. */
  readonly next: number;
}

type AnyStep = Step<AnyAction, AnyAction, TableView>;

/** A place while the room is open. */
interface Place {
  readonly name: string;
  readonly empty: PlaceRecord['empty'];
  chair: ChairRecord;
  line: Line | undefined;
  /** Since when the line is broken; nothing while it is there, or nobody has the seat. */
  awaySince: number | undefined;
  /** Whether the seat is to be taken at the table too as soon as that may be done. */
  sits: boolean;
  /** Whether the host has made the seat sit out. */
  putOut: boolean;
  /** Whether the secret is known to have come to whoever has the seat. */
  heard: boolean;
  readonly answers: Answers;
  /** What was refused last, by the actions' numbers: told again to whoever asks again. */
  readonly refused: Map<number, { readonly refusal: Refusal; readonly action: unknown }>;
}

/** What the croupier does after a hand with which all is over: see {@link AnyGame.discloses}. */
const NEXT_HAND: NextHand['type'] = 'nextHand';
/** Milliseconds between two messages that tell of nothing but clocks. */
const CLOCKS_TOLD = 500;
/** So many refusals of a seat are remembered. */
const REMEMBERED = 32;

/** One table with its seats, its lines and its clocks. It goes on from its record, and whatever happens is kept first. */
export class Room {
  readonly name: string;
  readonly gameId: string;
  readonly #house: House;
  readonly #game: AnyGame;
  readonly #hosted: HostedGame;
  readonly #croupier: Croupier<AnyGame>;
  readonly #players: (Player<AnyAction, unknown> | undefined)[];
  readonly #places: readonly Place[];
  readonly #bank: TimeBank;
  /** What makes the shuffles fair; nothing where they cannot be checked. */
  readonly #shuffles: Shuffles | undefined;
  /** Whether the seeds of the present hand have been shown. */
  #isShown = false;
  readonly #outbox: Outbox;
  /** How many hands, or shoes, are over. */
  #hand: number;
  #source!: SavableSource;
  /** All lines, by whom they show the table to. */
  readonly #lines = new Map<Viewer, { readonly lines: Set<Line>; readonly leave: () => void }>();
  readonly #seatOf = new Map<Line, Viewer>();
  /** Whose action is being done. */
  #asking: Seat | undefined;
  /** What is to be kept with it: the number of that seat's next one. */
  #next: { readonly seat: Seat; readonly next: number } | undefined;
  #alarm: (() => void) | undefined;
  /** Who was there when that was told last, when that was, and whether it is to be told again. */
  #who = '';
  #toldPeople = 0;
  #later: (() => void) | undefined;
  #isMinding = false;
  #runs = false;
  #closed = false;
  /** Called when the room must be read anew from the store, or has rested long enough. */
  readonly #putAway: (room: Room) => void;
  #ended!: () => void;
  /** Settled when the room has been put away. */
  readonly ended = new Promise<void>(ended => (this.#ended = ended));

  constructor(record: RoomRecord, hosted: HostedGame, house: House, putAway: (room: Room) => void) {
    this.name = record.name;
    this.gameId = record.game;
    this.#house = house;
    this.#hosted = hosted;
    this.#game = hosted.game;
    this.#putAway = putAway;
    this.#players = record.places.map(({ chair }) => this.#playerOf(chair));
    const now = house.clock.now();
    this.#places = record.places.map(({ name, empty, chair }, seat) => ({
      name,
      empty,
      chair,
      line: undefined,
      awaySince: chair.kind === 'person' ? now : undefined,
      sits: chair.kind === 'person',
      putOut: false,
      heard: true,
      answers: answersOf(seat),
      refused: new Map(),
    }));
    this.#hand = record.hand;
    this.#bank = new TimeBank(record.places.length, house.rules);
    this.#outbox = new Outbox(
      error => {
        this.#fail(error);
        this.#end('the store has failed');
      },
      () => this.#goOn(),
    );
    const shuffles = (this.#shuffles =
      record.fair &&
      new Shuffles({
        ...{ room: record.name, record: record.fair, random: house.random, clock: house.clock },
        tell: what => this.#sayToAll({ fair: what }),
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
      keeps: 'hand',
      longestWindow: house.limits.longestWindow,
      write: written => this.#write(written),
      failed: error => this.#fail(error),
    });
    const port = this.#croupier.port('onlooker');
    port.listen({ step: step => this.#step(step) });
    // what was asked before the process ended may still be answered
    const step = port.step as AnyStep;
    for (const { answers } of this.#places) answers.step(step, false);
    // until somebody is in
    this.#rest();
  }

  /** How many lines there are. */
  get lines(): number {
    return this.#seatOf.size;
  }

  /** Whether nothing more is taken for now: the room is being put away, or its store is too far behind. */
  get isBusy(): boolean {
    return this.#closed || this.#outbox.isFull;
  }

  // ---- coming and going --------------------------------------------------------------------------------------------

  /** Somebody comes: back to their seat, to a free one, or to look on. */
  enter(line: Line, { name, seat, secret, watch, next }: Entrance): void {
    if (this.isBusy) return line.end(CLOSED.away, 'the store is behind: come again');
    line.sayThrough(this.#outbox);
    const own = secret === undefined ? undefined : this.#seatWith(secret);
    if (own !== undefined) {
      const place = this.#places[own]!;
      // refusals are not kept: who has heard them goes on behind them
      if (place.chair.kind === 'person') place.chair = { ...place.chair, next: Math.max(next, place.chair.next) };
      this.#place(line, own);
    } else if (watch) this.#place(line, 'onlooker');
    else this.#claim(line, name, seat, next);
    this.#wake();
  }

  /** An onlooker sits down. */
  sit(line: Line, name: string, seat: Seat | undefined): void {
    if (this.#seatOf.get(line) === 'onlooker') this.#claim(line, name, seat, 1);
    else line.mistake(refuse('not-now', 'Whoever has a seat must leave it before they take another.'));
  }

  /** A player is called otherwise from now on. */
  call(line: Line, name: string): void {
    const seat = this.#seatOf.get(line);
    const place = typeof seat === 'number' ? this.#places[seat] : undefined;
    if (place?.chair.kind !== 'person') return line.mistake(refuse('no-such-seat', 'An onlooker has no name here.'));
    const chair = { ...place.chair, name: name || place.name };
    this.#outbox.keep(() => this.#house.store.sit(this.name, seat as Seat, chair));
    place.chair = chair;
    this.#mindLater();
  }

  /** A player gets up for good, and looks on. */
  leave(line: Line): void {
    const seat = this.#seatOf.get(line);
    if (typeof seat !== 'number') return line.mistake(refuse('no-such-seat', 'An onlooker has no seat to leave.'));
    this.#vacate(seat);
    this.#place(line, 'onlooker');
  }

  /** Something has been said on a line: whoever has a seat there knows its secret. */
  heard(line: Line): void {
    const seat = this.#seatOf.get(line);
    if (typeof seat === 'number') this.#places[seat]!.heard = true;
  }

  /** A line has ended. */
  gone(line: Line): void {
    const viewer = this.#seatOf.get(line);
    if (viewer === undefined) return;
    this.#unhear(line, viewer);
    if (this.#closed) return;
    const place = typeof viewer === 'number' ? this.#places[viewer] : undefined;
    if (place?.line === line) {
      place.line = undefined;
      place.awaySince = this.#house.clock.now();
      // the secret may never have come: nobody could come back
      if (!place.heard) this.#vacate(viewer as Seat);
    }
    if (this.lines === 0) this.#rest();
    else this.#mindLater();
  }

  #seatWith(secret: string): Seat | undefined {
    const hash = this.#house.secrets.hash(secret);
    const seat = this.#places.findIndex(({ chair }) => chair.kind === 'person' && chair.hash === hash);
    return seat < 0 ? undefined : seat;
  }

  /** A free seat: rather one that nobody has than a computer player's. */
  #freeSeat(wanted: Seat | undefined): Seat | undefined {
    const isFree = (seat: Seat): boolean =>
      this.#places[seat] !== undefined && this.#places[seat].chair.kind !== 'person';
    if (wanted !== undefined) return isFree(wanted) ? wanted : undefined;
    const free = this.#places.map((_, seat) => seat).filter(isFree);
    return free.find(seat => this.#places[seat]!.chair.kind === 'nobody') ?? free[0];
  }

  #claim(line: Line, name: string, wanted: Seat | undefined, next: number): void {
    const seat = this.#freeSeat(wanted);
    if (seat === undefined) {
      if (!this.#seatOf.has(line)) this.#place(line, 'onlooker');
      return line.refuse(refuse('no-such-seat', 'That seat is taken, or all are.'));
    }
    const place = this.#places[seat]!;
    const secret = this.#house.secrets.make();
    place.sits = place.chair.kind === 'nobody';
    this.#seat(seat, {
      kind: 'person',
      name: name || place.name,
      hash: this.#house.secrets.hash(secret),
      next,
    });
    this.#place(line, seat, secret);
  }

  /** Gives a seat to somebody else, in the store first. */
  #seat(seat: Seat, chair: ChairRecord): void {
    this.#outbox.keep(() => this.#house.store.sit(this.name, seat, chair));
    const place = this.#places[seat]!;
    place.chair = chair;
    place.awaySince = undefined;
    place.putOut = false;
    place.heard = false;
    place.refused.clear();
    this.#players[seat] = this.#playerOf(chair);
    this.#shuffles?.vacated(seat);
  }

  /** A seat is free again: a computer player takes it, where one was wanted. */
  #vacate(seat: Seat): void {
    const place = this.#places[seat]!;
    this.#seat(seat, place.empty);
    place.line = undefined;
    if (place.empty.kind === 'computer' && this.#runs) this.#croupier.start();
    this.#mindLater();
  }

  /** Shows the table to a line as a viewer may see it. */
  #place(line: Line, viewer: Viewer, secret?: string): void {
    const before = this.#seatOf.get(line);
    if (before !== undefined) this.#unhear(line, before);
    this.#seatOf.set(line, viewer);
    this.#who = '';
    const place = typeof viewer === 'number' ? this.#places[viewer] : undefined;
    if (place) {
      const other = place.line;
      place.line = line;
      place.awaySince = undefined;
      // one seat, one line: the later one
      if (other && other !== line) {
        this.#unhear(other, viewer);
        other.end(CLOSED.elsewhere, 'the seat is played on another line');
      }
    }
    const next = place?.chair.kind === 'person' ? place.chair.next : 1;
    line.say({ joined: { room: this.name, seat: viewer, ...(secret !== undefined && { secret }), next } });
    const port = this.#croupier.port(viewer);
    line.tell(writeStep(viewer, port.step));
    const promise = this.#shuffles?.promise;
    if (promise) line.say({ fair: promise });
    const known = this.#lines.get(viewer);
    if (known) known.lines.add(line);
    else {
      const lines = new Set([line]);
      const leave = port.listen({
        step: step => {
          const text = writeStep(viewer, step);
          for (const each of [...lines]) each.tell(text);
        },
      });
      this.#lines.set(viewer, { lines, leave });
    }
    this.#mindLater();
  }

  #unhear(line: Line, viewer: Viewer): void {
    this.#seatOf.delete(line);
    const heard = this.#lines.get(viewer);
    heard?.lines.delete(line);
    if (heard?.lines.size !== 0) return;
    heard.leave();
    this.#lines.delete(viewer);
  }

  // ---- acting ------------------------------------------------------------------------------------------------------

  /** What a line asks for: done once, in the order of its numbers, or refused. */
  act(line: Line, { act, seen, id }: { readonly act: unknown; readonly seen: number; readonly id: number }): void {
    const seat = this.#seatOf.get(line);
    const place = typeof seat === 'number' ? this.#places[seat] : undefined;
    if (typeof seat !== 'number' || place?.chair.kind !== 'person')
      return line.mistake(refuse('no-such-seat', 'An onlooker has no seat to act for.'), act, id);
    const { next } = place.chair;
    if (id < next) {
      const told = place.refused.get(id);
      return told ? line.refuse(told.refusal, told.action, id) : line.say({ done: id });
    }
    if (id > next || this.isBusy) return line.say({ again: next });
    place.chair = { ...place.chair, next: next + 1 };
    const refusal = place.answers.refusal(seen) ?? this.#do(seat, act, next + 1);
    if (this.#closed) return;
    if (!refusal) {
      this.#house.count('acts');
      return line.say({ done: id });
    }
    this.#house.count('refused');
    const action = JSON.stringify(act).length <= this.#house.limits.longestMessage ? act : null;
    place.refused.set(id, { refusal, action });
    if (place.refused.size > REMEMBERED) place.refused.delete(place.refused.keys().next().value!);
    if (refusal.code === 'malformed') line.mistake(refusal, action, id);
    else line.refuse(refusal, action, id);
  }

  #do(seat: Seat, act: unknown, next: number): Refusal | undefined {
    this.#asking = seat;
    this.#next = { seat, next };
    try {
      return act === null ? this.#croupier.undo(seat) : this.#croupier.act(seat, act);
    } catch (error) {
      this.#fail(error);
      return refuse('not-now', 'Something has failed at the host: it was not done.');
    } finally {
      this.#asking = this.#next = undefined;
    }
  }

  /** Keeps what is about to happen. Where that fails the room is read anew: what is not kept has not been. */
  #write({ number, from, entries, begins }: Written<AnyAction>): void {
    const byCroupier = entries.at(-1)?.actor === 'croupier';
    const fair = this.#shuffles?.change(begins !== undefined);
    const change: Change = {
      number,
      from,
      entries,
      ...(begins !== undefined && { begins }),
      ...(byCroupier && { cards: this.#source.order() }),
      ...(fair && { fair }),
      ...(this.#next && { next: this.#next }),
    };
    try {
      this.#outbox.keep(() => this.#house.store.write(this.name, change));
      if (begins !== undefined) this.#forgetHands(++this.#hand);
    } catch (error) {
      this.#end('the store has failed');
      throw error;
    }
    // what the croupier does next is not the guest's any more
    this.#next = undefined;
    if (begins !== undefined) {
      this.#showDeal();
      this.#isShown = false;
    }
    if (fair) this.#shuffles!.kept(fair);
    if (this.#outbox.isFull) this.#croupier.stop();
  }

  /** Of all hands that are over only so many stay in the store. */
  #forgetHands(present: number): void {
    const before = present - this.#house.limits.handsKept;
    if (before > 0) this.#outbox.keep(() => this.#house.store.forgetHands(this.name, before));
  }

  // ---- fair deals --------------------------------------------------------------------------------------------------

  /** What a guest says of a shuffle. */
  fair(line: Line, said: Readonly<Record<string, unknown>>): void {
    const seat = this.#seatOf.get(line);
    if (typeof seat === 'number') this.#shuffles?.hear(seat, said);
  }

  /** Whether the croupier may make the move that is due: a shuffle waits for the guests' seeds. */
  #mayShuffle(shuffles: Shuffles): boolean {
    const { state } = this.#croupier;
    if (!asksChance(this.#game, state, this.#source.order())) return true;
    const here = this.#places.flatMap(({ chair, line }, seat) => (chair.kind === 'person' && line ? seat : []));
    return shuffles.areReady(here);
  }

  /** What was waited for has come: the guests' seeds, or the store, which had fallen behind. */
  #goOn(): void {
    if (!this.#runs || this.isBusy) return;
    try {
      this.#croupier.start();
    } catch (error) {
      this.#fail(error);
    }
    this.#mindLater();
  }

  /** A hand, or a shoe, is over: whoever has a seat is told all its seeds. */
  #showDeal(): void {
    const shuffles = this.#shuffles?.done ?? [];
    if (this.#isShown || shuffles.length === 0) return;
    this.#isShown = true;
    const deal: DealRecord = { format: 'tapis-vert-deal', room: this.name, log: this.#croupier.log(), shuffles };
    const text = JSON.stringify({ fair: { deal } });
    for (const { line } of this.#places) line?.tell(text);
  }

  #sayToAll(what: HostSays): void {
    const text = JSON.stringify(what);
    for (const line of [...this.#seatOf.keys()]) line.tell(text);
  }

  #fail(error: unknown): void {
    this.#house.failed(error, this.name);
  }

  #playerOf(chair: ChairRecord): Player<AnyAction, unknown> | undefined {
    if (chair.kind !== 'computer') return undefined;
    const player = this.#hosted.player(chair.level);
    const { clock, rules } = this.#house;
    return async (view, legal, random) => {
      await new Promise<void>(goOn => void clock.after(rules.computers * 1000, goOn));
      return player(view, legal, random);
    };
  }

  // ---- clocks ------------------------------------------------------------------------------------------------------

  #step({ number, actor, view, events }: AnyStep): void {
    this.#house.count('steps');
    this.#places.forEach(({ answers }, seat) => answers.step({ number, actor, view }, this.#asking === seat));
    const settled = events.some(({ type }) => type === 'settled');
    this.#bank.step(this.#runs ? view.turn : { kind: 'over' }, actor, settled, this.#house.clock.now());
    // a shoe goes on after a coup: its cards are not told before all have been dealt
    if (settled && this.#game.discloses === NEXT_HAND) this.#showDeal();
    this.#mindLater();
  }

  /** Whether anybody is there for whom the table goes on. */
  #wake(): void {
    if (this.#closed || this.#runs || this.lines === 0) return;
    this.#runs = true;
    this.#alarm?.();
    const { turn } = this.#croupier.port('onlooker').step.view;
    this.#bank.step(turn, 'croupier', false, this.#house.clock.now());
    try {
      // seats that nobody has are left before anything is dealt to them
      this.#mindChairs();
      this.#croupier.start();
    } catch (error) {
      this.#fail(error);
    }
    this.#mindLater();
  }

  /** Without a line the table rests: nothing is dealt, no clock runs, no seat is lost. */
  #rest(): void {
    this.#runs = false;
    this.#croupier.stop();
    this.#bank.rest(this.#house.clock.now());
    this.#alarm?.();
    this.#later?.();
    this.#later = undefined;
    this.#alarm = this.#house.clock.after(this.#house.rules.restAfter * 1000, () => this.close('the table rests'));
  }

  /** What the host does at a table it does when a step has been told to all. */
  #mindLater(): void {
    if (this.#isMinding || this.#closed) return;
    this.#isMinding = true;
    void Promise.resolve().then(() => {
      this.#isMinding = false;
      if (!this.#runs || this.isBusy) return;
      try {
        this.#mindChairs();
        this.#mindClocks();
      } catch (error) {
        this.#fail(error);
      }
      if (!this.#closed) this.#tellPeople();
    });
  }

  /** Chairs are taken and left between hands. */
  #mindChairs(): void {
    const { turn } = this.#croupier.port('onlooker').step.view;
    if (turn.kind === 'croupier' || (turn.kind === 'seats' && !turn.together)) return;
    const { clock, rules } = this.#house;
    this.#places.forEach((place, seat) => {
      const { kind } = place.chair;
      const away = place.awaySince === undefined ? 0 : (clock.now() - place.awaySince) / 1000;
      if (kind === 'person' && away >= rules.leaveAfter) return this.#vacate(seat);
      if (kind === 'nobody') this.#offered(seat, 'leave');
      else if (kind === 'computer') this.#offered(seat, 'sit');
      else if (place.sits) place.sits = !this.#offered(seat, 'sit') && this.#offers(seat).length === 0;
      else if (away >= rules.sitOutAfter && !place.putOut) place.putOut = this.#offered(seat, 'sitOut');
      else if (away === 0 && place.putOut) place.putOut = !this.#offered(seat, 'sitIn');
    });
  }

  #offers(seat: Seat): readonly Offer<AnyAction>[] {
    return this.#game.legal(this.#game.view(this.#croupier.state, seat));
  }

  /** Does what is offered to a seat by this word, if it is. */
  #offered(seat: Seat, type: string): boolean {
    const offer = this.#offers(seat).find(each => each.type === type);
    if (!offer) return false;
    const { amount } = offer as { readonly amount?: unknown };
    // whoever sits down has what this seat had at the opening, as far as the table allows
    const opening = this.#croupier.state.options.purses[seat]!;
    const action = isRange(amount)
      ? { ...takenUp(offer), amount: Math.min(amount.max, Math.max(amount.min, opening)) }
      : takenUp(offer);
    return this.#croupier.act(seat, action) === undefined;
  }

  /** Acts for whoever has kept silent too long, and sets the alarm for the next. */
  #mindClocks(): void {
    const { clock } = this.#house;
    let next = Infinity;
    this.#places.forEach((_, seat) => {
      let left = this.#left(seat);
      // where one act is not enough, the next follows at once
      for (let acts = 0; left === 0 && acts < 3; acts++) {
        if (!this.#actForSilent(seat)) return;
        left = this.#left(seat);
      }
      next = Math.min(next, left ?? Infinity);
    });
    const { leaveAfter, sitOutAfter } = this.#house.rules;
    for (const { awaySince } of this.#places)
      if (awaySince !== undefined)
        for (const seconds of [sitOutAfter, leaveAfter]) {
          const due = awaySince + seconds * 1000 - clock.now();
          if (due > 0) next = Math.min(next, due);
        }
    this.#alarm?.();
    this.#alarm = Number.isFinite(next) ? clock.after(Math.max(1, next), () => this.#mindLater()) : undefined;
  }

  /** Milliseconds until the croupier acts for a seat; nothing where nobody waits for a person there. */
  #left(seat: Seat): number | undefined {
    const { chair, line } = this.#places[seat]!;
    if (chair.kind === 'computer') return undefined;
    const left = this.#bank.left(seat, !!line, this.#house.clock.now());
    return left !== undefined && chair.kind === 'nobody' ? 0 : left;
  }

  /** What the rules let be done for a silent seat; where they name nothing, the least of what is offered. */
  #actForSilent(seat: Seat): boolean {
    this.#house.count('silent');
    if (!this.#croupier.actForSilent(seat)) return true;
    const [offer] = this.#offers(seat);
    return !!offer && !this.#croupier.act(seat, takenUp(offer));
  }

  // ---- telling -----------------------------------------------------------------------------------------------------

  /** Who is there, and whose clock runs. */
  get people(): readonly Presence[] {
    return this.#places.map(({ chair, name, line }, seat): Presence => {
      const left = this.#left(seat);
      return {
        name: chair.kind === 'person' ? chair.name : name,
        kind: chair.kind,
        here: chair.kind === 'computer' || !!line,
        ...(left !== undefined && { left: Math.round(left) }),
      };
    });
  }

  /** Who comes and goes is told at once; whose clock runs, which changes with every step, not more often than need be. */
  #tellPeople(): void {
    const { clock } = this.#house;
    const onlookers = this.#lines.get('onlooker')?.lines.size ?? 0;
    const { people } = this;
    const who = JSON.stringify([people.map(({ name, kind, here }) => [name, kind, here]), onlookers]);
    const wait = this.#who === who ? this.#toldPeople + CLOCKS_TOLD - clock.now() : 0;
    if (wait > 0) {
      this.#later ??= clock.after(wait, () => {
        this.#later = undefined;
        this.#tellPeople();
      });
      return;
    }
    this.#who = who;
    this.#toldPeople = clock.now();
    this.#sayToAll({ people, onlookers });
  }

  /** Ends all lines when all is kept; the room is in the store then, and whoever comes again goes on there. */
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
    this.#alarm?.();
    this.#later?.();
  }

  #end(reason: string): void {
    this.#stop();
    for (const { leave } of this.#lines.values()) leave();
    this.#lines.clear();
    for (const line of [...this.#seatOf.keys()]) line.end(CLOSED.away, reason);
    this.#seatOf.clear();
    this.#putAway(this);
    this.#ended();
  }
}

/** The log of the present hand. */
const logOf = ({ game, version, options, begins, actions }: RoomRecord): Log<never, AnyAction> => ({
  format: 'tapis-vert',
  game,
  version,
  options: options as never,
  ...(begins !== undefined && { from: begins }),
  actions,
});
