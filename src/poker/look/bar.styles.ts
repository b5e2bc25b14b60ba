/**
 * The bar: one row in a wide box, two in a tall one, a column beside a low one. It has the same size in every phase; in a
 * low box the same foot.
 */
import { box, css } from '../../table/look/css.js';

export const barStyles = css`
  /* the shadow of the rail falls behind the buttons */
  .bar {
    position: relative;
  }
  .act :is(.call, .prime) {
    font-size: var(--type-xl);
  }
  .raise {
    display: flex;
    align-items: center;
    gap: var(--space-4);
    border: 1px solid rgb(169 133 85 / 0.6);
    border-radius: var(--round-3);
    padding: var(--space-1) var(--space-3);
    background: rgb(0 0 0 / 0.22);
    min-width: 0;
  }
  .ghost {
    display: contents;
    visibility: hidden;
  }
  .segments {
    display: flex;
    min-width: 0;
    border-radius: var(--round-2);
    border: 1px solid var(--button-edge);
  }
  .segments button {
    font: 600 var(--type-l)/1 var(--word-font);
    flex: auto;
    white-space: nowrap;
    min-width: 44px;
    min-height: 44px;
    border: 0;
    background: #2c190f;
    padding: 0 var(--space-3);
  }
  .segments button:first-child {
    border-radius: var(--round-2) 0 0 var(--round-2);
  }
  .segments button:last-child {
    border-radius: 0 var(--round-2) var(--round-2) 0;
  }
  .segments button + button {
    border-left: 1px solid rgb(169 133 85 / 0.6);
  }
  :is(.toggle.on, .segments [aria-pressed='true']) {
    background: #f5e8d2;
    color: #241508;
  }
  .slider {
    appearance: none;
    width: 110px;
    min-width: 60px;
    height: 44px;
    margin: 0;
    --filled: calc(12px + (100% - 24px) * var(--at, 0));
    background: linear-gradient(90deg, var(--prime) var(--filled), rgb(169 133 85 / 0.55) 0) 0 50% / 100% 4px no-repeat;
    cursor: pointer;
  }
  .slider::-webkit-slider-thumb {
    appearance: none;
    width: 24px;
    height: 24px;
    border-radius: 50%;
    background: linear-gradient(#fff7e0, #d8b05f);
    box-shadow: 0 2px 4px rgb(0 0 0 / 0.6);
  }
  .slider::-moz-range-thumb {
    width: 24px;
    height: 24px;
    border: 0;
    border-radius: 50%;
    background: linear-gradient(#fff7e0, #d8b05f);
  }
  .message {
    align-self: center;
    color: var(--rail-text-2);
  }

  ${box.WIDE} {
    .bar.act {
      justify-content: center;
    }
    .act .fold {
      margin-right: var(--space-6);
    }
    .raise > .button {
      min-height: calc(var(--tap) - 4px);
    }
    /* the key at the end, so that what the button does stands in its middle */
    .act .button {
      position: relative;
      min-width: 8em;
      padding-inline: 2.4em;
    }
    .act kbd {
      position: absolute;
      inset-inline-end: var(--space-4);
    }
    ${box.WIDE_NOT_LARGE} {
      .act .button {
        min-width: 6em;
        padding: 0 var(--space-3);
        font-size: var(--type-l);
      }
      .act :is(kbd, .fold .icon) {
        display: none;
      }
      .slider {
        flex: 1 1 70px;
      }
    }
  }

  ${box.SMALL} {
    .act :is(.acts, .raise) {
      display: contents;
    }
    .act .icon {
      display: none;
    }
  }
  ${box.TALL} {
    .bar.act {
      align-content: stretch;
      padding-block: var(--space-3) var(--space-2);
    }
    /* the buttons in one row right under the cloth, amounts and slider below them; or high ones with nothing below */
    .act :is(.acts, .raise) > .button {
      flex: 1 1 26%;
      align-self: stretch;
      max-height: 76px;
      padding: 0 var(--space-3);
      font-size: var(--type-l);
    }
    .act .segments {
      order: 1;
      flex: 1 1 50%;
      min-width: min-content;
    }
    .act .segments button {
      min-width: 40px;
      padding: 0 var(--space-1);
      font-size: clamp(12px, 3.7cqw, 15px);
    }
    .act .slider {
      order: 1;
      flex: 1 1 60px;
      margin: 0 6px;
    }
    .act .message {
      order: 1;
      flex: 1 0 100%;
      text-align: center;
    }
    @container box (width >= 640px) {
      .top h2 {
        flex: none;
      }
      .top .limits {
        display: block;
      }
    }
    ${box.WIDTH_UNDER_360} {
      .act :is(.acts, .raise) > .button {
        min-width: min-content;
        font-size: var(--type-m);
        padding: 0 var(--space-1);
      }
    }
  }

  ${box.LOW} {
    /* the bar is as high as its buttons: above them the name of the game and its stakes, if they have room */
    .frame {
      grid-template-rows: minmax(40px, 1fr) minmax(0, max-content);
    }
    .bar {
      min-height: 54px;
    }
    .top {
      container: top / size;
      flex-wrap: wrap;
      align-content: start;
    }
    .tools {
      order: -1;
    }
    @container top (height >= 124px) {
      .top :is(h2, .limits) {
        display: block;
        flex: 1 0 100%;
        max-height: none;
        white-space: pre-line;
        text-align: center;
      }
      .top h2 {
        font-size: var(--type-s);
        letter-spacing: 0;
      }
    }
    .act .button {
      flex: 0 1 50px;
      padding: 0 var(--space-2);
      font-size: var(--type-m);
    }
    /* from the top: folding, what is raised, calling; the main button of every phase is at the bottom, never folding */
    .act .fold {
      order: -3;
    }
    .act :is(.segments, .slider) {
      order: -2;
      flex: none;
    }
    .act :is(.raise > .button, .message) {
      order: -1;
    }
    /* three beside each other, unless they are long */
    .act .segments {
      flex-wrap: wrap;
      border: 0;
    }
    .act .segments button {
      flex: 1 0 auto;
      padding: 0 var(--space-1);
      min-width: 40px;
      min-height: var(--tap);
      border-radius: 0;
      border: 0;
      box-shadow: inset 0 0 0 1px rgb(169 133 85 / 0.5);
    }
    .act .slider {
      width: 100%;
      height: 34px;
    }
    .act .message {
      text-align: center;
      font-size: var(--type-s);
    }
    ${box.HEIGHT_UNDER_380} {
      .act .slider {
        display: none;
      }
    }
  }

  :host([theme='plain']) :is(.segments button, .raise) {
    background: none;
    color: inherit;
  }
  :host([theme='plain']) :is(.toggle.on, .segments [aria-pressed='true']) {
    background: var(--accent);
    color: var(--win-text);
  }
  @media (forced-colors: active) {
    :is(.raise, .act .segments) {
      border: 1px solid CanvasText;
    }
    .act .prime:not([aria-disabled='true']) {
      border: 3px solid Highlight;
    }
    .slider {
      appearance: auto;
    }
    :is(.toggle.on, .segments [aria-pressed='true']) {
      background: Highlight;
      color: HighlightText;
      forced-color-adjust: none;
    }
  }
`;
