/** Several coups to the last chip: each case was calculated by hand from the sheet, with 2,000 chips. */
import test, { describe } from 'node:test';
import assert from 'node:assert/strict';
import { tableOf } from './table.ts';

interface Case {
  readonly rule: string;
  readonly options?: object;
  /** The coups to come, one by one; and the cards left in the shoe then, if that matters. */
  readonly coups: readonly string[];
  readonly rest?: string;
  /** The actions before each coup, and after a refait; none if not given. */
  readonly acts: readonly string[];
  readonly purse: number;
  /** The stakes in A, B and C of Rouge, Noir, Couleur and Inverse; none unless given. */
  readonly prison?: readonly (readonly number[])[];
}

const PRISON = { refaitRule: 'prison-only' };
const HALF = { refaitRule: 'half-only' };

const CASES: readonly Case[] = [
  {
    rule: 'T1–T3: Rouge and Couleur win, Noir and Inverse lose',
    coups: ['rougeCouleur'],
    acts: ['rouge 100, noir 50, couleur 30, inverse 5'],
    purse: 2000 + 100 - 50 + 30 - 5,
  },
  {
    rule: 'T5 stepwise: two locks, two wins, no gain',
    options: PRISON,
    coups: ['refait', 'refait', 'rougeCouleur', 'rougeInverse'],
    acts: ['rouge 100'],
    purse: 2000,
  },
  {
    rule: 'T5 any-win: one win from B, and a stake beside it wins as ever',
    options: { ...PRISON, prison: 'any-win' },
    coups: ['refait', 'refait', 'rougeCouleur'],
    acts: ['rouge 100', '', 'rouge 40'],
    purse: 2040,
  },
  {
    rule: 'T5 one-level: a second refait takes the first stake, and locks the second',
    options: { ...PRISON, prison: 'one-level' },
    coups: ['refait', 'refait'],
    acts: ['rouge 100', 'rouge 40'],
    purse: 1860,
    prison: [[40], [], [], []],
  },
  {
    rule: 'T5: stakes of three refaits lie in C, B and A; a win lifts each by one',
    options: PRISON,
    coups: ['refait', 'refait', 'refait', 'rougeCouleur'],
    acts: ['rouge 100', 'rouge 40', 'rouge 5'],
    purse: 1860,
    prison: [[40, 100], [], [], []],
  },
  {
    rule: 'T5, T7: stakes that meet in A are one: of 105 and 45 together half is 75',
    options: { ...PRISON, prisonMove: 'any', prisonSurrender: 'value' },
    coups: ['refait', 'tie'],
    acts: ['rouge 105, noir 45', 'move noir Arouge, surrender rouge A'],
    purse: 2000 - 150 + 75,
  },
  {
    rule: 'T5 stepwise: a refait in C takes that stake, and leads the one in B to C',
    options: PRISON,
    coups: ['refait', 'refait', 'refait', 'refait'],
    acts: ['rouge 100', 'rouge 40'],
    purse: 1860,
    prison: [[0, 0, 40], [], [], []],
  },
  {
    rule: 'T6: a tie holds what is in C, a loss takes it',
    options: PRISON,
    coups: ['refait', 'refait', 'refait', 'tie', 'noirCouleur'],
    acts: ['rouge 100'],
    purse: 1900,
  },
  {
    rule: 'T7 same-tableau: moved from Rouge to Noir in B, it needs two wins of Noir',
    options: { ...PRISON, prisonMove: 'same-tableau' },
    coups: ['refait', 'refait', 'noirCouleur', 'noirInverse'],
    acts: ['rouge 100', '', 'move rouge Bnoir'],
    purse: 2000,
  },
  {
    rule: 'T7 value: of 105 in B a quarter comes back, 26 and 27',
    options: { ...PRISON, prisonSurrender: 'value' },
    coups: ['refait', 'refait', 'tie'],
    acts: ['rouge 105', '', 'surrender rouge B'],
    purse: 1895 + 26,
  },
  {
    rule: 'T8: half of one, prison for the other, which then wins',
    coups: ['refait', 'noirInverse'],
    acts: ['rouge 100, noir 60', 'half rouge, prison noir', ''],
    purse: 2000 - 50,
  },
  {
    rule: 'T9: halves of 15, 5 and 105, the odd ones to the bank',
    options: HALF,
    coups: ['refait'],
    acts: ['rouge 15, noir 5, inverse 105'],
    purse: 2000 - 125 + 7 + 2 + 52,
  },
  {
    rule: 'T9: the same, the odd ones to the punter',
    options: { ...HALF, halfRounding: 'player' },
    coups: ['refait'],
    acts: ['rouge 15, noir 5, inverse 105'],
    purse: 2000 - 125 + 8 + 3 + 53,
  },
  {
    rule: 'T10: the insured stake is free, the one in A beside it goes to B',
    options: PRISON,
    coups: ['refait', 'refait'],
    acts: ['rouge 100', 'rouge 100, insure rouge'],
    purse: 2000 - 100 - 5,
    prison: [[0, 100], [], [], []],
  },
  {
    rule: 'T10: taken back in part, 600 cost 10 and 500 cost 5; taken up again, 505 cost 10',
    options: HALF,
    coups: ['refait', 'refait', 'refait'],
    acts: ['rouge 600, insure rouge', 'rouge 600, insure rouge, back rouge 100', 'rebet, rouge 5'],
    purse: 2000 - 10 - 5 - 10,
  },
  {
    rule: 'T10: doubled with its insurance, 300 cost 5 and 600 cost 10',
    coups: ['rougeCouleur', 'rougeCouleur'],
    acts: ['rouge 300, insure rouge', 'double'],
    purse: 2000 + 300 - 5 + 600 - 10,
  },
  {
    rule: 'T11 returned, kept: the premium of a tie',
    coups: ['tie', 'tie'],
    acts: ['rouge 600, insure rouge, inverse 5, insure inverse', 'rebet'],
    purse: 2000,
  },
  {
    rule: 'T11 kept: 10 and 5, twice',
    options: { premiumOnTie: 'kept' },
    coups: ['tie', 'tie'],
    acts: ['rouge 600, insure rouge, inverse 5, insure inverse', 'rebet'],
    purse: 2000 - 30,
  },
  {
    rule: 'T12 exact-last-card: void with the last card, one card before it is not',
    options: HALF,
    coups: ['refait', 'refait'],
    rest: '',
    acts: ['rouge 100', 'rouge 100'],
    purse: 1950,
  },
  {
    rule: 'T12 last-coup: half, prison and premium of the refait come back when the shoe runs out',
    options: { lastRefait: 'last-coup', decks: 12 },
    coups: ['refait'],
    rest: '9c 9d',
    acts: ['rouge 105, noir 60, couleur 600, insure couleur', 'half rouge, prison noir', 'inverse 20'],
    purse: 2000,
  },
  {
    rule: 'T13: the shoe runs out: stakes and premiums come back, prisons are held',
    options: PRISON,
    coups: ['refait'],
    rest: '9c 9d',
    acts: ['rouge 100', 'noir 600, insure noir'],
    purse: 1900,
    prison: [[100], [], [], []],
  },
  {
    rule: 'T14: with 11, 12, 13 jack, queen, seven and king make 43 for Noir, and 40 wins for Rouge',
    options: { courtCards: '11-12-13' },
    coups: ['Js Qc 7d Kd  Ks 9c 8h Ts'],
    rest: '9c 9d 9h 9s',
    acts: ['rouge 100, inverse 100, noir 50'],
    purse: 2000 + 100 + 100 - 50,
  },
  {
    rule: 'T16: the maximum is for free stakes: 100 beside 100 in prison',
    options: { ...PRISON, max: 100 },
    coups: ['refait', 'rougeCouleur'],
    acts: ['rouge 100', 'rouge 100'],
    purse: 2100,
  },
];

describe('coup after coup, to the last chip', () => {
  for (const { rule, options, coups, rest, acts, purse, prison = [[], [], [], []] } of CASES)
    test(rule, () => {
      const table = tableOf(coups, options, rest);
      const turns = Math.max(coups.length, acts.length);
      for (let turn = 0; turn < turns; turn++) {
        table.play(acts[turn] ?? '').deal();
      }
      assert.equal(
        table.state.accounts.cloth[0],
        prison.flat().reduce((sum, amount) => sum + amount, 0),
      );
      assert.equal(table.purse, purse);
      assert.deepEqual(table.punter.prison, prison);
    });
});

test('one refait, four punters: half, prison, insurance, and a stake in A', () => {
  const table = tableOf(['refait', 'refait', 'noirCouleur'], { purses: [500, 500, 500, 500] });
  const done = (...choices: readonly (readonly [number, 'half' | 'prison'])[]) => {
    table.deal();
    for (const [seat, choice] of choices) table.choose(choice, seat);
  };
  table.stake('rouge', 100, 3);
  done([3, 'prison']);
  table.stake('rouge', 105, 0);
  table.stake('noir', 105, 1);
  table.stake('couleur', 105, 2);
  table.act({ type: 'insure', chance: 'couleur' }, 2);
  done([0, 'half'], [1, 'prison']);
  assert.deepEqual(table.state.accounts.purses, [500 - 105 + 52, 395, 495, 400]);
  assert.deepEqual(
    table.state.punters.map(({ prison }) => prison),
    [
      [[], [], [], []],
      [[], [105], [], []],
      [[], [], [], []],
      [[0, 100], [], [], []],
    ],
  );
  done();
  assert.deepEqual(table.state.accounts, {
    house: -2000 + 53 + 5 + 100,
    purses: [447, 500, 495, 400],
    cloth: [0, 0, 0, 0],
  });
});
