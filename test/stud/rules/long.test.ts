/**
 * A long seeded play of all variants, presets and numbers of players, with short purses and long ones: no chip is lost,
 * and no card and no claim reaches anybody whom it does not concern. Nothing of a step is kept.
 * `npm run test:long` plays 100,000, other runs 3,000.
 */
import test, { describe } from 'node:test';
import assert from 'node:assert/strict';
import { CARDS, cardNumber, seededRandom, shuffledSource, type CardSource, type Random } from '../../../src/cards.ts';
import { isRange, total, type Actor, type Viewer } from '../../../src/croupier.ts';
import { stud } from '../../../src/rules.ts';
import { isRule, type OptionRule } from '../../../src/game/options.ts';
import { OPTIONS } from '../../../src/stud/rules/options.ts';
import type { Action, Event, State } from './table.ts';

const HANDS = process.env.LONG ? 100_000 : 3_000;
const VARIANTS = ['high', 'high-low', 'razz'];
const PRESETS = ['casinos-austria', 'fixed-limit', 'pokerkit'];
const SEATS = [2, 3, 4, 5, 6, 7, 8, 9];
/** A table is given up after so many hands: the next one has other purses and rules. */
const HANDS_OF_A_TABLE = 10;

/** Likelier: to stay in and to go on. */
const WEIGHTS: Readonly<Record<string, number>> = {
  done: 40,
  call: 12,
  check: 6,
  sitIn: 20,
  sit: 8,
  buyIn: 8,
  show: 6,
};

/** Rules beside variant and preset that are drawn for a table, each in one of four. */
function drawOptions(random: Random): object {
  const drawn: Record<string, unknown> = {};
  for (const [name, entry] of Object.entries(OPTIONS)) {
    if (!isRule(entry) || name === 'variant' || name === 'preset' || random.below(4) > 0) continue;
    const rule = entry as OptionRule;
    if (rule.kind === 'choice') drawn[name] = rule.values[random.below(rule.values.length)];
    if (rule.kind === 'flag') drawn[name] = random.below(2) === 0;
  }
  if (random.below(4) === 0) drawn['step'] = 5;
  if (random.below(4) === 0) drawn['tax'] = { percent: random.below(30), cap: random.below(10) };
  return drawn;
}

/** Short purses, long ones, and both at one table. */
function drawPurses(seats: number, random: Random): readonly number[] {
  const kind = random.below(3);
  return Array.from({ length: seats }, (_, seat) =>
    kind === 0 || (kind === 1 && seat % 2 === 0) ? 1 + random.below(60) : 100 + random.below(400),
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
  const others = seats.length === 0 || (state.phase === 'between' && random.below(20) === 0);
  const seat = others ? random.below(state.players.length) : seats[random.below(seats.length)]!;
  const offers = stud.legal(stud.view(state, seat));
  const sum = offers.reduce((all, { type }) => all + (WEIGHTS[type] ?? 2), 0);
  if (sum === 0) return undefined;
  let drawn = random.below(sum);
  const offer = offers.find(({ type }) => (drawn -= WEIGHTS[type] ?? 2) < 0)!;
  return { seat, action: concrete(offer, random) };
}

const CARD = /"([2-9TJQKA][cdhs])"/g;
const CLAIM = /"(?:high|low|both)"/;

/** For each card whether everybody, or this seat, may know it: what lies face up or was shown, and the seat's own. */
function known({ cards, showdown, live }: State): (viewer: Viewer) => Uint8Array {
  const all = new Uint8Array(52);
  const learn = (set: Uint8Array, row: readonly string[]) => {
    for (const card of row) set[cardNumber(card as 'As')] = 1;
  };
  for (const row of cards.up) learn(all, row);
  learn(all, cards.common);
  cards.down.forEach((row, seat) => {
    if (((showdown.faceUp ? live : showdown.shown) >> seat) & 1) learn(all, row);
  });
  return viewer => {
    if (viewer === 'onlooker') return all;
    const own = all.slice();
    learn(own, cards.down[viewer]!);
    return own;
  };
}

/** All that reaches everybody at one step holds only cards and claims that he may know. */
function checkSecrets(before: State, actor: Actor, action: Action, state: State, events: readonly Event[]): void {
  const knows = known(state);
  const covered = state.phase === 'declare' || state.phase === 'reveal';
  for (let seat = -1; seat < state.players.length; seat++) {
    const viewer: Viewer = seat < 0 ? 'onlooker' : seat;
    const view = stud.view(state, viewer);
    const told = JSON.stringify([
      stud.redactAction(before, action, viewer),
      events.map(event => stud.redactEvent(event, viewer)),
    ]);
    const mine = knows(viewer);
    const seen = told + JSON.stringify([{ ...view, options: null }, stud.legal(view)]);
    for (const [, card] of seen.matchAll(CARD))
      if (!mine[cardNumber(card as 'As')])
        assert.fail(`${viewer} learns of ${card} when ${actor} does ${JSON.stringify(action)}: ${seen}`);
    if (!covered) continue;
    assert.ok(viewer === actor || !CLAIM.test(told), `${viewer} is told a claim: ${told}`);
    view.showdown.claims.forEach((claim, other) =>
      assert.ok(other === viewer || claim === '??' || claim === null, `${viewer} sees the claim of ${other}`),
    );
  }
}

/** What came about, so that nobody takes an empty play for a good one. */
const counts = new Map<string, number>();

function play(variant: string, preset: string, seats: number, hands: number): void {
  const random = seededRandom(`${variant}, ${preset}, ${seats}`);
  let state: State | undefined;
  let source: CardSource = shuffledSource(CARDS, random);
  let left = 0;
  let idle = 0;
  for (let played = 0; played < hands;) {
    if (!state || left === 0 || idle > 100 || stud.turn(state).kind === 'over') {
      const purses = drawPurses(seats, random);
      state = stud.open({ ...drawOptions(random), variant, preset, purses } as object);
      source = shuffledSource(stud.pack(state.options), random);
      left = HANDS_OF_A_TABLE;
      idle = 0;
    }
    const turn = stud.turn(state);
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
      action = stud.deal(state, source);
    }
    const refusal = stud.check(state, actor, action);
    if (refusal) assert.fail(`${actor} may not ${JSON.stringify(action)}: ${refusal.message}`);
    const { state: after, events } = stud.apply(state, actor, action);
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

const share = Math.ceil(HANDS / (VARIANTS.length * PRESETS.length * SEATS.length));

describe(`${HANDS} hands: no chip is lost, nothing hidden reaches anybody`, () => {
  for (const variant of VARIANTS)
    for (const preset of PRESETS)
      test(`${variant}, ${preset}`, () => {
        for (const seats of SEATS) play(variant, preset, seats, share);
      });

  test('all that can happen at a table has happened', () => {
    for (const type of [
      ...['broughtIn', 'completed', 'bet', 'raised', 'called', 'checked', 'folded', 'returned'],
      ...['shown', 'mucked', 'chose', 'claimed', 'mixedIn', 'common', 'burnt', 'won', 'boughtIn', 'left', 'sat'],
    ])
      assert.ok(counts.get(type), `${type}: ${counts.get(type) ?? 0} times`);
  });
});
