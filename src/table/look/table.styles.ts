/** What all tables share: colours, cloth, rail, cards, piles, buttons. */

import { css } from './css.js';
import { barStyles } from './bar.styles.js';
import { faceStyles } from './faces.styles.js';
import { frameStyles } from './surround.styles.js';
import { scaleStyles } from './scale.styles.js';

const base = css`
  :host {
    --cloth-hi: var(--tv-cloth-hi, #0f4f39); /* The light middle of the cloth. */
    --cloth: var(--tv-cloth, #0c422f); /* The cloth. */
    --cloth-lo: var(--tv-cloth-lo, #062a1d); /* The edge of the cloth. */
    --text: var(--tv-text, #f7f0df); /* Text on the cloth. */
    --text-2: var(--tv-text-2, #d6dfcf); /* Quieter text on the cloth. */
    --gilt: var(--tv-gilt, #ead29b); /* Lettering on the cloth. */
    --gilt-line: var(--tv-gilt-line, rgb(214 184 118 / 0.7)); /* Lines on the cloth. */
    --gilt-soft: var(--tv-gilt-soft, rgb(214 184 118 / 0.26)); /* Fainter lines on the cloth. */
    --win: var(--tv-win, #ffdf8e); /* What wins. */
    --win-text: var(--tv-win-text, #231505); /* Text on what wins. */
    --loss: var(--tv-loss, #ffc9c3); /* What loses. */
    --glow: rgb(255 226 154 / 0.14);
    --red: #ff8d86;
    --shade: rgb(3 18 12 / 0.25);
    --focus: var(--tv-focus, #ffe38c); /* The ring of the keyboard focus. */
    --rail-hi: var(--tv-rail-hi, #5b3726); /* The light on the rail. */
    --rail: var(--tv-rail, #3a2116); /* The rail. */
    --rail-lo: var(--tv-rail-lo, #1f110b); /* The foot of the rail. */
    --rail-text: var(--tv-rail-text, #f5e8d2); /* Text on the rail. */
    --rail-text-2: var(--tv-rail-text-2, #d3bda2); /* Quieter text on the rail. */
    --button: var(--tv-button, #51301f); /* A button. */
    --button-lo: var(--tv-button-lo, #3c2317); /* The foot of a button. */
    --button-edge: var(--tv-button-edge, #a98555); /* The edge of a button. */
    --off: #a58d76;
    --off-ground: #2f1b12;
    --prime: var(--tv-prime, #efd28a); /* The main button. */
    --prime-lo: var(--tv-prime-lo, #cfa552); /* The foot of the main button. */
    --prime-text: var(--tv-prime-text, #241508); /* Text on the main button. */
    --pill: rgb(4 20 14 / 0.82);
    --title-font: var(
      --tv-font-title,
      ui-serif,
      'Iowan Old Style',
      'Palatino Linotype',
      Palatino,
      Georgia,
      'Times New Roman',
      serif
    ); /* The type of what the table says, of headings and hands. */
    --figure-font: var(
      --tv-font-figure,
      var(--title-font)
    ); /* The type of sums and totals; that of titles unless it is set. */
    --lettering-font: var(
      --tv-font-lettering,
      var(--title-font)
    ); /* The type of what is written on the cloth; that of titles unless it is set. */
    --word-font: var(
      --tv-font,
      system-ui,
      'Segoe UI',
      Roboto,
      'Helvetica Neue',
      Arial,
      sans-serif
    ); /* The type of all other words. */
    --size: var(
      --tv-font-size,
      15px
    ); /* The size of type where nothing else is said; the table has room for little more. */
    --radius: var(--tv-radius, 34px); /* The corners of the frame; a narrow one has 22px at most. */
    --button-radius: var(--tv-button-radius, 12px); /* The corners of a button. */
    color-scheme: only light;
    writing-mode: horizontal-tb;
    /* set further in, where they are needed: what a page calls by these names ends here */
    --at: initial;
    --back: initial;
    --bar-row: initial;
    --bets: initial;
    --cw: initial;
    --more-tools: initial;
    --over: initial;
    --plate: initial;
    /* how much a card is darkened that does not count, and whether its lower sign is drawn:
       of a covered card only the index is seen, and no slice of its figure */
    --veil: 0.44;
    --lower: inline;
    --strip: initial;
  }
  /* what a page sets around the table is inherited: but for what is meant for all that lies in it, it ends here */
  .containing {
    all: initial;
    color-scheme: only light;
    print-color-adjust: inherit;
    /* a phone held sideways would enlarge some of the words by itself */
    -webkit-text-size-adjust: 100%;
    text-size-adjust: 100%;
    cursor: inherit;
    pointer-events: inherit;
    visibility: inherit;
  }
  * {
    box-sizing: border-box;
  }
  .table {
    color: var(--text);
    font: var(--size)/1.35 var(--word-font);
    font-variant-numeric: tabular-nums;
    -webkit-font-smoothing: antialiased;
    scrollbar-color: var(--button-edge) transparent;
  }
  .table button {
    letter-spacing: normal;
    text-transform: none;
  }
  .sheet {
    position: absolute;
  }
  .unseen {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
    margin: 0;
  }
  .table > :is(.unseen, .sheet) {
    top: 0;
    left: 0;
  }
  button {
    font: inherit;
    color: inherit;
    margin: 0;
    cursor: pointer;
    -webkit-tap-highlight-color: transparent;
    touch-action: manipulation;
  }
  button[aria-disabled='true'] {
    cursor: default;
  }
  :focus-visible {
    outline: 3px solid var(--focus);
    outline-offset: 2px;
  }
  .icon {
    width: 20px;
    height: 20px;
    fill: none;
    stroke: currentColor;
    stroke-width: 2;
    stroke-linecap: round;
    stroke-linejoin: round;
    flex: none;
  }
  .card {
    display: block;
    position: relative;
    isolation: isolate;
    flex: none;
    width: var(--cw, 72px);
    aspect-ratio: 5/7;
    border-radius: 6%/4.3%;
  }
  .card svg,
  svg.card {
    background: #fdfaf2;
    box-shadow: inset 0 0 0 0.5px #1b1b1f59;
    print-color-adjust: exact;
    forced-color-adjust: none;
  }
  .card .lower {
    display: var(--lower);
  }
  .card svg {
    position: absolute;
    inset: 0;
    display: block;
    width: 100%;
    height: 100%;
    border-radius: inherit;
    filter: drop-shadow(0 1px 1px rgb(0 0 0 / 0.35)) drop-shadow(0 3px 5px rgb(0 0 0 / 0.25));
  }
  .card::before {
    content: '';
    position: absolute;
    inset: 0;
    z-index: 1;
    opacity: 0;
    border: 3px solid #fdfaf2;
    border-radius: inherit;
    background:
      repeating-linear-gradient(45deg, #fdfaf255 0 1px, transparent 1px 5px),
      repeating-linear-gradient(-45deg, #fdfaf255 0 1px, transparent 1px 5px) var(--back, var(--cloth));
  }
  .card.back::before {
    opacity: 1;
  }
  .card.back:has(svg > *)::before {
    opacity: 0;
  }
  .card.dim::after {
    content: '';
    position: absolute;
    inset: 0;
    z-index: 1;
    border-radius: inherit;
    background: var(--cloth-lo);
    opacity: var(--veil);
  }
  /* it counts */
  .card.marked::after,
  :is(.winner, .common) .card.lift::after {
    content: '';
    position: absolute;
    inset: -2px;
    border: 2px solid var(--win);
    border-radius: 8%/5.8%;
    box-shadow: 0 0 10px rgb(255 223 142 / 0.45);
  }

  .stake {
    --chip: 40px;
    display: inline-flex;
    flex-direction: column;
    align-items: center;
    position: relative;
  }
  .pile {
    width: var(--chip);
    display: block;
    filter: drop-shadow(0 2px 2px rgb(0 0 0 / 0.4));
  }
  .sum {
    font: 700 var(--type-s)/1 var(--word-font);
    background: var(--pill);
    color: #fff;
    border-radius: var(--round-2);
    padding: var(--space-1) var(--space-3);
    margin-top: 3px;
    white-space: nowrap;
  }

  @media (prefers-reduced-motion: reduce) {
    * {
      transition: none !important;
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
    :host {
      --focus: Highlight;
    }
    .pile {
      forced-color-adjust: none;
    }
    .card.marked::after,
    :is(.winner, .common) .card.lift::after {
      border: 3px solid Highlight;
    }
    .sum {
      border: 1px solid CanvasText;
      background: Canvas !important;
      color: CanvasText !important;
    }
  }
`;

export const tableStyles = scaleStyles + base + frameStyles + barStyles + faceStyles;
