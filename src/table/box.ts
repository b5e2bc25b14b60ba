/** A table is a box, like a video: its own width and height choose one of three shapes, and all of it is drawn inside. */
import type { ReactiveController, ReactiveControllerHost } from 'lit';

/** `wide` as on a laptop, `tall` as on a phone, `low` as on a phone that lies on its side. */
export type Shape = 'wide' | 'tall' | 'low';

/** From this height on a box is not low (px). */
const HIGH_ENOUGH = 480;
/** From this width on a box may be low (px). */
const FLAT_ENOUGH = 480;
/** From this width on a box is wide, if it is not low (px). */
const WIDE_ENOUGH = 640;
/** From this width on a wide box is large (px). */
const LARGE = 1000;
/** A wide box is at least so many times as wide as high. */
const LANDSCAPE = 4 / 5;

/** The shape of a box of this size (px). The style conditions {@link WIDE}, {@link TALL} and {@link LOW} say the same. */
export function shapeOf(width: number, height: number): Shape {
  if (height < HIGH_ENOUGH && width >= FLAT_ENOUGH) return 'low';
  return width < WIDE_ENOUGH || width < LANDSCAPE * height ? 'tall' : 'wide';
}

/** Styles for a low box: `${LOW} { … }`. */
export const LOW = `@container box (height < ${HIGH_ENOUGH}px) and (width >= ${FLAT_ENOUGH}px)`;
/** Styles for a wide box: `${WIDE} { … }`. */
export const WIDE = `@container box (height >= ${HIGH_ENOUGH}px) and (width >= ${WIDE_ENOUGH}px) and (aspect-ratio >= ${LANDSCAPE})`;
/** Styles for a tall box: `${TALL} { … }`. */
export const TALL = `@container box (width < ${FLAT_ENOUGH}px) or ((height >= ${HIGH_ENOUGH}px) and ((width < ${WIDE_ENOUGH}px) or (aspect-ratio < ${LANDSCAPE})))`;

/** Knows shape and room of an element's box, and has the element drawn again when they become others. */
export class Box implements ReactiveController {
  /** The shape now; until the box has been measured, a wide one. */
  shape: Shape = 'wide';
  /** Whether it is wide, and has room for large cards side by side. */
  isLarge = true;
  readonly #host: ReactiveControllerHost & Element;
  #observer: ResizeObserver | undefined;

  constructor(host: ReactiveControllerHost & Element) {
    this.#host = host;
    host.addController(this);
  }

  hostConnected(): void {
    this.#observer = new ResizeObserver(([entry]) => {
      const { width, height } = entry!.contentRect;
      // not on the page, or not shown
      if (width === 0 || height === 0) return;
      const shape = shapeOf(width, height);
      const isLarge = shape === 'wide' && width >= LARGE;
      if (shape === this.shape && isLarge === this.isLarge) return;
      Object.assign(this, { shape, isLarge });
      this.#host.requestUpdate();
    });
    this.#observer.observe(this.#host);
  }

  hostDisconnected(): void {
    this.#observer?.disconnect();
  }
}
