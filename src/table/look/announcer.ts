/** So many announcements can still be found by a screen reader; there are as many empty places for those to come. */
const KEPT = 9;

/**
 * A polite live region: what a screen reader says of a table. What is said within a frame comes as one paragraph, for a
 * screen reader learns of several in any order. Each comes into an empty place that has long been there: of two that come
 * into one place soon after each other, Orca drops the first. Nothing takes the place of what may not have been said yet.
 */
export class Announcer {
  readonly #region: () => Element | null;
  /** What is said with the next frame. */
  #waiting: readonly string[] = [];

  /** @param region the element with `role="log"`, once it is drawn; a paragraph each is a place. */
  constructor(region: () => Element | null) {
    this.#region = region;
  }

  say(text: string): void {
    if (!text) return;
    if (!this.#waiting[0]) requestAnimationFrame(() => this.#announce());
    this.#waiting = [...this.#waiting, text].slice(-KEPT);
  }

  /** Takes back what has been said, and what is to be. */
  clear(): void {
    this.#waiting = [];
    for (const line of this.#region()?.querySelectorAll(':not(:empty)') ?? []) line.remove();
  }

  #announce(): void {
    const region = this.#region();
    const texts = this.#waiting;
    this.#waiting = [];
    if (!region || !texts[0]) return;
    const line = document.createElement('p');
    // A screen reader reads “12 000” as two numbers. One text for all messages, a line each: nodes are dear.
    line.textContent = texts
      .map(text => `${text.replace(/(?<=\d)\u202f/g, '').replace(/(?<![.?!])$/, '. ')}\n`)
      .join('');
    region.querySelector(':empty')?.append(line);
    region.append(document.createElement('p'));
    if (region.children[2 * KEPT]) region.firstElementChild?.remove();
  }
}
