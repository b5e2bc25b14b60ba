/** Cards that belong to no hand: burnt ones, common ones, and folded upcards. */
import { html, nothing, type TemplateResult } from 'lit';
import { HIDDEN, RANKS, SUITS, type Card } from '../../cards/card.js';
import type { Seat } from '../../game/contract.js';
import { way } from '../../poker/play/way.js';
import { cardAlone, minis } from '../../poker/play/cards.js';
import { type View } from '../rules/table.js';
import type { StudText } from '../text/en.js';

export const commonCards = (words: StudText, row: string): TemplateResult =>
  html`<div class="common" data-cards="card common"><span data-row=${row}></span><small>${words.forAll}</small></div>`;

/** The burnt cards, as one. */
export const burntCards = (words: StudText, burnt: number): TemplateResult =>
  html`<div class="burnt" data-cards="card burnt">
    ${cardAlone(HIDDEN, 'compact', () => '')}<small>${words.burnt(burnt)}</small>
  </div>`;

/** Folded upcards as shown: face down for players who want to remember them. */
const asRemembered = (cards: readonly Card[], memory: string): readonly Card[] =>
  cards.map(card => (memory === 'visible' ? card : HIDDEN));

/** The upcards of a player who has folded, small, beside their name. */
export const foldedCards = (cards: readonly Card[], memory: string): TemplateResult =>
  minis(asRemembered(cards, memory));

/** The button that opens the list of all folded upcards. */
export const deadCardsButton = (words: StudText, open: boolean): TemplateResult =>
  way('cards', words.deadCards, 'dead-cards', open);

/** The list of folded upcards, and its order. */
export interface DeadCards {
  readonly words: StudText;
  readonly seats: readonly Seat[];
  /** By seat, by rank or by suit. */
  readonly sort: number;
  readonly memory: string;
  readonly name: (seat: Seat) => string;
  readonly quiz: () => unknown;
}

/** All folded upcards, by seat or sorted. */
export function deadCardsList(view: View, { words, seats, sort, memory, name, quiz }: DeadCards): TemplateResult {
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
              html`<span class="of"><small>${name(seat)}</small>${foldedCards(view.cards.up[seat]!, memory)}</span>`,
          )
        : foldedCards(sorted, memory)
    }
    ${memory === 'quiz' ? quiz() : nothing}
  </div>`;
}
