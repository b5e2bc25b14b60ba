/** Saved tables from outside: taken up as they were, or refused with a sentence. */
import test, { describe } from 'node:test';
import assert from 'node:assert/strict';
import { seededRandom, shuffledSource, type SavableSource } from '../../src/cards.ts';
import { Croupier, newLog, type AnyGame, type TableState } from '../../src/croupier.ts';
import { einundvierzig, faro, stud, trenteQuarante } from '../../src/rules.ts';
import { pack, unpack } from '../../src/table/archive.ts';

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

for (const game of [einundvierzig, trenteQuarante, stud, faro] as readonly AnyGame[])
  describe(game.id, () => {
    const whole = saved(game);
    const seats = (game.open() as TableState).accounts.purses.length;
    const { order, log } = whole;
    test('a saved table is read as it was', () => {
      assert.deepEqual(unpack(game, text(whole), seats), JSON.parse(JSON.stringify(whole)));
    });
    for (const [name, value, said] of [
      ['nothing', null, /A log is an object/],
      ['a number', 41, /A log is an object/],
      ['a list', [whole], /A log is an object/],
      ['no log', { order }, /A log is an object/],
      ['the log of another game', { ...whole, log: newLog({ id: 'whist', version: 1 }, {}) }, /log of "whist"/],
      ['no cards', { log }, /the cards are missing/],
      ['cards that are none', { ...whole, order: [...order.slice(1), '11h'] }, /the cards are missing/],
      ['a covered card', { ...whole, order: [...order.slice(1), '??'] }, /the cards are missing/],
      ['a card too few', { ...whole, order: order.slice(1) }, /no whole pack/],
      ['a card twice', { ...whole, order: [...order.slice(1), order.at(-1)] }, /no whole pack/],
      ['a seed that is no text', { ...whole, seed: 41 }, /its seed cannot be read/],
      ['a place in the seed that is none', { ...whole, used: -1 }, /its seed cannot be read/],
      ['half a place in it', { ...whole, used: 0.5 }, /its seed cannot be read/],
      ['a place as text', { ...whole, used: '12' }, /its seed cannot be read/],
    ] as const)
      test(`refused: ${name}`, () => assert.throws(() => unpack(game, text(value), seats), said));
    for (const nonsense of ['', '@@@', 'bnVsbA', undefined, 41])
      test(`refused: the text ${String(nonsense)}`, () =>
        assert.throws(() => unpack(game, nonsense as string, seats), /^(Error: This is no saved table|LogError: )/));
    test('refused: a table with other seats', () =>
      assert.throws(() => unpack(game, text(whole), seats + 1), new RegExp(`has ${seats} seats; here they are`)));
  });
