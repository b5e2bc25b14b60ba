/** A source of even chances. */
export interface Random {
  /** A whole number from 0 to `sides` - 1, each equally likely; `sides` is 1 to 2^32. */
  below(sides: number): number;
}

/** Turns 32-bit words into even chances: a word from the incomplete last run of `sides` is thrown away. */
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

const WORDS = 256;

/** Chances that nobody can foretell, from the platform's `crypto.getRandomValues`. */
export function secureRandom(): Random {
  const words = new Uint32Array(WORDS);
  let used = WORDS;
  return evenChances(() => {
    if (used === WORDS) {
      crypto.getRandomValues(words);
      used = 0;
    }
    return words[used++]!;
  });
}
