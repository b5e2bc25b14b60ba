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
      linear-gradient(rgb(255 255 255 / 0.028) 1px, rgb(0 0 0 / 0.05) 1px 2px, transparent 2px) 0 0/3px 3px padding-box,
      linear-gradient(90deg, rgb(255 255 255 / 0.022) 1px, rgb(0 0 0 / 0.045) 1px 2px, transparent 2px) 0 0/3px 3px
        padding-box,
      radial-gradient(90% 80% at 50% 30%, var(--cloth-hi), var(--cloth) 60%, var(--cloth-lo) 130%) padding-box,
      linear-gradient(rgb(255 226 190 / 0.32), transparent 12px) border-box,
      linear-gradient(
          var(--tv-rail-hi, #66402c),
          var(--tv-rail, #3d2317) 40%,
          var(--tv-rail, #2a170f) 80%,
          var(--tv-rail-lo, #1d0f09)
        )
        border-box;
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
    grid-template-rows: minmax(calc(clamp(42px, 5.5cqi, 60px) * 1.4 + 120px), auto) minmax(
        calc(clamp(42px, 5.5cqi, 60px) * 1.4 + 96px),
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
    max-width: 100%;
    grid-template-columns: minmax(0, auto);
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
    .tab:is(.of-7, .of-8) {
      grid-auto-rows: minmax(calc(clamp(36px, 4.5cqi, 50px) * 1.4 + 96px), auto);
    }
    .top:is(.of-3, .of-4).first {
      justify-self: end;
    }
    .top:is(.of-3, .of-4).last {
      justify-self: start;
    }
    .cloth:has(.top.of-4, .of-7) {
      border-radius: clamp(30px, 16cqi, 180px);
    }
    .cloth:has(.top.of-4, .of-7)::before {
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
    grid-template-columns: minmax(0, auto) auto;
    margin-inline-start: 2%;
  }
  .right {
    grid-column: 9/13;
    justify-self: end;
    grid-template-columns: auto minmax(0, auto);
    margin-inline-end: 2%;
  }
  .left > * {
    grid-column: 1;
  }
  .right > * {
    grid-column: 2;
  }
  .lower {
    grid-row: 3;
  }
  :is(.of-7, .of-8) .mid {
    grid-row: 2/4;
    --pots: 108px;
  }
  :is(.of-7, .of-8) .me {
    grid-row: 4;
  }
  :is(.of-7, .of-8) .seat {
    --cw: clamp(36px, 4.5cqi, 50px);
  }
  .plate {
    max-width: 100%;
    box-sizing: border-box;
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
    overflow: hidden;
    text-overflow: ellipsis;
    font-weight: 600;
  }
  .plate > :not(b) {
    flex: none;
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
  /* WebKit keeps the height of a stretched card when its width changes */
  [data-row] {
    align-items: start;
  }
  .did {
    font-size: 13px;
    color: var(--text-2);
    min-height: 18px;
    text-align: center;
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
  .did .mark {
    display: none;
  }
  .mark.dealer {
    background: linear-gradient(#fffdf5, #d9d2c2);
    color: #241a12;
    padding: 0;
    box-shadow: 0 1px 2px rgb(0 0 0 / 0.6);
  }
  /* The line keeps its place, whatever lies above it and however much it says. */
  .mid {
    grid-area: 2/4/3/10;
    align-self: center;
    justify-self: center;
    display: grid;
    gap: 8px;
    max-width: 430px;
    min-height: calc(var(--pots) + 104px);
    align-content: start;
    grid-template-rows: var(--pots) auto;
    align-items: end;
    --pots: 80px;
  }
  .mid:has(.side ~ .side) {
    grid-template-rows: minmax(var(--pots), auto) auto;
  }
  .mid .say {
    padding: 0;
    grid-row: 2;
    align-self: start;
  }
  .told {
    white-space: pre-line;
  }
  .mid .now {
    font-size: 25px;
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
  /* over the shadow of the cloth */
  .act {
    display: flex;
    position: relative;
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
  @container tv (max-width: 899px) {
    .left,
    .right {
      grid-template-columns: minmax(0, auto);
    }
    .left > *,
    .right > * {
      grid-column: 1;
      grid-row: auto;
    }
    .mid .now {
      font-size: 22px;
    }
    .act .button {
      padding: 0 10px;
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
      inset: 0;
      border-radius: 22px;
    }
    .tab {
      grid-template: none / minmax(0, 1fr);
      padding: 6px 10px 12px;
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
      padding: 2px;
      min-height: 64px;
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
    .seat .plate b {
      margin-right: 6px;
    }
    .seat .plate .mark {
      display: none;
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
      display: inline-grid;
      height: 19px;
      min-width: 19px;
      font-size: 11px;
      padding: 0 5px;
    }
    .mid {
      padding-top: 2px;
      min-height: 0;
      gap: 4px;
      grid-template-rows: minmax(var(--pots), auto) auto;
    }
    .tab .mid {
      --pots: 62px;
    }
    .mid .say {
      padding: 2px 0 8px;
      min-height: 76px;
    }
    .mid .now {
      font-size: 21px;
    }
    .tab .me {
      min-height: 0;
    }
    .act {
      flex-wrap: wrap;
      gap: 8px;
      margin: 0 -8px -10px;
      padding: 10px;
      border-radius: 0 0 22px 22px;
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
  }
  @container tv (max-width: 399px) {
    .mid .say {
      min-height: 95px;
    }
  }
  @container tv (max-width: 479px) {
    .tab .mid {
      --pots: 42px;
    }
    .tab .seat {
      grid-template-columns: minmax(84px, 1fr) auto 34px;
    }
  }
  @container tv (max-width: 319px) {
    .tab .seat {
      --cw: 36px;
      grid-template-columns: minmax(72px, 1fr) auto 34px;
      gap: 0 4px;
    }
    .tab {
      padding-inline: 6px;
    }
    .act {
      margin: 0 -6px -8px;
      padding: 10px 8px;
    }
    .act .button {
      padding: 0 6px;
    }
  }
  :host([theme='plain']) .act {
    position: static;
    background: none;
  }
  @container tv (min-width: 720px) {
    :host([theme='plain']) .table .cloth {
      border-radius: clamp(30px, 23cqi, 250px);
    }
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
    .plate.turn,
    .turn .plate {
      outline: 3px solid Highlight;
    }
    .cloth {
      border: 2px solid CanvasText;
    }
    .act {
      background: Canvas;
    }
    .act .prime:not([aria-disabled='true']) {
      border: 3px solid Highlight;
    }
  }
`;
