import type { Rank } from '../../../cards/card.js';
import type { Language } from '../../look/lang.js';

/**
 * The index alphabet: skeletons on 20 × 60. They are stroked under an uneven scale, so that the pen is an ellipse:
 * heavy stems, light hairlines and serifs. `T` is a ten drawn as one sign, 30 wide.
 */
// prettier-ignore
export const SKELETONS: Readonly<Record<string, string>> = {
  A: 'M1 58L10 2 19 58M4 42H16M-2 58H5M15 58H22',
  2: 'M2 17C2 7 5 2 10 2S18 7 18 16C18 31 2 40 2 58H18V48',
  3: 'M2 10V2H18L10 24C15 24 18 31 18 41S15 58 10 58S2 54 2 45',
  4: 'M14 58V2L1 41H20M10 58H18',
  5: 'M17 2H4L3 28C5 24 7 23 10 23C15 23 18 30 18 40S15 58 10 58S2 54 2 45',
  6: 'M17 13C16 6 14 2 10 2C5 2 2 12 2 34C2 50 5 58 10 58S18 51 18 41S15 24 10 24S2 31 2 40',
  7: 'M2 12V2H18C12 20 9 36 9 58',
  8: 'M10 28C6 28 3 23 3 15S6 2 10 2S17 7 17 15S14 28 10 28C5 28 2 34 2 43S5 58 10 58S18 52 18 43S15 28 10 28Z',
  9: 'M3 47C4 54 6 58 10 58C15 58 18 48 18 26C18 10 15 2 10 2S2 9 2 19S5 36 10 36S18 29 18 20',
  T: 'M-6 12L0 3M0 -2V58M-5 58H5M18 2C13 2 10 10 10 30S13 58 18 58S25 50 25 30S23 2 18 2Z',
  J: 'M7 2H19M14 2V44C14 54 12 58 8 58S2 54 2 46',
  Q: 'M10 2C5 2 2 10 2 30S5 58 10 58S18 50 18 30S15 2 10 2ZM9 46C13 47 14 63 20 63',
  K: 'M4 2V58M0 2H8M0 58H8M18 2L5 34M9 25L18 58M14 2H21M14 58H21',
  B: 'M4 2V58M0 2H10C15 2 17 7 17 15S15 28 10 28H4M10 28C15 28 18 34 18 43S15 58 10 58H0',
  D: 'M4 2V58M0 2H9C15 2 18 10 18 30S15 58 9 58H0',
  V: 'M1 2L10 58 19 2M-2 2H5M15 2H22',
  R: 'M4 2V58M0 58H8M0 2H10C15 2 18 7 18 16S15 30 10 30H4M10 30L17 58H21',
};

/** The letters on the court cards, in each language. */
const COURTS: Readonly<Record<Language, string>> = { en: 'JQK', de: 'BDK', fr: 'VDR', it: 'JQK' };

/** The skeleton of a French rank in a language. */
export const skeleton = (rank: Rank, letters: Language): string =>
  SKELETONS[COURTS[letters]['JQK'.indexOf(rank)] ?? rank] ?? '';
