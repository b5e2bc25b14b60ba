/** Computer punters and bankers: they act legally as long as somebody deals, each level in its own way. */
import test, { describe } from 'node:test';
import assert from 'node:assert/strict';
import { seededRandom, shuffledSource } from '../../../src/cards.ts';
import { faroPunter as punter, type PlayerLevel as Level } from '../../../src/croupier.ts';
import { ranksLeft } from '../../../src/faro/rules/table.ts';
import { faro } from '../../../src/rules.ts';
import type { Action, State } from './table.ts';

const LEVELS: readonly Level[] = ['easy', 'medium', 'hard'];
/** The ranks of a table's counts, from the two up. */
const RANKS = '23456789TJQKA';

interface Act {
  readonly state: State;
  readonly seat: number;
  readonly action: Action;
}

/** What computer punters of these levels do in this many turns; an illegal action is an error, and so is standing still. */
function play(levels: readonly Level[], options: object, turns: number): readonly Act[] {
  const random = seededRandom(JSON.stringify([levels, options]));
  let state = faro.open({ purses: levels.map(() => 100), ...options });
  const source = shuffledSource(faro.pack(state.options), random);
  const acts: Act[] = [];
  const step = (actor: number | 'croupier', action: Action) => {
    const refusal = faro.check(state, actor, action);
    assert.equal(refusal, undefined, `${JSON.stringify({ actor, action, options })}: ${refusal?.message}`);
    state = faro.apply(state, actor, action).state;
  };
  const actOf = (seat: number) => {
    const view = faro.view(state, seat);
    const action = punter(levels[seat]!)(view, faro.legal(view), random);
    acts.push({ state, seat, action });
    step(seat, action);
  };
  const mayOnlyBuy = (seat: number): boolean => {
    const types = faro.legal(faro.view(state, seat)).map(({ type }) => type);
    return types.includes('buyIn') && !types.includes('done');
  };
  for (let steps = 0; state.hand <= turns; steps++) {
    assert.ok(steps < 50 * turns, 'the table goes on');
    // a player with too few chips for a deal is not asked, but may buy some
    if (state.phase === 'between') levels.forEach((_, seat) => mayOnlyBuy(seat) && actOf(seat));
    const turn = faro.turn(state);
    if (turn.kind === 'seats') actOf(turn.seats[0]!);
    else step('croupier', faro.deal(state, source));
  }
  return acts;
}

type Staked = Act & { readonly action: Extract<Action, { readonly spot: string; readonly amount: number }> };
const stakesOf = (acts: readonly Act[]): readonly Staked[] =>
  acts.filter((act): act is Staked => act.action.type === 'stake');

for (const options of [
  {},
  { banker: 'lot', purses: [100, 20, 60, 100], bankRotation: 'clockwise', cap: 50 },
  { mustStake: true, restake: 'replace-only', deadCards: 'allow', oddCard: 'right' },
  { variant: 'classic', min: 5, max: 30, bank: 60 },
  { variant: 'pharo', paroli: true, afterWin: 'stands', min: 3 },
])
  test(`act legally, and the table goes on: ${JSON.stringify(options)}`, () => {
    for (const shift of [0, 1, 2])
      play(
        [0, 1, 2, 3].map(seat => LEVELS[(seat + shift) % 3]!),
        options,
        120,
      );
  });

test('play on between deals, and buy as many chips as they may if they cannot pay the minimum', () => {
  for (const level of LEVELS) {
    const acts = play([level, level], { variant: 'classic', purses: [20, 30], min: 10 }, 400);
    const between = acts.filter(({ state }) => state.phase === 'between');
    const types = new Set(between.map(({ action }) => action.type));
    assert.deepEqual([...types].sort(), ['buyIn', 'done'], level);
    for (const { state, seat, action } of between) {
      const purse = state.accounts.purses[seat]!;
      assert.equal(action.type, purse < 10 ? 'buyIn' : 'done', `${level} with ${purse}`);
      if (action.type === 'buyIn') assert.equal(purse + action.amount, [20, 30][seat]);
    }
  }
});

describe('how many cards a punter keeps staked', () => {
  for (const [level, most] of [
    ['easy', 3],
    ['medium', 2],
    ['hard', 1],
  ] as const)
    test(`${level}: ${most}`, () => {
      for (const options of [{}, { variant: 'classic' }, { variant: 'pharo' }]) {
        const acts = play([level, level, level], options, 100);
        const counts = stakesOf(acts).map(({ state, seat }) => state.punters[seat]!.stakes.length + 1);
        assert.equal(Math.max(...counts), most, JSON.stringify(options));
        for (const { state, seat, action } of stakesOf(acts))
          assert.ok(
            state.punters[seat]!.stakes.every(({ spot }) => spot !== action.spot),
            'each on a card of its own',
          );
      }
    });
});

describe('where they stake on the classic layout', () => {
  const spots = (level: Level) => stakesOf(play([level, level], { variant: 'classic' }, 400));

  test('easy stakes anywhere, on cards, sets and the bar, and calls the turn', () => {
    const all = spots('easy').map(({ action }) => action.spot);
    for (const is of [/^.$/, /^[2-9TJQKA]{2,4}$/, /^high$/, /^.>.>.$/])
      assert.ok(
        all.some(spot => is.test(spot)),
        String(is),
      );
  });
  test('medium stakes on cards alone', () => {
    for (const { action } of spots('medium')) assert.match(action.spot, /^.$/);
  });
  test('hard stakes on a case card, which cannot be split', () => {
    const all = spots('hard');
    assert.ok(all.length > 20, `${all.length} stakes`);
    for (const { state, action } of all) assert.equal(ranksLeft(state)[RANKS.indexOf(action.spot)], 1, action.spot);
  });
});

test('hard stakes a tenth of what is allowed while the end is far, and all of it near the end', () => {
  const all = stakesOf(play(['hard', 'hard', 'hard'], { cap: 40 }, 300));
  const far = all.filter(({ state }) => state.left > 20);
  const near = all.filter(({ state, seat }) => state.left <= 20 && state.accounts.purses[seat]! >= 40);
  assert.ok(far.length > 20 && near.length > 20, `${far.length} and ${near.length} stakes`);
  assert.ok(far.every(({ action }) => action.amount <= 4));
  assert.ok(near.every(({ action }) => action.amount === 40));
});

test('medium stakes half of what is still allowed, with the odd chip', () => {
  const all = stakesOf(play(['medium', 'medium', 'medium'], { cap: 10 }, 60));
  for (const { state, seat, action } of all)
    assert.equal(
      action.amount,
      Math.ceil(Math.min(10 - state.accounts.cloth[seat]!, state.accounts.purses[seat]!) / 2),
    );
});

test('easy stakes up to half of what is allowed, and waits one turn in four', () => {
  const acts = play(['easy', 'easy', 'easy', 'easy'], { cap: 10 }, 600).filter(({ state }) => state.phase === 'stake');
  const amounts = new Set(stakesOf(acts).map(({ action }) => action.amount));
  assert.deepEqual([...amounts].sort(), [1, 2, 3, 4, 5]);
  // with half of the pack to come there is a card to stake on
  const first = acts.filter(({ state, seat }) => state.left > 26 && state.punters[seat]!.stakes.length === 0);
  const away = first.filter(({ action }) => action.type === 'done').length / first.length;
  assert.ok(away > 0.15 && away < 0.35, `${away} of ${first.length} times`);
});
