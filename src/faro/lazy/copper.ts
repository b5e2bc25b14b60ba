/** The copper: a token on a stake, which then bets that its place loses. */
import { html } from 'lit';
import type { Place } from '../../table/play/places.js';
import type { Scene } from '../look/scene.js';

/** The token, seen from above. */
export const copperSign = html`<svg class="cop" viewBox="0 0 50 50" aria-hidden="true">
  <path d="M25 2L46 14V36L25 48L4 36V14Z" fill="#8a4319"></path>
  <path d="M25 4L44 15V35L25 46L6 35V15Z" fill="#c9743a"></path>
  <path d="M25 4L44 15L25 25L6 15Z" fill="#e8a36c"></path>
  <path d="M17 25H33" stroke="#3d1a06" stroke-width="5"></path>
</svg>`;

/** The toggle in the bar: whether the next chip gets a copper. */
export const copperSwitch = (scene: Scene) =>
  html`<button
    class="button quiet tall copper"
    data-do="copper"
    data-zone="copper"
    data-place=${scene.copper ? '' : ('button copper' satisfies Place)}
    data-term="copper"
    aria-pressed=${scene.copper ? 'true' : 'false'}
    aria-keyshortcuts="K"
    part="button"
  >
    ${copperSign}<span class="label">${scene.words.classicLayout.copper}</span><kbd aria-hidden="true">K</kbd>
  </button>`;
