/** The pots in the middle of a poker table. */
import { html, type TemplateResult } from 'lit';
import type { Seat } from '../../game/contract.js';
import { chips } from '../../table/look/messages.js';
import { stack } from '../../table/look/pieces.js';
import type { Place } from '../../table/play/places.js';
import { chipsOf, type Symbols } from '../../table/look/symbols.js';
import type { BettingView, Chips } from '../play/scene.js';
import { leftOut, potName } from './seen.js';
import type { PokerText } from '../text/en.js';

/** The greatest number of chips in a pile, all stacks together. */
const MOST_CHIPS = 24;
/** The greatest number of stacks side by side. */
const MOST_HEAPS = 3;

/** An amount in chips, a stack for each value, the highest first; the remainder shares the last stack. */
export function heaps(amount: number): readonly (readonly number[])[] {
  const piles: number[][] = [];
  for (const value of chipsOf(amount, MOST_CHIPS)) {
    const last = piles.at(-1);
    if (last && (last[0] === value || piles.length === MOST_HEAPS)) last.push(value);
    else piles.push([value]);
  }
  return piles;
}

/** The note on a side pot: who cannot win it. */
function without(words: PokerText, out: readonly string[]): string {
  const last = out.at(-1);
  if (!last) return '';
  return words.without(out.length > 1 ? words.and(out.slice(0, -1).join(', '), last) : last);
}

/** Classes for the middle, by the number of pots: a main pot alone, with a side pot, with two, with more. */
const KINDS = ['', '', 'side-pot', 'side-pot side-pots', 'side-pot side-pots many-pots'];

/** The middle of the oval: the pack, the pots until they are won, their place after that, and what else lies there. */
export function middle(
  { symbols, words }: { readonly symbols: Symbols; readonly words: PokerText },
  view: BettingView,
  pots: Chips['pots'],
  name: (seat: Seat) => string,
  beside: unknown,
): TemplateResult {
  const figures = pots.map(
    (pot, place) =>
      html`<figure class=${place > 0 ? 'side' : ''} data-place=${`pot ${place}` satisfies Place}>
        <span class="piles">${heaps(pot.amount).map(heap => stack(symbols, heap))}</span>
        <figcaption>
          <b data-place=${`sum ${place}` satisfies Place}>${chips(pot.amount)}</b
          ><span
            >${potName(words, place, pots.length)}${
              place > 0 ? html`<span class="without">${without(words, leftOut(view, pot).map(name))}</span>` : ''
            }</span
          >
        </figcaption>
      </figure>`,
  );
  return html`<div class="middle ${KINDS[Math.min(pots.length, 4)]}">
    <span class="pack" data-place="shoe"><svg viewBox="0 0 250 350" aria-hidden="true" data-back></svg></span>
    <div class="pots" part="pots" data-place="pots">${figures}</div>
    ${beside}
  </div>`;
}
