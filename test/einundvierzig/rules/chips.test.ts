/** Rulings to the last chip: each case was calculated by hand from the sheet, with ante 2, limits 5/10 and 200 chips each. */
import test, { describe } from 'node:test';
import assert from 'node:assert/strict';
import { dealerOf, playersOf } from '../../../src/einundvierzig/rules/table.ts';
import { ANNA, BRUNO, CARLA, DORA, dealt, tableOf, type Setting } from './table.ts';

interface Case {
  readonly rule: string;
  readonly setting: Setting;
  /** The actions of the first round, if not everybody calls. */
  readonly first?: string;
  /** The actions of the second round, if not everybody checks. */
  readonly second?: string;
  readonly purses: readonly number[];
}

/** Anna wins, then Carla, then Bruno. */
const THREE = ['Ac Ad Ah 7s', '7c 8d 9h Ts', 'Kc Kd 8h 7h'];
/** Dora wins, then Carla, then Bruno, then Anna. */
const FOUR = ['7c 8d 9h Ts', '9c 9d 7h 8s', 'Kc Kd 7s 8h', 'Ac Ad Ah 7d'];
/** Bruno has 41; Anna's three aces are less, Carla's hand is worthless. */
const BRUNOS_41 = ['Ac Ah As 7s', 'Ad Kd Qd Jd', '7c 8d 9h Ts'];

const CASES: readonly Case[] = [
  {
    rule: 'E2: two nines and two eights are 18, less than 19 of one suit',
    setting: { hands: ['9c 9d 8h 8s', 'Ks 9s 8d 7h', 'Jc Td 9h 7s'] },
    purses: [193, 213, 193],
  },
  {
    rule: 'E3: where Vorhand has folded, the next on her left wins among equals',
    setting: { hands: ['Ac Ad Ah 7s', '7c 8d 9h Ts', 'Kc Kd 8h 7h', 'Qc Qd 8s 7d'] },
    first: 'call, call, raise 10, fold, call, call',
    purses: [193, 188, 229, 188],
  },
  {
    rule: 'E3: four of a suit with the same sum',
    setting: { hands: ['7h 8s 9h Tc', 'Ad Jd Td 7d', 'Ac Kc Qc 7c'] },
    purses: [193, 213, 193],
  },
  {
    rule: 'E3: three of a suit with the same sum, whatever the fourth card is',
    setting: { hands: ['7h 8s 9h Tc', 'Kd Jd 7d 8c', 'Qs Ts 7s Ah'] },
    purses: [193, 213, 193],
  },
  {
    rule: 'E4 round-closed: Dora and Anna still speak after the first call',
    setting: { hands: FOUR },
    second: 'bet 10, call, call, call',
    purses: [183, 183, 183, 248],
  },
  {
    rule: 'E4 first-call: they are in for what they have paid: 28 for Dora, 20 for Carla',
    setting: { hands: FOUR, showdownTrigger: 'first-call' },
    second: 'bet 10, call',
    purses: [193, 183, 202, 220],
  },
  {
    rule: 'E4 first-call after a raise: who has bet 10 is in for 10',
    setting: {
      hands: ['7c 8d 9h Ts', 'Ac Ad Ah 7d', 'Jc 9d 7s 8h', 'Kc Kd 7h 8s'],
      showdownTrigger: 'first-call',
    },
    second: 'bet 10, raise 20, call',
    purses: [193, 239, 173, 192],
  },
  {
    rule: 'E4 first-call with the last 3: the other 7 of the bet go back',
    setting: {
      hands: ['7c 8d 9h Ts', '9c 9d 7h 8s', 'Ac Ad Ah 7d', 'Kc Kd 7s 8h'],
      purses: [200, 200, 10, 200],
      showdownTrigger: 'first-call',
    },
    second: 'bet 10, call',
    purses: [193, 190, 33, 193],
  },
  {
    rule: 'E5 last-round: two left raise a fourth time in the second round',
    setting: { hands: THREE },
    first: 'call, fold',
    second: 'bet 10, raise 20, raise 30, raise 40, raise 50, call',
    purses: [254, 143, 198],
  },
  {
    rule: 'E5 never: two left raise three times',
    setting: { hands: THREE, capLiftedHeadsUp: 'never' },
    first: 'call, fold',
    second: 'bet 10, raise 20, raise 30, raise 40, call',
    purses: [245, 153, 198],
  },
  {
    rule: 'E5 always: two left raise a fourth time in the first round',
    setting: { hands: THREE, capLiftedHeadsUp: 'always' },
    first: 'raise 10, fold, raise 15, raise 20, raise 25, call',
    purses: [227, 173, 198],
  },
  {
    rule: 'E6 check: who has checked may fold to a bet',
    setting: { hands: THREE },
    second: 'check, bet 10, call, fold',
    purses: [222, 193, 183],
  },
  {
    rule: 'E6 forehand-forced: all fold to the forced bet, and it goes back',
    setting: { hands: THREE, secondRoundOpening: 'forehand-forced' },
    second: 'fold, fold',
    purses: [213, 193, 193],
  },
  {
    rule: 'E6 forehand-forced: with 3 chips left she is in for 3, the others for the full 10',
    setting: { hands: THREE, purses: [10, 200, 200], secondRoundOpening: 'forehand-forced' },
    second: 'call, call',
    purses: [29, 183, 197],
  },
  {
    rule: 'E6 forehand: she bets first',
    setting: { hands: THREE, secondRoundFirst: 'forehand' },
    second: 'bet 10, fold, call',
    purses: [222, 193, 183],
  },
  {
    rule: 'E7 higher: 10 and 20',
    setting: { hands: THREE },
    second: 'bet 10, raise 20, call, call',
    purses: [250, 173, 173],
  },
  {
    rule: 'E7 lower: 5 and 10',
    setting: { hands: THREE, secondRoundUnit: 'lower' },
    second: 'bet 5, raise 10, call, call',
    purses: [232, 183, 183],
  },
  {
    rule: 'E7 either: 5, raised by 10',
    setting: { hands: THREE, secondRoundUnit: 'either' },
    second: 'bet 5, raise 15, call, call',
    purses: [241, 178, 178],
  },
  {
    rule: 'E8 true: Vorhand raises what all have only called',
    setting: { hands: THREE, forehandOption: true },
    first: 'call, call, raise 10, call, fold',
    purses: [218, 188, 193],
  },
  {
    rule: 'E10: a 41 that is folded gets nothing',
    setting: { hands: BRUNOS_41 },
    second: 'check, bet 10, call, fold',
    purses: [222, 193, 183],
  },
  {
    rule: 'E10: a 41 that is all-in gets all of the bonus',
    setting: { hands: BRUNOS_41, purses: [200, 12, 200] },
    second: 'bet 5, call, call',
    purses: [188, 135, 188],
  },
  {
    rule: 'E10: a 41 that wins the main pot only gets one bonus',
    setting: { hands: BRUNOS_41, purses: [200, 12, 200] },
    second: 'bet 5, raise 15, call',
    purses: [197, 135, 178],
  },
  {
    rule: 'E11: the limit is for each pot: 3 of the main pot, 3 of the side pot',
    setting: {
      hands: ['7h 8s 9h Tc', '8c 8d 8h Ac', 'Ks Qs 9c 7d', 'Jh Th 9d 7c'],
      purses: [200, 20, 35, 200],
      rake: { percent: 25, cap: 3 },
    },
    first: 'call, call, raise 10, call, call, call',
    second: 'check, bet 10, raise 20, fold, call, raise 23, call',
    purses: [188, 69, 27, 165],
  },
  {
    rule: 'E11: 20 percent of 30 are 6, and with chips of 5 the house takes 5',
    setting: { hands: THREE, ante: 5, step: 5, rake: { percent: 20 } },
    purses: [215, 190, 190],
  },
  {
    rule: 'E11: a pot that all have left in the first round is raked, the forced bet that nobody called is not',
    setting: { rake: { percent: 25 } },
    first: 'fold, fold, fold',
    purses: [204, 198, 198, 198],
  },
  {
    rule: 'E12: one chip for the ante of 2: a main pot of four chips, a side pot of the rest',
    setting: { hands: ['7c 8d 9h Ts', 'Ac Ad Ah 7d', '9c 9d 7h 8s', 'Kc Kd 7s 8h'], purses: [200, 1, 200, 200] },
    purses: [193, 4, 193, 211],
  },
  {
    rule: 'E12: 2 chips for the forced bet of 5: the others pay 5, and play for the rest',
    setting: { hands: ['Ac Ad Ah 7d', '7c 8d 9h Ts', 'Kc Kd 7s 8h', '9c 9d 7h 8s'], purses: [4, 200, 200, 200] },
    purses: [16, 193, 202, 193],
  },
  {
    rule: 'E12: equal hands in the main pot: all of it to Vorhand, the side pot to the other',
    setting: { hands: ['Kc Kd 8h 7h', '7c 8d 9h Ts', 'Qc Qd 8s 7d'], purses: [10, 200, 200] },
    second: 'bet 10, call, call',
    purses: [29, 183, 197],
  },
  {
    rule: 'E12: a raise by 3 is called, not raised',
    setting: { hands: ['7c 8d 9h Ts', '9c 9d 7h 8s', 'Ac Ad Ah 7d', 'Kc Kd 7s 8h'], purses: [2000, 200, 20, 2000] },
    second: 'bet 10, raise 13, call, call, call',
    purses: [1980, 180, 76, 1980],
  },
  {
    rule: 'E12: three all-in for three amounts: a main pot and two side pots',
    setting: { hands: ['Kc Kd 8h 7h', 'Ac Ad Ah 7d', 'Qc Qd Qh 7c', 'Jc 9d 7s 8s'], purses: [200, 7, 12, 200] },
    second: 'bet 5, raise 15, call',
    purses: [197, 27, 15, 178],
  },
  {
    rule: 'E16: seven players, 28 of 32 cards',
    setting: { hands: ['7c 8d 9h Ts', '--', '--', '--', '--', '--', 'Ac Ad Ah As'] },
    purses: [193, 193, 193, 193, 193, 193, 240],
  },
];

describe('each ruling, to the last chip', () => {
  for (const { rule, setting, first, second, purses } of CASES)
    test(rule, () => {
      const table = dealt(setting);
      if (first) table.play(first);
      table.until('second');
      if (second) table.play(second);
      assert.deepEqual(table.until().purses, purses);
    });
});

describe('the Spitz passes over players who sit out', () => {
  const cards = (table: ReturnType<typeof tableOf>) =>
    table.events().flatMap(event => (event.type === 'card' ? [event.seat] : []));
  test('Anna sits out: Bruno is Vorhand, and the deal starts on his left', () => {
    const table = tableOf({ dealer: 'players' }).act({ type: 'sitOut' }, ANNA);
    assert.equal(dealerOf(table.state), DORA);
    table.deal();
    assert.equal(table.state.forehand, BRUNO);
    assert.equal(dealerOf(table.state), DORA);
    assert.deepEqual(table.state.accounts.cloth, [0, 7, 2, 2]);
    assert.deepEqual(cards(table).slice(0, 3), [CARLA, DORA, BRUNO]);
    assert.deepEqual(playersOf(table.state), [CARLA, DORA, BRUNO]);
    assert.equal(table.turn, 'Carla');
  });
  test('the Spitz moves from Bruno to Carla, and Anna is dealt in again when she returns', () => {
    const table = tableOf().act({ type: 'sitOut' }, ANNA).deal().until();
    table.act({ type: 'nextHand' }, 'croupier').act({ type: 'sitIn' }, ANNA).deal();
    assert.equal(table.state.forehand, CARLA);
    assert.deepEqual(playersOf(table.state), [DORA, ANNA, BRUNO, CARLA]);
  });
  test('a player who has lost all chips is passed over, buys in, and is dealt in at once', () => {
    const hands = ['Ac Ad Ah 7s', '7c 8d 9h Ts', 'Kc Kd 8h 7h', 'Qc Qd 8s 7d'];
    const table = dealt({ hands, purses: [200, 7, 200, 200] }).until();
    assert.deepEqual(table.purses, [220, 0, 193, 193]);
    table.act({ type: 'nextHand' }, 'croupier').act({ type: 'buyIn', amount: 200 }, BRUNO).deal();
    assert.equal(table.state.forehand, CARLA);
    assert.deepEqual(playersOf(table.state), [DORA, ANNA, BRUNO, CARLA]);
    assert.deepEqual(table.state.accounts.cloth, [2, 2, 7, 2]);
  });
});
