/** What third street has not: common cards, seven cards, side pots, folded cards. */

const css = String.raw;

export const studHandStyles = css`
  .common > span {
    display: flex;
  }
  .full .hand {
    --lap: -0.52;
  }
  .common {
    display: grid;
    justify-items: center;
    gap: 4px;
    --cw: clamp(46px, 5.5cqi, 60px);
    color: var(--gilt);
    font-size: 13px;
  }
  .common > span {
    gap: 4px;
  }
  .me:is(.n6, .n7) .own {
    --cw: clamp(50px, 7.6cqi, 84px);
  }
  .reading {
    font: 600 21px/1.1 var(--serif);
    text-align: center;
    text-wrap: balance;
  }
  /* both halves of high-low */
  :is(.reading, .holds) {
    white-space: pre-line;
  }
  @container tv (min-width: 720px) {
    /* the own bet lies beside the cards: it moves nothing */
    .me {
      grid-template-columns: minmax(0, 1fr) auto minmax(0, 1fr);
      column-gap: 14px;
    }
    .me > .own {
      grid-column: 2;
    }
    .me > .bet {
      grid-area: 1/3;
      place-self: end start;
    }
    .me > .line {
      grid-column: 1/-1;
    }
  }
  @container tv (max-width: 899px) {
    .me .won .piles {
      display: none;
    }
    .line .reading {
      text-align: left;
    }
  }
  .mark.bring,
  .mark.first {
    color: var(--gilt);
    border: 1px solid var(--gilt);
    font-weight: 600;
  }
  .tag {
    font-size: 12px;
    color: var(--text-2);
    text-align: center;
    border-top: 1px solid var(--gilt-line);
    padding-top: 2px;
    letter-spacing: 0.03em;
    /* a long word is no reason for a gap between cards */
    width: 0;
    min-width: 100%;
    white-space: nowrap;
  }
  .sort {
    background: none;
    border: 0;
    color: inherit;
    min-height: 44px;
    padding: 0 4px;
    white-space: nowrap;
    border-radius: 8px;
  }
  .minis {
    display: flex;
    flex-wrap: wrap;
    gap: 4px 12px;
    --cw: 28px;
  }
  .minis > span,
  .minis [data-row] {
    display: flex;
    gap: 2px;
    align-items: center;
  }
  .minis small {
    margin-right: 4px;
  }
  .minis .card svg {
    filter: none;
  }
  .minis .card {
    opacity: 0.86;
  }
  @container tv (max-width: 719px) {
    .seat.full .hand {
      --lap: -0.55;
    }
    .seat.four .hand {
      --lap: -0.5;
    }
    .me:is(.n6, .n7) .own {
      --cw: min(15cqi, 84px);
      gap: 2px;
      padding-right: calc(var(--cw) * 0.25);
    }
    .me:is(.n6, .n7) .group > div {
      gap: 0;
    }
    .me:is(.n6, .n7) .own .card {
      margin-right: calc(var(--cw) * -0.25);
    }
    .hand .down:has(.back) + .up .card:first-child {
      margin-left: calc(var(--cw) * -0.62);
    }
    .me .reading {
      flex: 1 1 100%;
      order: -1;
      font-size: 18px;
      text-align: center;
      min-height: 44px;
      align-content: end;
    }
    .me > .bet {
      position: absolute;
      inset: auto 0 4px auto;
    }
    .me > .bet .stake {
      --chip: 26px;
    }
    .compared .group > div {
      padding-top: 0;
      transform: translateY(4px);
    }
    .tag {
      font-size: 11px;
      letter-spacing: 0;
    }
    .minis {
      gap: 4px 6px;
    }
    .rail:has(.minis > :nth-child(2)) {
      flex-wrap: wrap;
    }
    .minis:has(> :nth-child(2)) {
      flex: 1 0 100%;
      order: 3;
    }
  }
  @container tv (max-width: 479px) {
    .burnt small {
      position: absolute;
      clip-path: inset(50%);
    }
  }
  .steps .past {
    color: var(--rail-text);
    border-color: #c9a15b;
  }
  .raises {
    white-space: nowrap;
  }
  @container tv (max-width: 719px) {
    .raises {
      display: none;
    }
  }
`;
