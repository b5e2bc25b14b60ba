/**
 * The box: the host element keeps whatever size the page gives it, the frame fills it, and cloth and bar share the
 * rest.
 */
import { box, css } from './css.js';

export const frameStyles = css`
  :host {
    display: grid;
    grid-template: minmax(0, 1fr) / minmax(0, 1fr);
    inline-size: 100%;
    min-width: 280px;
    min-height: 0;
  }
  :host(:is([hidden], [popover]:not(:popover-open))) {
    display: none;
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
    --least: max(280px, min(400px, (${box.FLAT_ENOUGH}px - 100%) * 9999));
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
    container: box / size;
    position: absolute;
    inset: 0;
  }
  .frame {
    --head: 40px;
    --bar: 64px;
    position: relative;
    display: grid;
    grid-template: 'head' var(--head) 'cloth' minmax(0, 1fr) 'bar' var(--bar-row, var(--bar)) / minmax(0, 1fr);
    height: 100%;
    overflow: clip;
    padding: 0 var(--space-5);
    border-radius: var(--radius);
    font-size: var(--type-l);
    color: var(--rail-text);
    background:
      linear-gradient(rgb(255 226 190 / 0.2), rgb(255 226 190 / 0) 9px),
      linear-gradient(var(--rail-hi), var(--rail) 60px, var(--rail) 70%, var(--rail-lo));
    box-shadow:
      inset 0 1px 0 rgb(255 236 210 / 0.45),
      inset 0 0 0 1px rgb(0 0 0 / 0.55),
      inset 0 -8px 14px rgb(0 0 0 / 0.45),
      0 10px 28px -12px rgb(0 0 0 / 0.55);
  }
  .cloth {
    grid-area: cloth;
    position: relative;
    isolation: isolate;
    /* areas of the cloth lie on a grid that fills it */
    display: grid;
    grid-template: minmax(0, 1fr) / minmax(0, 1fr);
    min-height: 0;
    min-width: 0;
    overflow: clip;
    border-radius: var(--round-4);
    color: var(--text);
    background:
      radial-gradient(120% 95% at 50% 34%, transparent 45%, rgb(0 0 0 / 0.4) 100%),
      linear-gradient(rgb(255 255 255 / 0.028) 1px, rgb(0 0 0 / 0.05) 1px 2px, transparent 2px) 0 0/3px 3px,
      linear-gradient(90deg, rgb(255 255 255 / 0.022) 1px, rgb(0 0 0 / 0.045) 1px 2px, transparent 2px) 0 0/3px 3px,
      radial-gradient(90% 80% at 50% 30%, var(--cloth-hi), var(--cloth) 60%, var(--cloth-lo) 130%);
    box-shadow:
      inset 0 0 0 1px rgb(0 0 0 / 0.6),
      inset 0 7px 16px rgb(0 0 0 / 0.55),
      inset 0 -2px 6px rgb(0 0 0 / 0.4),
      0 1px 0 rgb(255 226 190 / 0.22);
  }

  .top {
    grid-area: head;
    display: flex;
    align-items: center;
    gap: var(--space-5);
    min-height: 0;
    padding: 0 var(--space-3);
  }
  .top h2 {
    font: 600 var(--type-xl)/1 var(--title-font);
    font-variant-caps: small-caps;
    letter-spacing: 0.06em;
    margin: 0;
    /* it gives way to the tools */
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  .limits {
    flex: 1;
    unicode-bidi: plaintext;
    text-align: left;
    font-size: var(--type-s);
    color: var(--rail-text-2);
    /* what does not fit goes part by part */
    line-height: 1.4;
    max-height: 1lh;
    overflow: hidden;
    text-overflow: ellipsis;
  }
  /* the first part, too */
  .limits::before {
    content: '';
    display: inline-block;
  }
  .tools {
    flex: none;
    display: flex;
    gap: var(--space-1);
    margin-left: auto;
  }
  .tool {
    font-size: var(--type-s);
    background: none;
    border: 0;
    border-radius: var(--round-2);
    min-height: 40px;
    min-width: 40px;
    display: flex;
    gap: var(--space-2);
    align-items: center;
    justify-content: center;
    padding: 0 var(--space-4);
  }
  /* the rim of the frame cuts what lies outside */
  .tool:focus-visible {
    outline-offset: -3px;
  }
  /* it waits for its button, and follows the rounded frame */
  .bar:focus-visible {
    outline: 1px solid var(--gilt);
    outline-offset: -1px;
    border-radius: var(--round-3);
  }
  @media (hover: hover) {
    .tool:hover {
      background: rgb(255 235 205 / 0.1);
    }
  }

  .table.rtl :is(.say, .drawer, [role='tooltip'], [part='guide']) {
    direction: rtl;
    /* what the page has not translated is read as it is written */
    * {
      unicode-bidi: plaintext;
    }
    /* what a croupier calls */
    [lang] {
      direction: ltr;
      unicode-bidi: isolate;
    }
  }
  /* what a line may say beyond its own rows lies over what is beside it: nothing moves */
  .say {
    position: relative;
    text-align: center;
    padding: var(--space-2) var(--space-5);
  }
  .now {
    font: italic 600 var(--title)/1.1 var(--title-font);
    text-shadow: 0 1px 2px rgb(0 0 0 / 0.5);
    margin: 0;
    text-wrap: balance;
  }
  .because {
    margin: 2px 0 0;
    font-size: var(--told);
    line-height: 1.3;
    color: var(--text-2);
    text-wrap: balance;
  }
  .note {
    color: var(--win);
  }
  /* its target is higher than its words, and lies over what is beside the line */
  .why {
    position: relative;
    z-index: 1;
    font-size: max(var(--type-s), 0.85em);
    color: var(--gilt);
    background: none;
    border: 0;
    text-decoration: underline;
    text-underline-offset: 3px;
    min-height: var(--tap);
    min-width: var(--tap);
    margin: -14px 0;
    padding: 0 var(--space-3);
    white-space: nowrap;
  }
  .why:focus-visible {
    outline: 0;
  }
  /* round the words, not round the target */
  .why:focus-visible::after {
    content: '';
    position: absolute;
    inset: 8px 0;
    outline: 3px solid var(--focus);
    border-radius: var(--round-2);
  }
  .missing {
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
    margin: 0 calc(-1 * var(--space-5));
    padding: var(--space-2) var(--space-3) var(--space-2) var(--space-5);
    background: var(--rail-hi);
  }
  .drawer > .head h3 {
    font: 600 var(--type-xl)/1.2 var(--title-font);
    margin: 0;
  }
  :is(.halted, .fault) {
    grid-area: cloth;
    z-index: 20;
    place-self: start center;
    margin: 6px 0 0;
    padding: var(--space-2) var(--space-5);
    border-radius: var(--round-3);
    font: 600 var(--type-m)/1.3 var(--word-font);
    color: var(--prime-text);
    background: var(--prime);
    pointer-events: none;
  }
  /* for the author of the page */
  .fault {
    justify-self: start;
    max-width: min(60ch, 100%);
    margin: 0;
    font: var(--type-xs)/1.3 var(--word-font);
    color: #fff;
    background: #7a1414;
  }

  ${box.SMALL} {
    .frame {
      border-radius: min(var(--radius), 22px);
    }
    .cloth {
      border-radius: var(--round-3);
    }
    .top {
      gap: var(--space-3);
    }
    :is(.tool span, .limits) {
      display: none;
    }
  }
  ${box.WIDE_NOT_LARGE} {
    .top h2 {
      font-size: var(--type-l);
      letter-spacing: 0.02em;
    }
  }
  ${box.TALL} {
    .frame {
      --bar: 112px;
      padding: 0 var(--space-3);
    }
    .tool {
      min-width: var(--tap);
    }
    .top h2 {
      flex: 1;
      max-height: 3.1em;
      font-size: clamp(11px, 5cqw - 3.5px, 17px);
      letter-spacing: 0.02em;
      white-space: normal;
    }
    .drawer {
      width: 100%;
      max-height: 62%;
      border-radius: 0 0 var(--round-3) var(--round-3);
    }
  }
  ${box.WIDTH_UNDER_360} {
    :is(.top, .tools) {
      gap: 0;
    }
    .top h2 {
      letter-spacing: 0;
    }
    .tool {
      padding: 0 var(--space-1);
    }
  }
  ${box.LOW} {
    .frame {
      --side: 132px;
      grid-template: 'cloth head' 40px 'cloth bar' minmax(0, 1fr) / minmax(0, 1fr) var(--side);
      padding: var(--space-3) 0 var(--space-3) var(--space-3);
      border-radius: var(--round-4);
    }
    .top {
      padding: 0 var(--space-1);
      gap: 0;
    }
    .top :is(h2, slot) {
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
    .drawer {
      border-radius: 0 var(--round-3) var(--round-3) 0;
    }
  }

  ${box.LARGE_SCREEN} {
    .frame {
      --head: 56px;
      --bar: 90px;
    }
    .tool .icon {
      width: 28px;
      height: 28px;
    }
  }

  @media (forced-colors: active) {
    :is(.frame, .cloth, .drawer) {
      border: 1px solid CanvasText;
      box-shadow: none;
    }
    /* what lies over the cloth hides it: a ground that is only a picture is not drawn */
    :is(.drawer, .drawer > .head, .missing, .halted, .fault) {
      color: CanvasText;
      background: Canvas;
    }
  }
  @media print {
    .frame {
      grid-template: 'head' var(--head) 'cloth' minmax(0, 1fr) / minmax(0, 1fr);
      padding-bottom: var(--space-5);
    }
    :is(.frame, .cloth) {
      print-color-adjust: exact;
    }
    :is(.tools, .drawer) {
      display: none;
    }
  }
`;
