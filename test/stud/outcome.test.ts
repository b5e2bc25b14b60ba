/** What a hand of stud won or lost each seat, as data. */
import test, { describe } from 'node:test';
import assert from 'node:assert/strict';
import fc from 'fast-check';
import type { Viewer } from '../../src/croupier.ts';
import { stud, studOutcome } from '../../src/rules.ts';
import { ANNA, BRUNO, CARLA, dealt } from './rules/table.ts';

const outcomeOf = ({ state }: ReturnType<typeof dealt>, seat: Viewer) => studOutcome(stud.view(state, seat), seat)!;
const causes = (table: ReturnType<typeof dealt>, ...seats: readonly Viewer[]) =>
  seats.map(seat => {
    const { cause, net } = outcomeOf(table, seat);
    return `${cause} ${net}`;
  });

test('there is no outcome before a hand is settled', () => {
  assert.equal(studOutcome(stud.view(dealt({ seats: 2 }).state, BRUNO), BRUNO), undefined);
});

test('a player who folds loses what they had put in, and the last player left wins the rest', () => {
  const table = dealt({ seats: 3 }).play('bring 5, complete 10, fold, fold');
  assert.deepEqual(causes(table, ANNA, BRUNO, CARLA, 'onlooker'), ['folded -10', 'won 15', 'folded -5', 'lookedOn 0']);
  assert.equal(outcomeOf(table, BRUNO).parts[0]!.reason, 'folds');
});

describe('at the showdown', () => {
  const hands = ['As Ad Ah 7c 8d 9h 2s', 'Ks Kd Kh 7d 8h 9s 3c', 'Qs Qd Qh 7h 8s 9c 4d'];

  test('each player learns which hand the best one beat: a loser their own, the winner the runner-up', () => {
    const table = dealt({ hands }).until().showAll();
    assert.deepEqual(causes(table, ANNA, BRUNO, CARLA), ['won 20', 'lost -10', 'lost -10']);
    assert.deepEqual(
      [ANNA, BRUNO, CARLA, 'onlooker' as const].map(seat => outcomeOf(table, seat).parts[0]!.beaten),
      [BRUNO, BRUNO, CARLA, BRUNO],
    );
  });

  test('a side pot is a part of its own: its winner may still lose the hand overall', () => {
    const table = dealt({ hands, purses: [15, 100, 100] })
      .play('bring 5, complete 10, call, call, bet 10, call')
      .until()
      .showAll();
    assert.deepEqual(causes(table, ANNA, BRUNO, CARLA), ['shared 30', 'shared -5', 'lost -25']);
    const [main, side] = outcomeOf(table, BRUNO).parts;
    assert.deepEqual([main!.shares[0]!.seat, main!.beaten], [ANNA, BRUNO]);
    assert.deepEqual([side!.shares[0]!.seat, side!.beaten], [BRUNO, CARLA]);
  });

  test('equal hands share the pot, and beat any lower hand', () => {
    const equal = ['As Kd 2h 4c 7d 9h 9s', 'Ad Ks 3h 4d 7s 9d 9c', 'Qs Jd Th 8c 6d 4h 3s'];
    const [part] = outcomeOf(dealt({ hands: equal }).until().showAll(), CARLA).parts;
    assert.equal(part!.reason, 'equal');
    assert.deepEqual(part!.shares.map(({ seat }) => seat).sort(), [ANNA, BRUNO]);
    assert.equal(part!.beaten, CARLA);
  });

  test('each half of high-low is a part, with hands ranked in its own order', () => {
    const halves = ['As 2d 6h 4c 7d 9h 9s', 'Ks Kd Kh Jc 9d 3s 8c', 'Ah 3d 6s 5c 8d Th Ts'];
    const table = dealt({ hands: halves, variant: 'high-low', lowRank: 'eight-or-better' }).until().showAll();
    assert.deepEqual(causes(table, ANNA, BRUNO, CARLA), ['shared 5', 'shared 5', 'lost -10']);
    assert.deepEqual(
      outcomeOf(table, ANNA).parts.map(({ side, shares, beaten }) => [side, shares[0]!.seat, beaten]),
      [
        ['high', BRUNO, ANNA],
        ['low', ANNA, CARLA],
      ],
    );
  });
});

test('the results of all seats add up to the rake', () => {
  fc.assert(
    fc.property(
      fc.constantFrom('high', 'razz', 'high-low'),
      fc.array(fc.integer({ min: 12, max: 90 }), { minLength: 2, maxLength: 6 }),
      (variant, purses) => {
        const table = dealt({ purses, variant, rake: { percent: 10, cap: 0 } })
          .until()
          .showAll();
        const nets = purses.map((_, seat) => outcomeOf(table, seat).net);
        const raked = table.state.result!.pots.reduce((sum, { rake }) => sum + rake, 0);
        assert.equal(
          nets.reduce((sum, net) => sum + net, 0),
          -raked,
        );
        assert.deepEqual(
          nets.map((net, seat) => purses[seat]! + net),
          table.state.accounts.purses,
        );
      },
    ),
    { numRuns: 100 },
  );
});
