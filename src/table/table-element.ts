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
import type {
  ActionOf,
  AnyAction,
  AnyGame,
  EventOf,
  Offer,
  OptionsOf,
  TableState,
  Turn,
  Viewer,
  ViewOf,
} from '../game/contract.js';
import type { Log } from '../game/log.js';
import { isSameList } from '../game/options.js';
import { back } from './art/backs.js';
import type { Art } from './art/own.js';
import { french } from './art/french.js';
import { propertiesOf, type Setting } from './attributes.js';
import { Box } from './box.js';
import {
  TvActionEvent,
  TvDealEvent,
  TvErrorEvent,
  TvSettleEvent,
  TvTurnEvent,
  type EventsOf,
  type Listener,
  type ListenerOptions,
  type StepDetail,
} from './events.js';
import { type Commands } from './commands.js';
import { Controls } from './controls.js';
import { Drawers, type DrawersByName } from './drawers.js';
import { frame, statusLine } from './frame.js';
import { Intent } from './intent.js';
import { arrangeTabStops, USABLE, type Shortcut } from './keyboard.js';
import { LazyChunks, type LazyChunk } from './lazy.js';
import { Motion, type Speed } from './motion.js';
import { Names } from './names.js';
import { button } from './pieces.js';
import { Opening } from './opening.js';
import type { Play } from './play.js';
import { Playback } from './playback.js';
import { ServerPicture } from './server-picture.js';
import type { PortOf, StepOf } from './session.js';
import { Speech } from './speech.js';
import { COMMON, Settings } from './settings.js';
import type { Noise } from './sound.js';
import type { Socket } from './host/guest.js';
import { tellMisspeltAttributes } from './spelling.js';
import { Symbols } from './symbols.js';
import type { Table } from './table.js';
import type { CommonText } from './text/en.js';
import { RESTS } from './timing.js';
import { VERSION } from './version.js';

const THEMES = () => import('./themes.js');
const MENU = () => import('./menu.js');
const GERMAN = () => import('./art/german.js');
const SOUND = () => import('./sound.js');

const ARCHIVE = () => import('./archive.js');

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
   * attribute contradicts gives way to a new one; where another table of this name is open, this one is not kept,
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

  readonly #chunks = new LazyChunks(this, error => {
    this.dispatchEvent(new TvErrorEvent(error));
    // what does not come may be the theme or the language of the first drawing: it is said when there are words and an ear
    void nextDrawing(this).then(() => {
      if (this.hasUpdated) this.table.announce(this.words.missing);
    });
  });
  /** Tells the page that something given to the element is wrong, or has failed. */
  readonly #fail = (error: unknown): void => {
    if (!this.#chunks.hasTold(error)) this.dispatchEvent(new TvErrorEvent(error));
  };
  readonly #settings = new Settings(this, (this.constructor as typeof TableElement).settings, message => {
    const text = `<${this.localName}> ${message}`;
    console.error(text);
    if (!isServer) this.#fail(new Error(text));
  });
  readonly #motion = new Motion();
  /** A short word to the player, shown until something happens. */
  protected notice = '';

  readonly #symbols = new Symbols(() => back(String(this.#settings.common('theme'))));
  /** What its parts may ask of the table. */
  protected readonly table = this.#asTable();
  protected readonly names = this.table.names;
  readonly #speech = new Speech(this);
  /** What this table says, in its language. */
  protected words!: CommonText;
  readonly #box = new Box(this);
  #noise: Noise | undefined;
  readonly #picture = new ServerPicture<G>();
  /** What had the focus before the last drawing. */
  #focused: Element | null = null;
  readonly #playback = new Playback<G>(this.#stage(), this.#motion);
  readonly #intent = new Intent<G>(this.table, this.#playback);
  readonly #controls = new Controls(this.table, this.#playback, this.#intent, {
    commands: () => this.commands(),
    shortcut: key => this.shortcut(key),
  });
  readonly #opening = new Opening<G>(
    this.table,
    () => this.play,
    this.#playback,
    this.#settings,
    (view, signal) => this.#pace(view, signal),
  );
  #unwatch: (() => void) | undefined;
  /** What the events of the step that is shown tell. */
  #detail: StepDetail<ActionOf<G>, ViewOf<G>, EventOf<G>> | undefined;

  // ---- what a subclass brings --------------------------------------------------------------------------------------

  /** What the game brings as a value. */
  protected abstract readonly play: Play<G>;
  /** Shows a step before the table becomes what the step's view says; resolves when it has been seen. */
  protected abstract perform(step: StepOf<G>): Promise<void>;
  /** Gives time to take in what a step has brought, after the table has become what the step's view says. */
  protected abstract linger(step: StepOf<G>): Promise<void>;
  /** Forgets what was being shown: another table begins. */
  protected abstract clearCloth(): void;
  /** The step in words for a screen reader, while {@link view} is still the one before it; empty for nothing. */
  protected abstract narrate(step: StepOf<G>): string;
  /** The limits and the like, beside the title. */
  protected abstract limits(view: ViewOf<G>): string;
  protected abstract cloth(view: ViewOf<G>): TemplateResult;
  protected abstract bar(view: ViewOf<G>): TemplateResult;
  /** Keys and the commands they give while the focus is inside: `z` → `undo`. */
  protected abstract shortcut(key: string): Shortcut | undefined;
  // ---- the public side ---------------------------------------------------------------------------------------------

  /** What this player's seat may know: the view that is shown; until there is one, that of the empty table. */
  get view(): ViewOf<G> {
    return this.#picture.shown?.view ?? this.#playback.shown?.view ?? this.#opening.emptyView;
  }

  /** What this player may do now, complete; empty while a step is still to be shown. */
  get legal(): readonly Offer<ActionOf<G>>[] {
    if (this.#picture.shown) return this.#picture.shown.legal;
    return this.#playback.behind ? [] : (this.#playback.shown?.legal ?? []);
  }

  /**
   * The log: full as far as nothing in it is hidden any more, as this seat may see it from there on. At `ports` there is
   * none: it is with their croupier.
   */
  get log(): Log<OptionsOf<G>, ActionOf<G>> | undefined {
    return this.#opening.session.log(this.#playback.port?.seat ?? 'onlooker');
  }

  /** Opens a new table with the present attributes and begins. */
  start(): void {
    this.#opening.open();
  }

  /** Does an action for the seat whose turn it is at this screen; fires no `tv-intent`. */
  act(action: ActionOf<G>): void {
    this.#opening.session.act(action, this.#playback.port);
  }

  /**
   * Takes back the last action of this screen, as long as no card and no other player has answered it. It is no action
   * itself: `tv-action` tells it, with `detail.action` null, and no `tv-intent` goes before it.
   */
  undo(): void {
    this.#opening.session.undo(this.undoes);
  }

  /**
   * Plays a log on the table, step by step; the present table waits and comes back at the end. A promise, kept when it has.
   * @throws {LogError} that says what is wrong with the log; the table is unharmed.
   */
  async replay(log: unknown): Promise<void> {
    let steps: StepOf<G>[];
    try {
      const seat = this.#playback.port?.seat ?? 'onlooker';
      steps = (await this.table.load(ARCHIVE)).stepsOf(this.play.game, log, seat);
    } catch (error) {
      this.table.fail(error);
      throw error;
    }
    const seatsOf = (view: unknown): number | undefined => (view as TableState | undefined)?.accounts.purses.length;
    const isOfSuchATable = seatsOf(steps[0]?.view) === seatsOf(this.view);
    await this.#playback.replay(steps, isOfSuchATable ? undefined : []);
  }

  /**
   * A promise of the whole table as a text for {@link restore}: log and undealt cards. Not for the eyes of players. Empty at
   * `ports`: the cards are with their croupier.
   */
  save(): Promise<string> {
    return this.#opening.session.save();
  }

  /**
   * Takes up a saved table again; it needs as many `players` as were at it. A promise of `true`, or of `false` where it
   * cannot be read: then `tv-error` says why and the present table goes on.
   * @returns whether it goes on; `false` too where another table was opened meanwhile.
   */
  async restore(saved: string): Promise<boolean> {
    if (!this.hasUpdated) await this.updateComplete;
    return this.#opening.session.restore(saved);
  }

  // ---- what the page sets, and what is loaded late -----------------------------------------------------------------

  /** Whether a change asks for another table. */
  protected isAnother(changed: PropertyValues): boolean {
    return this.#settings.isAnother(changed);
  }

  readonly #redraw = (): void => this.requestUpdate();

  // ---- what parts ask ----------------------------------------------------------------------------------------------

  #asTable(): Table<G> {
    // eslint-disable-next-line @typescript-eslint/no-this-alias -- what is asked is as it is then
    const element = this;
    const table: Table<G> = {
      element,
      motion: this.#motion,
      symbols: this.#symbols,
      get game() {
        return element.play.game;
      },
      get view() {
        return element.view;
      },
      get legal() {
        return element.legal;
      },
      get log() {
        return element.log;
      },
      get hasLog() {
        return element.#opening.session.hasLog;
      },
      get people() {
        return element.#opening.people;
      },
      get seats() {
        return element.#picture.shown?.seats ?? element.#playback.ports.map(({ seat }) => seat);
      },
      get hand() {
        return element.#playback.current;
      },
      get cast() {
        return element.#playback.names;
      },
      get host() {
        return element.#opening.visit;
      },
      get hasStrangers() {
        return !!element.ports && element.players === undefined;
      },
      get words() {
        return element.words;
      },
      get language() {
        return element.#speech.language;
      },
      get cardWords() {
        return element.#germanFaces() ? element.words.germanPattern : element.words;
      },
      get names() {
        return names;
      },
      get drawers() {
        return drawers;
      },
      get shape() {
        return element.#box.shape;
      },
      get isLarge() {
        return element.#box.isLarge;
      },
      get isSlim() {
        return element.#box.isSlim;
      },
      get root() {
        return element.renderRoot as ShadowRoot;
      },
      get playing() {
        return element.#playback.playing;
      },
      get replaying() {
        return element.#playback.replaying;
      },
      setting: name => this.#settings.common(name),
      given: property => this.#settings.given(property),
      intend: (...actions) => this.#intent.intend(...actions),
      waits: () => this.#intent.waits(),
      hurry: () => this.#intent.hurry(),
      present: (step, moving, cast) => this.#playback.present(step, moving, cast),
      announce: text => this.#speech.say(text),
      hush: () => this.#speech.clear(),
      notify: text => {
        this.notice = text;
        this.#speech.say(text);
        this.requestUpdate();
      },
      sounds: kind => {
        if (this.#settings.common('sound') === 'on' && this.#motion.moves) this.#noise?.play(kind);
      },
      redraw: () => {
        this.requestUpdate();
        return this.updateComplete;
      },
      later: chunk => this.#chunks.get(chunk),
      load: chunk => this.#chunks.load(chunk),
      wait: chunk => this.#chunks.wait(chunk),
      retry: () => this.#chunks.retry(),
      fail: this.#fail,
      complain: message => this.#settings.complain(message),
    };
    const names = new Names(table);
    const drawers = new Drawers(table, () => this.drawers());
    return table;
  }

  // ---- session and playback ----------------------------------------------------------------------------------------

  #stage(): ConstructorParameters<typeof Playback<G>>[0] {
    return {
      begins: ({ actor, action, events, view }) => {
        const detail = { actor, action: action as ActionOf<G>, events, view, replay: this.table.replaying };
        this.#detail = detail;
        this.dispatchEvent(new TvActionEvent(detail));
        if (action && actor === 'croupier' && detail.action.type !== 'nextHand')
          this.dispatchEvent(new TvDealEvent(detail));
        this.notice = '';
      },
      perform: step => this.perform(step),
      narrate: step => this.table.announce(this.narrate(step)),
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
        this.table.hush();
      },
      asked: view => this.asked(view),
      handOn: place => this.takeHand(place),
      rested: () => this.#opening.tellEnd(),
      settled: () => {
        this.settled();
        void this.#controls.doPending();
      },
      turn: () => {
        const { view, legal } = this;
        this.dispatchEvent(new TvTurnEvent({ seat: this.#playback.port!.seat as number, view, legal }));
      },
      failed: this.#fail,
    };
  }

  /** A computer player takes time when all is shown and nobody at this screen is waited for; at a table that is gone, none. */
  async #pace(view: ViewOf<G>, signal: AbortSignal): Promise<void> {
    if (!this.thinks(view)) {
      // the first drawing goes before whatever a player needs
      if (!this.hasUpdated) await new Promise(next => setTimeout(next));
      return;
    }
    const isAwaited = (): boolean => !signal.aborted && this.isConnected && !!this.awaits?.(this.#opening.state!);
    while (this.table.playing || isAwaited()) {
      await this.#playback.rest();
      if (isAwaited()) await nextDrawing(this);
    }
    await this.table.motion.pause(RESTS.thinking);
  }

  /** The croupier works, and cards travel, while the table is on the page and not paused. */
  #run(): void {
    // what is wrong with the attribute is told where it is read first
    const goesOn = this.paused !== 'on';
    if (this.isConnected) this.table.motion.hold(!goesOn);
    this.#opening.run(this.isConnected, goesOn);
    this.#playback.run(this.isConnected && goesOn);
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

  // ---- life --------------------------------------------------------------------------------------------------------

  override connectedCallback(): void {
    super.connectedCallback();
    tellMisspeltAttributes(this, (this.constructor as typeof TableElement).observedAttributes);
    this.table.motion.start();
    this.#run();
    this.#unwatch = this.#speech.follow(this.play.texts, message => this.table.complain(message));
    this.addEventListener('fullscreenchange', this.#redraw);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#run();
    this.table.motion.stop();
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
    this.#picture.found(this.shadowRoot !== null);
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
    if ((this.theme ?? 'green') !== 'green') awaited.push(this.table.load(THEMES));
    const text = this.hasUpdated ? undefined : this.#speech.awaited(this.play.texts);
    if (text) awaited.push(this.table.load(text));
    if (this.#picture.isServed) awaited.push(...this.firstParts().map(chunk => this.table.load(chunk)));
    const come = awaited.map(chunk => chunk.catch(this.table.fail));
    return this.hasUpdated || come.length === 0 ? draw() : Promise.all(come).then(draw);
  }

  /** What the first drawing would show late: a table that a server has drawn waits for it, so that nothing flickers. */
  protected firstParts(): readonly LazyChunk<object>[] {
    return this.table.setting('faces') === 'german' ? [GERMAN] : [];
  }

  protected override update(changed: PropertyValues): void {
    this.#picture.replace(this.renderRoot, this.renderOptions, () => super.update(changed));
  }

  protected override willUpdate(changed: PropertyValues): void {
    const { texts, game } = this.play;
    if (isServer) this.#speech.ask(texts);
    this.words = this.#speech.wordsOf(
      texts,
      chunk => this.table.later(chunk),
      this.hasUpdated ? this.words : undefined,
    );
    this.#settings.check(changed);
    this.table.motion.speed = this.table.setting('speed') as Speed;
    if (changed.has('paused') && !isServer) this.#run();
    if (!this.hasUpdated || this.isAnother(changed)) {
      const options = this.#opening.readOptions();
      this.#opening.empty(options);
      this.#picture.open(game, options, this.table.people);
      if (!isServer) this.#opening.open(options);
    } else if (changed.has('autosave')) this.#opening.session.keepUnder(this.autosave).catch(this.table.fail);
    if (this.table.setting('sound') === 'on') this.#noise ??= this.table.later(SOUND)?.noise();
    this.table.symbols.use({
      art: this.art,
      family: this.#germanFaces()?.german ?? french,
      letters: this.#speech.language,
      fourColour: this.table.setting('fourColours') === 'on',
    });
    if (!isServer) this.#focused = (this.renderRoot as ShadowRoot).activeElement;
  }

  protected override updated(): void {
    const root = this.renderRoot as ShadowRoot;
    if (this.#picture.end()) this.requestUpdate();
    this.table.symbols.fill(root);
    arrangeTabStops(root);
    // What had the focus may be gone or hidden: a player with a keyboard goes on at the main act, and waits in the bar until
    // it may be done; an onlooker, who finds nothing there, at the menu.
    const focused = root.activeElement;
    if (this.#focused && (!focused?.checkVisibility() || focused.matches('.bar'))) {
      const bar = this.table.seats[0] === 'onlooker' ? '' : '.bar,';
      const place = [...root.querySelectorAll<HTMLElement>(`.tool,${bar}.prime${USABLE}`)].at(-1)!;
      place.tabIndex = -1;
      place.focus();
    }
  }

  /** What the double-German pattern brings, where it is shown. */
  #germanFaces() {
    return this.table.setting('faces') === 'german' ? this.table.later(GERMAN) : undefined;
  }

  // ---- hands and keys ----------------------------------------------------------------------------------------------

  /** Where a drag may begin. */
  protected grasp(event: PointerEvent): void {
    this.#controls.down(event);
  }

  /** What buttons and keys do at this table. */
  protected commands(): Commands {
    return {};
  }

  // ---- the frame ---------------------------------------------------------------------------------------------------

  protected override render(): TemplateResult {
    const { words, view } = this;
    return frame({
      words,
      language: this.#speech.spoken,
      name: this.play.name,
      limits: this.limits(view),
      opened: this.table.drawers,
      sound: this.table.setting('sound') === 'on',
      fullScreen:
        !isServer && !this.#picture.isServed && this.ownerDocument.fullscreenEnabled
          ? this.matches(':fullscreen')
          : undefined,
      paused: this.table.setting('paused') === 'on',
      company: this.#opening.visit?.tool,
      faults: this.#settings.complaints,
      cloth: this.cloth(view),
      drawer: this.table.drawers.shown,
      bar: this.bar(view),
    });
  }

  /** The drawers of this table: a game adds its own. */
  protected drawers(): DrawersByName {
    return {
      menu: () => [this.words.menu, this.#menu()],
      rules: () => [this.words.rules, this.#rules()],
      company: () => {
        const { host } = this.table;
        return host && [host.tool.label, host.drawer({ html, button })];
      },
    };
  }

  #menu(): unknown {
    return this.table
      .later(MENU)
      ?.menu(
        { html, button },
        this.words.menu,
        this.words.menuItems,
        this.table.motion.speed,
        this.#controls.newTable.isConfirmed,
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
    return this.table.later(this.play.help[this.table.language])?.helpIn((this.view as { options: never }).options);
  }

  /** What a “why?” answers. */
  protected reason(why: string): string | undefined {
    return this.help()?.why[why];
  }

  /**
   * The line: what happened, and why and what is asked; the one “why?” that is open answers beside it. `lang`: the language
   * in which a croupier calls what happened, or `call` beside it.
   */
  protected saying(
    [now, because, why]: readonly [now: string, because: string, why?: string | undefined],
    lang?: string,
    call?: string,
  ): TemplateResult {
    return statusLine(this.words, {
      now,
      lang,
      call,
      because: [this.notice, because].filter(Boolean).join(' '),
      why: why ? { answer: this.table.drawers.isOpen('why') ? (this.reason(why) ?? '') : undefined } : undefined,
      missing: this.#chunks.isMissing,
    });
  }

  /** What a game adds to the menu. */
  protected menuItems(): TemplateResult | typeof nothing {
    return nothing;
  }
}
