/** The choice after a refait, on the stake itself. */
import { box, css } from '../../table/look/css.js';
import { HIGH_FIELDS, NARROW_FIELDS, WIDE_FIELDS } from '../look/fields.styles.js';

export const choiceStyles = css`
  .choosing .field {
    cursor: default;
  }
  .choice {
    position: absolute;
    z-index: 5;
    display: flex;
    /* the edge between its buttons */
    --parted: 0 0 0 1px;
    border-radius: var(--round-3);
    background: #20120b;
    box-shadow:
      0 0 0 1.5px var(--gilt),
      0 6px 16px rgb(0 0 0 / 0.55);
    overflow: hidden;
  }
  .choice button {
    border: 0;
    background: none;
    color: #f7ecd8;
    font: 600 clamp(14px, 2.7cqmin, 22px) / 1.1 var(--word-font);
    min-width: 66px;
    min-height: var(--tap);
    padding: var(--space-1) var(--space-3);
    white-space: nowrap;
  }
  .choice small {
    display: block;
    font-weight: 400;
    font-size: clamp(12px, 2.1cqmin, 17px);
    color: #dcc9ac;
    margin-top: 2px;
  }
  .choice button + button {
    border: 0 solid #8b6b3f;
    border-width: var(--parted);
  }
  .choice [aria-pressed='true'] {
    background: linear-gradient(#efd28a, #cfa552);
    color: #241508;
  }
  .choice [aria-pressed='true'] small {
    color: #3c2508;
  }
  .choice button:focus-visible {
    outline-offset: -4px;
    border-radius: var(--round-3);
  }
  .choice [aria-pressed='true']:focus-visible {
    outline-color: #241508;
  }
  .asked > .prison {
    display: none;
  }
  ${NARROW_FIELDS} {
    /* on Rouge and Noir the choice lies on the stake: it says how much that is */
    .asked:is(.rouge, .noir) > :is(.stake, .big) {
      visibility: hidden;
    }
    .choice:is(.rouge, .noir) {
      left: 25%;
      top: 14%;
      transform: translateX(-50%);
      & button {
        min-width: clamp(58px, 21cqw, 74px);
        padding-inline: var(--space-1);
      }
    }
    .choice.noir {
      left: 75%;
    }
    .choice:is(.couleur, .inverse) {
      right: 26%;
      top: 58.5%;
      transform: translateY(-50%);
    }
    .choice.inverse {
      top: calc(100% - 3px);
      transform: translateY(-100%);
    }
    .asked > .others {
      left: 3px;
      transform: translateY(-50%);
    }
    .asked.noir > .others {
      left: auto;
      right: 3px;
    }
    .asked:is(.rouge, .noir) > .others {
      top: 43%;
    }
    /* of several only the signs */
    .asked > .others:has(.tip + .tip) {
      & .tip {
        padding: 0;
      }
      & :is(i, .icon, .level) {
        display: none;
      }
    }
  }
  /* little room: no amounts on the choices of Rouge and Noir, so the stake stands beside the name */
  @container fields (width >= 250px) and (width < 480px) and ((height < 200px) or ((width < 300px) and (height < 300px))) {
    .asked.rouge {
      --name-x: 19%;
    }
    .asked.noir {
      --name-x: 81%;
    }
    .asked:is(.rouge, .noir) > .stake {
      --x: 43%;
      --y: 8%;
      visibility: visible;
      & .pile {
        display: none;
      }
      & .sum {
        margin: 0;
      }
    }
    .asked.noir > .stake {
      --x: 57%;
    }
  }
  /* high: the stakes are seen beside their choices */
  ${HIGH_FIELDS} {
    .asked.rouge {
      --x: 13%;
      --y: 38%;
    }
    .asked.noir {
      --x: 87%;
      --y: 38%;
    }
    .asked.couleur {
      --x: 85%;
      --y: 58%;
      --name-y: 37.5%;
    }
    .asked.inverse {
      --x: 85%;
      --y: 85%;
    }
    .asked:is(.rouge, .noir) > .stake {
      visibility: visible;
      flex-direction: row;
      gap: var(--space-1);
      & .sum {
        margin: 0;
      }
    }
    .asked:is(.rouge, .noir) > .others {
      top: 46.5%;
    }
    .choice:is(.couleur, .inverse) {
      left: 50%;
      right: auto;
      top: 49.3%;
      transform: translate(-50%, -50%);
    }
    .choice.inverse {
      top: 83%;
    }
  }
  /* under the names */
  @container fields (height < 248px) and (width < 480px) {
    .choice button {
      min-height: 38px;
      padding-block: 0;
    }
    .choice.couleur {
      top: 57.5%;
    }
    .asked.couleur {
      --name-y: 43%;
    }
  }
  /* how much it is, the stakes say */
  @container fields (height < 200px) and (width < 480px) {
    .choice button {
      min-height: 30px;
    }
    .choice small {
      display: none;
    }
  }
  /* three rows of choices, and no more */
  @container fields (height < 150px) and (width < 480px) {
    :is(.asked .name, .choosing .stake .sum, .asked > .others) {
      visibility: hidden;
    }
    .choice:is(.rouge, .noir) {
      top: 1px;
    }
    .choice.couleur {
      top: 50%;
    }
    .choice.inverse {
      top: calc(100% - 1px);
    }
  }
  @container fields (width < 300px) {
    .asked > .others {
      visibility: hidden;
    }
    .choice:is(.rouge, .noir) {
      & button {
        font-size: var(--type-s);
        padding-inline: 0;
      }
      & small {
        display: none;
      }
    }
  }
  @container fields (width < 250px) {
    .choice:is(.rouge, .noir) {
      flex-direction: column;
      --parted: 1px 0 0;
    }
    .choice:is(.couleur, .inverse) {
      right: 50%;
      transform: translate(50%, -50%);
      & button {
        min-width: 60px;
        padding-inline: 0;
      }
    }
    .choice.inverse {
      transform: translate(50%, -100%);
    }
    .asked > .stake,
    .choosing .letter,
    .choosing:has(.choice:is(.rouge, .noir)) .field.couleur .name {
      visibility: hidden;
    }
    .choice small {
      display: none;
    }
  }
  ${WIDE_FIELDS} {
    .choosing .letter {
      visibility: hidden;
    }
    .choice {
      flex-direction: column;
      --parted: 1px 0 0;
      left: var(--x);
      transform: translateX(-50%);
      & button {
        min-width: clamp(80px, 14cqmin, 124px);
        min-height: clamp(46px, 7cqmin, 62px);
      }
    }
    .choice:is(.rouge, .noir) {
      top: 72%;
    }
    .choice.couleur {
      flex-direction: row;
      --parted: 0 0 0 1px;
      top: calc(28% + var(--chip) * 0.85);
    }
    /* at the foot of its triangle, in place of the name and the sum */
    .choice.inverse {
      bottom: 4px;
    }
    .asked.inverse {
      --y: min(75%, 100% - 2 * clamp(46px, 7cqmin, 62px) - 0.5 * var(--chip) - 12px);
      & > .name,
      & .sum {
        visibility: hidden;
      }
    }
  }
  /* half a window: side by side, and on Inverse in place of its stake, too */
  ${box.TALL} {
    ${WIDE_FIELDS} {
      .choice {
        flex-direction: row;
        --parted: 0 0 0 1px;
        & button {
          min-width: 76px;
          min-height: var(--tap);
        }
      }
      .asked.inverse > .stake {
        visibility: hidden;
      }
      /* clear of the choices beside them */
      @container fields (width < 660px) {
        .choosing .couleur {
          --letter-x: 63%;
          --letter-y: 62%;
        }
        .asked.noir > .others {
          left: calc(50% + var(--chip) / 2 + 186px);
          max-width: calc(50cqw - var(--chip) / 2 - 164px);
        }
      }
    }
  }
  @media (forced-colors: active) {
    .choice {
      background: Canvas;
      outline: 1px solid CanvasText;
    }
    .choice [aria-pressed='true'] {
      background: Highlight;
      color: HighlightText;
      forced-color-adjust: none;
    }
  }
`;
