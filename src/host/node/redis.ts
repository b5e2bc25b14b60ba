import { Redis, type RedisOptions } from 'ioredis';
import type { Card } from '../../cards/card.js';
import type { AnyAction, Seat } from '../../game/contract.js';
import type { Entry, Log } from '../../game/log.js';
import type { Shuffle } from '../../fair/deal.js';
import type { ChairRecord, FairRecord, PlaceRecord, RoomRecord, Store } from '../records.js';
import { StoreError } from './sqlite.js';

/**
 * What Redis does atomically. A room is a hash at KEYS[1]; the actions of each of its hands are a list; how each hand
 * began, and its shuffles, are in hashes of their own. KEYS[2] has all rooms by the time of their last event. ARGV[1]
 * is the owner, the host that last took the room: nobody else may change it.
 */
const SCRIPTS = {
  take: `
    if redis.call('EXISTS', KEYS[1]) == 0 then return false end
    if ARGV[1] ~= '' then redis.call('HSET', KEYS[1], 'owner', ARGV[1]) end
    local hand = redis.call('HGET', KEYS[1], 'hand')
    return {
      redis.call('HGETALL', KEYS[1]),
      redis.call('HGET', KEYS[1] .. ':begins', hand),
      redis.call('HGET', KEYS[1] .. ':shuffles', hand),
      redis.call('LRANGE', KEYS[1] .. ':hand:' .. hand, 0, -1)
    }`,
  // owner, room, begins, then the fields of the hash
  open: `
    local owner = redis.call('HGET', KEYS[1], 'owner')
    if owner == ARGV[1] then return 1 end
    if owner then return 0 end
    redis.call('HSET', KEYS[1], 'owner', ARGV[1], unpack(ARGV, 4))
    redis.call('HSET', KEYS[1] .. ':begins', redis.call('HGET', KEYS[1], 'hand'), ARGV[3])
    redis.call('ZADD', KEYS[2], redis.call('TIME')[1], ARGV[2])
    return 1`,
  // owner, room, number of the step, index of the first entry, whether another hand begins, how it begins, its
  // shuffles, the number of hash fields that follow, the fields, then the entries
  write: `
    if redis.call('HGET', KEYS[1], 'owner') ~= ARGV[1] then return 0 end
    -- said again after the connection to Redis had broken: it is kept
    if redis.call('HGET', KEYS[1], 'number') == ARGV[3] then return 1 end
    local hand
    if ARGV[5] == '1' then
      hand = redis.call('HINCRBY', KEYS[1], 'hand', 1)
      redis.call('HSET', KEYS[1] .. ':begins', hand, ARGV[6])
    else
      hand = redis.call('HGET', KEYS[1], 'hand')
    end
    local list = KEYS[1] .. ':hand:' .. hand
    if ARGV[4] == '0' then redis.call('DEL', list) else redis.call('LTRIM', list, 0, ARGV[4] - 1) end
    if ARGV[7] ~= '' then redis.call('HSET', KEYS[1] .. ':shuffles', hand, ARGV[7]) end
    redis.call('HSET', KEYS[1], 'number', ARGV[3], unpack(ARGV, 9, 8 + ARGV[8]))
    for entry = 9 + ARGV[8], #ARGV do redis.call('RPUSH', list, ARGV[entry]) end
    redis.call('ZADD', KEYS[2], redis.call('TIME')[1], ARGV[2])
    return 1`,
  // owner, then the fields of the hash
  sit: `
    if redis.call('HGET', KEYS[1], 'owner') ~= ARGV[1] then return 0 end
    redis.call('HSET', KEYS[1], unpack(ARGV, 2))
    return 1`,
  // owner, or the empty string for a host that has not taken it, then the room; its hands are deleted afterwards
  forget: `
    if ARGV[1] ~= '' and redis.call('HGET', KEYS[1], 'owner') ~= ARGV[1] then return 0 end
    redis.call('DEL', KEYS[1])
    redis.call('ZREM', KEYS[2], ARGV[2])
    return 1`,
} as const;

/** Something that may be absent, as text: `undefined` is the empty string. */
const json = (value: unknown): string => (value === undefined ? '' : JSON.stringify(value));
const shufflesOf = (text: string | null): readonly Shuffle[] => (parsed(text) ?? []) as readonly Shuffle[];
const parsed = (text: string | null | undefined): unknown => (text ? JSON.parse(text) : undefined);
const cardsOf = (text: string): readonly Card[] => (text.match(/../g) ?? []) as readonly Card[];
const chairFields = (seat: Seat, chair: ChairRecord): readonly string[] => [
  ...[`chair:${seat}`, json(chair)],
  ...[`next:${seat}`, String(chair.kind === 'person' ? chair.next : 1)],
];

/** How long Redis may take before a request counts as failed (ms). */
const PATIENCE = 5000;

/** The address of Redis, and the names under which rooms are stored. */
export interface RedisSetup extends RedisOptions {
  /** The prefix of all keys in Redis; `tapis-vert` by default. */
  readonly prefix?: string;
}

/**
 * A store in Redis, which several hosts share. A room belongs to the host that took it last: changes by any other are
 * refused, so that a host wrongly considered dead does no damage.
 */
export function redisStore({ prefix = 'tapis-vert', ...options }: RedisSetup = {}): Store {
  const redis = new Redis({ commandTimeout: PATIENCE, maxRetriesPerRequest: 3, ...options });
  // each request fails by itself
  redis.on('error', () => undefined);
  const rooms = `${prefix}:rooms`;
  const at = (room: string): string => `${prefix}:room:${room}`;
  const run = (script: keyof typeof SCRIPTS, room: string, ...words: readonly (string | number)[]): Promise<unknown> =>
    redis.eval(SCRIPTS[script], 2, at(room), rooms, ...words);

  /** The owner token of each room that this host has taken. */
  const owners = new Map<string, string>();
  const change = async (script: 'write' | 'sit', room: string, ...words: readonly (string | number)[]) => {
    const owner = owners.get(room);
    if (owner === undefined) throw new StoreError(`This host has not taken the room ${room}.`);
    if ((await run(script, room, owner, ...words)) !== 1)
      throw new StoreError(`Another host has taken the room ${room}.`);
  };
  const roomOf = async (room: string, owner: string): Promise<RoomRecord | undefined> => {
    const found = (await run('take', room, owner)) as [string[], string | null, string | null, string[]] | null;
    if (!found) return undefined;
    const [flat, begins, shuffles, entries] = found;
    const fields = new Map(flat.flatMap((name, at) => (at % 2 === 0 ? [[name, flat[at + 1]!] as const] : [])));
    const field = (name: string): string => fields.get(name) ?? '';
    const places = parsed(field('places')) as readonly Pick<PlaceRecord, 'name' | 'empty'>[];
    return {
      ...{ name: room, game: field('game'), version: Number(field('version')), options: parsed(field('options')) },
      ...{ number: Number(field('number')), hand: Number(field('hand')), begins: parsed(begins) },
      fair: fields.has('fair')
        ? { next: parsed(field('fair')) as FairRecord['next'], shuffles: shufflesOf(shuffles) }
        : undefined,
      cards: fields.has('cards') ? cardsOf(field('cards')) : undefined,
      actions: entries.map(text => parsed(text) as Entry<AnyAction>),
      places: places.map((place, seat): PlaceRecord => {
        const chair = parsed(field(`chair:${seat}`)) as ChairRecord;
        return {
          ...place,
          chair: chair.kind === 'person' ? { ...chair, next: Number(field(`next:${seat}`)) } : chair,
        };
      }),
    };
  };
  const present = async (room: string): Promise<number> => Number((await redis.hget(at(room), 'hand')) ?? 0);
  const hands = async (room: string): Promise<readonly number[]> => {
    const [all, now] = await Promise.all([redis.hkeys(`${at(room)}:begins`), present(room)]);
    return all
      .map(Number)
      .filter(hand => hand < now)
      .sort((one, other) => one - other);
  };
  const forget = async (room: string, gone: readonly number[]): Promise<void> => {
    if (gone.length === 0) return;
    await redis
      .multi()
      .del(...gone.map(hand => `${at(room)}:hand:${hand}`))
      .hdel(`${at(room)}:begins`, ...gone.map(String))
      .hdel(`${at(room)}:shuffles`, ...gone.map(String))
      .exec();
  };

  return {
    count: () => redis.zcard(rooms),
    read: room => roomOf(room, ''),
    take(room) {
      const owner = crypto.randomUUID();
      owners.set(room, owner);
      return roomOf(room, owner);
    },
    async open({ name, game, version, options, places, fair, number, hand, begins }) {
      const owner = crypto.randomUUID();
      owners.set(name, owner);
      const fields = [
        ...['game', game, 'version', version, 'options', json(options), 'number', number, 'hand', hand],
        ...['places', json(places.map(({ name, empty }) => ({ name, empty })))],
        ...(fair ? ['fair', json(fair.next)] : []),
        ...places.flatMap(({ chair }, seat) => chairFields(seat, chair)),
      ];
      if ((await run('open', name, owner, name, json(begins), ...fields)) !== 1)
        throw new StoreError(`Another host has opened the room ${name}.`);
    },
    write(room, { number, from, entries, begins, cards, fair, next }) {
      const fields = [
        ...(fair ? ['fair', json(fair.next)] : []),
        ...(cards ? ['cards', cards.join('')] : []),
        ...(next ? [`next:${next.seat}`, String(next.next)] : []),
      ];
      const hand = [begins === undefined ? 0 : 1, json(begins), json(fair?.shuffles)];
      return change(
        ...(['write', room, room, number, from, ...hand, fields.length, ...fields] as const),
        ...entries.map(json),
      );
    },
    sit: (room, seat, chair) => change('sit', room, ...chairFields(seat, chair)),
    hands,
    async hand(room, number): Promise<Log<unknown, AnyAction> | undefined> {
      const [kept, begins, entries] = await Promise.all([
        redis.hmget(at(room), 'game', 'version', 'options', 'hand'),
        redis.hget(`${at(room)}:begins`, String(number)),
        redis.lrange(`${at(room)}:hand:${number}`, 0, -1),
      ]);
      const [game, version, options, now] = kept;
      if (!game || number >= Number(now) || begins === null) return undefined;
      const from = parsed(begins);
      return {
        ...{ format: 'tapis-vert', game, version: Number(version), options: parsed(options) },
        ...(from !== undefined && { from }),
        actions: entries.map(text => parsed(text) as Entry<AnyAction>),
      };
    },
    shuffles: async (room, number) => shufflesOf(await redis.hget(`${at(room)}:shuffles`, String(number))),
    async forgetHands(room, before = Infinity) {
      await forget(
        room,
        (await hands(room)).filter(hand => hand < before),
      );
    },
    oldRooms: since => redis.zrangebyscore(rooms, '-inf', `(${since}`),
    async forgetRoom(room) {
      const gone = [...(await hands(room)), await present(room)];
      if ((await run('forget', room, owners.get(room) ?? '', room)) !== 1)
        throw new StoreError(`Another host has taken the room ${room}.`);
      owners.delete(room);
      await forget(room, gone);
    },
    close: () => redis.disconnect(),
  };
}
