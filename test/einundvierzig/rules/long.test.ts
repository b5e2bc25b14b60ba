/**
 * A long seeded play of all rules and numbers of players, with short purses and long ones: no chip is lost, with tax and
 * bonus, and no card and no choice reaches anybody whom it does not concern. Nothing of a step is kept.
 * `npm run test:long` plays 100,000, other runs 3,000.
 */
import test, { describe } from 'node:test';
import assert from 'node:assert/strict';
import {
  cardNumber,
  seededRandom,
  shuffledSource,
  type Card,
  type CardSource,
  type Random,
} from '../../../src/cards.ts';
import { isRange, total, type Actor, type Viewer } from '../../../src/croupier.ts';
import { einundvierzig } from '../../../src/rules.ts';
import { isRule, type OptionRule } from '../../../src/game/options.ts';
import { OPTIONS } from '../../../src/einundvierzig/rules/options.ts';
import { PACK } from '../../../src/einundvierzig/rules/table.ts';
import type { Action, Event, State } from './table.ts';

const HANDS = process.env.LONG ? 100_000 : 3_000;
const SEATS = [3, 4, 5, 6, 7];
/** A table is given up after so many hands: the next one has other purses and rules. */
const HANDS_OF_A_TABLE = 10;
/** Aces and tens: a 41 in every few hands, for up to five players. */
const NAMESAKES = PACK.filter(card => 'TJQKA'.includes(card[0]!));

/** Likelier: to stay in and to go on. */
const WEIGHTS: Readonly<Record<string, number>> = {
  done: 40,
  call: 12,
  check: 6,
  fold: 3,
  sitIn: 20,
  sit: 8,
  buyIn: 8,
  expose: 4,
};

/** Rules that are drawn for a table, each in one of three. */
function drawOptions(random: Random): object {
  const drawn: Record<string, unknown> = {};
  for (const [name, entry] of Object.entries(OPTIONS)) {
    if (!isRule(entry) || random.below(3) > 0) continue;
    const rule = entry as OptionRule;
    if (rule.kind === 'choice') drawn[name] = rule.values[random.below(rule.values.length)];
    if (rule.kind === 'flag') drawn[name] = random.below(2) === 0;
  }
  if (random.below(4) === 0) Object.assign(drawn, { step: 5, ante: 5 });
  if (random.below(4) === 0) drawn['tax'] = { percent: random.below(30), cap: random.below(10) };
  if (random.below(4) === 0) drawn['bonus41'] = random.below(50);
  return drawn;
}

/** Short purses, long ones, and both at one table. */
function drawPurses(seats: number, random: Random): readonly number[] {
  const kind = random.below(3);
  return Array.from({ length: seats }, (_, seat) =>
    kind === 0 || (kind === 1 && seat % 2 === 0) ? 1 + random.below(40) : 100 + random.below(300),
  );
}

/** An offer with an amount where it has a range: the least, the most, or one between. */
function concrete(offer: object, random: Random): Action {
  const fields = Object.entries(offer).map(([name, value]) => {
    if (!isRange(value)) return [name, value] as const;
    const steps = Math.floor((value.max - value.min) / value.step);
    return [name, value.min + value.step * [0, steps, random.below(steps + 1)][random.below(3)]!] as const;
  });
  return Object.fromEntries(fields) as unknown as Action;
}

/** What somebody does: a seat that is asked, seldom another one that has an offer. */
function choose(state: State, seats: readonly number[], random: Random): { seat: number; action: Action } | undefined {
  const together = state.phase === 'between' || state.phase === 'expose';
  const others = seats.length === 0 || (together && random.below(20) === 0);
  const seat = others ? random.below(state.players.length) : seats[random.below(seats.length)]!;
  const offers = einundvierzig.legal(einundvierzig.view(state, seat));
  const sum = offers.reduce((all, { type }) => all + (WEIGHTS[type] ?? 2), 0);
  if (sum === 0) return undefined;
  let drawn = random.below(sum);
  const offer = offers.find(({ type }) => (drawn -= WEIGHTS[type] ?? 2) < 0)!;
  return { seat, action: concrete(offer, random) };
}

const CARD = /"([7-9TJQKA][cdhs])"/g;

/** For each card whether this viewer may know where it is: his own, what lies turned over, what was shown. */
function known({ cards, open, turned, shown }: State): (viewer: Viewer) => Uint8Array {
  const all = new Uint8Array(52);
  const learn = (set: Uint8Array, row: readonly Card[]) => {
    for (const card of row) set[cardNumber(card)] = 1;
  };
  cards.forEach((row, seat) => {
    if ((turned >> seat) & 1) learn(all, open[seat]!);
    if ((shown >> seat) & 1) learn(all, row);
  });
  return viewer => {
    if (viewer === 'onlooker') return all;
    const own = all.slice();
    learn(own, cards[viewer]!);
    return own;
  };
}

/** All that reaches everybody at one step holds only cards that he may know. */
function checkSecrets(before: State, actor: Actor, action: Action, state: State, events: readonly Event[]): void {
  const knows = known(state);
  for (let seat = -1; seat < state.players.length; seat++) {
    const viewer: Viewer = seat < 0 ? 'onlooker' : seat;
    const view = einundvierzig.view(state, viewer);
    const told = [
      einundvierzig.redactAction(before, action, viewer),
      events.map(event => einundvierzig.redactEvent(event, viewer)),
    ];
    const mine = knows(viewer);
    const seen = JSON.stringify([told, { ...view, options: null }, einundvierzig.legal(view)]);
    for (const [, card] of seen.matchAll(CARD))
      if (!mine[cardNumber(card as Card)])
        assert.fail(`${viewer} learns of ${card} when ${actor} does ${JSON.stringify(action)}: ${seen}`);
    view.cards.forEach((row, other) => {
      if (other === viewer) return;
      const covered = row.filter(card => card === '??').length;
      // others' hands are all covered, or shown with the open cards in front: no place tells when a card came
      if ((state.shown >> other) & 1) assert.deepEqual(row.slice(0, 2), state.open[other]);
      else assert.equal(covered, row.length, `${viewer} sees ${row.join(' ')} of ${other}`);
      if (!((state.turned >> other) & 1)) assert.deepEqual(view.open[other], [], 'what was chosen is hidden');
    });
    for (const two of view.open)
      assert.ok(two.length < 2 || cardNumber(two[0]!) < cardNumber(two[1]!), 'open cards lie in the order of the pack');
  }
}

/** What came about, so that nobody takes an empty play for a good one. */
const counts = new Map<string, number>();

function play(seats: number, hands: number, pack: readonly Card[]): void {
  const random = seededRandom(`forty-one, ${seats}, ${pack.length}`);
  let state: State | undefined;
  let source: CardSource = shuffledSource(pack, random);
  let left = 0;
  let idle = 0;
  for (let played = 0; played < hands;) {
    if (!state || left === 0 || idle > 100 || einundvierzig.turn(state).kind === 'over') {
      state = einundvierzig.open({ ...drawOptions(random), purses: drawPurses(seats, random) });
      source = shuffledSource(pack, random);
      left = HANDS_OF_A_TABLE;
      idle = 0;
    }
    const turn = einundvierzig.turn(state);
    let actor: Actor = 'croupier';
    let action: Action;
    if (turn.kind === 'seats') {
      const next = choose(state, turn.seats, random);
      idle++;
      if (!next) continue;
      actor = next.seat;
      action = next.action;
    } else {
      idle = 0;
      action = einundvierzig.deal(state, source);
    }
    const refusal = einundvierzig.check(state, actor, action);
    if (refusal) assert.fail(`${actor} may not ${JSON.stringify(action)}: ${refusal.message}`);
    const { state: after, events } = einundvierzig.apply(state, actor, action);
    const { purses, cloth } = after.accounts;
    if (total(after.accounts) !== 0 || [...purses, ...cloth].some(chips => !Number.isSafeInteger(chips) || chips < 0))
      assert.fail(`${JSON.stringify(action)} leaves ${JSON.stringify(after.accounts)}`);
    checkSecrets(state, actor, action, after, events);
    for (const { type } of events) counts.set(type, (counts.get(type) ?? 0) + 1);
    if (after.phase === 'settled' && state.phase !== 'settled') {
      if (cloth.some(chips => chips > 0)) assert.fail('chips are left in the pots');
      played++;
      left--;
    }
    state = after;
  }
}

const share = Math.ceil(HANDS / (SEATS.length + 2));

describe(`${HANDS} hands: no chip is lost, nothing hidden reaches anybody`, () => {
  for (const seats of SEATS) test(`${seats} seats`, () => play(seats, share, PACK));
  for (const seats of [3, 5]) test(`${seats} seats, aces and tens only`, () => play(seats, share, NAMESAKES));

  test('all that can happen at a table has happened', () => {
    for (const type of [
      ...['ante', 'forced', 'bet', 'raised', 'called', 'checked', 'folded', 'returned', 'chose', 'exposed', 'reopened'],
      ...['shown', 'mucked', 'bonus', 'pot', 'won', 'boughtIn', 'left', 'sat', 'satOut', 'satIn'],
    ])
      assert.ok(counts.get(type), `${type}: ${counts.get(type) ?? 0} times`);
  });
});
