/** Bad input that every poker game refuses alike, beside what every game does. */
import test, { describe } from 'node:test';
import assert from 'node:assert/strict';
import { newLog, replay, type Actor, type AnyGame } from '../../src/croupier.ts';
import { trenteQuarante } from '../../src/rules.ts';
import type { BettingGame } from '../../src/stakes/betting-game.ts';
import * as every from '../game/refusals.ts';
import { ANNA, BRUNO, CARLA, DORA } from './table.ts';

const { refuses } = every;
export { refuses };

/** The options of a game; `ante` is the default of the option of that name. */
export const optionsAreChecked = (game: BettingGame, ante: number, bad: every.BadOptions): void =>
  every.optionsAreChecked(game, { ante }, [
    ...bad,
    ['a rake over all of it', { rake: { percent: 101 } }, 'rake.percent', /101.*0 to 100/],
    ['a rake that is a number', { rake: 5 }, 'rake', /an object/],
    ['an unknown part of the rake', { rake: { rate: 5 } }, 'rake.rate', /percent, cap/],
  ]);

/** Invalid actions at a poker table; a game adds its own. */
export const noActions = (dealt: () => every.Refusing, actor: Actor, own: every.NoActions): void =>
  every.noActions(
    dealt,
    actor,
    [{ type: 'raise' }, 'to'],
    [
      ['an action of a game against a bank', { type: 'stake', chance: 'rouge', amount: 5 }, /"stake" is not an action/],
      ['a call with an amount', { type: 'call', amount: 5 }, /call has no field “amount”/],
      ['not a list of cards', { type: 'show', cards: 'As' }, /list of cards/],
      ...own,
    ],
  );

/** Chairs of a table of four: `opened` before its first hand, `dealt` in it, when it is not Carla's turn. */
export function chairsAreChecked(
  opened: () => every.Refusing & { act(action: { readonly type: never }, actor: number): every.Refusing },
  dealt: () => every.Refusing,
): void {
  const after = (type: string, seat: number): every.Refusing => opened().act({ type } as { type: never }, seat);
  for (const seat of [4, 99, 0.5, -1])
    test(`seat ${seat}, which is not at this table`, () =>
      refuses(dealt(), { type: 'call' }, 'no-such-seat', new RegExp(`no seat ${seat}; this table has 4`), seat));
  test('the croupier, when a seat is due', () =>
    refuses(dealt(), { type: 'nextHand' }, 'not-your-turn', /not the croupier’s turn/, 'croupier'));
  test('an empty seat', () => {
    const empty = after('leave', DORA);
    for (const action of [{ type: 'done' }, { type: 'leave' }, { type: 'buyIn', amount: 400 }, { type: 'sitOut' }])
      refuses(empty, action, 'no-such-seat', /Seat 3 is empty/, DORA);
  });
  test('a seat that is done', () => {
    const ready = after('done', ANNA);
    refuses(ready, { type: 'done' }, 'not-your-turn', /use “reopen” to undo it/, ANNA);
    refuses(ready, { type: 'leave' }, 'not-now', /before the seat is done/, ANNA);
    refuses(ready, { type: 'reopen' }, 'not-now', /nothing to reopen/, BRUNO);
  });
  test('leaving, buying, sitting out during a hand', () => {
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
      ['that is not JSON', '{', /not JSON/],
      [
        'with an action out of turn',
        log({ actor: 0, action: { type: 'call' } }),
        /action 1 \(0\) breaks a rule: No hand/,
      ],
      ['with a seat that does not exist', log({ actor: 7, action: { type: 'done' } }), /action 1 \(7\).*no seat 7/],
      ['with a stranger', log({ actor: 'dealer', action: { type: 'done' } }), /actor must be a seat's number/],
      ['with an action of another game', log({ actor: 0, action: { type: 'insure' } }), /"insure" is not an action/],
      ['with an empty entry', log({}), /action 1 needs an actor and an action/],
    ] as const)
      test(name, () => assert.throws(() => replay(game, value), said));
  });
}
