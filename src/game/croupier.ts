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
import { beginningOf, LogError, type Entry, type Log } from './log.js';
import { newcomersView } from './newcomer.js';
import type { PortListener, SeatPort, Step } from './port.js';
import { WrittenLog } from './written-log.js';

/** A computer player: chooses one of the offers from its own view alone. */
export type Player<Action, View> = (
  view: View,
  legal: readonly Offer<Action>[],
  random: Random,
) => Action | Promise<Action>;

/** What is written to the log at once: one action or, when one is taken back, everything left of the present window. */
export interface Written<Action> {
  /** The number of the step it makes. */
  readonly number: number;
  /** The index in the log of the first of the entries, which replace whatever was there and after it. */
  readonly from: number;
  readonly entries: readonly Entry<Action>[];
  /** The log begins again with these entries, at this state: see {@link CroupierSetup.retain}. */
  readonly begins?: unknown;
}

/** What a croupier needs to open a table. */
export interface CroupierSetup<Action, View, Options = unknown> {
  /** The game's options; missing ones have their defaults. A log to resume brings its own. */
  readonly options?: Partial<Options> | undefined;
  /**
   * The source of the cards, made from the game's pack; by default the undealt cards, shuffled without a seed. To
   * resume a log, pass a source with only the cards left: those of {@link SavableSource.order}, to deal what would have
   * been dealt.
   */
  readonly source?: (pack: ReturnType<AnyGame['pack']>) => CardSource;
  /**
   * A computer player for each seat that has one; looked up each time, so a host may let others take their place. One
   * that acts {@link MOST_ACTS} times without ending its part has failed.
   */
  readonly players?: readonly (Player<Action, View> | undefined)[];
  /**
   * The computer players' random numbers, or a function that makes them for each decision, given the seat and the
   * number of its actions in the log. `seededDecisions` derives them from a seed, so that the result does not depend on
   * the order of decisions.
   */
  readonly random?: Random | ((seat: Seat, decision: number) => Random);
  /**
   * When a seat's {@link Croupier.log} discloses what was hidden from it. `never`: what was mucked, folded or burnt
   * stays hidden. `finished`: when the hand, or the shoe, is over, for a table at which all others are computer
   * players.
   */
  readonly disclosure?: 'never' | 'finished';
  /**
   * Called when a computer player fails (the croupier then acts for the seat as if it had timed out) or a listener
   * throws (the others are still called). A player that never ends its part is reported once, not each time. Without
   * it, a listener's error is thrown from the call that took the action, once all have been called and the table has
   * gone on; a computer player's error becomes an unhandled rejection.
   */
  readonly onError?: (error: unknown) => void;
  /** A log to resume, already validated. */
  readonly resume?: Log<Options, Action>;
  /** The number of the last step of the log to resume, so that steps count on from there; 0 by default. */
  readonly number?: number;
  /**
   * Called with what is written to the log, before it is applied and before anybody hears of it: what a store has
   * accepted is never lost. If it throws, the action is not applied, and the error reaches the caller.
   */
  readonly persist?: (written: Written<Action>) => void;
  /** Asked before each move of the croupier's; if it returns false, the table waits until {@link Croupier.start}. */
  readonly mayDeal?: () => boolean;
  /**
   * `hand`: the log holds only the present hand, or shoe, and begins with it. `all`, the default: it holds the whole
   * table.
   */
  readonly retain?: 'all' | 'hand';
  /**
   * The most actions of one seat that can be taken back, not counting `done`: further ones are refused until it is
   * done.
   */
  readonly longestWindow?: number;
  /**
   * Whether a seat changed hands after the cards on the table were dealt. Until the next deal its port shows an
   * onlooker's view with the seat's offers, since those cards were dealt to somebody else.
   */
  readonly isNewcomer?: (seat: Seat) => boolean;
}

/** The most consecutive actions of computer players before the program gets its turn. */
const ACTS_AT_A_STRETCH = 100;

/** The most actions of one computer player between two moves of the croupier's; after that its part is ended for it. */
export const MOST_ACTS = 100;

/** The error for a computer player that keeps acting and never ends its part. */
class EndlessPart extends Error {
  constructor(seat: Seat) {
    super(
      `The player of seat ${seat} has acted ${MOST_ACTS} times without ending its part: when several seats act at once, each must end it with “done”. The croupier now acts for it as if it had timed out.`,
    );
  }
}

/** Yields to the program between actions of players who answer at once: by posting a message, not by a timer. */
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

/** Checks that a source has only cards of the pack, each at most once, as far as it reveals its order. */
function checkSource(source: CardSource & { order?: () => readonly Card[] }, pack: readonly Card[]): void {
  // the cards of the source that the pack does not cover
  const [card] = undealt(source.order?.() ?? [], pack);
  if (card === undefined) return;
  const there = pack.filter(one => one === card).length;
  throw new CardError(`The source has more of ${card} than the game's pack, which holds ${there}.`);
}

function checkSeat(viewer: Viewer, { accounts }: TableState): void {
  const seats = accounts.purses.length;
  if (viewer !== 'onlooker' && !(Number.isInteger(viewer) && viewer >= 0 && viewer < seats))
    throw new RangeError(`There is no seat ${viewer} at this table: 0 to ${seats - 1}, or “onlooker”.`);
}

/** Runs one table: holds the cards and the log, acts for the croupier, calls computer players, serves the ports. */
export class Croupier<G extends AnyGame> {
  #state: StateOf<G>;
  readonly #log: WrittenLog<G>;
  #number = 0;
  #running = false;
  #asked: Seat | undefined;
  /** Actions of computer players since the croupier began. */
  #answers = 0;
  /** Actions of each seat's computer player since the croupier last moved. */
  readonly #actsOf: number[] = [];
  /** Computer players already reported for never ending their part. */
  readonly #endless = new WeakSet<Player<ActionOf<G>, ViewOf<G>>>();
  /** Computer players without chips who were called since the croupier last moved. */
  readonly #penniless = new Set<Seat>();
  #telling = false;
  #taking = false;
  readonly #waiting: (() => void)[] = [];
  /** Errors of listeners and computer players without a handler. */
  readonly #thrown: unknown[] = [];
  /** The first action that can still be taken back: the state before it, and its index in the log. */
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
  /** The latest step of each port, and whose view it shows. */
  readonly #latest = new Map<
    Viewer,
    { readonly eyes: Viewer; readonly step: Step<ActionOf<G>, EventOf<G>, ViewOf<G>> }
  >();

  /**
   * @throws {OptionError} for a bad option.
   * @throws {LogError} for a log of another game.
   * @throws {CardError} if a given source has cards that are not in the game's pack, or duplicates.
   */
  constructor(game: G, setup: CroupierSetup<ActionOf<G>, ViewOf<G>, OptionsOf<G>> = {}) {
    this.#game = game as unknown as RulesOf<G>;
    this.#setup = setup;
    if (setup.resume && setup.resume.game !== game.id)
      throw new LogError(`The log to resume is of ${setup.resume.game}, not of ${game.id}.`, 'game');
    this.#log = new WrittenLog(this.#game, setup.resume?.from);
    this.#number = setup.number ?? 0;
    this.#state = setup.resume
      ? (beginningOf(game, setup.resume) as unknown as StateOf<G>)
      : this.#game.open(setup.options);
    this.#options = (this.#state as unknown as { options: OptionsOf<G> }).options;
    for (const entry of setup.resume?.actions ?? []) {
      const before = this.#state;
      this.#state = this.#game.apply(before, entry.actor, entry.action).state;
      this.#log.write(entry, before);
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

  /** Whether the log that the croupier resumed begins later than the table. */
  get beganLater(): boolean {
    return this.#log.beganLater;
  }

  /**
   * The log. With a viewer, as that seat may see it: what was hidden from it stays `??`, unless {@link
   * CroupierSetup.disclosure} says otherwise.
   */
  log(viewer?: Viewer): Log<OptionsOf<G>, ActionOf<G>> {
    if (viewer === undefined) return this.#log.whole(this.#options);
    return this.#log.seenBy(viewer, this.#options, this.#setup.disclosure === 'finished');
  }

  /**
   * The port of a seat, or an onlooker's.
   * @throws {RangeError} for a seat that is not at the table.
   */
  port(viewer: Viewer): SeatPort<ActionOf<G>, EventOf<G>, ViewOf<G>> {
    const known = this.#ports.get(viewer);
    if (known) return known.port;
    checkSeat(viewer, this.#state);
    this.#log.watch(viewer);
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

  /** Begins, or resumes after {@link stop}. */
  start(): void {
    this.#running = true;
    this.#advance();
    this.#rethrow();
  }

  /** Stops dealing and calling computer players until {@link start}. */
  stop(): void {
    this.#running = false;
  }

  /**
   * A seat's action, however foreign: applied, or refused with a reason and nothing changed. A listener that reacts to
   * a step must use its port's `act` instead, which waits until all have been called.
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

  /** Refuses any action but `done` from a seat whose window is full: it could stake and take back for ever. */
  #overlong(seat: Seat, { type }: AnyAction): Refusal | undefined {
    const { longestWindow = Infinity } = this.#setup;
    if (longestWindow === Infinity || !this.#window || type === 'done') return undefined;
    const acts = this.#log.since(this.#window.from).filter(({ actor }) => actor === seat).length;
    return acts < longestWindow
      ? undefined
      : refuse('not-now', `This seat has acted ${acts} times and may only finish its turn.`);
  }

  /** What the rules let the croupier do for a seat that runs out of time; called by the host's time bank. */
  actForSilent(seat: Seat): Refusal | undefined {
    const action = this.#game.silent(this.#game.view(this.#state, seat));
    return action
      ? this.act(seat, action)
      : refuse('not-now', 'The rules provide no action for a seat that times out now.');
  }

  /** Takes back a seat's last action of the present window and removes it from the log. */
  undo(seat: Viewer): Refusal | undefined {
    const window = this.#window;
    const entries = window ? this.#log.since(window.from) : [];
    const last = entries.findLastIndex(({ actor }) => actor === seat);
    if (!window || last < 0) return refuse('nothing-there', 'There is nothing left to take back.');
    const rest = entries.filter((_, index) => index !== last);
    const states = [window.state];
    for (const { actor, action } of rest) {
      const state = states.at(-1)!;
      if (this.#game.check(state, actor, action))
        return refuse('not-now', 'Others have acted since: it cannot be taken back.');
      states.push(this.#game.apply(state, actor, action).state);
    }
    this.#setup.persist?.({ number: this.#number + 1, from: window.from, entries: rest });
    this.#state = states.at(-1)!;
    this.#log.unwrite(window.from);
    rest.forEach((entry, place) => this.#log.write(entry, states[place]!));
    this.#broadcast(seat as Seat, null, []);
    this.#advance();
    this.#rethrow();
    return undefined;
  }

  /** Queues work requested by a listener while a step is still being delivered: it waits until all have been called. */
  #inTurn(work: () => void): void {
    this.#waiting.push(work);
    this.#takeTurns();
    this.#rethrow();
  }

  /** Runs all queued work in one loop. Nested calls would fill the stack when listeners act at every step. */
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
      from: isNew ? 0 : this.#log.length,
      entries: [{ actor, action }],
      ...(isNew && { begins: before }),
    });
    if (isNew) this.#log.beginAnew(before);
    const turn = this.#game.turn(before);
    if (turn.kind === 'seats' && turn.together) this.#window ??= { state: before, from: this.#log.length };
    else this.#window = undefined;
    this.#state = state;
    this.#log.write({ actor, action }, before);
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

  /** The viewer whose eyes a seat sees with: its own, or an onlooker's for a newcomer. */
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

  /** Calls a listener. If it throws, the others are still called and the game goes on. */
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

  /** Rethrows the errors of listeners, once all have been called, if the setup has no `onError`. */
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

  /** A computer player with too few chips that may buy some: the rules pass over seats that cannot pay the minimum. */
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

  /** Whether a computer player is thinking. It may still buy chips when the turn says that the game is over. */
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
      const action = await player(view, this.#game.legal(view), this.#random(seat, this.#log.decisionsOf(seat)));
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
      // players that fail synchronously, one after another, would fill the stack
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
