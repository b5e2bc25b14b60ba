/** The box: the host keeps whatever size the page gives it, the frame fills it, and cloth and bar share what there is. */
import { FLAT_ENOUGH, LOW, TALL, WIDE } from './box.js';
import { scaleStyles } from './scale.styles.js';

const css = String.raw;

export const boxStyles =
  scaleStyles +
  css`
    :host {
      display: grid;
      grid-template: minmax(0, 1fr) / minmax(0, 1fr);
      min-height: 0;
    }
    /* The table lies in it, whatever display a page gives the host, be it none of its own (inline, contents): as large as
     the host, or as high as its strut. Where its place asks for a width it would like 800px, and is content with 280px. */
    .containing {
      position: relative;
      contain: layout;
      display: grid;
      flex: 1;
      grid-template: minmax(0, 1fr) / minmax(0, 800px) minmax(0, 1fr);
      box-sizing: border-box;
      inline-size: 100%;
      min-inline-size: 280px;
      block-size: 100%;
      min-block-size: 100%;
      max-block-size: inherit;
    }
    /* The height where the page gives none: it follows from the width and never exceeds the screen, unless that is too low.
     A padding knows the width at once: a container that is as high as others ask is styled too late in Firefox. */
    .strut {
      --least: max(280px, min(400px, (${FLAT_ENOUGH}px - 100%) * 9999));
      grid-column: 1 / -1;
      display: grid;
      grid-template: minmax(0, 1fr) / minmax(0, 1fr);
      min-height: 0;
    }
    .strut::before {
      content: '';
      padding-block-start: max(var(--least), min(100svh, max(56.25%, min(175%, 660px))));
    }
    :host(:fullscreen) {
      block-size: 100%;
      border: 0;
    }
    /* laid out when the host has its size, once: all that asks for the box would be styled anew for every size tried */
    .table {
      container: tv box / size;
      position: absolute;
      inset: 0;
    }
    .frame {
      --head: 40px;
      --bar: 64px;
      display: grid;
      grid-template: 'head' var(--head) 'cloth' minmax(0, 1fr) 'bar' var(--bar) / minmax(0, 1fr);
      height: 100%;
      overflow: clip;
      padding: 0 var(--space-5);
    }
    .top {
      grid-area: head;
      min-height: 0;
      padding: 0 var(--space-3);
    }
    .tool {
      min-height: 40px;
      min-width: 40px;
    }
    .cloth {
      grid-area: cloth;
      /* areas of the cloth lie on a grid that fills it */
      display: grid;
      grid-template: minmax(0, 1fr) / minmax(0, 1fr);
      min-height: 0;
      min-width: 0;
    }
    .bar {
      grid-area: bar;
      position: static;
      flex-wrap: nowrap;
      min-width: 0;
      padding: 0 var(--space-2);
      margin: 0;
      overflow: clip;
      overflow-clip-margin: 6px;
    }
    .limits {
      display: block;
    }

    /* what opens lies over the upper part of the cloth, or beside what a decision needs; it never pushes the table */
    .drawer {
      grid-area: cloth;
      z-index: 30;
      align-self: start;
      justify-self: end;
      width: min(440px, 100%);
      max-height: 100%;
      margin: 0;
      padding: 0 var(--space-5) var(--space-5);
      overflow: auto;
      scrollbar-width: thin;
      overscroll-behavior: contain;
      color: var(--rail-text);
      background: linear-gradient(var(--rail-hi), var(--rail) 90px);
      border-radius: 0 var(--round-4) 0 var(--round-3);
      box-shadow:
        inset 0 0 0 1px rgb(255 226 190 / 0.22),
        0 12px 28px rgb(0 0 0 / 0.6);
    }
    .drawer > .head {
      position: sticky;
      top: 0;
      z-index: 1;
      flex: 1 0 100%;
      display: flex;
      align-items: center;
      justify-content: space-between;
      margin: 0 -14px;
      padding: var(--space-2) var(--space-3) var(--space-2) var(--space-5);
      background: var(--rail-hi);
    }
    .drawer > .head h3 {
      font: 600 var(--type-xl)/1.2 var(--serif);
      margin: 0;
    }
    /* what a line may say beyond its own rows lies over what is beside it: nothing moves */
    .say {
      position: relative;
    }
    :is(.explanation, .missing) {
      position: absolute;
      inset: 100% 0 auto;
      z-index: 25;
      width: fit-content;
      max-width: min(60ch, 100%);
      margin: 0 auto;
      padding: var(--space-4) var(--space-5);
      border-radius: var(--round-3);
      font-size: var(--type-m);
      color: #fff;
      background: var(--pill);
      box-shadow: 0 6px 18px rgb(0 0 0 / 0.5);
    }
    .halted {
      grid-area: cloth;
      z-index: 20;
      align-self: start;
      justify-self: center;
      margin: 6px 0 0;
      padding: var(--space-2) var(--space-5);
      border-radius: var(--round-3);
      font: 600 var(--type-m)/1.3 var(--sans);
      color: var(--prime-text);
      background: var(--prime);
      pointer-events: none;
    }

    /* for the author of the page */
    .fault {
      grid-area: cloth;
      z-index: 20;
      align-self: start;
      justify-self: start;
      max-width: min(60ch, 100%);
      margin: 0;
      padding: var(--space-1) var(--space-4);
      border-radius: var(--round-2);
      font: var(--type-xs)/1.3 var(--sans);
      color: #fff;
      background: #7a1414;
      pointer-events: none;
    }

    ${TALL} {
      .frame {
        --bar: 112px;
        padding: 0 var(--space-3);
      }
      .tool {
        min-width: var(--tap);
      }
      .limits {
        display: none;
      }
      .drawer {
        width: 100%;
        max-height: 62%;
        border-radius: 0 0 var(--round-3) var(--round-3);
      }
    }
    ${LOW} {
      .frame {
        --side: 132px;
        grid-template: 'cloth head' 40px 'cloth bar' minmax(0, 1fr) / minmax(0, 1fr) var(--side);
        padding: var(--space-3) 0 var(--space-3) var(--space-3);
        border-radius: var(--round-4);
      }
      .cloth {
        border-radius: var(--round-3);
      }
      .top {
        padding: 0 var(--space-1);
        gap: 0;
      }
      .top h2,
      .top slot,
      .limits,
      .tool span {
        display: none;
      }
      .tools {
        flex: 1;
        justify-content: space-evenly;
      }
      .tool {
        min-width: 30px;
        padding: 0;
      }
      .bar {
        flex-direction: column;
        align-items: stretch;
        justify-content: flex-end;
        gap: var(--space-3);
        padding: var(--space-2) var(--space-3) 0;
      }
      .bar > * {
        min-width: 0;
      }
      .bar kbd {
        display: none;
      }
      .drawer {
        border-radius: 0 var(--round-3) var(--round-3) 0;
      }
    }
    ${WIDE} {
      .say {
        padding: var(--space-2) var(--space-5);
      }
    }

    @media (prefers-contrast: more) {
      :host {
        --text-2: var(--tv-text-2, var(--text));
        --gilt-line: var(--tv-gilt-line, var(--gilt));
        --gilt-soft: var(--tv-gilt-soft, var(--gilt));
        --rail-text-2: var(--tv-rail-text-2, var(--rail-text));
        --pill: #000;
      }
    }
    @media (forced-colors: active) {
      .drawer {
        border: 1px solid CanvasText;
      }
      .drawer > .head {
        background: Canvas;
      }
    }
    @media print {
      .frame {
        grid-template: 'head' var(--head) 'cloth' minmax(0, 1fr) / minmax(0, 1fr);
        padding-bottom: var(--space-5);
      }
      .frame,
      .cloth {
        print-color-adjust: exact;
      }
      .bar,
      .tools,
      .drawer {
        display: none;
      }
    }
  `;
