/** How cards lie in a row. */
import { HIDDEN, type KnownCard } from '../cards/card.js';

const SVG = 'http://www.w3.org/2000/svg';

/**
 * Lays the cards of a row, `data-row="size card.mark …"`, without a node between them; a card that stays is the
 * same element. Their drawings are the table's: `<svg data-face="size card">`, or `data-back`.
 */
export function lay(row: HTMLElement, nameOf: (card: KnownCard) => string): void {
  const [size = '', ...cards] = row.dataset.row!.split(' ');
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
  while (row.children.length > cards.length) row.lastChild!.remove();
}
