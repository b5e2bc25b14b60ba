/** Several people at one screen: who has it, and when it is handed over. */
import assert from 'node:assert/strict';
import test from 'node:test';
import { HotSeat } from '../../src/poker/play/hot-seat.ts';
import type { BettingView } from '../../src/poker/play/scene.ts';
import { NOBODY } from '../../src/poker/play/standing.ts';

const [MAX, ANNA, EMIL] = [0, 1, 2];

/** A hand of Max, Anna and Emil, as far as it matters whose turn it is, and whose view it is. */
const asking = (seats: number | readonly number[] | 'croupier', phase = 'bet', seat = NOBODY): BettingView =>
  ({
    phase,
    seat,
    live: 0b111,
    turn:
      seats === 'croupier'
        ? { kind: 'croupier' }
        : { kind: 'seats', seats: [seats].flat(), together: phase === TOGETHER },
  }) as unknown as BettingView;

const TOGETHER = 'turnUp';

const shared = (): HotSeat =>
  new HotSeat({ seats: [MAX, ANNA, EMIL] } as never, { chosenTogether: TOGETHER, isShown: () => false });

/** Whose cards lie open on the screen. */
const open = (hotSeat: HotSeat): readonly number[] =>
  [MAX, ANNA, EMIL].filter(seat => !hotSeat.covered(asking(seat, 'bet', seat)));

/** Whose cards are open once Anna, who has the screen, has checked and then these views have come. */
function openAfter(...views: readonly BettingView[]): readonly number[] {
  const hotSeat = shared();
  hotSeat.take(ANNA);
  let before = asking(ANNA);
  for (const [number, after] of views.entries()) {
    hotSeat.hear({ actor: number === 0 ? ANNA : 'croupier', action: { type: 'check' } }, before, after);
    before = after;
  }
  return open(hotSeat);
}

test('a player who has acted gives up the screen, until it is handed to the next', () => {
  assert.deepEqual(openAfter(asking('croupier')), []);
  assert.deepEqual(openAfter(asking(MAX)), []);
});

test('nothing is handed over if the same player is the next one asked, after the next card', () => {
  assert.deepEqual(openAfter(asking('croupier'), asking(ANNA)), [ANNA]);
});

test('the next hand begins covered, for whoever had the screen in the last', () => {
  assert.deepEqual(openAfter(asking('croupier'), asking('croupier', 'between'), asking(ANNA)), []);
});

test('who closed the last round is not shown to those who choose with them, until they take the screen', () => {
  const hotSeat = shared();
  hotSeat.take(EMIL);
  let before = asking(EMIL);
  const after = (actor: number, view: BettingView): readonly number[] => {
    hotSeat.hear({ actor, action: { type: 'any' } }, before, view);
    before = view;
    return open(hotSeat);
  };
  assert.deepEqual(after(EMIL, asking('croupier')), []);
  hotSeat.take(MAX);
  assert.deepEqual(after(MAX, asking([MAX, ANNA, EMIL], TOGETHER)), [MAX], 'Max chooses');
  assert.deepEqual(after(MAX, asking([ANNA, EMIL], TOGETHER)), [MAX], 'he may look again');
  hotSeat.take(ANNA);
  assert.deepEqual(after(ANNA, asking([EMIL], TOGETHER)), [ANNA], 'and not Emil');
});

test('who closed the last round keeps the screen while they choose, whoever else is asked', () => {
  const hotSeat = shared();
  hotSeat.take(ANNA);
  const together = asking([MAX, ANNA, EMIL], TOGETHER);
  hotSeat.hear({ actor: ANNA, action: { type: 'check' } }, asking(ANNA), together);
  hotSeat.hear({ actor: ANNA, action: { type: 'declare' } }, together, together);
  assert.deepEqual(open(hotSeat), [ANNA]);
});
