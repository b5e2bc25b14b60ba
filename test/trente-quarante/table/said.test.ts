/** What the board says in words. */
import test, { describe } from 'node:test';
import assert from 'node:assert/strict';
import { trenteQuarante, trenteQuaranteOutcome } from '../../../src/rules.ts';
import { LANGUAGES } from '../../../src/table/look/lang.ts';
import { whysAreShort } from '../../table/why.ts';
import { settingsOf } from '../../../src/table/look/attributes.ts';
import { OPTIONS } from '../../../src/trente-quarante/rules/options.ts';
import { statusOf, waiting } from '../../../src/trente-quarante/play/status.ts';
import { SETUP } from '../../../src/trente-quarante/play/play.ts';
import { openingTold } from '../../../src/trente-quarante/play/narration.ts';
import type { Shown } from '../../../src/trente-quarante/look/shown.ts';
import { shareOf } from '../../../src/trente-quarante/rules/settlement.ts';
import { BOARD, BOARD_LAZY, rulesSaid } from '../../table/texts.ts';
import { tableOf } from '../rules/table.ts';

const NAMES = ['Anna', 'Bruno'];

/** The board of a seat, as far as it says something. */
const tellerOf = (seat: number, { state }: ReturnType<typeof tableOf>) => {
  const view = trenteQuarante.view(state, seat);
  return {
    view,
    words: BOARD.en,
    own: view.punters[seat],
    ownSeats: [seat],
    legal: trenteQuarante.legal(view),
    person: (other: number) => NAMES[other]!,
  };
};

describe('while two bet at the same time', () => {
  test('no player who may still bet is told to wait for another', () => {
    const table = tableOf([], { purses: [100, 100] });
    assert.equal(waiting(tellerOf(1, table)), undefined);
    table.act({ type: 'done' }, 1);
    assert.equal(waiting(tellerOf(1, table)), 'Anna is betting.');
  });
});

test('a refait tells each player what happened to their stake: half lost, locked, or no stake', () => {
  const told = (stake: number, choice?: 'half' | 'prison') => {
    const table = tableOf(['refait']);
    if (stake > 0) table.stake('rouge', stake);
    table.deal();
    if (choice) table.choose(choice);
    const { now, because } = statusOf({ ...tellerOf(0, table), settled: true } as unknown as Shown);
    return [now, because];
  };
  assert.deepEqual(told(0), ['Refait: 31 and 31', 'Both rows make 31: only the bank gains. You had no stake.']);
  assert.deepEqual(told(10, 'half'), ['You lose 5', 'Both rows make 31: the bank takes half of your stakes.']);
  assert.deepEqual(told(10, 'prison'), ['Refait: 31 and 31', 'Both rows make 31: your stakes go to prison.']);
});

test('a refait after which one stake is half lost and another locked is told as both', () => {
  const table = tableOf(['refait']);
  table.stake('rouge', 10);
  table.stake('noir', 10);
  table.deal();
  table.act({ type: 'choose', chance: 'rouge', choice: 'half' });
  table.act({ type: 'choose', chance: 'noir', choice: 'prison' });
  table.act({ type: 'done' });
  const { because } = statusOf({ ...tellerOf(0, table), settled: true } as unknown as Shown);
  assert.equal(because, 'Both rows make 31: some of your stakes are half lost, the others go to prison.');
});

test('a refait asks for a choice only whoever has one: not the next at the screen, whose stake is insured', () => {
  const table = tableOf(['refait'], { purses: [100, 100] });
  table.act({ type: 'stake', chance: 'rouge', amount: 10 }, 0);
  table.act({ type: 'done' }, 0);
  table.act({ type: 'stake', chance: 'noir', amount: 20 }, 1);
  table.act({ type: 'insure', chance: 'noir' }, 1);
  table.act({ type: 'done' }, 1);
  table.deal();
  const told = (seat: number) => {
    const { now, because } = statusOf({ ...tellerOf(seat, table), ownSeats: [0, 1] } as unknown as Shown);
    return [now, because];
  };
  assert.deepEqual(told(0), [
    'Anna: Refait, 31 and 31',
    'Choose for each stake: half of it back, or all of it in prison.',
  ]);
  assert.deepEqual(told(1), ['Bruno: −5', 'Both rows make 31. Insured stakes are safe.']);
});

test('a stake in prison was staked once, however many coups it lies there', () => {
  const table = tableOf(['refait', 'noirInverse']);
  table.stake('rouge', 10);
  table.deal();
  table.choose('prison');
  const staked = (): readonly number[] | undefined => SETUP.round(trenteQuarante.view(table.state, 0), 0)?.stakes;
  assert.deepEqual(staked(), [10]);
  table.deal();
  assert.deepEqual([staked(), trenteQuaranteOutcome(trenteQuarante.view(table.state, 0), 0)?.net], [[], -10]);
});

test('after a refait with an insured stake the title tells what the premium has cost', () => {
  const table = tableOf(['refait'], { purses: [1000] });
  table.stake('rouge', 600);
  table.act({ type: 'insure', chance: 'rouge' });
  table.deal();
  const { now, because } = statusOf({ ...tellerOf(0, table), settled: true } as unknown as Shown);
  assert.deepEqual([now, because], ['You lose 10', 'Both rows make 31. Insured stakes are safe.']);
});

test('of two people at one screen the one who chooses after a refait is named', () => {
  const table = tableOf(['refait'], { purses: [100, 100] });
  table.stake('rouge', 10);
  table.deal();
  const asked = (ownSeats: readonly number[]): string =>
    statusOf({ ...tellerOf(0, table), ownSeats } as unknown as Shown).now;
  assert.equal(asked([0, 1]), 'Anna: Refait, 31 and 31');
  assert.equal(asked([0]), 'Refait: 31 and 31');
});

test('of several people at one screen the title says whose result it is', () => {
  const table = tableOf(['noirInverse'], { purses: [100, 100] });
  table.stake('rouge', 10);
  table.deal();
  const title = (ownSeats: readonly number[]): string =>
    statusOf({ ...tellerOf(0, table), ownSeats, settled: true } as unknown as Shown).now;
  assert.equal(title([0, 1]), 'Anna: −10');
  assert.equal(title([0]), 'You lose 10');
});

test('without a stake the title of a coup names the winning fields in the player’s own language', () => {
  for (const [language, title] of [
    ['en', 'Noir and Inverse win'],
    ['de', 'Noir und Inverse gewinnen'],
    ['fr', 'Noir et Inverse gagnent'],
  ] as const) {
    const table = tableOf(['noirInverse']);
    table.deal();
    const teller = { ...tellerOf(0, table), words: BOARD[language], settled: true };
    const { now, call } = statusOf(teller as unknown as Shown);
    assert.deepEqual([now, call], [title, 'Rouge perd et la couleur']);
  }
});

test('a coup that empties the purse says so, and what to do', () => {
  const table = tableOf(['noirInverse'], { purses: [40] });
  table.stake('rouge', 40);
  table.deal();
  const { now, because } = statusOf({ ...tellerOf(0, table), settled: true } as unknown as Shown);
  assert.deepEqual(
    [now, because],
    ['You lose 40', 'Not enough chips. They do not cover a stake. Press “Buy chips” to play on.'],
  );
});

test('half of 5 is 2 chips: the text says 50 % only before rounding, and never that half is never worse', () => {
  const { state } = tableOf([]);
  assert.equal(shareOf(5, 2, state.options.halfRounding) / 5, 0.4);
  for (const language of LANGUAGES)
    assert.doesNotMatch(BOARD_LAZY[language].helpIn(state.options).worth!('40', '50'), /never|nie |jamais/);
});

test('one pack is not called several packs', () => {
  assert.equal(BOARD.en.limits('5', '2000', 1), '5 to 2000 per chance · 1 pack');
});

test('a purse below the minimum is not called empty', () => {
  const table = tableOf([], { purses: [3] });
  assert.equal(
    openingTold(tellerOf(0, table)),
    'Not enough chips. They do not cover a stake. Press “Buy chips” to play on.',
  );
});

test('the rules mention everything that is changed at a table', () => {
  for (const { property, path, rule } of settingsOf(OPTIONS)) {
    const values = rule.kind === 'choice' ? rule.values : property === 'step' ? [1, 5] : [5, 10];
    for (const language of LANGUAGES) {
      const told = values.map(value => {
        const option = path.reduceRight<unknown>((inner, name) => ({ [name]: inner }), value) as object;
        const { rules } = BOARD_LAZY[language].helpIn(trenteQuarante.open({ step: 1, ...option }).options);
        return rulesSaid(rules);
      });
      assert.equal(new Set(told).size, values.length, `${property} in ${language}: ${told.join('\n')}`);
    }
  }
});

test('where the premium of a void coup is kept, nobody is told that the coup costs nothing', () => {
  const why = (premiumOnTie: 'kept' | 'returned') =>
    BOARD_LAZY.en.helpIn(trenteQuarante.open({ premiumOnTie }).options).why.tie;
  assert.match(why('kept'), /keeps the premium, even in a void coup/);
  assert.match(why('returned'), /except in a void coup/);
});

test('a “why?” opens one or two sentences, in every language and with every option', () => {
  whysAreShort(settingsOf(OPTIONS), (language, option) => {
    const { why, worth } = BOARD_LAZY[language].helpIn(trenteQuarante.open(option).options);
    return [...Object.values(why), worth?.('40', '50') ?? ''];
  });
});
