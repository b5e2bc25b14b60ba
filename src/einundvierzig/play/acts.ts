/** The buttons that only Einundvierzig has: two up, two down. */
import { html, type TemplateResult } from 'lit';
import { button } from '../../table/look/pieces.js';
import { CARDS_UP } from '../rules/table.js';
import type { EinundvierzigText } from '../text/en.js';

/** The buttons while `count` cards are picked to turn up; once the player is `done`, the one that takes them back. */
export const pickActs = (words: EinundvierzigText, count: number, done: boolean): TemplateResult =>
  done
    ? html`${button('repick', words.repick, { icon: 'undo', key: 'Z', kind: 'quiet fold' })}${button('lay', words.lay, { key: 'Enter', kind: 'prime', off: true })}`
    : html`${button('unpick', words.unpick, { icon: 'undo', key: 'Z', kind: 'quiet', off: count === 0 })}<span
          class="message"
          >${words.count(count)}</span
        >${button('lay', words.lay, { key: 'Enter', kind: 'prime', off: count < CARDS_UP })}`;
