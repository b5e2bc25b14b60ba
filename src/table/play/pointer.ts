/** A second press within so many milliseconds makes a double click. */
const DOUBLE = 400;

/** What a press of the pointer was: on what it went down and when. */
interface Press {
  readonly on?: Element | null;
  readonly at: number;
  /** What it was to do. */
  readonly what?: string | undefined;
}

/** Mouse, finger and pen on the buttons of a table: which clicks are meant. A button carries its command in `data-do`. */
export class Pointer {
  #last: Press = { at: 0 };
  /** Whether it has gone down since the last click: a screen reader clicks without it. */
  #isDown = false;
  #isAgain = false;
  #isEarly = false;

  /** @param early whether something was being shown that the press may only hurry. */
  down({ target, timeStamp }: PointerEvent, early: boolean): void {
    const on = (target as Element).closest<HTMLElement>('[data-do]');
    this.#isDown = true;
    this.#isEarly = early;
    this.#isAgain = on === this.#last.on && timeStamp - this.#last.at < DOUBLE;
    if (!this.#isAgain) this.#last = { on, at: timeStamp, what: on?.dataset.do };
  }

  /**
   * What a click on a button is: `stray` where the button has changed under the finger, `double` for the second half of a
   * double click, `early` where it was pressed while something was being shown, else `meant`.
   */
  click({ detail }: MouseEvent, button: HTMLElement | null | undefined): 'stray' | 'double' | 'early' | 'meant' {
    // a click by keyboard or program counts none
    const byHand = detail > 0 && this.#isDown;
    this.#isDown = false;
    if (!byHand || !button) return 'meant';
    if (button.dataset.do !== this.#last.what) return 'stray';
    if (this.#isAgain) return 'double';
    return this.#isEarly ? 'early' : 'meant';
  }
}
