/**
 * The bubble that explains a word of the table: beside it, until the mouse or the focus leaves it, something is
 * pressed, or the word is gone.
 */
import { areaIn, bubbleAt, coveredIn, overlap } from './guide/bubble.js';
import type { Table } from '../play/table.js';

/** Between a word and its bubble, and between the bubble and the edge (px). */
const GAP = 8;

/** Possible widths of a bubble that gives a reason (px), the usual one first. */
const WIDTHS = [320, 220, 460];

/** Closes the open bubble. */
let end: (() => void) | undefined;

/** Explains a term; a tap announces it in the live region too, and a focused term is described by it. */
export function explain(table: Table, term: HTMLElement, text: string | undefined, how: string): void {
  const layer = table.root.querySelector<HTMLElement>('.frame');
  if (!text || !layer || !term.isConnected || (how === 'focusin' && !term.matches(':focus-visible'))) return;
  const isTap = how === 'click';
  const shown = layer.querySelector<HTMLElement>('.gloss');
  const isShown = shown?.textContent === text;
  // a second tap closes what the first opened
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
  // a mouse at rest gets events from what is drawn under it: they close nothing that a key opened
  if (how === 'pointerover') {
    term.addEventListener('pointerleave', close, { signal });
    // what is redrawn under the mouse never gets a leave event
    table.root.addEventListener('pointerover', closeElsewhere, { signal });
  }
  term.addEventListener('focusout', close, { signal });
  // after a tap the action has been shown, and the player looks for the next one
  if (isTap && term.dataset.do) table.element.addEventListener('tv-turn', close, { signal });
  window.addEventListener('pointerdown', isTap ? closeElsewhere : close, { signal, capture: true });
  for (const type of ['keydown', 'resize']) window.addEventListener(type, close, { signal, capture: true });
  // a word reached by keyboard scrolls into view: its bubble moves with it
  const follow = ({ target }: Event): void => {
    const scrolled = target instanceof Element && target.contains(term) ? target : layer;
    if (overlap(scrolled.getBoundingClientRect(), term.getBoundingClientRect()) > 0) stand(layer, gloss, term);
    else close();
  };
  // scrolling inside the table is not heard outside of it
  for (const where of [window, table.root]) where.addEventListener('scroll', follow, { signal, capture: true });
  // the table may have moved on since
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

/**
 * Places the bubble above its word, or above the bar that it is in, if there is room, else below, within the table; one
 * about the status line goes where it hides least.
 */
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
  // of a button in the bar on the cloth, clear of the other buttons, if that is below
  const bar = term.closest('.bar');
  const onCloth = bar ? areaIn(layer, bar.getBoundingClientRect()).top - height - GAP : 0;
  const above = onCloth >= GAP ? onCloth : word.top - height - GAP;
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
