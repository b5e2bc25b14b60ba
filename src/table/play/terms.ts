/**
 * Explains words of the table that a newcomer does not know, who sits at a seat, and why something is so. An element
 * with one has `data-term`: its name among the game's terms, `player` and a seat, or `why` and a reason. The
 * explanation opens on hover, focus or tap.
 */
import type { AnyGame } from '../../game/contract.js';
import type { Setup } from './gameplay.js';
import type { Table } from './table.js';
import { PANEL_TEXTS } from '../text/lazy-texts.js';

/** What a game explains: its terms, and the playing style of a computer player of a level. */
type Explained = Pick<Setup<AnyGame>, 'texts' | 'manners'>;

const BUBBLE = () => import('../lazy/term-bubble.js');
const WHO = () => import('../lazy/who.js');

/** Listens for terms; a tap on one that is not a command button explains it, and does nothing else. */
export function listenForTerms(root: ShadowRoot, table: Table, { texts, manners }: Explained): void {
  const textOf = async (name: string): Promise<string | undefined> => {
    const [kind, which = ''] = name.split(' ');
    if (kind === 'why') {
      // this loads the answer
      table.reason(which);
      await table.redraw();
      return table.reason(which);
    }
    if (!which) return (await table.chunks.load(texts[table.language])).terms[name];
    const [{ who }, { text }] = await Promise.all([
      table.chunks.load(WHO),
      table.chunks.load(PANEL_TEXTS[table.language]),
    ]);
    return who(table, Number(which), text, manners);
  };
  const hear = (event: Event): void => {
    const term = (event.target as Element).closest<HTMLElement>('[data-term]');
    const isTouch = (event as PointerEvent).pointerType === 'touch';
    // a finger has no hover
    if (!term || (isTouch && event.type === 'pointerover')) return;
    const isTap = event.type === 'click';
    if (isTap && !term.dataset.do) event.stopPropagation();
    // the mouse may have left before the text has loaded
    let isLeft = false;
    if (!isTap) term.addEventListener('pointerleave', () => (isLeft = true), { once: true });
    Promise.all([table.chunks.load(BUBBLE), textOf(term.dataset.term ?? '')]).then(([{ explain }, text]) => {
      if (!isLeft) explain(table, term, text, event.type);
    }, table.fail);
  };
  for (const type of ['click', 'pointerover', 'focusin']) root.addEventListener(type, hear, true);
}
