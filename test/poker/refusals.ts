/** Bad input that every game of poker refuses alike: the reason is named, and the table is as it was. */
import test, { describe } from 'node:test';
import assert from 'node:assert/strict';
import { newLog, OptionError, replay, type Actor, type AnyGame, type Refusal } from '../../src/croupier.ts';
import { trenteQuarante } from '../../src/rules.ts';
import type { BettingGame } from '../../src/stakes/betting-game.ts';
import { ANNA, BRUNO, CARLA, DORA } from './table.ts';

/** What refusals are asked of: a table of either game. */
interface Refusing {
  refused(action: unknown, actor?: Actor): Refusal | undefined;
}

/** A refusal with this code, whose sentence says this; the table is as before. */
export function refuses(table: Refusing, action: unknown, code: string, said: RegExp, actor?: Actor): void {
  const refusal = table.refused(action, actor);
  assert.ok(refusal, `${JSON.stringify(action)} is refused`);
  assert.equal(refusal.code, code, refusal.message);
  assert.match(refusal.message, said);
  assert.match(refusal.message, /^.*\S\.$/, 'it is a sentence');
}

/** Options that are refused: what is wrong with them, the options, the name of the one that is told, what is said of it. */
export type BadOptions = readonly (readonly [wrong: string, options: unknown, option: string, said: RegExp])[];

/** The options of a game: what is wrong with them is told by name; `ante` is the default of the option of that name. */
export function optionsAreChecked(game: BettingGame, ante: number, bad: BadOptions): void {
  const cases: BadOptions = [
    ...bad,
    ['what every object has', { constructor: 5 }, 'constructor', /purses/],
    ['a tax over all of it', { tax: { percent: 101 } }, 'tax.percent', /101.*0 to 100/],
    ['a tax that is a number', { tax: 5 }, 'tax', /an object/],
    ['an unknown part of the tax', { tax: { rate: 5 } }, 'tax.rate', /percent, cap/],
    ['options that are none', 'high', 'options', /an object of options/],
    ['a list of options', [], 'options', /an object of options/],
    ['nothing at all', null, 'options', /an object of options/],
  ];
  for (const [name, options, option, said] of cases)
    test(name, () =>
      assert.throws(
        () => game.open(options as object),
        (error: unknown) => {
          assert.ok(error instanceof OptionError);
          assert.equal(error.option, option);
          assert.ok(error.message.startsWith(`${option}: `), error.message);
          assert.match(error.message, said);
          return true;
        },
      ),
    );
  test('an option that is not said has its default', () => {
    assert.equal(game.open({ ante: undefined } as never).options.ante, ante);
    assert.deepEqual(game.open(undefined).options, game.open({}).options);
  });
  test('every option of every kind refuses what it cannot be, by name', () => {
    for (const name of Object.keys(game.open().options))
      for (const wrong of [NaN, -1, 1.5, 'no', Symbol('no'), () => 0, [[]]])
        assert.throws(
          () => game.open({ [name]: wrong }),
          (error: unknown) => error instanceof OptionError && error.option.startsWith(name),
          name,
        );
  });
}

/** What is no action at all, whatever is played; a game adds what it may not be there. */
export function noActions(
  dealt: () => Refusing,
  actor: Actor,
  own: readonly (readonly [wrong: string, action: unknown, said: RegExp])[],
): void {
  for (const [name, action, said] of [
    ['nothing', null, /an object with a type/],
    ['a word', 'fold', /an object with a type/],
    ['a list', [{ type: 'fold' }], /an object with a type/],
    ['no type', {}, /is no action of this game/],
    ['an action of a game against a bank', { type: 'stake', chance: 'rouge', amount: 5 }, /"stake" is no action/],
    ['what every object has', { type: 'toString' }, /"toString"/],
    ['a wager without an amount', { type: 'raise' }, /raise: to must be a whole number/],
    ['an amount as text', { type: 'raise', to: '10' }, /to must be a whole number/],
    ['half a chip', { type: 'raise', to: 10.5 }, /whole number/],
    ['an amount below 0', { type: 'raise', to: -5 }, /whole number from 0/],
    ['no number', { type: 'raise', to: NaN }, /whole number/],
    ['endless chips', { type: 'raise', to: Infinity }, /whole number/],
    ['a stray field', { type: 'call', amount: 5 }, /call has no field “amount”/],
    ['no list of cards', { type: 'show', cards: 'As' }, /list of cards/],
    ...own,
  ] as const)
    test(name, () => refuses(dealt(), action, 'malformed', said, actor));
}

/** Chairs of a table of four: `opened` before its first hand, `dealt` in it, where Carla is not at turn. */
export function chairsAreChecked(
  opened: () => Refusing & { act(action: { readonly type: never }, actor: number): Refusing },
  dealt: () => Refusing,
): void {
  const after = (type: string, seat: number): Refusing => opened().act({ type } as { type: never }, seat);
  for (const seat of [4, 99, 0.5, -1])
    test(`seat ${seat}, which is not at this table`, () =>
      refuses(dealt(), { type: 'call' }, 'no-such-seat', new RegExp(`no seat ${seat}; this table has 4`), seat));
  test('the croupier where a seat is asked', () =>
    refuses(dealt(), { type: 'nextHand' }, 'not-your-turn', /not the croupier’s turn/, 'croupier'));
  test('an empty seat', () => {
    const empty = after('leave', DORA);
    for (const action of [{ type: 'done' }, { type: 'leave' }, { type: 'buyIn', amount: 400 }, { type: 'sitOut' }])
      refuses(empty, action, 'no-such-seat', /Seat 3 is empty/, DORA);
  });
  test('a seat that has said done', () => {
    const ready = after('done', ANNA);
    refuses(ready, { type: 'done' }, 'not-your-turn', /reopen takes that back/, ANNA);
    refuses(ready, { type: 'leave' }, 'not-now', /before the seat has said done/, ANNA);
    refuses(ready, { type: 'reopen' }, 'not-now', /nothing to take up/, BRUNO);
  });
  test('leaving, buying, sitting out in a hand', () => {
    for (const action of [{ type: 'leave' }, { type: 'buyIn', amount: 400 }, { type: 'sitOut' }, { type: 'sitIn' }])
      refuses(dealt(), action, 'not-now', /only between hands/, CARLA);
  });
  test('sitting out twice, sitting in without having sat out, done while sitting out', () => {
    refuses(opened(), { type: 'sitIn' }, 'not-now', /does not sit out/, ANNA);
    const out = after('sitOut', ANNA);
    refuses(out, { type: 'sitOut' }, 'not-now', /sits out already/, ANNA);
    refuses(out, { type: 'done' }, 'not-now', /sitIn first/, ANNA);
  });
  test('a bet between hands', () =>
    refuses(opened(), { type: 'bet', to: 10 }, 'not-now', /No hand is being played/, ANNA));
}

/** Logs that cannot be read. */
export function logsAreChecked(game: BettingGame & AnyGame): void {
  const log = (...actions: readonly unknown[]) => newLog(game, {}, actions as never);
  describe('logs', () => {
    for (const [name, value, said] of [
      ['of another game', newLog(trenteQuarante, {}), new RegExp(`log of "trente-quarante", not of “${game.id}”`)],
      ['of another version', { ...log(), version: 99 }, /version is 99/],
      ['of another format', { ...log(), format: 'phh' }, /format is "phh"/],
      ['with bad options', { ...log(), options: { purses: [200, 0, 200] } }, /options: purses/],
      ['with unknown options', { ...log(), options: { insurance: true } }, /insurance/],
      ['without actions', { ...log(), actions: undefined }, /no list of actions/],
      ['that is no JSON', '{', /not JSON/],
      ['with an act out of turn', log({ actor: 0, action: { type: 'call' } }), /action 1 \(0\) breaks a rule: No hand/],
      ['with a seat that is none', log({ actor: 7, action: { type: 'done' } }), /action 1 \(7\).*no seat 7/],
      ['with a stranger', log({ actor: 'dealer', action: { type: 'done' } }), /actor must be a seat's number/],
      ['with an action of another game', log({ actor: 0, action: { type: 'insure' } }), /"insure" is no action/],
      ['with an empty entry', log({}), /action 1 needs an actor and an action/],
    ] as const)
      test(name, () => assert.throws(() => replay(game, value), said));
  });
}
