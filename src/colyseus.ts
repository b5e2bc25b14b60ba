/** Entry `tapis-vert/colyseus.js`: the same tables on more than one machine, with Colyseus and Redis. */
export { defineTables, type ColyseusRequest, type ColyseusSetup } from './host/node/colyseus.js';
export { redisStore, type RedisSetup } from './host/node/redis.js';
