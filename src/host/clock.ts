/** What a host needs of the machine it runs on: time and chance, handed in so that tests have their own. */
export interface Clock {
  /** Milliseconds since whenever. */
  now(): number;
  /** Calls back after so many milliseconds. @returns a function that ends the waiting. */
  after(milliseconds: number, work: () => void): () => void;
}

/** Secrets that nobody can guess, and what is kept of them. */
export interface Secrets {
  /** A new one, as text. */
  make(): string;
  /** What is kept in its place: whoever reads the store can take no seat by it. */
  hash(secret: string): string;
}
