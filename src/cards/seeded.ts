import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';
import { evenChances, type Random } from './random.js';

/** Chances from a seed, and how many 32-bit words of its stream are used up. */
export interface SeededRandom extends Random {
  readonly used: number;
}

/** Words in a block. */
const WORDS = 8;

/**
 * Chances that a seed text fixes for all time, the same on every platform.
 * The key is the SHA-256 of the text in UTF-8; block n of the stream is the SHA-256 of the key and n
 * as four bytes, the highest first; each block gives eight 32-bit words, the highest byte first.
 * @param used how many words to pass over, to go on where another left off.
 */
export function seededRandom(seed: string, used = 0): SeededRandom {
  const keyed = sha256.create().update(sha256(utf8ToBytes(seed)));
  const hash = sha256.create();
  const counter = new Uint8Array(4);
  const block = new Uint8Array(32);
  let next = used;
  let reckoned = -1;
  const chances = evenChances(() => {
    const number = Math.floor(next / WORDS);
    if (number !== reckoned) {
      for (let place = 0; place < 4; place++) counter[place] = number >>> (24 - 8 * place);
      // The key is hashed once; every block goes on from there.
      keyed._cloneInto(hash).update(counter).digestInto(block);
      reckoned = number;
    }
    const at = 4 * (next++ % WORDS);
    return ((block[at]! << 24) | (block[at + 1]! << 16) | (block[at + 2]! << 8) | block[at + 3]!) >>> 0;
  });
  return {
    below: sides => chances.below(sides),
    get used() {
      return next;
    },
  };
}
