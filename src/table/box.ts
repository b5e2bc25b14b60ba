/** A table is a box, like a video: its own width and height choose one of three shapes, and all of it is drawn inside. */
import type { ReactiveController, ReactiveControllerHost } from 'lit';

/** `wide` as on a laptop, `tall` as on a phone, `low` as on a phone that lies on its side. */
export type Shape = 'wide' | 'tall' | 'low';

/** From this height on a box is not low (px). */
const HIGH_ENOUGH = 480;
/** From this height on a box may be wide (px): on a lower one bars beside the cloth leave it more room. */
const WIDE_HIGH_ENOUGH = 500;
/** From this width on a box may be low (px). */
export const FLAT_ENOUGH = 480;
/** From this width on a box is wide, if it is not low (px). */
const WIDE_ENOUGH = 640;
/** From this width on a wide box is large (px). */
const LARGE = 1000;
/** From this width on five cards beside each other are wide enough for full faces (px). */
const FULL_FACES = 356;
/** A wide box is at least so many times as wide as high. */
const LANDSCAPE = 4 / 5;

/** The shape of a box of this size (px). The style conditions {@link WIDE}, {@link TALL} and {@link LOW} say the same. */
export function shapeOf(width: number, height: number): Shape {
  if (width >= FLAT_ENOUGH && height < (width < WIDE_ENOUGH ? HIGH_ENOUGH : WIDE_HIGH_ENOUGH)) return 'low';
  return width < WIDE_ENOUGH || width < LANDSCAPE * height ? 'tall' : 'wide';
}

/** The condition of a height that is low: `@container box ${FLAT} and (width < 700px) { … }`. */
export const FLAT = `((height < ${HIGH_ENOUGH}px) or ((height < ${WIDE_HIGH_ENOUGH}px) and (width >= ${WIDE_ENOUGH}px)))`;
/** Styles for a low box: `${LOW} { … }`. */
export const LOW = `@container box ${FLAT} and (width >= ${FLAT_ENOUGH}px)`;
/** Styles for a wide box: `${WIDE} { … }`. */
export const WIDE = `@container box (height >= ${WIDE_HIGH_ENOUGH}px) and (width >= ${WIDE_ENOUGH}px) and (aspect-ratio >= ${LANDSCAPE})`;
/** Styles for a tall box: `${TALL} { … }`. */
export const TALL = `@container box (width < ${FLAT_ENOUGH}px) or ((height >= ${HIGH_ENOUGH}px) and ((width < ${WIDE_ENOUGH}px) or (aspect-ratio < ${LANDSCAPE})))`;
/** Styles for a tall box with little height, in which fewer things are shown at once: `${SHORT} { … }`. */
export const SHORT = `@container box (height < 560px) and ((width < ${FLAT_ENOUGH}px) or ((height >= ${HIGH_ENOUGH}px) and (width < ${WIDE_ENOUGH}px)))`;
/** Styles for the lowest of them. */
export const SHORTEST = `@container box (height < 460px) and (width < ${FLAT_ENOUGH}px)`;
/** Styles for a low box with little width, in which fewer things are shown at once: `${NARROW} { … }`. */
export const NARROW = `@container box ${FLAT} and (width >= ${FLAT_ENOUGH}px) and (width < 580px)`;

/** Styles for a box that is not wide: `${SMALL} { … }`. */
export const SMALL = `@container box (height < ${WIDE_HIGH_ENOUGH}px) or (width < ${WIDE_ENOUGH}px) or (aspect-ratio < ${LANDSCAPE})`;

/** The element whose box it is: where it is drawn, and whether it is on a page. */
type BoxHost = ReactiveControllerHost & { readonly renderRoot: ParentNode; readonly isConnected: boolean };

/** Knows shape and room of an element's box, and has the element drawn again when they become others. */
export class Box implements ReactiveController {
  /** The shape now; until the box has been measured, a wide one. */
  shape: Shape = 'wide';
  /** Whether it is wide, and has room for large cards side by side. */
  isLarge = true;
  /** Whether it is so narrow that large signs on cards are read better than full faces. */
  isSlim = false;
  readonly #host: BoxHost;
  #observer: ResizeObserver | undefined;

  constructor(host: BoxHost) {
    this.#host = host;
    host.addController(this);
  }

  /** The drawn box is measured: a host that a page has given `display: contents`, or `inline`, has no size. */
  hostUpdated(): void {
    // a last drawing may come after the element has left the page
    if (this.#observer || !this.#host.isConnected) return;
    this.#observer = new ResizeObserver(([entry]) => {
      const { width, height } = entry!.contentRect;
      // not on the page, or not shown
      if (width === 0 || height === 0) return;
      const shape = shapeOf(width, height);
      const isLarge = shape === 'wide' && width >= LARGE;
      const isSlim = width < FULL_FACES;
      if (shape === this.shape && isLarge === this.isLarge && isSlim === this.isSlim) return;
      Object.assign(this, { shape, isLarge, isSlim });
      this.#host.requestUpdate();
    });
    this.#observer.observe(this.#host.renderRoot.querySelector('.table')!);
  }

  hostDisconnected(): void {
    this.#observer?.disconnect();
    this.#observer = undefined;
  }

  hostConnected(): void {
    // it may have been elsewhere, in a box of another size, and nothing else has changed
    this.#host.requestUpdate();
  }
}
