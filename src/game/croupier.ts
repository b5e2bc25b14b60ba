import { CardError, type Card } from '../cards/card.js';
import { undealt } from '../cards/pack.js';
import { shuffledSource, type CardSource } from '../cards/source.js';
import { secureRandom, type Random } from '../cards/random.js';
import { hidesSomething, ownCopy, refuse } from './actions.js';
import type {
  ActionOf,
  Actor,
  AnyAction,
  AnyGame,
  EventOf,
  Offer,
  OptionsOf,
  Refusal,
  RulesOf,
  Seat,
  StateOf,
  TableState,
  ViewOf,
  Viewer,
} from './contract.js';
import { beginningOf, LogError, newLog, redactLog, type Entry, type Log } from './log.js';
import { newcomersView } from './newcomer.js';

/** One step of the table as a port shows it. */
export interface Step<Action, Event, View> {
  /** Counts up from 0, the opening. */
  readonly number: number;
  /** Who acted: a seat, or the croupier. */
  readonly actor: Actor;
  /** What was done, hidden parts as `??`; `null` for the opening, and where something was taken back. */
  readonly action: Action | null;
  /** What happened, in order; one event for each card that travels. */
  readonly events: readonly Event[];
  /** What this seat may know after the step. */
  readonly view: View;
  /** All that this seat may do now, as offers. */
  readonly legal: readonly Offer<Action>[];
}

/** Who listens at a port. */
export interface PortListener<Action, Event, View> {
  /** Something has happened, or was taken back. */
  onStep(step: Step<Action, Event, View>): void;
  /** What was asked at this port may not be done. */
  onRefused?(refusal: Refusal, action: unknown): void;
  /** Something went wrong on the way: the line is dead, or what came over it is no step. */
  onError?(error: unknown): void;
}

/** A seat's end of the table. Whoever holds it sees and does what that seat may, whether the croupier is near or far. */
export interface SeatPort<Action = unknown, Event = unknown, View = unknown> {
  /** Whose end it is: a seat, or an onlooker. */
  readonly seat: Viewer;
  /** The latest step; while nobody listens, the present view without the action that led to it. */
  readonly step: Step<Action, Event, View>;
  /** Asks for an action; the answer comes to the listeners as a step or as refused. */
  act(action: Action): void;
  /** Takes back the seat's last action, as long as nobody could have answered it. */
  undo(): void;
  /**
   * Tells a listener of every step from now on.
   * @returns a function that ends the listening.
   */
  listen(listener: PortListener<Action, Event, View>): () => void;
}

/** A computer player: chooses one of the offers from its own view alone. */
export type Player<Action, View> = (
  view: View,
  legal: readonly Offer<Action>[],
  random: Random,
) => Action | Promise<Action>;

/** What is written into the log at once: one action, or, where one is taken back, all that stay of the present window. */
export interface Written<Action> {
  /** The step that it makes. */
  readonly number: number;
  /** The place in the log of the first of the entries: what stood there and behind it is taken back. */
  readonly from: number;
  readonly entries: readonly Entry<Action>[];
  /** The log begins anew with these entries, at this state: see {@link CroupierSetup.retain}. */
  readonly begins?: unknown;
}

/** What a croupier needs to open a table. */
export interface CroupierSetup<Action, View, Options = unknown> {
  /** The game's options; what is not named has its default. A log to go on from brings its own. */
  readonly options?: Partial<Options> | undefined;
  /**
   * Where the cards come from, made from the game's pack; by default the cards that are not dealt, shuffled without a seed.
   * Whoever goes on from a log brings a source that holds only the cards left: those of {@link SavableSource.order}, to
   * deal what would have been dealt.
   */
  readonly source?: (pack: ReturnType<AnyGame['pack']>) => CardSource;
  /**
   * A computer player for each seat that has one; asked anew each time, so a host may let others take their place. One who
   * acts {@link MOST_ACTS} times without ending its part has failed.
   */
  readonly players?: readonly (Player<Action, View> | undefined)[];
  /**
   * The computer players' chances, or what makes them for each of their decisions: of this seat, so many of its actions
   * being in the log. `seededDecisions` makes them from a seed, so that they do the same whoever is asked when.
   */
  readonly random?: Random | ((seat: Seat, decision: number) => Random);
  /**
   * When a seat's {@link Croupier.log} tells what was hidden from it. `never`: what was mucked, folded or burnt stays so.
   * `finished`: when the hand, or the shoe, is over: for a table at which all others are computer players.
   */
  readonly disclosure?: 'never' | 'finished';
  /**
   * Called when a computer player fails (the croupier then acts for the seat as for a silent one) or a listener does
   * (the others are told all the same). Of one who never ends its part it is told once, not each time. Without it, what a listener throws comes out of the action that it heard of, once
   * all have been told and the table has gone on; what a computer player throws is a promise that nobody has taken.
   */
  readonly onError?: (error: unknown) => void;
  /** A log to go on from; it has been checked. */
  readonly resume?: Log<Options, Action>;
  /** The number of the step that the log to go on from has led to, so that steps count on; 0 by default. */
  readonly number?: number;
  /**
   * Called with what is written into the log, before it is done and before anybody hears of it: what is in a store then
   * is never lost. What this throws keeps the action from being done, and comes out of whoever asked for it.
   */
  readonly persist?: (written: Written<Action>) => void;
  /** Asked before each move of the croupier's: where it says no, the table waits until {@link Croupier.start}. */
  readonly mayDeal?: () => boolean;
  /** `hand`: the log holds the present hand, or shoe, alone, and begins with it. `all`, by default: it holds the whole table. */
  readonly retain?: 'all' | 'hand';
  /**
   * The number of acts of one seat that may be taken back, `done` not counted: further ones are refused until it is
   * done.
   */
  readonly longestWindow?: number;
  /**
   * Whether a seat changed hands after the cards on the table were dealt. Until the next deal its port then shows what
   * an onlooker sees, with the offers of the seat: those cards were dealt to somebody else.
   */
  readonly isNewcomer?: (seat: Seat) => boolean;
}

/** The number of acts of computer players in a row before the program gets its turn. */
const ACTS_AT_A_STRETCH = 100;

/**
 * The number of acts of one computer player between two moves of the croupier's; a part that it has not ended then is
 * ended for it.
 */
export const MOST_ACTS = 100;

/** The error for a computer player that acts again and again, and never ends its part. */
class EndlessPart extends Error {
  constructor(seat: Seat) {
    super(
      `The player of seat ${seat} has acted ${MOST_ACTS} times without ending its part: where several seats act at once, each ends it by done. The croupier acts for it as for a silent one.`,
    );
  }
}

/** Yields to the program between acts of players who answer at once: by a message to itself, not by a clock. */
function programsTurn(): Promise<void> {
  return new Promise(goOn => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      goOn();
    };
    port2.postMessage(undefined);
  });
}

/** Whether a source has only cards of the pack, and none more often, as far as it shows its order. */
function checkSource(source: CardSource & { order?: () => readonly Card[] }, pack: readonly Card[]): void {
  const left = new Map<Card, number>();
  for (const card of pack) left.set(card, (left.get(card) ?? 0) + 1);
  for (const card of source.order?.() ?? []) {
    const count = left.get(card) ?? 0;
    if (count === 0)
      throw new CardError(
        `The source has more of ${card} than the game's pack, which holds ${pack.filter(one => one === card).length}.`,
      );
    left.set(card, count - 1);
  }
}

/** Whether a log to go on from is of this game. */
function checkGame({ id }: AnyGame, log: Log<unknown, unknown> | undefined): void {
  if (log && log.game !== id) throw new LogError(`The log to go on from is of ${log.game}, not of ${id}.`, 'game');
}

/** Whether there is such a seat at the table. */
function checkSeat(viewer: Viewer, { accounts }: TableState): void {
  const seats = accounts.purses.length;
  if (viewer !== 'onlooker' && !(Number.isInteger(viewer) && viewer >= 0 && viewer < seats))
    throw new RangeError(`There is no seat ${viewer} at this table: 0 to ${seats - 1}, or “onlooker”.`);
}

/**
 * Runs one table: holds the cards and the log, moves when it is the croupier's turn, asks the computer players, serves
 * the ports.
 */
export class Croupier<G extends AnyGame> {
  #state: StateOf<G>;
  readonly #entries: Entry<ActionOf<G>>[] = [];
  /** The log as each viewer asked about may see it; each entry is redacted once, when it is written. */
  readonly #redacted = new Map<Viewer, Entry<ActionOf<G>>[]>();
  /** The state before the first entry, where that is not the opening. */
  #begins: unknown;
  /** The number of entries, from the first, that belong to finished hands. */
  #finished = 0;
  /** How many entries each seat has. */
  readonly #decisions: number[] = [];
  #number = 0;
  #running = false;
  #asked: Seat | undefined;
  /** Acts of computer players since the croupier began. */
  #answers = 0;
  /** Acts of each seat's computer player since the croupier last moved. */
  readonly #actsOf: number[] = [];
  /** Computer players already reported for never ending their part. */
  readonly #endless = new WeakSet<Player<ActionOf<G>, ViewOf<G>>>();
  /** Computer players without chips who have been asked since the croupier last moved. */
  readonly #penniless = new Set<Seat>();
  #telling = false;
  #taking = false;
  readonly #waiting: (() => void)[] = [];
  /** What listeners and computer players have thrown that nobody takes. */
  readonly #thrown: unknown[] = [];
  /** The state before, and the place in the log of, the first action that can still be taken back. */
  #window: { state: StateOf<G>; from: number } | undefined;
  readonly #game: RulesOf<G>;
  readonly #source: CardSource;
  readonly #options: OptionsOf<G>;
  readonly #random: (seat: Seat, decision: number) => Random;
  readonly #setup: CroupierSetup<ActionOf<G>, ViewOf<G>, OptionsOf<G>>;
  readonly #ports = new Map<
    Viewer,
    {
      port: SeatPort<ActionOf<G>, EventOf<G>, ViewOf<G>>;
      listeners: Set<PortListener<ActionOf<G>, EventOf<G>, ViewOf<G>>>;
    }
  >();
  /** The latest step of each port, and whose eyes it was made for. */
  readonly #latest = new Map<
    Viewer,
    { readonly eyes: Viewer; readonly step: Step<ActionOf<G>, EventOf<G>, ViewOf<G>> }
  >();

  /**
   * @throws {OptionError} for a bad option.
   * @throws {LogError} for a log of another game.
   * @throws {CardError} when a given source has cards that are not in the game's pack, or one more often.
   */
  constructor(game: G, setup: CroupierSetup<ActionOf<G>, ViewOf<G>, OptionsOf<G>> = {}) {
    this.#game = game as unknown as RulesOf<G>;
    this.#setup = setup;
    checkGame(game, setup.resume);
    this.#begins = setup.resume?.from;
    this.#number = setup.number ?? 0;
    this.#state = setup.resume
      ? (beginningOf(game, setup.resume) as unknown as StateOf<G>)
      : this.#game.open(setup.options);
    this.#options = (this.#state as unknown as { options: OptionsOf<G> }).options;
    for (const entry of setup.resume?.actions ?? []) {
      const before = this.#state;
      this.#state = this.#game.apply(before, entry.actor, entry.action).state;
      this.#write(entry, before);
    }
    const pack = this.#game.pack(this.#options);
    if (setup.source) {
      this.#source = setup.source(pack);
      checkSource(this.#source, pack);
    } else {
      this.#source = shuffledSource(undealt(pack, this.#game.dealt(this.#state)));
      this.#source.shuffle();
    }
    const random = setup.random ?? secureRandom();
    this.#random = typeof random === 'function' ? random : () => random;
  }

  /** The whole state; hidden cards included. */
  get state(): StateOf<G> {
    return this.#state;
  }

  /** Whether the log that the croupier has gone on from began later than the table. */
  get beganLater(): boolean {
    return this.#begins !== undefined;
  }

  /**
   * The log. With a viewer, as that seat may see it: what was hidden from it stays `??`, unless
   * {@link CroupierSetup.disclosure} says otherwise.
   */
  log(viewer?: Viewer): Log<OptionsOf<G>, ActionOf<G>> {
    const from = this.#begins;
    const log = {
      ...newLog<OptionsOf<G>, ActionOf<G>>(this.#game, this.#options, [...this.#entries]),
      ...(from !== undefined && { from }),
    };
    if (viewer === undefined) return log;
    const told = this.#setup.disclosure === 'finished' ? this.#finished : 0;
    return { ...log, actions: [...this.#entries.slice(0, told), ...this.#redactedFor(viewer, log).slice(told)] };
  }

  #redactedFor(viewer: Viewer, log: Log<OptionsOf<G>, ActionOf<G>>): readonly Entry<ActionOf<G>>[] {
    let known = this.#redacted.get(viewer);
    if (!known) this.#redacted.set(viewer, (known = [...redactLog(this.#game, log, viewer).actions]));
    return known;
  }

  /** Begins the log anew: hands that are over are forgotten. */
  #beginAnew(state: StateOf<G>): void {
    this.#begins = state;
    this.#entries.length = 0;
    for (const entries of this.#redacted.values()) entries.length = 0;
  }

  /** Writes an entry into the log, and into what is known of it to others. */
  #write(entry: Entry<ActionOf<G>>, before: StateOf<G>): void {
    const { actor, action } = entry;
    if (action.type === this.#game.discloses) this.#finished = this.#entries.length;
    if (actor !== 'croupier') this.#decisions[actor] = (this.#decisions[actor] ?? 0) + 1;
    this.#entries.push(entry);
    for (const [viewer, entries] of this.#redacted)
      entries.push({ actor, action: this.#game.redactAction(before, action, viewer) });
  }

  /** Takes out of the log what was written from some place on. */
  #unwrite(from: number): void {
    for (const entries of this.#redacted.values()) entries.length = from;
    for (const { actor } of this.#entries.splice(from)) if (actor !== 'croupier') this.#decisions[actor]!--;
  }

  /**
   * The port of a seat, or an onlooker's.
   * @throws {RangeError} for a seat that is not at the table.
   */
  port(viewer: Viewer): SeatPort<ActionOf<G>, EventOf<G>, ViewOf<G>> {
    const known = this.#ports.get(viewer);
    if (known) return known.port;
    checkSeat(viewer, this.#state);
    // a viewer from the opening on has no earlier entries to be redacted
    if (this.#entries.length === 0) this.#redacted.set(viewer, []);
    const listeners = new Set<PortListener<ActionOf<G>, EventOf<G>, ViewOf<G>>>();
    const latest = () => {
      const known = this.#latest.get(viewer);
      return known?.eyes === this.#eyesOf(viewer) ? known.step : this.#stepFor(viewer, 'croupier', null, []);
    };
    const refused = (refusal: Refusal | undefined, action: unknown) => {
      if (refusal) for (const listener of [...listeners]) this.#tell(() => listener.onRefused?.(refusal, action));
    };
    const port: SeatPort<ActionOf<G>, EventOf<G>, ViewOf<G>> = {
      seat: viewer,
      get step() {
        return latest();
      },
      act: action => this.#inTurn(() => refused(this.act(viewer, action), action)),
      undo: () => this.#inTurn(() => refused(this.undo(viewer), null)),
      listen(listener) {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
    };
    this.#ports.set(viewer, { port, listeners });
    return port;
  }

  /** Begins, or goes on after {@link stop}. */
  start(): void {
    this.#running = true;
    this.#advance();
    this.#rethrow();
  }

  /** Deals no further and asks no computer player until {@link start}. */
  stop(): void {
    this.#running = false;
  }

  /**
   * A seat's action, however foreign: done, or refused with a reason and nothing changed. A listener that answers a step
   * uses its port's `act` instead, which waits until all have heard.
   */
  act(seat: Viewer, action: unknown): Refusal | undefined {
    const refusal = this.#take(seat, action);
    this.#rethrow();
    return refusal;
  }

  #take(seat: Viewer, action: unknown): Refusal | undefined {
    if (seat === 'onlooker') return refuse('no-such-seat', 'An onlooker has no seat to act for.');
    const own = ownCopy(action);
    const refusal = hidesSomething(own)
      ? refuse('malformed', 'An action must name its cards: ?? is only for logs.')
      : (this.#game.check(this.#state, seat, own) ?? this.#overlong(seat, own as AnyAction));
    if (refusal) return refusal;
    this.#do(seat, own as ActionOf<G>);
    this.#advance();
    return undefined;
  }

  /**
   * The refusal of any act but `done` by a seat whose window of acts is full: it could stake and take back for ever.
   */
  #overlong(seat: Seat, { type }: AnyAction): Refusal | undefined {
    const { longestWindow = Infinity } = this.#setup;
    if (longestWindow === Infinity || !this.#window || type === 'done') return undefined;
    const acts = this.#entries.slice(this.#window.from).filter(({ actor }) => actor === seat).length;
    return acts < longestWindow
      ? undefined
      : refuse('not-now', `This seat has acted ${acts} times and may only finish its turn.`);
  }

  /** What the rules let the croupier do for a seat that keeps silent: the host's time bank calls it. */
  actForSilent(seat: Seat): Refusal | undefined {
    const action = this.#game.silent(this.#game.view(this.#state, seat));
    return action
      ? this.act(seat, action)
      : refuse('not-now', 'The rules have no action for a seat that has timed out now.');
  }

  /** Takes back a seat's last action of the present window; the log forgets it. */
  undo(seat: Viewer): Refusal | undefined {
    const window = this.#window;
    const last = window
      ? this.#entries.findLastIndex(({ actor }, index) => index >= window.from && actor === seat)
      : -1;
    if (!window || last < 0) return refuse('nothing-there', 'There is nothing that could still be taken back.');
    const rest = this.#entries.slice(window.from).filter((_, index) => index !== last - window.from);
    const states = [window.state];
    for (const { actor, action } of rest) {
      const state = states.at(-1)!;
      if (this.#game.check(state, actor, action))
        return refuse('not-now', 'Others have acted on it: it cannot be taken back.');
      states.push(this.#game.apply(state, actor, action).state);
    }
    this.#setup.persist?.({ number: this.#number + 1, from: window.from, entries: rest });
    this.#state = states.at(-1)!;
    this.#unwrite(window.from);
    rest.forEach((entry, place) => this.#write(entry, states[place]!));
    this.#broadcast(seat as Seat, null, []);
    this.#advance();
    this.#rethrow();
    return undefined;
  }

  /** Queues work that a listener asks for while a step is still on its way to others: it waits until all have heard. */
  #inTurn(work: () => void): void {
    this.#waiting.push(work);
    this.#takeTurns();
    this.#rethrow();
  }

  /** Does all queued work in one loop. Nested calls would fill the stack where listeners act at every step. */
  #takeTurns(): void {
    if (this.#telling || this.#taking) return;
    this.#taking = true;
    try {
      while (this.#waiting.length > 0) this.#waiting.shift()!();
    } finally {
      this.#taking = false;
    }
  }

  #do(actor: Actor, action: ActionOf<G>): void {
    const before = this.#state;
    if (actor === 'croupier') {
      this.#penniless.clear();
      this.#actsOf.length = 0;
    }
    const { state, events } = this.#game.apply(before, actor, action);
    const isNew = this.#setup.retain === 'hand' && action.type === this.#game.discloses;
    this.#setup.persist?.({
      number: this.#number + 1,
      from: isNew ? 0 : this.#entries.length,
      entries: [{ actor, action }],
      ...(isNew && { begins: before }),
    });
    if (isNew) this.#beginAnew(before);
    const turn = this.#game.turn(before);
    if (turn.kind === 'seats' && turn.together) this.#window ??= { state: before, from: this.#entries.length };
    else this.#window = undefined;
    this.#state = state;
    this.#write({ actor, action }, before);
    if (this.#game.turn(state).kind !== 'seats') this.#window = undefined;
    this.#broadcast(actor, action, events, before);
  }

  #stepFor(
    viewer: Viewer,
    actor: Actor,
    action: ActionOf<G> | null,
    events: readonly EventOf<G>[],
    before = this.#state,
  ): Step<ActionOf<G>, EventOf<G>, ViewOf<G>> {
    const eyes = this.#eyesOf(viewer);
    const view =
      eyes === viewer ? this.#game.view(this.#state, viewer) : newcomersView(this.#game, this.#state, viewer as Seat);
    const step = {
      number: this.#number,
      actor,
      action: action && this.#game.redactAction(before, action, eyes),
      events: events.map(event => this.#game.redactEvent(event, eyes)),
      view,
      legal: this.#game.legal(view),
    };
    this.#latest.set(viewer, { eyes, step });
    return step;
  }

  /** A seat sees with its own eyes, a newcomer's with an onlooker's. */
  #eyesOf(viewer: Viewer): Viewer {
    return viewer !== 'onlooker' && this.#setup.isNewcomer?.(viewer) ? 'onlooker' : viewer;
  }

  #broadcast(actor: Actor, action: ActionOf<G> | null, events: readonly EventOf<G>[], before?: StateOf<G>): void {
    this.#number++;
    this.#latest.clear();
    const outermost = !this.#telling;
    this.#telling = true;
    try {
      for (const [viewer, { listeners }] of this.#ports) {
        if (listeners.size === 0) continue;
        const step = this.#stepFor(viewer, actor, action, events, before);
        for (const listener of [...listeners]) this.#tell(() => listener.onStep(step));
      }
    } finally {
      if (outermost) this.#telling = false;
    }
    if (outermost) this.#takeTurns();
  }

  /** Calls a listener. One that fails does not keep the others, or the game, from going on. */
  #tell(listener: () => void): void {
    try {
      listener();
    } catch (error) {
      this.#failed(error);
    }
  }

  #failed(error: unknown): void {
    if (this.#setup.onError) this.#setup.onError(error);
    else this.#thrown.push(error);
  }

  /** Rethrows what listeners have thrown, once all have heard, where the setup has no `onError` to take it. */
  #rethrow(): void {
    if (this.#telling || this.#taking || this.#thrown.length === 0) return;
    const thrown = this.#thrown.splice(0);
    throw thrown.length > 1 ? new AggregateError(thrown, thrown.join('; ')) : thrown[0];
  }

  #advance(): void {
    while (this.#running) {
      const turn = this.#game.turn(this.#state);
      if (turn.kind === 'croupier') {
        if (this.#setup.mayDeal?.() === false) return;
        this.#do('croupier', this.#game.deal(this.#state, this.#source));
      } else {
        const broke = this.#brokePlayer();
        if (broke !== undefined && this.#asked === undefined) {
          this.#penniless.add(broke);
          this.#askPlayer([broke]);
        } else if (turn.kind === 'seats') this.#askPlayer(turn.seats);
        return;
      }
    }
  }

  /** A computer player with too few chips who may buy some: the rules ask only those who can pay the least. */
  #brokePlayer(): Seat | undefined {
    const {
      accounts: { purses, cloth },
      options,
    } = this.#state as TableState;
    const seat = this.#setup.players?.findIndex(
      (player, seat) =>
        player !== undefined &&
        purses[seat]! < (options.min ?? 1) &&
        cloth[seat] === 0 &&
        !this.#penniless.has(seat) &&
        this.#game.legal(this.#game.view(this.#state, seat)).some(offer => offer.type === 'buyIn'),
    );
    return seat === undefined || seat < 0 ? undefined : seat;
  }

  /** Whether a computer player is thinking. It may still buy chips where the turn says that all is over. */
  get asking(): boolean {
    return this.#asked !== undefined;
  }

  #askPlayer(seats: readonly Seat[]): void {
    const seat = seats.find(candidate => this.#setup.players?.[candidate]);
    if (seat === undefined || this.#asked !== undefined) return;
    this.#asked = seat;
    void this.#answer(seat, this.#setup.players![seat]!);
  }

  async #answer(seat: Seat, player: Player<ActionOf<G>, ViewOf<G>>): Promise<void> {
    const number = this.#number;
    const view = this.#game.view(this.#state, seat);
    try {
      if (++this.#answers % ACTS_AT_A_STRETCH === 0) await programsTurn();
      const acts = this.#actsOf[seat] ?? 0;
      if (acts >= MOST_ACTS) throw new EndlessPart(seat);
      this.#actsOf[seat] = acts + 1;
      const action = await player(view, this.#game.legal(view), this.#random(seat, this.#decisions[seat] ?? 0));
      this.#asked = undefined;
      if (!this.#running) return;
      // somebody else has taken the seat meanwhile
      if (this.#setup.players?.[seat] !== player) return this.#advance();
      const refusal = this.#take(seat, action);
      if (!refusal) return;
      // others have acted meanwhile: the player's turn is over, or is a new one
      if (number !== this.#number) return this.#advance();
      throw new Error(`The player of seat ${seat} may not do that: ${refusal.message || refusal.code}`);
    } catch (error) {
      this.#asked = undefined;
      // players that fail at once, one after the other, would fill the stack
      await Promise.resolve();
      const isKnown = error instanceof EndlessPart && this.#endless.has(player);
      if (error instanceof EndlessPart) this.#endless.add(player);
      if (!isKnown) this.#failed(error);
      if (!this.#running) return;
      if (this.#setup.players?.[seat] !== player) return this.#advance();
      if (this.actForSilent(seat) && this.#penniless.has(seat)) this.#advance();
    } finally {
      this.#rethrow();
    }
  }
}
