/** Aiming with a finger: the place under it is shown, and gets the chip when the finger is lifted. */
import { swallowNextClick } from '../../bank/play/drag.js';

/** How the table shows a place, and bets a chip on one. */
export interface Aim {
  readonly show: (place: string | undefined) => void;
  readonly lay: (place: string) => void;
}

/** Follows a finger that has gone down. If it is lifted without sliding, the tap is an ordinary click. */
export function aim({ pointerId, clientX, clientY }: PointerEvent, root: ShadowRoot, { show, lay }: Aim): void {
  const ended = new AbortController();
  const placeAt = (x: number, y: number): string | undefined =>
    root.elementFromPoint(x, y)?.closest<HTMLElement>('[data-drop]')?.dataset.drop;
  const first = placeAt(clientX, clientY);
  const hear = (type: 'pointermove' | 'pointerup' | 'pointercancel', heard: (place: string | undefined) => void) =>
    window.addEventListener(
      type,
      event => {
        if (event.pointerId === pointerId) heard(placeAt(event.clientX, event.clientY));
      },
      { signal: ended.signal },
    );
  const end = (): void => {
    ended.abort();
    show(undefined);
  };
  hear('pointermove', show);
  hear('pointercancel', end);
  hear('pointerup', place => {
    end();
    if (!place || place === first) return;
    swallowNextClick();
    lay(place);
  });
  show(first);
}
