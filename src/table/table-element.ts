import {
  html,
  isServer,
  LitElement,
  nothing,
  type PropertyDeclarations,
  type PropertyValues,
  type ReactiveControllerHost,
  type TemplateResult,
} from 'lit';
import type { KnownCard } from '../cards/card.js';
import type { PlayerLevel } from '../game/computer-player.js';
import type {
  ActionOf,
  AnyAction,
  AnyGame,
  EventOf,
  Offer,
  OptionsOf,
  Refusal,
  TableState,
  Turn,
  Viewer,
  ViewOf,
} from '../game/contract.js';
import type { Player } from '../game/croupier.js';
import type { Log } from '../game/log.js';
import { isSameList } from '../game/options.js';
import { Announcer } from './announcer.js';
import type { Art } from './art/own.js';
import { french } from './art/french.js';
import { propertiesOf, type Setting } from './attributes.js';
import { Box, type Shape } from './box.js';
import { Controls, MAIN, type ControlsHost } from './controls.js';
import {
  TvActionEvent,
  TvDealEvent,
  TvErrorEvent,
  TvIntentEvent,
  TvOverEvent,
  TvRefusedEvent,
  TvSettleEvent,
  TvTurnEvent,
  type EventsOf,
  type Listener,
  type ListenerOptions,
  type StepDetail,
} from './events.js';
import { drawer, frame, statusLine } from './frame.js';
import { arrangeTabStops, USABLE, type Shortcut } from './keyboard.js';
import { LANGUAGES, nearestLanguage, watchLanguage, type Language } from './lang.js';
import { LazyChunks, type LazyChunk } from './lazy.js';
import { cardName, type CardWords } from './messages.js';
import { Motion, type Speed } from './motion.js';
import type { Person } from './people.js';
import { button } from './pieces.js';
import { Playback, type Cast } from './playback.js';
import type { RemotePort } from './remote-ports.js';
import { reasonOf } from './refusals.js';
import { Session, type PortOf, type StepOf } from './session.js';
import { COMMON, Settings } from './settings.js';
import type { Noise } from './sound.js';
import type { Socket } from './host/guest.js';
import type { Visit } from './host/visit.js';
import { Symbols } from './symbols.js';
import type { CommonText } from './text/en.js';
import { ownText, spokenOr, whenRegistered } from './text/own.js';
import type { Texts } from './text/texts.js';
import { RESTS } from './timing.js';
import { VERSION } from './version.js';

const THEMES = () => import('./themes.js');
const MENU = () => import('./menu.js');
const GERMAN = () => import('./art/german.js');
const SOUND = () => import('./sound.js');

const ARCHIVE = () => import('./archive.js');
const REMOTE_PORTS = () => import('./remote-ports.js');
const HOSTING = () => import('./host/visit.js');

/** Commands that every table does by itself, at any time. */
const OWN_COMMANDS = [
  'host-sit',
  'host-leave',
  'host-copy',
  'host-proof',
  'open',
  'retry',
  'speed',
  'sound',
  'full-screen',
  'new-table',
];
/** What opens over the cloth; one at a time. */
const DRAWERS = ['menu', 'company', 'rules', 'history', 'ledger', 'odds', 'fallen', 'standing', 'case', 'others'];

/** A table before anything has happened at it. */
interface Picture<G extends AnyGame> {
  /** The seats of the people at this screen. */
  readonly seats: readonly Viewer[];
  readonly view: ViewOf<G>;
  readonly legal: readonly Offer<ActionOf<G>>[];
}

/** Resolves when something has been drawn, or is gone from the page. */
function nextDrawing(element: ReactiveControllerHost): Promise<void> {
  return new Promise(resolve => {
    const drawn = (): void => {
      element.removeController(controller);
      resolve();
    };
    const controller = { hostUpdated: drawn, hostDisconnected: drawn };
    element.addController(controller);
  });
}

// Whoever listens to a table knows its game.
export interface TableElement<G extends AnyGame> {
  addEventListener<Name extends keyof EventsOf<G>>(
    name: Name,
    listener: Listener<this, EventsOf<G>[Name]>,
    options?: ListenerOptions,
  ): void;
  addEventListener<Name extends keyof HTMLElementEventMap>(
    name: Name,
    listener: Listener<this, HTMLElementEventMap[Name]>,
    options?: ListenerOptions,
  ): void;
  addEventListener(name: string, listener: EventListenerOrEventListenerObject, options?: ListenerOptions): void;
  removeEventListener<Name extends keyof EventsOf<G>>(
    name: Name,
    listener: Listener<this, EventsOf<G>[Name]>,
    options?: ListenerOptions,
  ): void;
  removeEventListener<Name extends keyof HTMLElementEventMap>(
    name: Name,
    listener: Listener<this, HTMLElementEventMap[Name]>,
    options?: ListenerOptions,
  ): void;
  removeEventListener(name: string, listener: EventListenerOrEventListenerObject, options?: ListenerOptions): void;
}

/** What all tables have in common: the frame with its tools, the line, languages, keys; what is played it holds. */
// eslint-disable-next-line @typescript-eslint/no-unsafe-declaration-merging
export abstract class TableElement<G extends AnyGame> extends LitElement {
  /** The version of the package, to tell copies on one page apart. */
  static readonly version: string = VERSION;
  /** The game's options as this element's attributes. */
  static settings: readonly Setting[] = [];
  /** What is loaded late in a page and may be seen in a first picture: a server needs it beforehand. */
  static readonly firstPicture: readonly LazyChunk<object>[] = [THEMES, GERMAN];

  static override get properties(): PropertyDeclarations {
    return {
      ...propertiesOf(Object.values(COMMON)),
      theme: { reflect: true },
      players: {},
      seed: {},
      autosave: {},
      host: {},
      room: {},
      openLine: { attribute: false },
      art: { attribute: false },
      // Frameworks make the list anew with every drawing: only another port is another table.
      ports: {
        attribute: false,
        hasChanged: (now: unknown, before: unknown) => now !== before && !isSameList(now, before),
      },
    };
  }

  protected static override finalize(): void {
    // Lit asks every class for properties of its own.
    if (!Object.hasOwn(this, 'properties'))
      Object.defineProperty(this, 'properties', { value: propertiesOf(this.settings) });
    super.finalize();
  }

  /** Who plays: `you`, `Anna:easy`, `Bruno:hard`; a name without a level is a person at this screen. */
  declare players: string | undefined;
  /** A text that fixes every deal. A page that sets it can know the cards to come. */
  declare seed: string | undefined;
  /** How fast the table moves: `slow`, `normal`, `fast` or `instant`. */
  declare speed: Speed | undefined;
  /** `on` for the sounds of cards and chips. */
  declare sound: 'on' | 'off' | undefined;
  /** `on` holds the table still. */
  declare paused: 'on' | 'off' | undefined;
  /** `off` leaves advice away. */
  declare hints: 'on' | 'off' | undefined;
  /** The cloth: `green`, `bordeaux`, `midnight`, or `plain` for the page's own colours. */
  declare theme: 'green' | 'bordeaux' | 'midnight' | 'plain' | undefined;
  /** The pattern of the cards: `french` or `german` (double German). */
  declare faces: 'french' | 'german' | undefined;
  /** `on` prints diamonds blue and clubs green. */
  declare fourColours: 'on' | 'off' | undefined;
  /**
   * A name under which the browser keeps the table over a reload. Nothing is stored without it. A kept table that another
   * attribute contradicts gives way to a new one; where another page has a table of this name open, this one is not kept,
   * and `tv-error` says so.
   */
  declare autosave: string | undefined;

  /**
   * The address of a host, as `wss://cards.example`: the table is one of its rooms, at which people in different places
   * play. Its seats come from `players`: an empty one is for people, a computer player's is free for them too.
   */
  declare host: string | undefined;
  /** The room at the host; unless the page says, that of the page's address (`?room=…`), or a new one. */
  declare room: string | undefined;
  /**
   * How a line to the host is opened where that is no WebSocket at its address: `(host, room) => socket`, as
   * `colyseusSocket` of `tapis-vert/colyseus-socket.js` makes one. To be set with `host`, or before it.
   */
  declare openLine: ((host: string, room: string) => Socket) | undefined;

  /** Drawings of the page's own for faces, backs and chips; what it does not draw is the table's. */
  declare art: Art | undefined;

  /** Seat ports of a croupier elsewhere, instead of the table's own. */
  declare ports: readonly PortOf<G>[] | undefined;

  /** The language that the table speaks. */
  protected language: Language = 'en';
  /** The same, or a language of the page's own, whose numbers and letters on cards are English. */
  #spoken = 'en';
  /** Who plays. */
  protected people: readonly Person[] = [{ name: '' }];
  /** Who plays where the page does not say. */
  protected readonly everybody: string = 'you';
  /** Commands of the game that are done also while a step is being shown. */
  protected readonly immediate: readonly string[] = [];
  readonly #chunks = new LazyChunks(this, error => {
    this.dispatchEvent(new TvErrorEvent(error));
    this.speak(this.words.missing);
  });
  /** Tells the page that something given to the element is wrong, or has failed. */
  protected readonly fail = (error: unknown): void => {
    if (!this.#chunks.hasTold(error)) this.dispatchEvent(new TvErrorEvent(error));
  };
  readonly #settings = new Settings(this, (this.constructor as typeof TableElement).settings, message => {
    const text = `<${this.localName}> ${message}`;
    console.error(text);
    if (!isServer) this.fail(new Error(text));
  });
  readonly #announcer: Announcer = new Announcer(() => this.renderRoot.querySelector('[role=log]'));
  protected readonly motion = new Motion();
  /** A short word to the player, shown until something happens. */
  protected notice = '';

  protected readonly symbols = new Symbols();
  /** What this table says, in its language. */
  protected words!: CommonText;
  /** Parts of the table that are open: rules, menu, why, odds. */
  protected readonly opened = new Set<string>();

  readonly #box = new Box(this);
  /** The language that the page asks for: spoken once its text has come. */
  #asked = 'en';
  #unwatch: (() => void) | undefined;
  #noise: Noise | undefined;
  /** Whether a server has drawn the table, and it has not yet been drawn here. */
  #served = false;
  /** What a server draws, and what is drawn here first where it did: the table as it is opened, before a croupier is there. */
  #picture: Picture<G> | undefined;
  /** What had the focus before the last drawing. */
  #focused: Element | null = null;
  readonly #controls = new Controls(this.#controlsHost());
  /** What had the focus when a drawer was opened. */
  #cameFrom: HTMLElement | null = null;
  readonly #session = new Session<G>(this.#sessionHost());
  readonly #playback = new Playback<G>(this.#stage(), this.motion);
  /** This table's visit to a host. */
  #visit: Visit | undefined;
  /** The view of the empty table. */
  #emptyView: ViewOf<G> | undefined;
  #overTold = false;
  /** What the events of the step that is shown tell. */
  #detail: StepDetail<ActionOf<G>, ViewOf<G>, EventOf<G>> | undefined;

  // ---- what a subclass brings --------------------------------------------------------------------------------------

  protected abstract readonly game: G;
  /** A computer player of a level. */
  protected abstract readonly player: (level: PlayerLevel) => Player<ActionOf<G>, ViewOf<G>>;
  /** Shows a step before the table becomes what the step's view says; resolves when it has been seen. */
  protected abstract perform(step: StepOf<G>): Promise<void>;
  /** Gives time to take in what a step has brought, after the table has become what the step's view says. */
  protected abstract linger(step: StepOf<G>): Promise<void>;
  /** Forgets what was being shown: another table begins. */
  protected abstract clearCloth(): void;
  /** The step in words for a screen reader, while {@link view} is still the one before it; empty for nothing. */
  protected abstract narrate(step: StepOf<G>): string;
  protected abstract readonly gameName: string;
  /** The least and the most players. */
  protected abstract readonly seats: readonly [number, number];
  /** Game options beside those in {@link settings}: the purses of the seats; asked again with options that fit. */
  protected abstract seating(people: readonly Person[], options?: object): object;
  /** What this table says, in all languages. */
  protected abstract readonly texts: Texts<CommonText>;
  /** The limits and the like, beside the title. */
  protected abstract limits(view: ViewOf<G>): string;
  protected abstract cloth(view: ViewOf<G>): TemplateResult;
  protected abstract bar(view: ViewOf<G>): TemplateResult;
  /** Does what a button or a key asks; buttons carry their command in `data-do`. */
  protected abstract command(name: string, value: string, from: Element | null): void;
  /** Keys and the commands they give while the focus is inside: `z` → `undo`. */
  protected abstract shortcut(key: string): Shortcut | undefined;
  /** The rules in short and the answer to every “why?” in each language, as a table with such options has them. */
  protected abstract readonly helpParts: Readonly<
    Record<
      Language,
      LazyChunk<{ helpIn(options: never): { rules: readonly string[]; why: Readonly<Record<string, string>> } }>
    >
  >;

  // ---- the public side ---------------------------------------------------------------------------------------------

  /** What this player's seat may know: the view that is shown; until there is one, that of the empty table. */
  get view(): ViewOf<G> {
    if (this.#picture) return this.#picture.view;
    return this.#playback.shown?.view ?? (this.#emptyView ??= this.#empty());
  }

  /** What this player may do now, complete; empty while a step is still to be shown. */
  get legal(): readonly Offer<ActionOf<G>>[] {
    if (this.#picture) return this.#picture.legal;
    return this.#playback.behind ? [] : (this.#playback.shown?.legal ?? []);
  }

  /**
   * The log: full as far as nothing in it is hidden any more, as this seat may see it from there on. At `ports` there is
   * none: it is with their croupier.
   */
  get log(): Log<OptionsOf<G>, ActionOf<G>> | undefined {
    return this.#session.log(this.#playback.port?.seat ?? 'onlooker');
  }

  /** Whether there is a log: asking for it reads it. */
  protected get hasLog(): boolean {
    return this.#session.hasLog;
  }

  /** Opens a new table with the present attributes and begins. */
  start(): void {
    this.#open();
  }

  /** Does an action for the seat whose turn it is at this screen; fires no `tv-intent`. */
  act(action: ActionOf<G>): void {
    this.#session.act(action, this.#playback.port);
  }

  /**
   * Takes back the last action of this screen, as long as no card and no other player has answered it. It is no action
   * itself: `tv-action` tells it, with `detail.action` null, and no `tv-intent` goes before it.
   */
  undo(): void {
    this.#session.undo(this.undoes);
  }

  /**
   * Plays a log on the table, step by step; the present table waits and comes back at the end. A promise, kept when it has.
   * @throws {LogError} that says what is wrong with the log; the table is unharmed.
   */
  async replay(log: unknown): Promise<void> {
    let steps: StepOf<G>[];
    try {
      const seat = this.#playback.port?.seat ?? 'onlooker';
      steps = (await this.load(ARCHIVE)).stepsOf(this.game, log, seat);
    } catch (error) {
      this.fail(error);
      throw error;
    }
    const seatsOf = (view: unknown): number | undefined => (view as TableState | undefined)?.accounts.purses.length;
    const isOfSuchATable = seatsOf(steps[0]?.view) === seatsOf(this.view);
    await this.#playback.replay(steps, isOfSuchATable ? undefined : []);
  }

  /**
   * Shows a step of a log in place of the table, which waits; nothing comes back to the table.
   * @param moving whether it is shown as it happened, cards travelling.
   * @param names what its players are called, where it is not of this table's log.
   */
  protected present(step: StepOf<G> | undefined, moving = false, names?: Cast): Promise<void> {
    return this.#playback.present(step, moving, names);
  }

  /** Whether a log is shown in place of the table. */
  protected get replaying(): boolean {
    return this.#playback.replaying;
  }

  /** The players of a log that is shown, by name, where it is not of this table's; who has none is called by their seat. */
  protected get cast(): Cast | undefined {
    return this.#playback.names;
  }

  /**
   * A promise of the whole table as a text for {@link restore}: log and undealt cards. Not for the eyes of players. Empty at
   * `ports`: the cards are with their croupier.
   */
  save(): Promise<string> {
    return this.#session.save();
  }

  /**
   * Takes up a saved table again; it needs as many `players` as were at it. A promise of `true`, or of `false` where it
   * cannot be read: then `tv-error` says why and the present table goes on.
   * @returns whether it goes on; `false` too where another table was opened meanwhile.
   */
  async restore(saved: string): Promise<boolean> {
    if (!this.hasUpdated) await this.updateComplete;
    return this.#session.restore(saved);
  }

  // ---- what the page sets, and what is loaded late -----------------------------------------------------------------

  /** The settings with the defaults that hold here: a preset may have its own. */
  protected get ruled(): readonly Setting[] {
    return (this.constructor as typeof TableElement).settings;
  }

  /** An own setting's value by its name; what is wrong with it is told elsewhere. */
  protected given(name: string): unknown {
    return this.#settings.own(name);
  }

  /** A common setting's value. */
  protected setting(name: keyof typeof COMMON): unknown {
    return this.#settings.common(name);
  }

  /** Whether a change asks for another table. */
  protected isAnother(changed: PropertyValues): boolean {
    return this.#settings.isAnother(changed);
  }

  /** Reads who plays, and the game's options with as many purses. */
  protected readOptions(): object {
    this.people = this.#settings.people(this.players, this.everybody, this.seats);
    return this.#settings.options(this.game, this.ruled, fitting => this.seating(this.people, fitting));
  }

  /** Tells the page once that an attribute is wrong. */
  protected complain(message: string): void {
    this.#settings.complain(message);
  }

  /** A lazy chunk, and nothing while it is on its way; the table is drawn again when it has come, with its styles. */
  protected later<Module extends object>(chunk: LazyChunk<Module>): Module | undefined {
    return this.#chunks.get(chunk);
  }

  /** The same for what somebody waits for; it throws where it does not come. */
  protected load<Module extends object>(chunk: LazyChunk<Module>): Promise<Module> {
    return this.#chunks.load(chunk);
  }

  /** The same for what nothing can go on without: it waits until the chunk has come. */
  protected wait<Module extends object>(chunk: LazyChunk<Module>): Promise<Module> {
    return this.#chunks.wait(chunk);
  }

  readonly #redraw = (): void => this.requestUpdate();

  // ---- session and playback ----------------------------------------------------------------------------------------

  #sessionHost(): ConstructorParameters<typeof Session<G>>[0] {
    // eslint-disable-next-line @typescript-eslint/no-this-alias -- the game is there when the subclass is
    const table = this;
    return {
      get game() {
        return table.game;
      },
      player: level => this.player(level),
      pace: (view, signal) => this.#pace(view, signal),
      remote: async ports => {
        const { remotePorts } = await this.wait(REMOTE_PORTS);
        return remotePorts(ports, this.game, this.renderRoot, this.fail);
      },
      load: chunk => this.load(chunk),
      wait: chunk => this.wait(chunk),
      browser: {
        store: () => localStorage,
        get locks() {
          // none in a page that was not loaded safely
          return navigator.locks as LockManager | undefined;
        },
      },
      whenHidden: listener => {
        const left = new AbortController();
        const { signal } = left;
        this.ownerDocument.addEventListener(
          'visibilitychange',
          () => this.ownerDocument.visibilityState === 'hidden' && listener(),
          { signal },
        );
        this.ownerDocument.defaultView?.addEventListener('pagehide', listener, { signal });
        return () => left.abort();
      },
      contradicts: async kept => {
        const { contradiction } = await this.wait(ARCHIVE);
        const { options } = this.#emptyView as { options?: unknown };
        return contradiction(this as never, this.ruled, options, kept);
      },
      opened: () => {
        this.#overTold = false;
        this.#playback.take(this.#session.ports);
      },
      step: (step, port) => this.#playback.add(step, port),
      resumed: () => this.#playback.catchUp(),
      refused: (refusal, action) => void this.#refuse(refusal, action),
      failed: this.fail,
      unkept: error => {
        this.fail(error);
        this.note(this.words.notKept);
      },
    };
  }

  #stage(): ConstructorParameters<typeof Playback<G>>[0] {
    return {
      begins: ({ actor, action, events, view }) => {
        const detail = { actor, action: action as ActionOf<G>, events, view, replay: this.replaying };
        this.#detail = detail;
        this.dispatchEvent(new TvActionEvent(detail));
        if (action && actor === 'croupier' && detail.action.type !== 'nextHand')
          this.dispatchEvent(new TvDealEvent(detail));
        this.notice = '';
      },
      perform: step => this.perform(step),
      narrate: step => this.speak(this.narrate(step)),
      draw: () => {
        this.requestUpdate();
        return this.updateComplete;
      },
      linger: step => this.linger(step),
      ended: ({ events }) => {
        if (events.some(event => (event as AnyAction).type === 'settled'))
          this.dispatchEvent(new TvSettleEvent(this.#detail!));
      },
      clear: () => {
        this.#controls.forget();
        this.clearCloth();
        this.hush();
      },
      asked: view => this.asked(view),
      handOn: place => this.takeHand(place),
      rested: () => this.#rested(),
      settled: () => {
        this.settled();
        if (this.#controls.isPending) void this.#doPending();
      },
      turn: () => {
        const { view, legal } = this;
        this.dispatchEvent(new TvTurnEvent({ seat: this.#playback.port!.seat as number, view, legal }));
      },
      failed: this.fail,
    };
  }

  /** A computer player takes time when all is shown and nobody at this screen is waited for; at a table that is gone, none. */
  async #pace(view: ViewOf<G>, signal: AbortSignal): Promise<void> {
    if (!this.thinks(view)) {
      // the first drawing goes before whatever a player needs
      if (!this.hasUpdated) await new Promise(next => setTimeout(next));
      return;
    }
    const isAwaited = (): boolean =>
      !signal.aborted && this.isConnected && !!this.awaits?.(this.#session.state as TableState);
    while (this.playing || isAwaited()) {
      await this.#playback.rest();
      if (isAwaited()) await nextDrawing(this);
    }
    await this.motion.pause(RESTS.thinking);
  }

  #empty(options = this.readOptions()): ViewOf<G> {
    return this.game.view(this.game.open(options), 'onlooker') as ViewOf<G>;
  }

  /** The table as it is opened, for the people at this screen. */
  #asOpened(options: object): Picture<G> {
    const people = this.people.flatMap(({ level }, seat) => (level ? [] : [seat]));
    const seats: readonly Viewer[] = people.length > 0 ? people : ['onlooker'];
    const view = this.game.view(this.game.open(options), seats[0]!) as ViewOf<G>;
    return { seats, view, legal: this.game.legal(view) as readonly Offer<ActionOf<G>>[] };
  }

  #open(options = this.readOptions()): void {
    this.#visit?.end();
    this.#visit = undefined;
    if (this.host) return void this.#visitHost(options).catch(this.fail);
    const { people, ports, autosave } = this;
    // A page in JavaScript may give a number; some frameworks write an empty text for none.
    const seed = this.seed?.toString() || undefined;
    this.#session.open({ options, people, seed, ports, autosave }).catch(this.fail);
  }

  /** Goes to the room of a host; until the line is there the table shows nothing that happens. */
  async #visitHost(options: object): Promise<void> {
    const { host, room, people } = this;
    const opening = this.#session.open({ options, people, ports: [] });
    const { Visit } = await this.wait(HOSTING);
    await opening;
    if (this.#visit || this.host !== host || this.room !== room) return;
    this.#visit = new Visit({
      address: host!,
      room,
      openLine: (address, name) => this.openLine?.(address, name) ?? new WebSocket(address),
      game: this.game,
      options,
      people,
      element: this,
      language: () => this.language,
      seated: port => void this.#session.open({ options, people, ports: [port as PortOf<G>] }).catch(this.fail),
      say: text => this.speak(text),
      note: text => this.note(text),
      failed: this.fail,
      redraw: this.#redraw,
    });
    this.#visit.run(this.isConnected);
  }

  /** The croupier works, and cards travel, while the table is on the page and not paused. */
  #run(): void {
    // what is wrong with the attribute is told where it is read first
    const goesOn = this.paused !== 'on';
    if (this.isConnected) this.motion.hold(!goesOn);
    this.#session.run(this.isConnected, goesOn);
    this.#visit?.run(this.isConnected);
    this.#playback.run(this.isConnected && goesOn);
  }

  /** When all is shown the end is told. */
  #rested(): void {
    const { turn } = this.view as { turn?: Turn };
    const over = turn?.kind === 'over' && !this.#session.asking;
    const isNew = over && !this.#overTold;
    this.#overTold = over;
    if (isNew) this.dispatchEvent(new TvOverEvent(this.view));
  }

  /** Tells the page, and the player in their language, that an action was refused, and why. */
  #refuse(refusal: Refusal, action: unknown): void {
    this.dispatchEvent(new TvRefusedEvent(refusal, action));
    this.note(reasonOf(refusal.code, this.words));
  }

  /** Says why the button of a command does nothing now. */
  protected explain(_command: string): void {
    this.note(this.setting('paused') === 'on' ? this.words.isPaused : this.words.refusals.other);
  }

  /** A word to the player, until something happens. */
  protected note(text: string): void {
    this.notice = text;
    this.speak(text);
    this.requestUpdate();
  }

  /** Whether a step is being shown: the player may only hurry it. */
  protected get playing(): boolean {
    return this.#playback.playing;
  }

  /** After the croupier's move the first who is asked begins; else the screen stays with one who is still asked. */
  protected handOn(): void {
    this.#playback.handOn();
  }

  /** Who has something to do. */
  protected asked({ turn }: { readonly turn?: Turn }): readonly Viewer[] {
    return turn?.kind === 'seats' ? turn.seats : [];
  }

  /** Whose last action {@link undo} takes back. */
  protected get undoes(): Viewer | undefined {
    return this.#playback.port?.seat;
  }

  /** All is shown, and whoever is asked has the hand; never while the table is paused, but when it goes on. */
  protected settled(): void {
    // a game may have something to do of itself
  }

  /** Whether a computer player takes its time for this. */
  protected thinks(_view: ViewOf<G>): boolean {
    return true;
  }

  /** Whether computer players wait for one of the people, who is not at turn. */
  protected awaits?(state: TableState): boolean;

  /** Gives the screen to another of the people round it. */
  protected takeHand(hand: number): void {
    this.#controls.forget();
    this.#playback.give(hand);
  }

  /** The number among the people at this screen of the one who plays now. */
  protected get hand(): number {
    return this.#playback.current;
  }

  /** The seats of the people at this screen. */
  protected get ownSeats(): readonly Viewer[] {
    if (this.#picture) return this.#picture.seats;
    return this.#playback.ports.map(({ seat }) => seat);
  }

  /** Shows the rest of a step at once. */
  protected hurry(): void {
    if (this.setting('paused') === 'on') this.note(this.words.isPaused);
    else this.#playback.hurry();
  }

  /** Whether the player has just hurried a step: the impatient touch that follows means nothing. */
  protected get impatient(): boolean {
    return this.#playback.impatient;
  }

  /** Whether an answer to what the player has done is on its way; they are told so. */
  protected waits(): boolean {
    const waits = !!(this.#playback.port as Partial<RemotePort<unknown>> | undefined)?.waiting?.();
    if (waits) this.note(this.words.noAnswerYet);
    return waits;
  }

  /** Actions made with one touch or key: the page may forbid each. @returns whether one was sent. */
  protected intend(...actions: readonly ActionOf<G>[]): boolean {
    if (this.playing) {
      this.hurry();
      return false;
    }
    const { port } = this.#playback;
    if (!port?.step || !this.isConnected) return false;
    if (this.setting('paused') === 'on') {
      this.note(this.words.isPaused);
      return false;
    }
    if (this.waits()) return false;
    let sent = false;
    // What one of several at a screen has been told is not for the next.
    if (this.ownSeats[1] !== undefined) this.hush();
    for (const action of actions) {
      const { legal, view } = port.step;
      if (!this.dispatchEvent(new TvIntentEvent({ action, legal, view }))) continue;
      port.act(action);
      sent = true;
    }
    return sent;
  }

  // ---- life --------------------------------------------------------------------------------------------------------

  override connectedCallback(): void {
    super.connectedCallback();
    this.motion.start();
    this.#run();
    const speak = (): void => {
      this.#asked = this.#nearestLanguage();
      // the page's language may be any, the table's own must be one that it speaks
      if (/^\w{2,3}\b/.test(this.lang) && !this.lang.toLowerCase().startsWith(this.#asked))
        this.complain(`lang=${this.lang} is not allowed. Allowed: ${LANGUAGES.join(', ')}. Taken instead: en.`);
      this.requestUpdate();
    };
    const ends = [watchLanguage(this, speak), whenRegistered(speak)];
    this.#unwatch = () => ends.forEach(end => end());
    this.addEventListener('fullscreenchange', this.#redraw);
    speak();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#run();
    this.motion.stop();
    this.#noise?.end();
    this.#unwatch?.();
    this.removeEventListener('fullscreenchange', this.#redraw);
  }

  /** The same when it is moved to the document of a frame or a window, or back. */
  adoptedCallback(): void {
    if ((this.renderRoot as unknown) && this.ownerDocument.defaultView)
      this.#chunks.dress(this.renderRoot as ShadowRoot);
  }

  protected override createRenderRoot(): HTMLElement | DocumentFragment {
    this.#served = this.shadowRoot !== null;
    const root = this.#shadow();
    root.addEventListener('click', event => this.#controls.click(event as MouseEvent));
    root.addEventListener('keydown', event => this.#controls.key(event as KeyboardEvent));
    root.addEventListener('focusin', () => arrangeTabStops(root));
    root.addEventListener('pointerdown', event => this.grasp(event as PointerEvent));
    return root;
  }

  /** A document takes no style sheets of another: first drawn in a frame or a window of its own, a table wears new ones. */
  #shadow(): ShadowRoot {
    if (this.ownerDocument === document) return super.createRenderRoot() as ShadowRoot;
    const root = this.attachShadow((this.constructor as typeof TableElement).shadowRootOptions);
    this.#chunks.dress(root);
    return root;
  }

  /** Whoever waits for the table to be drawn waits for the chunks that it has asked for. */
  protected override async getUpdateComplete(): Promise<boolean> {
    await super.getUpdateComplete();
    await this.#chunks.settled(() => super.getUpdateComplete());
    return super.getUpdateComplete();
  }

  /** A table that wears another cloth than the green one, or speaks another language than English, is first drawn when that has come. */
  protected override scheduleUpdate(): void | Promise<unknown> {
    const draw = (): void | Promise<unknown> => super.scheduleUpdate();
    if (isServer) return draw();
    const awaited: Promise<unknown>[] = [];
    if ((this.theme ?? 'green') !== 'green') awaited.push(this.load(THEMES));
    const language = spokenOr(this.#asked);
    if (language !== 'en' && !this.hasUpdated) awaited.push(this.load(this.texts[language]));
    if (this.#served) awaited.push(...this.firstParts().map(chunk => this.load(chunk)));
    const come = awaited.map(chunk => chunk.catch(this.fail));
    return this.hasUpdated || come.length === 0 ? draw() : Promise.all(come).then(draw);
  }

  /** What the first drawing would show late: a table that a server has drawn waits for it, so that nothing flickers. */
  protected firstParts(): readonly LazyChunk<object>[] {
    return this.setting('faces') === 'german' ? [GERMAN] : [];
  }

  /** Takes the place of what a server has drawn, in one breath, where nothing is loaded that would take it over. */
  protected override update(changed: PropertyValues): void {
    const picture = this.#served && !('litElementHydrateSupport' in globalThis) ? [...this.renderRoot.childNodes] : [];
    if (picture.length > 0) this.renderOptions.renderBefore = null;
    super.update(changed);
    for (const node of picture) node.remove();
  }

  #nearestLanguage(): string {
    return nearestLanguage(this, lang => ownText(this.texts, lang) !== undefined);
  }

  /** Speaks the language that is asked for, once its text is there; until then the one before, at first English. */
  #speakAsAsked(): void {
    const { texts } = this;
    const language = spokenOr(this.#asked);
    const text = ownText(texts, this.#asked) ?? (language === 'en' ? texts.en : this.later(texts[language])?.text);
    if (text) {
      this.#spoken = this.#asked;
      this.language = language;
    }
    if (text || !this.hasUpdated) this.words = text ?? texts.en;
  }

  protected override willUpdate(changed: PropertyValues): void {
    if (isServer) this.#asked = this.#nearestLanguage();
    this.#speakAsAsked();
    this.#settings.check(changed);
    this.motion.speed = this.setting('speed') as Speed;
    if (changed.has('paused') && !isServer) this.#run();
    if (!this.hasUpdated || this.isAnother(changed)) {
      const options = this.readOptions();
      this.#emptyView = this.#empty(options);
      if (isServer || this.#served) this.#picture = this.#asOpened(options);
      if (!isServer) this.#open(options);
    } else if (changed.has('autosave')) this.#session.keepUnder(this.autosave).catch(this.fail);
    if (this.setting('sound') === 'on') this.#noise ??= this.later(SOUND)?.noise();
    this.symbols.use({
      art: this.art,
      family: this.germanFaces()?.german ?? french,
      letters: this.language,
      fourColour: this.setting('fourColours') === 'on',
    });
    if (!isServer) this.#focused = (this.renderRoot as ShadowRoot).activeElement;
  }

  protected override updated(): void {
    const root = this.renderRoot as ShadowRoot;
    if (this.#served) {
      // what only a browser knows has been left away, as the server did
      this.#served = false;
      this.#picture = undefined;
      this.requestUpdate();
    }
    this.symbols.fill(root);
    arrangeTabStops(root);
    // What had the focus may be gone or hidden: a player with a keyboard goes on at the main act, and waits in the bar until
    // it may be done; an onlooker, who finds nothing there, at the menu.
    const focused = root.activeElement;
    if (this.#focused && (!focused?.checkVisibility() || focused.matches('.bar'))) {
      const bar = this.ownSeats[0] === 'onlooker' ? '' : '.bar,';
      const place = [...root.querySelectorAll<HTMLElement>(`.tool,${bar}.prime${USABLE}`)].at(-1)!;
      place.tabIndex = -1;
      place.focus();
    }
  }

  /** The shape of the table's box: what needs another drawing in another shape asks for it. */
  protected get shape(): Shape {
    return this.#box.shape;
  }

  /** Whether the box is wide, and has room for large cards side by side. */
  protected get isLarge(): boolean {
    return this.#box.isLarge;
  }

  /** What the double-German pattern brings, where it is shown. */
  protected germanFaces() {
    return this.setting('faces') === 'german' ? this.later(GERMAN) : undefined;
  }

  /** A card's name in words, as the pattern that is shown has it. */
  protected nameOf(card: KnownCard): string {
    return cardName(card, this.cardWords);
  }

  /** What cards are called, as the pattern that is shown has it. */
  protected get cardWords(): CardWords {
    return this.germanFaces() ? this.words.germanPattern : this.words;
  }

  /** What somebody at the table is called. */
  protected personAt(seat: number): string {
    const { cast, words } = this;
    return cast ? (cast[seat] === null ? words.you : cast[seat] || words.seat(seat + 1)) : this.playerAt(seat);
  }

  /** What somebody at the own table is called, also while hands of others are shown on it. */
  protected playerAt(seat: number): string {
    return this.#nameAt(seat) || (this.#isSpokenTo(seat) ? this.words.you : this.words.seat(seat + 1));
  }

  /** Whether a seat is the player, who is spoken to and has no name of their own. */
  protected isYou(seat: number): boolean {
    return this.cast ? this.cast[seat] === null : !this.#nameAt(seat) && this.#isSpokenTo(seat);
  }

  /** At ports of a croupier elsewhere only the page can say who sits there. */
  #isElsewhere(seat: number): boolean {
    return (!!this.#visit || (!!this.ports && this.players === undefined)) && !this.ownSeats.includes(seat);
  }

  #nameAt(seat: number): string {
    if (this.#visit) return this.ownSeats.includes(seat) ? '' : this.#visit.nameOf(seat);
    return this.#isElsewhere(seat) ? '' : (this.people[seat]?.name ?? '');
  }

  /** At a screen that several share only the one who has the hand is spoken to. */
  #isSpokenTo(seat: number): boolean {
    const isAnother = this.ownSeats[1] !== undefined && this.ownSeats[this.hand] !== seat;
    return !isAnother && !this.#isElsewhere(seat);
  }

  /** Plays a sound, if sound is on. */
  protected sounds(kind: 'card' | 'chip' | 'win'): void {
    if (this.setting('sound') === 'on' && this.motion.moves) this.#noise?.play(kind);
  }

  protected speak(text: string): void {
    this.#announcer.say(text);
  }

  protected hush(): void {
    this.#announcer.clear();
  }

  // ---- hands and keys ----------------------------------------------------------------------------------------------

  /** Where a drag may begin. */
  protected grasp(event: PointerEvent): void {
    this.#controls.down(event);
  }

  /** Closes the drawer that is open; the focus goes back to where it was, or to the tool that opens it. */
  #closeDrawer(): boolean {
    const drawer = DRAWERS.find(name => this.opened.delete(name));
    if (!drawer) return false;
    const tool = this.renderRoot.querySelector<HTMLElement>(`.tool[data-value=${drawer}]`);
    (this.#cameFrom?.isConnected ? this.#cameFrom : tool)?.focus();
    this.requestUpdate();
    return true;
  }

  #controlsHost(): ControlsHost {
    // eslint-disable-next-line @typescript-eslint/no-this-alias -- the root is there when it is drawn
    const table = this;
    return {
      get renderRoot() {
        return table.renderRoot;
      },
      hurries: () => this.playing && !this.#playback.keepsTurn,
      defers: command =>
        this.playing &&
        this.#playback.keepsTurn &&
        this.setting('paused') === 'off' &&
        ![...OWN_COMMANDS, ...this.immediate].includes(command),
      shortcut: key => this.shortcut(key),
      hurry: () => this.hurry(),
      skip: () => {
        if (this.playing) this.motion.skip();
      },
      close: () => this.#closeDrawer(),
      do: (command, value, from, early) => this.#do(command, value, from, early),
      explain: command => {
        if (!this.playing) this.explain(command);
      },
    };
  }

  /** Does what was asked for while stakes were shown, on the buttons as they are now. */
  async #doPending(): Promise<void> {
    this.requestUpdate();
    await this.updateComplete;
    while (!this.playing && this.#controls.isPending) this.#controls.doNext();
  }

  #do(name: string, value: string, from: HTMLElement, early: boolean): void {
    const isMain = name === 'prime' || (from.dataset.do === name && from.matches(MAIN));
    // Whoever was only impatient deals nothing and pays nothing, and is told so.
    if (isMain && !this.playing && (early || this.impatient)) return this.note(this.words.hurried);
    // on a paused table nothing is dealt and nothing staked
    if (this.#playback.behind && this.setting('paused') === 'on' && (isMain || from.matches('[data-drop]')))
      return this.note(this.words.isPaused);
    // “Really?” is asked of the very next touch only.
    const sure = this.opened.delete('sure');
    switch (name) {
      case 'open':
        if (this.opened.has(value) && DRAWERS.includes(value)) {
          this.#closeDrawer();
          break;
        }
        if (this.opened.delete(value)) break;
        if (DRAWERS.includes(value)) {
          const isFirst = !DRAWERS.some(drawer => this.opened.delete(drawer));
          if (isFirst) this.#cameFrom = (this.renderRoot as ShadowRoot).activeElement as HTMLElement | null;
        }
        this.opened.add(value);
        // a key opens what the focus is not on
        if (!from?.ariaExpanded)
          this.speak(this.renderRoot.querySelector(`.tool[data-value=${value}]`)?.ariaLabel ?? '');
        break;
      case 'retry':
        this.#chunks.retry();
        break;
      case 'speed':
        this.speed = value as Speed;
        break;
      case 'sound':
        this.sound = this.setting('sound') === 'on' ? 'off' : 'on';
        break;
      case 'full-screen':
        (this.matches(':fullscreen') ? this.ownerDocument.exitFullscreen() : this.requestFullscreen()).catch(this.fail);
        break;
      case 'host-sit':
      case 'host-leave':
      case 'host-copy':
      case 'host-proof':
        this.#visit?.command(name, value);
        break;
      case 'new-table':
        if (!sure) {
          this.opened.add('sure');
          this.speak(this.words.menuItems.newTableSure);
          break;
        }
        this.opened.clear();
        this.start();
        break;
      default:
        this.command(name, value, from);
    }
    this.requestUpdate();
  }

  // ---- the frame ---------------------------------------------------------------------------------------------------

  protected override render(): TemplateResult {
    const { words, view } = this;
    return frame({
      words,
      language: this.#spoken,
      name: this.gameName,
      limits: this.limits(view),
      opened: this.opened,
      sound: this.setting('sound') === 'on',
      fullScreen:
        !isServer && !this.#served && this.ownerDocument.fullscreenEnabled ? this.matches(':fullscreen') : undefined,
      paused: this.setting('paused') === 'on',
      company: this.#visit?.tool,
      cloth: this.cloth(view),
      drawers: this.drawers(view),
      bar: this.bar(view),
    });
  }

  /** The drawers that are open over the cloth. */
  protected drawers(_view: ViewOf<G>): unknown {
    if (this.opened.has('menu')) return drawer(this.words, 'menu', this.words.menu, this.#menu());
    if (this.opened.has('rules')) return drawer(this.words, 'rules', this.words.rules, this.#rules());
    if (this.opened.has('company') && this.#visit)
      return drawer(this.words, 'company', this.#visit.tool.label, this.#visit.drawer({ html, button }));
    return nothing;
  }

  #menu(): unknown {
    return this.later(MENU)?.menu(
      { html, button },
      this.words.menu,
      this.words.menuItems,
      this.motion.speed,
      this.opened.has('sure'),
      this.menuItems(),
    );
  }

  #rules(): TemplateResult {
    return html`<div class="help">
      <slot name="rules">${this.help()?.rules.map(paragraph => html`<p>${paragraph}</p>`)}</slot>
    </div>`;
  }

  /** What {@link helpParts} say of the present table, once it has come. */
  protected help() {
    return this.later(this.helpParts[this.language])?.helpIn((this.view as { options: never }).options);
  }

  /** What a “why?” answers. */
  protected reason(why: string): string | undefined {
    return this.help()?.why[why];
  }

  /**
   * The line: what happened, and why and what is asked; the one “why?” that is open answers beside it. `lang`: the language
   * of the first, where a croupier calls it in their own.
   */
  protected saying(
    [now, because, why]: readonly [now: string, because: string, why?: string | undefined],
    lang?: string,
  ): TemplateResult {
    return statusLine(this.words, {
      now,
      lang,
      because: [this.notice, because].filter(Boolean).join(' '),
      why: why ? { answer: this.opened.has('why') ? (this.reason(why) ?? '') : undefined } : undefined,
      missing: this.#chunks.isMissing,
    });
  }

  /** What a game adds to the menu. */
  protected menuItems(): TemplateResult | typeof nothing {
    return nothing;
  }
}
