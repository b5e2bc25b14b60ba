/** A run: turn after turn without input, as long as nothing of the player's is decided. Any press or key ends it. */
import type { AnyAction, ActionOf, ViewOf } from '../../game/contract.js';
import type { BankGame } from '../../stakes/bank-game.js';
import type { StepFrames } from '../../table/play/frames.js';
import type { StepOf } from '../../table/play/session.js';
import type { Table } from '../../table/play/table.js';
import type { BankText } from '../text/en.js';

/** The speed of turns in which nothing of the player's is decided, as a factor on every duration. */
const HASTE = 0.4;

/** Keys that are pressed with another, or lead elsewhere: they keep their effect. */
const PASSING: readonly string[] = ['Tab', 'Shift', 'Control', 'Alt', 'Meta'];

export class Run<G extends BankGame> {
  readonly #table: Table<G, BankText>;
  /** Whether it goes on at this view; undefined while there is no run. */
  #goesOn: ((view: ViewOf<G>) => boolean) | undefined;
  /** How many turns have passed. */
  #turns = 0;
  /** Whether the press that ended it has yet to become a click. */
  #isPressed = false;

  constructor(table: Table<G, BankText>) {
    this.#table = table;
  }

  get isOn(): boolean {
    return this.#goesOn !== undefined;
  }

  /** @param goesOn whether the next turn comes without input; also called with this view, until the turn is over. */
  begin(goesOn: (view: ViewOf<G>) => boolean): void {
    if (!this.#table.intend(DONE as ActionOf<G>)) return;
    this.#goesOn = goesOn;
    this.#turns = 0;
    this.#table.motion.haste = HASTE;
  }

  /** Everything has been shown: the next turn, or the end. */
  goOn(): void {
    const { legal, view } = this.#table;
    if (!this.#goesOn) return;
    const isAsked = legal.some(({ type }) => type === 'done');
    if (!this.#goesOn(view) || (isAsked && !this.#table.intend(DONE as ActionOf<G>))) this.end();
  }

  end(): void {
    if (!this.#goesOn) return;
    this.#goesOn = undefined;
    this.#table.motion.haste = 1;
    void this.#table.redraw();
  }

  /** A step arrives: the turn that decides something is shown at normal speed. */
  hear({ events, view }: StepOf<G>): void {
    if (this.#goesOn && events.some(isSettling) && !this.#goesOn(view)) this.#table.motion.haste = 1;
  }

  /** A step as shown: a turn that merely passes comes without its call. */
  async shown(step: StepOf<G>, frames: StepFrames | Promise<StepFrames>): Promise<StepFrames> {
    const { before, ...rest } = await frames;
    if (!this.#goesOn?.(step.view) || !before) return frames;
    return { ...rest, before: before.map(({ say: _say, ...frame }) => frame) };
  }

  /** What a screen reader hears of a step: of a run only its length, and the turn that ends it. */
  told(step: StepOf<G>, describe: (step: StepOf<G>) => string): string {
    if (!this.#goesOn) return describe(step);
    if (!step.events.some(isSettling)) return '';
    if (this.#goesOn(step.view)) {
      this.#turns++;
      return '';
    }
    const { words } = this.#table;
    return [this.#turns > 0 ? words.ran(String(this.#turns)) : '', describe(step)].filter(Boolean).join(' ');
  }

  /** Any press or key at the table ends it and does nothing else, except that what opens something still does. */
  listen(root: ShadowRoot): void {
    const stop = (event: Event): void => {
      event.stopPropagation();
      this.end();
      if (this.#table.playing) this.#table.hurry();
    };
    root.addEventListener(
      'pointerdown',
      event => {
        const opens = (event.target as Element).closest('.tool, [data-do=open]') !== null;
        this.#isPressed = this.isOn && !opens;
        if (this.#isPressed) stop(event);
        else this.end();
      },
      true,
    );
    root.addEventListener(
      'click',
      event => {
        if (this.#isPressed && (event as MouseEvent).detail > 0) event.stopPropagation();
        this.#isPressed = false;
      },
      true,
    );
    root.addEventListener(
      'keydown',
      event => {
        const { key, repeat } = event as KeyboardEvent;
        if (!this.isOn || repeat || PASSING.includes(key)) return;
        event.preventDefault();
        stop(event);
      },
      true,
    );
  }
}

const DONE: AnyAction = { type: 'done' };
const isSettling = (event: unknown): boolean => (event as AnyAction).type === 'settled';
