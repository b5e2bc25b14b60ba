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
import { arrangeTabStops } from './tab-stops.js';
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

// Listeners know their table's game.
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
 * What all tables have in common: the frame with its tools, the status line, languages and keys.
 *
 * @fires {IntentDetail} tv-intent - Before an action that the player takes by hand or key, has chosen in advance, or has to take (a forced show); `preventDefault()` cancels it.
 * @fires {ActionDetail} tv-action - After every action of any player, and with `detail.action` null when one was taken back. Like the next two, with `detail.replay` while a log is replayed.
 * @fires {StepDetail} tv-deal - When the croupier shuffles, deals or turns up.
 * @fires {SettleDetail} tv-settle - Once per hand, coup or turn, when it is settled and shown.
 * @fires {TurnDetail} tv-turn - When this player may act: once per turn, after everything before it has been shown.
 * @fires {OverDetail} tv-over - When no further hand is possible.
 * @fires {RefusedDetail} tv-refused - When an action was refused; `detail.code` and `detail.message` say why.
 * @fires {ErrorDetail} tv-error - When an attribute, a log or a saved table is wrong.
 * @fires {GuideDetail} tv-guide - While a guide walks the player through a deal: begun, each step, done or left.
 *
 * @slot rules - What the “Rules” button opens; by default the rules in short.
 * @slot brand - A place beside the name.
 *
 * @csspart table - The whole table.
 * @csspart header - Name, limits and tools.
 * @csspart rules - The rules, when open.
 * @csspart menu - The menu, when open.
 * @csspart people - The people at a host’s table, when open.
 * @csspart card - A card.
 * @csspart status - The status line.
 * @csspart stake - A pile of chips with its sum.
 * @csspart paused - The “Paused” notice.
 * @csspart guide - The bubble of a guide, while there is one.
 * @csspart session-stats - The player’s results in this session, when open.
 * @csspart drill - A practice question and its answers, when open.
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
  /** The game's options as attributes of this element. */
  static settings: readonly Setting[] = [];
  /** What a page loads late but a first picture may need: a server loads it beforehand. */
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
      // Frameworks make a new list with every drawing: only another port means another table.
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
  /** `off` hides hints and what a bet costs. */
  declare hints: 'on' | 'off' | undefined;
  /**
   * A guided first hand: `auto` offers it on a table where nothing has been played yet, `on` begins with it, `off` never
   * offers it. There is none at a host or with `ports`.
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
  /** `off` leaves cloth, cards, sound, hints and opponents out of the menu: players can set only the speed. */
  declare settings: 'on' | 'off' | undefined;
  /** The address of a page that teaches the game: the rules link to it, in a new tab. */
  declare learn: string | undefined;
  /**
   * `on` lets the player share a hand, coup or turn as a link to this page, and shows the one in the page's address
   * (`#tv=…`).
   */
  declare links: 'on' | 'off' | undefined;
  /**
   * The address that shared links lead to, if not the page's own: for a table in a frame, or a page whose router does not
   * keep the address.
   */
  declare linksTo: string | undefined;
  /**
   * A name under which the browser saves the table across reloads. Nothing is stored without it. A saved table that another
   * attribute contradicts is replaced by a new one; if another table of this name is open, this one is not saved, and
   * `tv-error` says so.
   */
  declare autosave: string | undefined;

  /**
   * The address of a host, such as `wss://cards.example`: the table is one of its rooms, where people in different places
   * play together. Its seats come from `players`: people can take an empty seat or a computer player's.
   */
  declare host: string | undefined;
  /** The room at the host; by default the one in the page's address (`?room=…`), or a new one. */
  declare room: string | undefined;
  /** `required` accepts only rooms whose deals are proven fair; the table leaves any other, and `tv-error` says why. */
  declare fair: 'any' | 'required' | undefined;
  /**
   * Opens the connection when the host is not a plain WebSocket: `(host, room) => socket`, for example `colyseusSocket` of
   * `tapis-vert/colyseus-socket.js`. Set it with `host`, or before it.
   */
  declare openConnection: ((host: string, room: string) => Socket) | undefined;

  /** The page's own drawings of cards, backs, chips and computer players' faces; the table draws the rest. */
  declare art: Art | undefined;

  /** Seat ports of another croupier, in place of the table's own. */
  declare ports: readonly PortOf<G>[] | undefined;

  /** What is drawn; the play is attached to it. */
  readonly #table: BareTable<G, Text>;
  /** What had the focus before the last drawing. */
  #focused: Focused = { element: null, inDrawer: false };
  #unwatch: (() => void) | undefined;

  /** @param look how the game looks, and where its play is loaded from. */
  constructor(look: Look<G, Text>) {
    super();
    this.#table = new BareTable(this, (this.constructor as typeof TableElement).settings, look);
  }

  /** What drawing code may ask of the table. */
  protected get table(): DrawnTable<G, Text> {
    return this.#table;
  }

  // ---- the public side ---------------------------------------------------------------------------------------------

  /** What this player's seat may know: the view on the screen, or the empty table before the first. */
  get view(): ViewOf<G> {
    return this.#table.view;
  }

  /** Everything this player may do now; empty while a step is still being shown. */
  get legal(): readonly Offer<ActionOf<G>>[] {
    return this.#table.legal;
  }

  /**
   * The log: complete up to the last finished hand, then as this seat may see it. Undefined with `ports`, whose croupier has
   * it.
   */
  get log(): Log<OptionsOf<G>, ActionOf<G>> | undefined {
    return this.#table.live?.log;
  }

  /**
   * The player's results at this table since it was opened, round by round: a round is a hand, a coup or a turn. Saved with
   * `autosave`, starts again with a new table, and counts nothing when several people share the screen.
   */
  get sessionStats(): SessionStats {
    return this.#table.live?.lookBack.sessionStats ?? NEW_SESSION_STATS;
  }

  /** Opens a new table with the current attributes and starts to play. */
  start(): void {
    // a table opens only when the play has loaded: it will, with the page's settings of that moment
    this.#table.live?.opening.open();
  }

  /**
   * Walks the player through a prepared deal, step by step; `tv-guide` reports their progress. Their own table waits and
   * comes back at the end.
   * @param guide one of the page's own, or the name of one of the game's: `first` by default. Resolves when it has begun.
   * @throws {Error} if there is no such guide, or the table is that of a host or of `ports`.
   */
  async startGuide(guide?: GuideOf<G, Outcome> | string): Promise<void> {
    await this.updateComplete;
    await (await this.#table.coming).teach(guide);
  }

  /**
   * Opens a drill of the game: questions on what a player should see at a glance or keep in mind.
   * @param name which of the game's; its first by default. Resolves when it is shown.
   * @throws {Error} if the game has no such drill.
   */
  async startDrill(name?: string): Promise<void> {
    await this.updateComplete;
    await (await this.#table.coming).startDrill(name);
  }

  /** Takes an action for the seat whose turn it is at this screen, without a `tv-intent`. */
  act(action: ActionOf<G>): void {
    this.#table.whenOpen(({ opening, playback }) => opening.session.act(action, playback.port));
  }

  /**
   * Takes back the last action of this screen, as long as no card and no other player has answered it. It is not an action:
   * `tv-action` reports it with `detail.action` null, and no `tv-intent` precedes it.
   */
  undo(): void {
    this.#table.whenOpen(({ opening, play, playback }) => opening.session.undo(play.undoes ?? playback.port?.seat));
  }

  /**
   * Plays a log on the table, step by step; the current table waits and comes back at the end. Resolves when it has.
   * @throws {LogError} that says what is wrong with the log; the table is not affected.
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
   * Resolves to this page's address with the last hand, coup or turn as this player's seat saw it, or with the one being
   * replayed; empty if nothing has been played, and with `ports`. It contains no card that was hidden from the seat. A page
   * that opens it needs a table of the game with `links`.
   */
  async handLink(): Promise<string> {
    await this.updateComplete;
    return (await this.#table.coming).links.address();
  }

  /**
   * Shows the hand in a link, step by step; the current table waits and comes back when the player wants it. For pages that
   * keep links somewhere other than their address.
   * @param link the address, or the part after `tv=`. Resolves when it is shown.
   * @throws {Error} if it cannot be read; the player is told, and the table is not affected.
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
   * Resolves to the whole table as a text for {@link restore}: log and undealt cards. Contains hidden cards: keep it from
   * players. Empty with `ports`, whose croupier has the cards.
   */
  async save(): Promise<string> {
    return (await this.#table.coming).opening.session.save();
  }

  /**
   * Restores a saved table; it needs the same number of `players`.
   * @returns whether the saved table goes on: `false` if it cannot be read (`tv-error` says why, and the current table goes
   * on), or if another table has been opened in the meantime.
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

  /** The same when it moves to the document of a frame or a window, or back. */
  adoptedCallback(): void {
    if ((this.renderRoot as unknown) && this.ownerDocument.defaultView)
      this.#table.chunks.dress(this.renderRoot as ShadowRoot);
  }

  /** Focuses the main button, or the next best thing: the element itself takes no focus. */
  override focus(options?: FocusOptions): void {
    const stops = [...(this.shadowRoot?.querySelectorAll<HTMLElement>('[data-zone] [tabindex="0"]') ?? [])];
    const stop = stops.find(each => each.matches('.prime')) ?? stops.at(-1);
    stop?.focus(options);
  }

  protected override createRenderRoot(): HTMLElement | DocumentFragment {
    const { chunks, early, picture } = this.#table;
    // a server has drawn it if it exists already
    picture.isServed = this.shadowRoot !== null;
    const root = this.#shadow();
    root.addEventListener('focusin', () => arrangeTabStops(root));
    early.listen(root, chunks.retry);
    return root;
  }

  /**
   * A document rejects style sheets of another one: a table first drawn in a frame or a window of its own gets new
   * ones.
   */
  #shadow(): ShadowRoot {
    if (this.ownerDocument === document) return super.createRenderRoot() as ShadowRoot;
    const root = this.attachShadow((this.constructor as typeof TableElement).shadowRootOptions);
    this.#table.chunks.dress(root);
    return root;
  }

  /** Waiting for the table to be drawn includes the chunks that it has requested, and the play. */
  protected override async getUpdateComplete(): Promise<boolean> {
    await super.getUpdateComplete();
    if (this.isConnected && !isServer) await this.#table.prepare();
    await this.#table.chunks.settled(() => super.getUpdateComplete());
    return super.getUpdateComplete();
  }

  // ---- drawing -----------------------------------------------------------------------------------------------------

  /** A table with a cloth other than green, or a language other than English, is first drawn when that has loaded. */
  protected override scheduleUpdate(): void | Promise<unknown> {
    const draw = (): void | Promise<unknown> => super.scheduleUpdate();
    if (isServer) return draw();
    const table = this.#table;
    const awaited: Promise<unknown>[] = [];
    // an unknown theme is reported once, when it is drawn
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
    // a first drawing that failed, in a frame that is gone, is tried again with the table that is open
    const isNew = !this.hasUpdated && !live?.opening.number;
    if (isNew || settings.isAnother(changed)) {
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
    // hydration support reaches Lit before the tables, or never; with it every element has this attribute
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
      bubble: live?.opening.guideTable.lesson?.drawing() ?? '',
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
