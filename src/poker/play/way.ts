import { html, nothing, type TemplateResult } from 'lit';
import { icon, type IconName } from '../../table/look/icons.js';

/**
 * A sign on the cloth that opens more about the hand, with its word where there is room.
 * @param opens the drawer that it opens, which is also its zone.
 * @param command what opens it, where that is a command of its own.
 */
export const way = (sign: IconName, label: string, opens: string, isOpen: boolean, command = 'open'): TemplateResult =>
  html`<span data-zone=${opens}
    ><button
      class="opener ${command === 'open' ? '' : 'worded'}"
      data-do=${command}
      data-value=${command === 'open' ? opens : nothing}
      aria-expanded=${isOpen ? 'true' : 'false'}
      aria-label=${label}
      title=${label}
    >
      ${icon(sign)}<span class="label">${label}</span>
    </button></span
  >`;
