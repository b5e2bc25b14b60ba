/** The review of a hand: it names what is known to be better, is silent where it may all be chance, and knows only the seat's view. */
import test from 'node:test';
import assert from 'node:assert/strict';
import { readCards, seededRandom, shuffledSource, stackedSource } from '../../../src/cards.ts';
import { einundvierzigReview, newLog, redactLog, type Actor, type HandReview } from '../../../src/croupier.ts';
import { einundvierzig, type Einundvierzig } from '../../../src/rules.ts';
import { handOf } from '../../../src/game/hands-seen.ts';
import { hindsight } from '../../../src/einundvierzig/rules/hindsight.ts';
import { POLICY } from '../../../src/einundvierzig/rules/policy.ts';
import { told } from '../../stakes/reviewed.ts';

type Action = Einundvierzig.Action;
type Review = HandReview<Action, Einundvierzig.View>;

/** A player's own choices: the cards they turn up, or an action of a betting round. */
type Word = 'fold' | 'check' | 'call' | 'wager' | `open ${string}`;

/** The four cards of each of three players, seat 0 first, and their actions, clockwise as they are asked. */
interface Hand {
  readonly hands: readonly [string, string, string];
  readonly words: readonly Word[];
  readonly purses?: readonly number[];
}

const act = (view: Einundvierzig.View, word: Word): Action => {
  const seat = view.seat as number;
  const legal = einundvierzig.legal(view);
  if (word.startsWith('open')) return { type: 'turnUp', seat, cards: readCards(word.slice(5)) };
  const type = word === 'wager' ? ['bet', 'raise'] : [word];
  return legal.find(offer => type.includes(offer.type)) as Action;
};

/** The log of a hand. */
function played({ hands, words, purses = [200, 200, 200] }: Hand) {
  let state = einundvierzig.open({ purses });
  const fours = hands.map(hand => readCards(hand));
  // Vorhand is seat 0, so seat 1 is dealt to first, in two rounds of two cards each
  const order = [1, 2, 0];
  const cards = stackedSource([0, 1, 2, 3].flatMap(row => order.map(seat => fours[seat]![row]!)));
  const left = [...words];
  const entries: { actor: Actor; action: Action }[] = [];
  while (state.phase !== 'settled') {
    const turn = einundvierzig.turn(state);
    const actor = turn.kind === 'seats' ? turn.seats[0]! : 'croupier';
    const view = actor === 'croupier' ? undefined : einundvierzig.view(state, actor);
    const isReady = view?.phase === 'turnUp' && view.upCards[view.seat as number]!.length > 0;
    const action = !view
      ? einundvierzig.deal(state, cards)
      : view.phase === 'between' || isReady
        ? ({ type: 'done' } as const)
        : view.phase === 'mayShow'
          ? ({ type: 'muck' } as const)
          : act(view, left.shift()!);
    assert.equal(einundvierzig.check(state, actor, action), undefined, JSON.stringify(action));
    state = einundvierzig.apply(state, actor, action).state;
    entries.push({ actor, action });
  }
  assert.equal(left.length, 0);
  return newLog(einundvierzig, state.options, entries);
}

const reviewed = (log: unknown, seat = 0, tables = 60, seed = 'review'): Review =>
  told(einundvierzigReview(log, seat, { tables, random: seededRandom(seed) }));

const [ACES, DEAD] = ['Ac Ad Ah As', '7c 8d 9h Js'];
const CLOSE = 'Qc 9c 8d 9d';
const HANDS = [ACES, 'Kc Kd 9c Qd', 'Th Jd Qh 8s'] as const;
/** Everybody stays. */
const TO_THE_SECOND_ROUND: readonly Word[] = ['call', 'call'];

test('a player who folds the highest possible hand hears what it would have won', () => {
  const log = played({
    hands: HANDS,
    words: [...TO_THE_SECOND_ROUND, 'open Ac Ad', 'open Kc Kd', 'open Jd Qh', 'wager', 'call', 'fold'],
  });
  const [dearest] = reviewed(log);
  assert.equal(dearest!.played.action.type, 'fold');
  assert.equal(dearest!.share, 1);
  assert.ok(dearest!.better!.action.type === 'raise' || dearest!.better!.action.type === 'call');
  // at least the pot of 41 that a call is sure to win
  assert.ok(dearest!.gain > 35, `${dearest!.gain}`);
  assert.ok(dearest!.gain > 2 * dearest!.error);
});

test('a player who calls with a hand that beats nothing hears what the call costs', () => {
  const log = played({
    hands: [DEAD, 'Ac Ad Kc Qd', 'Kh Kd Qh 8s'],
    words: [...TO_THE_SECOND_ROUND, 'open 7c 8d', 'open Ac Ad', 'open Kd Kh', 'wager', 'fold', 'call'],
  });
  const call = reviewed(log).find(({ view, played: { action } }) => view.roundNumber === 2 && action.type === 'call')!;
  assert.equal(call.share, 0);
  assert.equal(call.better!.action.type, 'fold');
  assert.equal(call.gain, 10);
  assert.deepEqual(call.reason, { kind: 'price', share: 0, needed: 10 / 41 });
});

test('nothing is said of actions that come to the same', () => {
  // both others are all-in with their antes and first bets: which two cards are turned up makes no difference
  const log = played({
    hands: HANDS,
    purses: [200, 7, 7],
    words: [...TO_THE_SECOND_ROUND, 'open Ac Ad', 'open Kc Kd', 'open Jd Qh'],
  });
  const [choice] = reviewed(log);
  assert.equal(choice!.played.action.type, 'turnUp');
  assert.equal(choice!.acts.length, 6);
  assert.equal(choice!.better, undefined);
  assert.equal(choice!.gain, 0);
  assert.ok(choice!.acts.every(({ isGood }) => isGood));
});

test('chance is not taken for a mistake: where two actions are close, a small sample hardly ever criticizes one', () => {
  const log = played({
    hands: ['Kc Kd 9h Qd', CLOSE, 'Th Jd Qh 8s'],
    words: [...TO_THE_SECOND_ROUND, 'open 9h Qd', 'open 8d 9d', 'open 8s Jd', 'check', 'check', 'check'],
  });
  const call = (tables: number, seed: string) =>
    reviewed(log, 1, tables, seed).find(({ played: { action } }) => action.type === 'call')!;
  const accused = Array.from({ length: 60 }, (_, seed) => call(24, `${seed}`)).filter(({ better }) => better);
  assert.ok(accused.length <= 9, `${accused.length} of 60`);
});

test('the review knows what the seat saw, and no hidden card', () => {
  const words: readonly Word[] = [
    ...TO_THE_SECOND_ROUND,
    'open 9c Qc',
    'open Kc Kd',
    'open Jd Qh',
    'wager',
    'call',
    'call',
  ];
  const mine = 'Qc 9c 8d 9d';
  const one = played({ hands: [mine, 'Kc Kd 9h Qd', 'Th Jd Qh 8s'], words });
  const other = played({ hands: [mine, 'Kc Kd As Ah', '7h Jd Qh 7s'], words });
  assert.notDeepEqual(one.actions.at(-1), other.actions.at(-1), 'the hands shown at the end differ');
  assert.deepEqual(reviewed(one), reviewed(other));
  assert.deepEqual(reviewed(redactLog(einundvierzig, one, 0)), reviewed(one));
});

test('showing a 41 that was mucked would have won the house’s bonus', () => {
  const log = played({
    hands: ['Ah Kh Qh Jh', 'Kc Kd 9h Qd', 'Ts Jd 9c 8s'],
    words: [
      ...TO_THE_SECOND_ROUND,
      'open Kh Ah',
      'open Kc Kd',
      'open 9c Jd',
      'check',
      'check',
      'wager',
      'fold',
      'fold',
    ],
  });
  const { options } = einundvierzig.open({ purses: [200, 200, 200] });
  const muck = reviewed(log).find(({ played: { action } }) => action.type === 'muck');
  assert.equal(muck?.better?.action.type, 'show');
  assert.equal(muck.gain, options.fortyOneBonus);
});

test('a first answer comes from a small sample, and grows surer', () => {
  const words: readonly Word[] = [
    ...TO_THE_SECOND_ROUND,
    'open Ac Ad',
    'open Kc Kd',
    'open Jd Qh',
    'wager',
    'call',
    'fold',
  ];
  const hand = handOf(einundvierzig, played({ hands: HANDS, words }), 0);
  const effort = { tables: 120, random: seededRandom('first') };
  const work = hindsight(POLICY, hand, 0, effort);
  const found: Review[] = [];
  let part = 0;
  let step = work.next();
  for (; !step.done; step = work.next()) {
    assert.ok(step.value.part >= part && step.value.part < 1);
    part = step.value.part;
    if (step.value.found && step.value.found !== found.at(-1)) found.push(step.value.found);
  }
  const foldIn = (review: Review) => review.find(({ played: { action } }) => action.type === 'fold')!;
  assert.equal(foldIn(found[0]!).better?.action.type, foldIn(step.value).better?.action.type);
  assert.ok(found.every(review => review.length === step.value.length));
  assert.ok(foldIn(found[0]!).error > 1.5 * foldIn(step.value).error);
});

test('before anybody has acted all hands are equally likely, and the figure is certain', () => {
  for (const seats of [3, 5, 7]) {
    let state = einundvierzig.open({ purses: new Array<number>(seats).fill(200) });
    const source = shuffledSource(einundvierzig.pack(state.options), seededRandom(`first of ${seats}`));
    const entries: { actor: Actor; action: Action }[] = [];
    while (state.phase !== 'settled') {
      const turn = einundvierzig.turn(state);
      const actor = turn.kind === 'seats' ? turn.seats[0]! : 'croupier';
      const ways = actor === 'croupier' ? [] : einundvierzig.legal(einundvierzig.view(state, actor));
      const way = ways.find(({ type }) => ['done', 'fold', 'muck'].includes(type)) as Action | undefined;
      const action = way ?? einundvierzig.deal(state, source);
      state = einundvierzig.apply(state, actor, action).state;
      entries.push({ actor, action });
    }
    const first = entries.find(({ action }) => action.type === 'fold')!.actor as number;
    const [decision] = reviewed(newLog(einundvierzig, state.options, entries), first, 300);
    assert.equal(decision!.unsure, undefined, `${seats} seats`);
  }
});

test('a hand or seat that does not exist is refused with an explanation', () => {
  const log = played({ hands: HANDS, words: ['fold', 'fold'] });
  assert.throws(() => einundvierzigReview(log, 0, { hand: 2 }).next(), { name: 'RangeError', message: /1 hand/ });
  assert.throws(() => einundvierzigReview(log, 7).next(), { name: 'RangeError', message: /no seat/ });
  assert.throws(() => einundvierzigReview({}, 0).next(), { name: 'LogError' });
});
