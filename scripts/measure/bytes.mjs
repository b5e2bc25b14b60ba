// Bytes as they travel, and what a bar says of them.
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } };

/** What files weigh, each packed by itself: in brotli 11, which CDNs send, and in gzip 9. */
export const packed = (...files) => ({
  brotli: files.reduce((sum, file) => sum + brotliCompressSync(file, BROTLI).length, 0),
  gzip: files.reduce((sum, file) => sum + gzipSync(file, { level: 9 }).length, 0),
});

/** A bar of bytes is a figure to watch: over it is said, a tenth over it is warned of. */
export const judgedBytes = (bytes, bar) =>
  bytes > bar * 1.1
    ? `WARNING, over the bar of ${bar} by more than a tenth`
    : bytes > bar
      ? `over the bar of ${bar}`
      : `bar ${bar}`;
