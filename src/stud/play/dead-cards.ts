/** Cards that belong to no hand: burnt ones, common ones, and folded upcards. */
import { html, nothing, type TemplateResult } from 'lit';
import { HIDDEN, RANKS, SUITS, type Card } from '../../cards/card.js';
import { cardAlone, minis } from '../../poker/play/cards.js';
import type { Table } from '../../table/play/table.js';
import type { stud } from '../rules/rules.js';
import type { View } from '../rules/table.js';
import type { StudText } from '../text/en.js';
import { deadSeats } from './scene.js';

export const commonCards = (words: StudText, row: string): TemplateResult =>
  html`<div class="common" data-cards="card common"><span data-row=${row}></span><small>${words.forAll}</small></div>`;

/** The burnt cards, as one. */
export const burntCards = (words: StudText, burnt: number): TemplateResult =>
  html`<div class="burnt" data-cards="card burnt">
    ${cardAlone(HIDDEN, 'compact', () => '')}<small>${words.burnt(burnt)}</small>
  </div>`;

/** The upcards of a player who has folded, small, beside their name; face down for one who wants to remember them. */
export const foldedCards = (cards: readonly Card[], memory: string): TemplateResult =>
  minis(cards.map(card => (memory === 'visible' ? card : HIDDEN)));

/** All folded upcards. @param sort by seat, by rank or by suit. @param quiz draws the questions about them. */
export function deadCardsList(
  { names, words }: Table<typeof stud, StudText>,
  view: View,
  sort: number,
  memory: string,
  quiz: () => unknown,
): TemplateResult {
  const seats = deadSeats(view);
  const place = (card: Card): number => {
    const rank = RANKS.indexOf(card[0]!);
    const suit = SUITS.indexOf(card[1]!);
    return sort === 1 ? rank * 4 + suit : suit * 13 + rank;
  };
  const sorted = seats.flatMap(seat => view.cards.up[seat]!).sort((a, b) => place(b) - place(a));
  return html`<div class="all">
    <span data-zone="rail"
      ><button
        class="button quiet sort"
        data-do="sort"
        aria-label="${words.deadCards}, ${Object.values(words.sorted)[sort]!}"
      >
        ${Object.values(words.sorted)[sort]}
      </button></span
    >
    ${
      sort === 0 || memory !== 'visible'
        ? seats.map(
            seat =>
              html`<span class="of"
                ><small>${names.person(seat)}</small>${foldedCards(view.cards.up[seat]!, memory)}</span
              >`,
          )
        : foldedCards(sorted, memory)
    }
    ${memory === 'quiz' ? quiz() : nothing}
  </div>`;
}
