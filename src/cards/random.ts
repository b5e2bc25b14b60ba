/** A source of uniform random numbers. */
export interface Random {
  /** A whole number from 0 to `sides` - 1, each equally likely; `sides` is 1 to 2^32. */
  below(sides: number): number;
}

/** Turns 32-bit words into uniform numbers: a word from the incomplete last run of `sides` is discarded. */
export function evenChances(nextWord: () => number): Random {
  return {
    below(sides) {
      let word: number;
      let chance: number;
      do {
        word = nextWord();
        chance = word % sides;
      } while (word - chance > 2 ** 32 - sides);
      return chance;
    },
  };
}

/** Words fetched from the platform at once: a call costs as much as a thousand of them. */
const WORDS = 1024;

/** What was fetched and not yet drawn, for every table: a word is drawn once. */
let words: Uint32Array<ArrayBuffer> | undefined;
let used = WORDS;

function secureWord(): number {
  if (used === WORDS) {
    crypto.getRandomValues((words ??= new Uint32Array(WORDS)));
    used = 0;
  }
  return words![used++]!;
}

/** Unpredictable random numbers, from the platform's `crypto.getRandomValues`. */
export const secureRandom = (): Random => evenChances(secureWord);
