/** What a table of poker has not before the first deal: cards, bets, pots, wagers. */

const css = String.raw;

export const handStyles = css`
  .left .bet,
  .right .bet {
    grid-row: 3;
    align-self: center;
  }
  .left .bet {
    grid-column: 2;
  }
  .right .bet {
    grid-column: 1;
  }
  .mark.all {
    background: #a3192b;
    color: #fff;
  }
  .hand,
  .hand > span {
    display: flex;
  }
  .hand {
    padding-top: 6px;
    --lap: -0.46;
  }
  .hand .card + .card,
  .hand > span:not(:empty, .unseen) ~ span .card:first-child {
    margin-left: calc(var(--cw) * var(--lap));
  }
  .hand .back + .back {
    margin-left: calc(var(--cw) * -0.78);
  }
  .hand .back {
    transform: translateY(-6px);
  }
  .card.back::before {
    opacity: 1;
  }
  .card.back:has(svg > *)::before {
    opacity: 0;
  }
  .bet .stake {
    --chip: 32px;
    flex-direction: row;
    gap: 4px;
  }
  .bet .sum {
    margin: 0;
  }
  .me > .bet {
    min-height: 4px;
  }
  .middle {
    display: flex;
    justify-content: center;
    align-items: end;
    gap: 24px;
  }
  .middle,
  .pots {
    min-width: 0;
  }
  .pots {
    display: flex;
    flex-wrap: wrap;
    justify-content: center;
    gap: 8px 24px;
    align-items: end;
    min-height: 60px;
    --chip: 36px;
  }
  .pots figure {
    margin: 0;
    display: grid;
    justify-items: center;
    gap: 4px;
    font-size: 13px;
    color: var(--text-2);
    text-align: center;
  }
  .pots b {
    font: 600 21px/1 var(--serif);
    color: #fff;
    display: block;
  }
  .pots figcaption {
    max-width: 150px;
    text-wrap: balance;
  }
  /* many pots are told by their sums, in one row where there is room */
  .pots:has(> :nth-child(3)) .piles {
    display: none;
  }
  .pots:has(> :nth-child(3)) {
    align-items: start;
    gap: 8px 16px;
  }
  .pots:has(> :nth-child(3)) figcaption {
    max-width: 118px;
  }
  .piles {
    display: inline-flex;
    align-items: flex-end;
  }
  .piles .pile + .pile {
    margin-left: -5px;
  }
  .me.asked::before {
    content: '';
    position: absolute;
    inset: -20px 4%;
    background: radial-gradient(50% 55% at 50% 55%, rgb(255 226 154 / 0.15), rgb(255 226 154 / 0));
    pointer-events: none;
    z-index: -1;
  }
  .toggle.on {
    background: #f5e8d2;
    color: #241508;
  }
  .toggle:not(.on) {
    border-style: dashed;
  }
  .raise {
    display: flex;
    align-items: center;
    gap: 8px;
    border: 1px solid rgb(169 133 85 / 0.6);
    border-radius: 14px;
    padding: 5px;
    background: rgb(0 0 0 / 0.22);
    flex-wrap: wrap;
    justify-content: flex-end;
    min-width: 0;
  }
  .raise .button {
    min-height: 48px;
  }
  .ghost {
    display: contents;
    visibility: hidden;
  }
  .segments {
    display: flex;
    flex-wrap: wrap;
    min-width: 0;
    border-radius: 10px;
    border: 1px solid var(--button-edge);
  }
  .segments button {
    font: 600 15px/1 var(--sans);
    flex: auto;
    white-space: nowrap;
    min-width: 46px;
    min-height: 46px;
    border: 0;
    background: #2c190f;
    color: var(--rail-text);
    padding: 0 6px;
  }
  .segments button:first-child {
    border-radius: 9px 0 0 9px;
  }
  .segments button:last-child {
    border-radius: 0 9px 9px 0;
  }
  .segments button + button {
    border-left: 1px solid rgb(169 133 85 / 0.6);
  }
  .segments [aria-pressed='true'] {
    background: #f5e8d2;
    color: #241508;
  }
  .slider {
    appearance: none;
    width: 110px;
    height: 46px;
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
  @container tv (max-width: 899px) {
    .left .bet,
    .right .bet {
      grid-area: auto;
      justify-self: center;
    }
    .act .fold kbd {
      display: none;
    }
    .slider {
      flex: 1 1 90px;
    }
    .middle {
      gap: 10px;
    }
    .pots:has(> :nth-child(3)) {
      max-width: 130px;
      column-gap: 8px;
    }
    .pots:has(> :nth-child(3)) figcaption {
      max-width: 130px;
    }
  }
  @container tv (max-width: 719px) {
    .seat.turn .plate b {
      color: var(--win);
    }
    .seat .hand {
      grid-area: 1/2/3;
      padding: 0;
      --lap: -0.34;
    }
    .hand .back {
      transform: none;
    }
    .hand .back + .back {
      margin-left: calc(var(--cw) * -0.8);
    }
    /* Where the cards leave no room beside a name, the purse stands below it. */
    .seat .plate b {
      display: inline-block;
      max-width: 100%;
      vertical-align: bottom;
    }
    .seat .plate i {
      display: inline-block;
    }
    .tab .seat .bet {
      grid-area: 1/3/3;
      justify-self: end;
    }
    .seat .bet .stake {
      --chip: 26px;
    }
    .middle {
      gap: 10px;
      align-items: center;
      justify-content: space-around;
    }
    .pots:has(> :nth-child(3)),
    .pots:has(> :nth-child(3)) figcaption {
      max-width: none;
    }
    .pots {
      gap: 6px 14px;
      --chip: 22px;
      min-height: 0;
    }
    .pots figure {
      grid-template-columns: auto auto;
      align-items: center;
      column-gap: 8px;
      line-height: 1.15;
      text-align: left;
    }
    /* one row of buttons; the amounts and the slider share another */
    .act .acts:not(.replay),
    .act .raise {
      display: contents;
    }
    .act :is(.acts:not(.replay), .raise) > .button {
      flex: 1 1 28%;
      min-width: 0;
      min-height: 56px;
      padding: 0 6px;
      margin: 0;
      font-size: 15px;
    }
    .act :is(.raise, .fold) .icon {
      display: none;
    }
    .act .segments {
      order: 1;
      flex: 1 1 50%;
    }
    .act .slider {
      order: 1;
      flex: 1 1 36%;
      margin: 0 4px;
      min-width: 0;
    }
  }
  @container tv (max-width: 479px) {
    .pots {
      flex: 1;
      justify-content: space-around;
      gap: 6px 8px;
    }
    .pots figure {
      column-gap: 5px;
      font-size: 12px;
    }
    .seat .bet .stake {
      flex-direction: column;
      gap: 1px;
      --chip: 24px;
    }
  }
  @container tv (max-width: 359px) {
    .act :is(.acts:not(.replay), .raise) > .button {
      font-size: 14px;
    }
  }
  @container tv (max-width: 319px) {
    .seat .bet .pile {
      display: none;
    }
  }
  :host([theme='plain']) :is(.segments button, .raise) {
    background: none;
    color: inherit;
  }
  :host([theme='plain']) .pots b {
    color: inherit;
  }
  :host([theme='plain']) :is(.toggle.on, .segments [aria-pressed='true']) {
    background: var(--accent);
    color: var(--win-text);
  }
  @media (forced-colors: active) {
    .plate,
    .raise,
    .segments,
    .seat .mark,
    .me .mark {
      border: 1px solid CanvasText;
    }
    .me.asked::before {
      display: none;
    }
    .slider {
      appearance: auto;
    }
    .toggle.on,
    .segments [aria-pressed='true'] {
      background: Highlight;
      color: HighlightText;
      forced-color-adjust: none;
    }
  }
  .pots .side {
    --chip: 29px;
  }
  .out .plate {
    color: var(--text-2);
    border-style: dashed;
  }
  .out .plate i {
    color: inherit;
  }
  .out .plate b {
    font-weight: 500;
  }
  @container tv (max-width: 719px) {
    .pots .side {
      --chip: 22px;
    }
    .tab .seat.out {
      grid-template-rows: auto;
    }
    .seat.out .plate,
    .seat.out .did {
      align-self: center;
    }
    .seat.out .did {
      grid-area: 1/2/2/4;
      justify-self: end;
    }
  }
`;
