/** What determines a shuffle that can be checked: a seed of the host's, promised before the guests name theirs. */
import { listOf } from '../game/lists.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { Random } from '../cards/random.js';
import { seededRandom } from '../cards/seeded.js';
import type { Seat } from '../game/contract.js';
import type { Log } from '../game/log.js';

/** A guest's part in a shuffle. */
export interface GuestSeed {
  readonly seat: Seat;
  /** What they promised before any seed was shown: see {@link pledgeOf}. */
  readonly pledge: string;
  /** The seed that they then showed; `null` if they withheld it, so that it has no part in the shuffle. */
  readonly seed: string | null;
}

/** One shuffle of a room's cards, or one drawing of lots, with everything that determined it. */
export interface Shuffle {
  /** Counts the room's shuffles from 1. */
  readonly number: number;
  /** The host's seed, promised before all others: see {@link commitmentOf}. */
  readonly seed: string;
  /** In the order of the seats. */
  readonly guests: readonly GuestSeed[];
}

/** A finished hand, or shoe, with proof that its cards were shuffled fairly: `verifyDeal` reads it. */
export interface DealRecord {
  readonly format: 'tapis-vert-deal';
  /** The room, so that a deal of one cannot pass for another's. */
  readonly room: string;
  /** Everything that happened in it, with all cards. */
  readonly log: Log<unknown, unknown>;
  /** Its shuffles in order. */
  readonly shuffles: readonly Shuffle[];
}

const WORDS = 8;
/** A seed or a promise: 32 bytes as hexadecimal digits. */
const HEX = /^[0-9a-f]{64}$/;
export const isHex = (value: unknown): value is string => typeof value === 'string' && HEX.test(value);

/** A seed that nobody can guess, given such random numbers. */
export const newSeed = (random: Random): string =>
  listOf(WORDS, () =>
    random
      .below(2 ** 32)
      .toString(16)
      .padStart(8, '0'),
  ).join('');

const hash = (...lines: readonly (string | number)[]): string => bytesToHex(sha256(utf8ToBytes(lines.join('\n'))));

/** The host's promise of its seed: SHA-256 over these lines: these words, the room, the shuffle’s number, the seed. */
export const commitmentOf = (room: string, { number, seed }: Pick<Shuffle, 'number' | 'seed'>): string =>
  hash('tapis-vert commitment', room, number, seed);

/** A guest's promise of their seed: the same with the seat. */
export const pledgeOf = (room: string, number: number, seat: Seat, seed: string): string =>
  hash('tapis-vert pledge', room, number, seat, seed);

/** One line each: these words, room, number, host’s seed, then each guest’s seat and seed, `-` for one withheld. */
const linesOf = (room: string, { number, seed, guests }: Shuffle): readonly (string | number)[] => [
  ...['tapis-vert shuffle', room, number, seed],
  ...guests.map(guest => `${guest.seat} ${guest.seed ?? '-'}`),
];

/** The random numbers that all seeds together determine: the stream of `seededRandom` for these lines. */
export const chancesOf = (room: string, shuffle: Shuffle): Random => seededRandom(linesOf(room, shuffle).join('\n'));

/** The digits of a hash that people can read to each other. */
const CODE = 8;
/** A promise, or any other hash, as people read it to each other: `3a4b 5c6d`. */
export const codeOf = (hashed: string): string => hashed.slice(0, CODE).replace(/(?=.{4}$)/, ' ');

/**
 * The code of a finished shuffle: the beginning of its key. The host cannot aim for one, since it must fix its own seed
 * and all pledges before it learns the seed of any honest guest: two tables with the same code had the same order.
 */
export const shuffleCode = (room: string, shuffle: Shuffle): string => codeOf(hash(...linesOf(room, shuffle)));
