/** All limits of a host in one place: the command's flags and `docs/host.md` are made from it. */
import { FROM_GUEST } from '../game/message.js';
import { LONGEST_NAME } from '../game/names.js';
import { integer } from '../game/options.js';

const limit = (standard: number, min: number, max: number, does: string) => ({
  rule: integer(standard, min, max),
  does,
});

/** Each limit: what it may be, what it is unless said, and what it bounds. */
export const LIMIT_TABLE = {
  longestMessage: limit(
    FROM_GUEST.longestMessage,
    256,
    65_536,
    'Characters of a guest’s message. A longer one is refused unread; one four times as long ends the connection before it is read to its end.',
  ),
  deepest: limit(FROM_GUEST.deepest, 4, 32, 'How deep objects and lists of a message may lie in each other.'),
  messagesPerSecond: limit(20, 1, 10_000, 'Messages a second on one connection, on average. More end it.'),
  burst: limit(60, 1, 100_000, 'Messages that may come at once.'),
  mistakes: limit(
    20,
    1,
    10_000,
    'Messages of a connection that are none, or ask for what is not to be had, until it is ended.',
  ),
  queuedBytes: limit(
    262_144,
    4096,
    67_108_864,
    'Bytes that may wait for a slow reader, who is cut off then and welcome again.',
  ),
  longestWindow: limit(
    200,
    10,
    10_000,
    'Acts of one seat that may be taken back at once; then it may only end its part.',
  ),
  longestName: limit(24, 1, LONGEST_NAME, 'Characters of a name.'),
  connectionsPerRoom: limit(
    1000,
    1,
    100_000,
    'Connections of one room, onlookers’ too; whoever has a seat comes back to it all the same.',
  ),
  lines: limit(
    20_000,
    1,
    1_000_000,
    'Connections of the whole host; whoever has a seat comes back to it all the same.',
  ),
  linesAtDoor: limit(
    1000,
    1,
    1_000_000,
    'Connections that have not said yet where they want to go; the same number again before they are WebSockets. Where more come, the oldest is cut; the last one of an address after all others.',
  ),
  atDoorPerAddress: limit(20, 1, 1_000_000, 'The same of one address.'),
  visitsPerMinute: limit(
    120,
    1,
    1_000_000,
    'Times a minute that somebody of one address may come into a room or sit down, on average. As many as it may have connections may come at once.',
  ),
  connectionsPerAddress: limit(
    200,
    1,
    1_000_000,
    'Connections of one address, which may be a whole house behind one router; see “Behind a proxy”.',
  ),
  roomsPerAddress: limit(
    60,
    1,
    1_000_000,
    'Rooms that one address may open in a day; one in which nothing was played does not count.',
  ),
  handsKept: limit(
    1000,
    0,
    1_000_000,
    'Hands of a room that stay in the store when they are over. Where deals can be checked, eight do at least, and all since the connection of somebody who has a seat broke.',
  ),
  rooms: limit(10_000, 1, 1_000_000, 'Rooms that are kept.'),
  doorSeconds: limit(10, 1, 600, 'Seconds in which whoever has come must say where they want to go.'),
} as const;

export type Limits = { readonly [Name in keyof typeof LIMIT_TABLE]: number };

/** What each limit is unless said. */
export const LIMITS = Object.fromEntries(
  Object.entries(LIMIT_TABLE).map(([name, { rule }]) => [name, rule.default]),
) as Limits;
