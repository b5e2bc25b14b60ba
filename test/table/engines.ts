/** Which of the three engines a test is for. */

export const isChromium = /Chrom(e|ium)\//.test(navigator.userAgent);

/**
 * `describe` and `it` for what no engine changes: in a file that runs in three engines, only Chromium runs these. What the
 * browser itself lays out, draws, focuses, presses, stores or speaks is for all three.
 */
export const inOneEngine = isChromium
  ? { describe, it }
  : { describe: (_: string, __: () => void): void => undefined, it: (_: string, __: () => unknown): void => undefined };
