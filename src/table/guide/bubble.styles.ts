const css = String.raw;

/** The bubble of a guide, and the ring round what it speaks of. */
export const bubbleStyles = css`
  .guided,
  .bubble {
    position: absolute;
    left: 0;
    top: 0;
    z-index: 40;
  }
  .guided {
    box-sizing: border-box;
    pointer-events: none;
    border-radius: var(--round-2);
    outline: 3px solid var(--win);
    outline-offset: 2px;
    box-shadow: 0 0 0 9px rgb(0 0 0 / 0.35);
  }
  .bubble {
    box-sizing: border-box;
    width: min(320px, 100% - 12px);
    padding: var(--space-4);
    border-radius: var(--round-3);
    border: 1px solid var(--gilt);
    background: linear-gradient(var(--rail-hi), var(--rail));
    color: var(--rail-text);
    box-shadow: 0 10px 26px rgb(0 0 0 / 0.5);
    font-size: var(--type-m);
    line-height: 1.35;
    text-align: start;
  }
  .bubble p {
    margin: 0;
  }
  .bubble .go {
    display: flex;
    align-items: center;
    justify-content: flex-end;
    gap: var(--space-5);
    margin-top: 8px;
  }
  .bubble i {
    margin-inline-end: auto;
    font-style: normal;
    color: var(--rail-text-2);
  }
  .bubble .next {
    min-height: 44px;
    justify-content: center;
    background: linear-gradient(var(--prime), var(--prime-lo));
    color: var(--prime-text);
  }
  @media (forced-colors: active) {
    .bubble {
      border: 2px solid Highlight;
    }
    .guided {
      outline-color: Highlight;
    }
  }
`;
