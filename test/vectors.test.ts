import { readFileSync } from 'node:fs';
import test from 'node:test';
import assert from 'node:assert/strict';
import { studShowdown } from './vectors/stud-showdown.ts';
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

test('coups in other spellings, and with other stakes, agree too', () => {
  const verdicts = trenteQuaranteCoups({
    random: [
      {
        id: 'capitals, ten as 10, Couleur named first',
        cardsFromTop: ['10H', 'QS', '9D', '9C', '10D', 'JC', 'QD', 'AS', '2C'],
        expect: { noirTotal: 38, rougeTotal: 31, announce: ['8', '1'], cardsUsed: 8, wins: ['couleur', 'rouge'] },
      },
      {
        id: 'the longest row of six packs',
        cardsFromTop: [
          ...['As', 'Ac', 'Ad', 'Ah'].flatMap(ace => Array<string>(6).fill(ace)),
          ...['2s', '2s', '2s', '2c', 'Kd', 'Kh', 'Kc', 'Ts'],
        ],
        expect: { noirTotal: 32, rougeTotal: 40, announce: ['2', '40'], cardsUsed: 32, wins: ['noir', 'couleur'] },
      },
    ],
    settlement: [
      { wins: ['couleur', 'rouge'], net: { rouge: 1, inverse: -1 }, stake: 1 },
      { wins: ['noir', 'inverse'], net: { noir: 1e6 }, stake: 1e6 },
    ],
    insuranceSeed: [{ stake: 1000001, premium: 10005 }],
    prisonLadder: [
      { about: 'stepwise', cases: [{ seq: [...Array<string>(20).fill('tie'), 'win'], end: 'free', returned: 100 }] },
      {
        about: 'unlimited',
        cases: [{ seq: [...Array<string>(7).fill('refait'), ...Array<string>(8).fill('win')], end: 'free' }],
      },
    ],
  });
  assert.deepEqual(
    verdicts.filter(({ difference }) => difference !== undefined),
    [],
  );
  assert.equal(verdicts.length, 7);
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
  test(`a wrong ${what} in the file is reported, and nothing else`, () => {
    const file = read();
    spoil(file);
    const found = differing(file);
    assert.equal(found.length, 1);
    assert.match(found[0]!.difference!, expected);
  });
}

interface ShowdownFile {
  cases: {
    high: { winners: number[]; category: string[]; best: string[][] };
    low8: { winners: number[]; best: (string[] | null)[] };
  }[];
}
const readShowdowns = (): ShowdownFile =>
  JSON.parse(readFileSync(new URL('vectors/stud/showdown.json', import.meta.url), 'utf8')) as ShowdownFile;
const differingShowdowns = (file: ShowdownFile) =>
  studShowdown(file).filter(({ difference }) => difference !== undefined);

test('all 1,000 showdowns agree, high and low', () => {
  const verdicts = studShowdown(readShowdowns());
  assert.equal(verdicts.length, 1000);
  assert.deepEqual(
    verdicts.filter(({ difference }) => difference !== undefined),
    [],
  );
});

const wrongShowdowns: readonly [string, (file: ShowdownFile) => void, RegExp][] = [
  ['winner', file => (file.cases[0]!.high.winners = [2]), /high: the winners is \[3\], expected \[2\]/],
  ['category', file => (file.cases[0]!.high.category[0] = 'Two pair'), /category/],
  ['five', file => (file.cases[0]!.high.best[0]![4] = '2h'), /the five is Js Jc Qd Th 5h, expected/],
  ['low', file => (file.cases[0]!.low8.best[0] = ['2h', '3c', '5h', 'Th', 'Jc']), /the five is null, expected/],
];
for (const [what, spoil, expected] of wrongShowdowns) {
  test(`a wrong ${what} of a showdown is reported, and nothing else`, () => {
    const file = readShowdowns();
    spoil(file);
    const found = differingShowdowns(file);
    assert.equal(found.length, 1);
    assert.match(found[0]!.difference!, expected);
  });
}
