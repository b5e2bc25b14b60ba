/** All limits of a host in one place; `docs/host.md` lists them from here. */
import { integer } from '../game/options.js';

/** Each limit: what it may be, and what it is unless said. */
export const LIMIT_RULES = {
  /** Bytes of a guest's message; a longer one is refused unread, and one four times as long ends the line at the socket. */
  longestMessage: integer(4096, 256, 65_536),
  /** How deep objects and lists of a message may lie in each other. */
  deepest: integer(8, 4, 32),
  /** Messages a second on one line, on average over {@link burst}. */
  messagesPerSecond: integer(20, 1, 10_000),
  /** So many messages may come at once. */
  burst: integer(60, 1, 100_000),
  /** Messages that are none, or not allowed, until the line is ended. */
  mistakes: integer(20, 1, 10_000),
  /** Bytes that may wait for a slow reader. */
  queuedBytes: integer(262_144, 4096, 67_108_864),
  /** Acts of one seat that may be taken back at once; then it may only end its part. */
  longestWindow: integer(200, 10, 10_000),
  /** Characters of a name. */
  longestName: integer(24, 1, 100),
  /** Lines of one room, and of the whole host. */
  linesPerRoom: integer(1000, 1, 100_000),
  lines: integer(20_000, 1, 1_000_000),
  /** Rooms that are kept. */
  rooms: integer(10_000, 1, 1_000_000),
  /** Seconds that somebody at the door has to say where they want to go. */
  doorSeconds: integer(10, 1, 600),
} as const;

export type Limits = { readonly [Name in keyof typeof LIMIT_RULES]: number };

export const LIMITS = Object.fromEntries(
  Object.entries(LIMIT_RULES).map(([name, rule]) => [name, rule.default]),
) as Limits;
