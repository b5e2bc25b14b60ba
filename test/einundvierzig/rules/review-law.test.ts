// left to CI: every possible pair of face-down cards
/** The chance that a review names after many bets, checked against every possible pair of face-down cards, counted one by one. */
import test from 'node:test';
import assert from 'node:assert/strict';
import { seededRandom, type Card } from '../../../src/cards.ts';
import { einundvierzigOpponent, einundvierzigReview, type AnyAction } from '../../../src/croupier.ts';
import { einundvierzig as game, type Einundvierzig } from '../../../src/rules.ts';
import { maskOf, strength } from '../../../src/einundvierzig/rules/hand.ts';
import { chanceToTurnUp, isPoor } from '../../../src/einundvierzig/rules/turning-up.ts';
import { POLICY } from '../../../src/einundvierzig/rules/policy.ts';
import { PACK } from '../../../src/einundvierzig/rules/table.ts';
import { weightsOf } from '../../../src/einundvierzig/rules/trained.ts';
import { isWager } from '../../../src/stakes/learnt.ts';
import { lengthOf } from '../../long.ts';
import { within } from '../../stakes/intervals.ts';
import { told } from '../../stakes/reviewed.ts';
import { pushedHand } from '../../stakes/spots.ts';

type State = Einundvierzig.State;

/** One time in ten a seat takes any of the three actions at random. */
const ANY_ACT = 0.1 / 3;

/** How likely it is that a seat with these cards acts as it did at a table. */
function likely(state: State, seat: number, own: readonly Card[], { type }: AnyAction): number {
  const view = game.view({ ...state, cards: state.cards.map((hand, at) => (at === seat ? own : hand)) }, seat);
  const weights = weightsOf(view, seat, game.legal(view), POLICY);
  if (!weights) return 1;
  const place = isWager({ type }) ? 2 : Number(type === 'call');
  return ANY_ACT + (0.9 * weights[place]!) / (weights[0] + weights[1] + weights[2]);
}

/** How likely it is that these two of four cards are turned up. */
function laid(two: readonly Card[], four: readonly Card[], players: number): number {
  const mask = (cards: readonly Card[]): number => cards.reduce((all, card) => all | maskOf(card), 0);
  return chanceToTurnUp(mask(two), mask(four), isPoor(mask(four), players));
}

const pairs = (cards: readonly Card[]): Card[][] =>
  cards.flatMap((card, at) => cards.slice(at + 1).map(other => [card, other]));

/** A decision of the second round: the actions before it, and the table. */
interface Spot {
  readonly state: State;
  readonly seat: number;
  readonly done: readonly { readonly state: State; readonly seat: number; readonly action: AnyAction }[];
}

/** Every possible pair of face-down cards of a rival, with its weight. */
function handsOf({ state, seat, done }: Spot, rival: number): { two: Card[]; weight: number }[] {
  const open = state.upCards[rival]!;
  const gone = new Set([...state.cards[seat]!, ...state.upCards.flat()]);
  const players = done.findLast(({ state: { phase } }) => phase === 'turnUp')!.state.live;
  const count = [0, 1, 2, 3, 4, 5, 6].filter(at => (players >> at) & 1).length;
  return pairs(PACK.filter(card => !gone.has(card))).map(two => {
    const four = [...open, ...two];
    let weight = laid(open, four, count);
    const own = done.filter(act => act.seat === rival && act.state.phase === 'bet');
    for (const act of own) if (act.state.roundNumber === 2) weight *= likely(act.state, rival, four, act.action);
    let first = 0;
    for (const pair of pairs(four)) {
      let all = 1;
      for (const act of own) if (act.state.roundNumber === 1) all *= likely(act.state, rival, pair, act.action);
      first += all;
    }
    return { two, weight: weight * first };
  });
}

/** The chance over every hand of every rival: of equal hands the first one from Vorhand wins. */
function exact(spot: Spot): number {
  const { state, seat } = spot;
  const order = [0, 1, 2, 3, 4, 5, 6]
    .map(at => (at + state.forehand) % state.players.length)
    .filter((at, place) => place < state.players.length && (state.live >> at) & 1);
  const rivals = order
    .filter(at => at !== seat)
    .map(at =>
      handsOf(spot, at).map(hand => ({
        ...hand,
        worth: strength([...state.upCards[at]!, ...hand.two], state.options),
        isBefore: order.indexOf(at) < order.indexOf(seat),
      })),
    );
  const own = strength(state.cards[seat]!, state.options);
  let [won, all] = [0, 0];
  const go = (at: number, held: readonly Card[], weight: number, wins: boolean): void => {
    if (at === rivals.length) {
      all += weight;
      if (wins) won += weight;
      return;
    }
    for (const hand of rivals[at]!) {
      if (hand.two.some(card => held.includes(card))) continue;
      const beats = hand.isBefore ? hand.worth < own : hand.worth <= own;
      go(at + 1, [...held, ...hand.two], weight * hand.weight, wins && beats);
    }
  };
  go(0, [], 1, true);
  return won / all;
}

/** Hands in which rivals bet or raise three times or more before a decision of the second round. */
function* spots(): Generator<{ log: unknown; spot: Spot; step: number }> {
  const mind = einundvierzigOpponent('hard');
  for (let hand = 0; ; hand++) {
    const { log, before } = pushedHand(game, mind, 3, {}, `law ${hand}`);
    const acts = (log as { actions: { actor: number | 'croupier'; action: AnyAction }[] }).actions;
    const done = acts.flatMap(({ actor, action }, at) =>
      actor === 'croupier' ? [] : [{ at, seat: actor, action, state: before[at] as unknown as State }],
    );
    const last = done.findLast(
      ({ seat, state, at }) =>
        state.phase === 'bet' &&
        state.roundNumber === 2 &&
        done.filter(act => act.at < at && act.seat !== seat && (state.live >> act.seat) & 1 && isWager(act.action))
          .length >= 3,
    );
    if (last)
      yield {
        log,
        step: last.at + 1 - acts.findIndex(({ action: { type } }) => type === 'deal'),
        spot: { state: last.state, seat: last.seat, done: done.filter(({ at }) => at < last.at) },
      };
  }
}

const SPOTS = lengthOf(200, 12);

test(`after three bets or more, the chance is that over every possible pair of face-down cards: ${SPOTS} decisions`, () => {
  let count = 0;
  for (const { log, spot, step } of spots()) {
    const decision = told(einundvierzigReview(log, spot.seat, { random: seededRandom(`${count}`) })).find(
      each => each.step === step,
    );
    if (!decision) continue;
    const right = exact(spot);
    assert.ok(Math.abs(decision.share - right) < 0.03, `${decision.share} for ${right}, hand ${count}`);
    if (++count === SPOTS) break;
  }
});

const ACTS = lengthOf(300, 6);

test(`the interval of an action contains the estimate from many more tables: ${ACTS} actions`, () => {
  let [acts, held] = [0, 0];
  for (let hand = 0; acts < ACTS; hand++) {
    const mind = einundvierzigOpponent('hard');
    const { log } = pushedHand(game, mind, 3, {}, `interval ${hand}`);
    const review = (tables: number, seed: string) =>
      told(einundvierzigReview(log, hand % 3, { tables, random: seededRandom(`${seed} ${hand}`) }));
    const found = within(review(300, 'told'), review(3000, 'right'));
    assert.equal(found.isWrong, false, `hand ${hand}`);
    acts += found.acts;
    held += found.held;
  }
  assert.ok(held >= Math.floor(0.94 * acts), `${held} of ${acts}`);
});
