import { html, isServer, nothing, type PropertyDeclarations, type PropertyValues, type TemplateResult } from 'lit';
import type { KnownCard } from '../cards/card.js';
import { shuffledSource, type SavableSource } from '../cards/source.js';
import type { SeededRandom } from '../cards/seeded.js';
import type {
  ActionOf,
  AnyAction,
  AnyGame,
  EventOf,
  Offer,
  OptionsOf,
  Refusal,
  Turn,
  Viewer,
  ViewOf,
} from '../game/contract.js';
import { Croupier, type Player, type SeatPort, type Step } from '../game/croupier.js';
import type { Log } from '../game/log.js';
import { choice } from '../game/options.js';
import { french } from './art/french.js';
import { fitting, optionsOf, propertiesOf, settingOf, settingsOf, type Setting } from './attributes.js';
import { TvActionEvent, TvDealEvent, TvIntentEvent, TvOverEvent, TvRefusedEvent, TvSettleEvent } from './events.js';
import { icon } from './icons.js';
import { nearestLanguage, watchLanguage, type Language } from './lang.js';
import { LateParts, type Later } from './late-parts.js';
import { cardName, COMMON_WORDS, wordsIn, type CardWords, type CommonWords, type WordTable } from './messages.js';
import { Motion, type Speed } from './motion.js';
import { readPeople, type Level, type Person } from './people.js';
import { button } from './pieces.js';
import type { Noise } from './sound.js';
import { Symbols } from './symbols.js';
import { arrangeTabStops, moveInZone } from './zones.js';

const RULES = {
  speed: choice('normal', 'slow', 'fast', 'instant'),
  sound: choice('off', 'on'),
  paused: choice('off', 'on'),
  hints: choice('on', 'off'),
  theme: choice('green', 'bordeaux', 'midnight', 'plain'),
  faces: choice('french', 'german'),
  fourColours: choice('off', 'on'),
};

/** Settings that every table has. */
export const COMMON = Object.fromEntries(
  settingsOf(RULES).map(setting => [setting.property, setting]),
) as unknown as Readonly<Record<keyof typeof RULES, Setting>>;

const THEMES = () => import('./themes.js');
const MENU = () => import('./menu.js');
const REFUSALS = () => import('./refusals.js');
const GERMAN = () => import('./german.js');
const SOUND = () => import('./sound.js');

export type StepOf<G> = Step<ActionOf<G>, EventOf<G>, ViewOf<G>>;
type PortOf<G> = SeatPort<ActionOf<G>, EventOf<G>, ViewOf<G>>;

/**
 * What all tables have in common: attributes, a croupier of their own or ports to a far one, the queue of steps that is
 * played at the table's own pace, keys, languages, events. It talks to seat ports and to nothing else.
 */
export abstract class TableElement<G extends AnyGame> extends LateParts {
  /** The game's options as this element's attributes. */
  static settings: readonly Setting[] = [];

  static override get properties(): PropertyDeclarations {
    return {
      ...propertiesOf(Object.values(COMMON)),
      theme: { reflect: true },
      players: {},
      seed: {},
      autosave: {},
      ports: { attribute: false },
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
  /** A name under which the browser keeps the table over a reload. Nothing is stored without it. */
  declare autosave: string | undefined;
  /** Seat ports of a croupier elsewhere, instead of the table's own. */
  declare ports: readonly PortOf<G>[] | undefined;

  protected abstract readonly game: G;
  /** The same game with all sentences: a CDN entry has only the codes of refusals. */
  protected abstract readonly wholeGame: Later<G>;
  /** The least and the most players. */
  protected abstract readonly seats: readonly [number, number];
  /** Who plays where the page does not say. */
  protected readonly everybody: string = 'you';

  protected readonly motion = new Motion();
  protected readonly symbols = new Symbols();
  /** What this table says, in its language. */
  protected words!: CommonWords;
  protected language: Language = 'en';
  protected people: readonly Person[] = [{ name: '' }];
  /** A short word to the player, shown until something happens. */
  protected notice = '';
  /** Parts of the table that are open: rules, menu, why, odds. */
  protected readonly opened = new Set<string>();

  #croupier: Croupier<G> | undefined;
  #source: SavableSource | undefined;
  #random: SeededRandom | undefined;
  /** The seed that the croupier's chances come from. */
  #seeded: string | undefined;
  #hands: readonly PortOf<G>[] = [];
  #hand = 0;
  #shown: StepOf<G> | undefined;
  #bare: ViewOf<G> | undefined;
  #queue: StepOf<G>[] = [];
  #playing = false;
  #played: Promise<void> | undefined;
  #resumed: (() => void) | undefined;
  #replaying: readonly StepOf<G>[] | undefined;
  #overTold = false;
  #opening = 0;
  #said = '';
  #spoken: Language | undefined;
  #deaf: (() => void)[] = [];
  #unwatch: (() => void) | undefined;
  /** What the page has been told; a fault that comes back after a change is told again. */
  #complaints = new Set<string>();
  #noise: Noise | undefined;
  #hadFocus = false;
  /** When the player last hurried what was being shown. */
  #hurried = -Infinity;

  // ---- what a subclass brings --------------------------------------------------------------------------------------

  protected abstract readonly gameName: string;
  /** The game's own words, beside {@link COMMON_WORDS}. */
  protected abstract readonly wordTable: WordTable;
  /** The limits and the like, beside the title. */
  protected abstract limits(view: ViewOf<G>): string;
  protected abstract cloth(view: ViewOf<G>): TemplateResult;
  protected abstract bar(view: ViewOf<G>): TemplateResult;
  /** The settings with the defaults that hold here: a preset may have its own. */
  protected get ruled(): readonly Setting[] {
    return (this.constructor as typeof TableElement).settings;
  }
  /** Game options beside those in {@link settings}: the purses of the seats. */
  protected abstract seating(people: readonly Person[]): object;
  /** A computer player; it comes when the first one is asked. */
  protected abstract player(level: Level): Promise<Player<ActionOf<G>, ViewOf<G>>>;
  /** Shows a step before the table becomes what the step's view says; resolves when the eye has followed. */
  protected abstract perform(step: StepOf<G>): Promise<void>;
  /** Lets the eye take in what a step has brought, after the table has become what the step's view says. */
  protected abstract linger(step: StepOf<G>): Promise<void>;
  /** Forgets what was being shown: another table begins. */
  protected abstract clearCloth(): void;
  /** The step in words for the ear, while {@link view} is still the one before it; empty if there is nothing to say. */
  protected abstract narrate(step: StepOf<G>): string;
  /** Does what a button or a key asks; buttons carry their command in `data-do`. */
  protected abstract command(name: string, value: string, from: Element | null): void;
  /** Keys and the commands they give while the focus is inside: `z` → `undo`. */
  protected abstract shortcut(key: string): readonly [command: string, value: string] | undefined;
  /** The rules in short and the answer to every “why?”, in a language, as a table with such options has them. */
  protected abstract readonly helpPart: Later<{
    helpIn(language: Language, options: never): { rules: readonly string[]; why: Readonly<Record<string, string>> };
  }>;

  // ---- the public side ---------------------------------------------------------------------------------------------

  /** What this player's seat may know: the view that is shown; nothing until the element has rendered for the first time. */
  get view(): ViewOf<G> {
    return (this.#shown?.view ?? this.#bare) as ViewOf<G>;
  }

  /** What this player may do now, complete; empty while a step is still being shown. */
  get legal(): readonly Offer<ActionOf<G>>[] {
    return this.#playing || !this.#shown ? [] : this.#shown.legal;
  }

  /** The log: full as far as nothing in it is hidden any more, as this seat may see it from there on. */
  get log(): Log<OptionsOf<G>, ActionOf<G>> | undefined {
    return this.#croupier?.log(this.#port?.seat ?? 'onlooker');
  }

  /** Opens a new table with the present attributes and begins. */
  start(): void {
    this.#openNow();
  }

  /** Does an action for the seat whose turn it is at this screen; fires no `tv-intent`. */
  act(action: ActionOf<G>): void {
    if (this.#port) this.#port.act(action);
    else this.dispatchEvent(new TvRefusedEvent({ code: 'not-now', message: 'The table is not open yet.' }, action));
  }

  /** Takes back the seat's last action, as long as no card and no other player has answered it. */
  undo(): void {
    this.#port?.undo();
  }

  /**
   * Plays a log on the table, step by step; the present table waits and comes back at the end.
   * @throws {LogError} that says what is wrong with the log; the table is unharmed.
   */
  async replay(log: unknown): Promise<void> {
    let steps: StepOf<G>[];
    try {
      steps = (await import('./archive.js')).stepsOf(await this.load(this.wholeGame), log, this.#port?.seat as number);
    } catch (error) {
      this.fail(error);
      throw error;
    }
    if (this.#playing) {
      this.motion.skip();
      await this.#played;
    }
    const present = this.#shown;
    this.#replaying = this.#queue = steps;
    // Pausing or removing the table interrupts the replay; it goes on when the table does.
    for (; this.#replaying === steps && steps.length > 0; await this.#played) {
      if (!this.#goesOn) await new Promise<void>(go => (this.#resumed = go));
      void this.#play();
    }
    await this.#played;
    if (this.#replaying !== steps) return;
    this.#replaying = undefined;
    this.#queue = [];
    this.#shown = this.#port?.step ?? present;
    this.clearCloth();
    this.#settleDown();
    this.requestUpdate();
  }

  /**
   * Shows a step of a log in place of the table, which waits; nothing comes back to the table.
   * @param moving whether it is shown as it happened, cards travelling.
   */
  protected async present(step: StepOf<G> | undefined, moving = false): Promise<void> {
    if (this.#playing) {
      this.motion.skip();
      await this.#played;
    }
    this.#replaying = step && [step];
    this.#queue = [];
    if (step && moving) {
      this.#queue.push(step);
      return this.#play();
    }
    this.clearCloth();
    this.#shown = step ?? this.#port?.step ?? this.#shown;
    if (!step) this.#settleDown();
    this.requestUpdate();
  }

  /** Whether a log is shown in place of the table. */
  protected get replaying(): boolean {
    return this.#replaying !== undefined;
  }

  /** The whole table as a text for {@link restore}: log and undealt cards. Not for the eyes of players. */
  async save(): Promise<string> {
    if (!this.#croupier || !this.#source) return '';
    const { pack } = await import('./archive.js');
    return pack({
      log: this.#croupier.log(),
      order: this.#source.order(),
      seed: this.#seeded,
      used: this.#random?.used,
    });
  }

  /**
   * Takes up a saved table again; it needs as many `players` as were at it.
   * @returns whether it could be read; if not, `tv-error` says why and the present table goes on. False too where
   * another table was opened meanwhile.
   */
  async restore(saved: string): Promise<boolean> {
    if (!this.hasUpdated) await this.updateComplete;
    const opening = this.#opening;
    try {
      const { unpack } = await import('./archive.js');
      const { log, order, seed, used } = unpack(await this.load(this.wholeGame), saved, this.people.length);
      const random = seed === undefined ? undefined : (await import('../cards/seeded.js')).seededRandom(seed, used);
      // Another table was asked for meanwhile.
      if (opening !== this.#opening) return false;
      this.#random = random;
      this.#seeded = seed;
      this.#opening++;
      this.#begin(
        new Croupier(this.game, {
          ...this.#setup(),
          options: log.options,
          resume: log,
          source: () => (this.#source = shuffledSource(order, random)),
        }),
      );
      return true;
    } catch (error) {
      this.fail(error);
      return false;
    }
  }

  // ---- life --------------------------------------------------------------------------------------------------------

  override connectedCallback(): void {
    super.connectedCallback();
    const speak = (): void => {
      this.language = nearestLanguage(this);
      this.requestUpdate();
    };
    this.#unwatch = watchLanguage(this, speak);
    speak();
    this.motion.start();
    if (this.#hands.length === 0) return;
    if (this.#deaf.length === 0) this.#hear();
    this.#run();
    void this.#play();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#noise?.end();
    this.#unwatch?.();
    this.#run();
    if (this.ports) this.#turnDeaf();
    this.motion.stop();
  }

  protected override createRenderRoot(): HTMLElement | DocumentFragment {
    const root = super.createRenderRoot() as ShadowRoot;
    root.addEventListener('click', event => this.#clicked(event as MouseEvent));
    root.addEventListener('keydown', event => this.#pressed(event as KeyboardEvent));
    root.addEventListener('focusin', () => arrangeTabStops(root));
    root.addEventListener('pointerdown', event => this.grasp(event as PointerEvent));
    return root;
  }

  /** A table that wears another cloth than the green one is first drawn when that has come. */
  protected override scheduleUpdate(): void | Promise<unknown> {
    const draw = (): void | Promise<unknown> => super.scheduleUpdate();
    if (isServer || (this.theme ?? 'green') === 'green') return draw();
    const cloth = this.load(THEMES).catch((error: unknown) => this.fail(error));
    return this.hasUpdated ? draw() : cloth.then(draw);
  }

  protected override willUpdate(changed: PropertyValues): void {
    if (this.#spoken !== this.language) {
      this.#spoken = this.language;
      this.words = wordsIn({ ...COMMON_WORDS, ...this.wordTable }, this.language);
    }
    const { settings } = this.constructor as typeof TableElement;
    for (const { property, attribute } of [...Object.values(COMMON), ...settings]) {
      if (!changed.has(property)) continue;
      for (const told of this.#complaints) if (told.startsWith(`${attribute}=`)) this.#complaints.delete(told);
    }
    for (const name of Object.keys(COMMON) as (keyof typeof COMMON)[]) this.setting(name);
    this.motion.speed = this.setting('speed') as Speed;
    const anew =
      !this.#bare ||
      [
        'players',
        'seed',
        'ports',
        ...settings.flatMap(({ property, path }) => (path.length > 0 ? [property] : [])),
      ].some(name => changed.has(name));
    if (anew) {
      this.#bare = this.game.view(this.game.open(this.#options()), 'onlooker') as ViewOf<G>;
      if (!isServer) this.#openNow();
    }
    if (changed.has('paused') && !isServer) {
      this.#run();
      void this.#play();
    }
    if (this.setting('sound') === 'on') this.#noise ??= this.later(SOUND)?.noise();
    this.symbols.use({
      family: this.germanFaces()?.german ?? french,
      letters: this.language,
      fourColour: this.setting('fourColours') === 'on',
    });
    if (!isServer) this.#hadFocus = this.renderRoot instanceof ShadowRoot && this.renderRoot.activeElement !== null;
  }

  protected override updated(): void {
    const root = this.renderRoot as ShadowRoot;
    this.symbols.fill(root);
    arrangeTabStops(root);
    // What had the focus may be gone or hidden: a player with a keyboard goes on at the main act.
    if (this.#hadFocus && !root.activeElement?.checkVisibility())
      (root.querySelector<HTMLElement>('.prime') ?? root.querySelector<HTMLElement>('[tabindex="0"]'))?.focus();
  }

  /** A common setting's value. */
  protected setting(name: keyof typeof COMMON): unknown {
    return settingOf(this, COMMON[name], message => this.complain(message));
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
    return this.germanFaces()?.germanWords(this.language) ?? this.words;
  }

  /** Plays a sound, if sound is on. */
  protected sounds(kind: 'card' | 'chip' | 'win'): void {
    // Before the first touch of the page a browser lets nothing be heard, and says so.
    const heard = navigator.userActivation?.hasBeenActive !== false;
    if (heard && this.setting('sound') === 'on' && this.motion.moves) this.#noise?.play(kind);
  }

  /** Says something to the ear at once. */
  protected speak(text: string): void {
    if (!text) return;
    // A space at the end makes the same words new, so that they are said again.
    this.#said = text === this.#said ? `${text}\u00a0` : text;
    this.requestUpdate();
  }

  /** Tells the page once that an attribute is wrong. */
  protected complain(message: string): void {
    if (this.#complaints.has(message)) return;
    this.#complaints.add(message);
    const text = `<${this.localName}> ${message}`;
    console.error(text);
    if (!isServer) this.fail(new Error(text));
  }

  // ---- the croupier and the ports ----------------------------------------------------------------------------------

  #options(): unknown {
    const complain = (message: string): void => this.complain(message);
    try {
      this.people = readPeople(String(this.players ?? this.everybody), ...this.seats);
    } catch (error) {
      this.complain(`players: ${(error as Error).message}. Taken instead: ${this.everybody}.`);
      this.people = readPeople(this.everybody, ...this.seats);
    }
    const given = { ...optionsOf(this, this.ruled, complain), ...this.seating(this.people) };
    return fitting(this, this.ruled, given, options => this.#faultOf(options), complain);
  }

  /** Why no table can be opened with these options, or nothing. */
  #faultOf(options: object): Error | undefined {
    try {
      this.game.open(options);
      return undefined;
    } catch (error) {
      return error as Error;
    }
  }

  #setup() {
    const pace = async (): Promise<void> => {
      while (this.#playing) await this.updateComplete.then(() => new Promise(requestAnimationFrame));
      await this.motion.pause(450);
    };
    return {
      players: this.people.map(({ level }): Player<ActionOf<G>, ViewOf<G>> | undefined => {
        if (!level) return undefined;
        return async (view, legal, random) => {
          if (this.thinks(view)) await pace();
          // the first drawing goes before whatever a player needs
          else if (!this.hasUpdated) await new Promise(next => setTimeout(next));
          return (await this.player(level))(view, legal, random);
        };
      }),
      failed: (error: unknown) => this.fail(error),
    };
  }

  #openNow(): void {
    this.#open().catch((error: unknown) => this.fail(error));
  }

  async #open(): Promise<void> {
    const opening = ++this.#opening;
    if (this.ports) {
      this.#croupier?.stop();
      this.#croupier = undefined;
      this.#takeHands(this.ports);
      return;
    }
    const seed = this.seed === undefined || this.seed === null ? undefined : String(this.seed);
    let random: SeededRandom | undefined;
    if (seed !== undefined) {
      random = (await import('../cards/seeded.js')).seededRandom(seed);
      if (opening !== this.#opening) return;
    }
    const kept = this.autosave && !this.#croupier ? this.#kept(this.autosave) : null;
    if (kept && (await this.restore(kept))) return;
    if (opening !== this.#opening) return;
    this.#random = random;
    this.#seeded = seed;
    this.#begin(
      new Croupier(this.game, {
        ...this.#setup(),
        options: this.#options(),
        source: pack => (this.#source = shuffledSource(pack, random)),
      }),
    );
  }

  #begin(croupier: Croupier<G>): void {
    this.#croupier?.stop();
    this.#croupier = croupier;
    croupier.start();
    this.#run();
    const hands = this.people.flatMap(({ level }, seat) => (level ? [] : [croupier.port(seat)]));
    this.#takeHands(hands.length > 0 ? hands : [croupier.port('onlooker')]);
  }

  get #goesOn(): boolean {
    return this.isConnected && this.setting('paused') === 'off';
  }

  /** The croupier works, and cards travel, while the table is on the page and not paused. */
  #run(): void {
    const paused = this.setting('paused') === 'on';
    if (this.isConnected && !paused) this.#croupier?.start();
    else this.#croupier?.stop();
    if (this.isConnected) this.motion.hold(paused);
    if (this.#goesOn || !this.#replaying) this.#resumed?.();
  }

  #takeHands(hands: readonly PortOf<G>[]): void {
    this.#turnDeaf();
    this.#queue = [];
    this.#replaying = undefined;
    this.#resumed?.();
    this.#overTold = false;
    this.#hands = hands;
    this.#hand = 0;
    if (this.#playing) this.motion.skip();
    this.clearCloth();
    if (this.isConnected || !this.ports) this.#hear();
    this.#shown = hands[0]?.step;
    this.#settleDown();
    this.requestUpdate();
  }

  #turnDeaf(): void {
    for (const end of this.#deaf) end();
    this.#deaf = [];
  }

  /** Listens at the ports; what was missed is not shown step by step. */
  #hear(): void {
    const latest = this.#port?.step;
    if (latest && latest.number !== (this.#queue.at(-1) ?? this.#shown)?.number) {
      this.#queue = [];
      this.#shown = latest;
    }
    this.#deaf = this.#hands.map((port, hand) =>
      port.listen({
        step: step => {
          if (hand !== this.#hand || this.#replaying) return;
          this.#queue.push(step);
          void this.#play();
        },
        refused: (refusal, action) => {
          void this.#refuse(refusal, action, port.seat);
        },
      }),
    );
  }

  /** Tells the page, and the player in his language, that an action was refused, and why. */
  async #refuse(refusal: Refusal, action: unknown, seat: Viewer): Promise<void> {
    try {
      const whole = refusal.message ? refusal : await this.#withSentence(refusal, action, seat);
      this.dispatchEvent(new TvRefusedEvent(whole, action));
      this.notice = (await this.load(REFUSALS)).reasonOf(refusal.code, this.language);
      this.speak(this.notice);
    } catch (error) {
      this.fail(error);
    }
  }

  async #withSentence({ code }: Refusal, action: unknown, seat: Viewer): Promise<Refusal> {
    const state: unknown = this.#croupier?.state;
    // Both for every refusal, so that they are told in their order.
    const [game, { reasonOf }] = await Promise.all([this.load(this.wholeGame), this.load(REFUSALS)]);
    const whole = action && state ? game.check(state, seat as number, action) : undefined;
    return whole ?? { code, message: reasonOf(code, 'en') };
  }

  /** Whether a step is being shown: the player may only hurry it. */
  protected get playing(): boolean {
    return this.#playing;
  }

  /** The step that is shown. */
  protected get shown(): StepOf<G> | undefined {
    return this.#shown;
  }

  async #play(): Promise<void> {
    if (this.#playing) return;
    this.#playing = true;
    let ended!: () => void;
    this.#played = new Promise(resolve => (ended = resolve));
    let told = '';
    // what the croupier has reckoned, and what is drawn of it, do not share a frame
    await this.motion.frame();
    while (this.#queue.length > 0 && this.#goesOn) {
      const hands = this.#hands;
      const step = this.#queue.shift()!;
      const { actor, action, events, view } = step;
      const detail = { actor, action: action as AnyAction, events, view };
      if (action) this.dispatchEvent(new TvActionEvent(detail));
      if (action && actor === 'croupier' && action.type !== 'nextHand') this.dispatchEvent(new TvDealEvent(detail));
      this.notice = '';
      await this.perform(step).catch((error: unknown) => this.fail(error));
      // A page may have opened another table meanwhile.
      if (hands !== this.#hands) {
        this.clearCloth();
        continue;
      }
      const words = this.narrate(step);
      // What follows at once must not be lost to the ear.
      if (words) told = told && !this.motion.moves ? `${told.replace(/\w$/, '$&.')} ${words}` : words;
      this.#shown = step;
      if (words) this.speak(told);
      this.requestUpdate();
      await this.updateComplete;
      await this.linger(step);
      if (hands === this.#hands && events.some(event => (event as AnyAction).type === 'settled'))
        this.dispatchEvent(new TvSettleEvent(detail));
    }
    this.#playing = false;
    this.motion.calm();
    if (!this.#replaying) this.#settleDown();
    this.requestUpdate();
    ended();
  }

  /** When all is shown: the hand goes to whoever is asked, the table is kept, the end is told. */
  #settleDown(): void {
    const turn = (this.#shown?.view as { turn?: Turn } | undefined)?.turn;
    // After the croupier's move the first who is asked begins; else the hand stays with one who is still asked.
    const stays =
      this.#shown?.actor !== 'croupier' && turn?.kind === 'seats' && turn.seats.includes(this.#port?.seat as number);
    if (turn?.kind === 'seats' && !stays) {
      const next = this.#hands.findIndex(({ seat }) => turn.seats.includes(seat as number));
      if (next >= 0 && next !== this.#hand) this.takeHand(next);
    }
    if (turn?.kind === 'over' && !this.#overTold) {
      this.#overTold = true;
      this.dispatchEvent(new TvOverEvent(this.view));
    } else if (turn?.kind !== 'over') this.#overTold = false;
    if (this.autosave && this.#croupier) void this.#keep(this.autosave);
    if (!this.#playing) this.settled();
  }

  /** All is shown, and whoever is asked has the hand. */
  protected settled(): void {
    // a game may have something to do of itself
  }

  /** Whether a computer player takes its time for this. */
  protected thinks(_view: ViewOf<G>): boolean {
    return true;
  }

  #kept(name: string): string | null {
    try {
      return localStorage.getItem(name);
    } catch (error) {
      this.fail(error);
      return null;
    }
  }

  #forget(name: string): void {
    try {
      localStorage.removeItem(name);
    } catch (error) {
      this.fail(error);
    }
  }

  /** The port of the one who plays now. */
  get #port(): PortOf<G> | undefined {
    return this.#hands[this.#hand];
  }

  async #keep(name: string): Promise<void> {
    try {
      const saved = await this.save();
      if (saved && this.autosave === name) localStorage.setItem(name, saved);
    } catch (error) {
      this.fail(error);
    }
  }

  /** Gives the screen to another of the people round it. */
  protected takeHand(hand: number): void {
    this.#hand = hand;
    this.#shown = this.#hands[hand]!.step;
    this.requestUpdate();
  }

  /** The number among the people at this screen of the one who plays now. */
  protected get hand(): number {
    return this.#hand;
  }

  /** The seats of the people at this screen. */
  protected get ownSeats(): readonly (number | 'onlooker')[] {
    return this.#hands.map(({ seat }) => seat);
  }

  /** Whether the player has just hurried a step: the impatient touch that follows means nothing. */
  protected get impatient(): boolean {
    return performance.now() - this.#hurried < 600;
  }

  /** Actions made with one touch or key: the page may forbid each. @returns whether one was sent. */
  protected intend(...actions: readonly ActionOf<G>[]): boolean {
    if (this.#playing) {
      this.motion.skip();
      this.#hurried = performance.now();
      return false;
    }
    const port = this.#port;
    if (!port || this.setting('paused') === 'on') return false;
    let sent = false;
    for (const action of actions) {
      const { legal, view } = port.step;
      if (!this.dispatchEvent(new TvIntentEvent({ action, legal: legal as unknown as readonly AnyAction[], view })))
        continue;
      port.act(action);
      sent = true;
    }
    return sent;
  }

  // ---- hands and keys ----------------------------------------------------------------------------------------------

  /** Where a drag may begin; a tap anywhere hurries what is being shown. */
  protected grasp(_event: PointerEvent): void {
    if (this.#playing) this.motion.skip();
  }

  #clicked(event: MouseEvent): void {
    const from = this.#own(event)?.closest<HTMLElement>('[data-do]');
    if (!from || from.getAttribute('aria-disabled') === 'true') return;
    this.#do(from.dataset.do!, from.dataset.value ?? '', from);
  }

  /** What was touched, unless it is something that the page has put into a slot. */
  #own({ target }: Event): Element | undefined {
    return (target as Element).getRootNode() === this.renderRoot ? (target as Element) : undefined;
  }

  #pressed(event: KeyboardEvent): void {
    if (event.ctrlKey || event.altKey || event.metaKey || event.defaultPrevented) return;
    const from = this.#own(event);
    if (!from) return;
    if (moveInZone(event, from)) return;
    if (this.#playing && ['Enter', ' ', 'Escape'].includes(event.key)) {
      this.motion.skip();
      event.preventDefault();
      return;
    }
    // A button in focus is pressed by its own means.
    if (event.key === 'Escape' && this.#closePanel()) return event.preventDefault();
    if (from instanceof HTMLInputElement || (event.key === 'Enter' && from instanceof HTMLButtonElement)) return;
    if ((event.key === 'Enter' || event.key === ' ') && from.getAttribute('role') === 'radio') {
      (from as HTMLElement).click();
      event.preventDefault();
      return;
    }
    const known = this.shortcut(event.key.length === 1 ? event.key.toLowerCase() : event.key);
    if (!known) return;
    event.preventDefault();
    // A key held down deals once.
    if (event.repeat && known[0] === 'prime') return;
    this.#do(known[0], known[1], from);
  }

  /** Closes the menu or the rules; the focus goes back to the button that opened them. */
  #closePanel(): boolean {
    const panel = ['menu', 'rules'].find(name => this.opened.delete(name));
    if (!panel) return false;
    this.renderRoot.querySelector<HTMLElement>(`.tool[data-value=${panel}]`)?.focus();
    this.requestUpdate();
    return true;
  }

  #do(name: string, value: string, from: Element | null): void {
    // “Really?” is asked of the very next touch only.
    const sure = this.opened.delete('sure');
    switch (name) {
      case 'open':
        if (this.opened.has(value)) this.opened.delete(value);
        else this.opened.add(value);
        break;
      case 'speed':
        this.speed = value as Speed;
        break;
      case 'sound':
        this.sound = this.setting('sound') === 'on' ? 'off' : 'on';
        break;
      case 'new-table':
        if (!sure) {
          this.opened.add('sure');
          break;
        }
        this.opened.clear();
        if (this.autosave) this.#forget(this.autosave);
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
    const sound = this.setting('sound') === 'on';
    const open = (panel: string): 'true' | 'false' => (this.opened.has(panel) ? 'true' : 'false');
    return html`<section class="table" part="table" role="group" lang=${this.language} aria-label=${this.gameName}>
      <div class="frame" part="frame">
        <header class="top" part="header">
          <h2>${this.gameName}</h2>
          <slot name="brand"></slot>
          <span class="limits"
            >${this.limits(view)
              .replace(/ (?!·)/g, '\u00a0')
              .replaceAll('-', '\u2011')}</span
          >
          <div class="tools" role="toolbar" aria-label=${words.menu} data-zone="tools">
            <button
              class="tool"
              data-do="open"
              data-value="rules"
              aria-expanded=${open('rules')}
              aria-label=${words.rules}
            >
              ${icon('info')}<span>${words.rules}</span>
            </button>
            <button class="tool" data-do="sound" aria-pressed=${sound ? 'true' : 'false'} aria-label=${words.sound}>
              ${icon(sound ? 'sound' : 'silence')}
            </button>
            <button
              class="tool"
              data-do="open"
              data-value="menu"
              aria-expanded=${open('menu')}
              aria-label=${words.menu}
            >
              ${icon('menu')}
            </button>
          </div>
        </header>
        ${
          this.opened.has('menu')
            ? this.later(MENU)?.menu(
                { html, button },
                this.language,
                this.motion.speed,
                this.opened.has('sure'),
                this.menuItems(),
              )
            : nothing
        }
        ${
          this.opened.has('rules')
            ? html`<div class="drawer" part="rules">
                <div class="help">
                  <slot name="rules">${this.help()?.rules.map(paragraph => html`<p>${paragraph}</p>`)}</slot>
                </div>
              </div>`
            : nothing
        }
        <div class="cloth" part="cloth">${this.cloth(view)}</div>
        ${this.bar(view)}
      </div>
      <p class="unseen" role="status" aria-live="polite">${this.#said}</p>
      <svg class="sheet" width="0" height="0" aria-hidden="true"></svg>
    </section>`;
  }

  /** What {@link helpPart} says of the present table, once it has come. */
  protected help() {
    return this.later(this.helpPart)?.helpIn(this.language, (this.view as { options: never }).options);
  }

  /** What a “why?” answers. */
  protected reason(why: string): string | undefined {
    return this.help()?.why[why];
  }

  /** The line: what happened, and why and what is asked; the one “why?” that is open answers below it. */
  protected saying([now, because, why]: readonly [now: string, because: string, why?: string | undefined]) {
    const open = why && this.opened.has('why');
    const text = open && this.reason(why);
    return html`<div class="say" part="line">
      <p class="now">${now}</p>
      <p class="because">
        ${[this.notice, because].filter(Boolean).join(' ')}
        ${
          why
            ? html`<span data-zone="why"
                ><button class="why" data-do="open" data-value="why" aria-expanded=${open ? 'true' : 'false'}>
                  ${this.words.why}
                </button></span
              >`
            : nothing
        }
      </p>
      ${text ? html`<p class="explanation">${text}</p>` : nothing}
    </div>`;
  }

  /** What a game adds to the menu. */
  protected menuItems(): TemplateResult | typeof nothing {
    return nothing;
  }
}
