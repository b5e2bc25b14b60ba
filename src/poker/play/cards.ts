/** Cards at a poker table: single, and in a row. */
import { html, nothing, type TemplateResult } from 'lit';
import { HIDDEN, type Card, type KnownCard } from '../../cards/card.js';
import type { FaceSize } from '../../table/play/art/family.js';
import { cardFace } from '../../table/look/pieces.js';
import type { PokerText } from '../text/en.js';

const SVG = 'http://www.w3.org/2000/svg';

/** A single card, face up or face down. */
export const cardAlone = (
  card: Card,
  size: FaceSize,
  nameOf: (card: KnownCard) => string,
  marks = '',
): TemplateResult =>
  card !== HIDDEN
    ? cardFace(card, size, nameOf(card), marks)
    : html`<span class="card back ${marks}" part="card" aria-hidden="true"
        ><svg viewBox="0 0 250 350" data-back></svg
      ></span>`;

/**
 * Cards of a row, for `data-row`: once hands are compared, those that count are raised and the others dimmed, except
 * those that count for somebody else.
 */
export function row(
  cards: readonly Card[],
  size: FaceSize,
  counting?: readonly Card[],
  elsewhere: readonly Card[] = [],
): string {
  const mark = (card: Card): string => {
    if (!counting) return card;
    if (counting.includes(card)) return `${card}.lift`;
    return elsewhere.includes(card) ? card : `${card}.dim`;
  };
  return [size, ...cards.map(mark)].join(' ');
}

/** Cards that have left the hand, small: a player's own folded hand stays visible. */
export const minis = (cards: readonly Card[], kind = ''): TemplateResult =>
  html`<span class="minis ${kind}" data-row=${row(cards, kind ? 'large' : 'small')}></span>`;

/** Tells a screen reader how many cards lie face down. */
export function closed(words: Pick<PokerText, 'hidden'>, cards: readonly Card[]): TemplateResult | typeof nothing {
  const hidden = cards.filter(card => card === HIDDEN).length;
  return hidden > 0 ? html`<span class="unseen">${words.hidden(hidden)}</span>` : nothing;
}

/** Names the cards of each hand by position: the third of `data-cards="card 2"` is `card 2 3`. */
export function nameCards(root: ParentNode): void {
  for (const hand of root.querySelectorAll<HTMLElement>('[data-cards]')) {
    const { cards = '' } = hand.dataset;
    hand.querySelectorAll<HTMLElement>('[part=card]').forEach((card, place) => {
      card.dataset.place = `${cards} ${place + 1}`;
    });
  }
}

/**
 * Draws the cards of a row, `data-row="size card.mark …"`, without a node between them; a card that stays keeps its
 * element. Their drawings are the table's: `<svg data-face="size card">`, or `data-back`.
 */
export function lay(row: HTMLElement, nameOf: (card: KnownCard) => string): void {
  const [size = '', ...cards] = (row.dataset.row ?? '').split(' ');
  cards.forEach((each, place) => {
    const [card = '', mark = ''] = each.split('.');
    let lying = row.children[place];
    if (!lying) {
      lying = row.appendChild(document.createElement('span'));
      lying.setAttribute('part', 'card');
      const art = lying.appendChild(document.createElementNS(SVG, 'svg'));
      art.setAttribute('viewBox', '0 0 250 350');
      art.setAttribute('aria-hidden', 'true');
    }
    const hidden = card === HIDDEN;
    const art = lying.firstElementChild!;
    art.toggleAttribute('data-back', hidden);
    if (hidden) art.removeAttribute('data-face');
    else art.setAttribute('data-face', `${size} ${card}`);
    lying.className = `card ${hidden ? 'back' : mark}`;
    const spoken: Readonly<Partial<Record<string, string>>> = hidden
      ? { 'aria-hidden': 'true' }
      : { role: 'img', 'aria-label': nameOf(card as KnownCard) };
    for (const name of ['aria-hidden', 'role', 'aria-label']) {
      const value = spoken[name];
      if (value === undefined) lying.removeAttribute(name);
      else lying.setAttribute(name, value);
    }
  });
  while (row.children.length > cards.length) row.lastChild?.remove();
}
