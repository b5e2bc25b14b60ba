/** Bad input that every game refuses alike: the reason is named, and the table is as it was. */
import test from 'node:test';
import assert from 'node:assert/strict';
import { OptionError, type Actor, type Refusal } from '../../src/croupier.ts';

/** What refusals are asked of: a table of any game. */
export interface Refusing {
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

/** The options of a game: what is wrong with them is told by name; an option that is not said has its `usual` value. */
export function optionsAreChecked(
  game: { open(options?: object): { readonly options: object } },
  usual: Readonly<Record<string, unknown>>,
  bad: BadOptions,
): void {
  const cases: BadOptions = [
    ...bad,
    ['what every object has', { constructor: 5 }, 'constructor', /purses/],
    ['options that are none', 'high', 'options', /an object of options/],
    ['a list of options', [usual], 'options', /an object of options/],
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
    const { options } = game.open(Object.fromEntries(Object.keys(usual).map(name => [name, undefined])));
    assert.deepEqual({ ...options, ...usual }, options);
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

/** What is no action: what is wrong with it, and what is said of that. */
export type NoActions = readonly (readonly [wrong: string, action: unknown, said: RegExp])[];

/** What is no action at all, whatever is played; `bet`: an action that names chips, where its game calls them so. */
export function noActions(
  table: () => Refusing,
  actor: Actor,
  [bet, amount]: readonly [bet: object, amount: string],
  own: NoActions,
): void {
  const cases: NoActions = [
    ['nothing', null, /an object with a type/],
    ['nothing said', undefined, /an object with a type/],
    ['a word', 'done', /an object with a type/],
    ['a list', [{ type: 'done' }], /an object with a type/],
    ['no type', {}, /is not an action of this game/],
    ['what every object has', { type: 'toString' }, /"toString"/],
    ['chips that are not named', bet, new RegExp(`: ${amount} must be a whole number`)],
    ...(
      [
        ['as text', '5'],
        ['by halves', 2.5],
        ['below 0', -5],
        ['that are no number', NaN],
        ['without end', Infinity],
      ] as const
    ).map(([wrong, value]) => [`chips ${wrong}`, { ...bet, [amount]: value }, /whole number/] as const),
    ['a stray field', { ...bet, [amount]: 5, coppered: true }, /has no field “coppered”/],
    ...own,
  ];
  for (const [name, action, said] of cases) test(name, () => refuses(table(), action, 'malformed', said, actor));
}
