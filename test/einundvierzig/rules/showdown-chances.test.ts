/** The chance to take the pot in steps: equal to the count at once, drawn if there is too much to count, and asked of a view. */
import test, { describe } from 'node:test';
import assert from 'node:assert/strict';
import { seededRandom, shuffledSource } from '../../../src/cards.ts';
import { finished } from '../../../src/game/steps.ts';
import { einundvierzigOdds as odds } from '../../../src/odds.ts';
import { einundvierzig, type Einundvierzig } from '../../../src/rules.ts';
import { PACK } from '../../../src/einundvierzig/rules/table.ts';

/** A hand, rivals and dead cards from one shuffle. */
function dealt(seed: string, own: number, open: readonly number[], gone = 0) {
  const source = shuffledSource(PACK, seededRandom(seed));
  source.shuffle();
  return { hand: source.draw(own), rivals: open.map(count => source.draw(count)), known: { gone: source.draw(gone) } };
}

/** How many own cards, and how many are face up before each rival. */
const SPOTS: readonly (readonly [number, readonly number[]])[] = [
  [2, [0]],
  [4, [2, 2]],
  [2, [2, 2]],
  [4, [2, 2, 2, 2]],
  [4, [2, 2, 2, 2, 2]],
];

describe('in steps', () => {
  test('a count in steps equals the count at once, for every number of hands', () => {
    for (const open of [[2], [2, 2], [2, 2, 2, 2, 2, 2], [0], [2, 0, 2]])
      for (let before = 0; before <= open.length; before++) {
        const { hand, rivals, known } = dealt(`${open.length} ${before}`, 4, open, 2);
        const found = finished(odds.showdownSteps(hand, rivals, before, known));
        const { exact, drawn, error, ...chances } = found;
        assert.deepEqual([exact, drawn, error], [true, 0, 0]);
        assert.deepEqual(chances, odds.showdownChances(hand, rivals, before, known));
      }
  });

  test('a drawn chance lies within four standard errors of the counted one, with ties settled by place too', () => {
    for (let at = 0; at < 40; at++) {
      const [own, open] = SPOTS[at % SPOTS.length]!;
      const before = at % (open.length + 1);
      const { hand, rivals, known } = dealt(`drawn ${at}`, own, open, at % 3);
      const exact = odds.showdownChances(hand, rivals, before, known);
      const effort = { most: 0, trials: 4000, random: seededRandom(`${at}`) };
      const found = finished(odds.showdownSteps(hand, rivals, before, known, effort));
      assert.deepEqual([found.exact, found.drawn], [false, 4000]);
      for (const name of ['win', 'alone', 'tied'] as const) {
        const error = Math.sqrt((exact[name] * (1 - exact[name])) / 4000);
        const off = Math.abs(found[name] - exact[name]);
        assert.ok(off <= 4 * error + 1e-3, `${name}: ${off} with an error of ${error}`);
      }
      assert.ok(Math.abs(found.error - Math.sqrt((found.win * (1 - found.win)) / 4000)) < 1e-12);
    }
  });

  test('a drawn chance gives figures on the way, a counted one does not', () => {
    const { hand, rivals } = dealt('steps', 2, [0, 0, 0]);
    const told: (number | undefined)[] = [];
    const random = seededRandom('way');
    for (const step of odds.showdownSteps(hand, rivals, 1, {}, { trials: 1600, most: 1, random }))
      told.push(step?.drawn);
    assert.deepEqual(
      told.filter(each => each !== undefined),
      [500, 1000, 1500],
    );
    assert.ok([...odds.showdownSteps(hand, [rivals[0]!], 0)].every(step => step === undefined));
  });

  test('what counting refuses as too much is drawn', () => {
    const { hand, rivals } = dealt('many', 2, [0, 0, 0, 0]);
    assert.throws(() => odds.showdownChances(hand, rivals, 0), /too many for an exact answer/);
    assert.equal(finished(odds.showdownSteps(hand, rivals, 0, {}, { trials: 10 })).exact, false);
    assert.throws(
      () => finished(odds.showdownSteps(hand, rivals, 0, {}, { trials: 0 })),
      /trials must be a whole number/,
    );
  });
});

test('a seat asks from its own view: face-up cards, Vorhand’s order, and the face-up cards of folded hands', () => {
  let state: Einundvierzig.State = einundvierzig.open({ purses: [200, 200, 200, 200, 200] });
  const source = shuffledSource(PACK, seededRandom('view'));
  const play = (wanted: readonly string[]): void => {
    const turn = einundvierzig.turn(state);
    if (turn.kind !== 'seats') {
      state = einundvierzig.apply(state, 'croupier', einundvierzig.deal(state, source)).state;
      return;
    }
    const seat = turn.seats[0]!;
    const cards = state.cards[seat]!.slice(0, 2);
    const legal = einundvierzig.legal(einundvierzig.view(state, seat));
    const offer = wanted.map(type => legal.find(each => each.type === type)).find(each => each !== undefined)!;
    const chosen = state.upCards[seat]!.length > 0 ? { type: 'done' } : { type: 'turnUp', seat, cards };
    const action = state.phase === 'turnUp' ? chosen : offer;
    state = einundvierzig.apply(state, seat, action as Einundvierzig.Action).state;
  };
  const isInRound = (number: number): boolean => state.phase === 'bet' && state.roundNumber === number;
  while (!isInRound(1)) play(['done']);
  const early = odds.fromView(einundvierzig.view(state, 2), 2);
  assert.deepEqual(early.rivals, [[], [], [], []]);
  assert.deepEqual(early.hand, state.cards[2]);
  while (!isInRound(2)) play(['call', 'check', 'bet']);
  play(['bet']);
  const folded = state.round!.toAct;
  play(['fold']);
  const seat = state.round!.toAct;
  const { hand, seats, rivals, before, known } = odds.fromView(einundvierzig.view(state, seat), seat);
  assert.deepEqual(hand, state.cards[seat]);
  const order = Array.from({ length: 5 }, (_, at) => (state.forehand + at) % 5).filter(each => each !== folded);
  assert.deepEqual(
    seats,
    order.filter(each => each !== seat),
  );
  assert.equal(before, order.indexOf(seat));
  assert.deepEqual(
    rivals,
    seats.map(each => state.upCards[each]),
  );
  assert.deepEqual(known.gone, state.upCards[folded]);
  assert.equal(new Set([...hand, ...rivals.flat(), ...known.gone!]).size, 4 + 2 * 3 + 2);
  const { win } = odds.showdownChances(hand, rivals, before, known);
  assert.ok(win >= 0 && win <= 1);
});
