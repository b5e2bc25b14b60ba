/** One thing to measure: does some work and returns how much. */
export interface Bench {
  readonly name: string;
  readonly unit: string;
  /** The name of another one that it is compared with. */
  readonly beside?: string;
  /** How many times faster than the other it must be, in the median of the rounds. */
  readonly times?: number;
  run(): number;
}

/** A fixed piece of plain arithmetic: the machine's speed in the same run, to compare figures across machines. */
export const YARDSTICK: Bench = {
  name: 'yardstick: 32-bit mixing',
  unit: 'steps',
  run() {
    let value = 1;
    for (let step = 0; step < 2e7; step++) {
      value = Math.imul(value ^ (value >>> 15), 0x2c1b3c6d);
      value = (value + step) | 0;
    }
    return value === 0 ? 2e7 + 1 : 2e7;
  },
};
