/** How the picture of a piece lies above the cloth while it moves; a strict policy allows no attribute for it. */
export const ABOVE_CLOTH_STYLE: Partial<CSSStyleDeclaration> = {
  position: 'absolute',
  left: '0',
  top: '0',
  zIndex: '9',
  pointerEvents: 'none',
};
/** A drag that begins when the pointer has moved a little; until then it is a click. */
const DRAG_BEGINS_PX = 6;
/** How long a finger rests on a piece before it may drag it in any direction, in ms: one that moves up or down scrolls. */
const LONG_PRESS_MS = 250;
/** How the picture of what is dragged looks. */
const DRAGGED_STYLE: Partial<CSSStyleDeclaration> = {
  ...ABOVE_CLOTH_STYLE,
  filter: 'drop-shadow(0 8px 8px rgb(0 0 0 / 0.5))',
};

/**
 * The click that ends a drag is none; it comes in the same breath as the pointer's going up. A click by keyboard or program,
 * which counts no presses, is another one.
 */
export function swallowNextClick(): void {
  const hush = (click: MouseEvent): void => {
    if (click.detail > 0) click.stopPropagation();
  };
  window.addEventListener('click', hush, true);
  setTimeout(() => window.removeEventListener('click', hush, true));
}

/**
 * Lets the player drag a piece to a place with mouse, pen or finger. A picture of the piece follows the pointer. A finger
 * drags after a rest, or sideways: one that sets out up or down scrolls the page, for which the piece has
 * `touch-action: pan-y`.
 * @param layer the element the picture moves in.
 * @param drop called with the `data-drop` element under the pointer at the end, or `null`; not called for a click.
 * @returns a function that ends the drag without a drop.
 */
export function drag(
  event: PointerEvent,
  piece: Element,
  layer: HTMLElement,
  drop: (target: HTMLElement | null) => void,
): () => void {
  const root = layer.getRootNode() as ShadowRoot;
  const ended = new AbortController();
  const { signal } = ended;
  // a page may let what holds the table be dragged: with a piece in the hand it stays where it is
  window.addEventListener('dragstart', holds => holds.preventDefault(), { signal, capture: true });
  const from = piece.getBoundingClientRect();
  const isFinger = event.pointerType === 'touch';
  let isRested = false;
  const rest = setTimeout(() => (isRested = true), LONG_PRESS_MS);
  let ghost: HTMLElement | undefined;
  const place = (move: PointerEvent): HTMLElement | null => {
    // WebKit gives the table itself for the inside of a drawing
    const under = root
      .elementsFromPoint(move.clientX, move.clientY)
      .find(element => element !== root.host && !ghost?.contains(element));
    return under?.closest<HTMLElement>('[data-drop]') ?? null;
  };
  const follow = (move: PointerEvent): void => {
    if (move.pointerId !== event.pointerId) return;
    // The button was let go where nobody heard it.
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
    if (last && last.pointerId !== event.pointerId) return;
    ended.abort();
    clearTimeout(rest);
    for (const other of layer.querySelectorAll('[data-drop].over')) other.classList.remove('over');
    if (!ghost) return;
    const target = last?.type === 'pointerup' ? place(last) : undefined;
    ghost.remove();
    swallowNextClick();
    if (target !== undefined) drop(target);
  };
  // the page lies still under a finger that drags, and shows no menu for its rest
  const hold = (other: Event): void => {
    if (ghost || isRested) other.preventDefault();
  };
  if (isFinger)
    for (const type of ['touchmove', 'contextmenu']) window.addEventListener(type, hold, { signal, passive: false });
  window.addEventListener('pointermove', follow, { signal });
  window.addEventListener('pointerup', end, { signal });
  window.addEventListener('pointercancel', end, { signal });
  return () => end();
}
