/** The trained player: the situations it distinguishes, how it plays, and that it knows only its own view. */
import test from 'node:test';
import assert from 'node:assert/strict';
import { brotliCompressSync } from 'node:zlib';
import { build } from 'esbuild';
import { seededRandom, shuffledSource, type Card, type Random } from '../../../src/cards.ts';
import { toAction } from '../../../src/croupier.ts';
import { einundvierzig, type Einundvierzig } from '../../../src/rules.ts';
import { maskOf, strengthOfMask } from '../../../src/einundvierzig/rules/hand.ts';
import { isPoor, toTurnUp } from '../../../src/einundvierzig/rules/turning-up.ts';
import {
  chanceAgainst,
  kindOfTwo,
  lookOf,
  SITUATIONS,
  situationOf,
} from '../../../src/einundvierzig/rules/situations.ts';
import { showdownChances } from '../../../src/einundvierzig/rules/odds.ts';
import { PACK, playersOf } from '../../../src/einundvierzig/rules/table.ts';
import { seatsIn } from '../../../src/stakes/seats.ts';
import { opponent } from '../../../src/einundvierzig/rules/opponent.ts';
import { POLICY } from '../../../src/einundvierzig/rules/policy.ts';
import { weightsOf } from '../../../src/einundvierzig/rules/trained.ts';
import { DIVISIONS, TIMES } from '../../../src/stakes/learnt.ts';
import { divided, packed } from '../../../scripts/train/packing.ts';
import { CALL, FOLD, train, WAGER } from '../../../scripts/train/training.ts';
import { EINUNDVIERZIG, Hand } from '../../../scripts/train/einundvierzig/hand.ts';

type State = Einundvierzig.State;
type Action = Einundvierzig.Action;

/** Every two cards of the pack, as masks. */
const TWOS = PACK.flatMap((card, at) => PACK.slice(0, at).map(other => maskOf(card) | maskOf(other)));

/** All hands of four by strength: the part of them that is lower, equal ones counting half. */
function ranksOfHands(): (strength: number) => number {
  const counts = new Map<number, number>();
  for (let a = 0; a < 32; a++)
    for (let b = 0; b < a; b++)
      for (let c = 0; c < b; c++)
        for (let d = 0; d < c; d++) {
          const strength = strengthOfMask((1 << a) | (1 << b) | (1 << c) | (1 << d));
          counts.set(strength, (counts.get(strength) ?? 0) + 1);
        }
  const ranks = new Map<number, number>();
  let below = 0;
  for (const [strength, count] of [...counts].sort(([a], [b]) => a - b)) {
    ranks.set(strength, (below + count / 2) / 35_960);
    below += count;
  }
  return strength => ranks.get(strength)!;
}

test('two cards are classed by their ranks and whether they share a suit: 64 classes', () => {
  assert.equal(new Set(TWOS.map(kindOfTwo)).size, 64);
  const kind = (cards: string) => kindOfTwo(cards.split(' ').reduce((mask, card) => mask | maskOf(card as never), 0));
  assert.equal(kind('Ah Kh'), kind('Ks As'));
  assert.equal(kind('Ah Kd'), kind('Kh As'));
  assert.notEqual(kind('Ah Kh'), kind('Ah Kd'));
});

test('two face-up cards are rated by the mean rank of the hands they may become, in eighths of all pairs', () => {
  const rank = ranksOfHands();
  const mean = new Map(
    TWOS.map(two => {
      const hands = TWOS.filter(other => (other & two) === 0).map(other => rank(strengthOfMask(two | other)));
      return [two, hands.reduce((sum, each) => sum + each, 0) / hands.length];
    }),
  );
  const sorted = [...TWOS].sort((a, b) => mean.get(a)! - mean.get(b)!);
  sorted.forEach((two, at) => {
    const alike = sorted.findIndex(other => Math.abs(mean.get(other)! - mean.get(two)!) < 1e-9);
    assert.equal(lookOf(two), Math.floor((alike * 8) / 496), `${at}`);
  });
});

test('a poor hand is the best less often than an equal share of the pot', () => {
  const rank = ranksOfHands();
  const random = seededRandom('poor');
  for (let time = 0; time < 500; time++) {
    const hand = dealtCards(4, random).reduce((mask, card) => mask | maskOf(card), 0);
    for (const live of [2, 3, 4, 5, 6, 7])
      assert.equal(isPoor(hand, live), rank(strengthOfMask(hand)) ** (live - 1) < 1 / live);
  }
});

function dealtCards(count: number, random: Random) {
  const source = shuffledSource(PACK, random);
  source.shuffle();
  return source.draw(count);
}

test('the chance against one rival is that of the odds', () => {
  const random = seededRandom('chance');
  for (let time = 0; time < 100; time++) {
    const cards = dealtCards(6, random);
    const [hand, open] = [cards.slice(0, 4), cards.slice(4)];
    const mask = (list: typeof cards) => list.reduce((all, card) => all | maskOf(card), 0);
    for (const before of [0, 1])
      assert.ok(
        Math.abs(chanceAgainst(mask(hand), mask(open), before === 0) - showdownChances(hand, [open], before).win) <
          1e-12,
      );
  }
});

test('a good hand turns up its dullest cards, a poor one its finest, and now and then any two', () => {
  const mask = (cards: string) => cards.split(' ').reduce((all, card) => all | maskOf(card as never), 0);
  const random = seededRandom('open');
  const often = (hand: string, poor: boolean, two: string) =>
    Array.from({ length: 1000 }, () => toTurnUp(mask(hand), poor, sides => random.below(sides))).filter(
      laid => laid === mask(two),
    ).length;
  const dull = often('7h 8h Ah Kh', false, '7h 8h');
  assert.ok(dull > 880 && dull < 950, `${dull}`);
  const fine = often('Qc 9s 8c Jd', true, '8c Qc');
  assert.ok(fine > 600 && fine < 700, `${fine}`);
});

/** The two cards that a seat will turn up in a test: any two of its four. */
const twoOf = (four: readonly Card[], random: Random): readonly Card[] => {
  const first = random.below(3);
  return [first, first + 1 + random.below(3 - first)]
    .map(at => four[at]!)
    .sort((a, b) => PACK.indexOf(a as never) - PACK.indexOf(b as never));
};

/** A hand at the table and the same hand in training, side by side; the seats in the order in which they act. */
function* sideBySide(seats: number, random: Random): Generator<{ state: State; seat: number; hand: Hand }> {
  const fours = Array.from({ length: seats }, (_, at) => at).map(
    (
      cards => at =>
        cards.slice(4 * at, 4 * at + 4)
    )(dealtCards(4 * seats, random)),
  );
  const open = fours.map(four => twoOf(four, random));
  const hand = new Hand(sides => random.below(sides));
  hand.take(
    fours.map(four => four.map(maskOf)),
    open.map(two => two.reduce((mask, card) => mask | maskOf(card), 0)),
  );
  const purse = 500;
  const forehand = random.below(seats);
  const placeOf = (seat: number) => (seat - forehand - 1 + seats) % seats;
  let state: State = { ...einundvierzig.open({ purses: new Array<number>(seats).fill(purse) }), forehand };
  const apply = (actor: number | 'croupier', action: Action) => {
    assert.equal(einundvierzig.check(state, actor, action), undefined, JSON.stringify(action));
    state = einundvierzig.apply(state, actor, action).state;
  };
  const round = (players: readonly number[], from: number): Action => ({
    type: 'deal',
    cards: [from, from + 1].flatMap(at => players.map(seat => fours[placeOf(seat)]![at]!)),
  });
  while (state.phase !== 'settled') {
    const turn = einundvierzig.turn(state);
    if (turn.kind === 'croupier') {
      if (state.phase === 'between')
        apply(
          'croupier',
          round(
            Array.from({ length: seats }, (_, at) => (forehand + 1 + at) % seats),
            0,
          ),
        );
      else if (state.phase === 'deal') apply('croupier', round(playersOf(state), 2));
      else apply('croupier', einundvierzig.deal(state, shuffledSource([])));
      continue;
    }
    assert.equal(turn.kind, 'seats');
    const seat = (turn as { readonly seats: readonly number[] }).seats[0]!;
    const legal = einundvierzig.legal(einundvierzig.view(state, seat));
    const offered = (...types: string[]) => legal.find(({ type }) => types.includes(type));
    if (state.phase === 'bet') {
      assert.equal(placeOf(seat), hand.toAct);
      yield { state, seat, hand };
      const wager = hand.mayWager && offered('bet', 'raise');
      const at = random.below(10);
      const act = at < 3 && wager ? WAGER : at < 8 && hand.owed > 0 ? CALL : FOLD;
      hand.act(act);
      apply(
        seat,
        act === WAGER
          ? toAction(wager as never)
          : act === CALL
            ? { type: 'call' }
            : (offered('check', 'fold') as Action),
      );
    } else if (state.phase === 'turnUp')
      apply(seat, (offered('done') as Action | undefined) ?? { type: 'turnUp', seat, cards: open[placeOf(seat)]! });
    else apply(seat, (offered('show') ?? offered('done') ?? offered('muck')) as Action);
  }
  assert.equal(hand.toAct, -1);
  for (let seat = 0; seat < seats; seat++)
    assert.equal(hand.won(placeOf(seat)), state.accounts.purses[seat]! - purse, 'the result of the hand in training');
}

test('in ten thousand views training and play agree on the situation, and hands end alike, with rake and bonus', () => {
  const random = seededRandom('side by side');
  const met = new Set<number>();
  let views = 0;
  for (let deal = 0; views < 10_000; deal++)
    for (const { state, seat, hand } of sideBySide(3 + (deal % 5), random)) {
      const situation = situationOf(einundvierzig.view(state, seat), seat);
      assert.equal(situation, hand.situation());
      assert.ok(situation >= 0 && situation < SITUATIONS);
      met.add(situation);
      views++;
    }
  assert.ok(met.size > 1000, `${met.size} situations`);
});

test('actions tried in training are undone completely', () => {
  const random = seededRandom('back');
  const hand = new Hand(sides => random.below(sides));
  const told = () => [hand.live, hand.toAct, hand.isSecond, hand.wagers, hand.first, hand.situation()].join();
  for (let deal = 0; deal < 300; deal++) {
    hand.deal(3 + (deal % 5));
    const past: string[] = [];
    while (hand.toAct >= 0) {
      past.push(told());
      hand.act(hand.mayWager && random.below(3) === 0 ? WAGER : hand.owed > 0 && random.below(6) > 0 ? CALL : FOLD);
    }
    while (past.length > 0) {
      hand.takeBack();
      assert.equal(told(), past.pop());
    }
  }
});

const SMALL = { hands: 1500, seed: 7, seats: [3, 7], strangers: 40 } as const;

test('the same training learns exactly the same, another seed something else', () => {
  const text = packed(train(EINUNDVIERZIG, SMALL), 3);
  assert.equal(packed(train(EINUNDVIERZIG, SMALL), 3), text);
  assert.notEqual(packed(train(EINUNDVIERZIG, { ...SMALL, seed: 8 }), 3), text);
  assert.equal(text.length, SITUATIONS);
});

test('learnt weights are divided into halves, the largest remainders first', () => {
  assert.deepEqual(divided([1, 0, 0]), [2, 0, 0]);
  assert.deepEqual(divided([0.5, 0.5, 0]), [1, 1, 0]);
  assert.deepEqual(divided([2, 3, 9]), [0, 1, 1]);
  assert.deepEqual(divided([1, 1, 10]), [0, 0, 2]);
  for (const [at, division] of DIVISIONS.entries()) {
    assert.equal(division[0] + division[1] + division[2], TIMES);
    assert.deepEqual(divided(division), division, `${at}`);
  }
  assert.equal(DIVISIONS.length, 6);
});

/** Views of seats that are to act in a betting round, with their legal actions. */
function* betting(deals: number, seed: string) {
  const random = seededRandom(seed);
  for (let deal = 0; deal < deals; deal++)
    for (const { state, seat } of sideBySide(3 + (deal % 5), random)) {
      const view = einundvierzig.view(state, seat);
      yield { view, seat, legal: einundvierzig.legal(view), random };
    }
}

test('nearly every situation that comes up is known, and only legal actions are taken', () => {
  let asked = 0;
  let known = 0;
  for (const { view, seat, legal } of betting(400, 'known')) {
    const weights = weightsOf(view, seat, legal, POLICY);
    asked++;
    if (!weights) continue;
    known++;
    assert.equal(weights[1] > 0 && !legal.some(({ type }) => type === 'call'), false);
    assert.equal(weights[2] > 0 && !legal.some(({ type }) => type === 'bet' || type === 'raise'), false);
  }
  assert.ok(known > 0.9 * asked, `${known} of ${asked}`);
});

test('in the second round a lost hand bets now and then, seldom raises a bet, and a sure one never folds', () => {
  const lost = { open: [0, 0], bet: [0, 0] };
  let folds = 0;
  for (const { view, seat, legal } of betting(1500, 'bluffs')) {
    const weights = weightsOf(view, seat, legal, POLICY);
    if (view.roundNumber === 1 || !weights) continue;
    const masks = (cards: readonly Card[]) => cards.reduce((all, card) => all | maskOf(card), 0);
    const chance = seatsIn(view.live)
      .filter(other => other !== seat)
      .reduce((all, other) => all * chanceAgainst(masks(view.cards[seat]!), masks(view.upCards[other]!), false), 1);
    const owes = view.round!.price > view.round!.bets[seat]!;
    const [pass, call, wager] = weights;
    const sum = pass + call + wager;
    if (chance < 0.1) {
      const count = lost[owes ? 'bet' : 'open'];
      count[0]! += wager / sum;
      count[1]!++;
    }
    if (chance > 0.95 && owes) folds += pass / sum;
  }
  const [open, bet] = [lost.open, lost.bet].map(([wagers, times]) => wagers! / times!) as [number, number];
  assert.ok(open > 0.01 && open < 0.25, `${open} of them are bet`);
  assert.ok(bet < 0.03, `${bet} of them raise a bet`);
  assert.ok(folds < 0.5, `${folds} sure hands are folded`);
});

test('other face-down cards give the same weights', () => {
  for (const { view, seat, legal, random } of betting(150, 'covered')) {
    const { state } = einundvierzig.sample(view, random);
    const other = einundvierzig.view(state, seat);
    assert.deepEqual(weightsOf(other, seat, einundvierzig.legal(other), POLICY), weightsOf(view, seat, legal, POLICY));
  }
});

test("the action is drawn by the seat's chances: the same seed gives the same action, and in the long run the weights hold", () => {
  const think = opponent('hard');
  const mixed = [...betting(60, 'drawn')].find(({ view, seat, legal }) => {
    const weights = weightsOf(view, seat, legal, POLICY);
    return weights && weights.filter(times => times > 0).length > 1;
  })!;
  const { view, seat, legal } = mixed;
  assert.deepEqual(think(view, legal, seededRandom('one')), think(view, legal, seededRandom('one')));
  const weights = weightsOf(view, seat, legal, POLICY)!;
  const random = seededRandom('many');
  const counts = [0, 0, 0];
  const acts = ['fold', 'check', 'call', 'bet', 'raise'];
  for (let time = 0; time < 2000; time++) counts[[0, 0, 1, 2, 2][acts.indexOf(think(view, legal, random).type)]!]!++;
  const sum = weights.reduce((all, each) => all + each, 0);
  weights.forEach((times, act) => assert.ok(Math.abs(counts[act]! / 2000 - times / sum) < 0.05, `${counts.join()}`));
});

const STRANGE: readonly object[] = [
  { points: false },
  { ungroupedHand: 'zero' },
  { showdownTrigger: 'first-call' },
  { capLiftedHeadsUp: 'always' },
  { secondRoundOpening: 'forehand-forced' },
  { secondRoundFirst: 'forehand' },
  { secondRoundUnit: 'lower' },
  { forehandOption: true },
  { higherLimit: 20 },
  { ante: 0 },
  { rake: { percent: 20 } },
];

for (const options of STRANGE)
  test(`the trained policy is not used under other rules: ${JSON.stringify(options)}`, () => {
    const { view, seat, legal } = [...betting(1, 'strange')][0]!;
    assert.ok(weightsOf(view, seat, legal, POLICY));
    const other = { ...view, options: { ...view.options, ...options } };
    assert.equal(weightsOf(other, seat, legal, POLICY), undefined);
    assert.ok(opponent('hard')(other, legal, seededRandom('strange')), 'the player samples deals instead');
  });

test('the trained policy is not used when a player’s chips do not reach to the last raise', () => {
  const { view, seat, legal } = [...betting(1, 'short')][0]!;
  const { accounts } = view;
  const short = (at: number) => accounts.purses.map((chips, other) => (other === at ? 40 : chips));
  for (const at of accounts.purses.keys())
    assert.equal(weightsOf({ ...view, accounts: { ...accounts, purses: short(at) } }, seat, legal, POLICY), undefined);
});

test('the policy has a letter for each situation, is small, and is not in any element’s first load', async () => {
  assert.equal(POLICY.length, SITUATIONS);
  assert.match(POLICY, /^[0-9a-z.]+$/);
  const bytes = brotliCompressSync(POLICY).length;
  assert.ok(bytes <= 32 * 1024, `${bytes} bytes with brotli`);
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
  const holding = outputs.filter(([, { inputs }]) => 'src/einundvierzig/rules/policy.ts' in inputs);
  assert.equal(holding.length, 1);
  const [[file]] = holding as [(typeof holding)[number]];
  const imports = outputs.flatMap(([, output]) => output.imports).filter(({ path }) => path === file);
  assert.deepEqual([...new Set(imports.map(({ kind }) => kind))], ['dynamic-import']);
});
