/** The menu: speed and a new table. Loaded when it is first opened. */
import type { html as Html, TemplateResult } from 'lit';
import { drawerStyles } from './drawer.styles.js';
import type { Speed } from './motion.js';
import type { button as Button } from './pieces.js';
import type { CommonText } from './text/en.js';

const SPEEDS: readonly Speed[] = ['slow', 'normal', 'fast', 'instant'];

/** Lit and what is made of it comes from the table: a second copy would be loaded otherwise. */
export interface Kit {
  readonly html: typeof Html;
  readonly button: typeof Button;
}

/** @param label what the group of its buttons is called. @param sure whether the next touch opens a new table. */
export function menu(
  { html, button }: Kit,
  label: string,
  words: CommonText['menuItems'],
  speed: Speed,
  sure: boolean,
  items: unknown,
): TemplateResult {
  return html`<div class="choices" role="radiogroup" aria-label=${words.speed} data-zone="speed">
      <span aria-hidden="true">${words.speed}</span>
      ${SPEEDS.map(
        name =>
          html`<span
            class="button quiet"
            role="radio"
            tabindex="-1"
            data-do="speed"
            data-value=${name}
            aria-checked=${speed === name ? 'true' : 'false'}
            >${words[name]}</span
          >`,
      )}
    </div>
    <div class="choices" role="toolbar" aria-label=${label} data-zone="menu">
      ${items} ${button('new-table', sure ? words.newTableSure : words.newTable, { kind: 'quiet' })}
    </div>`;
}

const css = String.raw;

/** The styles of the drawer and of the menu in it. */
export const styles =
  drawerStyles +
  css`
    .choices {
      display: flex;
      align-items: center;
      flex-wrap: wrap;
      gap: var(--space-2);
    }
    .choices .button {
      min-height: var(--tap);
      font-weight: 500;
    }
    .choices .button[aria-checked='true'] {
      background: var(--prime);
      color: var(--prime-text);
    }
    @media (forced-colors: active) {
      .choices .button[aria-checked='true'] {
        background: Highlight;
        color: HighlightText;
        forced-color-adjust: none;
      }
    }
  `;
