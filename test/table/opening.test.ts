/** Which table is open: a table that loads late is no longer the one asked for. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { BareTable } from '../../src/table/look/bare-table.ts';
import type { LookBack } from '../../src/table/play/look-back.ts';
import { Opening } from '../../src/table/play/opening.ts';
import type { Play } from '../../src/table/play/gameplay.ts';
import type { Playback } from '../../src/table/play/playback.ts';
import type { Table } from '../../src/table/play/table.ts';
import { stud } from '../../src/stud/rules/rules.ts';

type Chunk = () => Promise<unknown>;

/** A page with a host, at which the part for hosts loads when it is allowed to. */
function page() {
  const visited: unknown[] = [];
  let come!: () => void;
  const coming = new Promise<void>(resolve => (come = resolve));
  class Visit {
    constructor(_: unknown, { options }: { readonly options: unknown }) {
      visited.push(options);
    }
    run(): void {
      // nobody is there
    }
    end(): void {
      // nobody was there
    }
  }
  const failed: unknown[] = [];
  const table = {
    element: { host: 'wss://cards.example', isConnected: false },
    root: undefined,
    fail: (error: unknown) => failed.push(error),
    chunks: {
      wait: async (chunk: Chunk) => {
        if (!/\bvisit\b/.test(String(chunk))) return chunk();
        await coming;
        return { Visit, awaitedText: () => undefined };
      },
    },
  };
  const bare = { settings: {}, people: [], opened: () => undefined };
  const opening = new Opening(
    bare as unknown as BareTable<typeof stud>,
    table as unknown as Table<typeof stud>,
    { setup: { game: stud } } as unknown as Play<typeof stud>,
    { take: () => undefined } as unknown as Playback<typeof stud>,
    { begin: () => undefined } as unknown as LookBack<typeof stud>,
    (_, decide) => Promise.resolve(decide()),
  );
  return { opening, come, visited, failed };
}

test('the room joined is the last that the page asked for, however late the part for hosts loads', async () => {
  const { opening, come, visited, failed } = page();
  opening.open({ ante: 1 });
  opening.open({ ante: 2 });
  come();
  while (!opening.visit && failed.length === 0) await new Promise(setImmediate);
  assert.deepEqual(visited, [{ ante: 2 }]);
  assert.deepEqual(failed, []);
});
