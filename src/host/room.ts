import { shuffledSource, type SavableSource } from '../cards/source.js';
import type { DealRecord } from '../fair/deal.js';
import { asksChance, fairSource } from '../fair/source.js';
import { refuse, takenUp } from '../game/actions.js';
import type { AnyAction, AnyGame, Refusal, Seat, TableView, Viewer } from '../game/contract.js';
import { Croupier, type Player, type Step, type Written } from '../game/croupier.js';
import { CLOSED, type Presence } from '../game/host-line.js';
import type { Log } from '../game/log.js';
import { isChips } from '../game/options.js';
import { answersOf, type Answers } from '../game/wire.js';
import { Audience } from './audience.js';
import { Chairs, offers } from './chairs.js';
import type { HostedGame } from './games.js';
import type { House } from './house.js';
import type { Line } from './line.js';
import { Outbox } from './outbox.js';
import type { ChairRecord, Change, RoomRecord } from './records.js';
import { Shuffles } from './shuffles.js';
import { TimeBank } from './time-bank.js';

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

/** A new seat may begin at any number to this one: each after it can still be counted and kept. */
const HIGHEST_FIRST = 2 ** 31;
/** So many hands back a record is looked for, and so often for one line. */
const DEALS_WANTED = 8;
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
  readonly #chairs: Chairs;
  readonly #audience: Audience;
  /** How often a line has asked for the record of a hand gone by. */
  readonly #wanted = new WeakMap<Line, number>();
  /** Which steps each seat may still answer. */
  readonly #answers: readonly Answers[];
  /** What was refused last to each seat, by the actions' numbers: told again to whoever asks again. */
  readonly #refused: readonly Map<number, { readonly refusal: Refusal; readonly action: unknown }>[];
  readonly #bank: TimeBank;
  /** What makes the shuffles fair; nothing where they cannot be checked. */
  readonly #shuffles: Shuffles | undefined;
  readonly #outbox: Outbox;
  /** How many hands, or shoes, are over. */
  #hand: number;
  /** Whether a hand is under way in which a seat sees more than others do. */
  #isDealt: boolean;
  #source!: SavableSource;
  /** Whose action is being done. */
  #asking: Seat | undefined;
  /** What is to be kept with it: the number of that seat's next one. */
  #next: { readonly seat: Seat; readonly next: number } | undefined;
  #alarm: (() => void) | undefined;
  #isMinding = false;
  #runs = false;
  #closed = false;
  /** Whether all connections have been ended. */
  #isOver = false;
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
    this.#answers = record.places.map((_, seat) => answersOf(seat));
    this.#refused = record.places.map(() => new Map());
    this.#chairs = new Chairs({
      ...{ room: record.name, places: record.places, hand: record.hand, house },
      keep: change => this.#keep(change),
      taken: (seat, chair) => this.#taken(seat, chair),
    });
    this.#players = record.places.map((_, seat) => this.#playerOf(this.#chairs.player(seat)));
    this.#isDealt = !hosted.isBank && record.actions.some(({ actor, action }) => this.#deals(actor, action));
    this.#audience = new Audience({
      clock: house.clock,
      port: viewer => this.#croupier.port(viewer),
      people: () => this.people,
    });
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
      keeps: 'hand',
      longestWindow: house.limits.longestWindow,
      write: written => this.#write(written),
      failed: error => this.#fail(error),
    });
    const port = this.#croupier.port('onlooker');
    port.listen({ step: step => this.#step(step) });
    // what was asked before the process ended may still be answered
    const step = port.step as AnyStep;
    for (const answers of this.#answers) answers.step(step, false);
    // until somebody is in
    this.#rest();
  }

  /** How many lines there are. */
  get lines(): number {
    return this.#audience.size;
  }

  /** Whether nothing more is taken for now: the room is being put away, or its store is too far behind. */
  get isBusy(): boolean {
    return this.#closed || this.#outbox.isFull;
  }

  /** Whether a secret is that of somebody who has a seat. */
  isPlayers(secret: string | undefined): boolean {
    return secret !== undefined && this.#chairs.seatWith(secret) !== undefined;
  }

  // ---- coming and going --------------------------------------------------------------------------------------------

  /** Somebody comes: back to their seat, to a free one, or to look on. */
  enter(line: Line, { name, seat, secret, watch, next }: Entrance): void {
    if (this.isBusy) return line.end(CLOSED.away, 'the store is behind: come again');
    line.sayThrough(this.#outbox);
    const own = secret === undefined ? undefined : this.#chairs.seatWith(secret);
    if (own !== undefined) {
      const { record } = this.#chairs.all[own]!;
      // refusals are not kept: who has heard them goes on behind them, but no further than refusals are remembered
      const isBehind = record.kind === 'person' && next > record.next && next <= record.next + REMEMBERED;
      if (isBehind) this.#chairs.number(own, next);
      this.#place(line, own);
    } else if (watch) this.#place(line, 'onlooker');
    else this.#claim(line, name, seat, next <= HIGHEST_FIRST ? next : 1);
    this.#wake();
  }

  /** An onlooker sits down. */
  sit(line: Line, name: string, seat: Seat | undefined): void {
    if (this.#chairs.seatOf(line) === undefined) this.#claim(line, name, seat, 1);
    else line.mistake(refuse('not-now', 'Whoever has a seat must leave it before they take another.'));
  }

  /** A player is called otherwise from now on. */
  call(line: Line, name: string): void {
    const seat = this.#chairs.seatOf(line);
    if (seat === undefined || !this.#chairs.rename(seat, name))
      return line.mistake(refuse('no-such-seat', 'An onlooker has no name here.'));
    this.#mindLater();
  }

  /** A player gets up for good, and looks on. */
  leave(line: Line): void {
    const seat = this.#chairs.seatOf(line);
    if (seat === undefined) return line.mistake(refuse('no-such-seat', 'An onlooker has no seat to leave.'));
    this.#chairs.vacate(seat);
    this.#place(line, 'onlooker');
  }

  /** Something has been said on a line: whoever has a seat there knows its secret. */
  heard(line: Line): void {
    const seat = this.#chairs.seatOf(line);
    if (seat !== undefined) this.#chairs.all[seat]!.heard = true;
  }

  /** A line has ended. */
  gone(line: Line): void {
    if (this.#audience.viewerOf(line) === undefined) return;
    this.#audience.leave(line);
    if (this.#closed) return;
    const seat = this.#chairs.seatOf(line);
    if (seat !== undefined) {
      const chair = this.#chairs.all[seat]!;
      chair.line = undefined;
      chair.awaySince = this.#house.clock.now();
      // the secret may never have come: nobody could come back
      if (!chair.heard) this.#chairs.vacate(seat);
    }
    if (this.lines === 0) this.#rest();
    else this.#mindLater();
  }

  #claim(line: Line, name: string, wanted: Seat | undefined, next: number): void {
    const claimed = this.#chairs.claim(name, wanted, next, this.#isDealt ? this.#hand + 1 : undefined);
    if (claimed) return this.#place(line, claimed.seat, claimed.secret);
    if (this.#audience.viewerOf(line) === undefined) this.#place(line, 'onlooker');
    line.refuse(refuse('no-such-seat', 'That seat is taken, or all are.'));
  }

  /** A seat has somebody else. */
  #taken(seat: Seat, chair: ChairRecord): void {
    this.#refused[seat]!.clear();
    // whoever was there plays the hand to its end
    if (this.#chairs.all[seat]!.looksOn) return this.#mindLater();
    this.#players[seat] = this.#playerOf(chair);
    this.#shuffles?.vacated(seat);
    if (chair.kind === 'computer' && this.#runs) this.#croupier.start();
    this.#mindLater();
  }

  /** Shows the table to a connection as a viewer may see it. */
  #place(line: Line, viewer: Viewer, secret?: string): void {
    const chair = typeof viewer === 'number' ? this.#chairs.all[viewer] : undefined;
    if (chair) {
      const other = chair.line;
      chair.line = line;
      chair.awaySince = undefined;
      // one seat, one connection: the later one
      if (other && other !== line) {
        this.#audience.leave(other);
        other.end(CLOSED.elsewhere, 'the seat is played on another line');
      }
    }
    const next = chair?.record.kind === 'person' ? chair.record.next : 1;
    const shown = chair?.looksOn ? 'onlooker' : viewer;
    this.#audience.show(line, shown, {
      joined: { room: this.name, seat: shown, ...(secret !== undefined && { secret }), next },
    });
    for (const fair of this.#shuffles?.promise ?? []) line.say({ fair });
    this.#mindLater();
  }

  // ---- acting ------------------------------------------------------------------------------------------------------

  /** What a line asks for: done once, in the order of its numbers, or refused. */
  act(line: Line, { act, seen, id }: { readonly act: unknown; readonly seen: number; readonly id: number }): void {
    const seat = this.#chairs.seatOf(line);
    const record = seat === undefined ? undefined : this.#chairs.player(seat);
    if (seat === undefined || record?.kind !== 'person')
      return line.mistake(refuse('no-such-seat', 'An onlooker has no seat to act for.'), act, id);
    const { next } = record;
    const remembered = this.#refused[seat]!;
    if (id < next) {
      const told = remembered.get(id);
      return told ? line.refuse(told.refusal, told.action, id) : line.say({ done: id });
    }
    if (id > next || this.isBusy) return line.say({ again: next });
    this.#chairs.number(seat, next + 1);
    const refusal = this.#answers[seat]!.refusal(seen) ?? this.#do(seat, act, next + 1);
    if (this.#closed) return;
    if (!refusal) {
      this.#house.happened({ type: 'acted', room: this.name, seat });
      return line.say({ done: id });
    }
    this.#house.happened({ type: 'refused', room: this.name, seat, code: refusal.code });
    const action = JSON.stringify(act).length <= this.#house.limits.longestMessage ? act : null;
    remembered.set(id, { refusal, action });
    if (remembered.size > REMEMBERED) remembered.delete(remembered.keys().next().value!);
    if (refusal.code === 'malformed') line.mistake(refusal, action, id);
    else line.refuse(refusal, action, id);
  }

  #do(seat: Seat, act: unknown, next: number): Refusal | undefined {
    if (this.#shuffles?.isUnderWay) return refuse('not-now', 'The cards are being shuffled.');
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
    this.#keep(() => this.#house.store.write(this.name, change));
    if (begins !== undefined) this.#forgetHands(++this.#hand);
    // what the croupier does next is not the guest's any more
    this.#next = undefined;
    if (begins !== undefined) {
      this.#showDeal();
    }
    if (fair) this.#shuffles!.kept(fair);
    if (this.#outbox.isFull) this.#croupier.stop();
  }

  /** Keeps a change. @throws what the store throws at once: the room has been put away then, to be read anew. */
  #keep(change: () => Promise<void> | void): void {
    try {
      this.#outbox.keep(change);
    } catch (error) {
      this.#end('the store has failed');
      throw error;
    }
  }

  /** Of all hands that are over only so many stay in the store. */
  #forgetHands(present: number): void {
    const before = present - this.#house.limits.handsKept;
    if (before > 0) this.#keep(() => this.#house.store.forgetHands(this.name, before));
  }

  // ---- fair deals --------------------------------------------------------------------------------------------------

  /** What a guest says of a shuffle. */
  fair(line: Line, said: Readonly<Record<string, unknown>>): void {
    const seat = this.#chairs.seatOf(line);
    if (isChips(said.wanted)) this.#showDealGoneBy(line, said.wanted);
    else if (seat !== undefined && !this.#chairs.all[seat]!.looksOn) this.#shuffles?.hear(seat, said);
  }

  /** Whether the croupier may make the move that is due: a shuffle waits for the guests' seeds. */
  #mayShuffle(shuffles: Shuffles): boolean {
    const { state } = this.#croupier;
    if (!asksChance(this.#game, state, this.#source.order())) return true;
    const here = this.#chairs.all.flatMap(({ line }, seat) =>
      this.#chairs.player(seat).kind === 'person' && line ? seat : [],
    );
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

  /** A hand, or a shoe, is over: all who are there are told all its seeds. */
  #showDeal(): void {
    const shuffles = this.#shuffles?.done ?? [];
    if (shuffles.length > 0) this.#audience.say({ fair: { deal: this.#deal(this.#croupier.log(), shuffles) } });
  }

  #deal(log: DealRecord['log'], shuffles: DealRecord['shuffles']): DealRecord {
    return { format: 'tapis-vert-deal', room: this.name, log, shuffles };
  }

  /** Somebody's line was broken when a hand ended to which they had given a seed: they are told of it, a few times a line. */
  #showDealGoneBy(line: Line, shuffle: number): void {
    const times = this.#wanted.get(line) ?? 0;
    if (times >= DEALS_WANTED) return;
    this.#wanted.set(line, times + 1);
    this.#outbox.after(() => {
      this.#tellDeal(line, shuffle).catch((error: unknown) => this.#fail(error));
    });
  }

  async #tellDeal(line: Line, shuffle: number): Promise<void> {
    const { store } = this.#house;
    for (let hand = this.#hand - 1; hand >= Math.max(0, this.#hand - DEALS_WANTED); hand--) {
      const shuffles = await store.shuffles(this.name, hand);
      if (!shuffles.some(({ number }) => number === shuffle)) continue;
      const log = await store.hand(this.name, hand);
      if (log) line.say({ fair: { deal: this.#deal(log, shuffles) } });
      return;
    }
  }

  #fail(error: unknown): void {
    this.#house.happened({ type: 'failed', room: this.name, error });
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

  /** Whether the croupier brings cards that others may not see, or the next hand begins. */
  #deals(actor: unknown, action: AnyAction): boolean {
    return actor === 'croupier' && action.type !== this.#game.discloses;
  }

  #step({ number, actor, action, view, events }: AnyStep): void {
    if (actor === 'croupier' && action && !this.#hosted.isBank) this.#isDealt = this.#deals(actor, action);
    if (!this.#isDealt)
      for (const seat of this.#chairs.dealIn(this.#hand)) {
        this.#players[seat] = undefined;
        this.#shuffles?.vacated(seat);
      }
    this.#house.happened({ type: 'stepped', room: this.name, number });
    this.#answers.forEach((answers, seat) => answers.step({ number, actor, view }, this.#asking === seat));
    const settled = events.some(({ type }) => type === 'settled');
    this.#bank.step(this.#runs ? view.turn : { kind: 'over' }, actor, settled, this.#house.clock.now());
    if (settled) this.#house.happened({ type: 'settled', room: this.name, number });
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
    this.#audience.rest();
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
        this.#showOwn();
        this.#mindChairs();
        this.#mindClocks();
      } catch (error) {
        this.#fail(error);
      }
      if (!this.#closed) this.#audience.tellPeople();
    });
  }

  /** Sits down, out and up whoever is due; not while seeds are shown, when it is settled who is dealt in. */
  #mindChairs(): void {
    if (!this.#shuffles?.isUnderWay) this.#chairs.mind(this.#croupier, this.#game);
  }

  /** Whoever has waited for this hand sees the table from their own seat now. */
  #showOwn(): void {
    this.#chairs.all.forEach(({ line, looksOn }, seat) => {
      if (line && !looksOn && this.#audience.viewerOf(line) !== seat) this.#place(line, seat);
    });
  }

  /** Acts for whoever has kept silent too long, and sets the alarm for the next. */
  #mindClocks(): void {
    const { clock } = this.#house;
    let next = Infinity;
    this.#chairs.all.forEach((_, seat) => {
      let left = this.#left(seat);
      // where one act is not enough, the next follows at once
      for (let acts = 0; left === 0 && acts < 3; acts++) {
        if (!this.#actForSilent(seat)) return;
        left = this.#left(seat);
      }
      next = Math.min(next, left ?? Infinity);
    });
    const { leaveAfter, sitOutAfter } = this.#house.rules;
    for (const { awaySince } of this.#chairs.all)
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
    const { line } = this.#chairs.all[seat]!;
    const { kind } = this.#chairs.player(seat);
    if (kind === 'computer') return undefined;
    const left = this.#bank.left(seat, !!line, this.#house.clock.now());
    return left !== undefined && kind === 'nobody' ? 0 : left;
  }

  /** What the rules let be done for a silent seat; where they name nothing, the least of what is offered. */
  #actForSilent(seat: Seat): boolean {
    this.#house.happened({ type: 'silent', room: this.name, seat });
    if (!this.#croupier.actForSilent(seat)) return true;
    const [offer] = offers(this.#croupier, this.#game, seat);
    return !!offer && !this.#croupier.act(seat, takenUp(offer));
  }

  // ---- telling -----------------------------------------------------------------------------------------------------

  /** Who is there, and whose clock runs. */
  get people(): readonly Presence[] {
    return this.#chairs.all.map(({ record, name, line }, seat): Presence => {
      const left = this.#left(seat);
      return {
        name: record.kind === 'person' ? record.name : name,
        kind: record.kind,
        here: record.kind === 'computer' || !!line,
        ...(left !== undefined && { left: Math.round(left) }),
      };
    });
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
    this.#audience.rest();
  }

  #end(reason: string): void {
    if (this.#isOver) return;
    this.#isOver = true;
    this.#stop();
    this.#audience.end(CLOSED.away, reason);
    this.#house.happened({ type: 'closed', room: this.name, reason });
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
