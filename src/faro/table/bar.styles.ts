/** The bar: one row on a wide box, two on a tall one, a column on a low one. */
import { LOW, TALL, WIDE } from '../../table/box.js';

const css = String.raw;

/** A label that is read aloud only. */
const unseen = css`
  position: absolute;
  clip-path: inset(50%);
  width: 1px;
  overflow: hidden;
`;
/** A button shows its sign alone; its name is still read. */
const signsAlone = css`
  .bar .tall .label {
    ${unseen}
  }
  .bar .tall {
    position: relative;
    justify-content: center;
  }
`;

export const barStyles = css`
  .bar {
    border-radius: 0;
    background: none;
  }
  .bar .space {
    flex: 1;
    height: 0;
    margin: 0;
  }
  .bar .purse {
    margin: 0;
    text-align: start;
  }
  .means {
    display: flex;
    align-items: center;
    gap: 14px;
    min-width: 0;
  }
  .gauge {
    width: 150px;
    font-size: 13px;
    line-height: 1.2;
    color: var(--rail-text-2);
    white-space: nowrap;
  }
  .gauge svg {
    display: block;
    width: 100%;
    height: 7px;
    margin-top: 5px;
    border-radius: 4px;
    background: rgb(0 0 0 / 0.4);
    fill: var(--gilt);
  }
  .bar :is(.prime, .tall, .copper) {
    margin: 0;
  }
  .bar .prime .label {
    white-space: normal;
  }
  .bar .chips {
    gap: 4px;
  }
  .bar .chips [role='radio'] {
    width: 48px;
    height: 48px;
  }
  .copper .cop {
    flex: none;
    width: 28px;
  }
  .copper[aria-pressed='true'],
  .switch[aria-pressed='true'] {
    border-color: var(--focus);
    box-shadow: 0 0 0 2px var(--focus);
    background: rgb(201 116 58 / 0.3);
  }
  ${WIDE} {
    .bar .prime {
      flex: none;
      width: clamp(140px, 16cqw, 220px);
      min-width: 0;
      height: 52px;
      min-height: 0;
    }
    .bar .tall {
      min-width: clamp(48px, 6cqw, 84px);
      min-height: 52px;
      padding: 4px;
      gap: 3px;
    }
    .bar .copper {
      min-height: 52px;
    }
  }
  @container box (width < 860px) {
    ${signsAlone}
    .bar kbd {
      display: none;
    }
    .gauge {
      width: auto;
      min-width: 60px;
    }
    .bar .copper {
      position: relative;
    }
    .copper .label {
      ${unseen}
    }
    .bar:has(.copper) .gauge {
      display: none;
    }
  }
  @container box (width < 740px) and (width >= 640px) and (height >= 480px) {
    .bar:has(.copper) {
      gap: 4px;
      & .chips [role='radio'] {
        width: 44px;
        height: 44px;
      }
      & :is(.tall, .copper) {
        min-width: 44px;
        padding: 0;
      }
      & .prime {
        width: 112px;
        font-size: 15px;
        padding: 0 4px;
      }
      & .prime kbd {
        display: none;
      }
    }
  }
  @container box (width < 1100px) {
    .bar .tall kbd {
      display: none;
    }
  }
  ${TALL} {
    .bar {
      display: grid;
      grid-template-rows: 52px 46px;
      grid-template-columns: repeat(20, minmax(0, 1fr));
      gap: 6px 0;
      align-content: center;
      align-items: stretch;
      padding: 0;
    }
    .bar .chips {
      grid-area: 1/1/2/11;
      justify-content: start;
      align-items: center;
      gap: 1px;
    }
    .bar .chips [role='radio'] {
      width: 45px;
      height: 45px;
    }
    .bar .prime {
      grid-area: 1/11/2/21;
      min-width: 0;
      min-height: 0;
      font-size: 16px;
    }
    .bar:not(:has(.chips)) .prime {
      grid-column: 1/21;
    }
    .bar .means {
      grid-area: 2/1/3/9;
      flex-wrap: wrap;
      align-content: center;
      gap: 0 8px;
    }
    .bar .purse {
      flex-direction: row;
      align-items: baseline;
      gap: 6px;
      margin: 0;
    }
    .bar .purse b {
      font-size: 19px;
    }
    .bar .gauge {
      font-size: 12px;
    }
    .bar .gauge svg {
      height: 4px;
      margin-top: 2px;
    }
    .bar .space {
      display: none;
    }
    .bar :is(.tall, .copper):not(.prime) {
      grid-row: 2;
      grid-column: span 3;
      min-width: 0;
      min-height: 0;
      margin: 0 1px;
      padding: 0;
      border-radius: 10px;
    }
    .bar .undo {
      grid-column: 9/12;
    }
    .bar .clear {
      grid-column: 12/15;
    }
    .bar .double {
      grid-column: 15/18;
    }
    .bar .rebet {
      grid-column: 18/21;
    }
    .bar .copper {
      grid-column: 6/9;
    }
    .bar:has(.copper) {
      & .means {
        grid-column: 1/6;
      }
      & .gauge {
        display: block;
      }
    }
  }
  @container box (width < 370px) {
    .bar:has([role='radio']:nth-child(4)) .chips {
      grid-column: 1/13;
    }
    .bar:has([role='radio']:nth-child(4)) .prime {
      grid-column: 13/21;
      font-size: 15px;
      padding: 0 4px;
    }
    .bar:has(.copper) .gauge {
      display: none;
    }
  }
  ${LOW} {
    .bar {
      display: grid;
      grid-template-columns: 1fr 1fr;
      align-content: end;
      gap: 5px;
    }
    .bar > .space {
      display: none;
    }
    .bar :is(.chips, .means, .prime) {
      grid-column: 1/-1;
    }
    .bar .means {
      order: -2;
      flex-direction: column;
      align-items: stretch;
      gap: 0;
      text-align: center;
    }
    .bar .purse {
      flex-direction: row;
      justify-content: center;
      align-items: baseline;
      gap: 6px;
      margin: 0;
    }
    .bar .gauge {
      width: auto;
      font-size: 12px;
    }
    .bar .gauge svg {
      height: 4px;
      margin-top: 2px;
    }
    .bar .chips {
      order: -1;
      display: grid;
      grid-template-columns: 1fr 1fr;
      justify-items: center;
      gap: 3px;
    }
    .bar .chips [role='radio'] {
      width: 46px;
      height: 46px;
    }
    .bar:has(.copper) {
      & .means {
        grid-column: 1;
        order: -3;
      }
      & .purse {
        flex-direction: column;
        align-items: center;
        gap: 0;
      }
      & .gauge {
        display: none;
      }
    }
    .bar .copper {
      order: -2;
    }
    .bar :is(.tall, .copper, .prime) {
      min-width: 0;
      min-height: 44px;
      padding: 0 4px;
    }
    .bar .prime {
      font-size: 15px;
    }
    ${signsAlone}
  }
  @container box (height < 370px) and (width >= 480px) {
    .bar .chips {
      grid-template-columns: repeat(4, 1fr);
    }
    .bar .chips [role='radio'] {
      width: 28px;
      min-width: 28px;
      height: 28px;
      padding: 0;
    }
    .bar .gauge {
      display: none;
    }
  }
  @media (forced-colors: active) {
    .gauge svg {
      border: 1px solid CanvasText;
      fill: CanvasText;
    }
  }
`;
