/** All limits of a host in one place: the source of the command's flags and of `docs/host.md`. */
import { FROM_GUEST } from '../game/message.js';
import { LONGEST_NAME } from '../game/names.js';
import { integer } from '../game/options.js';

const limit = (standard: number, min: number, max: number, does: string) => ({
  rule: integer(standard, min, max),
  does,
});

/** Each limit: its allowed values, its default, and what it bounds. */
export const LIMIT_TABLE = {
  longestMessage: limit(
    FROM_GUEST.longestMessage,
    256,
    65_536,
    'Characters of a guest’s message. A longer one is refused unread; one four times as long ends the connection.',
  ),
  deepest: limit(FROM_GUEST.deepest, 4, 32, 'How deep objects and lists in a message may be nested.'),
  messagesPerSecond: limit(20, 1, 10_000, 'Messages per second on one connection, on average. More end it.'),
  burst: limit(60, 1, 100_000, 'Messages that may arrive at once.'),
  mistakes: limit(20, 1, 10_000, 'Invalid messages or impossible requests per connection before it is closed.'),
  queuedBytes: limit(
    262_144,
    4096,
    67_108_864,
    'Bytes that may wait for a slow reader. Beyond that it is disconnected and may reconnect.',
  ),
  longestWindow: limit(
    200,
    10,
    10_000,
    'Actions of one seat that may be taken back at a time; after that it may only finish its turn.',
  ),
  longestName: limit(24, 1, LONGEST_NAME, 'Characters of a name.'),
  connectionsPerRoom: limit(
    1000,
    1,
    100_000,
    'Connections to one room, onlookers included; a player with a seat can always return to it.',
  ),
  connections: limit(
    20_000,
    1,
    1_000_000,
    'Connections to the whole host; a player with a seat can always return to it.',
  ),
  connectionsAtDoor: limit(
    1000,
    1,
    1_000_000,
    'Connections not yet in a room; the same number again before they are WebSockets. If more come, the oldest is cut; the last one of an address after all others.',
  ),
  atDoorPerAddress: limit(20, 1, 1_000_000, 'The same, per address.'),
  visitsPerMinute: limit(
    120,
    1,
    1_000_000,
    'Times per minute that one address may enter a room or sit down, on average. As many at once as it may have connections.',
  ),
  connectionsPerAddress: limit(
    200,
    1,
    1_000_000,
    'Connections per address, which may be a whole household behind one router; see “Behind a proxy”.',
  ),
  roomsPerAddress: limit(60, 1, 1_000_000, 'Rooms that one address may open per day; unused rooms do not count.'),
  handsKept: limit(
    1000,
    0,
    1_000_000,
    'Finished hands kept in the store per room. Where deals can be checked, at least eight, and all since a seated player was disconnected.',
  ),
  rooms: limit(10_000, 1, 1_000_000, 'Rooms stored.'),
  doorSeconds: limit(10, 1, 600, 'Seconds in which a new connection must enter a room.'),
} as const;

export type Limits = { readonly [Name in keyof typeof LIMIT_TABLE]: number };

/** The defaults of all limits. */
export const LIMITS = Object.fromEntries(
  Object.entries(LIMIT_TABLE).map(([name, { rule }]) => [name, rule.default]),
) as Limits;
