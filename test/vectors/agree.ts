/** What the tests of all vectors say: every case of a file agrees, and one that is spoilt is reported. */
import { readFileSync } from 'node:fs';
import test from 'node:test';
import assert from 'node:assert/strict';
import type { Verdict } from '../../scripts/vectors.ts';

type Replay = (file: unknown) => readonly Verdict[];

/** A file of vectors, by its path here. */
export const readVectors = (path: string): unknown =>
  JSON.parse(readFileSync(new URL(`./${path}.json`, import.meta.url), 'utf8'));

const differing = (verdicts: readonly Verdict[]) => verdicts.filter(({ difference }) => difference !== undefined);

/** This many cases are judged, and all of them agree. */
export function assertAgree(verdicts: readonly Verdict[], count: number): void {
  assert.equal(verdicts.length, count);
  assert.deepEqual(differing(verdicts), []);
}

/** Each way to spoil a case of a file is reported by what differs then. */
export function spoiltAreReported<File>(
  path: string,
  replay: Replay,
  ways: readonly (readonly [what: string, spoil: (file: File) => unknown, difference: RegExp])[],
): void {
  for (const [what, spoil, difference] of ways)
    test(`a wrong ${what} in ${path} is reported, and nothing else`, () => {
      const file = readVectors(path);
      spoil(file as File);
      const found = differing(replay(file));
      assert.equal(found.length, 1);
      assert.match(found[0]!.difference!, difference);
    });
}
