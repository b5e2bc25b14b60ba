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
const LANDSCAPE = 7 / 6;

/** The shape of a box of this size (px). The style conditions {@link WIDE}, {@link TALL} and {@link LOW} say the same. */
export function shapeOf(width: number, height: number): Shape {
  if (width >= FLAT_ENOUGH && height < (width < WIDE_ENOUGH ? HIGH_ENOUGH : WIDE_HIGH_ENOUGH)) return 'low';
  return width < WIDE_ENOUGH || width < LANDSCAPE * height ? 'tall' : 'wide';
}

/** What is drawn otherwise in a box of this size (px), see {@link Box}: all else is for the style sheets. */
export function drawnFor(width: number, height: number): Pick<Box, 'shape' | 'isLarge' | 'isSlim'> {
  const shape = shapeOf(width, height);
  return { shape, isLarge: shape === 'wide' && width >= LARGE, isSlim: width < FULL_FACES };
}

const flat = `((height < ${HIGH_ENOUGH}px) or ((height < ${WIDE_HIGH_ENOUGH}px) and (width >= ${WIDE_ENOUGH}px)))`;
const wide = `(height >= ${WIDE_HIGH_ENOUGH}px) and (width >= ${WIDE_ENOUGH}px) and (aspect-ratio >= ${LANDSCAPE})`;
const tall = `((width < ${FLAT_ENOUGH}px) or ((height >= ${HIGH_ENOUGH}px) and ((width < ${WIDE_ENOUGH}px) or (aspect-ratio < ${LANDSCAPE}))))`;

/** Styles for a low box: `${LOW} { … }`. */
export const LOW = `@container box ${flat} and (width >= ${FLAT_ENOUGH}px)`;
/** Styles for a wide box. */
export const WIDE = `@container box ${wide}`;
/** Styles for a tall box. */
export const TALL = `@container box ${tall}`;
/** Styles for a box that is not wide. */
export const SMALL = `@container box (height < ${WIDE_HIGH_ENOUGH}px) or (width < ${WIDE_ENOUGH}px) or (aspect-ratio < ${LANDSCAPE})`;

// A number in a name is in px: the height of a TALL or WIDE box, the width of a FLAT one.

/** Styles for a tall box with little height, in which fewer things are shown at once. */
export const TALL_UNDER_560 = `@container box (height < 560px) and (width < ${WIDE_ENOUGH}px) and ${tall}`;
/** Styles for the lowest of them. */
export const TALL_UNDER_460 = `@container box (height < 460px) and (width < ${FLAT_ENOUGH}px)`;
/** Styles for a box with hardly the width of a phone. */
export const WIDTH_UNDER_360 = `@container box (width < 360px)`;
/** Styles for a low box with little width, in which fewer things are shown at once. */
export const FLAT_UNDER_580 = `@container box ${flat} and (width >= ${FLAT_ENOUGH}px) and (width < 580px)`;
/** Styles for a box with little height that is not broad, low or tall. */
export const FLAT_UNDER_700 = `@container box ${flat} and (width < 700px)`;
/** Styles for these and for the smaller phones: what is not needed for a decision opens over the cloth. */
export const PHONE_SIZED = `@container box ((width < ${WIDE_ENOUGH}px) and (height < 600px)) or (${flat} and (width < 700px))`;
/** Styles for the lowest of the low boxes. */
export const HEIGHT_UNDER_360 = `@container box (height < 360px)`;
/** Styles for a wide box with little width. */
export const WIDE_NOT_LARGE = `@container box ${wide} and (width < ${LARGE}px)`;
/** Styles for a wide box of less height than most. */
export const WIDE_UNDER_620 = `@container box ${wide} and (height < 620px)`;
/** Styles for a wide box with little height. */
export const WIDE_UNDER_560 = `@container box ${wide} and (height < 560px)`;
/** Styles for a wide box with little of both. */
export const WIDE_NOT_LARGE_UNDER_560 = `@container box ${wide} and (width < ${LARGE}px) and (height < 560px)`;
/** Styles for a wide box on a large screen. */
export const LARGE_SCREEN = `@container box (width >= 1400px) and (height >= 800px)`;

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
      const { width = 0, height = 0 } = entry?.contentRect ?? {};
      // not on the page, or not shown
      if (width === 0 || height === 0) return;
      const drawn = drawnFor(width, height);
      if (drawn.shape === this.shape && drawn.isLarge === this.isLarge && drawn.isSlim === this.isSlim) return;
      Object.assign(this, drawn);
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
