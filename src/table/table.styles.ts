/** What all tables share: colours, cloth, rail, cards, piles, buttons. Measures and colours: the project's table pictures. */

const css = String.raw;

export const tableStyles = css`
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
    --serif: var(
      --tv-font-display,
      ui-serif,
      'Iowan Old Style',
      'Palatino Linotype',
      Palatino,
      Georgia,
      'Times New Roman',
      serif
    ); /* The type of names, of the line and of lettering. */
    --sans: var(
      --tv-font,
      system-ui,
      'Segoe UI',
      Roboto,
      'Helvetica Neue',
      Arial,
      sans-serif
    ); /* The type of everything else. */
    --size: var(
      --tv-font-size,
      15px
    ); /* The size of type where nothing else is said; the table has room for little more. */
    --radius: var(--tv-radius, 34px); /* The corners of the frame; a narrow one has 22px at most. */
    --button-radius: var(--tv-button-radius, 12px); /* The corners of a button. */
    display: block;
    inline-size: 100%;
    min-width: 280px;
  }
  /* what a page sets around the table is inherited: type that is laid out otherwise would break it */
  :host,
  .containing {
    color-scheme: only light;
    writing-mode: horizontal-tb;
    text-orientation: mixed;
    white-space: normal;
    word-spacing: normal;
    word-break: normal;
    overflow-wrap: normal;
    line-break: auto;
    hyphens: manual;
    text-indent: 0;
    text-align-last: auto;
    text-wrap: wrap;
    text-shadow: none;
    text-emphasis: none;
    tab-size: 8;
    letter-spacing: normal;
    text-transform: none;
  }
  :host([hidden]) {
    display: none;
  }
  * {
    box-sizing: border-box;
  }
  .table {
    position: relative;
    container: tv / inline-size;
    color: var(--text);
    font: var(--size)/1.35 var(--sans);
    font-variant-numeric: tabular-nums;
    -webkit-font-smoothing: antialiased;
    scrollbar-color: var(--button-edge) transparent;
    text-align: start;
  }
  .table,
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
  .frame {
    position: relative;
    border-radius: var(--radius);
    padding: 0 var(--space-5) var(--space-5);
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
    position: relative;
    isolation: isolate;
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
    display: flex;
    align-items: center;
    gap: var(--space-5);
    min-height: 52px;
    padding: var(--space-2) var(--space-4);
  }
  .top h2 {
    font: 600 var(--type-xl)/1 var(--serif);
    font-variant-caps: small-caps;
    letter-spacing: 0.06em;
    margin: 0;
    white-space: nowrap;
    color: var(--rail-text);
  }
  .limits {
    flex: 1;
    font-size: var(--type-s);
    color: var(--rail-text-2);
    /* what does not fit goes part by part */
    line-height: 1.4;
    max-height: 1.4em;
    overflow: hidden;
    text-overflow: ellipsis;
  }
  .tools {
    display: flex;
    gap: var(--space-1);
    margin-left: auto;
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
  .tool {
    font-size: var(--type-s);
    color: var(--rail-text);
    background: none;
    border: 0;
    border-radius: var(--round-2);
    min-height: var(--tap);
    min-width: var(--tap);
    display: flex;
    gap: var(--space-2);
    align-items: center;
    justify-content: center;
    padding: 0 var(--space-4);
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
  .say {
    text-align: center;
    padding: var(--space-4) var(--space-5);
  }
  .now {
    font: italic 600 var(--title)/1.1 var(--serif);
    color: var(--text);
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
  .why {
    font-size: var(--type-s);
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
    outline-offset: -12px;
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
      repeating-linear-gradient(-45deg, #fdfaf255 0 1px, var(--cloth) 1px 5px);
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
    font: 700 var(--type-s)/1 var(--sans);
    background: var(--pill);
    color: #fff;
    border-radius: var(--round-2);
    padding: var(--space-1) var(--space-3);
    margin-top: 3px;
    white-space: nowrap;
  }

  .bar {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--space-4);
    padding: var(--space-5) var(--space-3) 0;
  }
  .button {
    font: 600 var(--type-l)/1.1 var(--sans);
    color: var(--rail-text);
    min-height: 48px;
    min-width: 48px;
    padding: 0 var(--space-5);
    border-radius: var(--button-radius);
    border: 1px solid var(--button-edge);
    background: linear-gradient(var(--button), var(--button-lo));
    box-shadow:
      inset 0 1px 0 rgb(255 235 205 / 0.22),
      0 2px 3px rgb(0 0 0 / 0.4);
    display: inline-flex;
    align-items: center;
    justify-content: center;
    gap: var(--space-4);
  }
  .label {
    white-space: nowrap;
  }
  kbd {
    font: 600 var(--type-xs)/1 var(--sans);
    border: 1px solid currentColor;
    border-radius: var(--round-1);
    padding: var(--space-1) var(--space-2);
    opacity: 0.82;
    min-width: 17px;
    text-align: center;
    visibility: hidden;
  }
  /* keys work while the focus is inside; their places stay, so that no button moves */
  .table:focus-within kbd {
    visibility: inherit;
  }
  @media (hover: hover) {
    .button:not([aria-disabled='true']):hover {
      background: linear-gradient(#6a4230, #4c2d1e);
      border-color: #d8b47c;
    }
    .tool:hover {
      background: rgb(255 235 205 / 0.1);
    }
  }
  .button:not([aria-disabled='true']):active {
    background: #2a170e;
    box-shadow: inset 0 3px 6px rgb(0 0 0 / 0.6);
    transform: translateY(1px);
  }
  .button.quiet {
    background: none;
    box-shadow: none;
    border-color: rgb(169 133 85 / 0.75);
  }
  .button.prime:not([aria-disabled='true']) {
    background: linear-gradient(var(--prime), var(--prime-lo));
    border-color: #f7e3ae;
    color: var(--prime-text);
    box-shadow:
      inset 0 1px 0 rgb(255 255 255 / 0.55),
      0 2px 4px rgb(0 0 0 / 0.45);
  }
  .button[aria-disabled='true'] {
    color: var(--off);
    background: var(--off-ground);
    border-color: #5d4330;
    box-shadow: none;
  }
  .button[aria-disabled='true'] kbd {
    opacity: 0.5;
  }

  @container tv (max-width: 639px) {
    .frame {
      padding: 0 var(--space-4) var(--space-4);
      border-radius: min(var(--radius), 22px);
    }
    .cloth {
      border-radius: var(--round-3);
    }
    .top {
      min-height: 46px;
      padding: 0 var(--space-2);
      gap: var(--space-3);
    }
    .tool span {
      display: none;
    }
    .bar kbd {
      display: none;
    }
    .button {
      padding: 0 var(--space-4);
    }
    .label {
      white-space: normal;
    }
  }
  @container tv (max-width: 519px) {
    .limits {
      display: none;
    }
  }
  @container tv (max-width: 400px) {
    .top h2 {
      flex: 1;
      min-width: 0;
      max-height: 2.1em;
      overflow: hidden;
      font-size: clamp(12px, 4.2cqw, 16px);
      letter-spacing: 0.02em;
      text-overflow: ellipsis;
      white-space: normal;
    }
    .tools {
      gap: 0;
    }
  }
  @container tv (max-width: 319px) {
    .top h2 {
      letter-spacing: 0;
    }
    .tool {
      padding: 0 var(--space-1);
    }
    .frame {
      padding: 0 var(--space-3) var(--space-4);
    }
  }
  @media (prefers-reduced-motion: reduce) {
    * {
      transition: none !important;
    }
  }

  @media (forced-colors: active) {
    :host {
      --focus: Highlight;
    }
    .frame,
    .cloth {
      border: 1px solid CanvasText;
      box-shadow: none;
    }
    .button {
      border-color: ButtonText;
    }
    .button.prime {
      border-width: 3px;
      border-color: Highlight;
    }
    .button[aria-disabled='true'],
    .button.prime[aria-disabled='true'] {
      color: GrayText;
      border: 1px dashed GrayText;
    }
    .pile {
      forced-color-adjust: none;
    }
    .sum {
      border: 1px solid CanvasText;
      background: Canvas !important;
      color: CanvasText !important;
    }
  }
`;
