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
/** A box of this shape is narrow below this width (px). */
const NARROW: Readonly<Record<Shape, number>> = { wide: 1000, tall: 360, low: 700 };
/** A wide or a tall box is short below this height (px). */
const SHORT = { wide: 620, tall: 560 };
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
  const isNarrow = width < NARROW[shape];
  return {
    shape,
    isLarge: shape === 'wide' && !isNarrow && height >= SHORT.wide,
    isSlim: shape === 'tall' && isNarrow,
  };
}

const flat = `((height < ${HIGH_ENOUGH}px) or ((height < ${WIDE_HIGH_ENOUGH}px) and (width >= ${WIDE_ENOUGH}px)))`;
const low = `${flat} and (width >= ${FLAT_ENOUGH}px)`;
const wide = `(height >= ${WIDE_HIGH_ENOUGH}px) and (width >= ${WIDE_ENOUGH}px) and (aspect-ratio >= ${LANDSCAPE})`;
const tall = `((width < ${FLAT_ENOUGH}px) or ((height >= ${HIGH_ENOUGH}px) and ((width < ${WIDE_ENOUGH}px) or (aspect-ratio < ${LANDSCAPE}))))`;
const narrow = (shape: Shape): string => `(width < ${NARROW[shape]}px)`;
const dense = (shape: 'wide' | 'tall'): string => `(${narrow(shape)} or (height < ${SHORT[shape]}px))`;

/** Styles for a wide box: `${WIDE} { … }`. */
export const WIDE = `@container box ${wide}`;
/** Styles for a tall box. */
export const TALL = `@container box ${tall}`;
/** Styles for a low box. */
export const LOW = `@container box ${low}`;
/** Styles for a box that is not wide. */
export const SMALL = `@container box (height < ${WIDE_HIGH_ENOUGH}px) or (width < ${WIDE_ENOUGH}px) or (aspect-ratio < ${LANDSCAPE})`;

// The styles of a dense box follow those of its shape in a sheet: they win.

/** Styles for a wide box with little width or height, which shows fewer things at once. */
export const WIDE_DENSE = `@container box ${wide} and ${dense('wide')}`;
/** Styles for a tall box with little width or height: whatever a decision does not need opens over the cloth. */
export const TALL_DENSE = `@container box ${tall} and ${dense('tall')}`;
/** Styles for a low box with little width. */
export const LOW_DENSE = `@container box ${low} and ${narrow('low')}`;
// What two densities cannot say. A laptop's window is short, but wide: only a narrow box loses its words. And the
// shortest phones lose what those a little taller still show.

/** Styles for a wide box with little width, in which signs stand without their words. */
export const WIDE_NARROW = `@container box ${wide} and ${narrow('wide')}`;
/** Styles for the shortest tall boxes: a title has no second line. */
export const TALL_SHORTEST = `@container box (width < ${FLAT_ENOUGH}px) and (height < 460px)`;
/** Styles for the shortest low boxes. */
export const LOW_SHORTEST = `@container box ${low} and (height < 360px)`;
/** Styles for a wide box on a large screen. */
export const LARGE_SCREEN = `@container box (width >= 1400px) and (height >= 800px)`;

/** The element whose box it is: where it is drawn, and whether it is on a page. */
type BoxHost = ReactiveControllerHost & { readonly renderRoot: ParentNode; readonly isConnected: boolean };

/** Tracks the shape and size class of an element's box, and has the element redrawn when they change. */
export class Box implements ReactiveController {
  /** The current shape; wide until the box has been measured. */
  shape: Shape = 'wide';
  /** Whether it is wide and not dense: it has room for large cards side by side, and for whole sentences. */
  isLarge = true;
  /** Whether it is tall and narrow: on cards so small large indices are easier to read than full faces. */
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
