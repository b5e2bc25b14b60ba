import { isServer, LitElement, type PropertyValues } from 'lit';
import { shuffledSource, type SavableSource } from '../cards/source.js';
import type { SeededRandom } from '../cards/seeded.js';
import { refuse } from '../game/actions.js';
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
import { Croupier, type Player, type SeatPort, type Step } from '../game/croupier.js';
import type { Log } from '../game/log.js';
import { TvActionEvent, TvDealEvent, TvIntentEvent, TvOverEvent, TvRefusedEvent, TvSettleEvent } from './events.js';
import type { Setting } from './attributes.js';
import type { Language } from './lang.js';
import type { LazyChunk } from './lazy.js';
import type { RemotePort } from './remote-ports.js';
import { Motion, type Speed } from './motion.js';
import type { PlayerLevel } from '../game/computer-player.js';
import type { Person } from './people.js';
import type { COMMON } from './settings.js';

/** What the browser keeps is under the table's name with this before it: a page has names of its own. */
const KEPT = 'tapis-vert:';
const REFUSALS = () => import('./refusals.js');
const REMOTE_PORTS = () => import('./remote-ports.js');

export type StepOf<G> = Step<ActionOf<G>, EventOf<G>, ViewOf<G>>;
type PortOf<G> = SeatPort<ActionOf<G>, EventOf<G>, ViewOf<G>>;

/**
 * A table that is played: a croupier of its own or ports to a far one, and the queue of steps that is shown at the table's
 * own pace. It talks to seat ports and to nothing else; how a step looks and sounds is for others to say.
 */
export abstract class PlayedTable<G extends AnyGame> extends LitElement {
  /** Seat ports of a croupier elsewhere, instead of the table's own. */
  declare ports: readonly PortOf<G>[] | undefined;

  protected abstract readonly game: G;
  protected readonly motion = new Motion();
  /** A short word to the player, shown until something happens. */
  protected notice = '';
  /** The players of a log that is shown, by name, where it is not of this table's; who has none is called by his seat. */
  protected cast: readonly string[] | undefined;

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
  #deaf: (() => void)[] = [];
  /** When the player last hurried what was being shown. */
  #hurried = -Infinity;

  // ---- what a subclass brings --------------------------------------------------------------------------------------

  abstract seed: string | undefined;
  abstract autosave: string | undefined;
  abstract players: string | undefined;
  protected abstract readonly fail: (error: unknown) => void;
  protected abstract load<Module extends object>(chunk: LazyChunk<Module>): Promise<Module>;
  protected abstract setting(name: keyof typeof COMMON): unknown;
  protected abstract readonly language: Language;
  protected abstract readonly people: readonly Person[];
  protected abstract readonly ruled: readonly Setting[];
  protected abstract readOptions(): object;
  protected abstract isAnother(changed: PropertyValues): boolean;
  /** A computer player of a level. */
  protected abstract readonly player: (level: PlayerLevel) => Player<ActionOf<G>, ViewOf<G>>;
  /** Shows a step before the table becomes what the step's view says; resolves when the eye has followed. */
  protected abstract perform(step: StepOf<G>): Promise<void>;
  /** Lets the eye take in what a step has brought, after the table has become what the step's view says. */
  protected abstract linger(step: StepOf<G>): Promise<void>;
  /** Forgets what was being shown: another table begins. */
  protected abstract clearCloth(): void;
  /** The step in words for the ear, while {@link view} is still the one before it; empty if there is nothing to say. */
  protected abstract narrate(step: StepOf<G>): string;
  /** Says something to the ear at once. */
  protected abstract speak(text: string): void;
  /** Takes back from the ear what has been said. */
  protected abstract hush(): void;

  // ---- the public side ---------------------------------------------------------------------------------------------

  /** What this player's seat may know: the view that is shown; until there is one, that of the empty table. */
  get view(): ViewOf<G> {
    return this.#shown?.view ?? (this.#bare ??= this.#empty());
  }

  /** What this player may do now, complete; empty while a step is still being shown. */
  get legal(): readonly Offer<ActionOf<G>>[] {
    return this.#playing || !this.#shown ? [] : this.#shown.legal;
  }

  /**
   * The log: full as far as nothing in it is hidden any more, as this seat may see it from there on. At `ports` there is
   * none: it is with their croupier.
   */
  get log(): Log<OptionsOf<G>, ActionOf<G>> | undefined {
    return this.#croupier?.log(this.#port?.seat ?? 'onlooker');
  }

  /** Opens a new table with the present attributes and begins. */
  start(): void {
    this.#open().catch(this.fail);
  }

  /** Does an action for the seat whose turn it is at this screen; fires no `tv-intent`. */
  act(action: ActionOf<G>): void {
    if (this.#port) this.#port.act(action);
    else void this.#refuse(refuse('not-now', 'The table is not open yet.'), action);
  }

  /**
   * Takes back the last action of this screen, as long as no card and no other player has answered it. It is no action
   * itself: `tv-action` tells it, with `detail.action` null, and no `tv-intent` goes before it.
   */
  undo(): void {
    this.#hands.find(({ seat }) => seat === this.undoes)?.undo();
  }

  /**
   * Plays a log on the table, step by step; the present table waits and comes back at the end. A promise, kept when it has.
   * @throws {LogError} that says what is wrong with the log; the table is unharmed.
   */
  async replay(log: unknown): Promise<void> {
    let steps: StepOf<G>[];
    try {
      steps = (await import('./archive.js')).stepsOf(this.game, log, this.#port?.seat as number);
    } catch (error) {
      this.fail(error);
      throw error;
    }
    await this.#halted();
    const before = this.#shown;
    const seatsOf = (step: StepOf<G> | undefined): number | undefined =>
      (step?.view as TableState | undefined)?.accounts.purses.length;
    this.cast = seatsOf(steps[0]) === seatsOf(before) ? undefined : [];
    this.#replaying = this.#queue = steps;
    // Pausing or removing the table interrupts the replay; it goes on when the table does.
    for (; this.#replaying === steps && steps.length > 0; await this.#played) {
      if (!this.#goesOn) await new Promise<void>(go => (this.#resumed = go));
      void this.#play();
    }
    await this.#played;
    if (this.#replaying !== steps) return;
    this.#shown = before;
    await this.present(undefined);
  }

  /** Resolves when nothing is being shown any more; what is, is hurried. */
  async #halted(): Promise<void> {
    if (!this.#playing) return;
    this.motion.skip();
    await this.#played;
  }

  /**
   * Shows a step of a log in place of the table, which waits; nothing comes back to the table.
   * @param moving whether it is shown as it happened, cards travelling.
   * @param names what its players are called, where it is not of this table's log.
   */
  protected async present(step: StepOf<G> | undefined, moving = false, names?: readonly string[]): Promise<void> {
    await this.#halted();
    this.cast = names;
    this.#replaying = step && [step];
    this.#queue = [];
    if (step && moving) {
      this.#queue.push(step);
      return this.#play();
    }
    this.#clear();
    this.#shown = step ?? this.#port?.step ?? this.#shown;
    if (!step) this.#settleDown();
    this.requestUpdate();
  }

  /** Whether a log is shown in place of the table. */
  protected get replaying(): boolean {
    return this.#replaying !== undefined;
  }

  /**
   * A promise of the whole table as a text for {@link restore}: log and undealt cards. Not for the eyes of players. Empty at
   * `ports`: the cards are with their croupier.
   */
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
   * Takes up a saved table again; it needs as many `players` as were at it. A promise of `true`, or of `false` where it
   * cannot be read: then `tv-error` says why and the present table goes on.
   * @returns whether it goes on; `false` too where another table was opened meanwhile.
   */
  async restore(saved: string): Promise<boolean> {
    if (!this.hasUpdated) await this.updateComplete;
    const opening = this.#opening;
    try {
      const { unpack } = await import('./archive.js');
      const { log, order, seed, used } = unpack(this.game, saved, this.people.length);
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
    this.motion.start();
    if (this.#hands.length === 0) return;
    if (this.#deaf.length === 0) this.#hear();
    this.#run();
    void this.#play();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#run();
    if (this.ports) this.#turnDeaf();
    this.motion.stop();
  }

  protected override willUpdate(changed: PropertyValues): void {
    super.willUpdate(changed);
    this.motion.speed = this.setting('speed') as Speed;
    const anew = !this.hasUpdated || this.isAnother(changed);
    if (anew) {
      const options = this.readOptions();
      this.#bare = this.#empty(options);
      if (!isServer) this.#open(options).catch(this.fail);
    }
    if (changed.has('paused') && !isServer) {
      this.#run();
      void this.#play();
    }
  }

  // ---- the croupier and the ports ----------------------------------------------------------------------------------

  #setup() {
    const pace = async (): Promise<void> => {
      const croupier = this.#croupier;
      // a table that is gone, or another one, waits for nobody
      const isAwaited = () =>
        croupier && croupier === this.#croupier && this.isConnected && this.awaits?.(croupier.state);
      while (this.#playing || isAwaited()) {
        await this.updateComplete;
        await new Promise(this.#playing ? requestAnimationFrame : go => setTimeout(go, 100));
      }
      await this.motion.pause(450);
    };
    return {
      players: this.people.map(({ level }): Player<ActionOf<G>, ViewOf<G>> | undefined => {
        if (!level) return undefined;
        return async (view, legal, random) => {
          if (this.thinks(view)) await pace();
          // the first drawing goes before whatever a player needs
          else if (!this.hasUpdated) await new Promise(next => setTimeout(next));
          return this.player(level)(view, legal, random);
        };
      }),
      failed: this.fail,
    };
  }

  #empty(options = this.readOptions()): ViewOf<G> {
    return this.game.view(this.game.open(options), 'onlooker') as ViewOf<G>;
  }

  async #open(options = this.readOptions()): Promise<void> {
    const opening = ++this.#opening;
    if (this.ports) {
      this.#croupier?.stop();
      this.#croupier = undefined;
      const { remotePorts } = await this.load(REMOTE_PORTS);
      if (opening === this.#opening)
        this.#takeHands(remotePorts(this.ports, this.#bare as object, this.renderRoot, this.fail));
      return;
    }
    // A page in JavaScript may give a number; some frameworks write an empty text for none.
    const seed = this.seed?.toString() || undefined;
    let random: SeededRandom | undefined;
    if (seed) {
      random = (await import('../cards/seeded.js')).seededRandom(seed);
      if (opening !== this.#opening) return;
    }
    const kept =
      this.autosave && !this.#croupier
        ? await import('./archive.js')
            .then(({ kept }) =>
              kept(KEPT + this.autosave, this, this.ruled, (this.#bare as { options?: unknown }).options),
            )
            .catch(this.fail)
        : null;
    if (kept && (await this.restore(kept))) return;
    if (opening !== this.#opening) return;
    this.#random = random;
    this.#seeded = seed;
    this.#begin(
      new Croupier(this.game, {
        ...this.#setup(),
        options,
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
    this.#replaying = this.cast = undefined;
    this.#resumed?.();
    this.#overTold = false;
    this.#hands = hands;
    this.#hand = 0;
    if (this.#playing) this.motion.skip();
    this.#clear();
    if (this.isConnected || !this.ports) this.#hear();
    this.#shown = hands[0]?.step;
    this.#settleDown();
    this.requestUpdate();
  }

  /** Nothing of another table stays, neither to the eye nor to the ear. */
  #clear(): void {
    this.clearCloth();
    this.hush();
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
          // an onlooker who is slower than the players must not fall ever further behind
          if (this.#queue.length > 30) this.motion.skip();
          void this.#play();
        },
        refused: (refusal, action) => {
          void this.#refuse(refusal, action);
        },
      }),
    );
  }

  /** Tells the page, and the player in his language, that an action was refused, and why. */
  async #refuse(refusal: Refusal, action: unknown): Promise<void> {
    try {
      this.dispatchEvent(new TvRefusedEvent(refusal, action));
      this.note((await this.load(REFUSALS)).reasonOf(refusal.code, this.language));
    } catch (error) {
      this.fail(error);
    }
  }

  /** A word to the player, until something happens. */
  protected note(text: string): void {
    this.notice = text;
    this.speak(text);
    this.requestUpdate();
  }

  /** Whether a step is being shown: the player may only hurry it. */
  protected get playing(): boolean {
    return this.#playing;
  }

  async #play(): Promise<void> {
    if (this.#playing) return;
    this.#playing = true;
    let ended!: () => void;
    this.#played = new Promise(resolve => (ended = resolve));
    // what the croupier has reckoned, and what is drawn of it, do not share a frame
    await this.motion.frame();
    while (this.#queue.length > 0 && this.#goesOn) {
      const hands = this.#hands;
      const before = this.#shown;
      const step = this.#queue.shift()!;
      const { actor, action, events, view } = step;
      const detail = { actor, action: action as AnyAction, events, view, replay: this.replaying };
      this.dispatchEvent(new TvActionEvent(detail));
      if (action && actor === 'croupier' && action.type !== 'nextHand') this.dispatchEvent(new TvDealEvent(detail));
      this.notice = '';
      try {
        await this.perform(step).catch(this.fail);
        // A page may have opened another table meanwhile.
        if (hands !== this.#hands) {
          this.#clear();
          continue;
        }
        this.speak(this.narrate(step));
        this.#shown = step;
        this.requestUpdate();
        await this.updateComplete;
        await this.linger(step);
      } catch (error) {
        // a step that cannot be shown does the table no harm
        this.#shown = before;
        this.fail(error);
      }
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
    this.handOn();
    const { turn } = (this.#shown?.view ?? {}) as { turn?: Turn };
    const over = turn?.kind === 'over' && !this.#croupier?.asking;
    const isNews = over && !this.#overTold;
    this.#overTold = over;
    if (isNews) this.dispatchEvent(new TvOverEvent(this.view));
    if (this.autosave && this.#croupier) this.#keep(this.autosave).catch(this.fail);
    if (!this.#playing && this.#goesOn) this.settled();
  }

  /** After the croupier's move the first who is asked begins; else the hand stays with one who is still asked. */
  protected handOn(): void {
    if (!this.#shown) return;
    const asked = this.asked(this.#shown.view);
    if (this.#shown.actor !== 'croupier' && asked.includes(this.#port!.seat)) return;
    const next = this.#hands.findIndex(({ seat }) => asked.includes(seat));
    if (next >= 0 && next !== this.#hand) this.takeHand(next);
  }

  /** Who has something to do. */
  protected asked({ turn }: { readonly turn?: Turn }): readonly Viewer[] {
    return turn?.kind === 'seats' ? turn.seats : [];
  }

  /** Whose last action {@link undo} takes back. */
  protected get undoes(): Viewer | undefined {
    return this.#port?.seat;
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

  /** The port of the one who plays now. */
  get #port(): PortOf<G> | undefined {
    return this.#hands[this.#hand];
  }

  async #keep(name: string): Promise<void> {
    const saved = await this.save();
    if (saved && this.autosave === name) localStorage.setItem(KEPT + name, saved);
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

  /** Shows the rest of a step at once. */
  protected hurry(): void {
    this.motion.skip();
    this.#hurried = performance.now();
  }

  /** Whether the player has just hurried a step: the impatient touch that follows means nothing. */
  protected get impatient(): boolean {
    return performance.now() - this.#hurried < 600;
  }

  /** Whether an answer to what the player has done is on its way; he is told so. */
  protected waits(): boolean {
    const word = (this.#port as Partial<RemotePort<unknown>> | undefined)?.waiting?.(this.language);
    if (word) this.note(word);
    return !!word;
  }

  /** Actions made with one touch or key: the page may forbid each. @returns whether one was sent. */
  protected intend(...actions: readonly ActionOf<G>[]): boolean {
    if (this.#playing) {
      this.hurry();
      return false;
    }
    const port = this.#port;
    if (!port?.step || !this.#goesOn || this.waits()) return false;
    let sent = false;
    // What one of several at a screen has been told is not for the next.
    if (this.#hands[1]) this.hush();
    for (const action of actions) {
      const { legal, view } = port.step;
      if (!this.dispatchEvent(new TvIntentEvent({ action, legal: legal as unknown as readonly AnyAction[], view })))
        continue;
      port.act(action);
      sent = true;
    }
    return sent;
  }
}
