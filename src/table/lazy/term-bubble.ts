/** The bubble that explains a word of the table: beside it, until the mouse or the focus leaves it, something is pressed, or the word is gone. */
import { areaIn, bubbleAt, coveredIn, overlap } from './guide/bubble.js';
import type { Table } from '../play/table.js';

/** Between a word and its bubble, and the bubble and the edge, in px. */
const GAP = 8;

/** How wide a bubble may be that tells why (px), as it usually is first. */
const WIDTHS = [320, 220, 460];

/** Ends the bubble that is shown. */
let end: (() => void) | undefined;

/** Explains a term; a tap says it in the live region too, and what has the focus is described by it. */
export function explain(table: Table, term: HTMLElement, text: string | undefined, how: string): void {
  const layer = table.root.querySelector<HTMLElement>('.frame');
  if (!text || !layer || !term.isConnected || (how === 'focusin' && !term.matches(':focus-visible'))) return;
  const isTap = how === 'click';
  const shown = layer.querySelector<HTMLElement>('.gloss');
  const isShown = shown?.textContent === text;
  // a second tap closes what the first has opened
  if (isShown && isTap && shown?.dataset.how === how) return end?.();
  if (isTap && !term.dataset.do) table.speech.say(text);
  if (isShown && !isTap) return;
  end?.();
  const gloss = layer.ownerDocument.createElement('p');
  Object.assign(gloss, { className: 'gloss', id: 'gloss', role: 'tooltip', textContent: text });
  gloss.dataset.how = how;
  layer.append(gloss);
  if (how === 'focusin') term.setAttribute('aria-describedby', 'gloss');
  stand(layer, gloss, term);
  const ended = new AbortController();
  end = () => {
    ended.abort();
    gloss.remove();
    term.removeAttribute('aria-describedby');
    end = undefined;
  };
  const { signal } = ended;
  const close = (): void => end?.();
  const closeElsewhere = (event: Event): void => {
    if (!event.composedPath().includes(term)) close();
  };
  // under a mouse that lies still, things are drawn that it is told of: they end nothing that a key has opened
  if (how === 'pointerover') {
    term.addEventListener('pointerleave', close, { signal });
    // what has been drawn away under the mouse is never left
    table.root.addEventListener('pointerover', closeElsewhere, { signal });
  }
  term.addEventListener('focusout', close, { signal });
  // what a tap has done is shown, and the player looks for the next act
  if (isTap && term.dataset.do) table.element.addEventListener('tv-turn', close, { signal });
  window.addEventListener('pointerdown', isTap ? closeElsewhere : close, { signal, capture: true });
  for (const type of ['keydown', 'resize']) window.addEventListener(type, close, { signal, capture: true });
  // a word reached by key scrolls into sight: its bubble goes with it
  const follow = ({ target }: Event): void => {
    const scrolled = target instanceof Element && target.contains(term) ? target : layer;
    if (overlap(scrolled.getBoundingClientRect(), term.getBoundingClientRect()) > 0) stand(layer, gloss, term);
    else close();
  };
  // what scrolls inside the table is not heard outside of it
  for (const where of [window, table.root]) where.addEventListener('scroll', follow, { signal, capture: true });
  // what the table has come to since may be another thing
  const { term: name } = term.dataset;
  const seen = new MutationObserver(() => {
    if (!term.isConnected || term.dataset.term !== name) close();
  });
  seen.observe(layer, { subtree: true, childList: true, attributeFilter: ['data-term'] });
  const { clientWidth, clientHeight } = layer;
  const sized = new ResizeObserver(() => {
    if (layer.clientWidth !== clientWidth || layer.clientHeight !== clientHeight) close();
  });
  sized.observe(layer);
  signal.addEventListener('abort', () => {
    seen.disconnect();
    sized.disconnect();
  });
}

/** Places the bubble above its word where there is room, else below, within the table; what tells of the line, where least is hidden. */
function stand(layer: HTMLElement, gloss: HTMLElement, term: Element): void {
  const word = areaIn(layer, term.getBoundingClientRect());
  const around = { left: 0, top: 0, width: layer.clientWidth, height: layer.clientHeight };
  if (term.closest('.say')) {
    const sizes = WIDTHS.map(width => {
      gloss.style.maxWidth = `min(${width}px, 100% - ${2 * GAP}px)`;
      return { width: Math.ceil(gloss.getBoundingClientRect().width), height: gloss.offsetHeight };
    });
    const { left, top, width } = bubbleAt(around, sizes, word, coveredIn(layer, gloss));
    Object.assign(gloss.style, { left: `${left}px`, top: `${top}px`, width: `${width}px`, maxWidth: 'none' });
    return;
  }
  const { width, height } = gloss.getBoundingClientRect();
  const middle = word.left + word.width / 2 - width / 2;
  const left = Math.max(GAP, Math.min(around.width - width - GAP, middle));
  const above = word.top - height - GAP;
  const top = above >= GAP ? above : word.top + word.height + GAP;
  Object.assign(gloss.style, { left: `${left}px`, top: `${top}px` });
}

const css = String.raw;

export const styles = css`
  .gloss {
    position: absolute;
    z-index: 60;
    box-sizing: border-box;
    width: max-content;
    max-width: min(320px, calc(100% - 16px));
    white-space: pre-line;
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
