import { html, type TemplateResult } from 'lit';
import { icon } from '../../table/look/icons.js';

/** The button that opens and closes the odds. */
export const oddsButton = (label: string, open: boolean): TemplateResult =>
  html`<button class="tool" data-do="open" data-value="odds" aria-expanded=${open} aria-label=${label} title=${label}>
    ${icon('chart')}
  </button>`;
