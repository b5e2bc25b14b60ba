import { _SHA256, sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';
import { evenChances, type Random } from './random.js';

/** Random numbers from a seed, and how many 32-bit words of its stream are used up. */
export interface SeededRandom extends Random {
  readonly used: number;
}

/** Words in a block of the stream. */
const WORDS = 8;
/** Bytes of a key, and of the number of a block. */
const KEY = 32;
const NUMBER = 4;

/**
 * The SHA-256 of a key and a number. With its padding such a message is one block, laid out once and passed to the
 * library's compression directly: the hash object around that costs half as much again.
 */
class Blocks extends _SHA256 {
  readonly #message = new DataView(new ArrayBuffer(64));
  readonly #start = this.get();

  constructor(key: Uint8Array) {
    super();
    key.forEach((byte, place) => this.#message.setUint8(place, byte));
    this.#message.setUint8(KEY + NUMBER, 0x80);
    this.#message.setUint32(60, 8 * (KEY + NUMBER));
  }

  /** Writes the words of a block. */
  read(number: number, words: Uint32Array): void {
    const [a, b, c, d, e, f, g, h] = this.#start;
    this.set(a, b, c, d, e, f, g, h);
    this.#message.setUint32(KEY, number);
    this.process(this.#message, 0);
    words[0] = this.A;
    words[1] = this.B;
    words[2] = this.C;
    words[3] = this.D;
    words[4] = this.E;
    words[5] = this.F;
    words[6] = this.G;
    words[7] = this.H;
  }
}

/**
 * Random numbers of computer players derived from a seed text: each decision of a seat has a stream of its own, so it
 * is the same whoever acts first, however long they think, and after a table has been restored.
 */
export const seededDecisions =
  (seed: string) =>
  (seat: number, decision: number): Random =>
    seededRandom(`${seed}\n${seat}\n${decision}`);

/**
 * Random numbers derived from a seed text, the same for ever and on every platform. The key is the SHA-256 of the text
 * in UTF-8; block n of the stream is the SHA-256 of the key and n as four bytes, big-endian; each block gives eight
 * 32-bit words, big-endian.
 * @param used how many words to skip, to go on where another left off.
 */
export function seededRandom(seed: string, used = 0): SeededRandom {
  const blocks = new Blocks(sha256(utf8ToBytes(seed)));
  const words = new Uint32Array(WORDS);
  let next = used;
  let reckoned = -1;
  const chances = evenChances(() => {
    const number = Math.floor(next / WORDS);
    if (number !== reckoned) blocks.read((reckoned = number), words);
    return words[next++ % WORDS]!;
  });
  return {
    below: sides => chances.below(sides),
    get used() {
      return next;
    },
  };
}
