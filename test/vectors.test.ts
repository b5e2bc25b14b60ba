import { readFileSync } from 'node:fs';
import test from 'node:test';
import assert from 'node:assert/strict';
import { trenteQuaranteCoups } from './vectors/trente-quarante.ts';

interface CoupsFile {
  seedExamples: { id: string; expect: { noirTotal: number; announce: string[]; result: string; wins: string[] } }[];
  random: { id: string; expect: { cardsUsed: number } }[];
  special: unknown[];
  settlement: { net: Record<string, number> }[];
  insuranceSeed: { stake: number; premium: number }[];
  prisonLadder: { cases: { end: string; returned?: number }[] }[];
}

const read = (): CoupsFile =>
  JSON.parse(readFileSync(new URL('vectors/trente-quarante/coups.json', import.meta.url), 'utf8')) as CoupsFile;
const differing = (file: CoupsFile) => trenteQuaranteCoups(file).filter(({ difference }) => difference !== undefined);

test('all 465 cases of the file of coups agree', () => {
  const verdicts = trenteQuaranteCoups(read());
  assert.equal(verdicts.length, 465);
  assert.deepEqual(
    verdicts.filter(({ difference }) => difference !== undefined),
    [],
  );
});

const wrong: readonly [string, (file: CoupsFile) => void, RegExp][] = [
  ['total', file => file.seedExamples[0]!.expect.noirTotal++, /noirTotal is 38, expected 39/],
  ['call', file => file.seedExamples[1]!.expect.announce.reverse(), /announce/],
  ['result', file => (file.seedExamples[2]!.expect.result = 'tie'), /result is "decided", expected "tie"/],
  ['pair of winners', file => file.seedExamples[3]!.expect.wins.pop(), /wins/],
  ['number of cards', file => file.random[7]!.expect.cardsUsed--, /cardsUsed/],
  ['net', file => (file.settlement[0]!.net.rouge = 1), /net on rouge is -100, expected 1/],
  ['premium', file => file.insuranceSeed[0]!.premium++, /premium is 5, expected 6/],
  ['end in prison', file => (file.prisonLadder[0]!.cases[0]!.end = 'lost'), /end is "free", expected "lost"/],
  ['stake returned', file => (file.prisonLadder[0]!.cases[0]!.returned = 99), /returned is 100, expected 99/],
];
for (const [what, spoil, expected] of wrong) {
  test(`a wrong ${what} in the file is reported, and only that`, () => {
    const file = read();
    spoil(file);
    const found = differing(file);
    assert.equal(found.length, 1);
    assert.match(found[0]!.difference!, expected);
  });
}
