/** Which suit is whose: each punter of the book game holds the cards of one. */
import { html, type TemplateResult } from 'lit';
import type { KnownCard } from '../../cards/card.js';
import { BOOKS } from '../rules/pack.js';
import type { View } from '../rules/table.js';
import type { Scene } from './scene.js';

const SIGNS: Readonly<Record<string, string>> = { c: '♣', d: '♦', h: '♥', s: '♠' };

/** A seat's card of a rank; before the first deal, of the suit that it will have. */
export const cardOf = ({ punters }: View, seat: number, rank: string): KnownCard =>
  (rank + (punters[seat]?.suit || BOOKS[seat % BOOKS.length]!)) as KnownCard;

/** The sign of a suit, in the pattern of the cards. */
export const sign = (german: boolean, suit: string): TemplateResult =>
  german
    ? // only the sign from the small face
      html`<svg class="sign" viewBox="50 185 150 150" aria-hidden="true" data-face="small A${suit}"></svg>`
    : html`<span class="sign ${suit}" aria-hidden="true">${SIGNS[suit]}&#xfe0e;</span>`;

/** The sign of a seat's suit, if it has one of its own. */
export function signOf({ view, german }: Scene, seat: number): TemplateResult | undefined {
  const suit = view.punters[seat]?.suit;
  return view.options.variant === 'buch' && suit ? sign(german, suit) : undefined;
}
