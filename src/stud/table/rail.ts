/** Cards that belong to no hand: the common ones, and the folded up-cards on the rail. */
import { html, type TemplateResult } from 'lit';
import { HIDDEN, RANKS, SUITS, type Card } from '../../cards/card.js';
import type { Seat } from '../../game/contract.js';
import type { StudWords } from '../text/messages.js';
import type { View } from '../rules/table.js';

/** The common cards. */
export const common = (words: StudWords, row: string): TemplateResult =>
  html`<div class="common"><span data-row=${row}></span><small>${words.forAll}</small></div>`;

/** What the rail shows of the folded up-cards, and how. */
export interface Fallen {
  readonly words: StudWords;
  readonly seats: readonly Seat[];
  /** By seat, by rank or by suit. */
  readonly sort: number;
  readonly memory: string;
  readonly name: (seat: Seat) => string;
  /** Cards as a row. */
  readonly row: (cards: readonly Card[]) => string;
}

/** The folded up-cards. */
export function rail(view: View, { words, seats, sort, memory, name, row }: Fallen): TemplateResult {
  const place = (card: Card): number => {
    const rank = RANKS.indexOf(card[0]!);
    const suit = SUITS.indexOf(card[1]!);
    return sort === 1 ? rank * 4 + suit : suit * 13 + rank;
  };
  const small = (list: readonly Card[]): string => row(list.map(card => (memory === 'visible' ? card : HIDDEN)));
  return html`<span data-zone="rail"
      ><button class="sort" data-do="sort" aria-label="${words.fallen}, ${words.sorted.split(',')[sort]!}">
        <span class="long">${words.fallen}</span><span class="short">${words.fallenShort}</span>
      </button></span
    >
    <span class="minis">
      ${
        sort === 0 || memory !== 'visible'
          ? seats.map(
              seat =>
                html`<span><small>${name(seat)}</small><span data-row=${small(view.cards.up[seat]!)}></span></span>`,
            )
          : html`<span
              data-row=${small(seats.flatMap(seat => view.cards.up[seat]!).sort((a, b) => place(b) - place(a)))}
            ></span>`
      }
    </span>`;
}
