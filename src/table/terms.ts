/**
 * Words of the table that a stranger does not know. What shows one has `data-term`, its name among the game's terms: a sentence
 * explains it under the mouse, with the focus and at a tap.
 */
import type { Language } from './lang.js';
import type { LazyChunk } from './lazy.js';
import type { Table } from './table.js';

/** What a game explains where it stands: loaded when it is first asked for. */
export interface Terms {
  readonly TERMS: Readonly<Record<Language, Readonly<Record<string, string>>>>;
}

const BUBBLE = () => import('./term-bubble.js');

/** Listens for terms; a tap on one that is no button itself explains it, and does nothing else. */
export function listenForTerms(root: ShadowRoot, table: Table, terms: LazyChunk<Terms> | undefined): void {
  const hear = (event: Event): void => {
    const term = (event.target as Element).closest<HTMLElement>('[data-term]');
    const isTouch = (event as PointerEvent).pointerType === 'touch';
    // a finger is over something only as it taps it
    if (!term || !terms || (isTouch && event.type === 'pointerover')) return;
    if (event.type === 'click' && !term.dataset.do) event.stopPropagation();
    Promise.all([table.load(BUBBLE), table.load(terms)]).then(
      ([{ explain }, { TERMS }]) => explain(table, term, TERMS[table.language][term.dataset.term!], event.type),
      table.fail,
    );
  };
  for (const type of ['click', 'pointerover', 'focusin']) root.addEventListener(type, hear, true);
}
