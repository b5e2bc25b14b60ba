/** What a table of poker has not before the first deal: side pots, folded seats. Comes with a part of the game. */

const css = String.raw;

export const bettingMore = css`
  .pots .side {
    --chip: 29px;
  }
  .out .plate {
    color: var(--text-2);
    border-style: dashed;
  }
  .out .plate i {
    color: inherit;
  }
  .out .plate b {
    font-weight: 500;
  }
  @container tv (max-width: 719px) {
    .pots .side {
      --chip: 22px;
    }
    .tab .seat.out {
      min-height: 36px;
      grid-template-rows: auto;
    }
    .seat.out .plate,
    .seat.out .did {
      align-self: center;
    }
    .seat.out .did {
      grid-area: 1/2/2/4;
      justify-self: end;
    }
  }
`;
