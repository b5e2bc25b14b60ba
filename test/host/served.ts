/** Hosts at a port, in the process of the test. */
import type { TestContext } from 'node:test';
import { serveHost, sqliteStore, type ServedHost } from '../../src/host.ts';
import { RULES } from './house.ts';

/** A host until the end of a test, even of one that fails: left open, it would keep the file from ending. */
export async function servedIn(
  test: TestContext,
  settings: Partial<Parameters<typeof serveHost>[0]> = {},
): Promise<ServedHost> {
  const served = await serveHost({ store: sqliteStore(':memory:'), rules: RULES, ...settings });
  test.after(() => served.close());
  return served;
}
