/** The buttons that only Einundvierzig has: show or muck, two up, two down. */
import { html, type TemplateResult } from 'lit';
import { button } from '../../table/look/pieces.js';
import { CARDS_UP } from '../rules/table.js';
import type { EinundvierzigText } from '../text/en.js';

/** The buttons to show the hand of the last player left, or muck it. */
export const showActs = (words: EinundvierzigText): TemplateResult =>
  html`${button('muck', words.muck, { icon: 'fold', key: words.keys.fold.toUpperCase(), kind: 'quiet fold' })}${button('show', words.show, { key: 'G', kind: 'prime' })}`;

/** The buttons while `count` cards are picked to turn up; once the player is `done`, the one that takes them back. */
export const pickActs = (words: EinundvierzigText, count: number, done: boolean): TemplateResult =>
  done
    ? html`${button('repick', words.repick, { icon: 'undo', key: 'Z', kind: 'quiet fold' })}${button('lay', words.lay, { key: 'Enter', kind: 'prime', off: true })}`
    : html`${button('unpick', words.unpick, { icon: 'undo', key: 'Z', kind: 'quiet', off: count === 0 })}<span
          class="message"
          >${words.count(count)}</span
        >${button('lay', words.lay, { key: 'Enter', kind: 'prime', off: count < CARDS_UP })}`;
