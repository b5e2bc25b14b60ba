/** The grid of cards gone, and the buttons for what opens over a smaller cloth. */
import { box, css } from '../../table/look/css.js';

export const caseKeeperStyles = css`
  .body > .case-keeper {
    grid-area: case;
    container-type: size;
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    align-content: start;
    gap: var(--space-3);
  }
  .body > .case-keeper h3 {
    white-space: nowrap;
    letter-spacing: 0.04em;
    font-size: clamp(12px, 7cqw, var(--type-xl));
  }
  .body > .case-keeper h3 small {
    margin-left: auto;
  }
  .body > .case-keeper h3 .tool {
    margin: -6px 0;
  }
  .keeper {
    --cell: 28px;
    display: grid;
    gap: var(--space-1);
    flex: 1 0 100%;
    padding-top: var(--space-4);
  }
  .body > .case-keeper .keeper {
    --cell: clamp(16px, (100cqh - 112px) / 4, 13cqw);
    padding: 0;
  }
  .keeper > div {
    display: grid;
    grid-template-columns: 20px repeat(13, minmax(0, 1fr));
    gap: var(--space-1);
    align-items: center;
    text-align: center;
  }
  .keeper b {
    font-size: clamp(12px, 5cqw, var(--type-xs));
    letter-spacing: -0.04em;
    color: var(--gilt);
  }
  .keeper i {
    height: var(--cell);
    border-radius: var(--round-1);
    border: 1px solid var(--gilt-soft);
    position: relative;
    background: var(--shade);
  }
  .keeper :is(.left, .right, .covered, .bottom) {
    background: rgb(214 184 118 / 0.24);
    border-color: rgb(214 184 118 / 0.5);
  }
  .keeper .out {
    border-style: dashed;
    opacity: 0.5;
  }
  .keeper :is(.left, .right)::after,
  .sides span::before {
    content: '';
    position: absolute;
    inset: 0;
    margin: auto;
    width: 9px;
    aspect-ratio: 1;
    border-radius: 50%;
    border: 1.5px solid var(--gilt);
  }
  .keeper :is(.left, .right)::after {
    width: max(9px, 0.34 * var(--cell));
  }
  .keeper .right::after,
  .sides .right::before {
    background: var(--gilt);
    forced-color-adjust: none;
  }
  .keeper :is(.covered, .bottom)::after {
    content: '×';
    position: absolute;
    inset: 0;
    margin: auto;
    height: 1em;
    font: max(var(--type-m), 0.3 * var(--cell))/1 var(--word-font);
    color: var(--gilt);
  }
  .keeper .now {
    outline: 2px solid var(--win);
  }
  .sides {
    display: flex;
    gap: var(--space-5);
    padding-left: calc(20px + var(--space-1));
    font-size: var(--type-xs);
    color: var(--text-2);
  }
  .sides span::before {
    position: static;
    display: inline-block;
    margin-right: 5px;
  }

  .strip {
    grid-area: strip;
    display: flex;
    align-items: center;
    gap: var(--space-5);
  }
  /* in a small box it may lie at the edge of a card that is raised */
  .strip .tool {
    position: relative;
    z-index: 2;
    flex: none;
    margin-left: auto;
  }
  .fold {
    display: flex;
    align-items: baseline;
    gap: var(--space-3);
    min-width: 0;
    min-height: 32px;
    padding: 0 var(--space-1);
    border: 0;
    background: none;
    font: 600 var(--type-l)/2.1 var(--lettering-font);
    font-variant-caps: small-caps;
    white-space: nowrap;
    color: var(--gilt);
  }
  .fold::after {
    content: '';
    align-self: center;
    width: 6px;
    height: 6px;
    border: solid currentColor;
    border-width: 0 2px 2px 0;
    flex: none;
    transform: translateY(-2px) rotate(45deg);
  }
  .fold small {
    font: 400 var(--type-xs)/1 var(--word-font);
    font-variant-caps: normal;
    color: var(--text-2);
    overflow: hidden;
    text-overflow: ellipsis;
  }
  .fold[data-value='opponents'] {
    display: none;
  }
  ${box.PHONE_SIZED} {
    .body:not(.banks) .fold[data-value='opponents'] {
      display: flex;
    }
    .strip {
      gap: var(--space-4);
    }
    .fold {
      font-size: var(--type-s);
    }
  }
  ${box.WIDTH_UNDER_360} {
    .fold small {
      display: none;
    }
  }
  ${box.FLAT_UNDER_700} {
    .strip {
      flex-wrap: wrap;
      gap: 0 var(--space-4);
      align-content: center;
    }
    .fold {
      min-height: 28px;
      line-height: 28px;
    }
    .fold small {
      display: none;
    }
  }
  @media (forced-colors: active) {
    .keeper i {
      border-color: CanvasText;
    }
    .keeper .right::after,
    .sides .right::before {
      background: CanvasText;
      border-color: CanvasText;
    }
    .keeper .now {
      outline-color: Highlight;
    }
  }
`;
