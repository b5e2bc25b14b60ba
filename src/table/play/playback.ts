import type { AnyGame, Viewer, ViewOf } from '../../game/contract.js';
import type { Motion } from './motion.js';
import type { PortOf, StepOf } from './session.js';

/**
 * The players of a log by name, `null` for the player addressed as “you”; those without a name are called by their
 * seat.
 */
export type Cast = readonly (string | null)[];

/** What a playback needs of time. */
export type Clock = Pick<Motion, 'now' | 'frame' | 'skip' | 'calm'>;

/** Where steps are shown. */
export interface Stage<G extends AnyGame> {
  /** A step begins to be shown. */
  begins(step: StepOf<G>): void;
  /** Shows a step before the table becomes its view. */
  perform(step: StepOf<G>): Promise<void>;
  /** Announces the step, while the table is still the previous one. */
  narrate(step: StepOf<G>): void;
  /** Redraws the table; resolves when it is drawn. */
  draw(): Promise<unknown>;
  /** Gives time to take in the result of a step. */
  linger(step: StepOf<G>): Promise<void>;
  /** A step has been shown, at the table where it happened. */
  ended(step: StepOf<G>): void;
  /** Drops what was being shown: another table begins. */
  clear(): void;
  /** The seats that have something to do. */
  asked(view: ViewOf<G>): readonly Viewer[];
  /** Gives the screen to another of the people at it, by {@link Playback.give}. */
  handOn(place: number): void;
  /** Everything has been shown. */
  rested(): void;
  /** Everything has been shown, and the seat to act may do so: the table is not paused. */
  settled(): void;
  /** It is now the turn of the seat that has the screen. */
  turn(): void;
  onError(error: unknown): void;
}

/** What is shown in place of the table, which waits. */
interface Replay {
  /** The names of its players, if it is not this table's log. */
  readonly names: Cast | undefined;
  /** Called when the table is back; undefined when single steps are shown until somebody ends it. */
  readonly ended?: () => void;
}

/** An onlooker this many steps behind catches up, so as not to fall ever further behind. */
const FAR_BEHIND = 30;
/** After this long a touch no longer counts as impatient (ms). */
const IMPATIENT = 600;

/** The steps of a table, shown one by one at the viewer's pace. Several people at one screen take turns. */
export class Playback<G extends AnyGame> {
  readonly #stage: Stage<G>;
  readonly #clock: Clock;
  #ports: readonly PortOf<G>[] = [];
  #current = 0;
  #shown: StepOf<G> | undefined;
  #queue: StepOf<G>[] = [];
  /** The step between leaving the queue and being shown. */
  #step: StepOf<G> | undefined;
  /** Whose turn has been reported, while it lasts. */
  #turnOf: Viewer | undefined;
  /** Resolves when nothing is being shown. */
  #playing: Promise<void> | undefined;
  #goesOn = false;
  #replay: Replay | undefined;
  /** When the player last sped up what was being shown. */
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

  /** Which of them plays now: an index into {@link ports}. */
  get current(): number {
    return this.#current;
  }

  /** The port of the player whose screen it is now. */
  get port(): PortOf<G> | undefined {
    return this.#ports[this.#current];
  }

  /** Whether a step is being shown: input can only speed it up. */
  get playing(): boolean {
    return this.#playing !== undefined;
  }

  /**
   * Whether the present player stays to act through everything still to be shown, which is stakes and nothing of the
   * croupier's. Their input meanwhile counts.
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

  /** Whether that is step by step, at the player's request. */
  get stepped(): boolean {
    return this.#replay !== undefined && !this.#replay.ended;
  }

  /** The names of the players of the log being shown, if it is not this table's. */
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

  /** Skips what was missed. */
  catchUp(): void {
    const latest = this.port?.step;
    if (!latest || this.#replay || latest.number === (this.#queue.at(-1) ?? this.#shown)?.number) return;
    this.#queue = [];
    this.#shown = latest;
    this.#turnOf = undefined;
  }

  /** Goes on, or stops after the step being shown. */
  run(goesOn: boolean): void {
    this.#goesOn = goesOn;
    if (this.#ports.length > 0) void this.#play();
  }

  /** Shows the rest of a step at once. */
  hurry(): void {
    this.#clock.skip();
    this.#hurried = this.#clock.now();
  }

  /** Whether the player has just sped up a step: an impatient touch right after that is ignored. */
  get impatient(): boolean {
    return this.#clock.now() - this.#hurried < IMPATIENT;
  }

  /** Resolves when nothing is being shown. */
  async rest(): Promise<void> {
    await this.#playing;
  }

  /**
   * Plays the steps of a log in place of the table, which comes back at the end.
   * @param names the names of the log's players, if not those of this table.
   * @returns a promise that resolves when the table is back, or something else is shown in the log's place.
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
   * Shows a step of a log in place of the table until called with `undefined`.
   * @param moving whether it is animated as when it happened.
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

  /**
   * After the croupier's move the first seat to act begins; else the screen stays with a player who still has to act.
   */
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
    // the player handing the screen on finishes first
    queueMicrotask(() => this.#tellTurn());
  }

  /** Resolves when nothing is being shown any more, which it speeds up. */
  async #halt(): Promise<void> {
    if (!this.#playing) return;
    this.#clock.skip();
    await this.#playing;
  }

  /** Shows the table itself again. */
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
      // a step that cannot be shown must not harm the table
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

  /** Whether the player who has the screen is to act. */
  get #isAsked(): boolean {
    return !!this.#shown && !!this.port && this.#stage.asked(this.#shown.view).includes(this.port.seat);
  }

  /** Reports a turn once, when it begins; not while there is still something to be shown. */
  #tellTurn(): void {
    const seat = this.port?.seat;
    if (this.behind || !this.#goesOn || this.#replay || seat === this.#turnOf) return;
    if (!this.#isAsked || !this.#shown?.legal.length) return;
    this.#turnOf = seat;
    this.#stage.turn();
  }
}
