import { css } from '../../look/css.js';

/** The bubble of a guide, and the ring round what it points at. */
export const bubbleStyles = css`
  .guided,
  .bubble {
    position: absolute;
    left: 0;
    top: 0;
    z-index: 40;
  }
  .guided {
    pointer-events: none;
    border-radius: var(--round-2);
    outline: 3px solid var(--win);
    outline-offset: 1px;
    box-shadow: 0 0 0 6px rgb(0 0 0 / 0.35);
  }
  .bubble {
    padding: var(--space-4);
    border-radius: var(--round-3);
    border: 1px solid var(--gilt);
    background: linear-gradient(var(--rail-hi), var(--rail));
    color: var(--rail-text);
    box-shadow: 0 3px 10px rgb(0 0 0 / 0.5);
    font-size: var(--type-m);
    line-height: 1.35;
  }
  .bubble p {
    margin: 0;
  }
  /* low and wide: what is pressed stands beside what is said */
  .bubble.flat {
    display: flex;
    align-items: center;
    gap: var(--space-5);
    & p {
      flex: 1;
    }
    & .go {
      flex: none;
      gap: var(--space-3);
      margin: 0;
    }
  }
  .bubble .go {
    display: flex;
    align-items: center;
    justify-content: flex-end;
    flex-wrap: wrap;
    gap: var(--space-1) var(--space-4);
    margin-top: 8px;
  }
  .bubble i {
    margin-inline-end: auto;
    font-style: normal;
    white-space: nowrap;
    color: var(--rail-text-2);
  }
  .bubble .next {
    min-height: 44px;
    background: linear-gradient(var(--prime), var(--prime-lo));
    color: var(--prime-text);
  }
  @media (forced-colors: active) {
    .bubble {
      border: 2px solid Highlight;
      color: CanvasText;
      background: Canvas;
    }
    .guided {
      outline-color: Highlight;
    }
  }
`;
