import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';
import { evenChances, type Random } from './random.js';

/** Chances from a seed, and how many 32-bit words of its stream are used up. */
export interface SeededRandom extends Random {
  readonly used: number;
}

/** Words in a block of the stream, and bytes in one that is hashed. */
const WORDS = 8;
const BLOCK = 64;
const KEY_BYTES = 32;

/** What is asked of the library’s hash below `update` and `digest`: its words, and the compression of a block into them. */
interface Compression {
  get(): readonly number[];
  set(...words: readonly number[]): void;
  process(block: DataView, offset: number): void;
}

/**
 * SHA-256 of a key and a number of four bytes, as words. With the padding of the standard they fill one block of the hash
 * exactly: only the number is written anew before that is compressed, a third faster than to hash a text of any length.
 */
function keyedHash(key: Uint8Array): (number: number) => readonly number[] {
  const hash = sha256.create() as unknown as Compression;
  const start = hash.get();
  const block = new DataView(new ArrayBuffer(BLOCK));
  new Uint8Array(block.buffer).set(key);
  block.setUint8(KEY_BYTES + 4, 0x80);
  block.setUint32(BLOCK - 4, 8 * (KEY_BYTES + 4));
  return number => {
    block.setUint32(KEY_BYTES, number);
    hash.set(...start);
    hash.process(block, 0);
    return hash.get();
  };
}

/**
 * Chances that a seed text fixes for all time, the same on every platform.
 * The key is the SHA-256 of the text in UTF-8; block n of the stream is the SHA-256 of the key and n
 * as four bytes, the highest first; each block gives eight 32-bit words, the highest byte first.
 * @param used how many words to pass over, to go on where another left off.
 */
export function seededRandom(seed: string, used = 0): SeededRandom {
  const blockOf = keyedHash(sha256(utf8ToBytes(seed)));
  let next = used;
  let words: readonly number[] = [];
  const chances = evenChances(() => {
    const at = next % WORDS;
    if (at === 0 || next === used) words = blockOf(Math.floor(next / WORDS));
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
