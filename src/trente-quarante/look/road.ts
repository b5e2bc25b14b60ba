/** The road: a mark for each of the past coups. */
import { html, nothing, type TemplateResult } from 'lit';
import type { Place } from '../../table/play/places.js';
import { NAMES } from '../text/calls.js';
import type { RoadMark } from '../rules/table.js';
import type { Shown } from './shown.js';
import type { BoardText } from '../text/en.js';

/** The coups that fit on the widest road. */
const ROAD_LENGTH = 40;

/** The latest coups, and the button for statistics and odds. */
export const road = ({ view, words }: Shown, odds: TemplateResult): TemplateResult => {
  const marks = view.road.slice(-ROAD_LENGTH);
  return html`<div class="road" part="road">
    ${marks.length > 0 ? html`<span class="lettering" aria-hidden="true">${words.road}</span>` : nothing}
    <ol aria-label=${words.road}>
      ${marks.map((mark, at) => {
        const { row, colour } = mark;
        const place = at === marks.length - 1 ? ('latest mark' satisfies Place) : nothing;
        return row
          ? html`<li class=${row} data-mark=${colour === 'couleur' ? 'C' : 'I'} data-place=${place}>
              ${words.roadMark(NAMES[row], NAMES[colour!])}
            </li>`
          : html`<li data-mark="–" data-place=${place}>${undecided(words, mark)}</li>`;
      })}
    </ol>
    <span data-zone="road">${odds}</span>
  </div>`;
};

const SIGNS: Readonly<Record<Exclude<RoadMark['result'], 'decided'>, string>> = {
  tie: '=',
  refait: '31',
  lastRefait: '31',
  unfinished: '×',
};

/** A coup that was not decided. */
const undecided = (words: BoardText, { result }: RoadMark): TemplateResult =>
  html`<b aria-hidden="true">${result === 'decided' ? '' : SIGNS[result]}</b
    >${result === 'refait' ? words.roadRefait : words.roadTie}`;
