/** Buttons for moving or giving up imprisoned stakes, if the rules allow it. */
import { html, nothing, type TemplateResult } from 'lit';
import { chips } from '../../table/look/messages.js';
import { button } from '../../table/look/pieces.js';
import { CHANCES } from '../rules/coup.js';
import { shareOf } from '../rules/settlement.js';
import type { Action } from '../rules/table.js';
import { letterOf, NAMES } from '../text/calls.js';
import type { Shown } from '../look/shown.js';

export function releases({ view, words, own, legal }: Shown): TemplateResult | typeof nothing {
  const buttons = legal.flatMap((offer, place) => {
    if (offer.type !== 'move' && offer.type !== 'surrender') return [];
    const { chance, level } = offer as Extract<Action, { readonly level: number }>;
    const from = `${NAMES[chance]} ${letterOf(level)}`;
    const held = own!.prison[CHANCES.indexOf(chance)]![level - 1]!;
    const label =
      offer.type === 'move'
        ? words.move(from, NAMES[offer.to])
        : words.surrender(from, chips(shareOf(held, 2 ** level, view.options.halfRounding)));
    return [button('act', label, { kind: 'quiet punter', value: String(place) })];
  });
  return buttons.length > 0 ? html`<div class="punters" data-zone="releases">${buttons}</div>` : nothing;
}
