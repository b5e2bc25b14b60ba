import test, { describe } from 'node:test';
import assert from 'node:assert/strict';
import fc from 'fast-check';
import type { Range } from '../../src/croupier.ts';
import { either, fixed, spread } from '../../src/stakes/limits.ts';
import {
  bettingIsOver,
  called,
  forceBet,
  openRound,
  passed,
  seatsWithChips,
  toCall,
  wagered,
  wagers,
  wagersLeft,
  type Round,
  type WagerRules,
  type WagerSize,
} from '../../src/stakes/round.ts';
import { hasSeat, seatsIn, withoutSeat } from '../../src/stakes/seats.ts';
import { roundRefusal, type WagerAction } from '../../src/stakes/wagering.ts';

const HOUSE: WagerRules = { cap: 4, shortAllIn: 'half', shortCompletion: 'to-full', raiseIntoAllIn: false };

interface Setting extends Partial<WagerRules> {
  readonly opener?: number;
  /** What comes before the first action: a forced bet, which costs `price` and is full at `full`. */
  readonly forced?: { readonly amount: number; readonly price?: number; readonly full?: number; counted?: boolean };
}

/** A betting round that is told its actions: `bet 20`, `raise 40`, `call`, `check`, `fold`, by the seat to act. */
function roundOf(chips: readonly number[], size: WagerSize, setting: Setting = {}) {
  const { opener = 0, forced, ...given } = setting;
  const rules = { ...HOUSE, ...given };
  const purses = [...chips];
  let live = (1 << chips.length) - 1;
  const field = () => ({ live, purses });
  let round: Round = openRound(opener, field());
  const pay = (seat: number, amount: number) => {
    purses[seat]! -= amount;
    assert.ok(purses[seat]! >= 0, `seat ${seat} has the chips`);
  };
  if (forced) {
    const { amount, price = amount, full = 10, counted = false } = forced;
    const seat = round.toAct;
    pay(seat, amount);
    round = forceBet(round, seat, { amount, price, full, counted }, field());
  }
  const ranges = (): readonly Range[] => wagers(round, round.toAct, size, rules, field());
  const table = {
    get round() {
      return round;
    },
    purses,
    field,
    ranges,
    /** What the seat to act may do beside folding: `call 20 | 40 | 40-60 | 40-60/5`. */
    may(): string {
      const due = toCall(round, round.toAct, purses[round.toAct]!);
      const words = ranges().map(({ min, max, step }) =>
        min === max ? `${min}` : `${min}-${max}${step > 1 ? `/${step}` : ''}`,
      );
      return [due > 0 ? `call ${due}` : 'check', ...words].join(' | ');
    },
    /** Why the seat to act may not do this. */
    refuses(action: WagerAction): string | undefined {
      const context = { rules, live, freeFold: false };
      return roundRefusal(round, round.toAct, purses, ranges(), context, action)?.message;
    },
    play(...words: string[]) {
      for (const word of words) {
        const [what, to] = word.split(' ');
        const seat = round.toAct;
        assert.ok(seat >= 0, `${word}: the round is over`);
        if (what === 'check') {
          assert.equal(toCall(round, seat, purses[seat]!), 0, 'a check with nothing to call');
          round = passed(round, seat, field());
        } else if (what === 'fold') {
          live = withoutSeat(live, seat);
          round = passed(round, seat, field());
        } else if (what === 'call') {
          const due = toCall(round, seat, purses[seat]!);
          pay(seat, due);
          round = called(round, seat, due, field());
        } else {
          const amount = Number(to);
          const fits = ({ min, max, step }: Range) => amount >= min && amount <= max && (amount - min) % step === 0;
          assert.ok(ranges().some(fits), `${word} is one of ${table.may()}`);
          pay(seat, amount - round.bets[seat]!);
          round = wagered(round, seat, amount, size, rules, field());
        }
      }
      return table;
    },
  };
  return table;
}

const FIVE = [400, 400, 400, 400, 400];

describe('a fixed limit', () => {
  test('nobody has bet: check, or bet the limit', () => {
    assert.equal(roundOf(FIVE, fixed(20)).may(), 'check | 20');
  });

  test('a bet and three raises of the limit, then call or fold', () => {
    const table = roundOf(FIVE, fixed(20));
    const said: string[] = [];
    for (const word of ['bet 20', 'raise 40', 'raise 60', 'raise 80']) said.push(table.play(word).may());
    assert.deepEqual(said, ['call 20 | 40', 'call 40 | 60', 'call 60 | 80', 'call 80']);
    assert.equal(wagersLeft(table.round, HOUSE), 0);
    // Anna has 20 in
    assert.equal(table.play('call').may(), 'call 60');
  });

  test('when the cap is lifted, raises go on', () => {
    const table = roundOf([400, 400], fixed(20), { cap: Infinity });
    table.play('bet 20', 'raise 40', 'raise 60', 'raise 80', 'raise 100', 'raise 120');
    assert.equal(table.may(), 'call 20 | 140');
    assert.equal(wagersLeft(table.round, { ...HOUSE, cap: Infinity }), Infinity);
  });

  test('a round ends when all have checked', () => {
    assert.equal(roundOf(FIVE, fixed(20)).play('check', 'check', 'check', 'check', 'check').round.toAct, -1);
  });

  test('a round ends when all who have not folded have matched the highest bet', () => {
    const table = roundOf([400, 400, 400], fixed(20)).play('check', 'bet 20', 'raise 40', 'call');
    assert.equal(table.round.toAct, 1);
    assert.equal(table.play('call').round.toAct, -1);
    assert.deepEqual(table.round.bets, [40, 40, 40]);
  });

  test('a round ends when all but one have folded', () => {
    assert.equal(roundOf([400, 400, 400], fixed(20)).play('bet 20', 'fold', 'fold').round.toAct, -1);
  });

  test('nobody raises their own bet: when all others call or fold, the round is over', () => {
    for (const others of [['call', 'call'], ['call', 'fold'], ['fold', 'call'], ['raise 40'].concat('call', 'call')])
      assert.equal(roundOf([400, 400, 400], fixed(20)).play('bet 20', ...others).round.toAct, -1);
  });

  test('the bettor may raise again once another player has raised', () => {
    assert.equal(roundOf([400, 400, 400], fixed(20)).play('bet 20', 'raise 40', 'fold').may(), 'call 20 | 60');
  });

  test('a player who has checked may raise a bet', () => {
    assert.equal(roundOf([400, 400, 400], fixed(20)).play('check', 'check', 'bet 20').may(), 'call 20 | 40');
  });

  test('remembers who bet first and who raised last', () => {
    const table = roundOf(FIVE, fixed(20)).play('check', 'check');
    assert.deepEqual([table.round.bettor, table.round.raiser], [-1, -1]);
    table.play('bet 20');
    assert.deepEqual([table.round.bettor, table.round.raiser], [2, -1]);
    table.play('raise 40', 'call', 'raise 60');
    assert.deepEqual([table.round.opener, table.round.bettor, table.round.raiser], [0, 2, 0]);
    const first = roundOf(FIVE, fixed(20)).play('bet 20', 'raise 40');
    assert.deepEqual([first.round.bettor, first.round.raiser], [0, 1]);
  });
});

describe('a refusal says why', () => {
  const open = () => roundOf(FIVE, fixed(20));

  test('refuses checking a bet, calling where there is none, and folding to nothing', () => {
    assert.equal(open().play('bet 20').refuses({ type: 'check' }), 'There are 20 chips to call.');
    assert.equal(open().refuses({ type: 'call' }), 'There is nothing to call.');
    assert.match(open().refuses({ type: 'fold' })!, /nothing to call: check/);
    assert.equal(open().play('bet 20').refuses({ type: 'fold' }), undefined);
  });

  test('refuses a bet for a raise, or a raise for a bet', () => {
    assert.equal(open().refuses({ type: 'raise', to: 20 }), 'Nobody has bet yet: bet.');
    assert.equal(open().play('bet 20').refuses({ type: 'bet', to: 40 }), 'There is a bet of 20: raise it.');
    const forced = roundOf(FIVE, fixed(10), { forced: { amount: 5 } });
    assert.equal(forced.refuses({ type: 'raise', to: 10 }), 'Only the forced bet has been made: complete it.');
  });

  test('refuses an amount out of reach', () => {
    const spreads = () => roundOf(FIVE, spread(10, 20, 5));
    assert.equal(spreads().refuses({ type: 'bet', to: 5 }), 'The minimum to bet is 10.');
    assert.equal(spreads().refuses({ type: 'bet', to: 25 }), 'The maximum to bet is 20.');
    assert.match(spreads().refuses({ type: 'bet', to: 12 })!, /from 10 go in steps of 5/);
    assert.match(spreads().refuses({ type: 'bet', to: 500 })!, /at most 400/);
    assert.equal(spreads().refuses({ type: 'bet', to: 15 }), undefined);
  });

  test('over an all-in bet off the step, steps are counted from the minimum raise', () => {
    const over = (to: number) =>
      roundOf([13, 400, 400], spread(10, 20, 5))
        .play('bet 13')
        .refuses({ type: 'raise', to });
    assert.deepEqual([over(28), over(33)], [undefined, undefined]);
    assert.match(over(30)!, /from 28 go in steps of 5/);
  });

  test('refuses any raise with chips for the call only, at the cap, with nobody to answer, or after a short all-in that opens nothing', () => {
    const poor = roundOf([400, 30], fixed(20)).play('bet 20', 'raise 30');
    assert.match(poor.refuses({ type: 'raise', to: 50 })!, /Every opponent is all-in/);
    const short = roundOf([400, 20], fixed(20)).play('bet 20');
    assert.match(short.refuses({ type: 'raise', to: 40 })!, /With 20 chips this seat can only call/);
    const called = roundOf([400, 40, 400], fixed(20)).play('bet 20', 'call', 'raise 40', 'call');
    assert.match(called.refuses({ type: 'raise', to: 60 })!, /With 20 chips this seat can only call/);
    const capped = roundOf([400, 400], fixed(20)).play('bet 20', 'raise 40', 'raise 60', 'raise 80');
    assert.match(capped.refuses({ type: 'raise', to: 100 })!, /capped/);
    const opened = roundOf([400, 400, 25], fixed(20)).play('bet 20', 'call', 'raise 25');
    assert.match(opened.refuses({ type: 'raise', to: 45 })!, /short all-in does not reopen/);
  });
});

describe('a spread limit', () => {
  const size = spread(10, 20, 1);
  test('bets range from the lower limit to the higher', () => {
    assert.equal(roundOf(FIVE, size).may(), 'check | 10-20');
  });
  test('a raise adds at least the last bet or raise of the round, and at most the higher limit', () => {
    const table = roundOf(FIVE, size).play('bet 12');
    assert.equal(table.may(), 'call 12 | 24-32');
    assert.equal(table.play('raise 27').may(), 'call 27 | 42-47');
    assert.equal(table.play('raise 47').may(), 'call 47 | 67');
  });
  test('amounts are multiples of the step', () => {
    assert.equal(roundOf(FIVE, spread(10, 20, 5)).may(), 'check | 10-20/5');
    assert.equal(
      roundOf(FIVE, spread(10, 20, 5))
        .play('bet 15')
        .may(),
      'call 15 | 30-35/5',
    );
  });
  test('with fewer chips than the maximum: up to the last step, or all-in', () => {
    assert.equal(roundOf([18, 400], spread(10, 20, 5)).may(), 'check | 10-15/5 | 18');
    assert.equal(roundOf([13, 400], spread(10, 20, 5)).may(), 'check | 10 | 13');
    assert.equal(roundOf([15, 400], spread(10, 20, 5)).may(), 'check | 10-15/5');
  });
  test('over an all-in bet off the step, raises are again whole chips, and no smaller', () => {
    assert.equal(
      roundOf([13, 400, 400], spread(10, 20, 5))
        .play('bet 13')
        .may(),
      'call 13 | 28-33/5',
    );
  });
});

describe('either of two limits', () => {
  test('bets are the one or the other, nothing between', () => {
    assert.equal(roundOf(FIVE, either(10, 20)).may(), 'check | 10-20/10');
    assert.equal(roundOf(FIVE, either(10, 25)).may(), 'check | 10-25/15');
  });
  test('a lower bet may be raised by the higher limit, a higher one by nothing less', () => {
    assert.equal(roundOf(FIVE, either(10, 20)).play('bet 10').may(), 'call 10 | 20-30/10');
    assert.equal(roundOf(FIVE, either(10, 20)).play('bet 20').may(), 'call 20 | 40');
    assert.equal(roundOf(FIVE, either(10, 20)).play('bet 10', 'raise 30').may(), 'call 30 | 50');
  });
  test('5-10: a bet of 5 may be raised to 10 or 15', () => {
    assert.equal(roundOf(FIVE, either(5, 10)).play('bet 5').may(), 'call 5 | 10-15/5');
  });
  test('over an all-in bet between the limits, only the higher limit makes a large enough raise', () => {
    assert.equal(roundOf([15, 400, 400], either(10, 20)).play('bet 15').may(), 'call 15 | 35');
  });
  test('1-2: limits one chip apart are both possible', () => {
    assert.equal(roundOf(FIVE, either(1, 2)).may(), 'check | 1-2');
  });
  test('both limits may be the same', () => {
    assert.equal(roundOf(FIVE, either(10, 10)).may(), 'check | 10');
  });
});

describe('the forced bet', () => {
  const ladder = (setting: Setting) => {
    const table = roundOf(FIVE, fixed(10), setting);
    const steps = [table.round.price];
    for (;;) {
      const [range] = table.ranges();
      if (!range) return steps;
      table.play(`raise ${range.min}`);
      steps.push(range.min);
    }
  };
  test('5, then 10, 20, 30, 40: completing makes the full bet and does not count', () => {
    assert.deepEqual(ladder({ forced: { amount: 5 } }), [5, 10, 20, 30, 40]);
  });
  test('if the forced bet counts, 40 is not reached', () => {
    assert.deepEqual(ladder({ forced: { amount: 5, counted: true } }), [5, 10, 20, 30]);
  });
  test('a forced bet of the full limit is the bet itself', () => {
    assert.deepEqual(ladder({ forced: { amount: 10 } }), [10, 20, 30, 40]);
    assert.deepEqual(ladder({ forced: { amount: 10, counted: true } }), [10, 20, 30, 40]);
  });
  test('an odd forced bet of 7: call 7, complete to 10, then raises by 10', () => {
    assert.deepEqual(ladder({ forced: { amount: 7 } }), [7, 10, 20, 30, 40]);
    assert.equal(roundOf(FIVE, fixed(10), { forced: { amount: 7 } }).may(), 'call 7 | 10');
  });
  test('a completion is to the lower limit exactly, or all-in with less', () => {
    const size = spread(10, 20, 1);
    assert.equal(roundOf(FIVE, size, { forced: { amount: 5 } }).may(), 'call 5 | 10');
    assert.equal(roundOf([400, 8, 400], size, { forced: { amount: 5 } }).may(), 'call 5 | 8');
    assert.equal(roundOf([400, 5, 400], size, { forced: { amount: 5 } }).may(), 'call 5');
  });
  test('the opener has no further choice when all others only call', () => {
    assert.equal(roundOf([400, 400, 400], fixed(10), { forced: { amount: 5 } }).play('call', 'call').round.toAct, -1);
  });
  test('the opener acts again when somebody completes', () => {
    const table = roundOf([400, 400, 400], fixed(10), { forced: { amount: 5 } }).play('complete 10', 'call');
    assert.equal(table.round.toAct, 0);
    assert.equal(table.may(), 'call 5 | 20');
  });
  test('a short one, all-in, states the price of a call', () => {
    const purses = [3, 400, 400];
    assert.equal(roundOf(purses, fixed(10), { forced: { amount: 3, price: 5 } }).may(), 'call 5 | 10');
    assert.equal(roundOf(purses, fixed(10), { forced: { amount: 3 } }).may(), 'call 3 | 10');
  });
});

/** A short all-in, who acts after it and may do what, and what the bettor may do when that player calls. */
describe('a short bet or raise, all-in', () => {
  type Line = readonly [ruling: WagerRules['shortAllIn'], chips: number, next: string, bettor: string, wagers: number];
  // the worked examples of the sheet: Anna bets 20; Bruno goes all-in; then Carla, then Anna
  const lines: readonly Line[] = [
    ['half', 34, 'call 34 | 54', 'call 14 | 54', 2],
    ['full', 34, 'call 34 | 40', 'call 14', 1],
    ['pokerkit', 34, 'call 34 | 54', 'call 14', 2],
    ['half', 26, 'call 26 | 40', 'call 6', 1],
    ['full', 26, 'call 26 | 40', 'call 6', 1],
    ['pokerkit', 26, 'call 26 | 46', 'call 6', 2],
    // exactly half, and just less
    ['half', 30, 'call 30 | 50', 'call 10 | 50', 2],
    ['half', 29, 'call 29 | 40', 'call 9', 1],
    // not short
    ['half', 40, 'call 40 | 60', 'call 20 | 60', 2],
    ['full', 40, 'call 40 | 60', 'call 20 | 60', 2],
    ['pokerkit', 40, 'call 40 | 60', 'call 20 | 60', 2],
  ];
  for (const [shortAllIn, chips, next, bettor, count] of lines)
    test(`${shortAllIn}: a bet of 20, all-in to ${chips}: ${next}; then the bettor: ${bettor}`, () => {
      const table = roundOf([400, chips, 400], fixed(20), { shortAllIn }).play('bet 20', `raise ${chips}`);
      assert.equal(table.may(), next);
      assert.equal(table.round.wagers, count);
      assert.equal(table.play('call').round.toAct, 0);
      assert.equal(table.may(), bettor);
    });

  for (const shortAllIn of ['half', 'full', 'pokerkit'] as const)
    test(`${shortAllIn}: once it is completed or raised, the bettor may raise again`, () => {
      for (const chips of [26, 34]) {
        const table = roundOf([400, chips, 400], fixed(20), { shortAllIn }).play('bet 20', `raise ${chips}`);
        const [to] = table.ranges();
        table.play(`raise ${to!.min}`);
        assert.equal(table.may(), `call ${to!.min - 20} | ${to!.min + 20}`);
      }
    });

  test('300 when the limit is 400: half counts as a full bet, the next raise is to 700', () => {
    const table = roundOf([2000, 300, 2000], fixed(400), { opener: 1 }).play('bet 300');
    assert.equal(table.may(), 'call 300 | 700');
    assert.equal(table.round.wagers, 1);
  });
  test('300 when the limit is 400: full bets only, the next completes to 400', () => {
    const table = roundOf([2000, 300, 2000], fixed(400), { opener: 1, shortAllIn: 'full' }).play('bet 300');
    assert.equal(table.may(), 'call 300 | 400');
    assert.equal(table.round.wagers, 0);
  });
  test('a bet of less than half may be completed by a player who has not acted, and only called by one who has checked', () => {
    const table = roundOf([2000, 150, 2000], fixed(400)).play('check', 'bet 150');
    assert.equal(table.may(), 'call 150 | 400');
    assert.equal(table.play('call').may(), 'call 150');
  });
  test('two short raises that add up to half of a full one reopen the betting', () => {
    const table = roundOf([400, 24, 34, 400], fixed(20)).play('bet 20', 'raise 24', 'raise 34', 'call');
    assert.equal(table.round.toAct, 0);
    assert.equal(table.may(), 'call 14 | 54');
  });
  test('in PokerKit’s way two short raises reopen the betting when they add up to a full one', () => {
    const two = (second: number) =>
      roundOf([400, 30, second, 400], fixed(20), { shortAllIn: 'pokerkit' })
        .play('bet 20', 'raise 30', `raise ${second}`, 'call')
        .may();
    assert.equal(two(39), 'call 19');
    assert.equal(two(40), 'call 20 | 60');
  });
  test('in PokerKit’s way they do so even for a player who has called one of them', () => {
    const table = roundOf([400, 32, 400, 44], fixed(20), { shortAllIn: 'pokerkit' });
    table.play('bet 20', 'raise 32', 'call', 'raise 44');
    assert.equal(table.may(), 'call 24 | 64');
    assert.equal(table.play('call').may(), 'call 12 | 64');
  });
  test('in PokerKit’s way a short raise over a full forced bet does not reopen the betting', () => {
    const over = (chips: number) =>
      roundOf([400, chips, 400], fixed(10), { shortAllIn: 'pokerkit', forced: { amount: 10 } })
        .play(`raise ${chips}`, 'call')
        .may();
    assert.equal(over(15), 'call 5');
    assert.equal(over(20), 'call 10 | 30');
  });
  test('in PokerKit’s way completing 5 to 10 is a raise by 5, and a short one by 5 reopens the betting', () => {
    const over = (chips: number) =>
      roundOf([400, 400, chips, 400], fixed(10), { shortAllIn: 'pokerkit', forced: { amount: 5 } })
        .play('complete 10', `raise ${chips}`, 'call', 'call')
        .may();
    assert.equal(over(14), 'call 4');
    assert.equal(over(15), 'call 5 | 25');
  });
  for (const shortAllIn of ['half', 'full', 'pokerkit'] as const)
    test(`several short all-ins, the last of which makes a full raise, reopen the betting (${shortAllIn})`, () => {
      const table = roundOf([400, 24, 28, 40, 400], fixed(20), { shortAllIn, cap: 5 });
      table.play('bet 20', 'raise 24', 'raise 28', 'raise 40', 'call');
      assert.equal(table.round.toAct, 0);
      assert.equal(table.may(), 'call 20 | 60');
    });
  test('in PokerKit’s way short raises before a full one no longer count after it', () => {
    const table = roundOf([400, 24, 44, 400, 60, 400], fixed(20), { shortAllIn: 'pokerkit' });
    table.play('bet 20', 'raise 24', 'raise 44', 'call', 'raise 60', 'call', 'call');
    assert.equal(table.round.toAct, 3);
    assert.equal(table.may(), 'call 16', '4 from before and these 16 would be a full raise');
  });
  test('all-in off the step is one more amount: those between it and the range are refused', () => {
    const table = roundOf([33, 400], spread(10, 50, 5));
    assert.equal(table.may(), 'check | 10-30/5 | 33');
    assert.equal(table.refuses({ type: 'bet', to: 33 }), undefined);
    for (const to of [31, 32]) assert.match(table.refuses({ type: 'bet', to })!, /steps of 5/);
    assert.match(table.refuses({ type: 'bet', to: 34 })!, /at most 33/);
  });
  test('a player with exactly the maximum may go all-in, even off the step', () => {
    const may = (purse: number) => roundOf([purse, 400], spread(5, 20, 10)).may();
    assert.equal(may(19), 'check | 5-15/10 | 19');
    assert.equal(may(20), 'check | 5-15/10 | 20');
    assert.equal(may(21), 'check | 5-15/10');
  });
  test('a short raise over three bets: half fills the cap, less leaves one raise', () => {
    const purses = (chips: number) => [400, 400, 400, chips, 400];
    const over = (chips: number) =>
      roundOf(purses(chips), fixed(20)).play('bet 20', 'raise 40', 'raise 60', `raise ${chips}`).may();
    assert.equal(over(70), 'call 70');
    assert.equal(over(69), 'call 69 | 80');
  });
  test('a player who cannot pay the price calls all-in and raises nothing', () => {
    const table = roundOf([400, 15, 400], fixed(20)).play('bet 20');
    assert.equal(table.may(), 'call 15');
    assert.equal(table.play('call').may(), 'call 20 | 40');
    assert.equal(table.round.price, 20);
  });
  test('a player with exactly the price may only call', () => {
    assert.equal(roundOf([400, 20, 400], fixed(20)).play('bet 20').may(), 'call 20');
  });
  test('in a spread, a short raise counts from half of the minimum raise', () => {
    // the last bet was 16: a raise is at least 16
    const over = (chips: number) => {
      const table = roundOf([400, chips, 400, 400], spread(10, 20, 1)).play('bet 16', `raise ${chips}`);
      return [table.may(), table.round.wagers];
    };
    assert.deepEqual(over(24), ['call 24 | 40-44', 2]);
    assert.deepEqual(over(23), ['call 23 | 32-36', 1]);
  });
  test('in a spread, a raise over one that does not count adds to the last full bet, and so does the next', () => {
    const table = roundOf([400, 14, 400, 400], spread(10, 20, 1)).play('bet 10', 'raise 14');
    assert.equal(table.may(), 'call 14 | 20-30');
    assert.equal(table.play('raise 28').may(), 'call 28 | 46-48');
  });
  test('an all-in raise of the same size as the last raise is full, on the step or not', () => {
    const table = roundOf([13, 26, 400, 400], spread(10, 20, 5), { shortAllIn: 'full' }).play('bet 13', 'raise 26');
    assert.equal(table.round.wagers, 2);
  });
});

describe('a short all-in over the forced bet', () => {
  const purses = [400, 8, 400, 400];
  const forced = { amount: 5 };
  test('to the full bet: the next player completes to 10, then raises add 10', () => {
    const table = roundOf(purses, fixed(10), { forced }).play('complete 8');
    assert.equal(table.may(), 'call 8 | 10');
    assert.equal(table.play('complete 10').may(), 'call 10 | 20');
  });
  test('plus a bet: the next player raises from it', () => {
    const table = roundOf(purses, fixed(10), { forced, shortCompletion: 'plus-bet' }).play('complete 8');
    assert.equal(table.may(), 'call 8 | 18');
    assert.equal(table.round.wagers, 1);
    assert.equal(table.play('raise 18').may(), 'call 18 | 28');
  });
  for (const [shortCompletion, shortAllIn, from, to, next] of [
    ['to-full', 'half', 3, 4, 'call 4 | 10'],
    ['to-full', 'full', 5, 8, 'call 8 | 10'],
    ['plus-bet', 'half', 3, 4, 'call 4 | 14'],
    ['plus-bet', 'full', 5, 8, 'call 8 | 18'],
  ] as const)
    test(`${shortCompletion}, however short: ${shortAllIn}, ${to} over ${from}: ${next}`, () => {
      const rules = { shortCompletion, shortAllIn, forced: { amount: from } };
      assert.equal(roundOf([400, to, 400], fixed(10), rules).play(`complete ${to}`).may(), next);
    });
  for (const [shortAllIn, from, to, may] of [
    ['half', 5, 8, 'call 3 | 10'],
    ['half', 3, 4, 'call 1'],
    ['full', 5, 8, 'call 3'],
  ] as const)
    test(`${shortAllIn}, to the full bet: after ${to} over the opener’s ${from}: ${may}`, () => {
      const table = roundOf([400, to, 400], fixed(10), { shortAllIn, forced: { amount: from } });
      assert.equal(table.play(`complete ${to}`, 'call').may(), may);
    });
  test('the ladder after it is still a bet and three raises', () => {
    const to = (shortCompletion: WagerRules['shortCompletion'], ...rest: string[]) =>
      roundOf(purses, fixed(10), { forced, shortCompletion })
        .play('complete 8', ...rest)
        .may();
    assert.equal(to('to-full', 'complete 10', 'raise 20', 'raise 30', 'raise 40'), 'call 20');
    assert.equal(to('plus-bet', 'raise 18', 'raise 28', 'raise 38'), 'call 20');
  });
});

describe('when opponents are all-in', () => {
  test('nobody may raise when every opponent is all-in: only call or fold remains', () => {
    assert.equal(roundOf([400, 34], fixed(20)).play('bet 20', 'raise 34').may(), 'call 14');
    assert.equal(
      roundOf([400, 34], fixed(20), { raiseIntoAllIn: true }).play('bet 20', 'raise 34').may(),
      'call 14 | 54',
    );
  });
  test('a third player with chips is enough', () => {
    assert.equal(roundOf([400, 34, 400], fixed(20)).play('bet 20', 'raise 34', 'call').may(), 'call 14 | 54');
    assert.equal(roundOf([400, 34, 400], fixed(20)).play('bet 20', 'raise 34', 'fold').may(), 'call 14');
  });
  test('if at most one player has chips there is no betting', () => {
    assert.equal(bettingIsOver({ live: 7, purses: [0, 400, 0] }), true);
    assert.equal(bettingIsOver({ live: 7, purses: [0, 0, 0] }), true);
    assert.equal(bettingIsOver({ live: 7, purses: [1, 400, 0] }), false);
    // a folded player does not count
    assert.equal(bettingIsOver({ live: 5, purses: [0, 400, 400] }), true);
  });
  test('if the player who should act is all-in, the next one clockwise with chips acts', () => {
    assert.equal(openRound(1, { live: 15, purses: [400, 0, 0, 400] }).toAct, 3);
    assert.equal(openRound(1, { live: 15, purses: [400, 0, 0, 0] }).toAct, 0);
    assert.equal(openRound(1, { live: 15, purses: [400, 5, 0, 0] }).toAct, 1);
  });
  test('a player who has folded or is all-in is not asked', () => {
    const table = roundOf([400, 20, 400, 400], fixed(20)).play('bet 20', 'call', 'fold', 'raise 40');
    assert.equal(table.round.toAct, 0);
    assert.equal(table.play('call').round.toAct, -1);
  });
  test('the last player with chips is asked only to match a bet', () => {
    assert.equal(roundOf([400, 15, 30], fixed(20)).play('check', 'bet 15', 'call').round.toAct, 0);
    assert.equal(roundOf([400, 15], fixed(20)).play('check', 'bet 15', 'call').round.toAct, -1);
    assert.equal(roundOf([400, 20], fixed(20)).play('bet 20', 'call').round.toAct, -1);
  });
});

describe('any sequence of actions', () => {
  const sizes: readonly WagerSize[] = [fixed(20), spread(10, 20, 1), spread(10, 20, 5), either(10, 20)];
  const settings = fc.record({
    size: fc.constantFrom(...sizes),
    shortAllIn: fc.constantFrom('half' as const, 'full' as const, 'pokerkit' as const),
    shortCompletion: fc.constantFrom('to-full' as const, 'plus-bet' as const),
    raiseIntoAllIn: fc.boolean(),
    forced: fc.option(fc.constant({ amount: 5 }), { nil: undefined }),
    chips: fc.array(fc.integer({ min: 6, max: 120 }), { minLength: 2, maxLength: 7 }),
    choices: fc.array(fc.nat(1000), { minLength: 60, maxLength: 60 }),
  });

  /** Plays a round with chosen numbers for choices; `each` looks at it before each word. */
  const play = (
    { size, forced, chips, choices, ...rules }: typeof settings extends fc.Arbitrary<infer T> ? T : never,
    each: (table: ReturnType<typeof roundOf>) => void,
  ) => {
    const table = roundOf(chips, size, { ...rules, ...(forced && { forced }) });
    for (const choice of choices) {
      const { toAct, price, bets } = table.round;
      if (toAct < 0) break;
      each(table);
      const due = toCall(table.round, toAct, table.purses[toAct]!);
      const ranges = table.ranges();
      const range = ranges[choice % (ranges.length + 1)];
      if (range) {
        const steps = Math.floor((range.max - range.min) / range.step);
        table.play(`raise ${range.min + (choice % (steps + 1)) * range.step}`);
        assert.ok(table.round.price > price);
      } else if (due > 0) table.play(choice % 7 === 0 ? 'fold' : 'call');
      else table.play('check');
      assert.ok(table.round.bets.every((bet, seat) => bet >= bets[seat]!));
    }
    return table;
  };

  test('the round ends, and all who are live and not all-in have matched the price', () => {
    fc.assert(
      fc.property(settings, setting => {
        const { round, field, purses } = play(setting, () => {});
        assert.equal(round.toAct, -1, 'sixty actions are enough for any round under a cap');
        const { live } = field();
        if (seatsIn(live).length > 1)
          for (const seat of seatsIn(seatsWithChips({ live, purses }))) assert.equal(round.bets[seat], round.price);
      }),
    );
  });

  test('at most a bet and three raises count, and none is smaller than the last unless all-in', () => {
    fc.assert(
      fc.property(settings, setting => {
        play(setting, ({ ranges, round, purses }) => {
          assert.ok(round.wagers <= 4);
          const all = round.bets[round.toAct]! + purses[round.toAct]!;
          for (const { min, max, step } of ranges()) {
            assert.ok(min > round.price && max <= all && (max - min) % step === 0, `${min}-${max}/${step}`);
            const base = round.forced ? 0 : round.level;
            if (min !== all && setting.shortAllIn !== 'pokerkit') assert.ok(min - base >= round.size);
          }
        });
      }),
    );
  });

  test('full bets are whole chips: an amount off the step is all-in', () => {
    fc.assert(
      fc.property(settings, setting => {
        fc.pre(setting.size.step === 5);
        play(setting, ({ ranges, round, purses }) => {
          const base = round.forced ? 0 : round.level;
          const all = round.bets[round.toAct]! + purses[round.toAct]!;
          for (const { min } of ranges()) assert.ok((min - base) % 5 === 0 || min === all, `${min} over ${base}`);
        });
      }),
    );
  });

  test('no player without chips or who has folded is asked, and nobody raises their own bet', () => {
    fc.assert(
      fc.property(settings, setting => {
        let last = -1;
        play(setting, ({ round, purses, field }) => {
          assert.ok(purses[round.toAct]! > 0 && hasSeat(field().live, round.toAct));
          const highest = round.raiser >= 0 ? round.raiser : round.bettor;
          assert.notEqual(round.toAct, highest, 'the last to raise is not asked again before another raised');
          last = round.toAct;
        });
        assert.ok(last >= 0);
      }),
    );
  });
});
