/** What a player, or a page, does before the play has loaded: it is done as soon as a table is open. */

export class EarlyInput<Table extends { redraw(): Promise<unknown> }> {
  #acts: ((table: Table) => void)[] = [];
  readonly #over = new AbortController();

  /** Listens to pointer and keys until a table is open. @param retry requests again what failed to load. */
  listen(root: ShadowRoot, retry: () => void): void {
    const { signal } = this.#over;
    root.addEventListener('click', event => this.#click(event, retry), { signal });
    root.addEventListener('keydown', event => this.#key(event as KeyboardEvent), { signal });
  }

  add(act: (table: Table) => void): void {
    this.#acts.push(act);
  }

  /** A button was pressed: presses it again once the open table has it. */
  #click(event: Event, retry: () => void): void {
    const [target] = event.composedPath();
    const button = (target as Element).closest<HTMLElement>('[data-do]');
    if (button?.dataset.do === 'retry') retry();
    else if (button)
      this.add(table => {
        void table.redraw().then(() => button.isConnected && button.click());
      });
  }

  /** A key was pressed that does more than move the focus. */
  #key(event: KeyboardEvent): void {
    const [target] = event.composedPath();
    const { type, key, code, ctrlKey, altKey, metaKey, shiftKey } = event;
    if (key === 'Tab' || event.repeat) return;
    const again = { key, code, ctrlKey, altKey, metaKey, shiftKey, bubbles: true, composed: true, cancelable: true };
    this.add(table => {
      void table.redraw().then(() => target?.dispatchEvent(new KeyboardEvent(type, again)));
    });
  }

  /** Whether a table has been open. */
  get isOver(): boolean {
    return this.#over.signal.aborted;
  }

  /** A table is open. */
  flush(table: Table): void {
    this.#over.abort();
    for (const act of this.#acts.splice(0)) act(table);
  }
}
