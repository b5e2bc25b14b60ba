/** Saved tables from outside: restored as they were, or refused with a sentence. */
import test, { describe } from 'node:test';
import assert from 'node:assert/strict';
import { seededRandom, shuffledSource, type SavableSource } from '../../src/cards.ts';
import { Croupier, newLog, replay, type AnyGame } from '../../src/croupier.ts';
import { pack, stepsOf, unpack } from '../../src/table/lazy/archive.ts';
import { stud, trenteQuarante } from '../../src/rules.ts';
import { GAMES } from '../games.ts';

/** A table of this game after the croupier's first moves. */
function saved(game: AnyGame) {
  let source: SavableSource | undefined;
  const croupier = new Croupier(game, {
    source: cards => (source = shuffledSource(cards, seededRandom('saved'))),
  });
  croupier.start();
  return { log: croupier.log(), order: source!.order(), seed: 'saved', used: 12 };
}
const text = (value: unknown): string => pack(value as never);

for (const game of GAMES)
  describe(game.id, () => {
    const whole = saved(game);
    const seats = game.open().accounts.purses.length;
    const { order, log } = whole;
    test('a saved table is read back as it was', () => {
      assert.deepEqual(unpack(game, text(whole), seats), JSON.parse(JSON.stringify(whole)));
    });
    for (const [name, value, said] of [
      ['nothing', null, /A log is an object/],
      ['a number', 41, /A log is an object/],
      ['a list', [whole], /A log is an object/],
      ['no log', { order }, /A log is an object/],
      ['the log of another game', { ...whole, log: newLog({ id: 'whist', version: 1 }, {}) }, /log of "whist"/],
      ['no cards', { log }, /the cards are missing/],
      ['invalid cards', { ...whole, order: [...order.slice(1), '11h'] }, /the cards are missing/],
      ['a hidden card', { ...whole, order: [...order.slice(1), '??'] }, /the cards are missing/],
      ['one card too few', { ...whole, order: order.slice(1) }, /the pack is incomplete/],
      ['a card twice', { ...whole, order: [...order.slice(1), order.at(-1)] }, /the pack is incomplete/],
      ['a seed that is not a string', { ...whole, seed: 41 }, /its seed cannot be read/],
      ['an invalid position in the seed', { ...whole, used: -1 }, /its seed cannot be read/],
      ['half a position', { ...whole, used: 0.5 }, /its seed cannot be read/],
      ['a position as a string', { ...whole, used: '12' }, /its seed cannot be read/],
    ] as const)
      test(`refused: ${name}`, () => assert.throws(() => unpack(game, text(value), seats), said));
    for (const nonsense of ['', '@@@', 'bnVsbA', undefined, 41])
      test(`refused: the text ${String(nonsense)}`, () =>
        assert.throws(() => unpack(game, nonsense as string, seats), /^(Error: Not a saved table|LogError: )/));
    test('refused: a table with other seats', () =>
      assert.throws(() => unpack(game, text(whole), seats + 1), new RegExp(`has ${seats} seats; this table has`)));
  });

test('a saved table is a third longer than its JSON, whatever characters its seed has', () => {
  const whole = { ...saved(trenteQuarante), seed: 'Żółw 🂡' };
  const packed = text(whole);
  assert.ok(packed.length < 1.4 * JSON.stringify(whole).length);
  assert.equal(unpack(trenteQuarante, packed, 1).seed, 'Żółw 🂡');
});

test('the steps of a log are read in one pass', () => {
  let applied = 0;
  const counting = {
    ...stud,
    apply: (...[state, actor, action]: Parameters<typeof stud.apply>) => {
      applied++;
      return stud.apply(state, actor, action);
    },
  } as typeof stud;
  const { log } = saved(stud);
  assert.equal(stepsOf(counting, log, 0).length, log.actions.length);
  assert.equal(applied, log.actions.length);
});

describe('a log that begins later than its table', () => {
  const opened = trenteQuarante.open({ decks: 1 });
  const logFrom = (from: unknown) => ({ ...newLog(trenteQuarante, opened.options), from });
  test('is replayed from there', () => assert.deepEqual(replay(trenteQuarante, logFrom(opened)).state, opened));
  for (const [name, from] of [
    ['nothing', null],
    ['a list', []],
    ['a part is missing', { ...opened, punters: undefined }],
    ['an invalid number', { ...opened, hand: Number.NaN }],
    ['a number out of bounds', { ...opened, hand: 1e308 }],
    ['other options', { ...opened, options: { ...opened.options, min: 10 } }],
    ['chips from nowhere', { ...opened, accounts: { ...opened.accounts, purses: [9999] } }],
    ['other seats', { ...opened, accounts: { house: -4000, purses: [2000, 2000], cloth: [0, 0] } }],
    ['a purse below zero', { ...opened, accounts: { house: 5, purses: [-5], cloth: [0] } }],
  ] as const)
    test(`is refused: ${name}`, () =>
      assert.throws(() => replay(trenteQuarante, logFrom(from)), /does not begin with a table of its options/));
});
