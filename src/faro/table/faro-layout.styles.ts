/** The table of Faro as a book game, and what its variants share. Measures: the project's table pictures. */

const css = String.raw;

/** The fan: each card a little lower and turned the further it lies from the middle. */
const leaves = Array.from({ length: 13 }, (_, place) => `.fan>:nth-child(${place + 1}){--d:${place - 6}}`).join('');

/** From so many staked cards on they close up, with their chips on them: the row stays one. */
const heaped = (least: number): string => css`
  .front:has(> :nth-child(${least})) {
    flex-wrap: wrap;
    gap: 12px 3px;
    & .one {
      position: relative;
      flex: 1 1 44px;
      min-width: 44px;
      max-width: calc(var(--cw) + 6px);
      align-items: start;
      gap: 0;
    }
    & .one:last-child {
      flex: none;
    }
    & [data-card] {
      flex: none;
    }
    & .card {
      width: var(--cw);
    }
    & .stake {
      --chip: 28px;
      position: absolute;
      left: 3px;
      bottom: -8px;
    }
    & .sum {
      margin-top: -2px;
      padding: 3px 5px;
      font-size: 12px;
    }
  }
`;

export const layoutStyles =
  css`
    .body {
      display: grid;
      gap: 12px 16px;
      padding: 16px;
      grid-template-columns: 218px minmax(0, 1fr) 278px;
      grid-template-areas: 'oth bank case' 'say say say' 'mine mine mine' 'odds odds odds';
    }
    .body h3 {
      font: 600 17px/1 var(--serif);
      font-variant-caps: small-caps;
      letter-spacing: 0.1em;
      color: var(--gilt);
      margin: 2px 0 8px;
    }
    h3,
    .fold {
      display: flex;
      justify-content: space-between;
      align-items: baseline;
    }
    h3 small {
      font: 400 13px/1 var(--sans);
      font-variant-caps: normal;
      letter-spacing: 0;
      color: var(--text-2);
    }
    .fold {
      font: inherit;
      font-variant-caps: inherit;
      letter-spacing: inherit;
      flex: 1;
      min-height: 44px;
      align-items: center;
      gap: 8px;
      padding: 0 4px;
      border: 0;
      background: none;
    }
    .fold::before {
      content: '';
      width: 8px;
      height: 8px;
      margin: 0 4px;
      border: solid currentColor;
      border-width: 0 2px 2px 0;
      transform: rotate(-45deg);
    }
    .fold[aria-expanded='true']::before {
      transform: rotate(45deg);
    }
    .fold small {
      margin-left: auto;
    }
    .say {
      grid-area: say;
      padding: 0;
      /* room for two lines under the first, so that nothing below moves with what is said; for three on the narrowest */
      min-height: 80px;
    }
    .bank {
      --cw: clamp(76px, 12.2cqi, 132px);
      grid-area: bank;
      display: grid;
      grid-template-columns: 1fr auto 1fr;
      gap: 12px;
      place-items: center;
      align-self: center;
    }
    /* on a low screen the own book is seen above the bar */
    @media (max-height: 800px) {
      @container tv (min-width: 900px) {
        .body .bank {
          --cw: 76px;
        }
        .body .front {
          --cw: 52px;
        }
        .body .fan {
          --cw: 62px;
        }
        .body .pack {
          --cw: 60px;
        }
      }
    }
    .side {
      display: grid;
      justify-items: center;
      gap: 8px;
      border: 1px solid var(--gilt-line);
      outline: 1px solid var(--gilt-soft);
      outline-offset: 3px;
      border-radius: 10px;
      padding: 12px 14px 10px;
    }
    .side.pays {
      background: rgb(255 226 154 / 0.1);
    }
    .side .lettering {
      font-size: 19px;
      line-height: 1;
      letter-spacing: 0.08em;
      white-space: nowrap;
    }
    .heap {
      position: relative;
      display: grid;
    }
    .heap > * {
      grid-area: 1/1;
      z-index: 1;
    }
    .heap .covered {
      transform: translate(-9%, -4%) rotate(-5deg);
    }
    .heap .covered ~ .covered {
      transform: translate(9%, -5%) rotate(4deg);
    }
    .more .heap::before,
    .more .heap::after {
      content: '';
      position: absolute;
      inset: 0;
      border-radius: 6%/4.3%;
      background: #efe8d6;
      box-shadow: 0 1px 2px rgb(0 0 0 / 0.5);
      transform: translate(-5px, 3px) rotate(-3deg);
      forced-color-adjust: none;
    }
    .more .heap::after {
      transform: translate(3px, 3px) rotate(2deg);
    }
    .slot {
      display: block;
      width: var(--cw);
      aspect-ratio: 5/7;
      border: 1px dashed var(--gilt-line);
      border-radius: 6%/4.3%;
    }
    .pack {
      --cw: clamp(54px, 7.6cqi, 80px);
      display: grid;
      justify-items: center;
      gap: 4px;
      font-size: 13px;
      color: var(--text-2);
      text-align: center;
    }
    .pack b {
      font: 600 21px/1 var(--serif);
      color: var(--text);
      margin-top: 10px;
    }
    .deck {
      position: relative;
      border-radius: 6px;
      box-shadow:
        0 2px 0 #cfc5ab,
        0 4px 0 #efe7d3,
        0 6px 0 #cfc5ab,
        0 8px 0 #efe7d3,
        0 12px 12px rgb(0 0 0 / 0.5);
    }
    .card.back::before {
      opacity: 1;
    }
    .card.back:has(svg)::before {
      opacity: 0;
    }
    .card.dim::after {
      content: '';
      position: absolute;
      inset: 0;
      border-radius: inherit;
      background: var(--cloth-lo);
      opacity: 0.44;
      z-index: 1;
    }
    .sign {
      width: 16px;
      font-size: 16px;
      line-height: 1;
    }
    /* a leaf is nearly as dark as the cloth */
    svg.sign {
      width: 18px;
      filter: drop-shadow(0 0 0.5px #fdfaf2) drop-shadow(0 0 0.5px #fdfaf2) drop-shadow(0 0 0.5px #fdfaf2);
    }
    .sign:is(.h, .d) {
      color: var(--red, #ff8d86);
    }

    .oth {
      --cw: 32px;
      grid-area: oth;
    }
    .p {
      border-top: 1px solid var(--gilt-soft);
      padding: 8px 0;
    }
    .name {
      display: flex;
      flex-wrap: wrap;
      gap: 7px;
      align-items: center;
    }
    .name small {
      margin-left: auto;
      font-size: 12px;
      color: var(--text-2);
    }
    .name .button {
      min-height: 44px;
    }
    .name i,
    .plate i {
      font-style: normal;
      color: var(--gilt);
    }
    .p ul {
      display: flex;
      flex-wrap: wrap;
      gap: 4px 10px;
      align-items: center;
      min-height: 46px;
      margin: 6px 0 0;
      padding: 0;
      list-style: none;
    }
    .p li {
      display: flex;
      align-items: center;
      gap: 3px;
      position: relative;
    }
    .p .stake {
      --chip: 22px;
    }
    .p .sum {
      font-size: 12px;
      padding: 2px 5px;
      margin-top: 1px;
    }
    /* four stakes and more lie closer, so that the row stays one */
    .p ul:has(> :nth-child(4)) {
      flex-wrap: nowrap;
      gap: 3px;
      & li:not(:last-child) {
        flex: 0 1 var(--cw);
        min-width: 0;
      }
      & .card {
        flex: none;
      }
      & .pile {
        display: none;
      }
      & .stake {
        position: absolute;
        left: 1px;
        bottom: -3px;
      }
    }
    .p.gone {
      color: var(--text-2);
    }
    .p.gone :is(.sign, .card) {
      opacity: 0.6;
    }
    .closed {
      opacity: 0.85;
    }

    .case {
      grid-area: case;
    }
    .keeper {
      display: grid;
      gap: 3px;
    }
    .keeper > div {
      display: grid;
      grid-template-columns: 20px repeat(13, minmax(0, 1fr));
      gap: 2px;
      align-items: center;
      text-align: center;
    }
    .keeper b {
      font-size: 12px;
      color: var(--gilt);
    }
    .keeper i {
      height: 34px;
      border-radius: 3px;
      border: 1px solid var(--gilt-soft);
      position: relative;
      background: var(--shade, rgb(3 18 12 / 0.25));
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
    .legend :is(.left, .right)::before {
      content: '';
      position: absolute;
      inset: 0;
      margin: auto;
      width: 9px;
      height: 9px;
      border-radius: 50%;
      border: 1.5px solid var(--gilt);
    }
    .keeper .right::after,
    .legend .right::before {
      background: var(--gilt);
      forced-color-adjust: none;
    }
    .keeper :is(.covered, .bottom)::after {
      content: '×';
      position: absolute;
      inset: 0;
      margin: auto;
      height: 1em;
      font: 14px/1 var(--sans);
      color: var(--gilt);
    }
    .keeper .now {
      outline: 2px solid var(--win);
    }
    .legend {
      display: flex;
      align-items: center;
      gap: 12px;
      font-size: 12px;
      color: var(--text-2);
    }
    .legend :is(.left, .right)::before {
      position: static;
      display: inline-block;
      margin-right: 5px;
    }
    .legend .tool {
      color: var(--gilt);
    }

    .mine {
      grid-area: mine;
      display: grid;
      grid-template-columns: 190px minmax(0, 1fr) 190px;
      grid-template-areas: 'who front away' 'fan fan fan';
      gap: 8px 12px;
      border-top: 1px solid var(--gilt-soft);
      padding-top: 22px;
    }
    .who {
      grid-area: who;
      align-self: center;
      display: grid;
      gap: 8px;
      justify-items: start;
    }
    .plate {
      display: inline-flex;
      align-items: center;
      gap: 6px;
      min-height: 36px;
      padding: 4px 12px;
      border: 2px solid var(--win);
      border-radius: 18px;
      background: var(--shade, rgb(3 18 12 / 0.62));
    }
    .gauge {
      width: 100%;
      max-width: 170px;
      font-size: 13px;
      color: var(--text-2);
    }
    .gauge svg {
      display: block;
      width: 100%;
      height: 8px;
      margin-top: 5px;
      border-radius: 4px;
      background: rgb(0 0 0 / 0.4);
      fill: var(--gilt);
    }
    .front {
      --cw: clamp(56px, 7.4cqi, 78px);
      grid-area: front;
      display: flex;
      justify-content: center;
      gap: 12px 24px;
      min-height: calc(var(--cw) * 1.4 + 2px);
    }
    .front:has(> :nth-child(4)) {
      gap: 12px 6px;
    }
    .one {
      display: flex;
      align-items: center;
      gap: 8px;
      min-width: 0;
      padding: 0;
      border: 0;
      background: none;
    }
    .one [data-card] {
      width: var(--cw);
      min-width: 44px;
    }
    .one .card {
      width: 100%;
    }
    .one .stake {
      --chip: 36px;
    }
    ${heaped(5)}
    .one.won .card {
      transform: translateY(-14%);
    }
    .away {
      grid-area: away;
      align-self: center;
      text-align: end;
      font-size: 13px;
      color: var(--text-2);
      --cw: 30px;
    }
    .away div {
      display: flex;
      flex-wrap: wrap;
      justify-content: flex-end;
      margin-top: 5px;
      padding-left: 12px;
    }
    .away small {
      font-size: inherit;
    }
    .away div > * {
      margin-left: -11px;
    }
    .fan {
      --cw: clamp(50px, 8.9cqi, 96px);
      grid-area: fan;
      display: flex;
      justify-content: center;
      padding: 8px 0 20px;
    }
    .fan button {
      flex: none;
      width: calc(var(--cw) * 0.72);
      min-height: 44px;
      padding: 0;
      border: 0;
      background: none;
      position: relative;
      transform: translateY(calc(var(--d) * var(--d) * 0.42px)) rotate(calc(var(--d) * 0.62deg));
      transform-origin: 50% 150%;
      border-radius: 4px;
    }
    .fan button:last-child {
      width: var(--cw);
    }
    .fan .gap {
      z-index: -1;
    }
    .fan > :is(:focus-visible, .over) {
      z-index: 2;
    }
    .front .over,
    .fan .over {
      outline: 3px solid var(--focus);
    }
    @media (hover: hover) {
      .fan button:not([aria-disabled='true'], .gap):hover > span {
        display: block;
        transform: translateY(-8px);
      }
    }
    .bar .prime {
      min-width: 150px;
    }

    @container tv (min-width: 960px) {
      .side {
        padding-inline: clamp(6px, calc(5cqi - 44px), 14px);
      }
      .body:not(.classic, :has(.oth)) {
        grid-template-columns: minmax(0, 1fr) 278px;
        grid-template-areas: 'bank case' 'say say' 'mine mine' 'odds odds';
      }
    }
    @container tv (min-width: 560px) and (max-width: 959px) {
      .front:has(> :nth-child(9)) {
        gap: 12px 0;
        & .one:not(:last-child) {
          flex-basis: 36px;
          min-width: 36px;
        }
      }
      .away div {
        flex-wrap: nowrap;
      }
      .away :has(> :nth-child(5)) > * {
        margin-left: -24.5px;
        flex: none;
      }
    }
    @container tv (max-width: 959px) {
      .body {
        grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
        grid-template-areas: 'bank bank' 'say say' 'mine mine' 'oth oth' 'case case' 'odds odds';
      }
      .mine {
        grid-template-columns: 150px minmax(0, 1fr) 110px;
      }
      .front {
        gap: 12px;
      }
      .p {
        display: grid;
        grid-template-columns: 132px 1fr;
        align-items: center;
        gap: 8px;
        padding: 4px 0;
      }
      .p ul {
        margin: 0;
      }
      .name small {
        margin: 0;
      }
      .keeper i {
        height: 26px;
      }
    }
    @container tv (max-width: 719px) {
      .fan {
        display: grid;
        grid-template-columns: repeat(7, minmax(44px, 1fr));
        --cw: 13.4cqi;
        padding: 4px 0 0;
        gap: 4px 0;
      }
      .fan button,
      .fan button:last-child {
        transform: none;
        width: 100%;
        min-width: 0;
      }
    }
    @container tv (max-width: 639px) {
      .say {
        min-height: 96px;
      }
    }
    @container tv (max-width: 399px) {
      .say {
        min-height: 115px;
      }
    }
    @container tv (max-width: 559px) {
      .body {
        grid-template-columns: minmax(0, 1fr);
        grid-template-areas: 'bank' 'say' 'mine' 'oth' 'case' 'odds';
        padding: 10px 8px;
        gap: 10px;
      }
      .bank {
        gap: 8px;
        --cw: 22cqi;
        grid-template-columns: minmax(min-content, 1fr) minmax(0, auto) minmax(min-content, 1fr);
      }
      .side {
        max-width: 100%;
        padding: 8px 8px 7px;
      }
      .side .lettering {
        font-size: clamp(12px, 4.2cqi, 15px);
        letter-spacing: 0;
      }
      .body h3 {
        margin: 0;
      }
      .ready {
        display: none;
      }
      .pack {
        --cw: 14cqi;
      }
      .pack b {
        font-size: 18px;
      }
      .mine {
        grid-template-columns: minmax(0, 1fr) auto;
        grid-template-areas: 'who away' 'front front' 'fan fan';
        gap: 8px;
        padding-top: 12px;
      }
      .who {
        display: flex;
        flex-wrap: wrap;
        align-items: center;
        gap: 8px;
        min-width: 0;
      }
      .gauge {
        flex: 1 1 80px;
        max-width: 112px;
        font-size: 12px;
      }
      .away {
        --cw: 24px;
        max-width: 98px;
      }
      .away small {
        display: none;
      }
      .away div {
        margin: 0;
        padding-left: 14px;
      }
      .away div > * {
        margin-left: -13px;
      }
      .away :has(> :nth-child(8)) > * {
        margin-left: -18px;
      }
      .front {
        --cw: 15.5cqi;
        margin-top: 14px;
        gap: 10px 8px;
        min-height: 91px;
      }
      ${heaped(4)}
      /* many staked cards lie in two rows of seven, as high as one row of a few: their upper parts are seen */
      .front:has(> :nth-child(7)) {
        display: grid;
        grid-template-columns: repeat(7, minmax(0, 1fr));
        gap: 3px 2px;
        align-content: start;
        & .one,
        & .one:last-child {
          min-width: 0;
          max-width: none;
          height: 44px;
          overflow: clip;
        }
        & [data-card],
        & .card {
          width: 100%;
          min-width: 0;
        }
        & .one .stake {
          --chip: 22px;
          left: auto;
          right: 1px;
          bottom: 0;
        }
        & .one .pile {
          display: none;
        }
      }
      .one {
        gap: 3px;
        min-width: 44px;
      }
      .one .stake {
        --chip: 30px;
      }
      .one .sum {
        font-size: 12px;
        padding: 3px 5px;
      }
      .p {
        grid-template-columns: 112px 1fr;
      }
      .keeper i {
        height: 22px;
      }
      .bar .chips {
        grid-column: 1/3;
        justify-content: flex-start;
      }
      .bar .purse {
        display: none;
      }
      .bar .prime {
        order: -2;
        min-width: 0;
      }
      .bar:has([role='radio']:nth-child(4)) .chips,
      .bar:has([role='radio']:nth-child(4)) .prime,
      .bar:not(:has([role='radio'])) .prime {
        grid-column: 1/-1;
      }
    }
    /* seven targets of 44 px side by side, up to the edges of the cloth; the cards keep off them */
    @container tv (max-width: 343px) {
      .fan {
        --cw: 11.9cqi;
      }
      .fan :is(.card, .slot) {
        margin: auto;
      }
    }
    @container tv (min-width: 320px) and (max-width: 343px) {
      .fan > :nth-child(7n + 1) :is(.card, .slot) {
        margin-right: 0;
      }
      .fan > :nth-child(7n) :is(.card, .slot) {
        margin-left: 0;
      }
    }
    @container tv (max-width: 319px) {
      .fan {
        grid-template-columns: repeat(6, minmax(44px, 1fr));
        --cw: 13.8cqi;
      }
      .bar :is(.chips, .prime) {
        grid-column: 1/-1;
      }
      .p {
        grid-template-columns: 84px 1fr;
      }
      .oth {
        --cw: 27px;
      }
      .side {
        padding: 6px;
      }
      .side .lettering {
        font-size: 13px;
      }
    }
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
    @media (forced-colors: active) {
      .side,
      .slot,
      .keeper i {
        border-color: CanvasText;
      }
      .sign {
        color: CanvasText;
      }
      .keeper .right::after,
      .legend .right::before {
        background: CanvasText;
        border-color: CanvasText;
      }
      .gauge svg {
        border: 1px solid CanvasText;
        fill: CanvasText;
      }
      .keeper .now {
        outline-color: Highlight;
      }
    }
  ` + leaves;
