/** The equity of stud: counted, drawn, and asked from a table. */
import test from 'node:test';
import assert from 'node:assert/strict';
import { PACK_52, seededRandom, shuffledSource } from '../../../src/cards.ts';
import { studOdds as odds } from '../../../src/odds.ts';
import { stud } from '../../../src/rules.ts';
import { cards, slowly, spot, VARIANTS } from './dealt.ts';

for (const [name, options, orders] of VARIANTS) {
  test(`${name}: counting every deal gives what the rules give for each hand, with dead cards`, () => {
    for (let at = 0; at < 17; at++)
      for (const counts of [
        [6, 7],
        [6, 6],
        [7, 7, 6],
      ]) {
        const { hands, dead } = spot(`${name} ${at}`, counts, at % 5);
        const { deals, shares } = slowly(hands, dead, orders);
        const found = odds.equity(hands, { ...options, dead });
        assert.equal(found.exact, true);
        assert.equal(found.deals, deals);
        found.hands.forEach(({ share, high, low, error }, hand) => {
          assert.ok(Math.abs(share - shares[hand]!) < 1e-12, `${share} and not ${shares[hand]}`);
          assert.ok(Math.abs(share - high - low) < 1e-12);
          assert.equal(error, 0);
        });
      }
  });

  test(`${name}: a drawn equity lies within four standard errors of the counted one`, () => {
    for (let at = 0; at < 8; at++) {
      const { hands, dead } = spot(`drawn ${name} ${at}`, [5, 6], 4);
      const exact = odds.equity(hands, { ...options, dead });
      const random = seededRandom(`${at}`);
      const drawn = odds.equity(hands, { ...options, dead }, { most: 0, trials: 4000, random });
      assert.deepEqual([exact.exact, drawn.exact, drawn.deals], [true, false, 4000]);
      drawn.hands.forEach(({ share, error }, hand) => {
        const from = Math.abs(share - exact.hands[hand]!.share);
        assert.ok(from <= 4 * error + 1e-3, `${from} with an error of ${error}`);
      });
    }
  });
}

test('a pair of aces beats a seven on third street, by less once other aces are dead', () => {
  const hands = [cards('As Ad Kc'), cards('?? ?? 7h')];
  const effort = () => ({ trials: 40_000, random: seededRandom('aces') });
  const {
    exact,
    deals,
    hands: [aces],
  } = odds.equity(hands, {}, effort());
  assert.deepEqual([exact, deals], [false, 40_000]);
  assert.ok(Math.abs(aces!.share - 0.753) < 4 * aces!.error + 0.002, `${aces!.share}`);
  assert.ok(aces!.error > 0.001 && aces!.error < 0.003);
  const [fewer] = odds.equity(hands, { dead: cards('Ac Kd 7d 8s') }, effort()).hands;
  assert.ok(Math.abs(fewer!.share - 0.736) < 4 * fewer!.error + 0.002, `${fewer!.share}`);
});

test('face-down cards count like cards still to come', () => {
  const open = [cards('As Ad Kc 2d 9h 3c'), cards('7h 8h 9c Th')];
  const covered = [open[0]!, cards('?? ?? 7h 8h 9c Th')];
  assert.deepEqual(odds.equity(covered), odds.equity(open));
  assert.equal(odds.equity(open).deals, 447_720);
});

test('scoop and tie: a pot split by two equal hands is scooped by neither', () => {
  const same = odds.equity([cards('As Kd Qc Js 9h 7d 5c'), cards('Ad Kc Qs Jd 9c 7h 5s')]);
  assert.deepEqual(
    same.hands.map(({ share, scoop, tie }) => [share, scoop, tie]),
    [
      [0.5, 0, 1],
      [0.5, 0, 1],
    ],
  );
  const low = { variant: 'high-low', lowRank: 'eight-or-better' } as const;
  const halves = odds.equity([cards('As Ad Ac Ks Kd Jc Th'), cards('8h 7d 4c 3s 2h Qd Qc')], low);
  assert.deepEqual(
    halves.hands.map(({ high, low: lowest, scoop, tie }) => [high, lowest, scoop, tie]),
    [
      [0.5, 0, 0, 0],
      [0, 0.5, 0, 0],
    ],
  );
});

test('a common card counts for every hand', () => {
  const [one, other] = odds.equity([cards('As Ad 2c 3d 7h 9s'), cards('Ks Kd 4c 5d 8h Ts')], {
    common: cards('Kc'),
  }).hands;
  assert.deepEqual([one!.share, other!.share], [0, 1]);
});

test('step by step: interim figures when deals are drawn, none when all are counted, and the same final figure', () => {
  const hands = [cards('As Ad Kc'), cards('7h')];
  const effort = () => ({ trials: 2600, random: seededRandom('steps') });
  const told: number[] = [];
  const steps = odds.equitySteps(hands, {}, effort());
  let step = steps.next();
  for (; !step.done; step = steps.next()) told.push(step.value!.deals);
  assert.deepEqual(told, [500, 1000, 1500, 2000, 2500]);
  assert.deepEqual(step.value, odds.equity(hands, {}, effort()));
  const late = [cards('As Ad Kc 2d 9h 3c'), cards('7h 8h 9c Th 2c 5d')];
  assert.ok([...odds.equitySteps(late)].every(each => each === undefined));
});

test('a seat asks from its own view: live seats, dead cards, and no face-down card of another seat', () => {
  let state = stud.open({ purses: [400, 400, 400, 400], preset: 'fixed-limit', variant: 'razz' });
  const source = shuffledSource(PACK_52, seededRandom('view'));
  const act = (seat: number | 'croupier', action: Parameters<typeof stud.apply>[2]) =>
    (state = stud.apply(state, seat, action).state);
  while (state.phase !== 'bet') {
    const turn = stud.turn(state);
    if (turn.kind === 'croupier') act('croupier', stud.deal(state, source));
    else act((turn as { readonly seats: readonly number[] }).seats[0]!, { type: 'done' });
  }
  act(state.round!.toAct, { type: 'bringIn', amount: 5 });
  const folded = state.round!.toAct;
  act(folded, { type: 'fold' });
  const seat = state.round!.toAct;
  const { seats, hands, table } = odds.fromView(stud.view(state, seat));
  assert.deepEqual(
    seats,
    [0, 1, 2, 3].filter(each => each !== folded),
  );
  assert.deepEqual(table.dead, state.cards.up[folded]);
  assert.equal(table.variant, 'razz');
  seats.forEach((each, at) =>
    assert.deepEqual(hands[at], [
      ...(each === seat ? state.cards.down[each]! : ['??', '??']),
      ...state.cards.up[each]!,
    ]),
  );
  assert.equal(odds.equity(hands, table, { trials: 10, random: seededRandom('view') }).deals, 10);
});

test('nonsense is refused with an explanation', () => {
  const two = [cards('As Ad Kc'), cards('7h')];
  assert.throws(() => odds.equity([two[0]!]), /at least two hands/);
  assert.throws(() => odds.equity([cards('As'), cards('As')]), /As is listed twice/);
  assert.throws(() => odds.equity([cards('As'), cards('Xx')]), /“Xx” is not a card/);
  assert.throws(() => odds.equity([cards('2c 3c 4c 5c 6c 7c 8c 9c'), []]), /seven|7 cards/);
  assert.throws(() => odds.equity(two, { dead: cards('7h') }), /7h is listed twice/);
  assert.throws(() => odds.equity(two, { variant: 'low' as never }), /variant must be high, razz, high-low, not low/);
  assert.throws(() => odds.equity(two, {}, { trials: 0 }), /trials must be a whole number from 1/);
  assert.throws(() => odds.equity(Array.from({ length: 8 }, () => [])), /not enough/);
  assert.throws(() => odds.equity('As Ad' as never), /at least two hands/);
});
