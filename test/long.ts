/**
 * How far a long play goes: to the end with `LONG=on` (`npm run test:long`), a quarter of the way with `LONG=part`, as in
 * CI, and else as far as anybody waits for.
 */
export const lengthOf = (whole: number, short: number): number => {
  if (process.env.LONG === 'on') return whole;
  return process.env.LONG === 'part' ? whole / 4 : short;
};
