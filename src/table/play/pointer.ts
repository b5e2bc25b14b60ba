/** A second press within this time makes a double click (ms). */
const DOUBLE = 400;

/** A press of the pointer: on what it went down and when. */
interface Press {
  readonly on?: Element | null;
  readonly at: number;
  /** Its command. */
  readonly what?: string | undefined;
}

/** Mouse, finger and pen on the buttons of a table: which clicks are meant. A button has its command in `data-do`. */
export class Pointer {
  #last: Press = { at: 0 };
  /** Whether the pointer has gone down since the last click: a screen reader clicks without that. */
  #isDown = false;
  #isAgain = false;
  #isEarly = false;

  /** @param early whether something was being shown that the press can only speed up. */
  down({ target, timeStamp }: PointerEvent, early: boolean): void {
    const on = (target as Element).closest<HTMLElement>('[data-do]');
    this.#isDown = true;
    this.#isEarly = early;
    this.#isAgain = on === this.#last.on && timeStamp - this.#last.at < DOUBLE;
    if (!this.#isAgain) this.#last = { on, at: timeStamp, what: on?.dataset.do };
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
