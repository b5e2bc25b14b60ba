/** Pieces that are dragged to a place of the cloth with mouse, pen or finger. */
import { ABOVE_CLOTH_STYLE } from '../../table/play/slide.js';

/** The distance at which a press becomes a drag; until then it is a click (px). */
const DRAG_BEGINS_PX = 6;
/** How long a finger must rest on a piece to drag it in any direction (ms); one that moves up or down scrolls. */
const LONG_PRESS_MS = 250;
/** The style of a dragged piece's picture. */
const DRAGGED_STYLE: Partial<CSSStyleDeclaration> = {
  ...ABOVE_CLOTH_STYLE,
  filter: 'drop-shadow(0 8px 8px rgb(0 0 0 / 0.5))',
};

/** Swallows the click that ends a drag, right after the release. One by keyboard or program has no press count. */
export function swallowNextClick(): void {
  const hush = (click: MouseEvent): void => {
    if (click.detail > 0) click.stopPropagation();
  };
  window.addEventListener('click', hush, true);
  setTimeout(() => window.removeEventListener('click', hush, true));
}

/** Hears one pointer, wherever it goes, until the controller that is returned aborts. */
export function track(pointerId: number, heard: (event: PointerEvent) => void): AbortController {
  const ended = new AbortController();
  for (const type of ['pointermove', 'pointerup', 'pointercancel'] as const)
    window.addEventListener(type, event => event.pointerId === pointerId && heard(event), { signal: ended.signal });
  return ended;
}

/**
 * Lets the player drag a piece to a place; a picture of it follows the pointer. A finger drags after a rest, or
 * sideways: moving up or down scrolls the page, for which the piece has `touch-action: pan-y`.
 * @param layer the element the picture moves in.
 * @param drop called at the end with the `data-drop` element under the pointer, or `null`; not called for a click.
 * @returns a function that ends the drag without a drop.
 */
export function drag(
  event: PointerEvent,
  piece: Element,
  layer: HTMLElement,
  drop: (target: HTMLElement | null) => void,
): () => void {
  const root = layer.getRootNode() as ShadowRoot;
  const ended = track(event.pointerId, moved => (moved.type === 'pointermove' ? follow(moved) : end(moved)));
  const { signal } = ended;
  // a page may make an ancestor of the table draggable: it must stay in place meanwhile
  window.addEventListener('dragstart', holds => holds.preventDefault(), { signal, capture: true });
  const from = piece.getBoundingClientRect();
  const isFinger = event.pointerType === 'touch';
  let isRested = false;
  const rest = setTimeout(() => (isRested = true), LONG_PRESS_MS);
  let ghost: HTMLElement | undefined;
  const place = (move: PointerEvent): HTMLElement | null => {
    // WebKit returns the table itself for the inside of a drawing
    const under = root
      .elementsFromPoint(move.clientX, move.clientY)
      .find(element => element !== root.host && !ghost?.contains(element));
    return under?.closest<HTMLElement>('[data-drop]') ?? null;
  };
  const follow = (move: PointerEvent): void => {
    // The button was released where no event reached us.
    if (move.buttons === 0) return end();
    const [across, along] = [Math.abs(move.clientX - event.clientX), Math.abs(move.clientY - event.clientY)];
    if (!ghost && Math.hypot(across, along) < DRAG_BEGINS_PX) return;
    if (!ghost && isFinger && !isRested && across <= along) return end();
    if (!ghost) {
      ghost = document.createElement('span');
      ghost.className = 'dragged';
      Object.assign(ghost.style, DRAGGED_STYLE);
      ghost.append(piece.querySelector('svg')!.cloneNode(true));
      ghost.style.setProperty('width', `${Math.min(from.width, 52)}px`);
      layer.append(ghost);
    }
    const home = layer.getBoundingClientRect();
    ghost.style.setProperty(
      'transform',
      `translate(${move.clientX - home.x}px,${move.clientY - home.y}px) translate(-50%,-50%)`,
    );
    const target = place(move);
    for (const other of layer.querySelectorAll('[data-drop].over'))
      if (other !== target) other.classList.remove('over');
    target?.classList.add('over');
  };
  const end = (last?: PointerEvent): void => {
    ended.abort();
    clearTimeout(rest);
    for (const other of layer.querySelectorAll('[data-drop].over')) other.classList.remove('over');
    if (!ghost) return;
    const target = last?.type === 'pointerup' ? place(last) : undefined;
    ghost.remove();
    swallowNextClick();
    if (target !== undefined) drop(target);
  };
  // while a finger drags, the page does not scroll, and a rest opens no menu
  const hold = (other: Event): void => {
    if (ghost || isRested) other.preventDefault();
  };
  if (isFinger)
    for (const type of ['touchmove', 'contextmenu']) window.addEventListener(type, hold, { signal, passive: false });
  return () => end();
}
