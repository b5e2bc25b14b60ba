/** What only stud has on its oval: streets, burnt cards, a hand of open and closed ones. */

const css = String.raw;

export const studStyles = css`
  .short {
    display: none;
  }
  .burnt {
    display: grid;
    justify-items: center;
    gap: 4px;
    font-size: 12px;
    color: var(--text-2);
    flex: none;
    white-space: nowrap;
    --cw: 30px;
  }
  small {
    font-size: 12px;
  }
  .own {
    display: flex;
    gap: 6px;
    --cw: clamp(50px, 8.8cqi, 96px);
  }
  @container tv (min-width: 720px) {
    /* the rail is round: what is too long goes on a second line, not past the rail */
    .line {
      max-width: 72%;
    }
    .own {
      min-height: calc(clamp(50px, 8.8cqi, 96px) * 1.4 + 22px);
      align-items: end;
    }
  }
  .group {
    display: grid;
    gap: 4px;
  }
  .group > div {
    display: flex;
    gap: 5px;
  }
  .line {
    display: flex;
    gap: 16px;
    align-items: center;
    min-height: 46px;
  }
  .rail {
    display: flex;
    align-items: center;
    gap: 12px;
    padding: 8px 8px 0;
    font-size: 13px;
    color: var(--rail-text-2);
    min-height: 52px;
  }
  .steps {
    display: flex;
    gap: 4px;
    margin: 0 0 0 auto;
    padding: 0;
    list-style: none;
  }
  .steps li {
    font-size: 12px;
    width: 26px;
    height: 26px;
    border-radius: 50%;
    border: 1px solid #7e6242;
    display: grid;
    place-items: center;
  }
  .steps .here {
    background: var(--prime);
    color: var(--prime-text);
    border-color: var(--prime);
    font-weight: 700;
  }
  @container tv (max-width: 899px) {
    .seat .mark .long {
      display: none;
    }
    .seat .mark .short {
      display: inline;
    }
  }
  @container tv (max-width: 719px) {
    .mark .long,
    .rail .long {
      display: none;
    }
    .mark .short,
    .rail .short {
      display: inline;
    }
    .own {
      gap: 4px;
      --cw: min(15.6cqi, 84px);
      min-height: calc(min(15.6cqi, 84px) * 1.4 + 22px);
      align-items: end;
    }
    .group > div {
      gap: 3px;
    }
    .me .line {
      min-height: 38px;
      flex-wrap: wrap;
      justify-content: center;
      gap: 6px 12px;
    }
    .rail {
      padding: 6px 4px 0;
      gap: 6px;
    }
    .steps li {
      width: 20px;
      height: 20px;
      font-size: 11px;
    }
    .steps {
      gap: 3px;
    }
  }
  /* high, low, both; what confirms it below them */
  @container tv (max-width: 719px) {
    .acts:has(> .prime:nth-child(4)) {
      flex-wrap: wrap;
    }
    .acts > .prime:nth-child(4) {
      flex-basis: 100%;
    }
  }
  @container tv (max-width: 479px) {
    .burnt {
      --cw: 22px;
    }
  }
  @container tv (max-width: 319px) {
    .rail {
      flex-wrap: wrap;
    }
  }
  @media (forced-colors: active) {
    .steps .here {
      background: Highlight;
      color: HighlightText;
      forced-color-adjust: none;
    }
  }
`;
