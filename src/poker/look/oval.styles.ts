/**
 * The oval and its areas in the three shapes of the box: the opponents, the middle with the status line, the own place.
 */
import { box, css } from '../../table/look/css.js';

export const ovalStyles = css`
  .frame {
    background: radial-gradient(120% 90% at 50% 0, #3b2c24, #241913 55%, #160f0b);
  }
  .cloth {
    --rim: 8px;
    --inner: 7px;
    border: var(--rim) solid transparent;
    border-radius: var(--round);
    background:
      radial-gradient(120% 95% at 50% 34%, transparent 45%, rgb(0 0 0 / 0.4) 100%) padding-box,
      linear-gradient(rgb(255 255 255 / 0.028) 1px, rgb(0 0 0 / 0.05) 1px 2px, transparent 2px) 0 0/3px 3px padding-box,
      linear-gradient(90deg, rgb(255 255 255 / 0.022) 1px, rgb(0 0 0 / 0.045) 1px 2px, transparent 2px) 0 0/3px 3px
        padding-box,
      radial-gradient(90% 80% at 50% 30%, var(--cloth-hi), var(--cloth) 60%, var(--cloth-lo) 130%) padding-box,
      linear-gradient(rgb(255 226 190 / 0.32), transparent 12px) border-box,
      linear-gradient(
          var(--tv-rail-hi, #66402c),
          var(--tv-rail, #3d2317) 40%,
          var(--tv-rail, #2a170f) 80%,
          var(--tv-rail-lo, #1d0f09)
        )
        border-box;
    box-shadow:
      inset 0 0 0 1px rgb(0 0 0 / 0.6),
      inset 0 7px 16px rgb(0 0 0 / 0.55),
      inset 0 -2px 6px rgb(0 0 0 / 0.4),
      0 12px 26px -8px rgb(0 0 0 / 0.8);
  }
  .cloth::before {
    content: '';
    position: absolute;
    inset: var(--inner);
    border-radius: calc(var(--round) - var(--rim) - var(--inner));
    border: 1px solid var(--gilt-soft);
    box-shadow: inset 0 0 0 5px rgb(214 184 118 / 0.14);
    pointer-events: none;
  }
  .tab {
    /* the measures of a table: cards of the others and the own ones, what an own row needs, chips, type */
    --title: max(clamp(20px, 4.2 * var(--unit), 60px), min(1.25 * var(--reader), 4.4 * var(--unit), 46px));
    --small: max(clamp(13px, 2.2 * var(--unit), 30px), min(0.8125 * var(--reader), 2.35 * var(--unit), 23px));
    --line: calc(1.15 * var(--title) + 2.7 * var(--small) + 6px);
    --tag: max(var(--type-xs), 0.75 * var(--small));
    --told: var(--small);
    --bet-chip: 24px;
    --foot: 40px;
    /* what a finger points at is broader than what it sees */
    --finger: 32px;
    --mine: calc(1.4 * var(--own) + 18px + var(--foot));
    display: grid;
    position: relative;
    font-size: var(--small);
  }
  .mid {
    display: grid;
    grid-template: minmax(0, 1fr) var(--line) / minmax(0, 1fr);
  }
  .say {
    padding: 0;
  }
  .because {
    margin-top: -2px;
    padding-block: var(--space-2);
    line-height: 1.35;
  }
  .told {
    white-space: pre-line;
  }
  .why {
    font-size: max(var(--type-xs), 0.9 * var(--small));
    min-height: var(--finger);
    margin: calc((16px - var(--finger)) / 2) 0;
  }
  @media (pointer: coarse) {
    .tab {
      --finger: 44px;
    }
  }

  ${box.WIDE} {
    /* an oval is about twice as wide as high, as its game says, and no wider: the seats are near the pot, and the
       buttons below the own cards */
    .frame {
      --broad: 2;
      --oval: min(100cqw - 2 * var(--space-5), var(--broad) * (100cqh - var(--head) - var(--bar)));
    }
    /* nine seats need more of it, and so does a cloth with less height */
    .frame:has(.tab.many) {
      --broad: 2.3;
    }
    .cloth {
      --rim: 14px;
      --round: min(0.2 * var(--oval), 36cqh);
    }
    :is(.cloth, .bar) {
      justify-self: center;
      width: var(--oval);
    }
    .tab {
      /* a hundredth of the height, or of that of an oval as narrow as this one: what lies side by side has room */
      --unit: min(1cqh, (var(--oval) / 1.5 + var(--head) + var(--bar)) / 100);
      --own: clamp(52px, min(13.4cqh, (var(--oval) - 110px) / 7.5), 250px);
      --cw: clamp(36px, min(8.05 * var(--unit), 0.052 * var(--oval)), 140px);
      --chip: clamp(26px, 5.2 * var(--unit), 72px);
      --bet-chip: clamp(24px, 4.8 * var(--unit), 64px);
      --plate: clamp(26px, 4.6 * var(--unit), 62px);
      /* two rows: a hand is named there */
      --did: calc(2.35 * var(--small));
      --hand: calc(1.4 * var(--cw) + 6px);
      --seat: calc(var(--plate) + var(--did) + var(--hand) + 4px);
      --foot: calc(1.5 * var(--plate));
      --mine: calc(1.4 * var(--own) + 6px + 1.2 * var(--tag) + var(--foot));
      grid-template: var(--seat) minmax(0, 1fr) var(--mine) / repeat(12, minmax(0, 1fr));
      padding: 2cqh 3cqh 1cqh;
      column-gap: var(--space-4);
    }
    .tab.many {
      --did: calc(1.3 * var(--small));
      --cw: clamp(34px, min(6.6cqh, 0.046 * var(--oval)), 124px);
      --own: clamp(52px, min(12.4cqh, (var(--oval) - 110px) / 7.5), 214px);
    }
    ${box.WIDE_UNDER_620} {
      .frame {
        --broad: 2.3;
      }
      .tab:not(.many) {
        --cw: clamp(36px, 7.4cqh, 46px);
      }
    }
    ${box.LARGE_SCREEN} {
      .tab {
        --small: min(2.4 * var(--unit), 34px);
        --plate: min(4.25 * var(--unit), 62px);
        --own: min(14.4cqh, (var(--oval) - 110px) / 7.5);
      }
      .tab.many {
        --cw: min(8cqh, 0.05 * var(--oval));
      }
      .tab:not(.many) {
        --cw: min(9.9 * var(--unit), 0.058 * var(--oval));
      }
    }
    /* on a short cloth the cards of the others are smaller */
    ${box.UNDER_560} {
      :is(.tab, .tab.many) {
        --cw: clamp(30px, 6.4cqh, 36px);
        --foot: calc(1.2 * var(--plate));
        padding-top: var(--space-3);
      }
    }
    .seats {
      display: contents;
    }
    .mid {
      grid-area: 2/4/3/10;
    }
    .me {
      grid-area: 3/1/4/13;
    }
    /* the longest title of a turn stands in one line: a second one would lie under the own cards */
    .say {
      margin-inline: calc(-0.03 * var(--oval));
    }
    /* clear of hands that have been turned up at the sides */
    .settled .because {
      margin-inline: max(60px, 0.05 * var(--oval));
    }
    ${box.WIDE_NOT_LARGE} {
      .say {
        margin-inline: -46px;
      }
      .now {
        font-size: min(var(--title), 0.031 * var(--oval));
      }
    }
    /* before the deal the cards of those at the sides leave their room to the title */
    .undealt .say {
      margin-inline: calc(-0.08 * var(--oval));
    }
    :is(.of-1, .of-2) > .mid {
      grid-column: 3/11;
    }
  }

  ${box.TALL} {
    .cloth {
      --inner: 0px;
      --round: 30px;
    }
    .tab {
      /* on the narrowest the title is smaller, and a sentence takes a line more */
      --title: clamp(15px, min(3.3cqh, 5.7cqw, 12cqw - 18px), 26px);
      --small: clamp(12px, min(2.1cqh, 3.7cqw), 16px);
      --chip: clamp(20px, 3.6cqh, 28px);
      --own: min((100cqw - 56px) / 5, 14cqh);
      --line: calc(1.15 * var(--title) + 2.7 * var(--small) + 6px + clamp(0px, 320px - 100cqw, 1.3 * var(--small)));
      --strip: clamp(34px, min(6.6cqh, 12cqw), 52px);
      grid-template: minmax(0, 1fr) calc(var(--strip) + var(--line)) var(--mine) / minmax(0, 1fr);
      padding: var(--space-4) var(--space-4) var(--space-2);
    }
    /* those who have folded need little: the pot has their room */
    .tab.live-0 {
      grid-template-rows: minmax(0, 1fr) minmax(calc(var(--strip) + var(--line)), 1fr) var(--mine);
    }
  }

  ${box.LOW} {
    .cloth {
      --inner: 2px;
      --round: 40px;
    }
    .tab {
      --title: clamp(18px, min(6cqh, 3cqw), 26px);
      --small: clamp(12px, min(3.6cqh, 2cqw), 15px);
      --line: min(1.15 * var(--title) + 3.8 * var(--small) + 6px, 22cqh);
      --chip: clamp(20px, 7cqh, 30px);
      /* five cards beside each other in the right part of the cloth */
      --own: min(0.116 * (100cqw - 187px), 21cqh);
      grid-template: minmax(0, 1fr) var(--mine) / minmax(0, 5fr) minmax(0, 6fr);
      padding: var(--space-4) var(--space-4) var(--space-2) var(--space-5);
      column-gap: var(--space-4);
    }
    .seats {
      grid-area: 1/1/3/2;
      padding-bottom: var(--space-2);
    }
    ${box.FLAT_UNDER_700} {
      .tab {
        --line: min(2.3 * var(--title) + 4.2 * var(--small) + 6px, 26cqh);
      }
    }
  }

  :host([theme='plain']) .cloth::before {
    border-radius: var(--round-3);
  }
  @media (forced-colors: active) {
    :host {
      --text: CanvasText;
      --text-2: CanvasText;
      --gilt: CanvasText;
      --win: CanvasText;
      --rail-text: CanvasText;
      --rail-text-2: CanvasText;
    }
    .cloth {
      border: 2px solid CanvasText;
    }
  }
`;
