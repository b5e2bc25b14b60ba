/** The bubble that explains a word of the table: beside it, until the mouse or the focus leaves it, or something is pressed. */
import type { Table } from './table.js';

/** Between a word and its bubble, and the bubble and the edge, in px. */
const GAP = 8;

/** Ends the bubble that is shown. */
let end: (() => void) | undefined;

/** Explains a term; a tap says it in the live region too, and what has the focus is described by it. */
export function explain(table: Table, term: HTMLElement, text: string | undefined, how: string): void {
  const layer = table.root.querySelector<HTMLElement>('.frame');
  if (!text || !layer || !term.isConnected || (how === 'focusin' && !term.matches(':focus-visible'))) return;
  const isShown = layer.querySelector('.gloss')?.textContent === text;
  if (how === 'click' && !term.dataset.do) table.announce(text);
  if (isShown) return;
  end?.();
  const gloss = layer.ownerDocument.createElement('p');
  Object.assign(gloss, { className: 'gloss', id: 'gloss', role: 'tooltip', textContent: text });
  layer.append(gloss);
  if (how === 'focusin') term.setAttribute('aria-describedby', 'gloss');
  stand(gloss, term);
  const ended = new AbortController();
  end = () => {
    ended.abort();
    gloss.remove();
    term.removeAttribute('aria-describedby');
    end = undefined;
  };
  const { signal } = ended;
  const close = (): void => end?.();
  // a finger leaves what it has tapped before the click
  if (how !== 'click') term.addEventListener('pointerleave', close, { signal });
  // what has been drawn away under the mouse is never left
  table.root.addEventListener('pointerover', ({ target }) => term.contains(target as Node) || close(), { signal });
  term.addEventListener('focusout', close, { signal });
  for (const type of ['pointerdown', 'keydown', 'scroll', 'resize'])
    window.addEventListener(type, close, { signal, capture: true });
}

/** Places the bubble above its word where there is room, else below, within the table. */
function stand(gloss: HTMLElement, term: Element): void {
  const around = gloss.offsetParent!.getBoundingClientRect();
  const word = term.getBoundingClientRect();
  const { width, height } = gloss.getBoundingClientRect();
  const middle = word.x + word.width / 2 - around.x - width / 2;
  const left = Math.max(GAP, Math.min(around.width - width - GAP, middle));
  const above = word.y - around.y - height - GAP;
  gloss.style.setProperty('left', `${left}px`);
  gloss.style.setProperty('top', `${above >= GAP ? above : word.bottom - around.y + GAP}px`);
}

const css = String.raw;

export const styles = css`
  .gloss {
    position: absolute;
    z-index: 60;
    box-sizing: border-box;
    width: max-content;
    max-width: min(300px, calc(100% - 16px));
    margin: 0;
    padding: var(--space-4) var(--space-5);
    border: 1px solid var(--gilt);
    border-radius: var(--round-3);
    background: var(--rail-lo);
    color: var(--rail-text);
    font-size: var(--type-m);
    line-height: 1.35;
    text-align: start;
    text-wrap: pretty;
    box-shadow: 0 6px 18px rgb(0 0 0 / 0.5);
    pointer-events: none;
  }
  [data-term]:not([data-do]) {
    cursor: help;
  }
  @media (forced-colors: active) {
    .gloss {
      background: Canvas;
      color: CanvasText;
    }
  }
`;
