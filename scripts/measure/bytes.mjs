// Compressed sizes, and their verdict against a limit.
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } };

/** The size of files, each compressed by itself: with brotli 11, which CDNs send, and gzip 9. */
export const packed = (...files) => ({
  brotli: files.reduce((sum, file) => sum + brotliCompressSync(file, BROTLI).length, 0),
  gzip: files.reduce((sum, file) => sum + gzipSync(file, { level: 9 }).length, 0),
});

/** A size limit is a figure to watch: exceeding it is reported, by a tenth it is a warning. */
export const judgedBytes = (bytes, bar) =>
  bytes > bar * 1.1
    ? `WARNING, over the bar of ${bar} by more than a tenth`
    : bytes > bar
      ? `over the bar of ${bar}`
      : `bar ${bar}`;
