/** Shows the frames of steps, and alone holds what is on screen between two views. */
import type { Frame, StepFrames } from './frames.js';
import { positionsBefore, moved } from './moves.js';
import { elementAt, type Place } from './places.js';
import type { Table } from './table.js';

/** The parts of the table it needs. */
type Screen = Pick<Table, 'element' | 'motion' | 'note' | 'redraw' | 'root' | 'seats' | 'sounds' | 'speech'>;

export class FramePlayer {
  readonly #table: Screen;
  /** How the table differs from its view. */
  between: unknown;
  /** Counts the tables: frames of an earlier one are dropped. */
  #number = 0;
  #frames: StepFrames = {};

  constructor(table: Screen) {
    this.#table = table;
  }

  /** Drops what was being shown: another table begins. */
  clear(): void {
    this.#number++;
    this.#frames = {};
    this.between = undefined;
  }

  /** Shows a step up to the point where the table becomes the step's view. */
  async lead(frames: StepFrames): Promise<void> {
    const number = this.#number;
    this.#frames = frames;
    await this.#play(frames.before);
    if (number === this.#number && 'between' in frames) this.between = frames.between;
  }

  /** Shows the rest of it. */
  async follow(): Promise<void> {
    const { after } = this.#frames;
    this.#frames = {};
    await this.#play(after);
    if (after && !this.#table.motion.moves) await this.#table.redraw();
  }

  async #play(frames: readonly Frame[] = []): Promise<void> {
    const number = this.#number;
    for (const frame of frames) {
      if (number !== this.#number) return;
      await this.#show(frame);
    }
  }

  async #show(frame: Frame): Promise<void> {
    const table = this.#table;
    const { motion, root } = table;
    const before = positionsBefore(root, frame.moves);
    if ('between' in frame) {
      this.between = frame.between;
      // without motion it is drawn once, after the step
      if (motion.moves) await table.redraw();
    }
    if (frame.sight) this.#bringIntoSight(frame.sight);
    if (frame.say) table.speech.say(frame.say);
    if (frame.note) table.note(frame.note);
    if (frame.sound) table.sounds(frame.sound);
    const moves = motion.moves
      ? Promise.all((frame.moves ?? []).map((move, at) => moved(root, motion, move, before[at])))
      : undefined;
    if (frame.waits) await moves;
    if (frame.rest !== undefined) await motion.pause(frame.rest);
  }

  /**
   * Scrolls the deal into view for a player who scrolled down to bet on a table higher than the screen, if they are
   * using this table.
   */
  #bringIntoSight(place: Place): void {
    const { element, motion, root, seats } = this.#table;
    const { top, bottom } = element.getBoundingClientRect();
    if (motion.moves && !seats.includes('onlooker') && top < innerHeight && bottom > 0)
      elementAt(root, place)?.scrollIntoView({ block: 'nearest', behavior: motion.still ? 'auto' : 'smooth' });
  }
}
