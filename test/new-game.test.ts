/** The generator of a game: what it writes is whole, is named where games are named, and passes its own tests. */
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { after, before, describe, test } from 'node:test';

interface Words {
  readonly room: string;
  readonly tag: string;
  readonly name: string;
}
interface Place {
  readonly file: string;
  readonly like: RegExp;
}
const { faultsOf, generate, PLACES, withLines } = (await import(
  new URL('../scripts/new-game.mjs', import.meta.url).href
)) as {
  faultsOf(root: string, words: Partial<Words>): readonly string[];
  generate(
    root: string,
    words: Words,
  ): Promise<{ readonly made: readonly string[]; readonly named: readonly string[] }>;
  PLACES: readonly Place[];
  withLines(file: string, text: string, like: RegExp, lines: readonly string[]): string;
};

const WORDS: Words = { room: 'high-card', tag: 'high-card-table', name: 'High Card' };

for (const { file, like } of PLACES)
  test(`${file} has a place for a game, below its lines like ${like}`, () => {
    const text = readFileSync(file, 'utf8');
    assert.match(withLines(file, text, like, ['a new line']), /^a new line$/m);
    assert.throws(() => withLines(file, 'nothing of the kind', like, []), /where do games stand there now/);
  });

test('words that fit no game are named with what is allowed', () => {
  for (const [words, fault] of [
    [{ room: 'High Card' }, /no name of a room/],
    [{ room: 'switch' }, /word of JavaScript/],
    [{ room: 'faro' }, /src\/faro already/],
    [{ room: 'table' }, /src\/table already/],
    [{ tag: 'high-card' }, /ending in -board, -table or -layout/],
    [{ tag: 'stud-table' }, /<stud-table> already/],
    [{ name: "Devil's Bridge" }, /no name of a game/],
  ] as const) {
    const [found, ...others] = faultsOf('.', { ...WORDS, ...words });
    assert.match(found ?? '', fault);
    assert.deepEqual(others, []);
  }
  assert.equal(faultsOf('.', {}).length, 3);
});

describe('a generated game', () => {
  let root: string;
  let written: Awaited<ReturnType<typeof generate>>;
  const read = (file: string): string => readFileSync(join(root, file), 'utf8');
  before(async () => {
    root = mkdtempSync(join(tmpdir(), 'tapis-vert-game-'));
    for (const part of ['src', 'test/game', 'demo', 'scripts/entries.mjs', 'package.json', 'tsconfig.json'])
      cpSync(part, join(root, part), { recursive: true });
    symlinkSync(resolve('node_modules'), join(root, 'node_modules'), 'dir');
    written = await generate(root, WORDS);
  });
  after(() => rmSync(root, { recursive: true }));

  test('speaks of itself alone', () => {
    for (const file of [...written.made, ...written.named.filter(name => name !== 'package.json')])
      assert.doesNotMatch(file + read(file), /new.?game/i, file);
  });

  test('has the files that the room of every game has', () => {
    const filesOf = (folder: string): readonly string[] => readdirSync(folder, { recursive: true, encoding: 'utf8' });
    const [first = [], ...others] = ['trente-quarante', 'stud', 'einundvierzig', 'faro'].map(room =>
      filesOf(`src/${room}`),
    );
    const common = first.filter(file => others.every(files => files.includes(file)));
    // a game need not have odds, guides or drills
    const isOwn = (file: string): boolean =>
      ['guides', 'drills'].some(name => file.startsWith(join('text', name))) || file === join('rules', 'odds.ts');
    const due = common.filter(file => !isOwn(file));
    const there = filesOf(join(root, 'src', WORDS.room));
    assert.deepEqual(
      due.filter(file => !there.includes(file)),
      [],
    );
    assert.ok(due.length > 15, due.join());
  });

  test('is an element of the package, and its rules are where rules are', () => {
    const script = `
      const { elements } = await import('./scripts/entries.mjs');
      const { highCard } = await import('./src/rules.ts');
      const { highCardOpponent } = await import('./src/croupier.ts');
      const { GAMES } = await import('./src/host/games.ts');
      const { games } = await import('./demo/games.js');
      console.log(JSON.stringify(elements.at(-1)), games.at(-1).name, GAMES.get('high-card').game === highCard, GAMES.get('high-card').player === highCardOpponent);`;
    const { stdout, stderr } = spawnSync(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', script], {
      cwd: root,
      encoding: 'utf8',
    });
    assert.equal(stderr, '');
    assert.equal(stdout, '{"tag":"high-card-table","room":"high-card"} High Card true true\n');
  });

  test('passes its own tests', () => {
    const files = written.made.filter(file => /^test\/high-card\/rules\/.*\.test\.ts$/.test(file));
    assert.equal(files.length, 4);
    // in one process, which starts once
    const script = files.map(file => `await import('./${file}');`).join('');
    const { status, stdout } = spawnSync(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', script], {
      cwd: root,
      encoding: 'utf8',
      // a test within a test would report to the one above
      env: { ...process.env, NODE_TEST_CONTEXT: undefined },
    });
    assert.equal(status, 0, stdout);
    assert.ok(Number(/^. pass (\d+)$/m.exec(stdout)?.[1]) > 40, stdout.slice(-300));
  });
});
