/** The road of past coups. */
import { box, css } from '../../table/look/css.js';

export const roadStyles = css`
  .road {
    /* the width of a coup */
    --coup: 24px;
    grid-area: road;
    display: flex;
    align-items: center;
    gap: var(--space-4);
    min-width: 0;
    height: calc(1.9 * var(--coup));
    align-self: end;
    border-top: 1px solid var(--gilt-soft);
  }
  .road .lettering {
    flex: none;
    width: var(--axis);
    font-size: var(--type-s);
  }
  .road ol {
    /* from the heading on, the newest at the end; whole coups only */
    flex: 0 1 auto;
    max-width: round(down, 100% - var(--axis) - 2.4 * var(--coup), var(--coup));
    margin-inline-end: auto;
    display: flex;
    justify-content: flex-end;
    list-style: none;
    margin-block: 0;
    padding: 0;
    overflow: hidden;
    height: calc(1.83 * var(--coup));
  }
  .road li {
    flex: none;
    width: var(--coup);
    display: grid;
    grid-template-rows: 0.58fr 0.58fr 0.67fr;
    place-items: center;
    /* The words are for screen readers; the signs are seen. */
    font-size: 0;
    color: var(--text-2);
    background: linear-gradient(var(--gilt-soft), var(--gilt-soft)) 0 calc(0.58 * var(--coup)) / 100% 1px no-repeat;
  }
  .road li::after {
    content: attr(data-mark);
    content: attr(data-mark) / '';
    grid-row: 3;
    font-size: max(var(--type-xs), var(--coup) * 0.45);
    line-height: calc(0.67 * var(--coup));
  }
  .road :is(.rouge, .noir)::before {
    content: '';
    width: calc(0.38 * var(--coup));
    height: calc(0.38 * var(--coup));
    margin: 0;
  }
  .road .rouge::before {
    grid-row: 2;
  }
  .road b {
    grid-row: 1/3;
    font-size: max(var(--type-xs), var(--coup) * 0.45);
    color: var(--text);
  }
  .road li:last-child {
    background-color: rgb(255 226 154 / 0.16);
    border-radius: var(--round-1);
  }
  .road .tool {
    color: var(--gilt);
    min-width: 40px;
  }
  ${box.SMALL} {
    .road {
      border: 0;
    }
  }
  ${box.LARGE_SCREEN} {
    .road {
      --coup: clamp(32px, 4.3cqh, 60px);
      height: calc(1.9 * var(--coup) + clamp(0px, 4cqh - 32px, 14px));
    }
  }
  @media (forced-colors: active) {
    .road li:last-child {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
  }
`;
