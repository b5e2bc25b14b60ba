/** What a player does and sees at a board in a story. */
import { expect, waitFor } from 'storybook/test';
import type { TrenteQuaranteBoard } from '../../src/trente-quarante-board.ts';
import { TableHands, textOf } from './table-hands.ts';

/** A player at a board. */
export class Hands extends TableHands<TrenteQuaranteBoard> {
  /** Lets the croupier deal, with the key; waits for the end of the coup, or for the choice after a refait. */
  async deal(): Promise<void> {
    if (!this.root.ownerDocument.activeElement?.shadowRoot) this.field('Rouge').focus();
    const { hand } = this.table.view;
    await this.keys('g');
    await waitFor(() => {
      const { phase, hand: now } = this.table.view;
      expect(phase === 'choice' || now > hand).toBe(true);
    });
    await this.asked();
  }

  field(name: string): HTMLElement {
    return this.find(new RegExp(`^${name},`));
  }

  /** The large text of the table. */
  get title(): string {
    return textOf(this.part('status')!.firstElementChild);
  }
  /** The croupier's call: small beside the title, if that addresses the player. */
  get called(): string {
    return textOf(this.part('status')!.querySelector('.call')).replace(/\.$/, '') || this.title;
  }
  /** The ledger of the last coup, including the large sum beside it. */
  get ledger(): string {
    return (this.part('ledger')?.textContent ?? '').replace(/\s+/g, ' ').trim();
  }
  /** The two rows, as a screen reader reads them. */
  get rows(): readonly (readonly string[])[] {
    return this.all('[part=rows] ol').map(row =>
      [...row.querySelectorAll('[part=card]')].map(card => card.getAttribute('aria-label')!),
    );
  }
  get purse(): number {
    const { accounts, seat } = this.table.view;
    return accounts.purses[seat === 'onlooker' ? 0 : seat]!;
  }
  override get overflow(): number {
    const frame = this.part('frame')!;
    return Math.max(0, frame.scrollWidth - frame.clientWidth, this.table.scrollWidth - this.table.clientWidth);
  }
}
