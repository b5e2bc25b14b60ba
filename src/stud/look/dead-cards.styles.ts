/** Burnt, common and folded cards, and the streets. */
import { unseen } from '../../poker/look/unseen.js';
import { box, css } from '../../table/look/css.js';

export const deadCardsStyles = css`
  small {
    font-size: var(--type-xs);
  }
  .tab small {
    font-size: var(--tag);
  }
  :is(.burnt, .common) {
    display: grid;
    justify-items: center;
    gap: var(--space-1);
    flex: none;
  }
  .burnt {
    --cw: clamp(20px, 4cqh, 36px);
    color: var(--text-2);
    white-space: nowrap;
  }
  .common {
    --cw: clamp(24px, 6.4cqh, 92px);
    color: var(--gilt);
  }
  .common > span {
    display: flex;
    gap: var(--space-2);
  }
  .streets {
    display: flex;
    align-items: center;
    gap: var(--space-4);
    font-size: var(--type-xs);
    color: var(--rail-text-2);
    white-space: nowrap;
  }
  .steps {
    display: flex;
    gap: var(--space-2);
    margin: 0;
    padding: 0;
  }
  .steps li {
    width: 1.85em;
    height: 1.85em;
    border-radius: 50%;
    border: 1px solid #7e6242;
    display: grid;
    place-items: center;
  }
  .steps .past {
    color: var(--rail-text);
    border-color: #c9a15b;
  }
  .steps .here {
    background: var(--prime);
    color: var(--prime-text);
    border-color: var(--prime);
    font-weight: 700;
  }
  ${box.WIDE} {
    .streets {
      grid-area: head;
      place-self: center end;
      margin-right: calc(20.5em + var(--more-tools, 0px));
    }
    .limits {
      margin-right: 150px;
    }
    /* clear of the game and the street, which are named on the left */
    @container box (width < 1260px) {
      .large-type .raises {
        display: none;
      }
    }
    @container box (width < 1100px) {
      .large-type > .streets {
        display: none;
      }
    }
    ${box.WIDE_NOT_LARGE} {
      .raises {
        display: none;
      }
      .streets {
        margin-right: calc(21.3em + var(--more-tools, 0px));
      }
    }
  }
  ${box.SMALL} {
    :is(.raises, .frame > .streets) {
      display: none;
    }
    .burnt {
      --cw: 18px;
      position: relative;
    }
    /* what counts for all is said beside it, in the room of the streets */
    .common-card :is(.burnt, .streets) {
      ${unseen}
    }
    .common {
      --cw: min(6.4cqh, (var(--strip, 60px) - 12px) / 1.4);
      grid-auto-flow: column;
    }
    .common small {
      max-width: 4.4em;
      line-height: 1.1;
    }
    /* told to the screen reader alone; it ends where its cards end */
    .burnt small {
      ${unseen}
      right: 0;
    }
    .steps {
      gap: var(--space-1);
    }
    .steps li {
      width: 17px;
      height: 17px;
      color: var(--text-2);
      border-color: var(--gilt-soft);
    }
    /* no room, or the head says it in words */
    @container box (width >= 640px) or ((width >= 480px) and (height < 480px)) {
      .streets {
        ${unseen}
      }
    }
  }
  @media (forced-colors: active) {
    .steps .here {
      background: Highlight;
      color: HighlightText;
      forced-color-adjust: none;
    }
  }
`;
