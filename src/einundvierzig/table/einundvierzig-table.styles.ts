/** What only Einundvierzig has on its oval: the Spitz, four covered cards, the own hand between its readings. */

const css = String.raw;

export const einundvierzigStyles = css`
  .seat .mark.spitz,
  .me .mark.spitz {
    width: 27px;
    height: 24px;
    margin: -2px -4px -2px 2px;
    padding: 0;
    border: 0;
    border-radius: 0;
    filter: drop-shadow(0 2px 2px rgb(0 0 0 / 0.6));
  }
  .spitz::before {
    content: '';
    width: 100%;
    height: 100%;
    clip-path: polygon(50% 0, 100% 100%, 0 100%);
    background: conic-gradient(from 0deg at 50% 62%, #c58a2c 128deg, #8a5a17 0 232deg, #f7dc98 0);
    forced-color-adjust: none;
  }
  .me {
    min-height: calc(clamp(62px, 10.4cqi, 112px) * 1.4 + 158px);
  }
  @container tv (min-width: 720px) {
    .top.of-2.first {
      justify-self: end;
      margin-inline-end: 36px;
    }
    .top.of-2.last {
      justify-self: start;
      margin-inline-start: 36px;
    }
  }
  .zone {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto minmax(0, 1fr);
    gap: 24px;
    align-items: center;
    width: 100%;
    padding: 0 7%;
  }
  .zone:not(:has(.own)) {
    display: flex;
    flex-direction: column;
    gap: 6px;
  }
  .plates {
    display: grid;
    gap: 8px;
    justify-items: start;
    justify-self: end;
  }
  .hold {
    display: grid;
    gap: 2px;
    justify-items: center;
    align-content: end;
  }
  @container tv (max-width: 999px) {
    .zone {
      padding: 0;
      gap: 14px;
    }
  }
  @container tv (max-width: 899px) {
    .plates .won {
      flex-direction: column;
      gap: 4px;
    }
  }
  @container tv (max-width: 719px) {
    .plates .won {
      flex-direction: row;
    }
    .did .mark.spitz {
      width: 22px;
      height: 20px;
      margin: 0 6px 0 0;
    }
    .tab .me {
      min-height: calc(min(19.4cqi, 100px) * 1.4 + 190px);
    }
    .me:has(.own) {
      align-content: start;
    }
    .zone {
      grid-template-columns: minmax(0, 1fr);
      padding: 0;
      gap: 8px;
      justify-items: center;
    }
    .plates {
      order: 3;
      justify-self: center;
      display: flex;
      flex-wrap: wrap;
      justify-content: center;
      align-items: center;
    }
  }
`;
