/**
 * Strangers open a thousand rooms and leave them. A process of its own: only the host is in its memory. It prints its
 * findings as JSON.
 */
import { statSync } from 'node:fs';
import { queryObjects } from 'node:v8';
import { Croupier } from '../../src/game/croupier.ts';
import { Connection } from '../../src/host/connection.ts';
import { Room } from '../../src/host/room.ts';
import { sqliteStore } from '../../src/host.ts';
import { house, seats, settled } from './house.ts';

/** The output of the process. */
export interface Found {
  /** Bytes of the store’s file after the first thousand rooms, and after as many again. */
  readonly sizes: readonly [number, number];
  /** Rooms, connections, connections at the door, and rooms in the store that are still there. */
  readonly left: readonly number[];
  /** How many rooms, croupiers and connections can still be reached from anywhere in the program. */
  readonly reachable: readonly number[];
}

const ROOMS = 1000;

const file = process.argv[2]!;
const store = sqliteStore(file);
const { guest, host } = house({ fair: () => true }, store);

async function openAndLeave(): Promise<void> {
  for (let each = 0; each < ROOMS; each++) {
    const stranger = await guest().join({ room: `room ${each}`, options: seats(7) });
    stranger.gone();
  }
  await settled();
}

await openAndLeave();
const size = statSync(file).size;
await openAndLeave();
// what a collection under way has marked already is kept until the next one: only the second count is of what is reachable
queryObjects(Room, { format: 'count' });
const found: Found = {
  sizes: [size, statSync(file).size],
  left: [host.rooms, host.connections, host.connectionsAtDoor, store.count()],
  reachable: [Room, Croupier, Connection].map(kind => queryObjects(kind, { format: 'count' })),
};
console.log(JSON.stringify(found));
store.close();
