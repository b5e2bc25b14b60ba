/** The areas of the cloth, in each shape of the box, and the look of status line and headings. */
import { box, css } from '../../table/look/css.js';

export const clothStyles = css`
  .body {
    grid-area: 1/1;
    display: grid;
    gap: var(--space-4) var(--space-6);
    min-height: 0;
    padding: var(--space-4) var(--space-5);
  }
  .body > * {
    min-width: 0;
    min-height: 0;
  }
  .body h3 {
    display: flex;
    align-items: center;
    gap: var(--space-4);
    margin: 0;
    font: 600 var(--type-xl)/1.2 var(--title-font);
    font-variant-caps: small-caps;
    letter-spacing: 0.1em;
    color: var(--gilt);
  }
  .body h3 small {
    font: 400 var(--type-s)/1 var(--word-font);
    font-variant-caps: normal;
    letter-spacing: 0;
    color: var(--text-2);
  }
  .body .tool {
    min-width: 32px;
    min-height: 32px;
    padding: 0;
    color: var(--gilt);
  }

  /* the line has one height, whatever is said */
  .say {
    grid-area: say;
    display: grid;
    grid-template-columns: minmax(0, max(66ch, 34 * var(--told)));
    grid-auto-rows: min-content;
    place-content: safe center;
    padding: 0;
    /* what is longer in a box of an unusual size is cut, but not the target of its link */
    overflow: clip;
    overflow-clip-margin: 12px;
  }
  .say .missing {
    position: absolute;
    inset: auto 0 0;
    margin: 0;
    border-radius: var(--round-2);
    background: rgb(4 20 14 / 0.94);
  }

  /* of half a stake only the loss is said */
  .stake.half .sum {
    background: #8c2b22;
    color: #fff;
  }
  .sign {
    width: 16px;
    font-size: var(--type-l);
    line-height: 1;
  }
  /* a leaf is nearly as dark as the cloth */
  svg.sign {
    width: 18px;
    filter: drop-shadow(0 0 0.5px #fdfaf2) drop-shadow(0 0 0.5px #fdfaf2) drop-shadow(0 0 0.5px #fdfaf2);
  }
  .sign:is(.h, .d) {
    color: var(--red);
  }

  ${box.WIDE} {
    .body {
      --mine: min(46cqh, max(10.6cqw + 48px, min(27.5cqh, 13cqw + 48px)));
      grid-template:
        'opponents bank case' minmax(0, 1fr)
        'opponents say case' clamp(66px, max(12cqh, 22cqh - 75px), 220px)
        'mine mine mine' var(--mine)
        / clamp(164px, 19cqw, 360px) minmax(0, 1fr) clamp(196px, 25cqw, 480px);
    }
    .say {
      padding: 0 var(--space-4);
    }
    /* with nobody beside the player, the line has the place of the others */
    .body:not(.classic, :has(.opponents)) {
      grid-template: 'say bank case' minmax(0, 1fr) 'mine mine mine' var(--mine) / minmax(0, 1fr) 46cqw minmax(0, 1fr);
    }
    /* a banker has no book */
    .body.banks:not(.classic) {
      grid-template-rows: minmax(0, 3fr) minmax(80px, 1fr);
      grid-template-areas: 'opponents bank case' 'opponents say case';
    }
  }
  /* the bank is in the middle, whatever is beside it */
  ${box.LARGE_SCREEN} {
    .body:not(.classic, .banks):has(.opponents) {
      grid-template-columns: 25cqw minmax(0, 1fr) 25cqw;
    }
  }
  ${box.WIDE_NOT_LARGE} {
    .body {
      --mine: calc(58cqh - 120px);
      --rows: minmax(0, 1fr) clamp(88px, 14cqh, 130px) var(--mine);
      grid-template-rows: var(--rows);
      column-gap: var(--space-4);
      padding-inline: var(--space-4);
    }
    .body:not(.classic, :has(.opponents)) {
      grid-template: var(--rows) / minmax(0, 1fr) clamp(196px, 32cqw, 640px);
      grid-template-areas: 'bank case' 'say case' 'mine mine';
    }
    .say {
      padding: 0;
    }
  }
  ${box.TALL} {
    .body {
      /* the frames of the bank are whole: in a box of little height the book gives way */
      --bank: minmax(max(88px, 16cqw), 1fr);
      --mine: minmax(96px, min(27cqh, calc((100cqw - 14px) * 0.394 + 24px)));
      gap: var(--space-3) var(--space-4);
      padding: var(--space-3) var(--space-4);
      grid-template:
        'bank' var(--bank)
        'say' clamp(60px, 10.6cqh, 76px)
        'opponents' minmax(72px, max-content)
        'mine' var(--mine)
        'strip' 32px
        / minmax(0, 1fr);
    }
    .body:not(.classic, :has(.opponents)) {
      grid-template-rows: var(--bank) clamp(60px, 10.6cqh, 76px) var(--mine) 32px;
      grid-template-areas: 'bank' 'say' 'mine' 'strip';
    }
    .body.banks:not(.classic) {
      grid-template-rows: minmax(0, 2fr) clamp(60px, 10.6cqh, 76px) minmax(0, 1fr) 32px;
      grid-template-areas: 'bank' 'say' 'opponents' 'strip';
    }
  }
  ${box.LOW} {
    .body {
      gap: var(--space-2) var(--space-5);
      padding: var(--space-3) var(--space-4);
      grid-template:
        'bank say' clamp(52px, 17cqh, 76px)
        'bank opponents' minmax(0, 1fr)
        'bank strip' 30px
        'mine mine' min(52cqh, calc((100cqw - 160px) * 0.145 + 40px))
        / minmax(0, 1fr) minmax(0, 1fr);
    }
    .body:not(.classic, :has(.opponents)) {
      grid-template-areas: 'bank say' 'bank say' 'bank strip' 'mine mine';
    }
    .body.banks:not(.classic) {
      grid-template-rows: 84px minmax(0, 1fr) 32px;
      grid-template-areas: 'bank say' 'bank opponents' 'bank strip';
    }
  }
  /* seven targets for a finger side by side */
  ${box.WIDTH_UNDER_360} {
    .frame {
      padding-inline: var(--space-3);
    }
  }
  ${box.PHONE_SIZED} {
    .body:not(.classic, .banks) {
      grid-template-rows: var(--bank) clamp(46px, 13.4cqh, 72px) var(--mine) 32px;
      grid-template-areas: 'bank' 'say' 'mine' 'strip';
    }
  }
  ${box.FLAT_UNDER_700} {
    ${box.LOW} {
      .body:not(.classic) {
        grid-template:
          'bank say' minmax(0, 1fr)
          'bank strip' 28px
          'mine mine' min(50cqh, calc((100cqw - 14px) * 0.394 + 24px))
          / minmax(0, 5fr) minmax(0, 6fr);
      }
      .body.banks:not(.classic) {
        grid-template-rows: 64px minmax(0, 1fr) 28px;
        grid-template-areas: 'bank say' 'bank opponents' 'bank strip';
      }
    }
    .say {
      --told: var(--type-xs);
    }
  }
  ${box.TALL_UNDER_460} {
    .body:not(.classic) {
      --mine: 30cqh;
      grid-template: 'bank strip' 60px 'say say' minmax(0, 1fr) 'mine mine' var(--mine) / minmax(0, 1fr) 96px;
    }
    .body.banks:not(.classic) {
      grid-template: 'bank strip' 60px 'say say' 56px 'opponents opponents' minmax(0, 1fr) / minmax(0, 1fr) 96px;
    }
  }
  @media (forced-colors: active) {
    .slot {
      border-color: CanvasText;
    }
    .sign {
      color: CanvasText;
    }
  }
`;
