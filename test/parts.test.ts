/** Parts of a run: one that hangs is ended, each counts, and the parts that one needs run before it. */
import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { mock, test } from 'node:test';

interface Part {
  readonly name: string;
  readonly command: readonly string[];
  readonly after?: readonly string[];
  readonly needs?: readonly string[];
  readonly again?: (lost: { browser: string; file: string }) => Part;
}
interface Result {
  readonly name: string;
  readonly passed: number;
  readonly failed: number;
  readonly failures: readonly string[];
}
/** A plain script, without types of its own. */
const path = '../scripts/test/parts.mjs';
const { runParts } = (await import(new URL(path, import.meta.url).href)) as {
  runParts: (parts: readonly Part[], lanes?: number, silence?: number) => Promise<readonly Result[]>;
};

const program = (name: string, code: string, more: Partial<Part> = {}): Part => ({
  name,
  command: [process.execPath, '-e', code],
  ...more,
});
const says = (line: string): string => `console.log(${JSON.stringify(line)})`;

/** Runs parts, and returns the results by name and the lines that were shown. */
async function run(parts: readonly Part[], silence?: number, hear: (line: string) => void = () => {}) {
  const shown: string[] = [];
  const { log } = console;
  console.log = (line = '') => {
    shown.push(String(line));
    hear(String(line));
  };
  try {
    const results = await runParts(parts, 2, silence);
    return { of: new Map(results.map(result => [result.name, result])), shown };
  } finally {
    console.log = log;
  }
}

test('a part that hangs is ended, with everything that it has started, and has failed', async () => {
  // it would keep the part's output open for ever
  const hangs = `
    const { spawn } = require('node:child_process');
    spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'inherit' });
    setInterval(() => {}, 1000);`;
  const { of } = await run([program('hangs', hangs)], 0.02);
  assert.equal(of.get('hangs')?.failed, 1);
  assert.match(of.get('hangs')!.failures[0]!, /^FAILED hangs: silent for 0.02 minutes/);
});

test('a part that goes on telling something does not hang, however long it takes', async () => {
  const place = mkdtempSync(join(tmpdir(), 'parts-'));
  const waitsFor = (file: string): string => `
    while (!require('node:fs').existsSync(${JSON.stringify(join(place, file))}))
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 20);`;
  mock.timers.enable({ apis: ['setTimeout'] });
  try {
    const next: Readonly<Record<string, string>> = { begun: 'first', on: 'second' };
    const tells = `${says('begun')}; ${waitsFor('first')} ${says('on')}; ${waitsFor('second')}`;
    const { of } = await run([program('tells', tells)], 10, line => {
      if (!next[line]) return;
      mock.timers.tick(6 * 60_000);
      writeFileSync(join(place, next[line]), '');
    });
    assert.equal(of.get('tells')?.failed, 0);
  } finally {
    mock.timers.reset();
    rmSync(place, { recursive: true });
  }
});

test('a part counts the tests it reports, and one that reports none is a single check', async () => {
  const { of, shown } = await run([
    program('counts', says('3 passed, 2 failed')),
    program('passes', ''),
    program('fails', `console.error('why'); process.exitCode = 1`),
    program('dies', `${says('3 passed, 0 failed')}; process.exitCode = 1`),
  ]);
  const counts = [...of.values()].map(({ name, passed, failed }) => `${name} ${passed} ${failed}`).sort();
  assert.deepEqual(counts, ['counts 3 2', 'dies 3 1', 'fails 0 1', 'passes 1 0']);
  assert.deepEqual(of.get('fails')!.failures, ['why']);
  // the sum at the end is by itself
  assert.ok(shown.includes('counts: 3 passed, 2 failed'));
});

test('a part waits for what it needs, and is skipped if that has failed', async () => {
  const { of, shown } = await run([
    program('late', says('late'), { needs: ['early'] }),
    program('early', `setTimeout(() => ${says('early')}, 100)`),
    program('broken', 'process.exitCode = 1'),
    program('never', says('never'), { needs: ['broken'] }),
    program('anyway', says('anyway'), { after: ['broken'] }),
  ]);
  assert.ok(shown.indexOf('early') < shown.indexOf('late'));
  assert.ok(!shown.includes('never'));
  assert.deepEqual(of.get('never')!.failures, ['FAILED never: it needs broken']);
  assert.ok(shown.includes('anyway'));
});

test('only one part at a time has the screen', async () => {
  const lines = (word: string): string =>
    `let n = 0; const timer = setInterval(() => { ${says(word)}; if (++n === 5) clearInterval(timer); }, 10)`;
  const { shown } = await run([program('one', lines('one')), program('two', lines('two'))]);
  assert.deepEqual(shown, ['=== one', ...Array<string>(5).fill('one'), '=== two', ...Array<string>(5).fill('two')]);
});

test('a file whose browser has died is tried again, once', async () => {
  const lost = says('lost in webkit: a.browser.test.ts');
  const again = (): Part => program('again', says('1 passed, 0 failed'));
  const { of } = await run([
    program('dies', lost, { again }),
    program('dies twice', lost, { again: () => program('dies again', lost) }),
  ]);
  assert.equal(of.get('dies')?.failed, 0);
  assert.equal(of.get('again')?.passed, 1);
  assert.equal(of.get('dies twice')?.failed, 0);
  assert.equal(of.get('dies again')?.failed, 1);
});
