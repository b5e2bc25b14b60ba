/**
 * How long a long play is: all of it with `LONG=on` (`npm run test:long`), an eighth with `LONG=part`, as in CI, and
 * otherwise a part that nobody minds waiting for.
 */
export const lengthOf = (whole: number, short: number): number => {
  if (process.env.LONG === 'on') return whole;
  return process.env.LONG === 'part' ? Math.ceil(whole / 8) : short;
};
