/** Several people at one screen: who has it, and when it is handed over. */
import assert from 'node:assert/strict';
import test from 'node:test';
import { HotSeat } from '../../src/poker/play/hot-seat.ts';
import type { BettingView } from '../../src/poker/play/scene.ts';
import { NOBODY } from '../../src/poker/play/standing.ts';

const [MAX, ANNA] = [0, 1];

/** A hand of Max, Anna and others, as far as it matters whose turn it is. */
const asking = (seat: number | 'croupier', phase = 'bet'): BettingView =>
  ({
    phase,
    turn: seat === 'croupier' ? { kind: 'croupier' } : { kind: 'seats', seats: [seat], together: false },
  }) as unknown as BettingView;

/** Who has the screen once Anna, who has it, has checked and then these views have come. */
function holderAfter(...views: readonly BettingView[]): number {
  const hotSeat = new HotSeat({ seats: [MAX, ANNA] } as never, { chosenTogether: 'expose' } as never);
  hotSeat.uncovered = ANNA;
  let before = asking(ANNA);
  for (const [number, after] of views.entries()) {
    hotSeat.hear({ actor: number === 0 ? ANNA : 'croupier', action: { type: 'check' } }, before, after);
    before = after;
  }
  return hotSeat.uncovered;
}

test('a player who has acted gives up the screen, until it is handed to the next', () => {
  assert.equal(holderAfter(asking('croupier')), NOBODY);
  assert.equal(holderAfter(asking(MAX)), NOBODY);
});

test('nothing is handed over if the same player is the next one asked, after the next card', () => {
  assert.equal(holderAfter(asking('croupier'), asking(ANNA)), ANNA);
});

test('the next hand begins covered, for whoever had the screen in the last', () => {
  assert.equal(holderAfter(asking('croupier'), asking('croupier', 'between'), asking(ANNA)), NOBODY);
});
