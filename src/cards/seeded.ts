import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';
import { evenChances, type Random } from './random.js';

/** Chances from a seed, and how many 32-bit words of its stream are used up. */
export interface SeededRandom extends Random {
  readonly used: number;
}

const BLOCK = 8;

/**
 * Chances that a seed text fixes for all time, the same on every platform.
 * The key is the SHA-256 of the text in UTF-8; block n of the stream is the SHA-256 of the key and n
 * as four bytes, the highest first; each block gives eight 32-bit words, the highest byte first.
 * @param used how many words to pass over, to go on where another left off.
 */
export function seededRandom(seed: string, used = 0): SeededRandom {
  const input = new Uint8Array(36);
  input.set(sha256(utf8ToBytes(seed)));
  const counter = new DataView(input.buffer, 32);
  let next = used;
  let block: DataView | undefined;
  const chances = evenChances(() => {
    if (!block || next % BLOCK === 0) {
      counter.setUint32(0, Math.floor(next / BLOCK));
      const digest = sha256(input);
      block = new DataView(digest.buffer, digest.byteOffset);
    }
    return block.getUint32(4 * (next++ % BLOCK));
  });
  return {
    below: sides => chances.below(sides),
    get used() {
      return next;
    },
  };
}
