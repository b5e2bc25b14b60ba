/** The row of main buttons at a poker table, and what is there between hands. */
import { html, nothing, type TemplateResult } from 'lit';
import { button } from '../../table/look/pieces.js';
import type { PokerText } from '../text/en.js';

type Content = TemplateResult | typeof nothing;

/** The bar of a poker table, and beside it the game's own content for the head of a wide box. */
export const barOf = (words: PokerText, inHead: unknown, content: unknown): TemplateResult =>
  html`${inHead}
    <div class="bar act" part="bar" role="toolbar" aria-label=${words.actions}>${content}</div>`;

/** The place of the main buttons. */
export const acts = (content: unknown): TemplateResult => html`<div class="acts" data-zone="acts">${content}</div>`;

/**
 * A secondary button, the main one, and the raise buttons. One template for all situations, so that the focus stays.
 */
export const row = (left: Content, prime: TemplateResult, more: Content = nothing): TemplateResult =>
  html`${acts(html`${left}${prime}`)} ${more}`;

/** Between hands: looking at the last one, unless something else is on the left, and the next; `who` is to start it. */
export const betweenActs = (
  words: PokerText,
  left: Content | undefined,
  hand: number,
  off: boolean,
  who: string,
): TemplateResult =>
  row(
    left ?? (hand > 1 ? lookAct(words) : nothing),
    button('done', who + (hand > 1 ? words.next : words.deal), { key: 'G', kind: 'prime', off }),
  );

/** The button that replays the last hand. */
export const lookAct = (words: PokerText): TemplateResult =>
  button('look', words.look, { icon: 'eye', key: 'L', kind: 'quiet fold' });
