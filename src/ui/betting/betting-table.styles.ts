/** The oval table of every game of poker. Measures: the project's table pictures. */

const css = String.raw;

export const bettingStyles = css`
  .frame {
    border-radius: 24px;
    background: radial-gradient(120% 90% at 50% 0, #3b2c24, #241913 55%, #160f0b);
  }
  .cloth {
    border: 14px solid transparent;
    border-radius: clamp(30px, 23cqi, 250px);
    background:
      radial-gradient(120% 95% at 50% 34%, transparent 45%, rgb(0 0 0 / 0.4) 100%) padding-box,
      repeating-linear-gradient(0deg, rgb(255 255 255 / 0.028) 0 1px, rgb(0 0 0 / 0.05) 1px 2px, transparent 2px 3px)
        padding-box,
      repeating-linear-gradient(90deg, rgb(255 255 255 / 0.022) 0 1px, rgb(0 0 0 / 0.045) 1px 2px, transparent 2px 3px)
        padding-box,
      radial-gradient(90% 80% at 50% 30%, var(--cloth-hi), var(--cloth) 60%, var(--cloth-lo) 130%) padding-box,
      linear-gradient(rgb(255 226 190 / 0.32), transparent 12px) border-box,
      linear-gradient(#66402c, #3d2317 40%, #2a170f 80%, #1d0f09) border-box;
    box-shadow:
      inset 0 0 0 1px rgb(0 0 0 / 0.6),
      inset 0 7px 16px rgb(0 0 0 / 0.55),
      inset 0 -2px 6px rgb(0 0 0 / 0.4),
      0 12px 26px -8px rgb(0 0 0 / 0.8);
  }
  .cloth::before {
    content: '';
    position: absolute;
    inset: 9px;
    border-radius: clamp(10px, calc(23cqi - 23px), 227px);
    border: 1px solid var(--gilt-soft);
    box-shadow: inset 0 0 0 5px rgb(214 184 118 / 0.14);
    pointer-events: none;
  }
  .tab {
    display: grid;
    position: relative;
    gap: 8px 12px;
    padding: 30px 24px 20px;
    grid-template-columns: repeat(12, minmax(0, 1fr));
    grid-template-rows: minmax(calc(clamp(42px, 5.5cqi, 60px) * 1.4 + 104px), auto) minmax(
        calc(clamp(42px, 5.5cqi, 60px) * 1.4 + 90px),
        auto
      );
  }
  .dealer-place {
    position: absolute;
    top: 6px;
    left: 50%;
  }
  .seat {
    display: grid;
    justify-items: center;
    align-content: start;
    gap: 4px;
    min-width: 0;
    position: relative;
    grid-row: 1;
    --cw: clamp(42px, 5.5cqi, 60px);
  }
  .of-1 {
    grid-column: span 12;
  }
  .of-2 {
    grid-column: span 6;
  }
  .of-3 {
    grid-column: span 4;
  }
  .of-4 {
    grid-column: span 3;
    --cw: clamp(36px, 4.5cqi, 50px);
  }
  @container tv (min-width: 720px) {
    .top:is(.of-3, .of-4).first {
      justify-self: end;
    }
    .top:is(.of-3, .of-4).last {
      justify-self: start;
    }
    .cloth:has(.of-7, .of-8) {
      border-radius: clamp(30px, 16cqi, 180px);
    }
    .cloth:has(.of-7, .of-8)::before {
      border-radius: clamp(10px, calc(16cqi - 23px), 157px);
    }
  }
  .left,
  .right {
    grid-row: 2;
    align-self: center;
    column-gap: 14px;
  }
  .left {
    grid-column: 1/5;
    justify-self: start;
    grid-template-columns: auto auto;
    margin-inline-start: 2%;
  }
  .right {
    grid-column: 9/13;
    justify-self: end;
    grid-template-columns: auto auto;
    margin-inline-end: 2%;
  }
  .left > * {
    grid-column: 1;
  }
  .right > * {
    grid-column: 2;
  }
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
  .lower {
    grid-row: 3;
  }
  :is(.of-7, .of-8) .mid {
    grid-row: 2/4;
  }
  :is(.of-7, .of-8) .me {
    grid-row: 4;
  }
  :is(.of-7, .of-8) .seat {
    --cw: clamp(36px, 4.5cqi, 50px);
  }
  .plate {
    display: flex;
    align-items: center;
    gap: 6px;
    background: rgb(3 18 12 / 0.62);
    border: 1px solid rgb(214 184 118 / 0.35);
    border-radius: 18px;
    padding: 4px 12px;
    line-height: 1.2;
    white-space: nowrap;
    min-height: 34px;
  }
  .plate b {
    font-weight: 600;
  }
  .plate i {
    font-style: normal;
    color: var(--gilt);
  }
  .plate.turn,
  .turn .plate {
    outline: 2px solid var(--win);
    outline-offset: -1px;
    background: rgb(30 24 4 / 0.7);
    box-shadow: 0 0 14px rgb(255 223 142 / 0.4);
  }
  .did {
    font-size: 13px;
    color: var(--text-2);
    min-height: 18px;
    text-align: center;
  }
  .narrow-marks {
    display: none;
  }
  .seat .mark,
  .me .mark {
    display: inline-grid;
    place-items: center;
    height: 22px;
    min-width: 22px;
    border-radius: 11px;
    font: 700 12px/1 var(--sans);
    padding: 0 6px;
  }
  .mark.dealer {
    background: linear-gradient(#fffdf5, #d9d2c2);
    color: #241a12;
    padding: 0;
    box-shadow: 0 1px 2px rgb(0 0 0 / 0.6);
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
  .card.back:has(svg)::before {
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
  .mid {
    grid-area: 2/4/3/10;
    align-self: center;
    justify-self: center;
    display: grid;
    gap: 8px;
    max-width: 430px;
    min-height: 150px;
    align-content: center;
  }
  .mid .say {
    padding: 0;
  }
  .mid .now {
    font-size: 25px;
  }
  .middle {
    display: flex;
    justify-content: center;
    align-items: end;
    gap: 24px;
  }
  .pots {
    display: flex;
    justify-content: center;
    gap: 24px;
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
  .piles {
    display: inline-flex;
    align-items: flex-end;
  }
  .piles .pile + .pile {
    margin-left: -5px;
  }
  .me {
    grid-area: 3/1/4/13;
    position: relative;
    display: grid;
    justify-items: center;
    gap: 6px;
    min-height: 190px;
    align-content: end;
  }
  .me.asked::before {
    content: '';
    position: absolute;
    inset: -20px 4%;
    background: radial-gradient(50% 55% at 50% 55%, rgb(255 226 154 / 0.15), rgb(255 226 154 / 0));
    pointer-events: none;
    z-index: -1;
  }
  .act {
    display: flex;
    flex-wrap: nowrap;
    align-items: stretch;
    gap: 12px;
    min-height: 70px;
  }
  .acts {
    display: flex;
    flex: 1;
    gap: 12px;
    justify-content: flex-end;
  }
  .act .button {
    min-height: 58px;
  }
  .act .fold {
    margin-right: auto;
  }
  .act :is(.call, .prime) {
    min-width: 128px;
    font-size: 17px;
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
  }
  .raise .button {
    min-height: 48px;
  }
  .ghost {
    visibility: hidden;
    min-width: 178px;
    min-height: 60px;
  }
  .segments {
    display: flex;
    flex: none;
    border-radius: 10px;
    border: 1px solid var(--button-edge);
  }
  .segments button {
    font: 600 15px/1 var(--sans);
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
    background: linear-gradient(var(--prime), var(--prime)) 0 50% / 100% 4px no-repeat;
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
    .left,
    .right {
      grid-template-columns: auto;
    }
    .left > *,
    .right > * {
      grid-column: 1;
      grid-row: auto;
    }
    .left .bet,
    .right .bet {
      grid-area: auto;
      justify-self: center;
    }
    .mid .now {
      font-size: 22px;
    }
    .act .button {
      padding: 0 10px;
    }
    .act .fold kbd,
    .slider {
      display: none;
    }
  }
  @container tv (max-width: 719px) {
    .frame {
      border-radius: 22px;
    }
    .cloth {
      border-width: 8px;
      border-radius: 30px;
    }
    .cloth::before {
      inset: 5px;
      border-radius: 18px;
    }
    .tab {
      grid-template: none / minmax(0, 1fr);
      padding: 10px 10px 12px;
      gap: 0;
    }
    .tab .seat,
    .tab .mid,
    .tab .me {
      grid-area: auto;
      margin: 0;
      justify-self: stretch;
      max-width: none;
    }
    .tab .seat {
      grid-template: auto auto / minmax(88px, 1fr) auto 64px;
      align-content: center;
      align-items: center;
      justify-items: start;
      gap: 0 8px;
      border-bottom: 1px solid var(--gilt-soft);
      padding: 3px 2px;
      min-height: 66px;
      --cw: 41px;
    }
    .seat .plate {
      background: none;
      border: 0;
      padding: 0;
      display: block;
      min-height: 0;
      font-size: 14px;
      line-height: 1.25;
      grid-area: 1/1;
      white-space: normal;
      align-self: end;
      outline: 0;
      box-shadow: none;
    }
    .seat.turn .plate b {
      color: var(--win);
    }
    .seat .plate .mark {
      display: none;
    }
    .narrow-marks {
      display: inline;
    }
    .did {
      grid-area: 2/1;
      font-size: 12px;
      min-height: 0;
      line-height: 1.2;
      text-align: left;
      align-self: start;
    }
    .did .mark {
      height: 19px;
      min-width: 19px;
      font-size: 11px;
      padding: 0 5px;
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
    .tab .seat .bet {
      grid-area: 1/3/3;
      justify-self: end;
    }
    .seat .bet .stake {
      --chip: 26px;
    }
    .mid {
      padding-top: 8px;
      min-height: 0;
    }
    .mid .now {
      font-size: 21px;
    }
    .middle {
      gap: 10px;
      align-items: center;
      justify-content: space-around;
    }
    .pots {
      gap: 14px;
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
    .tab .me {
      min-height: 0;
    }
    .act .raise .icon {
      display: none;
    }
    .act {
      flex-wrap: wrap;
      gap: 8px;
      padding: 10px 2px 0;
    }
    .acts {
      flex: 1 0 100%;
      gap: 8px;
    }
    .acts .button {
      flex: 1;
      margin: 0;
      min-width: 0;
    }
    .act .raise,
    .act > .prime {
      flex: 1;
      gap: 6px;
    }
    .raise .button {
      flex: 1;
    }
  }
  @container tv (max-width: 479px) {
    .tab .seat {
      grid-template-columns: minmax(84px, 1fr) auto 34px;
    }
    .pots {
      flex: 1;
      justify-content: space-around;
      gap: 8px;
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
  @container tv (max-width: 319px) {
    .tab .seat {
      --cw: 36px;
      grid-template-columns: minmax(72px, 1fr) auto 34px;
      gap: 0 4px;
    }
    .seat .bet .pile {
      display: none;
    }
    .tab {
      padding-inline: 6px;
    }
    .act .button {
      padding: 0 6px;
    }
  }
  :host([theme='plain']) .table .cloth {
    border-radius: clamp(30px, 23cqi, 250px);
  }
  :host([theme='plain']) :is(.plate, .segments button, .raise) {
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
    :host {
      --text: CanvasText;
      --text-2: CanvasText;
      --gilt: CanvasText;
      --win: CanvasText;
      --rail-text: CanvasText;
      --rail-text-2: CanvasText;
    }
    .plate,
    .raise,
    .segments,
    .seat .mark,
    .me .mark {
      border: 1px solid CanvasText;
    }
    .cloth {
      border: 2px solid CanvasText;
    }
    .me.asked::before {
      display: none;
    }
    .plate.turn,
    .turn .plate {
      outline: 3px solid Highlight;
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
`;
