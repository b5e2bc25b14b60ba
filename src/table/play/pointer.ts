/** A second press within this time makes a double click (ms). */
const DOUBLE = 400;
/** It may be on another button that lies there by then, no further from the first than this (px). */
const SAME_PLACE = 16;

/** A press of the pointer: where and when it went down, and on what. */
interface Press {
  readonly on?: Element | null;
  readonly x: number;
  readonly y: number;
  readonly at: number;
  /** Its command. */
  readonly what?: string | undefined;
}

/** Mouse, finger and pen on the buttons of a table: which clicks are meant. A button has its command in `data-do`. */
export class Pointer {
  #last: Press = { x: 0, y: 0, at: -DOUBLE };
  /** Whether the pointer has gone down since the last click: a screen reader clicks without that. */
  #isDown = false;
  #isAgain = false;
  #isEarly = false;

  /** @param early whether something was being shown that the press can only speed up. */
  down({ target, timeStamp: at, clientX: x, clientY: y, isTrusted }: PointerEvent, early: boolean): void {
    const on = (target as Element).closest<HTMLElement>('[data-do]');
    const last = this.#last;
    // events made by a program may all have the same place
    const isNear = isTrusted && Math.hypot(x - last.x, y - last.y) < SAME_PLACE;
    this.#isDown = true;
    this.#isEarly = early;
    this.#isAgain = at - last.at < DOUBLE && (on === last.on || isNear);
    if (!this.#isAgain) this.#last = { on, x, y, at, what: on?.dataset.do };
  }

  /**
   * Classifies a click on a button: `stray` if the button changed under the finger, `double` for the second half of a
   * double click, `early` if it was pressed while something was being shown, else `meant`.
   */
  click({ detail }: MouseEvent, button: HTMLElement | null | undefined): 'stray' | 'double' | 'early' | 'meant' {
    // clicks by keyboard or program have a press count of 0
    const byHand = detail > 0 && this.#isDown;
    this.#isDown = false;
    if (!byHand || !button) return 'meant';
    if (button.dataset.do !== this.#last.what) return 'stray';
    if (this.#isAgain) return 'double';
    return this.#isEarly ? 'early' : 'meant';
  }
}
