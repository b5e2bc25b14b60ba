import { html, type TemplateResult } from 'lit';
import type { PokerText } from '../text/en.js';

/** The bar of a poker table, and beside it the game's own content for the head of a wide box. */
export const barOf = (words: PokerText, inHead: unknown, content: unknown): TemplateResult =>
  html`${inHead}
    <div class="bar act" part="bar" role="toolbar" aria-label=${words.actions}>${content}</div>`;
