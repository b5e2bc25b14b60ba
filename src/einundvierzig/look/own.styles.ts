/** The player's own hand at Einundvierzig: reading, four cards with flags, other readings. */
import { box, css } from '../../table/look/css.js';

/** Own cards without flags, with their points at the top edge: what is open lies higher, and says so to the ear. */
const close = css`
  :is(.tab, .tab.many) {
    --flags: 14px;
    --foot: 34px;
  }
  .own {
    padding-block: var(--space-5) var(--space-1);
  }
  .flag {
    display: none;
  }
  .counts {
    bottom: auto;
    top: -10px;
    padding: var(--space-1) var(--space-3);
  }
`;

export const ownStyles = css`
  .own-row {
    display: grid;
    grid-template: minmax(0, 1fr) / minmax(0, 1fr) auto minmax(0, 1fr);
    align-items: center;
    justify-items: center;
    column-gap: var(--space-6);
    width: 100%;
  }
  .hold {
    display: grid;
    gap: var(--space-4);
    justify-self: end;
    justify-items: end;
    text-align: end;
  }
  .reading {
    font-size: calc(1.6 * var(--small));
  }
  .had {
    font: 600 max(var(--type-xs), 1.1 * var(--small))/1.15 var(--title-font);
    text-wrap: balance;
  }
  .seen {
    margin: 0;
    font-size: max(var(--type-xs), 0.9 * var(--small));
  }
  .seen b {
    display: block;
  }
  .own {
    gap: calc(0.09 * var(--own));
    padding-block: calc(2 * var(--space-6)) var(--space-5);
    align-self: end;
  }
  /* a column of one width, whatever its flags say */
  .pick {
    position: relative;
    width: var(--cw);
    flex: none;
    border: 0;
    padding: 0;
    background: none;
    border-radius: var(--round-2);
  }
  .pick:focus-visible {
    outline: 0;
  }
  .pick:focus-visible .card {
    outline: 3px solid var(--focus);
    outline-offset: 2px;
  }
  :is(.counts, .flag) {
    position: absolute;
    z-index: 2;
    left: 50%;
    translate: -50% 0;
    font: 600 max(var(--type-xs), 0.95 * var(--small))/1 var(--word-font);
    white-space: nowrap;
    border-radius: var(--round-3);
    padding: var(--space-2) var(--space-4);
    background: rgb(3 18 12 / 0.92);
    box-shadow: 0 0 0 1px var(--gilt-soft);
  }
  .counts {
    bottom: calc(100% + 2px);
    color: var(--win);
  }
  .counts:empty {
    display: none;
  }
  .void .counts {
    color: var(--text-2);
    font-weight: 400;
    padding-inline: var(--space-3);
  }
  .flag {
    bottom: -15px;
    display: inline-flex;
    align-items: center;
    gap: var(--space-2);
    color: var(--text-2);
  }
  .table:not(:focus-within) .flag kbd {
    display: none;
  }
  .pick.open .flag {
    background: var(--prime);
    color: var(--prime-text);
  }
  .pick :is(.card, .counts) {
    transition: transform 0.18s;
  }
  .pick.open .card:not(.lift, .dim),
  .tab:not(.settled) .pick.open .counts {
    transform: translateY(-9px);
  }
  button.pick[aria-pressed='false']:not(:focus-visible) .card {
    outline: 2px dashed var(--gilt-line);
    outline-offset: 1px;
  }
  @media (hover: hover) {
    button.pick[aria-pressed='false']:hover:not(:focus-visible) .card {
      outline-color: var(--win);
    }
  }
  .settled .flag {
    visibility: hidden;
  }
  .own .card:is(.lift, .dim) {
    transform: none;
  }
  .readings {
    display: grid;
    gap: var(--space-2);
    flex: 1 0 100%;
    font-size: max(var(--type-xs), 0.9 * var(--small));
  }
  .own-row > .readings {
    justify-self: start;
    width: min(100%, max(230px, 15em));
  }
  .readings :is(p, ul) {
    margin: 0;
  }
  .readings ul {
    padding: 0;
    font-size: var(--small);
  }
  .readings li {
    display: flex;
    justify-content: space-between;
    gap: var(--space-5);
    border-top: 1px solid var(--gilt-soft);
    padding: var(--space-1) 0;
  }
  :is(.seen, .readings) b {
    font-weight: 600;
  }
  .own-row :is(.seen, .readings) {
    color: var(--text-2);
    & b {
      color: var(--text);
    }
  }
  .place {
    color: var(--text-2);
    background: none;
    border: 0;
    border-radius: var(--round-2);
    padding: 0 var(--space-3);
    min-height: 28px;
    max-width: 100%;
    text-align: start;
    font-size: max(var(--type-xs), 0.9 * var(--small));
    line-height: 1.1;
  }
  .stand {
    max-width: 100%;
  }
  /* the way to the chance comes and goes: the pack and the only pot stay where they are */
  .middle {
    position: relative;
  }
  .middle:not(.side-pot) > .ways {
    position: absolute;
    right: 0;
  }
  ${box.WIDE} {
    .middle:not(.side-pot) > .ways {
      right: auto;
      left: calc(50% + 110px);
    }
    .tab {
      --own: clamp(60px, min(15.4cqh, 40cqh - 160px, 0.118 * var(--oval)), 236px);
      --foot: calc(1.4 * var(--plate));
      --mine: calc(1.4 * var(--own) + 2px + 2 * var(--space-6) + var(--space-5) + var(--foot));
    }
    .tab.many {
      --own: clamp(60px, min(14cqh, 0.118 * var(--oval)), 214px);
    }
    .own-row {
      padding-inline: 4%;
    }
    /* as wide as the four cards */
    .me > .line {
      min-width: calc(4.27 * var(--own));
    }
    /* the seats are high: less room is left between them and the line */
    .middle {
      --pack: min(4cqh, 8cqh - 22px, 40px);
    }
    /* clear of the points above open cards, where there is the height */
    .mid {
      padding-bottom: calc(2.4cqh - 14px);
    }
    ${box.WIDE_AND_LARGE} {
      /* four cards at the sides leave it more room */
      .settled .because {
        margin-inline: calc(-0.05 * var(--oval));
      }
      /* above the inner line of the oval */
      .stand {
        margin-top: 3px;
      }
    }
    ${box.LARGE_SCREEN} {
      .tab {
        --own: min(16.2cqh, 0.118 * var(--oval));
      }
      .middle {
        --pack: clamp(30px, 5.4cqh, 98px);
      }
    }
    .stand {
      align-self: start;
    }
    ${box.WIDE_NOT_LARGE} {
      /* beside the cards is room for what they are worth */
      .tab,
      .tab.many {
        --own: clamp(60px, min(14cqh, 10.4cqw), 94px);
      }
      .own-row {
        padding-inline: 1%;
      }
      .place {
        max-width: 220px;
      }
      .own-row .readings .reason {
        display: none;
      }
    }
  }
  ${box.SMALL} {
    :is(.tab, .tab.many) {
      --flags: 45px;
      --mine: calc(1.4 * var(--own) + var(--flags) + var(--foot) + 1.3 * 1.45 * var(--small));
    }
    /* four cards, not seven */
    .tab:not(.many) .seat:not(.out) {
      --most: min(84px, 17cqw);
    }
    /* half over each other until the showdown */
    .tab:not(.many, .settled) .seat:not(.out) {
      --most: min(84px, 24cqw);
      --wide: 2.6;
    }
    .own-row {
      grid-template: auto minmax(0, 1fr) / minmax(0, 1fr);
    }
    .hold {
      justify-self: center;
      height: calc(1.3 * 1.45 * var(--small));
    }
    .reading {
      text-align: center;
      white-space: nowrap;
      font-size: calc(1.45 * var(--small));
    }
    :is(.seen, .own-row > .readings) {
      display: none;
    }
    .place {
      padding: 0 var(--space-1);
    }
    .flag kbd {
      display: none;
    }
    /* the word would run into the next card's: the eye sees a dash, a screen reader is told the word */
    .void .counts {
      font-size: 0;
      &::after {
        content: '–';
        content: '–' / '';
        font-size: max(var(--type-xs), 0.95 * var(--small));
      }
    }
  }
  ${box.TALL} {
    .tab {
      --own: min((100cqw - 70px) / 4, 13cqh, 26cqh - 82px);
      --foot: clamp(34px, 6cqh, 40px);
    }
    .settled:not(.many) .seat {
      --lap: -0.2;
    }
    /* two lines below the flags of the cards */
    ${box.WIDTH_UNDER_360} {
      .tab {
        --own: min((100cqw - 94px) / 4, 13cqh, 26cqh - 82px);
        --foot: 42px;
      }
      .flag {
        padding-inline: var(--space-2);
        font-size: var(--type-xs);
        letter-spacing: -0.03em;
      }
      .stand {
        align-self: end;
      }
      .place {
        line-height: 1;
      }
    }
    ${box.UNDER_560} {
      /* no wider than the card below it */
      .flag {
        padding-inline: var(--space-1);
      }
      :is(.tab, .tab.many) {
        --own: min((100cqw - 70px) / 4, 11cqh);
        --foot: 30px;
      }
    }
  }
  ${box.TALL_UNDER_460} {
    ${close}
    :is(.tab, .tab.many) {
      --own: 10cqh;
      --foot: 28px;
    }
  }
  ${box.LOW} {
    .tab {
      --own: min(9.9cqw, 25cqh);
      grid-template-columns: minmax(0, 4fr) minmax(0, 6fr);
    }
    .settled:not(.many) .seat {
      --lap: -0.04;
    }
    ${box.HEIGHT_UNDER_380} {
      ${close}
      .tab {
        --own: min(9.4cqw, 20cqh);
      }
    }
  }
  ${box.FLAT_UNDER_700} {
    .flag {
      padding-inline: 0;
    }
  }
  ${box.FLAT_UNDER_600} {
    ${close}
    .tab {
      --own: min(8.6cqw, 23cqh);
    }
    .middle:not(.side-pot) > .ways {
      display: grid;
    }
    /* a gauge for the eye, words for the ear */
    :is(.stand, .place) {
      width: 100%;
      font-size: 0;
    }
  }
  :host([theme='plain']) :is(.counts, .gauge) {
    background: none;
    color: inherit;
  }
  /* it lies half on a card */
  :host([theme='plain']) .flag {
    background: Canvas;
    color: CanvasText;
  }
  :host([theme='plain']) .pick.open .flag {
    background: var(--accent);
    color: var(--win-text);
  }
  @media (forced-colors: active) {
    :is(.counts, .flag) {
      border: 1px solid CanvasText;
      background: Canvas;
    }
    .pick.open .flag {
      background: Highlight;
      color: HighlightText;
      forced-color-adjust: none;
    }
  }
`;
