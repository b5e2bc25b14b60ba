/** One thing to measure: does some work and says how much it was. */
export interface Bench {
  readonly name: string;
  readonly unit: string;
  /** The name of another that it is compared with. */
  readonly beside?: string;
  /** How many times as much as the other it must do, in the median of the rounds. */
  readonly times?: number;
  run(): number;
}

/** A fixed piece of plain arithmetic: what the machine does in the same run, to compare figures across machines. */
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
