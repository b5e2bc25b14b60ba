/** The board of Trente et Quarante: its areas, and its limits. */
import { html, type TemplateResult } from 'lit';
import { chips } from '../../table/look/messages.js';
import type { Options } from '../rules/options.js';
import type { BoardText } from '../text/en.js';
import { layout } from './fields.js';
import { crew } from './punters.js';
import { road } from './road.js';
import { rows } from './rows.js';
import type { AfterRefait, Shown } from './shown.js';

/** The minimum and maximum stake, and the number of packs in the shoe. */
export const limitsOf = (words: BoardText, { min, max, decks }: Options): string =>
  words.limits(chips(min), chips(max), decks);

/** What is on the board beside rows, fields, punters and road. */
export interface Areas {
  /** The status line. */
  readonly status: TemplateResult;
  readonly ledger: TemplateResult;
  /** The button for statistics and odds. */
  readonly odds: TemplateResult;
  readonly refait?: AfterRefait | undefined;
}

export const boardOf = (shown: Shown, { status, ledger, odds, refait }: Areas): TemplateResult =>
  html`<div class="body">
    ${status} ${rows(shown)} ${layout(shown, refait)} ${ledger} ${crew(shown, refait?.releases)} ${road(shown, odds)}
  </div>`;
