/** A table is a box, like a video: its width and height select one of three shapes, and everything is drawn inside. */
import type { ReactiveController, ReactiveControllerHost } from 'lit';

/** `wide` as on a laptop, `tall` as on a phone, `low` as on a phone held sideways. */
export type Shape = 'wide' | 'tall' | 'low';

/** A box at least this high is not low (px). */
const HIGH_ENOUGH = 480;
/** A box at least this high may be wide (px); in a lower one, bars beside the cloth leave it more room. */
const WIDE_HIGH_ENOUGH = 500;
/** A box at least this wide may be low (px). */
export const FLAT_ENOUGH = 480;
/** A box at least this wide is wide unless it is low (px). */
const WIDE_ENOUGH = 640;
/** A wide box at least this wide is large (px). */
const LARGE = 1000;
/** From this width on there is room for five full faces side by side (px). */
const FULL_FACES = 356;
/** The least ratio of width to height of a wide box. */
const LANDSCAPE = 7 / 6;

/**
 * The shape of a box of this size (px). The container conditions {@link WIDE}, {@link TALL} and {@link LOW} agree with
 * it.
 */
export function shapeOf(width: number, height: number): Shape {
  if (width >= FLAT_ENOUGH && height < (width < WIDE_ENOUGH ? HIGH_ENOUGH : WIDE_HIGH_ENOUGH)) return 'low';
  return width < WIDE_ENOUGH || width < LANDSCAPE * height ? 'tall' : 'wide';
}

/** What the markup depends on in a box of this size (px), see {@link Box}; the rest is left to the style sheets. */
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

/** Within {@link TALL} or {@link WIDE}: a box with little height, which shows fewer things at once. */
export const UNDER_560 = `@container box (height < 560px) and ((width < ${WIDE_ENOUGH}px) or (aspect-ratio >= ${LANDSCAPE}))`;
/** Styles for a tall box broad enough for two columns. */
export const TALL_FROM_560 = `@container box ${tall} and (width >= 560px) and (height >= 560px)`;
/** Styles for the lowest tall boxes. */
export const TALL_UNDER_460 = `@container box (height < 460px) and (width < ${FLAT_ENOUGH}px)`;
/** Styles for a box narrower than most phones. */
export const WIDTH_UNDER_360 = `@container box (width < 360px)`;
/** Styles for a low box with little width, which shows fewer things at once. */
export const FLAT_UNDER_600 = `@container box ${flat} and (width >= ${FLAT_ENOUGH}px) and (width < 600px)`;
/** Styles for a box with little height that is not very wide, low or tall. */
export const FLAT_UNDER_700 = `@container box ${flat} and (width < 700px)`;
/** Styles for these and for smaller phones: whatever a decision does not need opens over the cloth. */
export const PHONE_SIZED = `@container box ((width < ${WIDE_ENOUGH}px) and (height < 600px)) or (${flat} and (width < 700px))`;
/** Styles for the lowest of the low boxes. */
export const HEIGHT_UNDER_380 = `@container box (height < 380px)`;
/** Styles for a wide box with little width. */
export const WIDE_NOT_LARGE = `@container box ${wide} and (width < ${LARGE}px)`;
/** Styles for a wide box with room for three columns. */
export const WIDE_AND_LARGE = `@container box ${wide} and (width >= ${LARGE}px)`;
/** Styles for a wide box lower than most. */
export const WIDE_UNDER_620 = `@container box ${wide} and (height < 620px)`;
/** Styles for a wide box on a large screen. */
export const LARGE_SCREEN = `@container box ${wide} and (width >= 1700px) and (height >= 1000px)`;
/** Within {@link WIDE}: a smaller one. */
export const SMALLER_SCREEN = '@container box (width < 1700px) or (height < 1000px)';

/** The element whose box it is: where it is drawn, and whether it is on a page. */
type BoxHost = ReactiveControllerHost & { readonly renderRoot: ParentNode; readonly isConnected: boolean };

/** Tracks the shape and size class of an element's box, and has the element redrawn when they change. */
export class Box implements ReactiveController {
  /** The current shape; wide until the box has been measured. */
  shape: Shape = 'wide';
  /** Whether it is wide, and has room for large cards side by side. */
  isLarge = true;
  /** Whether it is so narrow that large indices are easier to read than full faces. */
  isSlim = false;
  readonly #host: BoxHost;
  #observer: ResizeObserver | undefined;

  constructor(host: BoxHost) {
    this.#host = host;
    host.addController(this);
  }

  /** The drawn box is measured: a host element with `display: contents` or `inline` has no size. */
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
    // it may have been elsewhere, in a box of another size, without any other change
    this.#host.requestUpdate();
  }
}
