/** The board: rows, cloth with its chevron and prisons, ledger, road. Measures: the project's table pictures. */

const css = String.raw;

export const boardStyles = css`
  .body {
    display: grid;
    gap: 0 16px;
    padding: 12px 16px 16px;
    grid-template-columns: minmax(0, 1fr) 264px;
    grid-template-areas: 'rows book' 'say say' 'lay lay' 'road road' 'odds odds';
  }
  .say {
    grid-area: say;
    /* room for two lines under the first, so that no field moves with what is said; for three on the narrowest */
    min-height: 93px;
  }
  .rows {
    --cw: clamp(44px, 8.4cqi, 88px);
    grid-area: rows;
    display: grid;
    gap: 8px;
    align-content: start;
    grid-template-columns: 70px minmax(0, max-content) 78px minmax(96px, 1fr);
    grid-auto-rows: minmax(calc(var(--cw) * 1.4 + 26px), auto);
  }
  /* on a low screen the fields are seen above the bar */
  @media (max-height: 800px) {
    @container tv (min-width: 900px) {
      .rows {
        --cw: 56px;
      }
      .book.empty {
        font-size: 13px;
        line-height: 1.15;
      }
      .book.empty h3 {
        font-size: 15px;
        margin: 0 0 1px;
      }
      .book.empty p {
        margin: 0 0 5px;
      }
    }
  }
  .row {
    display: contents;
  }
  .row-name {
    grid-column: 1;
    align-self: center;
    display: flex;
    flex-direction: column;
    align-items: center;
    gap: 2px;
    font-size: 17px;
    margin-bottom: 24px;
  }
  /* A square on its corner, pressed a little. */
  .lozenge,
  .road :is(.rouge, .noir)::before {
    width: 17px;
    height: 17px;
    margin: 5px;
    border: 0.6px solid #e6cd94a0;
    background: #b81d2e;
    transform: scaleX(0.77) rotate(45deg);
    forced-color-adjust: none;
  }
  .noir > .row-name .lozenge,
  .road .noir::before {
    background: #131417;
  }
  .cards {
    grid-column: 2;
    display: flex;
    list-style: none;
    margin: 0;
    padding: 0;
  }
  .cards li {
    flex: 0 1 auto;
    width: calc(var(--cw) * 0.66);
    min-width: 0;
  }
  .cards li:last-child {
    flex: none;
    width: var(--cw);
  }
  .running {
    display: block;
    font-size: 13px;
    line-height: 20px;
    margin-top: 4px;
    color: var(--text-2);
    text-align: center;
  }
  .running b {
    background: var(--win);
    color: var(--win-text);
    border-radius: 9px;
    padding: 2px 8px;
  }
  .slot {
    display: block;
    width: var(--cw);
    aspect-ratio: 5/7;
    border: 1px dashed var(--gilt-line);
    border-radius: 6%/4.3%;
  }
  .total {
    grid-column: 3;
    align-self: center;
    margin-bottom: 24px;
    text-align: center;
    border-left: 1px solid var(--gilt-line);
    padding-left: 8px;
    min-height: 52px;
  }
  .total b {
    display: block;
    font: 600 34px/1 var(--serif);
  }
  .total i {
    font: italic 15px/1.2 var(--serif);
    color: var(--text-2);
  }
  .total.old b {
    color: var(--text-2);
    font-weight: 400;
  }
  .total.won :is(b, i) {
    color: var(--win);
  }
  .shoe {
    grid-area: 1/4/3/5;
    justify-self: end;
    align-self: center;
    text-align: center;
    font-size: 13px;
    color: var(--text-2);
    padding-right: 12px;
  }
  .shoe svg {
    display: block;
    width: clamp(54px, 8cqi, 84px);
    margin: 0 auto 4px;
  }
  .book {
    grid-area: book;
    border-left: 1px solid var(--gilt-soft);
    padding-left: 16px;
    align-self: stretch;
  }
  /* a long ledger moves no field: it is scrolled */
  @container tv (min-width: 840px) {
    .book {
      block-size: 0;
      min-block-size: 100%;
      overflow-y: auto;
    }
  }
  .book h3 {
    font: 600 17px/1 var(--serif);
    font-variant-caps: small-caps;
    letter-spacing: 0.1em;
    color: var(--gilt);
    margin: 4px 0 8px;
  }
  .book p {
    margin: 0 0 9px;
    color: var(--text-2);
  }
  .book table {
    border-collapse: collapse;
    width: 100%;
  }
  .book :is(th, td) {
    padding: 5px 0;
    border-top: 1px solid var(--gilt-soft);
    vertical-align: baseline;
    text-align: start;
    font-weight: 400;
  }
  .book td {
    text-align: end;
    font-weight: 600;
    white-space: nowrap;
  }
  .book small {
    display: block;
    font-size: 13px;
    color: var(--text-2);
  }
  .gain td {
    color: var(--win);
  }
  .loss td {
    color: var(--loss);
  }
  .book tfoot :is(th, td) {
    border-top: 1px solid var(--gilt);
    font: 600 17px/1.3 var(--serif);
  }
  .layout {
    grid-area: lay;
    position: relative;
    display: grid;
    grid-template-columns: 52px 1fr 52px;
    grid-template-rows: 46px clamp(240px, 26.5cqi, 320px) 46px;
  }
  .fields {
    grid-area: 2/2;
    position: relative;
    isolation: isolate;
    outline: 1px solid var(--gilt-soft);
    outline-offset: 4px;
  }
  .lines {
    position: absolute;
    z-index: -1;
    inset: 0;
    width: 100%;
    height: 100%;
    overflow: visible;
    pointer-events: none;
  }
  .lines polygon {
    fill: none;
    stroke: var(--gilt-line);
    stroke-width: 1.5;
    vector-effect: non-scaling-stroke;
  }
  .lines polygon.won {
    fill: rgb(255 226 154 / 0.13);
    stroke: var(--win);
    stroke-width: 2.5;
  }
  .field {
    position: absolute;
    inset: 0;
    width: 100%;
    border: 0;
    background: none;
    padding: 0;
    clip-path: var(--shape);
    outline: none;
  }
  @media (hover: hover) {
    .field:not([aria-disabled='true']):hover {
      background: rgb(255 255 255 / 0.06);
    }
  }
  .field:is(.over, :active):not([aria-disabled='true']) {
    background: rgb(0 0 0 / 0.22);
  }
  .field > * {
    position: absolute;
    transform: translate(-50%, -50%);
  }
  .field .name {
    left: var(--name-x);
    top: var(--name-y);
    font-size: 30px;
    line-height: 1;
    letter-spacing: 0.14em;
    margin-right: -0.14em;
  }
  .field .letter {
    left: var(--letter-x);
    top: var(--letter-y);
    font-size: 15px;
    opacity: 0.85;
    letter-spacing: 0;
  }
  .field[aria-disabled='true'] .name {
    opacity: 0.8;
  }
  .field > .stake,
  .ghost {
    --chip: 46px;
    left: var(--x);
    top: var(--y);
  }
  .field .big {
    left: var(--x);
    top: var(--y);
    width: clamp(59px, 8.5cqi, 87px);
    aspect-ratio: 1;
    border: 1.4px solid #d6b876;
    outline: 1px solid #d6b87699;
    outline-offset: -8px;
    background: #101214e6;
    transform: translate(-50%, -50%) scaleX(0.88) rotate(45deg);
    forced-color-adjust: none;
  }
  .field.rouge .big {
    background: #a3192be6;
  }
  .ghost {
    opacity: 0.55;
    pointer-events: none;
  }
  .rouge {
    --shape: polygon(0 0, 41% 0, 21% 100%, 0 100%);
    --x: 16%;
    --y: 60%;
    --name-x: 17%;
    --name-y: 14%;
  }
  .noir {
    --shape: polygon(59% 0, 100% 0, 100% 100%, 79% 100%);
    --x: 84%;
    --y: 60%;
    --name-x: 83%;
    --name-y: 14%;
  }
  .couleur {
    --shape: polygon(41% 0, 59% 0, 79% 100%, 62% 100%, 50% 48%, 38% 100%, 21% 100%);
    --x: 50%;
    --y: 30%;
    --name-x: 50%;
    --name-y: 8.5%;
    --letter-x: 71%;
    --letter-y: 88%;
  }
  .inverse {
    --shape: polygon(50% 48%, 62% 100%, 38% 100%);
    --x: 50%;
    --y: 77%;
    --name-x: 50%;
    --name-y: 92%;
    --letter-x: 50%;
    --letter-y: 58%;
  }
  .couleur .name {
    font-size: 24px;
  }
  .inverse .name {
    font-size: 19px;
    letter-spacing: 0.08em;
  }
  .inverse :is(.stake, .ghost) {
    --chip: 40px;
  }
  .stake .mark {
    position: absolute;
    left: calc(50% + var(--chip) * 0.22);
    top: -7px;
    width: 22px;
    height: 22px;
    border-radius: 50%;
    display: grid;
    place-items: center;
    background: linear-gradient(#f6dd9b, #c69a45);
    color: #2a1a08;
    box-shadow:
      0 1px 2px rgb(0 0 0 / 0.6),
      0 0 0 1.5px #4b3210;
  }
  .mark .icon {
    width: 14px;
    height: 14px;
    stroke-width: 2.4;
  }
  .prison {
    display: flex;
    list-style: none;
    margin: 0;
    padding: 0;
    gap: 6px;
    justify-content: center;
    align-items: center;
    pointer-events: none;
  }
  .prison li {
    position: relative;
    width: 38px;
    height: 34px;
    border: 1px solid var(--gilt-soft);
    border-radius: 4px;
    display: grid;
    place-items: center;
    font: 600 16px/1 var(--serif);
    color: var(--prison, #cdbd8f);
  }
  .prison li::before {
    content: 'A';
  }
  .prison li:nth-child(2)::before {
    content: 'B';
  }
  .prison li:nth-child(3)::before {
    content: 'C';
  }
  .prison:is(.rouge, .noir) {
    grid-row: 2;
    flex-direction: column;
  }
  .prison:is(.rouge, .noir) li {
    width: 44px;
    flex: 1;
  }
  .prison.rouge {
    margin-right: 8px;
  }
  .prison.noir {
    grid-column: 3;
    margin-left: 8px;
  }
  .prison:is(.couleur, .inverse) {
    grid-column: 2;
  }
  .prison.couleur {
    grid-row: 1;
    margin-bottom: 8px;
  }
  .prison.inverse {
    grid-row: 3;
    margin-top: 8px;
  }
  .road {
    grid-area: road;
    display: flex;
    align-items: center;
    gap: 12px;
    margin-top: 12px;
    padding-top: 8px;
    border-top: 1px solid var(--gilt-soft);
  }
  .road .lettering {
    font-size: 14px;
    white-space: nowrap;
  }
  .road ol {
    flex: 1;
    min-width: 0;
    display: flex;
    justify-content: flex-end;
    list-style: none;
    margin: 0;
    padding: 0;
    overflow: hidden;
    height: 52px;
  }
  .road li {
    flex: none;
    width: 25px;
    height: 52px;
    display: grid;
    grid-template-rows: 18px 18px 16px;
    place-items: center;
    /* The words are for the ear; the eye has the signs. */
    font-size: 0;
    color: var(--text-2);
    background: linear-gradient(var(--gilt-soft), var(--gilt-soft)) 0 18px/100% 1px no-repeat;
  }
  .road li::after {
    content: attr(data-mark);
    content: attr(data-mark) / '';
    grid-row: 3;
    font-size: 11px;
  }
  .road :is(.rouge, .noir)::before {
    content: '';
    width: 11px;
    height: 11px;
    margin: 0;
  }
  .road .rouge::before {
    grid-row: 2;
  }
  .road li:last-child {
    background-color: rgb(255 226 154 / 0.16);
    border-radius: 4px;
  }
  .road .tool {
    color: var(--gilt);
  }
  @container tv (max-width: 959px) {
    .body {
      grid-template-columns: minmax(0, 1fr) 232px;
    }
    .shoe {
      padding-right: 0;
    }
    .shoe svg {
      width: 48px;
    }
  }
  @container tv (max-width: 839px) {
    .body {
      grid-template-columns: minmax(0, 1fr);
      grid-template-areas: 'rows' 'say' 'lay' 'road' 'book' 'odds';
      padding: 12px;
    }
    .book {
      border-left: 0;
      padding: 12px 0 0;
      width: 100%;
      max-width: 460px;
      min-height: 205px;
      justify-self: center;
    }
    .book.empty {
      display: grid;
      grid-template-columns: 1fr 1fr;
      grid-auto-flow: column;
      grid-template-rows: repeat(2, auto 1fr);
      column-gap: 24px;
    }
    .book :is(th, td) {
      padding-block: 3px;
    }
    .layout {
      grid-template-columns: 1fr;
      grid-template-rows: 336px;
    }
    .fields {
      grid-area: 1/1;
      outline: 0;
    }
    .field .name {
      font-size: 21px;
    }
    .field .big {
      width: 48px;
      outline-offset: -6px;
    }
    .field > .stake,
    .ghost {
      --chip: 38px;
    }
    .rouge {
      --shape: polygon(0 0, 50% 0, 50% 30%, 0 55%);
      --x: 30%;
      --y: 26%;
      --name-x: 25%;
      --name-y: 7%;
    }
    .noir {
      --shape: polygon(50% 0, 100% 0, 100% 55%, 50% 30%);
      --x: 70%;
      --y: 26%;
      --name-x: 75%;
      --name-y: 7%;
    }
    .couleur {
      --shape: polygon(50% 30%, 100% 55%, 100% 81%, 50% 56%, 0 81%, 0 55%);
      --x: 80%;
      --y: 59%;
      --name-y: 46.5%;
      --letter-x: 94%;
      --letter-y: 73%;
    }
    .inverse {
      --shape: polygon(50% 56%, 100% 81%, 100% 100%, 0 100%, 0 81%);
      --x: 80%;
      --y: 87%;
      --name-y: 72%;
      --letter-x: 94%;
      --letter-y: 94%;
    }
    .field:is(.couleur, .inverse) .name {
      font-size: 19px;
      letter-spacing: 0.14em;
    }
    .layout .prison {
      grid-area: 1/1;
      position: absolute;
      gap: 4px;
      margin: 0;
      top: 13%;
    }
    .layout .prison li {
      width: 26px;
      height: 26px;
      font-size: 13px;
      flex: none;
    }
    .prison:not(.noir) {
      left: 6px;
      align-items: flex-start;
    }
    .prison.noir {
      right: 6px;
      align-items: flex-end;
    }
    .layout .prison.couleur {
      top: 58%;
      align-items: center;
    }
    .layout .prison.inverse {
      top: auto;
      bottom: 6px;
    }
    .prison.couleur li:first-child {
      transform: translateY(14px);
    }
    .prison.couleur li:last-child {
      transform: translateY(-14px);
    }
    .layout:has(.prison.couleur > :last-child.held) .field.couleur {
      --name-y: 42%;
    }
  }
  @container tv (max-width: 559px) {
    .body {
      padding: 8px;
    }
    .book {
      min-height: 228px;
    }
    .empty p {
      font-size: 13px;
      margin: 0;
    }
    .rows {
      --cw: 42px;
      gap: 2px 6px;
      grid-template-columns: 56px minmax(0, max-content) minmax(50px, auto) minmax(0, 1fr);
    }
    .row-name,
    .total {
      margin-bottom: 20px;
    }
    .row-name {
      font-size: 15px;
    }
    .total {
      padding-left: 4px;
      min-height: 44px;
    }
    .total b {
      font-size: 24px;
    }
    .total i {
      font-size: 13px;
    }
    .dealt .shoe {
      visibility: hidden;
      width: 0;
    }
    .say {
      padding-inline: 4px;
    }
    /* along the steep leg of the chevron */
    .layout .prison.couleur {
      top: 57.7%;
      transform: translateY(-50%);
      & > :first-child {
        transform: translateY(20px);
      }
      & > :last-child {
        transform: translateY(-14px);
      }
    }
    .bar.fresh .undo,
    .bar:not(.fresh) .rebet {
      display: none;
    }
    .road .lettering {
      display: none;
    }
  }
  @container tv (max-width: 639px) {
    .say {
      min-height: 118px;
    }
    .cards:has(li:nth-child(8)) .running:not(:has(b)) {
      visibility: hidden;
    }
  }
  @container tv (max-width: 399px) {
    .say {
      min-height: 126px;
    }
  }
  @container tv (max-width: 319px) {
    .running:not(:has(b)) {
      visibility: hidden;
    }
  }
  .fields:has(.field.rouge:focus-visible) polygon.rouge,
  .fields:has(.field.noir:focus-visible) polygon.noir,
  .fields:has(.field.couleur:focus-visible) polygon.couleur,
  .fields:has(.field.inverse:focus-visible) polygon.inverse {
    stroke: var(--focus);
    stroke-width: 4;
    stroke-dasharray: 12 7;
  }
  :host([theme='plain']) {
    --prison: currentColor;
  }
  :host([theme='plain']) .lines polygon.won {
    fill: var(--glow);
  }
  :host([theme='plain']) .field:is(.over, :active) {
    background: var(--glow);
  }
  @media (forced-colors: active) {
    .stake .mark {
      border: 1px solid CanvasText;
      background: Canvas;
      color: CanvasText;
    }
    .lines polygon {
      stroke: CanvasText;
    }
    .lines polygon.won {
      stroke: Highlight;
      stroke-width: 4;
    }
    .running b {
      background: Canvas;
      color: CanvasText;
      outline: 1px solid CanvasText;
    }
    .road li:last-child {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
  }
`;
