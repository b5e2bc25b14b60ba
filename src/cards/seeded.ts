import { _SHA256, sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';
import { evenChances, type Random } from './random.js';

/** Chances from a seed, and how many 32-bit words of its stream are used up. */
export interface SeededRandom extends Random {
  readonly used: number;
}

/** Words in a block. */
const WORDS = 8;
const KEY_BYTES = 32;

/**
 * SHA-256 of a key and a number of four bytes. With the padding of the standard they fill one block of the hash exactly,
 * so only the number is written anew before it is compressed: a third faster than to hash it as a text of any length.
 */
class KeyedHash extends _SHA256 {
  readonly #start = this.get();
  readonly #block = new DataView(new ArrayBuffer(this.blockLen));

  constructor(key: Uint8Array) {
    super();
    new Uint8Array(this.#block.buffer).set(key);
    this.#block.setUint8(KEY_BYTES + 4, 0x80);
    this.#block.setUint32(this.blockLen - 4, 8 * (KEY_BYTES + 4));
  }

  /** The hash of the key and a number, as words. */
  of(number: number): readonly number[] {
    this.#block.setUint32(KEY_BYTES, number);
    this.set(...this.#start);
    this.process(this.#block, 0);
    return this.get();
  }
}

/**
 * Chances that a seed text fixes for all time, the same on every platform.
 * The key is the SHA-256 of the text in UTF-8; block n of the stream is the SHA-256 of the key and n
 * as four bytes, the highest first; each block gives eight 32-bit words, the highest byte first.
 * @param used how many words to pass over, to go on where another left off.
 */
export function seededRandom(seed: string, used = 0): SeededRandom {
  const hash = new KeyedHash(sha256(utf8ToBytes(seed)));
  let next = used;
  let words: readonly number[] = [];
  const chances = evenChances(() => {
    const at = next % WORDS;
    if (at === 0 || next === used) words = hash.of(Math.floor(next / WORDS));
    next++;
    return words[at]! >>> 0;
  });
  return {
    below: sides => chances.below(sides),
    get used() {
      return next;
    },
  };
}
