import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';
import { evenChances, type Random } from './random.js';

const BLOCK = 8;

/**
 * Chances that a seed text fixes for all time, the same on every platform.
 * The key is the SHA-256 of the text in UTF-8; block n of the stream is the SHA-256 of the key and n
 * as four bytes, the highest first; each block gives eight 32-bit words, the highest byte first.
 */
export function seededRandom(seed: string): Random {
  const input = new Uint8Array(36);
  input.set(sha256(utf8ToBytes(seed)));
  const counter = new DataView(input.buffer, 32);
  let block = new DataView(new ArrayBuffer(32));
  let blocks = 0;
  let used = BLOCK;
  return evenChances(() => {
    if (used === BLOCK) {
      counter.setUint32(0, blocks++);
      const digest = sha256(input);
      block = new DataView(digest.buffer, digest.byteOffset);
      used = 0;
    }
    return block.getUint32(4 * used++);
  });
}
