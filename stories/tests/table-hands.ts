/** What a player does and sees at a table in a story. */
import { expect, userEvent, waitFor, within } from 'storybook/test';

export const textOf = (element: Element | null | undefined): string =>
  ((element as HTMLElement | null)?.innerText ?? '').replace(/\s+/g, ' ').trim();

/** A table as its player sees it. */
type AnyTable = HTMLElement & {
  readonly legal: readonly unknown[];
  readonly updateComplete: Promise<boolean>;
};

/** A player at a table. Everything goes through what is on the screen. */
export class TableHands<Table extends AnyTable> {
  readonly table: Table;

  constructor(table: Table) {
    this.table = table;
  }

  get root(): HTMLElement {
    return this.table.shadowRoot as unknown as HTMLElement;
  }

  /** Waits until the table asks the player for something. */
  async asked(): Promise<void> {
    await waitFor(() => expect(this.table.legal.length).toBeGreaterThan(0));
    await this.table.updateComplete;
  }

  /** Waits until the table says something. */
  async says(words: RegExp | string): Promise<void> {
    await waitFor(() => expect(this.line).toMatch(words));
    await this.table.updateComplete;
  }

  /** Waits for one of the table's events. */
  event<Name extends keyof HTMLElementEventMap>(name: Name): Promise<HTMLElementEventMap[Name]> {
    return new Promise(done => this.table.addEventListener(name, done, { once: true }));
  }

  find(name: RegExp | string, role = 'button'): HTMLElement {
    const [found, second] = within(this.root).queryAllByRole(role, { name });
    if (!found || second) throw new Error(`${found ? 'More than one' : 'No'} ${role} “${String(name)}”: ${this.bar}`);
    return found;
  }
  has(name: RegExp | string, role = 'button'): boolean {
    return within(this.root).queryAllByRole(role, { name }).length > 0;
  }

  /** Taps, and waits until the table asks again; `hurried`: without waiting. */
  async tap(name: RegExp | string, hurried = false): Promise<void> {
    await userEvent.click(this.find(name));
    await this.table.updateComplete;
    if (!hurried) await this.asked();
  }

  /** Presses keys where the focus is. */
  async keys(text: string): Promise<void> {
    await userEvent.keyboard(text);
    await this.table.updateComplete;
  }

  part(name: string): HTMLElement | null {
    return this.root.querySelector<HTMLElement>(`[part~=${name}]`);
  }
  all(selector: string): readonly HTMLElement[] {
    return [...this.root.querySelectorAll<HTMLElement>(selector)];
  }
  /** All of the status line. */
  get line(): string {
    return textOf(this.part('status'));
  }
  /** The answer to “Why?”. */
  get reason(): string {
    return textOf(this.root.querySelector('.gloss'));
  }
  get bar(): string {
    return textOf(this.part('bar'));
  }
  /** The text somewhere else. */
  text(selector: string): string {
    return textOf(this.root.querySelector(selector));
  }
  get pots(): string {
    return textOf(this.part('pots'));
  }
  get own(): string {
    return textOf(this.part('player'));
  }
  /** The text at an opponent's place, by name. */
  seat(name: string): string {
    return textOf(this.all('[part=opponent]').find(seat => seat.getAttribute('aria-label') === name));
  }
  /** The cards visible somewhere, by their names. */
  cards(selector = ''): readonly string[] {
    return this.all(`${selector} [part=card][role=img]`).map(card => card.getAttribute('aria-label')!);
  }
  /** The width that the table needs beyond what it has. */
  get overflow(): number {
    const cloth = this.part('cloth')!;
    return Math.max(0, this.table.scrollWidth - this.table.clientWidth, cloth.scrollWidth - cloth.clientWidth);
  }
}

/** Sits down at a story's table when it asks for something. */
export async function seated<Hands extends TableHands<AnyTable>>(hands: Hands): Promise<Hands> {
  await hands.asked();
  return hands;
}

/** Plays of stories in which the table, as the player who sits there sees it, says some words and cuts nothing off. */
export const sightOf =
  (sit: (canvas: HTMLElement) => Promise<TableHands<AnyTable>>) =>
  (words = /./) =>
  async ({ canvasElement }: { readonly canvasElement: HTMLElement }): Promise<void> => {
    const hands = await sit(canvasElement);
    expect(`${hands.line} ${hands.own}`).toMatch(words);
    expect(hands.overflow).toBe(0);
  };
