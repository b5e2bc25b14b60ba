/** Taking a stake back by mouse or finger: drag it off, right-click it, or long-press it. */
import { drag, swallowNextClick, track } from './drag.js';
import type { BankText } from '../text/en.js';

/** How a stake is taken back by hand, in words, for the likely pointer of this device. */
export const howBack = ({ backByMouse, backByFinger }: BankText): string =>
  matchMedia('(pointer: coarse)').matches ? backByFinger : backByMouse;

/** How long a finger rests for a long press (ms). */
const LONG = 450;
/** A finger that moves this far scrolls the page (px). */
const SCROLLS = 10;

/** The own stake on a place. */
const STAKE = ':scope > .stake, .laid > .stake';

/**
 * Listens to mouse and finger at the places of a table: a mouse drags a stake off its place or right-clicks there; a
 * finger rests there, since a finger that moves scrolls the page.
 * @param back takes an amount back from a place, or as much as the chosen chip.
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
    // the place is larger than the stake: elsewhere on it an unsteady click still bets a chip
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
    // not every system has a context menu on long press: a finger's press is handled above
    if (byMouse) back(place);
  });
}

/** Waits for a long press. The click at its end is ignored. */
function hold({ pointerId, clientX, clientY }: PointerEvent, pressed: () => void): () => void {
  let isLong = false;
  const timer = setTimeout(() => {
    isLong = true;
    pressed();
  }, LONG);
  const end = (): void => {
    clearTimeout(timer);
    ended.abort();
  };
  const ended = track(pointerId, ({ type, clientX: x, clientY: y }) => {
    if (type === 'pointermove' && Math.hypot(x - clientX, y - clientY) < SCROLLS) return;
    if (isLong && type === 'pointerup') swallowNextClick();
    end();
  });
  return end;
}
