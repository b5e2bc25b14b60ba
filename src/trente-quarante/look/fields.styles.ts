/** The four fields, the stakes on them, and the prisons. Their own size decides the layout. */
import { css } from '../../table/look/css.js';

/** Fields that are wide enough lie side by side, Couleur as a chevron between Rouge and Noir. */
export const WIDE_FIELDS = '@container fields (aspect-ratio >= 0.9) and (width >= 480px)';

/** Others are stacked, and a stake on Couleur or Inverse is a row. */
export const NARROW_FIELDS = '@container fields (aspect-ratio < 0.9) or (width < 480px)';

/** Stacked ones with room for a stake under the name of its field. */
export const HIGH_FIELDS =
  '@container fields (height >= 300px) and (width >= 250px) and ((aspect-ratio < 0.9) or (width < 480px))';

export const fieldsStyles = css`
  .layout {
    grid-area: lay;
    container: fields / size;
  }
  .fields {
    --chip: clamp(26px, 11cqmin, 92px);
    position: relative;
    height: 100%;
    isolation: isolate;
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
    font-size: clamp(15px, 7.4cqmin, 58px);
    line-height: 1;
    letter-spacing: 0.14em;
    margin-right: -0.14em;
  }
  .field:is(.couleur, .inverse) .name {
    font-size: clamp(14px, 6.4cqmin, 40px);
  }
  .field .letter {
    left: var(--letter-x);
    top: var(--letter-y);
    font-size: clamp(12px, 4cqmin, 22px);
    opacity: 0.85;
    letter-spacing: 0;
  }
  .field[aria-disabled='true'] .name {
    opacity: 0.8;
  }
  .field > .stake,
  .ghost {
    left: var(--x);
    top: var(--y);
  }
  .field .big {
    left: var(--x);
    top: var(--y);
    width: clamp(34px, max(16cqmin, 1.4 * var(--chip)), 180px);
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
  .field .stake {
    --chip: inherit;
  }
  .field .sum {
    font-size: clamp(13px, 3.6cqmin, 34px);
    border-radius: 0.7em;
  }
  .ghost {
    opacity: 0.55;
    pointer-events: none;
    width: var(--chip);
  }
  .stake .mark {
    position: absolute;
    left: calc(50% + var(--chip) * 0.22);
    top: -7px;
    width: clamp(22px, 3.4cqmin, 32px);
    aspect-ratio: 1;
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
    width: 64%;
    height: 64%;
    stroke-width: 2.4;
  }

  /* narrow: Rouge and Noir above, Couleur and Inverse as bands under them */
  .rouge {
    --shape: polygon(0 0, 50% 0, 50% 30%, 0 55%);
    --x: 25%;
    --y: 28%;
    --name-x: 25%;
    --name-y: 8%;
  }
  .noir {
    --shape: polygon(50% 0, 100% 0, 100% 55%, 50% 30%);
    --x: 75%;
    --y: 28%;
    --name-x: 75%;
    --name-y: 8%;
  }
  .couleur {
    --shape: polygon(50% 30%, 100% 55%, 100% 81%, 50% 56%, 0 81%, 0 55%);
    --x: 86%;
    --y: 60%;
    --name-x: 50%;
    --name-y: 45%;
    --letter-x: 96%;
    --letter-y: 73%;
  }
  .inverse {
    --shape: polygon(50% 56%, 100% 81%, 100% 100%, 0 100%, 0 81%);
    --x: 86%;
    --y: 87%;
    --name-x: 50%;
    --name-y: 71%;
    --letter-x: 96%;
    --letter-y: 95%;
  }
  ${NARROW_FIELDS} {
    .lines.broad {
      display: none;
    }
    .field:is(.couleur, .inverse) > .stake {
      flex-direction: row;
      gap: var(--space-1);
      & .sum {
        margin: 0;
      }
      &.won::before {
        left: calc(var(--chip) / 2);
        top: 50%;
      }
      /* the sum is on the other side */
      & .mark {
        left: calc(var(--chip) * -0.55);
      }
    }
    /* the field is highest at the side, and the own chip is in the middle */
    :is(.rouge, .noir) > .others {
      left: 12%;
      top: 40%;
      max-width: 20cqw;
    }
    .noir > .others {
      left: 88%;
    }
  }
  .others {
    --tip: max(var(--type-xs), min(2.6cqmin, 22px));
    left: var(--x);
    top: 16%;
    width: max-content;
    max-width: 44cqw;
  }
  :is(.couleur, .inverse) > .others {
    left: 17%;
    top: 61%;
    max-width: 30cqw;
  }
  .inverse > .others {
    top: 88%;
  }
  ${HIGH_FIELDS} {
    .couleur {
      --x: 50%;
      --y: 51%;
      --name-y: 42%;
    }
    .field.couleur .name {
      font-size: clamp(14px, 5.4cqmin, 40px);
      letter-spacing: 0.08em;
    }
    .inverse {
      --x: 50%;
      --y: 82%;
    }
  }
  @container fields (width < 250px) {
    .field:is(.couleur, .inverse) {
      --x: 71%;
    }
    .field .name {
      letter-spacing: 0.06em;
    }
  }
  /* low: a name lies beside its stake */
  @container fields (height < 150px) and (width < 480px) {
    .rouge {
      --x: 31.5%;
      --y: 21%;
      --name-x: 13%;
    }
    .noir {
      --x: 68.5%;
      --y: 21%;
      --name-x: 87%;
    }
    .couleur {
      --name-x: 34%;
      --name-y: 52%;
    }
    .inverse {
      --name-x: 34%;
      --name-y: 79%;
    }
    .field .name {
      letter-spacing: 0.06em;
    }
    .field .letter {
      display: none;
    }
  }
  ${WIDE_FIELDS} {
    .lines.steep {
      display: none;
    }
    .fields {
      --chip: clamp(26px, max(min(15.8cqmin, 48px), 11cqmin, 16cqmin - 24px), 128px);
      outline: 1px solid var(--gilt-soft);
      outline-offset: 3px;
    }
    .rouge {
      --shape: polygon(0 0, 41% 0, 21% 100%, 0 100%);
      --x: 16%;
      --y: 57%;
      --name-x: 17%;
      --name-y: 12%;
    }
    .noir {
      --shape: polygon(59% 0, 100% 0, 100% 100%, 79% 100%);
      --x: 84%;
      --y: 57%;
      --name-x: 83%;
      --name-y: 12%;
    }
    .couleur {
      --shape: polygon(41% 0, 59% 0, 79% 100%, 62% 100%, 50% 48%, 38% 100%, 21% 100%);
      --x: 50%;
      --y: 28%;
      --name-y: 8.5%;
      --letter-x: 71%;
      --letter-y: 90%;
    }
    .inverse {
      --shape: polygon(50% 48%, 62% 100%, 38% 100%);
      --x: 50%;
      --y: max(74%, 81% - 30px);
      --name-y: 93%;
      --letter-x: 50%;
      --letter-y: 57%;
    }
    .field.couleur .name {
      font-size: clamp(14px, min(6cqmin, 3.7cqw), 40px);
      letter-spacing: 0.1em;
    }
    .field.inverse .name {
      font-size: clamp(14px, 3.6cqw, 30px);
      letter-spacing: 0.06em;
    }
    :is(.rouge, .noir) > .others {
      top: 27%;
      max-width: 25cqw;
    }
    :is(.rouge, .noir) > .many .tip {
      padding-right: var(--space-2);
    }
    :is(.rouge, .noir) > .many :is(i, .icon, .level) {
      display: inline;
    }
    .couleur > .others {
      left: 50%;
      top: 16%;
      max-width: 19cqw;
    }
    .inverse > .others {
      left: 50%;
      top: 66%;
      max-width: 9cqw;
    }
    /* where the triangle is broader, and the others have no chips */
    .inverse > .stake .mark {
      top: calc(0.6 * var(--chip));
    }
    .inverse > .others:has(.tip + .tip) .tip {
      padding: 0;
    }
    .inverse > .others:has(.tip + .tip) :is(i, .level) {
      display: none;
    }
  }

  .fields:has(.field.rouge:focus-visible) polygon.rouge,
  .fields:has(.field.noir:focus-visible) polygon.noir,
  .fields:has(.field.couleur:focus-visible) polygon.couleur,
  .fields:has(.field.inverse:focus-visible) polygon.inverse {
    /* a win is gold and unbroken */
    stroke: var(--text);
    stroke-width: 4;
    stroke-dasharray: 4 7;
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
  }
`;
