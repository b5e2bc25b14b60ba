import assert from 'node:assert/strict';
import { test } from 'node:test';
import { trenteQuarante } from '../../src/trente-quarante/rules/rules.js';
import { Croupier } from '../../src/game/croupier.js';
import { einundvierzig } from '../../src/einundvierzig/rules/rules.js';
import type { Einundvierzig } from '../../src/rules.js';
import { newLog, type Entry } from '../../src/game/log.js';
import { seededRandom } from '../../src/cards/seeded.js';
import { shuffledSource } from '../../src/cards/source.js';
import { GAMES } from '../games.js';

const game = trenteQuarante;

const cyclic: Record<string, unknown> = { type: 'done' };
cyclic.more = cyclic;
const GARBAGE: readonly unknown[] = [
  ...[null, undefined, 0, 'done', [], {}, cyclic, { type: 'done', more: 1 }, { type: 5n }],
  { type: 'stake', chance: 'rouge', amount: 7 },
  { type: 'stake', chance: 'rouge', amount: 5n },
  { type: 'stake', chance: 'rouge', amount: { min: 5, max: 5, step: 5 } },
  { type: 'stake', chance: ['rouge'], amount: 5 },
];
const STAKE = { type: 'stake', chance: 'rouge', amount: 10 };

const table = game.open({ purses: [100] });
const shoe = shuffledSource(game.pack(table.options), seededRandom('offers'));
/** Stakes are open. */
const state = game.apply(table, 'croupier', game.deal(table, shoe)).state;

test('an amount is accepted from the minimum to the maximum offered, on the step', () => {
  for (const [amount, code] of [
    [0, 'under-the-minimum'],
    [5, undefined],
    [7, 'off-the-step'],
    [100, undefined],
    [105, 'over-the-purse'],
  ] as const)
    assert.equal(game.check(state, 0, { ...STAKE, amount })?.code, code, String(amount));
});

test('an invalid action is refused with a sentence, and changes nothing', () => {
  for (const garbage of GARBAGE) {
    const refusal = game.check(state, 0, garbage);
    assert.ok(refusal?.message);
    if (typeof garbage !== 'object' || garbage === null || Array.isArray(garbage)) {
      assert.equal(refusal.code, 'malformed');
      assert.match(refusal.message, /An action is an object/);
    }
  }
});

/** A table of Einundvierzig where each player shows two cards, and its log. */
function twoUp() {
  let state = einundvierzig.open({ purses: [200, 200, 200] });
  const entries: Entry<Einundvierzig.Action>[] = [];
  const source = shuffledSource(einundvierzig.pack(state.options), seededRandom('two up'));
  for (let turn = einundvierzig.turn(state); state.phase !== 'turnUp'; turn = einundvierzig.turn(state)) {
    const seat = turn.kind === 'seats' ? turn.seats[0]! : 'croupier';
    const call = (): { readonly type: string } =>
      einundvierzig.legal(einundvierzig.view(state, seat as number)).find(({ type }) => /^(done|call)$/.test(type))!;
    const action = seat === 'croupier' ? einundvierzig.deal(state, source) : call();
    state = einundvierzig.apply(state, seat, action as never).state;
    entries.push({ actor: seat, action: action as Einundvierzig.Action });
  }
  return { state, log: newLog(einundvierzig, state.options, entries) };
}

test('cards are the offered ones, each at its index', () => {
  const { state } = twoUp();
  const offers = einundvierzig.legal(einundvierzig.view(state, 0)) as readonly { readonly cards?: readonly string[] }[];
  const [one, two] = offers.find(({ cards }) => cards)!.cards!;
  const turnUp = (...cards: readonly unknown[]) =>
    einundvierzig.check(state, 0, { type: 'turnUp', seat: 0, cards })?.code;
  assert.equal(turnUp(one, two), undefined);
  assert.equal(turnUp(two, one), 'malformed');
  assert.equal(turnUp(one, two, one), 'malformed');
  assert.equal(turnUp(one), 'malformed');
  // a hole is not a card
  assert.equal(turnUp(...Array<unknown>(2)), 'malformed');
});

test('?? in a seat’s log is a card that it may not know, never one that a seat could show', () => {
  const { state, log } = twoUp();
  const covered = { type: 'turnUp', seat: 0, cards: ['??', '??'] };
  assert.equal(einundvierzig.check(state, 0, covered), undefined);
  const croupier = new Croupier(einundvierzig, { options: log.options, resume: log });
  assert.deepEqual(croupier.state, state);
  assert.equal(croupier.act(0, covered)?.code, 'malformed');
  assert.deepEqual(croupier.state, state);
});

test('a value that cannot even be read is refused like any invalid action, at every table', () => {
  const { proxy, revoke } = Proxy.revocable({}, {});
  revoke();
  const throws = {
    get(): never {
      throw new Error('Nobody may read this.');
    },
    enumerable: true,
  };
  const unreadable: readonly unknown[] = [
    proxy,
    Object.defineProperty({}, 'type', throws),
    Object.defineProperty({ type: 'done' }, 'more', throws),
    { type: 'done', more: Object.defineProperty([], 0, throws) },
  ];
  for (const game of GAMES) {
    const croupier = new Croupier(game);
    croupier.start();
    for (const action of unreadable) {
      assert.equal(croupier.act(0, action)?.code, 'malformed');
      assert.equal(game.check(croupier.state, 0, action)?.code, 'malformed');
    }
  }
});
