/** Bad input that every game refuses alike: the reason is named, and the table stays as it was. */
import test from 'node:test';
import assert from 'node:assert/strict';
import { OptionError, type Actor, type Refusal } from '../../src/croupier.ts';

/** What refusals are asked of: a table of any game. */
export interface Refusing {
  refused(action: unknown, actor?: Actor): Refusal | undefined;
}

/** A refusal with this code, whose sentence says this; the table stays as before. */
export function refuses(table: Refusing, action: unknown, code: string, said: RegExp, actor?: Actor): void {
  const refusal = table.refused(action, actor);
  assert.ok(refusal, `${JSON.stringify(action)} is refused`);
  assert.equal(refusal.code, code, refusal.message);
  assert.match(refusal.message, said);
  assert.match(refusal.message, /^.*\S\.$/, 'it is a sentence');
}

/** Options that are refused: the error, the options, the name of the one reported, and the message. */
export type BadOptions = readonly (readonly [wrong: string, options: unknown, option: string, said: RegExp])[];

/** The options of a game: their errors are reported by name; an option left out has its `usual` value. */
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
  test('an option that is left out has its default', () => {
    const { options } = game.open(Object.fromEntries(Object.keys(usual).map(name => [name, undefined])));
    assert.deepEqual({ ...options, ...usual }, options);
    assert.deepEqual(game.open(undefined).options, game.open({}).options);
  });
  test('every option of every kind refuses invalid values, by name', () => {
    for (const name of Object.keys(game.open().options))
      for (const wrong of [NaN, -1, 1.5, 'no', Symbol('no'), () => 0, [[]]])
        assert.throws(
          () => game.open({ [name]: wrong }),
          (error: unknown) => error instanceof OptionError && error.option.startsWith(name),
          name,
        );
  });
}

/** Invalid actions: the error, and the message. */
export type NoActions = readonly (readonly [wrong: string, action: unknown, said: RegExp])[];

/** Values that are no action at any game; `bet`: an action that names chips, where the game calls them that. */
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
        ['that are not a number', NaN],
        ['without end', Infinity],
      ] as const
    ).map(([wrong, value]) => [`chips ${wrong}`, { ...bet, [amount]: value }, /whole number/] as const),
    ['a stray field', { ...bet, [amount]: 5, coppered: true }, /has no field “coppered”/],
    ...own,
  ];
  for (const [name, action, said] of cases) test(name, () => refuses(table(), action, 'malformed', said, actor));
}
