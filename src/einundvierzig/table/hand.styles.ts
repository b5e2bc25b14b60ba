/** What the table of Einundvierzig has once cards lie on it. */

const css = String.raw;

export const einundvierzigHandStyles = css`
  .reading {
    font: 600 27px/1.15 var(--serif);
    margin: 0;
    text-align: center;
    text-wrap: balance;
  }
  .own {
    display: flex;
    justify-content: center;
    gap: 10px;
    padding-top: 22px;
    --cw: clamp(62px, 10.4cqi, 112px);
  }
  .pick {
    display: grid;
    gap: 6px;
    justify-items: center;
    border: 0;
    padding: 0;
    background: none;
    border-radius: 8px;
  }
  .pick:focus-visible {
    outline: 0;
  }
  .pick:focus-visible .card {
    outline: 3px solid var(--focus);
    outline-offset: 2px;
  }
  .counts {
    font: 600 17px/20px var(--serif);
    color: var(--win);
    white-space: nowrap;
  }
  .void .counts {
    color: var(--text-2);
    font-weight: 400;
    /* a long word is no reason for a gap between cards */
    margin-inline: -20px;
  }
  .flag {
    font: 600 13px/1 var(--sans);
    display: inline-flex;
    align-items: center;
    justify-content: center;
    gap: 6px;
    border-radius: 11px;
    padding: 4px 10px;
    min-width: 52px;
    min-height: 26px;
    border: 1px solid rgb(214 184 118 / 0.6);
    color: var(--text-2);
    background: rgb(3 18 12 / 0.6);
  }
  .pick.open .flag {
    background: var(--prime);
    border-color: var(--prime);
    color: var(--prime-text);
  }
  .pick :is(.card, .counts) {
    transition: transform 0.18s;
  }
  .pick.open :is(.card:not(.lift), .counts) {
    transform: translateY(-22px);
  }
  .pick.open .card:not(.lift, .dim)::after {
    content: '';
    position: absolute;
    z-index: -1;
    inset: auto 6% -22px;
    height: 12px;
    border-radius: 50%;
    background: radial-gradient(rgb(0 0 0 / 0.45), transparent 70%);
  }
  .settled .flag {
    visibility: hidden;
  }
  .settled .pick :is(.card:not(.lift), .counts) {
    transform: none;
  }
  .settled .pick:has(.lift) .counts {
    transform: translateY(calc(var(--cw) * -0.196));
  }
  .seen {
    margin: 0;
    font-size: 13px;
    color: var(--text-2);
    border-inline-start: 2px solid var(--gilt-line);
    padding-inline-start: 8px;
  }
  .seen b {
    display: block;
    font-weight: 600;
    color: var(--text);
  }
  .readings {
    display: grid;
    gap: 6px;
    align-content: center;
    align-self: start;
    width: min(100%, 200px);
    font-size: 13px;
    color: var(--text-2);
  }
  .readings :is(p, ul) {
    margin: 0;
  }
  .readings ul {
    list-style: none;
    padding: 0;
    font-size: 15px;
  }
  .readings li {
    display: flex;
    justify-content: space-between;
    gap: 12px;
    border-top: 1px solid var(--gilt-soft);
    padding: 4px 0;
  }
  .readings b {
    font-weight: 600;
    color: var(--text);
  }
  .readings .place {
    color: inherit;
    background: none;
    border: 0;
    border-radius: 8px;
    padding: 0 6px;
    margin: 0 -6px;
    min-height: 44px;
    display: block;
    text-align: start;
  }
  .chosen .did {
    color: var(--win);
  }
  .message {
    align-self: center;
    margin-right: auto;
    color: var(--rail-text-2);
  }
  .message ~ .prime {
    min-width: 150px;
  }
  .hand .back + .back {
    margin-left: calc(var(--cw) * -0.5);
  }
  .hand .down:has(.card) + .up .card:first-child {
    margin-left: calc(var(--cw) * -0.46);
  }
  @container tv (max-width: 1199px) {
    /* the oval is round there */
    .readings ul {
      font-size: 14px;
    }
    .readings li {
      padding: 2px 0;
      line-height: 1.25;
    }
    .readings p {
      font-size: 12px;
      line-height: 1.3;
    }
  }
  @container tv (max-width: 999px) {
    .readings {
      box-sizing: border-box;
      padding-inline-end: 22px;
    }
    .readings:not(.open) ul + p {
      display: none;
    }
  }
  @container tv (max-width: 899px) {
    .counts {
      font-size: 15px;
    }
    .flag {
      font-size: 12px;
      gap: 4px;
      padding: 4px 5px;
      margin-inline: -8px;
    }
    .readings ul {
      font-size: 13px;
    }
  }
  @container tv (max-width: 719px) {
    .own {
      gap: 4px;
      --cw: min(19.4cqi, 100px);
    }
    .reading {
      font-size: 23px;
    }
    .counts {
      font-size: 15px;
      line-height: 18px;
    }
    .void .counts {
      font: 400 12px/18px var(--sans);
    }
    .flag kbd,
    .seen,
    .readings:not(.open) > :not([data-zone]) {
      display: none;
    }
    .readings {
      order: 4;
      padding: 0;
      width: min(100%, 260px);
    }
    .readings .place {
      width: 100%;
      margin: 0;
      text-align: center;
    }
    .message {
      flex: 1 0 100%;
      order: -1;
      text-align: center;
    }
    .message ~ .prime {
      min-width: 0;
    }
    .acts:has(.message) {
      flex-wrap: wrap;
    }
    .hand .down:has(.card) + .up .card:first-child {
      margin-left: calc(var(--cw) * -0.34);
    }
  }
  @container tv (max-width: 359px) {
    .void .counts {
      font-size: 11px;
      letter-spacing: -0.02em;
    }
    .flag {
      font-size: 11px;
      min-width: 44px;
      padding: 4px 2px;
    }
  }
  /* on a low screen the cards that are to be chosen come before all else */
  @media (min-height: 420px) and (max-height: 800px) {
    .me .own {
      --own-low: 48px;
      padding-top: 18px;
    }
    .own .pick {
      gap: 2px;
    }
    .reading {
      font-size: 21px;
    }
    .void .counts {
      font: 400 12px/20px var(--sans);
      margin-inline: -6px;
    }
    @container tv (max-width: 719px) {
      .me .own {
        --cw: min(17cqi, 100px);
      }
      .act .message {
        display: none;
      }
    }
  }
  :host([theme='plain']) :is(.flag, .gauge) {
    background: none;
    color: inherit;
  }
  :host([theme='plain']) .pick.open .flag {
    background: var(--accent);
    color: var(--win-text);
  }
  @media (forced-colors: active) {
    .pick.open .flag {
      background: Highlight;
      color: HighlightText;
      forced-color-adjust: none;
    }
  }
`;
