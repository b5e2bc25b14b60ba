/** What opens and closes on narrow tables, and is always open on wide ones. */
import { html, type TemplateResult } from 'lit';
import type { Scene } from './scene.js';

/** Whether what follows a heading is to be seen. */
export const isOpen = ({ wide, opened }: Scene, name: string): boolean => wide || opened(name);

/** A heading; on narrow tables it opens and closes what follows. */
export function heading({ wide, opened }: Scene, name: string, label: string, note = ''): TemplateResult {
  const small = note && html`<small>${note}</small>`;
  return wide
    ? html`<h3>${label}${small}</h3>`
    : html`<h3 data-zone=${name}>
        <button class="fold" data-do="open" data-value=${name} aria-expanded=${opened(name)}>${label}${small}</button>
      </h3>`;
}
