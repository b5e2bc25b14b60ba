/** Cards that belong to no hand: burnt ones, common ones, and folded upcards. */
import { html, type TemplateResult } from 'lit';
import { HIDDEN, type Card } from '../../cards/card.js';
import { cardAlone, minis } from '../../poker/play/cards.js';
import type { StudText } from '../text/en.js';

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
