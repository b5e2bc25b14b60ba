/** A step of stud as frames: when each card comes, which hands are turned up, and where the chips go. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { CARDS } from '../../../src/cards.ts';
import { stud } from '../../../src/rules.ts';
import { STUD_FRAMES } from '../../../src/stud/play/frames.ts';
import { STUD_SCENE } from '../../../src/stud/play/scene.ts';
import { framesBy, movesIn } from '../../poker/frames.ts';
import { ANNA, BRUNO, dealt, type Event } from '../rules/table.ts';

const framesOf = framesBy(stud.view, STUD_SCENE, STUD_FRAMES);

/** The step in which this first happened. */
const stepWith = ({ steps }: ReturnType<typeof dealt>, ...types: Event['type'][]) =>
  steps.find(({ events }) => types.every(type => events.some(event => event.type === type)))!;

describe('a hand is dealt', () => {
  const step = stepWith(dealt({ seats: 3 }), 'card');
  const { before = [], between } = framesOf(step, BRUNO);

  test('the cloth is cleared, then the antes are shown for a moment and go to the pot, which grows', () => {
    assert.deepEqual([before[0]!.between!.view!.dealtIn, before[0]!.between!.view!.result], [0, null]);
    assert.deepEqual([before[1]!.sound, before[1]!.rest], ['chip', 420]);
    assert.deepEqual(before[1]!.between!.view!.round!.bets, [5, 5, 5]);
    assert.deepEqual(movesIn(before.slice(2, 4)), [
      'bet 0 gather to pots',
      'bet 1 gather to pots',
      'bet 2 gather to pots',
      'sum 0 count from 0 to 15',
    ]);
    assert.equal(before[2]!.waits, true);
  });

  test('one card is burnt, then the pack deals three cards each in turn, 95 ms apart; the player’s own are marked as such', () => {
    const cards = before.filter(({ sound }) => sound === 'card');
    assert.deepEqual(movesIn(cards), [
      'card burnt 1 deal from shoe',
      ...[1, 2, 3].flatMap(place => [
        `card 0 ${place} deal from shoe`,
        `own card ${place} deal from shoe`,
        `card 2 ${place} deal from shoe`,
      ]),
    ]);
    assert.ok(cards.every(({ rest }) => rest === 95));
    assert.deepEqual(
      cards[8]!.between!.view!.cards.up.map(up => up.length),
      [1, 1, 0],
    );
  });

  test('finally the table looks as its view says', () => assert.deepEqual(between, {}));
});

describe('the betting', () => {
  test('chips are heard and appear before their seat: the forced bet, a call, a raise', () => {
    const { steps } = dealt({ seats: 3 }).play('bring 5, call, complete 10');
    for (const [at, seat] of [
      [-3, 0],
      [-2, 1],
      [-1, 2],
    ] as const) {
      const [first] = framesOf(steps.at(at)!).before!;
      assert.deepEqual([movesIn([first!]), first!.sound, first!.rest], [[`bet ${seat} land`], 'chip', 160]);
    }
  });

  test('a player who folds gives the cards back, and only then do they disappear', () => {
    const { steps } = dealt({ seats: 3 }).play('bring 5, fold');
    const { before = [] } = framesOf(steps.at(-1)!);
    assert.deepEqual([movesIn(before), before[0]!.waits], [['hand 1 fold'], true]);
    assert.equal(before[0]!.between, undefined);
    assert.equal(before[1]!.between!.view!.live, 0b101);
  });

  test('the player’s own cards stay after a fold: they only move nearer', () => {
    const { steps } = dealt({ seats: 3 }).play('bring 5, fold');
    const [frame, ...more] = framesOf(steps.at(-1)!, BRUNO).before!;
    assert.deepEqual([movesIn([frame!]), more, frame!.between!.view!.live], [['hand 1 shift'], [], 0b101]);
  });

  test('after the last action of the round all bets go to the pot, which grows by them', () => {
    const { steps } = dealt({ seats: 3 }).play('bring 5, call, call');
    const step = steps.find(({ events }) => events.some(({ type }) => type === 'roundOver'))!;
    const { before = [] } = framesOf(step);
    assert.deepEqual(movesIn(before), [
      'bet 2 land',
      'bet 0 gather to pots',
      'bet 1 gather to pots',
      'bet 2 gather to pots',
      'sum 0 count from 15 to 30',
    ]);
    assert.equal(before[1]!.rest, 260);
  });
});

describe('the next cards', () => {
  test('one card is burnt, then each player gets one, as the last of their hand', () => {
    const table = dealt({ seats: 3 }).play('bring 5, call, call');
    const step = table.steps.findLast(({ events }) => events.some(({ type }) => type === 'card'))!;
    assert.deepEqual(movesIn(framesOf(step, ANNA).before), [
      'card burnt 1 deal from shoe',
      'own card 4 deal from shoe',
      'card 1 4 deal from shoe',
      'card 2 4 deal from shoe',
    ]);
  });

  test('a common card lies in the middle, and is shown for longer', () => {
    const table = dealt({ seats: 9, pack: CARDS }).until();
    const step = stepWith(table, 'common');
    const frame = framesOf(step).before!.find(({ moves }) => moves?.[0]?.what.startsWith('card common'))!;
    assert.deepEqual([movesIn([frame]), frame.rest], [['card common 1 deal from shoe'], 500]);
  });
});

describe('the end', () => {
  const hands = ['Ks Kh 2c 3d 4h 7s 9c', 'As Ah 5c 6d 8h Ts Jc'];
  const table = dealt({ hands }).until();

  test('showing the player’s own hand turns nothing over: the player sees its cards already', () => {
    const step = stepWith(table, 'shown');
    const seat = step.events.find(event => event.type === 'shown')!.seat;
    const moves = movesIn(framesOf(step, seat).before);
    assert.deepEqual(
      moves.filter(move => move.includes('turn')),
      [],
    );
  });

  test('a hand that is shown turns over its three face-down cards', () => {
    const step = stepWith(table, 'shown');
    const seat = step.events.find(event => event.type === 'shown')!.seat;
    const frame = framesOf(step, 1 - seat).before!.find(({ moves }) => moves?.some(({ how }) => how === 'turn'))!;
    assert.deepEqual(
      [movesIn([frame]), frame.sound, frame.rest],
      [[1, 2, 7].map(place => `card ${seat} ${place} turn`), 'card', 420],
    );
  });

  test('the pot stays in the middle while the winner’s cards rise, then goes to the winner, whose chips count up', () => {
    const step = stepWith(table, 'settled');
    const { between, after = [] } = framesOf(step, BRUNO);
    const { purses } = step.after.accounts;
    assert.deepEqual(between!.view!.accounts.cloth, step.before.accounts.cloth);
    assert.ok(between!.view!.result, 'its result is known');
    assert.deepEqual([movesIn([after[0]!]), after[0]!.sound, after[0]!.rest], [['hand 0 lift'], 'win', 500]);
    assert.deepEqual(after[1]!.between, {});
    assert.deepEqual(movesIn([after[1]!]), [
      'won 1 pay from pots',
      `purse 0 count from ${purses[0]} to ${purses[0]}`,
      `purse 1 count from ${step.before.accounts.purses[1]} to ${purses[1]}`,
    ]);
    assert.deepEqual([after[1]!.waits, after[1]!.rest], [true, 900]);
  });

  test('the deciding hand is turned up after a beat of silence', () => {
    const { before = [] } = framesOf(stepWith(table, 'settled'), BRUNO);
    const turned = before.findIndex(({ moves }) => moves?.some(({ how }) => how === 'turn'));
    assert.deepEqual(before[turned - 1], { rest: 480 });
  });

  test('another player’s win makes no sound', () => {
    assert.equal(framesOf(stepWith(table, 'settled'), ANNA).after![0]!.sound, undefined);
  });
});
