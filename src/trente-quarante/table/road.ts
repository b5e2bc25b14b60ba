/** The road: a mark for each of the past coups. */
import { html, type TemplateResult } from 'lit';
import { say } from '../../table/messages.js';
import { NAMES } from '../text/messages.js';
import type { Shown } from './shown.js';

/** The coups that fit on the widest road. */
const ROAD_LENGTH = 40;

/** The latest coups, and the button for statistics and odds. */
export const road = ({ view, words, seldom }: Shown, odds: TemplateResult): TemplateResult =>
  html`<div class="road" part="road">
    <span class="lettering" aria-hidden="true">${words.road}</span>
    <ol aria-label=${words.road}>
      ${view.road.slice(-ROAD_LENGTH).map(mark => {
        const { row, colour } = mark;
        return row
          ? html`<li class=${row} data-mark=${colour === 'couleur' ? 'C' : 'I'}>
              ${say(words.roadMark, NAMES[row], NAMES[colour!])}
            </li>`
          : html`<li data-mark="–">${seldom?.mark(mark)}</li>`;
      })}
    </ol>
    <span data-zone="road">${odds}</span>
  </div>`;
