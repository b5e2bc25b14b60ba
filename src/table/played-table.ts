import { isServer, LitElement, type PropertyValues, type ReactiveControllerHost } from 'lit';
import type {
  ActionOf,
  AnyAction,
  AnyGame,
  Offer,
  OptionsOf,
  Refusal,
  TableState,
  Turn,
  Viewer,
  ViewOf,
} from '../game/contract.js';
import type { PlayerLevel } from '../game/computer-player.js';
import type { Player } from '../game/croupier.js';
import type { Log } from '../game/log.js';
import {
  TvActionEvent,
  TvDealEvent,
  TvIntentEvent,
  TvOverEvent,
  TvRefusedEvent,
  TvSettleEvent,
  type StepDetail,
} from './events.js';
import type { Setting } from './attributes.js';
import type { Language } from './lang.js';
import type { LazyChunk } from './lazy.js';
import { Motion, type Speed } from './motion.js';
import type { Person } from './people.js';
import { Playback } from './playback.js';
import type { RemotePort } from './remote-ports.js';
import { Session, type PortOf, type StepOf } from './session.js';
import type { COMMON } from './settings.js';

export type { StepOf } from './session.js';

const REFUSALS = () => import('./refusals.js');
const REMOTE_PORTS = () => import('./remote-ports.js');
/** A computer player takes so many milliseconds for an act. */
const THINKING = 450;

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

/** A table that is played: it holds a session and a playback of its steps. How a step looks and sounds is for others to say. */
export abstract class PlayedTable<G extends AnyGame> extends LitElement {
  /** Seat ports of a croupier elsewhere, instead of the table's own. */
  declare ports: readonly PortOf<G>[] | undefined;

  protected abstract readonly game: G;
  protected readonly motion = new Motion();
  /** A short word to the player, shown until something happens. */
  protected notice = '';

  readonly #session = new Session<G>(this.#sessionHost());
  readonly #playback = new Playback<G>(this.#stage(), this.motion);
  /** The view of the empty table. */
  #emptyView: ViewOf<G> | undefined;
  #overTold = false;
  /** What the events of the step that is shown tell. */
  #detail: StepDetail | undefined;

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
  /** Shows a step before the table becomes what the step's view says; resolves when it has been seen. */
  protected abstract perform(step: StepOf<G>): Promise<void>;
  /** Gives time to take in what a step has brought, after the table has become what the step's view says. */
  protected abstract linger(step: StepOf<G>): Promise<void>;
  /** Forgets what was being shown: another table begins. */
  protected abstract clearCloth(): void;
  /** The step in words for a screen reader, while {@link view} is still the one before it; empty for nothing. */
  protected abstract narrate(step: StepOf<G>): string;
  /** Says something to a screen reader at once. */
  protected abstract speak(text: string): void;
  /** Takes back from a screen reader what has been said. */
  protected abstract hush(): void;

  // ---- the public side ---------------------------------------------------------------------------------------------

  /** What this player's seat may know: the view that is shown; until there is one, that of the empty table. */
  get view(): ViewOf<G> {
    return this.#playback.shown?.view ?? (this.#emptyView ??= this.#empty());
  }

  /** What this player may do now, complete; empty while a step is still to be shown. */
  get legal(): readonly Offer<ActionOf<G>>[] {
    return this.#playback.behind ? [] : (this.#playback.shown?.legal ?? []);
  }

  /**
   * The log: full as far as nothing in it is hidden any more, as this seat may see it from there on. At `ports` there is
   * none: it is with their croupier.
   */
  get log(): Log<OptionsOf<G>, ActionOf<G>> | undefined {
    return this.#session.log(this.#playback.port?.seat ?? 'onlooker');
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
      steps = (await import('./archive.js')).stepsOf(this.game, log, seat);
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
  protected present(step: StepOf<G> | undefined, moving = false, names?: readonly string[]): Promise<void> {
    return this.#playback.present(step, moving, names);
  }

  /** Whether a log is shown in place of the table. */
  protected get replaying(): boolean {
    return this.#playback.replaying;
  }

  /** The players of a log that is shown, by name, where it is not of this table's; who has none is called by their seat. */
  protected get cast(): readonly string[] | undefined {
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

  // ---- life --------------------------------------------------------------------------------------------------------

  override connectedCallback(): void {
    super.connectedCallback();
    this.motion.start();
    this.#run();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#run();
    this.motion.stop();
  }

  protected override willUpdate(changed: PropertyValues): void {
    super.willUpdate(changed);
    this.motion.speed = this.setting('speed') as Speed;
    if (changed.has('paused') && !isServer) this.#run();
    if (this.hasUpdated && !this.isAnother(changed)) return;
    const options = this.readOptions();
    this.#emptyView = this.#empty(options);
    if (!isServer) this.#open(options);
  }

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
        const { remotePorts } = await this.load(REMOTE_PORTS);
        return remotePorts(ports, this.#emptyView as object, this.renderRoot, this.fail);
      },
      store: () => localStorage,
      contradicts: async kept => {
        const { contradiction } = await import('./archive.js');
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
      failed: error => this.fail(error),
    };
  }

  #stage(): ConstructorParameters<typeof Playback<G>>[0] {
    return {
      begins: ({ actor, action, events, view }) => {
        const detail = { actor, action: action as AnyAction, events, view, replay: this.replaying };
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
        this.clearCloth();
        this.hush();
      },
      asked: view => this.asked(view),
      handOn: place => this.takeHand(place),
      rested: () => this.#rested(),
      settled: () => this.settled(),
      failed: error => this.fail(error),
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
    await this.motion.pause(THINKING);
  }

  #empty(options = this.readOptions()): ViewOf<G> {
    return this.game.view(this.game.open(options), 'onlooker') as ViewOf<G>;
  }

  #open(options = this.readOptions()): void {
    const { people, ports, autosave } = this;
    // A page in JavaScript may give a number; some frameworks write an empty text for none.
    const seed = this.seed?.toString() || undefined;
    this.#session.open({ options, people, seed, ports, autosave }).catch(this.fail);
  }

  /** The croupier works, and cards travel, while the table is on the page and not paused. */
  #run(): void {
    const goesOn = this.setting('paused') === 'off';
    if (this.isConnected) this.motion.hold(!goesOn);
    this.#session.run(this.isConnected, goesOn);
    this.#playback.run(this.isConnected && goesOn);
  }

  /** When all is shown the table is kept, and the end is told. */
  #rested(): void {
    const { turn } = this.view as { turn?: Turn };
    const over = turn?.kind === 'over' && !this.#session.asking;
    const isNew = over && !this.#overTold;
    this.#overTold = over;
    if (isNew) this.dispatchEvent(new TvOverEvent(this.view));
    const { autosave } = this;
    if (autosave) this.#session.keep(autosave, () => this.autosave === autosave).catch(this.fail);
  }

  /** Tells the page, and the player in their language, that an action was refused, and why. */
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
    this.#playback.give(hand);
  }

  /** The number among the people at this screen of the one who plays now. */
  protected get hand(): number {
    return this.#playback.current;
  }

  /** The seats of the people at this screen. */
  protected get ownSeats(): readonly Viewer[] {
    return this.#playback.ports.map(({ seat }) => seat);
  }

  /** Shows the rest of a step at once. */
  protected hurry(): void {
    this.#playback.hurry();
  }

  /** Whether the player has just hurried a step: the impatient touch that follows means nothing. */
  protected get impatient(): boolean {
    return this.#playback.impatient;
  }

  /** Whether an answer to what the player has done is on its way; they are told so. */
  protected waits(): boolean {
    const word = (this.#playback.port as Partial<RemotePort<unknown>> | undefined)?.waiting?.(this.language);
    if (word) this.note(word);
    return !!word;
  }

  /** Actions made with one touch or key: the page may forbid each. @returns whether one was sent. */
  protected intend(...actions: readonly ActionOf<G>[]): boolean {
    if (this.playing) {
      this.hurry();
      return false;
    }
    const { port } = this.#playback;
    if (!port?.step || this.setting('paused') === 'on' || !this.isConnected || this.waits()) return false;
    let sent = false;
    // What one of several at a screen has been told is not for the next.
    if (this.ownSeats[1] !== undefined) this.hush();
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
