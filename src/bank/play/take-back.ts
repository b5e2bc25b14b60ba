/** Taking a stake back by mouse or finger: drag it off, right-click it, press it long. */
import { drag, swallowNextClick } from '../../table/play/drag.js';
import type { BankText } from '../text/en.js';

/** How a stake is taken back by hand, in words: by what the hand most likely has here. */
export const howBack = ({ backByMouse, backByFinger }: BankText): string =>
  matchMedia('(pointer: coarse)').matches ? backByFinger : backByMouse;

/** How long a finger rests for a long press, in ms. */
const LONG = 450;
/** From this distance on, in px, a moving finger scrolls the page. */
const SCROLLS = 10;

/** The own stake on a place. */
const STAKE = ':scope > .stake, .laid > .stake';

/**
 * Listens to mouse and finger at the places of a table: a mouse drags a stake off its place or presses its other button
 * there; a finger rests there, since a finger that moves scrolls the page.
 * @param back takes so much back from a place, or as much as the chosen chip.
 */
export function listenForTakeBack(
  root: HTMLElement | DocumentFragment,
  back: (place: string, amount?: number) => void,
): void {
  let byMouse = true;
  let end: (() => void) | undefined;
  const stakeAt = ({ target }: Event): readonly [place: string, stake: Element] | undefined => {
    const place = (target as Element).closest<HTMLElement>('[data-drop]');
    const stake = place?.querySelector(STAKE);
    return place?.dataset.drop && stake ? [place.dataset.drop, stake] : undefined;
  };
  root.addEventListener('pointerdown', event => {
    const { pointerType, button, clientX: x, clientY: y } = event as PointerEvent;
    byMouse = pointerType === 'mouse';
    const there = stakeAt(event);
    if (!there || button !== 0) return;
    const [place, stake] = there;
    end?.();
    if (!byMouse) {
      end = hold(event as PointerEvent, () => back(place));
      return;
    }
    // the place is larger than the stake: elsewhere on it a click that trembles lays a chip
    const { left, right, top, bottom } = stake.getBoundingClientRect();
    if (x < left || x > right || y < top || y > bottom) return;
    end = drag(event as PointerEvent, stake, stake.closest<HTMLElement>('.table')!, target => {
      // a stake dropped on another place is left alone: it would be another bet
      if (!target) back(place, Infinity);
    });
  });
  root.addEventListener('contextmenu', event => {
    const [place] = stakeAt(event) ?? [];
    if (!place) return;
    event.preventDefault();
    // not every system has a menu for a long press: a finger's is heard above
    if (byMouse) back(place);
  });
}

/** Waits for a long press. A click that ends the press is ignored. */
function hold({ pointerId, clientX, clientY }: PointerEvent, pressed: () => void): () => void {
  const ended = new AbortController();
  let isLong = false;
  const timer = setTimeout(() => {
    isLong = true;
    pressed();
  }, LONG);
  const end = (): void => {
    clearTimeout(timer);
    ended.abort();
  };
  for (const type of ['pointermove', 'pointerup', 'pointercancel'] as const)
    window.addEventListener(
      type,
      event => {
        if (event.pointerId !== pointerId) return;
        if (type === 'pointermove' && Math.hypot(event.clientX - clientX, event.clientY - clientY) < SCROLLS) return;
        if (isLong && type === 'pointerup') swallowNextClick();
        end();
      },
      { signal: ended.signal },
    );
  return end;
}
