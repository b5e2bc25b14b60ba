import test from 'node:test';
import { assertAgree, readVectors, spoiltAreReported } from './vectors/agree.ts';
import { trenteQuaranteCoups } from './vectors/trente-quarante.ts';

interface CoupsFile {
  seedExamples: { id: string; expect: { noirTotal: number; announce: string[]; result: string; wins: string[] } }[];
  random: { id: string; expect: { cardsUsed: number } }[];
  special: unknown[];
  settlement: { net: Record<string, number> }[];
  insuranceSeed: { stake: number; premium: number }[];
  prisonLadder: { cases: { end: string; returned?: number }[] }[];
}

const COUPS = 'trente-quarante/coups';

test('all 465 cases of the file of coups agree', () => assertAgree(trenteQuaranteCoups(readVectors(COUPS)), 465));

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
  assertAgree(verdicts, 7);
});

spoiltAreReported<CoupsFile>(COUPS, trenteQuaranteCoups, [
  ['total', file => file.seedExamples[0]!.expect.noirTotal++, /noirTotal is 38, expected 39/],
  ['call', file => file.seedExamples[1]!.expect.announce.reverse(), /announce/],
  ['result', file => (file.seedExamples[2]!.expect.result = 'tie'), /result is "decided", expected "tie"/],
  ['pair of winners', file => file.seedExamples[3]!.expect.wins.pop(), /wins/],
  ['number of cards', file => file.random[7]!.expect.cardsUsed--, /cardsUsed/],
  ['net', file => (file.settlement[0]!.net.rouge = 1), /net on rouge is -100, expected 1/],
  ['premium', file => file.insuranceSeed[0]!.premium++, /premium is 5, expected 6/],
  ['end in prison', file => (file.prisonLadder[0]!.cases[0]!.end = 'lost'), /end is "free", expected "lost"/],
  ['stake returned', file => (file.prisonLadder[0]!.cases[0]!.returned = 99), /returned is 100, expected 99/],
]);
