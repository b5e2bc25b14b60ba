/** What each seat can expect of each pot, checked against what the rules finally pay, and to the chip. */
import test, { describe } from 'node:test';
import assert from 'node:assert/strict';
import { PACK_52, seededRandom, shuffledSource, type Card } from '../../../src/cards.ts';
import { studOdds as odds } from '../../../src/odds.ts';
import { toAction } from '../../../src/game/to-action.ts';
import { stud, type Stud } from '../../../src/rules.ts';
import { rakeOn } from '../../../src/stakes/pots.ts';
import { hasSeat, seatsIn } from '../../../src/stakes/seats.ts';

type State = Stud.State;

/** Plays hands with random legal actions and stacks so small that many players are all-in. */
function* played(seed: string, options: Record<string, unknown>, hands: number): Generator<readonly [State, State]> {
  const random = seededRandom(seed);
  for (let hand = 0; hand < hands; hand++) {
    const source = shuffledSource(PACK_52, random);
    const purses = Array.from({ length: 2 + random.below(5) }, () => 5 * (1 + random.below(60)));
    let state: State = stud.open({ purses, preset: 'fixed-limit', ...options });
    while (!(state.phase === 'settled' || (state.phase === 'between' && state.hand > 1))) {
      const turn = stud.turn(state);
      const before = state;
      if (turn.kind === 'over') break;
      if (turn.kind === 'croupier') state = stud.apply(state, 'croupier', stud.deal(state, source)).state;
      else {
        const seat = turn.seats[0]!;
        state = stud.apply(state, seat, chosen(state, seat, random.below)).state;
      }
      yield [before, state];
    }
  }
}

/** Any legal action, but hands are shown, and folded seldom. */
function chosen(state: State, seat: number, below: (sides: number) => number): Stud.Action {
  const legal = stud.legal(stud.view(state, seat));
  const named = (type: string) => legal.find(offer => offer.type === type);
  if (state.phase === 'between') return { type: 'done' };
  if (state.phase === 'show') return { type: 'show', cards: state.cards.down[seat]! };
  const bets = legal.filter(({ type }) => type !== 'fold' || !named('check'));
  const offer =
    below(6) === 0 ? bets[below(bets.length)]! : (named('check') ?? named('call') ?? bets[below(bets.length)]!);
  const wager = below(3) === 0 ? (named('raise') ?? named('bet') ?? offer) : offer;
  return toAction(wager, true);
}

/** A view in which every card is face up. */
const openView = (state: State): Stud.View => ({
  ...stud.view(state, 0),
  cards: { ...stud.view(state, 0).cards, down: state.cards.down },
});
const sum = (numbers: readonly number[]): number => numbers.reduce((all, each) => all + each, 0);

const GAMES = [
  ['high', {}],
  ['razz, with a rake', { variant: 'razz', rake: { percent: 5, cap: 40 } }],
  ['high-low', { variant: 'high-low' }],
  ['high-low with eight or better', { variant: 'high-low', lowRank: 'eight-or-better' }],
] as const;

for (const [name, options] of GAMES)
  test(`${name}: once every card is face up, the expectation is what the rules pay, apart from odd chips`, () => {
    let hands = 0;
    let several = 0;
    for (const [before, after] of played(name, options, 250)) {
      const { result } = after;
      if (before.phase === 'settled' || after.phase !== 'settled' || !result?.showdown) continue;
      const isWhole = (seat: number): boolean => before.cards.down[seat]!.length + before.cards.up[seat]!.length === 7;
      if (!seatsIn(before.live).every(isWhole)) continue;
      hands++;
      if (result.pots.length > 1) several++;
      const { exact, deals, pots } = odds.potShares({
        ...openView(before),
        showdown: { ...before.showdown, mucked: 0 },
      });
      assert.deepEqual([exact, deals], [true, 1]);
      assert.deepEqual(
        pots.map(({ amount, seats }) => [amount, seats.map(({ seat }) => seat)]),
        result.pots.map(({ amount, rake, seats }) => [amount - rake, seatsIn(seats)]),
      );
      pots.forEach(({ seats }, pot) => {
        for (const { seat, chips } of seats) {
          const paid = sum(
            result.awards.filter(each => each.pot === pot && each.seat === seat).map(({ amount }) => amount),
          );
          assert.ok(Math.abs(paid - chips) <= 2 * after.options.step * seats.length, `${paid} paid, ${chips} expected`);
        }
      });
    }
    assert.ok(hands > 40 && several > 10, `${hands} showdowns, ${several} with side pots`);
  });

test('at every moment of a hand no chip is lost, and each pot is shared among those who can win it', () => {
  let moments = 0;
  for (const [, state] of played('any moment', { rake: { percent: 3, cap: 0 } }, 40)) {
    if (state.phase !== 'bet') continue;
    moments++;
    const view = stud.view(state, seatsIn(state.live)[0]!);
    const random = seededRandom('draw');
    const { pots, chips, returned } = odds.potShares(view, { trials: 200, most: 1000, random });
    const { cloth } = view.accounts;
    const taken = sum(pots.map(({ amount }) => amount)) + (returned?.amount ?? 0);
    const gross = sum(cloth) - (returned?.amount ?? 0);
    assert.ok(Math.abs(sum(chips) - taken) < 1e-6);
    assert.ok(taken <= sum(cloth) && taken >= gross - rakeOn(gross, view.options.rake, 1) - 1e-9);
    for (const { seats } of pots) {
      assert.ok(Math.abs(sum(seats.map(({ equity }) => equity.share)) - 1) < 1e-9);
      assert.ok(seats.every(({ seat }) => hasSeat(view.live, seat)));
    }
    chips.forEach((each, seat) => assert.ok(hasSeat(view.live, seat) || each === 0));
  }
  assert.ok(moments > 200, `${moments}`);
});

/** A table on sixth street as a seat sees it: what each seat has put in, and the cards, folded ones last. */
function table(
  paid: readonly number[],
  hands: readonly string[],
  folded: readonly number[] = [],
  variant = 'high',
): Stud.View {
  const state = stud.open({
    purses: paid.map(() => 400),
    preset: 'fixed-limit',
    variant,
    lowRank: 'eight-or-better',
  } as never);
  const view = stud.view(state, 0);
  const lists = hands.map(hand => hand.split(' ') as Card[]);
  const all = (1 << paid.length) - 1;
  return {
    ...view,
    dealtIn: all,
    live: folded.reduce((set, seat) => set & ~(1 << seat), all),
    accounts: { ...view.accounts, cloth: paid },
    cards: { ...view.cards, down: lists.map(list => list.slice(0, 2)), up: lists.map(list => list.slice(2)) },
  };
}

describe('side pots', () => {
  const hands = ['As Ad Ac Kc Kd 2h 3d', 'Qs Qd Qc Jc 9d 4h 5d', '7s 7d 8c Tc 9s 4s 2d'];

  test('a player who is all-in can win only the main pot, and the next best hand the side pot', () => {
    const { pots, chips } = odds.potShares(table([20, 100, 100], hands));
    assert.deepEqual(
      pots.map(({ amount, seats }) => [amount, seats.map(({ seat, chips: each }) => [seat, each])]),
      [
        [
          60,
          [
            [0, 60],
            [1, 0],
            [2, 0],
          ],
        ],
        [
          160,
          [
            [1, 160],
            [2, 0],
          ],
        ],
      ],
    );
    assert.deepEqual(chips, [60, 160, 0]);
  });

  test('chips of a folded player stay in the pots that they paid into, even above what any live seat has paid', () => {
    const { pots, chips, returned } = odds.potShares(table([20, 50, 30], hands, [1]));
    assert.deepEqual(
      pots.map(({ amount, seats }) => [amount, seats.map(({ seat }) => seat)]),
      [
        [60, [0, 2]],
        [40, [2]],
      ],
    );
    assert.equal(returned, undefined);
    assert.deepEqual(chips, [60, 0, 40]);
  });

  test('an uncalled bet goes back', () => {
    const { returned, chips } = odds.potShares(table([20, 20, 100], hands));
    assert.deepEqual([returned, chips], [{ seat: 2, amount: 80 }, [60, 0, 80]]);
  });

  test('the last player left expects everything, and nothing is dealt', () => {
    const found = odds.potShares(table([20, 20, 20], hands, [1, 2]));
    assert.deepEqual([found.exact, found.deals, found.chips], [true, 0, [60, 0, 0]]);
  });

  test('high-low: each pot has its own halves and its own low hand', () => {
    const low = ['As 2d 3c 4c 6d Kh Kd', 'Qs Qd Qc Jc 9d 4h 5d', '7s 7d 8c Tc 9s 4s Td'];
    const { chips } = odds.potShares(table([20, 100, 100], low, [], 'high-low'));
    // the main pot is split; the side pot has no low hand
    assert.deepEqual(chips, [30, 30 + 160, 0]);
  });

  test('uses the same deals as the equity of all seats, with ranges too', () => {
    const view = table([20, 100, 100], ['?? ?? Ac Kc', '?? ?? Qc Jc', '7s 7d 8c Tc 9s 4s']);
    const weights = (covered: readonly Card[]): number => Number(covered[0]![0] === covered[1]![0]);
    const question = () => ({
      weightsOf: (seat: number) => (seat === 0 ? weights : undefined),
      trials: 2000,
      random: seededRandom('same'),
    });
    const { pots, deals } = odds.potShares(view, question());
    const { hands: asked, table: known } = odds.fromView(view, question().weightsOf);
    const all = odds.equity(asked, known, question());
    assert.equal(deals, all.deals);
    assert.deepEqual(
      pots[0]!.seats.map(({ equity }) => equity),
      all.hands,
    );
  });

  test('calculates step by step, like the equity', () => {
    const view = table([20, 100, 100], ['?? ?? Ac Kc', '?? ?? Qc Jc', '7s 7d 8c Tc 9s 4s']);
    const effort = () => ({ trials: 1200, random: seededRandom('steps') });
    const steps = odds.potShareSteps(view, effort());
    const told: number[] = [];
    let step = steps.next();
    for (; !step.done; step = steps.next()) told.push(step.value!.deals);
    assert.deepEqual(told, [500, 1000]);
    assert.deepEqual(step.value, odds.potShares(view, effort()));
  });
});

test('a pot that does not exist is refused', () => {
  const hands = [['As'], ['Kd']] as Card[][];
  for (const pots of [[[0, 2]], [[0, 0]], [[]], 3, [[-1]]])
    assert.throws(
      () => odds.equity(hands, { pots: pots as never }, { trials: 1 }),
      /indices of hands, each once, 0 to 1/,
    );
});
