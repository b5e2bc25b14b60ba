/** How many announcements stay available to a screen reader; there are as many empty places for the next ones. */
const KEPT = 9;

/**
 * A polite live region: what a screen reader says of a table. Announcements within a frame are joined into one
 * paragraph, since a screen reader may read several in any order. Each goes into a place that has long been empty: of
 * two that use one place in quick succession, Orca drops the first. Nothing replaces a text that may not have been read
 * yet.
 */
export class Announcer {
  readonly #region: () => Element | null;
  /** What is announced with the next frame. */
  #waiting: readonly string[] = [];

  /** @param region the element with `role="log"`, once it is drawn; its paragraphs are the places. */
  constructor(region: () => Element | null) {
    this.#region = region;
  }

  say(text: string): void {
    if (!text) return;
    if (!this.#waiting[0]) requestAnimationFrame(() => this.#announce());
    // the word of a button may have a soft hyphen, which some screen readers speak
    this.#waiting = [...this.#waiting, text.replaceAll('\u00ad', '')].slice(-KEPT);
  }

  /** Drops past and pending announcements. */
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
    // A screen reader reads “12 000” as two numbers. One text node for all messages, a line each: nodes are costly.
    line.textContent = texts
      .map(text => `${text.replace(/(?<=\d)\u202f/g, '').replace(/(?<![.?!])$/, '. ')}\n`)
      .join('');
    region.querySelector(':empty')?.append(line);
    region.append(document.createElement('p'));
    if (region.children[2 * KEPT]) region.firstElementChild?.remove();
  }
}
