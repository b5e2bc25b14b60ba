/** A turn of Faro as frames: when each card comes, and where the chips go. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { CARDS, readCards, stackedSource } from '../../../src/cards.ts';
import { faro, type Faro } from '../../../src/rules.ts';
import { framesOf } from '../../../src/faro/play/frames.ts';
import type { Between } from '../../../src/faro/look/scene.ts';
import { text as words } from '../../../src/faro/text/en.ts';
import { RESTS } from '../../../src/table/play/timing.ts';
import type { Frame, Move } from '../../../src/table/play/frames.ts';

const ANNA = 0;
const BRUNO = 1;

/** A classic layout whose pack begins with these cards; its steps come as frames, seen by Anna. */
function layoutOf(pack: string) {
  const first = readCards(pack);
  const source = stackedSource([...first, ...CARDS.filter(card => !first.includes(card))]);
  let state = faro.open({ variant: 'classic', purses: [100, 100] });
  let between: Between | undefined;
  const does = (actor: number | 'croupier', action: Faro.Action) => {
    const before = faro.view(state, ANNA);
    const done = faro.apply(state, actor, action);
    state = done.state;
    const step = { actor, action, events: done.events, view: faro.view(state, ANNA), legal: [], number: 1 };
    const frames = framesOf(step, before, { words, seats: [ANNA], between });
    if ('between' in frames) between = frames.between;
    return frames;
  };
  const croupier = () => {
    const all = [];
    while (faro.turn(state).kind === 'croupier') all.push(does('croupier', faro.deal(state, source)));
    return all.at(-1)!;
  };
  for (const seat of [ANNA, BRUNO]) does(seat, { type: 'done' });
  croupier();
  return {
    stakes: (spot: string, amount: number, seat = ANNA) => does(seat, { type: 'stake', spot, amount }),
    turns() {
      for (const seat of [ANNA, BRUNO]) does(seat, { type: 'done' });
      return croupier();
    },
    between: () => between,
  };
}

const movesIn = (frames: readonly Frame[] = []): readonly Move[] => frames.flatMap(({ moves = [] }) => moves);
const told = ({ what, how, from, to }: Move): string =>
  [what, how, from && `from ${from}`, to && `to ${to}`].filter(Boolean).join(' ');

describe('a turn', () => {
  const layout = layoutOf('8s 6d Qh');
  layout.stakes('6', 5);
  layout.stakes('Q', 20);
  layout.stakes('6', 10, BRUNO);
  const { before = [], after } = layout.turns();

  test('begins when the bets are closed; then two cards come from the pack, 360 ms apart', () => {
    assert.equal(before[0]!.say, `${words.closed}.`);
    assert.deepEqual(movesIn(before).map(told), ['card takes 1 deal from shoe', 'card pays 1 deal from shoe']);
    assert.deepEqual(
      before.filter(({ moves }) => moves).map(({ rest }) => rest),
      [360, 360],
    );
  });

  test('pauses for a beat before the card that decides for the player, and before no other', () => {
    /** What comes with these stakes: a beat, or one of the two cards. */
    const order = (stakes: readonly string[], seat = ANNA): string => {
      const classic = layoutOf('8s 6d Qh');
      for (const spot of stakes) classic.stakes(spot, 5, seat);
      const { before: frames = [] } = classic.turns();
      return frames.map(({ rest, moves }) => (moves ? 'card' : rest === RESTS.beat ? 'beat' : '')).join(' ');
    };
    assert.equal(order(['6', 'Q']), ' beat card card ');
    assert.equal(order(['Q']), ' card beat card ');
    assert.equal(order(['high']), ' card beat card ');
    assert.equal(order(['2']), ' card card ');
    assert.equal(order(['Q'], BRUNO), ' card card ');
  });

  test('pays winning bets, takes losing ones, the others’ too, and the player’s chips count', () => {
    assert.deepEqual(movesIn(after).map(told), [
      'purse count',
      'case-keeper gone',
      'beads bead',
      'stake 6 slide to bank',
      'stake Q slide from bank',
      'stake 6 of 1 slide to bank',
      'stake Q gather to purse',
    ]);
    assert.deepEqual(movesIn(after)[0]!.sums, [75, 115]);
  });

  test('stays as settled until the player stakes, even while another does', () => {
    assert.deepEqual(layout.between(), { shows: true });
    layout.stakes('2', 5, BRUNO);
    assert.deepEqual(layout.between(), { shows: true });
    assert.deepEqual(movesIn(layout.stakes('3', 5).after).map(told), ['stake 3 land']);
    assert.deepEqual(layout.between(), {});
  });
});
