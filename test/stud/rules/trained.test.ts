// left to CI: some thousand views of each variant
/** The trained player: the situations it distinguishes, how it plays, and that it knows only its own view. */
import test from 'node:test';
import assert from 'node:assert/strict';
import { brotliCompressSync } from 'node:zlib';
import { build } from 'esbuild';
import { CARDS, cardNumber, readCards, seededRandom, shuffledSource, type Random } from '../../../src/cards.ts';
import { stud, type Stud } from '../../../src/rules.ts';
import { toAction } from '../../../src/croupier.ts';
import { opponent, POLICIES } from '../../../src/stud/rules/opponent.ts';
import { policyFor } from '../../../src/stud/rules/policies.ts';
import { chancesBy, ORDERS_OF, plain, situationOf, SITUATIONS } from '../../../src/stud/rules/situations.ts';
import { strengthOf } from '../../../src/stud/rules/strength.ts';
import { weightsOf } from '../../../src/stud/rules/trained.ts';
import { packed } from '../../../scripts/train/packing.ts';
import { Hand, studSchool } from '../../../scripts/train/stud/hand.ts';
import { CALL, FOLD, train, WAGER } from '../../../scripts/train/training.ts';

type State = Stud.State;
type Action = Stud.Action;
type Variant = 'high' | 'razz' | 'high-low';
const VARIANTS: readonly Variant[] = ['high', 'razz', 'high-low'];

/** A hand at the table and the same hand in training, side by side. */
function* sideBySide(
  variant: Variant,
  seats: number,
  random: Random,
): Generator<{ state: State; seat: number; hand: Hand }> {
  const source = shuffledSource(CARDS, random);
  source.shuffle();
  const cards = Array.from({ length: seats }, () => source.draw(7));
  const hand = new Hand(sides => random.below(sides), variant);
  hand.take(cards.map(seven => seven.map(cardNumber)));
  const purse = 2000;
  let state: State = {
    ...stud.open({ purses: new Array<number>(seats).fill(purse), preset: 'fixed-limit', variant }),
    dealer: seats - 1,
  };
  const apply = (actor: number | 'croupier', action: Action) => {
    assert.equal(stud.check(state, actor, action), undefined, JSON.stringify(action));
    state = stud.apply(state, actor, action).state;
  };
  while (state.phase !== 'settled') {
    const turn = stud.turn(state);
    if (turn.kind === 'croupier') {
      const { phase, street } = state;
      if (phase !== 'between' && phase !== 'deal') apply('croupier', stud.deal(state, shuffledSource([])));
      else {
        const live = Array.from({ length: seats }, (_, seat) => seat).filter(
          seat => phase === 'between' || (state.live >> seat) & 1,
        );
        const places = phase === 'between' ? [0, 1, 2] : [street - 1];
        const dealt = places.flatMap(place => live.map(seat => cards[seat]![place]!));
        apply('croupier', { type: 'deal', street, burnt: source.draw(1), cards: dealt, common: [] });
      }
      continue;
    }
    assert.equal(turn.kind, 'seats');
    const seat = (turn as { readonly seats: readonly number[] }).seats[0]!;
    const legal = stud.legal(stud.view(state, seat));
    const offered = (...types: string[]) => legal.find(({ type }) => types.includes(type));
    if (state.phase === 'bet') {
      assert.equal(seat, hand.toAct);
      yield { state, seat, hand };
      const wager = offered('bet', 'raise', 'complete');
      const at = random.below(10);
      const act = at < 3 && wager && hand.mayWager ? WAGER : at < 8 && hand.owed > 0 ? CALL : FOLD;
      hand.act(act);
      const passive = offered('check') ?? offered('bringIn') ?? offered('fold');
      apply(seat, toAction((act === WAGER ? wager : act === CALL ? offered('call') : passive)!));
    } else apply(seat, (offered('show') ?? offered('done') ?? offered('muck')) as Action);
  }
  assert.equal(hand.toAct, -1);
  for (let seat = 0; seat < seats; seat++)
    assert.ok(
      Math.abs(hand.won(seat) - (state.accounts.purses[seat]! - purse)) < 1,
      'the result of the hand in training',
    );
}

/** How many views are checked in each variant; ten thousand in all three. */
const VIEWS = 3400;

for (const variant of VARIANTS)
  test(`${variant}: in a few thousand views training and play agree on the situation, and hands end alike`, () => {
    const random = seededRandom(`side by side ${variant}`);
    const worths = ORDERS_OF[variant].map(order => (cards: ArrayLike<number>) => strengthOf(order, cards));
    const met = new Set<number>();
    let views = 0;
    for (let deal = 0; views < VIEWS; deal++)
      for (const { state, seat, hand } of sideBySide(variant, 2 + (deal % 5), random)) {
        const situation = situationOf(stud.view(state, seat), seat, chancesBy(worths));
        assert.equal(situation, hand.situation());
        assert.ok(situation >= 0 && situation < SITUATIONS);
        met.add(situation);
        views++;
      }
    assert.ok(met.size > 500, `${met.size} situations`);
  });

test('actions tried in training are undone completely, and the same cards can be played again', () => {
  const random = seededRandom('back');
  const hand = new Hand(sides => random.below(sides), 'high');
  const told = () => [hand.live, hand.toAct, hand.street, hand.wagers, hand.owed, hand.situation()].join();
  for (let deal = 0; deal < 100; deal++) {
    hand.deal(2 + (deal % 5));
    const past: string[] = [];
    const first = told();
    while (hand.toAct >= 0) {
      past.push(told());
      hand.act(hand.mayWager && random.below(3) === 0 ? WAGER : hand.owed > 0 && random.below(6) > 0 ? CALL : FOLD);
    }
    const [last] = past.slice(-1);
    hand.takeBack();
    assert.equal(told(), last);
    while (past.length > 1) {
      past.pop();
      hand.takeBack();
      assert.equal(told(), past.at(-1));
    }
    hand.again();
    assert.equal(told(), first);
  }
});

const SMALL = { hands: 2000, seed: 7, seats: [2, 4], strangers: 30 } as const;

test('the same training learns exactly the same, another seed something else', () => {
  const text = packed(train(studSchool('high', 1), SMALL), 3);
  assert.equal(packed(train(studSchool('high', 1), SMALL), 3), text);
  assert.notEqual(packed(train(studSchool('high', 1), { ...SMALL, seed: 8 }), 3), text);
  assert.equal(text.length, SITUATIONS);
});

test('three cards are the same three however their suits are named, and a flush draw is still seen', () => {
  const three = (cards: string) => plain(readCards(cards).map(cardNumber)).join();
  assert.equal(three('Ah Kh 2c'), three('2s Ad Kd'));
  assert.equal(three('Qh Qd 7d'), three('7c Qc Qs'));
  assert.notEqual(three('Ah Kh 2c'), three('Ah Kc 2h'));
  assert.notEqual(three('Ah Kh 2h'), three('Ah Kh 2c'));
});

/** Views of seats that are to act in a heads-up betting round, with their legal actions. */
function* betting(variant: Variant, deals: number, seed: string, seats = 2) {
  const random = seededRandom(seed);
  for (let deal = 0; deal < deals; deal++)
    for (const { state, seat } of sideBySide(variant, seats, random)) {
      const view = stud.view(state, seat);
      yield { state, view, seat, legal: stud.legal(view), random, policy: POLICIES[policyFor(view) ?? 'high-2'] };
    }
}

for (const variant of VARIANTS) {
  test(`${variant}: nearly every situation that comes up is known, and only legal actions are taken`, () => {
    let asked = 0;
    let known = 0;
    for (const { view, seat, legal, policy } of betting(variant, 150, 'known')) {
      const weights = weightsOf(view, seat, legal, policy);
      asked++;
      if (!weights) continue;
      known++;
      const may = (...types: string[]) => legal.some(({ type }) => types.includes(type));
      assert.equal(weights[1] > 0 && !may('call'), false);
      assert.equal(weights[2] > 0 && !may('bet', 'raise', 'complete'), false);
    }
    assert.ok(known > 0.8 * asked, `${known} of ${asked}`);
  });

  test(`${variant}: other hidden cards give the same weights`, () => {
    for (const { view, seat, legal, random, policy } of betting(variant, 40, 'hidden')) {
      const { state } = stud.sample(view, random);
      const other = stud.view(state, seat);
      assert.deepEqual(weightsOf(other, seat, stud.legal(other), policy), weightsOf(view, seat, legal, policy));
    }
  });
}

test("the action is drawn by the seat's chances: the same seed gives the same action, and in the long run the weights hold", () => {
  const think = opponent('hard');
  const { view, seat, legal, policy } = [...betting('high', 60, 'drawn')].find(each => {
    const weights = weightsOf(each.view, each.seat, each.legal, each.policy);
    return weights && weights.filter(times => times > 0).length > 1;
  })!;
  assert.deepEqual(think(view, legal, seededRandom('one')), think(view, legal, seededRandom('one')));
  const weights = weightsOf(view, seat, legal, policy)!;
  const random = seededRandom('many');
  const acts = ['fold check bringIn', 'call', 'bet raise complete'];
  const counts = [0, 0, 0];
  for (let time = 0; time < 1000; time++) {
    const { type } = think(view, legal, random);
    counts[acts.findIndex(types => types.split(' ').includes(type))]!++;
  }
  const sum = weights.reduce((all, each) => all + each, 0);
  weights.forEach((times, act) => assert.ok(Math.abs(counts[act]! / 1000 - times / sum) < 0.06, `${counts.join()}`));
});

const STRANGE: readonly object[] = [
  { higherLimit: 30 },
  { ante: 0 },
  { bringInAmount: 10 },
  { completeCounts: true },
  { capLiftedHeadsUp: 'always' },
  { declare: 'simultaneous' },
  { rake: { percent: 20, cap: 0 } },
  { variant: 'high-low', lowRank: 'eight-or-better' },
];

for (const options of STRANGE)
  test(`the trained policy is not used under other rules: ${JSON.stringify(options)}`, () => {
    const { view, seat, legal, policy } = [...betting('high', 1, 'strange')][0]!;
    assert.ok(weightsOf(view, seat, legal, policy));
    const other = { ...view, options: { ...view.options, ...options } } as typeof view;
    assert.equal(weightsOf(other, seat, legal, policy), undefined);
    assert.ok(opponent('hard')(other, legal, seededRandom('strange')), 'the player samples deals instead');
  });

test('the trained policy is not used when a player is short of chips', () => {
  const { view, seat, legal, policy } = [...betting('high', 1, 'short')][0]!;
  const { accounts } = view;
  for (const at of accounts.purses.keys()) {
    const purses = accounts.purses.map((chips, other) => (other === at ? 100 : chips));
    assert.equal(weightsOf({ ...view, accounts: { ...accounts, purses } }, seat, legal, policy), undefined);
  }
});

test('each table size uses the policy trained for it, and none where training made no improvement', () => {
  const { options } = [...betting('high', 1, 'sizes')][0]!.view;
  const namesOf = (variant: Variant) =>
    [2, 3, 4, 5, 6, 7, 8, 9].map(seats => policyFor({ options: { ...options, variant }, dealtIn: 2 ** seats - 1 }));
  assert.deepEqual(namesOf('high'), [
    ...['high-2', 'high-3', 'high-4', 'high-4'],
    ...['high-6', 'high-6', undefined, undefined],
  ]);
  assert.deepEqual(
    namesOf('razz').slice(0, 3),
    ['razz-2', 'razz-3', undefined],
    'nothing was trained for four players at razz',
  );
});

test("a bet or raise of an open amount is the size of the street's limit", () => {
  let seen = 0;
  for (const { state, seat, random } of betting('high', 400, 'spread')) {
    if (state.street < 4) continue;
    const options = {
      ...state.options,
      openPairOnFourth: 'any',
      openPairOnFourthBet: 'ante-to-higher',
      lateStreets: 'spread',
    } as const;
    const view = stud.view({ ...state, options }, seat);
    const legal = stud.legal(view);
    const act = opponent('hard')(view, legal, random);
    if (act.type !== 'bet' && act.type !== 'raise') continue;
    assert.equal(act.to - view.round!.level, state.street === 4 ? 10 : 20);
    seen++;
  }
  assert.ok(seen > 50, `${seen}`);
});

test('each policy has a letter for each situation, is small, and is not in any element’s first load', async () => {
  for (const [name, text] of Object.entries(POLICIES)) {
    assert.equal(text.length, SITUATIONS, name);
    assert.match(text, /^[0-9a-z.]+$/);
    const bytes = brotliCompressSync(text).length;
    assert.ok(bytes <= 25 * 1024, `${name}: ${bytes} bytes with brotli`);
  }
  const { metafile } = await build({
    entryPoints: ['src/index.ts'],
    bundle: true,
    splitting: true,
    format: 'esm',
    outdir: 'out',
    write: false,
    metafile: true,
  });
  const outputs = Object.entries(metafile.outputs);
  // what comes with the entry: its imports, and theirs, except those loaded later
  const first = new Set(outputs.flatMap(([file, { entryPoint }]) => (entryPoint === 'src/index.ts' ? [file] : [])));
  for (const file of first)
    for (const { path, kind } of metafile.outputs[file]!.imports) if (kind === 'import-statement') first.add(path);
  assert.ok(outputs.some(([, { inputs }]) => 'src/stud/play/learnt.ts' in inputs));
  for (const lazy of [
    'rules/trained',
    'rules/situations',
    ...Object.keys(POLICIES).map(name => `rules/policies/${name}`),
  ]) {
    const holding = outputs.filter(([, { inputs }]) => `src/stud/${lazy}.ts` in inputs);
    assert.equal(holding.length, 1, lazy);
    for (const [file] of holding) assert.ok(!first.has(file), lazy);
  }
});
