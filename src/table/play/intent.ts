/** What the player means to do: reported in `tv-intent`, and sent to the port unless the page cancels it. */
import type { ActionOf, AnyAction, AnyGame } from '../../game/contract.js';
import { TvIntentEvent } from '../look/events.js';
import type { Playback } from './playback.js';
import type { RemotePort } from '../lazy/remote-ports.js';
import type { Table } from './table.js';

export class Intent<G extends AnyGame> {
  readonly #table: Table<G>;
  readonly #playback: Playback<G>;

  constructor(table: Table<G>, playback: Playback<G>) {
    this.#table = table;
    this.#playback = playback;
  }

  /**
   * Takes actions with one touch or key: the page may cancel each, and if it does, none of them ends the player's part.
   * @returns whether one was sent.
   */
  intend(...actions: readonly ActionOf<G>[]): boolean {
    if (this.#playback.playing) {
      this.hurry();
      return false;
    }
    const { element, seats, words } = this.#table;
    const { port } = this.#playback;
    // a replay is not the table
    if (!port?.step || !element.isConnected || this.#playback.replaying) return false;
    if (this.#isPaused) {
      this.#table.notify(words.isPaused);
      return false;
    }
    if (this.waits()) return false;
    if (this.#table.lesson?.allows(actions) === false) return false;
    let sent = false;
    let isForbidden = false;
    // At a shared screen, what one player has been told is not for the next.
    if (seats.length > 1) this.#table.speech.clear();
    for (const action of actions) {
      if (isForbidden && (action as AnyAction).type === 'done') break;
      const { legal, view } = port.step;
      if (!element.dispatchEvent(new TvIntentEvent({ action, legal, view }))) {
        isForbidden = true;
        continue;
      }
      port.act(action);
      sent = true;
    }
    return sent;
  }

  /** Whether the answer to the player's action is pending; if so, they are told. */
  waits(): boolean {
    const waits = !!(this.#playback.port as Partial<RemotePort<unknown>> | undefined)?.waiting?.();
    if (waits) this.#table.notify(this.#table.words.noAnswerYet);
    return waits;
  }

  /** Shows the rest of a step at once. */
  hurry(): void {
    if (this.#isPaused) this.#table.notify(this.#table.words.isPaused);
    else this.#playback.hurry();
  }

  get #isPaused(): boolean {
    return this.#table.settings.common('paused') === 'on';
  }
}
