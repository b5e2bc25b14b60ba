/** The row of main buttons at a table of poker, and what stands there between hands. */
import { html, nothing, type TemplateResult } from 'lit';
import { button } from '../../table/look/pieces.js';
import type { PokerText } from '../text/en.js';

export type Content = TemplateResult | typeof nothing;

/** The place of the main buttons. */
export const acts = (content: unknown): TemplateResult => html`<div class="acts" data-zone="acts">${content}</div>`;

/** A quiet button, the main one, and what may be raised. One template for all situations: what had the focus keeps it. */
export const row = (left: Content, prime: TemplateResult, more: Content = nothing): TemplateResult =>
  html`${acts(html`${left}${prime}`)} ${more}`;

/** Between hands: looking at the last one, unless there is something else on the left, and the next; `who` is to say so. */
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

/** The button that shows the last hand again. */
export const lookAct = (words: PokerText): TemplateResult =>
  button('look', words.look, { icon: 'eye', key: 'L', kind: 'quiet fold' });
