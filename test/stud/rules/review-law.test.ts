// left to CI: every possible set of face-down cards
/** The chance that a review gives on the river after many bets, checked against every possible set of face-down cards. */
import test from 'node:test';
import assert from 'node:assert/strict';
import { CARDS, type Card } from '../../../src/cards/card.ts';
import { seededRandom } from '../../../src/cards.ts';
import { studOpponent, studReview, type AnyAction } from '../../../src/croupier.ts';
import { stud as game, type Stud } from '../../../src/rules.ts';
import { isWager } from '../../../src/stakes/learnt.ts';
import { cardsOfSeven } from '../../../src/stud/rules/evaluator.ts';
import { strength } from '../../../src/stud/rules/hand.ts';
import { POLICIES } from '../../../src/stud/rules/opponent.ts';
import { outlookBy, plainWeights } from '../../../src/stud/rules/plain.ts';
import { policyFor } from '../../../src/stud/rules/policies.ts';
import { chancesBy, ORDERS_OF } from '../../../src/stud/rules/situations.ts';
import { weightsOf } from '../../../src/stud/rules/trained.ts';
import { lengthOf } from '../../long.ts';
import { within } from '../../stakes/intervals.ts';
import { told } from '../../stakes/reviewed.ts';
import { pushedHand } from '../../stakes/spots.ts';

type State = Stud.State;

interface Act {
  readonly state: State;
  readonly seat: number;
  readonly action: AnyAction;
}

/** How likely it is that a seat acts as it did with its first two cards, or with all three. */
function likelihood({ state, seat, action }: Act): (own: readonly Card[]) => number {
  const view = game.view(state, seat);
  const legal = game.legal(view);
  const { variant } = state.options;
  const chances = chancesBy(ORDERS_OF[variant].map(cardsOfSeven));
  const outlook = outlookBy(ORDERS_OF[variant].map(cardsOfSeven));
  const policy = POLICIES[policyFor(view)!];
  const place = isWager(action) ? 2 : Number(action.type === 'call');
  return own => {
    const down = view.cards.down.map((cards, at) => (at === seat ? own : cards));
    const seen = { ...view, cards: { ...view.cards, down } };
    const weights = weightsOf(seen, seat, legal, policy, chances) ?? plainWeights(seen, seat, legal, outlook);
    // one time in ten the seat takes any of the three actions at random
    return 0.1 / 3 + (0.9 * weights[place]!) / (weights[0] + weights[1] + weights[2]);
  };
}

/** The chance, by trying every two cards and every third card of the only rival. */
function exact(state: State, seat: number, done: readonly Act[]): number {
  const rival = 1 - seat;
  const gone = new Set([...state.cards.down[seat]!, ...state.cards.up.flat()]);
  const left = CARDS.filter(card => !gone.has(card));
  const own = done.filter(act => act.seat === rival && act.state.phase === 'bet');
  const early = own.filter(act => act.state.street < 7).map(likelihood);
  const late = own.filter(act => act.state.street === 7).map(likelihood);
  const order = ORDERS_OF[state.options.variant][0]!;
  const mine = strength(order, [...state.cards.down[seat]!, ...state.cards.up[seat]!]);
  let [won, all] = [0, 0];
  for (const [at, one] of left.entries())
    for (const two of left.slice(at + 1)) {
      const first = early.reduce((product, likely) => product * likely([one, two]), 1);
      for (const three of left) {
        if (three === one || three === two) continue;
        const weight = late.reduce((product, likely) => product * likely([one, two, three]), first);
        const theirs = strength(order, [one, two, three, ...state.cards.up[rival]!]);
        all += weight;
        won += weight * (mine > theirs ? 1 : Number(mine === theirs) / 2);
      }
    }
  return won / all;
}

const VARIANTS = ['high', 'razz'] as const;

/** Heads-up hands in which the rival bets or raises three times or more before a decision on the river. */
function* spots(): Generator<{ log: unknown; step: number; seat: number; state: State; done: readonly Act[] }> {
  const mind = studOpponent('hard');
  for (let hand = 0; ; hand++) {
    const options = { preset: 'fixed-limit', variant: VARIANTS[hand % 2]! };
    const { log, before } = pushedHand(game, mind, 2, options, `law ${hand}`);
    const acts = (log as { actions: { actor: number | 'croupier'; action: AnyAction }[] }).actions;
    const done = acts.flatMap(({ actor, action }, at) =>
      actor === 'croupier' ? [] : [{ at, seat: actor, action, state: before[at] as unknown as State }],
    );
    const last = done.findLast(({ seat, state, at }) => {
      const wagers = done.filter(act => act.at < at && act.seat !== seat && isWager(act.action));
      return state.phase === 'bet' && state.street === 7 && wagers.length >= 3;
    });
    if (last)
      yield {
        ...last,
        log,
        step: last.at + 1 - acts.findIndex(({ action: { type } }) => type === 'deal'),
        done: done.filter(({ at }) => at < last.at),
      };
  }
}

const SPOTS = lengthOf(200, 4);

test(`on the river after three bets or more, the chance is that over every possible set of face-down cards: ${SPOTS} decisions`, () => {
  let count = 0;
  for (const { log, seat, state, step, done } of spots()) {
    const decision = told(studReview(log, seat, { random: seededRandom(`${count}`) })).find(each => each.step === step);
    if (!decision) continue;
    const right = exact(state, seat, done);
    assert.ok(Math.abs(decision.share - right) < 0.03, `${decision.share} for ${right}, hand ${count}`);
    if (++count === SPOTS) break;
  }
});

const ACTS = lengthOf(300, 6);

test(`the interval of an action contains the estimate from many more tables: ${ACTS} actions`, () => {
  let [acts, held] = [0, 0];
  for (let hand = 0; acts < ACTS; hand++) {
    const mind = studOpponent('hard');
    const options = { preset: 'fixed-limit' };
    const { log } = pushedHand(game, mind, 2 + (hand % 2), options, `interval ${hand}`);
    const review = (tables: number | undefined, seed: string) =>
      told(studReview(log, hand % 2, { ...(tables && { tables }), random: seededRandom(`${seed} ${hand}`) }));
    const found = within(review(undefined, 'told'), review(3000, 'right'));
    assert.equal(found.isWrong, false, `hand ${hand}`);
    acts += found.acts;
    held += found.held;
  }
  assert.ok(held >= Math.floor(0.94 * acts), `${held} of ${acts}`);
});
