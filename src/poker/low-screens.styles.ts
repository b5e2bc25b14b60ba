/**
 * Where the screen is lower than the table: the buttons are at hand all the same, and the own cards stand above them. A very
 * low screen has no room for either.
 */

const css = String.raw;

export const lowScreenStyles = css`
  @media (min-height: 420px) {
    :host(:not([theme='plain'])) .act {
      position: sticky;
      bottom: 0;
      background: linear-gradient(#160f0b00, #160f0b 10px);
    }
    :is(.tab, .rail) button {
      scroll-margin-block: 8px 140px;
    }
    @container tv (min-width: 720px) {
      .act {
        margin: 0 -14px -14px;
        padding: 8px 14px 14px;
        border-radius: 0 0 24px 24px;
      }
    }
  }
  @media (min-height: 420px) and (max-height: 800px) {
    @container tv (min-width: 900px) {
      .tab {
        padding-block: 12px 8px;
        gap: 4px 12px;
        grid-template-rows: minmax(164px, auto) minmax(140px, auto);
      }
      .tab .seat {
        --cw: 42px;
        gap: 2px;
      }
      .tab .seat .bet .stake {
        --chip: 24px;
      }
      .mid {
        --pots: 64px;
        gap: 4px;
        min-height: calc(var(--pots) + 86px);
      }
      .tab .me,
      .me .own {
        min-height: 0;
      }
      .tab .me .own {
        --cw: var(--own-low, 62px);
      }
      .act .button {
        min-height: 48px;
      }
      .act {
        min-height: 0;
        padding-block: 6px 8px;
      }
      .me .line {
        min-height: 38px;
      }
    }
  }
  @media (min-height: 420px) and (max-height: 780px) {
    @container tv (max-width: 719px) {
      .tab .seat {
        --cw: 36px;
        min-height: 53px;
        padding-block: 1px;
      }
      .tab .mid {
        --pots: 38px;
      }
      .mid .say {
        min-height: 74px;
        padding-bottom: 2px;
      }
      .me .reading {
        align-content: start;
      }
    }
  }
  @media (forced-colors: active) {
    :host(:not([theme='plain'])) .act {
      background: Canvas;
    }
  }
`;
