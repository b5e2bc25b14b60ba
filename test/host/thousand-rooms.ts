/**
 * Strangers open a thousand rooms and leave them, again and again. A process of its own, run with `--expose-gc`:
 * nothing but the host is in its memory. It says what it found as JSON.
 */
import { statSync } from 'node:fs';
import { sqliteStore } from '../../src/host.ts';
import { house, seats, settled } from './house.ts';

/** What the process says. */
export interface Found {
  /** Bytes of the store’s file after the first rooms, and after the last. */
  readonly sizes: readonly [number, number];
  /** Bytes of memory that each room has left behind: of all times the one in the middle. */
  readonly grown: number;
  /** Rooms, connections, connections at the door, and rooms in the store that are still there. */
  readonly left: readonly number[];
}

const ROOMS = 1000;
/** So often before it counts: some engines are busy with their own code until then. */
const WARMING = 5;
/** Odd: the growth that counts is the one in the middle. */
const TIMES = 5;

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

/** Bytes that are in use when all is swept that is not; what is freed by a sweep may free more. */
async function inUse(): Promise<number> {
  for (let sweep = 0; sweep < 3; sweep++) {
    globalThis.gc!();
    await settled();
  }
  return process.memoryUsage().heapUsed;
}

async function main(): Promise<void> {
  for (let time = 0; time < WARMING; time++) await openAndLeave();
  const size = statSync(file).size;
  const memory = [await inUse()];
  for (let time = 0; time < TIMES; time++) {
    await openAndLeave();
    memory.push(await inUse());
  }
  const growths = memory.slice(1).map((bytes, time) => (bytes - memory[time]!) / ROOMS);
  const found: Found = {
    sizes: [size, statSync(file).size],
    // the engine's own tables and code come and go by some 300 KB; what rooms leave behind is there each time
    grown: growths.sort((one, other) => one - other)[(TIMES - 1) / 2]!,
    left: [host.rooms, host.lines, host.linesAtDoor, store.count()],
  };
  console.log(JSON.stringify(found));
  store.close();
}

await main();
