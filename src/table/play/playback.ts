import type { AnyGame, Viewer, ViewOf } from '../../game/contract.js';
import type { PortOf, StepOf } from './session.js';

/** The players of a log by name, `null` for the player themself; whoever has no name is called by their seat. */
export type Cast = readonly (string | null)[];

/** What a playback needs of time: see `Motion`. */
export interface Clock {
  /** Milliseconds since some moment. */
  now(): number;
  /** Resolves when what has been reckoned and what is drawn do not share a frame. */
  frame(): Promise<void>;
  /** Ends what is under way; until {@link calm}, what follows takes no time. */
  skip(): void;
  calm(): void;
}

/** Where steps are shown. */
export interface Stage<G extends AnyGame> {
  /** A step begins to be shown. */
  begins(step: StepOf<G>): void;
  /** Shows a step before the table becomes what the step's view says. */
  perform(step: StepOf<G>): Promise<void>;
  /** Says the step, while the table is still the one before it. */
  narrate(step: StepOf<G>): void;
  /** Draws the table anew; resolves when it is drawn. */
  draw(): Promise<unknown>;
  /** Gives time to take in what a step has brought. */
  linger(step: StepOf<G>): Promise<void>;
  /** A step has been shown, at the table at which it happened. */
  ended(step: StepOf<G>): void;
  /** Forgets what was being shown: another table begins. */
  clear(): void;
  /** Who has something to do. */
  asked(view: ViewOf<G>): readonly Viewer[];
  /** Gives the screen to another of the people at it, by {@link Playback.give}. */
  handOn(place: number): void;
  /** All is shown. */
  rested(): void;
  /** All is shown, and whoever is asked may act: the table is not paused. */
  settled(): void;
  /** It has become the turn of whoever has the screen. */
  turn(): void;
  onError(error: unknown): void;
}

/** What is shown in place of the table, which waits. */
interface Replay {
  /** What its players are called, where it is not of this table's log. */
  readonly names: Cast | undefined;
  /** Told when the table is back; nothing where single steps are shown until somebody ends it. */
  readonly ended?: () => void;
}

/** An onlooker who is so many steps behind must not fall ever further behind. */
const FAR_BEHIND = 30;
/** After so many milliseconds a touch is no longer an impatient one. */
const IMPATIENT = 600;

/** The steps of a table, shown one by one at the pace of whoever looks. Several people at one screen have it in turn. */
export class Playback<G extends AnyGame> {
  readonly #stage: Stage<G>;
  readonly #clock: Clock;
  #ports: readonly PortOf<G>[] = [];
  #current = 0;
  #shown: StepOf<G> | undefined;
  #queue: StepOf<G>[] = [];
  /** The step that is on its way from the queue to being shown. */
  #step: StepOf<G> | undefined;
  /** Whose turn has been told, as long as it lasts. */
  #turnOf: Viewer | undefined;
  /** Kept when nothing is being shown any more. */
  #playing: Promise<void> | undefined;
  #goesOn = false;
  #replay: Replay | undefined;
  /** When the player last hurried what was being shown. */
  #hurried = -Infinity;

  constructor(stage: Stage<G>, clock: Clock) {
    this.#stage = stage;
    this.#clock = clock;
  }

  /** The step that is shown. */
  get shown(): StepOf<G> | undefined {
    return this.#shown;
  }

  /** The ports of the people at this screen. */
  get ports(): readonly PortOf<G>[] {
    return this.#ports;
  }

  /** Who of them plays now: a place among {@link ports}. */
  get current(): number {
    return this.#current;
  }

  /** The port of the one who plays now. */
  get port(): PortOf<G> | undefined {
    return this.#ports[this.#current];
  }

  /** Whether a step is being shown: the player may only hurry it. */
  get playing(): boolean {
    return this.#playing !== undefined;
  }

  /**
   * Whether the turn stays with whoever plays now through all that is still to be shown: stakes, nothing of the croupier's.
   * What they do meanwhile is meant.
   */
  get keepsTurn(): boolean {
    const { port } = this;
    const steps = [...(this.#step ? [this.#step] : []), ...this.#queue];
    if (!port?.step || !this.#shown || this.#replay || steps.some(({ actor }) => actor === 'croupier')) return false;
    return [this.#shown, port.step].every(({ view }) => this.#stage.asked(view).includes(port.seat));
  }

  /** Whether a log is shown in place of the table. */
  get replaying(): boolean {
    return this.#replay !== undefined;
  }

  /** Whether that is step by step, as the player asks. */
  get stepped(): boolean {
    return this.#replay !== undefined && !this.#replay.ended;
  }

  /** What the players of a log that is shown are called, where it is not of this table's. */
  get names(): Cast | undefined {
    return this.#replay?.names;
  }

  /** Whether there are steps that have not been shown. */
  get behind(): boolean {
    return this.playing || this.#queue.length > 0;
  }

  /** Another table: its latest step is shown at once. */
  take(ports: readonly PortOf<G>[]): void {
    this.#ports = ports;
    this.#current = 0;
    if (this.playing) this.#clock.skip();
    this.#back(ports[0]?.step);
  }

  /** A step at one of the ports. */
  add(step: StepOf<G>, port: PortOf<G>): void {
    if (port !== this.port || this.#replay) return;
    this.#queue.push(step);
    if (this.#queue.length > FAR_BEHIND) this.#clock.skip();
    void this.#play();
  }

  /** What was missed is not shown step by step. */
  catchUp(): void {
    const latest = this.port?.step;
    if (!latest || this.#replay || latest.number === (this.#queue.at(-1) ?? this.#shown)?.number) return;
    this.#queue = [];
    this.#shown = latest;
    this.#turnOf = undefined;
  }

  /** Goes on, or stops after the step that is being shown. */
  run(goesOn: boolean): void {
    this.#goesOn = goesOn;
    if (this.#ports.length > 0) void this.#play();
  }

  /** Shows the rest of a step at once. */
  hurry(): void {
    this.#clock.skip();
    this.#hurried = this.#clock.now();
  }

  /** Whether the player has just hurried a step: the impatient touch that follows means nothing. */
  get impatient(): boolean {
    return this.#clock.now() - this.#hurried < IMPATIENT;
  }

  /** Resolves when nothing is being shown. */
  async rest(): Promise<void> {
    await this.#playing;
  }

  /**
   * Plays the steps of a log in place of the table, which comes back at the end.
   * @param names what the players of the log are called, where they are not those of this table.
   * @returns a promise, kept when the table is back, or something else is shown in the log's place.
   */
  async replay(steps: readonly StepOf<G>[], names?: Cast): Promise<void> {
    await this.#halt();
    this.#endReplay();
    await new Promise<void>(ended => {
      this.#replay = { names, ended };
      this.#queue = [...steps];
      void this.#play();
    });
  }

  /**
   * Shows a step of a log in place of the table until it is told to show nothing of it.
   * @param moving whether it is shown as it happened, cards travelling.
   */
  async present(step: StepOf<G> | undefined, moving = false, names?: Cast): Promise<void> {
    await this.#halt();
    if (!step) return this.#back(this.port?.step ?? this.#shown);
    this.#endReplay();
    this.#replay = { names };
    this.#queue = [];
    if (moving) {
      this.#queue.push(step);
      return this.#play();
    }
    this.#stage.clear();
    this.#shown = step;
    void this.#stage.draw();
  }

  /** After the croupier's move the first who is asked begins; else the screen stays with one who is still asked. */
  handOn(): void {
    if (!this.#shown) return;
    const asked = this.#stage.asked(this.#shown.view);
    if (this.#shown.actor !== 'croupier' && asked.includes(this.port!.seat)) return;
    const next = this.#ports.findIndex(({ seat }) => asked.includes(seat));
    if (next >= 0 && next !== this.#current) this.#stage.handOn(next);
  }

  /** Gives the screen to another of the people at it. */
  give(place: number): void {
    this.#current = place;
    this.#queue = [];
    this.#shown = this.port?.step;
    void this.#stage.draw();
    // first whoever hands the screen on has finished with it
    queueMicrotask(() => this.#tellTurn());
  }

  /** Resolves when nothing is being shown any more; what is, is hurried. */
  async #halt(): Promise<void> {
    if (!this.#playing) return;
    this.#clock.skip();
    await this.#playing;
  }

  /** The table itself is shown again. */
  #back(step: StepOf<G> | undefined): void {
    this.#queue = [];
    this.#endReplay();
    this.#stage.clear();
    this.#shown = step;
    this.#turnOf = undefined;
    this.#settle();
    void this.#stage.draw();
  }

  #endReplay(): void {
    const { ended } = this.#replay ?? {};
    this.#replay = undefined;
    ended?.();
  }

  async #play(): Promise<void> {
    if (this.#playing || !this.#goesOn) return;
    let ended!: () => void;
    this.#playing = new Promise(resolve => (ended = resolve));
    await this.#clock.frame();
    while (this.#queue.length > 0 && this.#goesOn) await this.#show(this.#queue.shift()!);
    this.#step = this.#playing = undefined;
    this.#clock.calm();
    if (this.#queue.length === 0) {
      if (this.#replay?.ended) this.#back(this.port?.step ?? this.#shown);
      else if (!this.#replay) this.#settle();
    }
    void this.#stage.draw();
    ended();
  }

  async #show(step: StepOf<G>): Promise<void> {
    const ports = this.#ports;
    const before = this.#shown;
    this.#step = step;
    this.#stage.begins(step);
    try {
      await this.#stage.perform(step).catch((error: unknown) => this.#stage.onError(error));
      // another table may have been opened meanwhile
      if (ports !== this.#ports) return this.#stage.clear();
      this.#stage.narrate(step);
      this.#shown = step;
      if (step.actor === 'croupier' || !this.#isAsked) this.#turnOf = undefined;
      await this.#stage.draw();
      await this.#stage.linger(step);
    } catch (error) {
      // a step that cannot be shown does the table no harm
      if (ports === this.#ports) this.#shown = before;
      this.#stage.onError(error);
    }
    if (ports === this.#ports) this.#stage.ended(step);
  }

  #settle(): void {
    this.handOn();
    this.#stage.rested();
    if (this.playing || !this.#goesOn) return;
    this.#stage.settled();
    this.#tellTurn();
  }

  /** Whether whoever has the screen is asked for something. */
  get #isAsked(): boolean {
    return !!this.#shown && !!this.port && this.#stage.asked(this.#shown.view).includes(this.port.seat);
  }

  /** Tells a turn once, when it comes; not while there is still something to be shown. */
  #tellTurn(): void {
    const seat = this.port?.seat;
    if (this.behind || !this.#goesOn || this.#replay || seat === this.#turnOf) return;
    if (!this.#isAsked || !this.#shown?.legal.length) return;
    this.#turnOf = seat;
    this.#stage.turn();
  }
}
