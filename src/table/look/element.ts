import { isServer, LitElement, type PropertyDeclarations, type PropertyValues, type TemplateResult } from 'lit';
import type { ActionOf, AnyGame, Offer, OptionsOf, TableState, ViewOf } from '../../game/contract.js';
import type { Log } from '../../game/log.js';
import { isSameList } from '../../game/options.js';
import { colourBacks } from './art/backs.js';
import type { Art } from './art/own.js';
import { propertiesOf, type Setting } from './attributes.js';
import type { DrawnTable } from './drawn-table.js';
import type { EventsOf, Listener, ListenerOptions } from './events.js';
import { focusedIn, keepFocus, passFocus, takeFocus, type Focused } from './focus.js';
import type { GuideOf } from '../lazy/guide/guide.js';
import { frame } from './surround.js';
import { arrangeTabStops } from './keyboard.js';
import { directionOf } from './lang.js';
import type { LazyChunk } from './lazy.js';
import { BareTable, GERMAN } from './bare-table.js';
import type { Volume } from '../lazy/sound.js';
import type { Look } from './look.js';
import type { Speed } from '../play/motion.js';
import type { PortOf, StepOf } from '../play/session.js';
import { COMMON, type Backs, type Theme } from './settings.js';
import type { Socket } from '../lazy/host/guest.js';
import { tellMisspeltAttributes } from './spelling.js';
import { NEW_SESSION_STATS, type SessionStats } from './session-stats.js';
import type { CommonText } from '../text/en.js';
import { VERSION } from './version.js';
import { unwrapTranslated } from './translated.js';

const THEMES = () => import('../lazy/themes.js');
const ARCHIVE = () => import('../lazy/archive.js');

// Whoever listens to a table knows its game.
// eslint-disable-next-line @typescript-eslint/no-unused-vars -- as the class has it
export interface TableElement<G extends AnyGame, Text extends CommonText = CommonText, Outcome = unknown> {
  addEventListener<Name extends keyof EventsOf<G, Outcome>>(
    name: Name,
    listener: Listener<this, EventsOf<G, Outcome>[Name]>,
    options?: ListenerOptions,
  ): void;
  addEventListener<Name extends keyof HTMLElementEventMap>(
    name: Name,
    listener: Listener<this, HTMLElementEventMap[Name]>,
    options?: ListenerOptions,
  ): void;
  addEventListener(name: string, listener: EventListenerOrEventListenerObject, options?: ListenerOptions): void;
  removeEventListener<Name extends keyof EventsOf<G, Outcome>>(
    name: Name,
    listener: Listener<this, EventsOf<G, Outcome>[Name]>,
    options?: ListenerOptions,
  ): void;
  removeEventListener<Name extends keyof HTMLElementEventMap>(
    name: Name,
    listener: Listener<this, HTMLElementEventMap[Name]>,
    options?: ListenerOptions,
  ): void;
  removeEventListener(name: string, listener: EventListenerOrEventListenerObject, options?: ListenerOptions): void;
}

/**
 * What all tables have in common: the frame with its tools, the line, languages, keys; what is played it holds.
 *
 * @fires {IntentDetail} tv-intent - Before an action that the player makes with hand or key; `preventDefault()` keeps it from happening.
 * @fires {ActionDetail} tv-action - After every action, whoever made it, and with `detail.action` null when one was taken back; like the next two with `detail.replay` where a log is shown again.
 * @fires {StepDetail} tv-deal - When the croupier shuffles, deals or turns up.
 * @fires {SettleDetail} tv-settle - Once a hand, coup or turn, when it is settled and shown.
 * @fires {TurnDetail} tv-turn - When this player may act: once a turn, when all that went before has been shown.
 * @fires {OverDetail} tv-over - When no further hand is possible.
 * @fires {RefusedDetail} tv-refused - When an action was refused; `detail.code` and `detail.message` say why.
 * @fires {ErrorDetail} tv-error - When an attribute, a log or a saved table is wrong.
 * @fires {GuideDetail} tv-guide - While a guide takes the player by the hand: begun, each step, done or left.
 *
 * @slot rules - What the button “Rules” opens; the rules in short by default.
 * @slot brand - A place beside the name.
 *
 * @csspart table - All of it.
 * @csspart header - Name, limits and tools.
 * @csspart rules - The rules, when open.
 * @csspart menu - The menu, when open.
 * @csspart people - Who is at a table of a host, when open.
 * @csspart card - A card.
 * @csspart status - The line that says what happens.
 * @csspart stake - A pile of chips with its sum.
 * @csspart paused - The word that the table is paused, when it is.
 * @csspart guide - The bubble of a guide, while there is one.
 * @csspart session-stats - What the table has brought the player, when open.
 * @csspart drill - Practice: a question and its answers, when open.
 * @csspart button - A button of the bar.
 */
// eslint-disable-next-line @typescript-eslint/no-unsafe-declaration-merging
export abstract class TableElement<
  G extends AnyGame,
  Text extends CommonText = CommonText,
  Outcome = unknown,
> extends LitElement {
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
      learn: {},
      linksTo: { attribute: 'links-to' },
      host: {},
      room: {},
      openConnection: { attribute: false },
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

  /** Who plays: `you`, `Anna:easy`, at poker also `Bruno:hard:rock`; a name without a level is a person at this screen. */
  declare players: string | undefined;
  /** A text that fixes every deal. A page that sets it can know the cards to come. */
  declare seed: string | undefined;
  /** How fast the table moves: `slow`, `normal`, `fast` or `instant`. */
  declare speed: Speed | undefined;
  /** `on` for the sounds of cards and chips, and a bell when the player's turn comes while they look at another page. */
  declare sound: 'on' | 'off' | undefined;
  /** How loud they are: `medium`, `soft` or `loud`. */
  declare volume: Volume | undefined;
  /** `on` holds the table still. */
  declare paused: 'on' | 'off' | undefined;
  /** `off` leaves advice away, and what a bet costs. */
  declare hints: 'on' | 'off' | undefined;
  /**
   * A first hand by the hand: `auto` offers it on a table at which nothing has been played, `on` begins with it, `off` leaves
   * it away. There is none at a host or at `ports`.
   */
  declare guide: 'auto' | 'on' | 'off' | undefined;
  /** The cloth; `plain` takes the page's own colours. */
  declare theme: Theme | undefined;
  /** How large the words are: `normal`, or `large` as far as the box has room. */
  declare textSize: 'normal' | 'large' | undefined;
  /** The backs of the cards; `cloth` has the colour of the cloth. */
  declare cardBack: Backs | undefined;
  /** The pattern of the cards: `french` or `german` (double German). */
  declare deckPattern: 'french' | 'german' | undefined;
  /** `on` prints diamonds blue and clubs green. */
  declare fourColours: 'on' | 'off' | undefined;
  /** `off` leaves cloth, cards, sound, advice and opponents out of the menu: a player sets nothing there but the speed. */
  declare settings: 'on' | 'off' | undefined;
  /** The address of a page that teaches the game: the rules have a link to it, which opens beside the table. */
  declare learn: string | undefined;
  /**
   * `on` lets the player share a hand, a coup or a turn as a link to this page, and shows the one that the page's address
   * brings (`#tv=…`).
   */
  declare links: 'on' | 'off' | undefined;
  /**
   * The address that shared links lead to, where that is not the page's own: for a table in a frame, or a page whose router
   * keeps no address.
   */
  declare linksTo: string | undefined;
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
  /** `required` takes no room of a host but one whose deals are proven: another is left, and `tv-error` says why. */
  declare fair: 'any' | 'required' | undefined;
  /**
   * How a line to the host is opened where that is no WebSocket at its address: `(host, room) => socket`, as
   * `colyseusSocket` of `tapis-vert/colyseus-socket.js` makes one. To be set with `host`, or before it.
   */
  declare openConnection: ((host: string, room: string) => Socket) | undefined;

  /** Drawings of the page's own for cards, backs, chips and the faces of computer players; what it does not draw is the table's. */
  declare art: Art | undefined;

  /** Seat ports of a croupier elsewhere, instead of the table's own. */
  declare ports: readonly PortOf<G>[] | undefined;

  /** What is drawn; what is played comes to it. */
  readonly #table: BareTable<G, Text>;
  /** What had the focus before the last drawing. */
  #focused: Focused = { element: null, inDrawer: false };
  #unwatch: (() => void) | undefined;

  /** @param look how the game looks, and where what is played comes from. */
  constructor(look: Look<G, Text>) {
    super();
    this.#table = new BareTable(this, (this.constructor as typeof TableElement).settings, look);
  }

  /** What may be asked of the table by whatever draws it. */
  protected get table(): DrawnTable<G, Text> {
    return this.#table;
  }

  // ---- the public side ---------------------------------------------------------------------------------------------

  /** What this player's seat may know: the view that is shown; until there is one, that of the empty table. */
  get view(): ViewOf<G> {
    return this.#table.view;
  }

  /** What this player may do now, complete; empty while a step is still to be shown. */
  get legal(): readonly Offer<ActionOf<G>>[] {
    return this.#table.legal;
  }

  /**
   * The log: full as far as nothing in it is hidden any more, as this seat may see it from there on. At `ports` there is
   * none: it is with their croupier.
   */
  get log(): Log<OptionsOf<G>, ActionOf<G>> | undefined {
    return this.#table.live?.log;
  }

  /**
   * What this table has brought the player since it was opened, round by round: a round is a hand, a coup or a turn. It is kept
   * with `autosave`, begins anew with another table, and counts nothing where several people share the screen.
   */
  get sessionStats(): SessionStats {
    return this.#table.live?.lookBack.sessionStats ?? NEW_SESSION_STATS;
  }

  /** Opens a new table with the present attributes and begins. */
  start(): void {
    // until what is played has come a table is not open yet: it will be, as the page asks then
    this.#table.live?.opening.open();
  }

  /**
   * Takes the player by the hand through a prepared deal, step by step; `tv-guide` tells how far they are. Their own table
   * waits, and comes back at the end.
   * @param guide one of the page's own, or the name of one of the game's: `first` by default. A promise, kept when it has begun.
   * @throws {Error} if there is no such guide, or the table is that of a host or of `ports`.
   */
  async startGuide(guide?: GuideOf<G, Outcome> | string): Promise<void> {
    await this.updateComplete;
    await (await this.#table.coming).teach(guide);
  }

  /**
   * Opens a drill of the game: questions on what a player should see at a glance or keep in mind.
   * @param name which of the game's; its first by default. A promise, kept when it is shown.
   * @throws {Error} if the game has no such drill.
   */
  async startDrill(name?: string): Promise<void> {
    await this.updateComplete;
    await (await this.#table.coming).startDrill(name);
  }

  /** Does an action for the seat whose turn it is at this screen; fires no `tv-intent`. */
  act(action: ActionOf<G>): void {
    this.#table.whenOpen(({ opening, playback }) => opening.session.act(action, playback.port));
  }

  /**
   * Takes back the last action of this screen, as long as no card and no other player has answered it. It is no action
   * itself: `tv-action` tells it, with `detail.action` null, and no `tv-intent` goes before it.
   */
  undo(): void {
    this.#table.whenOpen(({ opening, play, playback }) => opening.session.undo(play.undoes ?? playback.port?.seat));
  }

  /**
   * Plays a log on the table, step by step; the present table waits and comes back at the end. A promise, kept when it has.
   * @throws {LogError} that says what is wrong with the log; the table is unharmed.
   */
  async replay(log: unknown): Promise<void> {
    const table = await this.#table.coming;
    let steps: StepOf<G>[];
    try {
      const seat = table.playback.port?.seat ?? 'onlooker';
      steps = (await table.chunks.load(ARCHIVE)).stepsOf(table.game, log, seat);
    } catch (error) {
      table.fail(error);
      throw error;
    }
    const seatsOf = (view: unknown): number | undefined => (view as TableState | undefined)?.accounts.purses.length;
    const isOfSuchATable = seatsOf(steps[0]?.view) === seatsOf(this.view);
    await table.playback.replay(steps, isOfSuchATable ? undefined : []);
  }

  /**
   * A promise of this page's address with the hand, coup or turn that was played last, as this player's seat has seen it, or
   * with the one that is being shown again; empty where nothing has been played, and at `ports`. Cards that were hidden
   * from the seat are not in it. A page that opens it needs a table of the game with `links`.
   */
  async handLink(): Promise<string> {
    await this.updateComplete;
    return (await this.#table.coming).links.address();
  }

  /**
   * Shows what a link holds, step by step; the present table waits, and comes back when the player wants it. For a page
   * that keeps links elsewhere than in its address.
   * @param link the address, or what stands behind `tv=` in it. A promise, kept when it is shown.
   * @throws {Error} where it cannot be read; the player is told so, and the table is unharmed.
   */
  async openHandLink(link: string): Promise<void> {
    await this.updateComplete;
    try {
      await (await this.#table.coming).links.open(link);
    } catch (error) {
      this.#table.fail(error);
      throw error;
    }
  }

  /**
   * A promise of the whole table as a text for {@link restore}: log and undealt cards. Not for the eyes of players. Empty at
   * `ports`: the cards are with their croupier.
   */
  async save(): Promise<string> {
    return (await this.#table.coming).opening.session.save();
  }

  /**
   * Takes up a saved table again; it needs as many `players` as were at it. A promise of `true`, or of `false` where it
   * cannot be read: then `tv-error` says why and the present table goes on.
   * @returns whether it goes on; `false` too where another table was opened meanwhile.
   */
  async restore(saved: string): Promise<boolean> {
    if (!this.hasUpdated) await this.updateComplete;
    return (await this.#table.coming).opening.session.restore(saved);
  }

  // ---- life --------------------------------------------------------------------------------------------------------

  readonly #redraw = (): void => this.requestUpdate();

  override connectedCallback(): void {
    super.connectedCallback();
    const table = this.#table;
    tellMisspeltAttributes(this, (this.constructor as typeof TableElement).observedAttributes);
    table.live?.moved();
    if (!isServer) void table.prepare();
    if (this.hasAttribute('autofocus')) takeFocus(this);
    this.#unwatch = table.speech.follow(table.look.texts, message => table.settings.complain(message));
    this.addEventListener('fullscreenchange', this.#redraw);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#table.live?.moved();
    this.#unwatch?.();
    this.removeEventListener('fullscreenchange', this.#redraw);
  }

  /** The same when it is moved to the document of a frame or a window, or back. */
  adoptedCallback(): void {
    if ((this.renderRoot as unknown) && this.ownerDocument.defaultView)
      this.#table.chunks.dress(this.renderRoot as ShadowRoot);
  }

  /** The focus goes to the main act, or to what is next to it: the element itself takes none. */
  override focus(options?: FocusOptions): void {
    const stops = [...(this.shadowRoot?.querySelectorAll<HTMLElement>('[data-zone] [tabindex="0"]') ?? [])];
    const stop = stops.find(each => each.matches('.prime')) ?? stops.at(-1);
    stop?.focus(options);
  }

  protected override createRenderRoot(): HTMLElement | DocumentFragment {
    const { chunks, early, picture } = this.#table;
    picture.found(this.shadowRoot !== null);
    const root = this.#shadow();
    root.addEventListener('focusin', () => arrangeTabStops(root));
    early.listen(root, chunks.retry);
    return root;
  }

  /** A document takes no style sheets of another: first drawn in a frame or a window of its own, a table wears new ones. */
  #shadow(): ShadowRoot {
    if (this.ownerDocument === document) return super.createRenderRoot() as ShadowRoot;
    const root = this.attachShadow((this.constructor as typeof TableElement).shadowRootOptions);
    this.#table.chunks.dress(root);
    return root;
  }

  /** Whoever waits for the table to be drawn waits for the chunks that it has asked for, and for what is played. */
  protected override async getUpdateComplete(): Promise<boolean> {
    await super.getUpdateComplete();
    if (this.isConnected && !isServer) await this.#table.prepare();
    await this.#table.chunks.settled(() => super.getUpdateComplete());
    return super.getUpdateComplete();
  }

  // ---- drawing -----------------------------------------------------------------------------------------------------

  /** A table that wears another cloth than the green one, or speaks another language than English, is first drawn when that has come. */
  protected override scheduleUpdate(): void | Promise<unknown> {
    const draw = (): void | Promise<unknown> => super.scheduleUpdate();
    if (isServer) return draw();
    const table = this.#table;
    const awaited: Promise<unknown>[] = [];
    // a theme that is none is told once, as it is drawn
    const standard = COMMON.theme.rule.default;
    const { chunks, look, picture, speech } = table;
    if ((this.theme ?? standard) !== standard) awaited.push(chunks.load(THEMES));
    const text = this.hasUpdated ? undefined : speech.awaited(look.texts);
    if (text) awaited.push(chunks.load(text));
    if (picture.isServed) {
      if (table.settings.common('deckPattern') === 'german') awaited.push(chunks.load(GERMAN));
      awaited.push(...(look.firstParts?.(table) ?? []).map(chunk => chunks.load(chunk)));
    }
    const come = awaited.map(chunk => chunk.catch(table.fail));
    return this.hasUpdated || come.length === 0 ? draw() : Promise.all(come).then(draw);
  }

  protected override willUpdate(changed: PropertyValues): void {
    const table = this.#table;
    const { live, look, settings, speech } = table;
    if (isServer) speech.ask(look.texts);
    const before = this.hasUpdated ? table.words : undefined;
    table.words = speech.wordsOf(look.texts, chunk => table.chunks.get(chunk), before) as Text;
    settings.check(changed);
    if (changed.has('paused')) live?.run();
    if (!this.hasUpdated || settings.isAnother(changed)) {
      const options = table.arrange();
      live?.opening.open(options);
    } else if (changed.has('autosave')) live?.opening.session.keepUnder(this.autosave).catch(table.fail);
    live?.willDraw();
    table.symbols.use({
      art: this.art,
      family: table.family,
      letters: table.language,
      fourColour: table.settings.common('fourColours') === 'on',
    });
    if (!isServer) this.#focused = focusedIn(this.renderRoot as ShadowRoot);
  }

  protected override update(changed: PropertyValues): void {
    if (!isServer) unwrapTranslated(this.renderRoot);
    // what takes pictures over comes to Lit before the tables, or not at all; with it every element has this attribute
    const isTakenOver = (this.constructor as typeof TableElement).observedAttributes.includes('defer-hydration');
    this.#table.picture.replace(this.renderRoot, this.renderOptions, isTakenOver, () => super.update(changed));
  }

  protected override render(): TemplateResult {
    const table = this.#table;
    const { drawing, live, look, picture, settings, speech, view, words } = table;
    const { name, fullName = name } = look;
    const kind = drawing.kind?.(view);
    const mayFill = !isServer && !picture.isServed && this.ownerDocument.fullscreenEnabled;
    return frame({
      words,
      language: speech.spoken,
      direction: directionOf(speech.spoken),
      name: kind || name,
      fullName: kind || fullName,
      limits: drawing.limits(view),
      largeType: table.settings.common('textSize') === 'large',
      opened: live?.drawers,
      sound: table.settings.common('sound') === 'on',
      fullScreen: mayFill ? this.matches(':fullscreen') : undefined,
      paused: table.settings.common('paused') === 'on',
      people: live?.opening.visit?.tool,
      faults: settings.complaints,
      cloth: drawing.cloth(view),
      drawer: live?.drawers.shown,
      bar: drawing.bar(view),
      bubble: live?.opening.school.lesson?.drawing() ?? '',
    });
  }

  protected override updated(): void {
    const { live, picture, seats, settings, symbols, root } = this.#table;
    live?.drawn();
    if (picture.end()) this.requestUpdate();
    symbols.fill(root);
    colourBacks(root.querySelector('.frame'), String(settings.common('cardBack')));
    arrangeTabStops(root);
    if (this.matches(':focus')) passFocus(this);
    keepFocus(root, this.#focused, seats[0] === 'onlooker');
  }
}
