/** What a player does and sees at a board in a story. */
import { expect, userEvent, waitFor, within } from 'storybook/test';
import type { TrenteQuaranteBoard } from '../../src/trente-quarante-board.ts';

declare global {
  /** Provided by the story runner: media features of the browser, `{ 'forced-colors': 'active' }`. */
  var emulate: ((features: Readonly<Record<string, string>>) => Promise<void>) | undefined;
}

/** Text as rendered: single spaces between words. */
const textOf = (element: Element | null | undefined): string =>
  ((element as HTMLElement | null)?.innerText ?? '').replace(/\s+/g, ' ').trim();

/** A player at a board. Everything goes through what is on the screen. */
export class Hands {
  readonly board: TrenteQuaranteBoard;

  constructor(board: TrenteQuaranteBoard) {
    this.board = board;
  }

  /** Sits down at the first board of a story when it asks for something. */
  static async at(canvas: HTMLElement, place = 0): Promise<Hands> {
    const boards = canvas.querySelectorAll('trente-quarante-board');
    const hands = new Hands(boards[place]!);
    await hands.asked();
    return hands;
  }

  get #root(): HTMLElement {
    return this.board.shadowRoot as unknown as HTMLElement;
  }

  /** Waits until the board asks the player for something. */
  async asked(): Promise<void> {
    await waitFor(() => expect(this.board.legal.length).toBeGreaterThan(0));
    await this.board.updateComplete;
  }

  /** Waits for one of the board's events. */
  event<Name extends keyof HTMLElementEventMap>(name: Name): Promise<HTMLElementEventMap[Name]> {
    return new Promise(done => this.board.addEventListener(name, done, { once: true }));
  }

  find(name: RegExp | string, role = 'button'): HTMLElement {
    const [found, second] = within(this.#root).queryAllByRole(role, { name });
    if (!found || second) throw new Error(`${found ? 'More than one' : 'No'} ${role} “${String(name)}”: ${this.bar}`);
    return found;
  }

  /** Taps, and waits until the board asks again; `hurried`: without waiting. */
  async click(target: HTMLElement, hurried = false): Promise<void> {
    await userEvent.click(target);
    if (!hurried) await this.asked();
  }

  tap(name: RegExp | string, role = 'button'): Promise<void> {
    return this.click(this.find(name, role));
  }

  /** Presses keys, one after another, where the focus is. */
  async keys(text: string): Promise<void> {
    await userEvent.keyboard(text);
    await this.board.updateComplete;
  }

  /** Lets the croupier deal, with the key; waits for the end of the coup, or for the choice after a refait. */
  async deal(): Promise<void> {
    if (!this.#root.ownerDocument.activeElement?.shadowRoot) this.field('Rouge').focus();
    const { hand } = this.board.view;
    await this.keys('g');
    await waitFor(() => {
      const { phase, hand: now } = this.board.view;
      expect(phase === 'choice' || now > hand).toBe(true);
    });
    await this.asked();
  }

  field(name: string): HTMLElement {
    return this.find(new RegExp(`^${name},`));
  }

  get #line(): HTMLElement {
    return this.#root.querySelector<HTMLElement>('[part=status]')!;
  }
  /** The large text of the table. */
  get says(): string {
    return textOf(this.#line.firstElementChild);
  }
  /** The croupier's call: small beside the title, if that addresses the player. */
  get called(): string {
    return textOf(this.#line.querySelector('.call')).replace(/\.$/, '') || this.says;
  }
  /** All of the status line. */
  get line(): string {
    return textOf(this.#line);
  }
  /** The answer to “Why?”. */
  get reason(): string {
    return textOf(this.#root.querySelector('.gloss'));
  }
  /** The ledger of the last coup, including the large sum beside it. */
  get ledger(): string {
    return (this.#root.querySelector('[part=ledger]')?.textContent ?? '').replace(/\s+/g, ' ').trim();
  }
  get bar(): string {
    return textOf(this.#root.querySelector('[part=bar]'));
  }
  /** The two rows, as a screen reader reads them. */
  get rows(): readonly (readonly string[])[] {
    return [...this.#root.querySelectorAll('[part=rows] ol')].map(row =>
      [...row.querySelectorAll('[part=card]')].map(card => card.getAttribute('aria-label')!),
    );
  }
  get purse(): number {
    const { accounts, seat } = this.board.view;
    return accounts.purses[seat === 'onlooker' ? 0 : seat]!;
  }
  part(name: string): HTMLElement | null {
    return this.#root.querySelector<HTMLElement>(`[part~=${name}]`);
  }
  /** The height and width that a part needs beyond what it has. */
  get overflow(): number {
    const frame = this.part('frame')!;
    return Math.max(0, frame.scrollWidth - frame.clientWidth, this.board.scrollWidth - this.board.clientWidth);
  }
}
