/** Aiming with a finger: the place under it is shown, and gets the chip when the finger is lifted. */
import { swallowNextClick, track } from '../../bank/play/drag.js';

/** How the table shows a place, and bets a chip on one. */
export interface Aim {
  readonly show: (place: string | undefined) => void;
  readonly lay: (place: string) => void;
}

/** Follows a finger that has gone down. If it is lifted without sliding, the tap is an ordinary click. */
export function aim({ pointerId, clientX, clientY }: PointerEvent, root: ShadowRoot, { show, lay }: Aim): void {
  const placeAt = (x: number, y: number): string | undefined =>
    root.elementFromPoint(x, y)?.closest<HTMLElement>('[data-drop]')?.dataset.drop;
  const first = placeAt(clientX, clientY);
  const ended = track(pointerId, ({ type, clientX: x, clientY: y }) => {
    const place = placeAt(x, y);
    if (type === 'pointermove') return show(place);
    ended.abort();
    show(undefined);
    if (type === 'pointercancel' || !place || place === first) return;
    swallowNextClick();
    lay(place);
  });
  show(first);
}
