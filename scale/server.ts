/** A Colyseus server with tables, as a process of its own: it says when it can be reached. */
import { Server } from '@colyseus/core';
import { RedisDriver } from '@colyseus/redis-driver';
import { RedisPresence } from '@colyseus/redis-presence';
import { WebSocketTransport } from '@colyseus/ws-transport';
import { defineTables, redisStore } from '../src/colyseus.ts';

const [port, redisPort] = process.argv.slice(2).map(Number) as [number, number];
const redis = { host: '127.0.0.1', port: redisPort };
// requests to a Redis that is away wait in Colyseus: an error there would end the process
const patient = { ...redis, maxRetriesPerRequest: null };
const server = new Server({
  transport: new WebSocketTransport({ maxPayload: 16_384 }),
  presence: new RedisPresence(patient),
  driver: new RedisDriver(patient),
  publicAddress: `127.0.0.1:${port}`,
  greet: false,
});
const patience = 3600;
defineTables(server, {
  store: redisStore(redis),
  rules: { turn: patience, away: patience, sitOutAfter: patience, leaveAfter: patience },
  limits: { burst: 100_000 },
  fair: 'all',
  origins: ['https://cards.example'],
  onEvent: event => void (event.type === 'failed' && console.error(event.room, event.error)),
});
await server.listen(port, '127.0.0.1');
console.log(`listening at ${port}`);
