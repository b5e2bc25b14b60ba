/** The board of Trente et Quarante: its areas, and what is played for. */
import { html, type TemplateResult } from 'lit';
import { chips } from '../../table/look/messages.js';
import type { Options } from '../rules/options.js';
import type { BoardText } from '../text/en.js';
import { layout } from './fields.js';
import { crew } from './punters.js';
import { road } from './road.js';
import { rows } from './rows.js';
import type { Shown } from './shown.js';

/** The least and the highest stake, and how many packs the shoe holds. */
export const limitsOf = (words: BoardText, { min, max, decks }: Options): string =>
  words.limits(chips(min), chips(max), decks);

/** What lies on the board beside rows, fields, punters and road. */
export interface Areas {
  /** The status line. */
  readonly status: TemplateResult;
  /** Where a refait lets choose: the choice on each stake. */
  readonly choices?: unknown;
  readonly ledger: TemplateResult;
  /** What may be done with stakes in prison. */
  readonly releases?: unknown;
  /** The button for statistics and odds. */
  readonly odds: TemplateResult;
}

export const boardOf = (shown: Shown, { status, choices, ledger, releases, odds }: Areas): TemplateResult =>
  html`<div class="body">
    ${status} ${rows(shown)} ${layout(shown, choices)} ${ledger} ${crew(shown, releases)} ${road(shown, odds)}
  </div>`;
