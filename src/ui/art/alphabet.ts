import type { Rank } from '../../cards/card.js';

/** Which letters the courts and the ace carry: J Q K A, B D K A or V D R A. */
export type Letters = 'en' | 'de' | 'fr';

/**
 * The index alphabet: skeletons on 10 × 30. They are stroked under an uneven scale, so that the pen is an ellipse:
 * heavy stems, light hairlines and serifs. `T` is a ten written as one sign, 14 wide.
 */
// prettier-ignore
export const SKELETONS: Readonly<Record<string, string>> = {
  A: 'M.4 29L5 1 9.6 29M2 21H8M-1.2 29H2.4M7.6 29H11.2',
  2: 'M1 8.5C1 3.5 2.6 1 5 1S9 3.5 9 8C9 15.5 1 20 1 29H9V24',
  3: 'M1.2 5V1H8.8L4.8 12C7.6 12 9 15.5 9 20.5S7.4 29 5 29S1 27 1 22.5',
  4: 'M7 29V1L.4 20.5H10M5 29H9',
  5: 'M8.6 1H2L1.5 14C2.6 12.2 3.6 11.5 5 11.5C7.5 11.5 9 15 9 20S7.4 29 5 29S1 27 1 22.5',
  6: 'M8.6 6.5C8.1 3 6.9 1 5.2 1C2.4 1 1 6 1 17C1 25 2.4 29 5 29S9 25.5 9 20.5S7.6 12 5 12S1 15.5 1 20',
  7: 'M1.2 6V1H9C6.2 10 4.4 18 4.4 29',
  8: 'M5 14C2.8 14 1.6 11.5 1.6 7.5S2.8 1 5 1S8.4 3.5 8.4 7.5S7.2 14 5 14C2.5 14 1 17 1 21.5S2.5 29 5 29S9 26 9 21.5S7.5 14 5 14Z',
  9: 'M1.4 23.5C1.9 27 3.1 29 4.8 29C7.6 29 9 24 9 13C9 5 7.6 1 5 1S1 4.5 1 9.5S2.4 18 5 18S9 14.5 9 10',
  T: 'M-2.4 5.5L0 1V29M-2.4 29H2.4M8.8 1C6.3 1 5.2 5 5.2 15S6.3 29 8.8 29S12.4 25 12.4 15S11.3 1 8.8 1Z',
  J: 'M3.6 1H9.4M6.8 1V22C6.8 27 5.8 29 4 29S1 27 1 23',
  Q: 'M5 1C2.4 1 1 5 1 15S2.4 29 5 29S9 25 9 15S7.6 1 5 1ZM4.6 23C6.6 23.5 6.8 31.4 10.2 31.4',
  K: 'M2 1V29M.1 1H4M.1 29H4M9 1L2.4 17M4.6 12.5L8.8 29M6.8 1H10.4M7 29H10.6',
  B: 'M2 1V29M.1 1H5C7.4 1 8.6 3.5 8.6 7.5S7.4 14 5 14H2M5 14C7.6 14 9.2 17 9.2 21.5S7.6 29 5 29H.1',
  D: 'M2 1V29M.1 1H4.6C7.6 1 9.2 5 9.2 15S7.6 29 4.6 29H.1',
  V: 'M.6 1L5 29 9.4 1M-1.2 1H2.4M7.6 1H11.2',
  R: 'M2 1V29M.1 29H4M.1 1H5C7.4 1 8.8 3.5 8.8 8S7.4 15 5 15H2M5.2 15L8.6 29H10.4',
};

const COURTS: Readonly<Record<Letters, string>> = { en: 'JQK', de: 'BDK', fr: 'VDR' };

/** The skeleton of a French rank in a language. */
export const skeleton = (rank: Rank, letters: Letters): string =>
  SKELETONS[COURTS[letters]['JQK'.indexOf(rank)] ?? rank] ?? '';
