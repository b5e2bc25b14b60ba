/**
 * A long seeded play against the exact figures. `npm run test:long` plays 1,000,000 coups, CI an eighth, other runs 200,000.
 * The exact figures hold for every coup that is sure to be finished, so the first twenty of each shoe are counted:
 * whether a later one is finished depends on the cards gone.
 */
import test, { describe } from 'node:test';
import assert from 'node:assert/strict';
import { seededRandom, shuffledSource } from '../../../src/cards.ts';
import { total } from '../../../src/croupier.ts';
import { trenteQuarante } from '../../../src/rules.ts';
import { lengthOf } from '../../long.ts';
import type { Action, State } from './table.ts';

const COUPS = lengthOf(1_000_000, 200_000);
const COUNTED_OF_A_SHOE = 20;

/** Six packs, fresh: the distribution of a row's total from 31 to 40. */
const TOTALS = [
  ...[0.148057777076, 0.137826224156, 0.127576651847, 0.116865051752, 0.106151667776],
  ...[0.094992447536, 0.083858996148, 0.072302455165, 0.060800855924, 0.051567872621],
];
const CHANCE = 0.445200543419;
const REFAIT = 0.02189137048;
const TIE = 0.087707542676;
/** The mean over 150,000 full shoes was 10.576. */
const CARDS_A_COUP = 10.576;

interface Sample {
  readonly counted: number;
  readonly counts: ReadonlyMap<string, number>;
  readonly cards: number;
  /** The net result of the seats, per unit staked. */
  readonly net: readonly number[];
}

/**
 * Plays coups with 100 on one chance per seat; the first seat's are insured.
 * Stakes in prison are settled in later coups, so the nets of those include them.
 */
function sample(options: object, coups: number, seed: string): Sample {
  let state: State = trenteQuarante.open({ purses: [1e9, 1e9, 1e9], ...options });
  const source = shuffledSource(trenteQuarante.pack(state.options), seededRandom(seed));
  const counts = new Map<string, number>();
  const net = [0, 0, 0];
  let counted = 0;
  let cards = 0;
  const count = (name: string) => counts.set(name, (counts.get(name) ?? 0) + 1);
  const act = (actor: number | 'croupier', action: Action) => {
    state = trenteQuarante.apply(state, actor, action).state;
  };
  while (state.hand <= coups) {
    if (trenteQuarante.turn(state).kind === 'croupier') {
      act('croupier', trenteQuarante.deal(state, source));
      if (state.phase !== 'settled') continue;
      if (total(state.accounts) !== 0) assert.fail(`The chips of coup ${state.hand} come to ${total(state.accounts)}.`);
      const { result, noirTotal, rougeTotal, noir, rouge, wins } = state.coup!;
      if (state.road.length > COUNTED_OF_A_SHOE) continue;
      counted++;
      cards += noir.length + rouge.length;
      for (const name of [result, ...wins, `noir ${noirTotal}`, `rouge ${rougeTotal}`]) count(name);
      state.punters.forEach(({ entries }, seat) => entries.forEach(entry => (net[seat]! += entry.net)));
    } else {
      for (const [seat, chance] of (['noir', 'couleur', 'rouge'] as const).entries()) {
        act(seat, { type: 'stake', chance, amount: 100 });
        if (seat === 0) act(seat, { type: 'insure', chance });
        act(seat, { type: 'done' });
      }
    }
  }
  return { counted, counts, cards, net: net.map(chips => chips / 100 / counted) };
}

/** Within four standard errors of an exact share. */
function near(what: string, count: number, of: number, exact: number): void {
  const error = Math.sqrt((exact * (1 - exact)) / of);
  const off = (count / of - exact) / error;
  assert.ok(Math.abs(off) < 4, `${what}: ${count / of}, exactly ${exact}: ${off.toFixed(2)} standard errors off`);
}

describe(`${COUPS} coups from six packs`, () => {
  let memory: Sample | undefined;
  const played = () => (memory ??= sample({ refaitRule: 'half-only' }, COUPS, 'million'));
  const of = (name: string) => played().counts.get(name) ?? 0;

  test('no chip is lost, and enough coups are counted', () => {
    assert.ok(played().counted > 0.6 * COUPS);
  });
  for (const chance of ['rouge', 'noir', 'couleur', 'inverse'])
    test(`${chance} wins as often as it should`, () => near(chance, of(chance), played().counted, CHANCE));
  test('refaits and ties come as often as they should', () => {
    near('refait', of('refait'), played().counted, REFAIT);
    near('tie', of('tie'), played().counted, TIE);
    assert.equal(of('unfinished') + of('lastRefait'), 0);
  });
  for (const row of ['noir', 'rouge'])
    test(`the totals of ${row} come as often as they should`, () => {
      TOTALS.forEach((exact, at) => near(`${row} ${31 + at}`, of(`${row} ${31 + at}`), played().counted, exact));
    });
  test('a coup takes 10.576 cards', () => {
    // the number of cards in a coup has a standard deviation below 2.2
    const off = (played().cards / played().counted - CARDS_A_COUP) / (2.2 / Math.sqrt(played().counted));
    assert.ok(Math.abs(off) < 4, `${played().cards / played().counted}: ${off.toFixed(2)} standard errors off`);
  });
  test('with half lost, the house keeps 1.094569 %; of an insured stake the premium only', () => {
    // per unit staked: 1 with probability 2 × 0.4452, 1/2 with that of a refait
    const deviation = Math.sqrt(2 * CHANCE + REFAIT / 4);
    const error = deviation / Math.sqrt(played().counted);
    for (const [seat, edge] of [
      // 5 on 100 are 5 % here: lost in every decided coup and in a refait
      [0, 0.05 * (1 - TIE)],
      [1, 0.01094569],
      [2, 0.01094569],
    ] as const) {
      const off = (-played().net[seat]! - edge) / error;
      assert.ok(Math.abs(off) < 4, `seat ${seat}: ${-played().net[seat]!}, exactly ${edge}: ${off.toFixed(2)}`);
    }
  });
});

test('with stepwise prison, the house keeps 1.108024 %', () => {
  const coups = Math.round(COUPS / 2);
  const { net, counted } = sample({ refaitRule: 'prison-only' }, coups, 'million in prison');
  const error = Math.sqrt(2 * CHANCE + REFAIT) / Math.sqrt(counted);
  for (const seat of [1, 2]) {
    const off = (-net[seat]! - 0.01108024) / error;
    assert.ok(Math.abs(off) < 4, `seat ${seat}: ${-net[seat]!}: ${off.toFixed(2)} standard errors off`);
  }
});

test('a shoe of six packs has 29.023 coups, and one in 718 ends in a refait on its very last card', t => {
  const shoes = Math.round(COUPS / 29);
  let state: State = trenteQuarante.open({ purses: [100], burn: 0 });
  const source = shuffledSource(trenteQuarante.pack(state.options), seededRandom('whole shoes'));
  const coups: number[] = [];
  let lastRefaits = 0;
  while (coups.length < shoes) {
    const before = state;
    const actor = trenteQuarante.turn(state).kind === 'croupier' ? 'croupier' : 0;
    const action: Action = actor === 0 ? { type: 'done' } : trenteQuarante.deal(state, source);
    state = trenteQuarante.apply(state, actor, action).state;
    if (action.type === 'shuffle' && before.road.length > 0)
      coups.push(before.road.filter(({ result }) => result !== 'unfinished').length);
    if (action.type === 'coup' && state.coup!.result === 'lastRefait') lastRefaits++;
  }
  const mean = coups.reduce((sum, count) => sum + count, 0) / shoes;
  const spread = Math.sqrt(coups.reduce((sum, count) => sum + (count - mean) ** 2, 0) / shoes);
  t.diagnostic(`${mean.toFixed(4)} coups a shoe, spread ${spread.toFixed(4)}, ${lastRefaits} last refaits of ${shoes}`);
  // the sheet's own figures come from 150,000 shoes
  const error = 0.298 * Math.sqrt(1 / shoes + 1 / 150_000);
  assert.ok(Math.abs(mean - 29.023) < 0.0005 + 4 * error, `${mean} coups a shoe`);
  assert.ok(Math.abs(spread - 0.298) < 0.0005 + 4 * (error / Math.SQRT2) * 3, `spread ${spread}`);
  const share = 209 / 150_000;
  const off = (lastRefaits / shoes - share) / Math.sqrt(share * (1 / shoes + 1 / 150_000));
  assert.ok(Math.abs(off) < 4, `${lastRefaits} of ${shoes} shoes: ${off.toFixed(2)} standard errors off`);
});

test('with court cards 11, 12, 13 a refait comes in 2.042 % of coups, any tie in 9.918 %', () => {
  const coups = Math.round(COUPS / 4);
  const { counts, counted } = sample({ courtCards: '11-12-13', decks: 12, refaitRule: 'half-only' }, coups, 'court');
  const refaits = counts.get('refait') ?? 0;
  near('refait', refaits, counted, 0.02042);
  near('any tie', refaits + (counts.get('tie') ?? 0), counted, 0.09918);
});
