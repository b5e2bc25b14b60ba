/** The cloth: the pack and the line above, the players below, as many in a row as there is room for. */
import { LOW, TALL } from '../../table/box.js';

const css = String.raw;

export const clothStyles = css`
  .body {
    display: grid;
    grid-template: 'pack say' minmax(96px, auto) 'seats seats' minmax(0, 1fr) / auto minmax(0, 1fr);
    align-items: center;
    gap: 8px;
    min-height: 0;
    padding: 12px 16px;
  }
  .pack {
    grid-area: pack;
    --cw: clamp(40px, 9cqh, 64px);
  }
  .say {
    grid-area: say;
    padding: 0 8px;
  }
  .now {
    font-size: clamp(16px, min(3cqw, 5cqh), 30px);
  }
  .seats {
    --cw: clamp(44px, min(9cqw, 20cqh), 120px);
    grid-area: seats;
    align-self: stretch;
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
    min-height: 0;
  }
  .seats.few {
    --cw: clamp(44px, min(16cqw, 26cqh), 170px);
  }
  .seat {
    flex: 1 0 calc(var(--cw) + 16px);
    display: grid;
    grid-template-rows: auto auto auto 32px;
    justify-items: center;
    align-content: center;
    gap: 4px;
    min-width: 0;
    padding: 4px;
    border: 1px solid var(--gilt-soft);
    border-radius: 14px;
  }
  .seat[aria-current] {
    border-color: var(--gilt-line);
  }
  .seat.empty {
    opacity: 0.5;
  }
  .seat.won {
    border-color: var(--win);
    background: var(--glow);
  }
  .seat i {
    font-style: normal;
    font-size: 14px;
    color: var(--text-2);
  }
  .name {
    max-width: 100%;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  .slot {
    width: var(--cw);
    aspect-ratio: 5/7;
    border: 1px solid var(--gilt-soft);
    border-radius: 6%/4.3%;
  }
  .chips .stake {
    --chip: 26px;
    flex-direction: row;
    gap: 4px;
  }
  .gain {
    padding: 2px 6px;
    border-radius: 9px;
    font-size: 13px;
    white-space: nowrap;
    color: var(--win-text);
    background: var(--win);
  }
  ${TALL} {
    .body {
      padding: 8px;
    }
    .seats {
      --cw: clamp(36px, min(17cqw, 8cqh), 90px);
    }
    .seats.few {
      --cw: clamp(44px, min(22cqw, 24cqh), 120px);
    }
  }
  ${LOW} {
    .body {
      grid-template-rows: minmax(56px, auto) minmax(0, 1fr);
      gap: 4px;
      padding: 6px;
    }
    .seats {
      --cw: clamp(36px, min(7cqw, 20cqh), 90px);
    }
    .seats.few {
      --cw: clamp(44px, min(12cqw, 24cqh), 110px);
    }
    .seat {
      grid-template-rows: auto auto auto 30px;
      gap: 2px;
    }
  }
`;
