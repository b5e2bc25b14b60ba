/** What a host needs of its machine: time and randomness, injected so that tests have their own. */
export interface Clock {
  /** Milliseconds since a fixed moment. */
  now(): number;
  /** Calls back after a number of milliseconds. @returns a function that cancels it. */
  after(milliseconds: number, work: () => void): () => void;
}

/** Secrets that nobody can guess, and what is stored of them. */
export interface Secrets {
  /** A new secret, as text. */
  make(): string;
  /** What is stored in its place: reading the store does not let anybody take a seat. */
  hash(secret: string): string;
}
