/** The player's own place: the cards, and the row with plate, chips and what the hand is worth. */
import { box, css } from '../../table/look/css.js';

export const ownStyles = css`
  .me {
    position: relative;
    display: grid;
    grid-template: minmax(0, 1fr) var(--foot) / minmax(0, 1fr);
    justify-items: center;
  }
  .me.asked::before {
    content: '';
    position: absolute;
    inset: -20px 4% 0;
    background: radial-gradient(50% 55% at 50% 55%, rgb(255 226 154 / 0.15), rgb(255 226 154 / 0));
    pointer-events: none;
    z-index: -1;
  }
  .me .opener {
    margin-block: -14px;
    min-height: var(--tap);
    font-size: var(--type-m);
  }
  .own {
    --cw: var(--own);
    display: flex;
    justify-content: center;
    align-items: start;
    align-self: start;
    max-width: 100%;
  }
  /* an own hand that was folded lies by what is said of it */
  .own:has(> .mine) {
    align-self: end;
    padding-block: 0 var(--space-4);
  }
  .minis.mine {
    --cw: calc(0.86 * var(--own));
    opacity: 0.75;
  }
  .own > .spot {
    width: calc(2.2 * var(--cw));
  }
  .me > .line {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr) auto;
    place-items: center start;
    gap: var(--space-4);
    width: 100%;
  }
  .me .plate {
    justify-self: end;
    min-height: var(--plate, 30px);
  }
  .me .bet {
    grid-area: 1/3;
  }
  .me .bet .stake {
    flex-direction: row;
    gap: var(--space-2);
  }
  .reading {
    font: 600 calc(1.3 * var(--small))/1.15 var(--title-font);
    margin: 0;
    text-wrap: balance;
    min-width: 0;
  }
  ${box.WIDE} {
    /* at least as wide as a hand of five: the plate below its first card, what the hand is worth, the chips */
    .me > .line {
      grid-template-columns: max-content minmax(0, 1fr) auto;
      column-gap: var(--space-5);
      width: fit-content;
      min-width: calc(5.25 * var(--own));
      max-width: 86%;
    }
    .me.out .reading {
      font-size: calc(1.1 * var(--small));
    }
    ${box.WIDE_NOT_LARGE} {
      .me > .line {
        column-gap: var(--space-4);
      }
      .reading {
        font-size: calc(1.1 * var(--small));
      }
    }
  }
  ${box.SMALL} {
    .me .plate {
      padding: 0 var(--space-4);
      max-width: 40cqw;
    }
    /* where hands are compared, what they hold comes first */
    .settled .me .mark {
      display: none;
    }
  }
  /* before the deal the plate is alone */
  .undealt > .me > .line {
    display: flex;
    justify-content: center;
    & > :not(.plate) {
      display: none;
    }
  }
  @media (forced-colors: active) {
    .me.asked::before {
      display: none;
    }
  }
`;
