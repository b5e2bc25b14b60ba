/** The cloth: the pack and the line above, the players below, as many in a row as there is room for. */
import { LOW, TALL } from '../../table/box.js';

const css = String.raw;

export const clothStyles = css`
  .body {
    display: grid;
    grid-template: 'pack say' minmax(96px, auto) 'seats seats' minmax(0, 1fr) / auto minmax(0, 1fr);
    align-items: center;
    gap: var(--space-4);
    min-height: 0;
    padding: var(--space-5) var(--space-6);
  }
  .pack {
    grid-area: pack;
    --cw: clamp(40px, 9cqh, 64px);
  }
  .say {
    grid-area: say;
    padding: 0 var(--space-4);
  }
  .seats {
    --cw: clamp(44px, min(9cqw, 20cqh), 120px);
    grid-area: seats;
    align-self: stretch;
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-4);
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
    gap: var(--space-2);
    min-width: 0;
    padding: var(--space-2);
    border: 1px solid var(--gilt-soft);
    border-radius: var(--round-3);
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
    font-size: var(--type-m);
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
    gap: var(--space-2);
  }
  .gain {
    padding: var(--space-1) var(--space-3);
    border-radius: var(--round-2);
    font-size: var(--type-s);
    white-space: nowrap;
    color: var(--win-text);
    background: var(--win);
  }
  ${TALL} {
    .body {
      padding: var(--space-4);
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
      gap: var(--space-2);
      padding: var(--space-3);
    }
    .seats {
      --cw: clamp(36px, min(7cqw, 20cqh), 90px);
    }
    .seats.few {
      --cw: clamp(44px, min(12cqw, 24cqh), 110px);
    }
    .seat {
      grid-template-rows: auto auto auto 30px;
      gap: var(--space-1);
    }
  }
`;
