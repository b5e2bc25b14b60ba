/** The player's own place at stud: the cards, and under them the plate and the value of the hand. */
import { html, type TemplateResult } from 'lit';
import type { Seat } from '../../game/contract.js';
import type { Place } from '../../table/play/places.js';

/** Cards of the own hand that lie together, under a label. */
export interface Group {
  readonly name: 'down' | 'up' | 'late';
  /** For `data-row`. */
  readonly row: string;
  readonly tag: string;
}

/** @param instead what is shown without cards. @param reading the value of the hand. */
export const ownHandOf = (
  seat: Seat,
  groups: readonly Group[],
  instead: unknown,
  plate: TemplateResult,
  bet: TemplateResult,
  reading: unknown,
): TemplateResult =>
  html`<div class="own" data-place=${`hand ${seat}` satisfies Place} data-cards="own card">
      ${groups.map(
        ({ name, row, tag }) =>
          html`<div class="group">
            <div class=${name} data-row=${row}></div>
            <span class="tag">${tag}</span>
          </div>`,
      )}
      ${instead}
    </div>
    <div class="line">
      ${plate} ${bet}
      <span class="reading">${reading}</span>
    </div>`;
