/** Several punters, each with a name and chips. */
import { box, css } from '../../table/look/css.js';

export const puntersStyles = css`
  .crew {
    grid-area: crew;
    position: relative;
    display: flex;
    gap: var(--space-3);
    height: calc(var(--tap) + var(--space-4));
    overflow: auto clip;
    scrollbar-width: none;
    padding: var(--space-2);
    margin-inline: -4px;
  }
  .punters .button {
    flex: none;
    font-size: var(--type-s);
    font-weight: 500;
    padding: 0 var(--space-4);
    gap: var(--space-2);
  }
  /* the sign of their chips stands at a player's face; people have the sign alone, as large */
  .punters {
    display: flex;
    gap: var(--space-3);
    --face: clamp(30px, 2.1cqw, 40px);
    & .who:first-child {
      width: 24px;
      height: 24px;
    }
  }
  .punters .elsewhere {
    border-color: transparent;
    color: var(--text-2);
  }
  .punters [aria-current='true'] {
    position: sticky;
    inset-inline: 0;
    z-index: 1;
    border-color: var(--focus);
    background: var(--rail);
    box-shadow: 0 0 0 2px var(--focus);
  }
  ${box.SMALL} {
    .crew {
      height: 44px;
    }
    .crew .button {
      min-height: 36px;
    }
    /* of four and more, all are seen: by their signs, and the one at hand by name */
    .punters:has(> :nth-child(4)) .punter {
      padding-inline: var(--space-2);
    }
    .punters:has(> :nth-child(4)) [aria-current='false'] .called {
      position: absolute;
      clip-path: inset(50%);
    }
  }
`;
