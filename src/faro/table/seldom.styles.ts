const css = String.raw;

/** What the seldom parts of the table need. */
export const styles = css`
  .aside {
    --cw: 26px;
    display: flex;
    align-items: center;
    gap: 5px;
    font-size: 12px;
    max-width: 110px;
  }
  @container tv (max-width: 559px) {
    .aside {
      flex-direction: column;
      gap: 2px;
      max-width: 72px;
    }
  }
  .button.corner {
    min-height: 44px;
    padding: 0 10px;
    border-color: var(--win);
    color: var(--text);
    font-size: 13px;
    border-top-right-radius: 0;
  }
  .bent .card {
    clip-path: polygon(0 0, 74% 0, 100% 19%, 100% 100%, 0 100%);
  }
  .bent [data-card] {
    position: relative;
  }
  .bent [data-card]::after {
    content: '';
    position: absolute;
    top: 0;
    right: 0;
    width: 26%;
    height: 19%;
    background: linear-gradient(to bottom left, transparent 50%, #d8cba9 50%);
    filter: drop-shadow(-1px 1px 1px rgb(0 0 0 / 0.5));
  }
`;
