/** What both poker games give their battery: how likely each action is, purses, and the events that are counted. */

/** Staying in and being done are made likelier, leaving rarer: so hands are played to the end, while seats still empty and fill. */
const WEIGHTS: Readonly<Record<string, number>> = {
  ...{ done: 30, leave: 1, sitOut: 1, sitIn: 8, reopen: 2 },
  ...{ call: 12, check: 6, fold: 2 },
};
export const weight = ({ type }: { readonly type: string }): number => WEIGHTS[type] ?? 3;

/** Purses of different sizes at a table of at most so many. */
export const pursesAt =
  (most: number) =>
  (seats: number, chips: number): number[] =>
    Array.from({ length: seats }, (_, seat) => chips + 7 * ((seat * 5) % most));

const COUNTED = ['settled', 'mucked', 'returned', 'boughtIn', 'left', 'folded'];

/** Counts these events too. */
export const counting =
  (...types: readonly string[]) =>
  ({ type }: { readonly type: string }): string | undefined =>
    [...COUNTED, ...types].includes(type) ? type : undefined;
