/** The cards to come at a drawn table: dealt as the rules deal them, and each seat gets its own, whoever else folds. */
import test from 'node:test';
import assert from 'node:assert/strict';
import { seededRandom, shuffledSource, type Card } from '../../../src/cards.ts';
import { toAction } from '../../../src/croupier.ts';
import { stud, type Stud } from '../../../src/rules.ts';
import { coming } from '../../../src/stud/rules/coming.ts';

/** A table after the deal of third street, and the rest of the pack. */
function dealt(seats: number, seed: string, options: Partial<Stud.Options> = {}) {
  let state = stud.open({ preset: 'fixed-limit', ...options, purses: Array.from({ length: seats }, () => 900) });
  for (let seat = 0; seat < seats; seat++) state = stud.apply(state, seat, { type: 'done' }).state;
  const source = shuffledSource(stud.pack(state.options), seededRandom(seed));
  state = stud.apply(state, 'croupier', stud.deal(state, source)).state;
  // a seat that draws a table does not know the burnt card: it is among those that may come
  const { burnt } = state.cards;
  const cards = { ...state.cards, burnt: burnt.map((): Card => '??') };
  const world: Stud.State = { ...state, cards };
  return { world, rest: [...burnt, ...source.draw(source.left)] };
}

/** Plays on: seats in `folds` fold when they may, the others stay. */
function playedOn({ world, rest }: ReturnType<typeof dealt>, folds: readonly number[]): Stud.State {
  const croupier = coming(world, rest);
  let state = world;
  while (state.phase !== 'settled') {
    const turn = stud.turn(state);
    const actor = turn.kind === 'seats' ? turn.seats[0]! : 'croupier';
    const stays = ['check', 'call', 'bringIn', 'show'];
    const types = actor !== 'croupier' && folds.includes(actor) ? ['fold', ...stays] : stays;
    const legal = actor === 'croupier' ? [] : stud.legal(stud.view(state, actor));
    const offer = types.map(type => legal.find(each => each.type === type)).find(Boolean);
    const action = actor === 'croupier' ? croupier(state) : toAction(offer!);
    assert.equal(stud.check(state, actor, action), undefined, JSON.stringify(action));
    state = stud.apply(state, actor, action).state;
  }
  return state;
}

const handOf = ({ cards }: Stud.State, seat: number): readonly Card[] => [...cards.down[seat]!, ...cards.up[seat]!];

test('a player who stays gets the same cards, whoever else folds', () => {
  const table = dealt(6, 'one');
  const all = playedOn(table, []);
  const fewer = playedOn(table, [1, 4]);
  for (const seat of [0, 2, 3, 5]) assert.deepEqual(handOf(fewer, seat), handOf(all, seat));
  assert.notEqual(fewer.live, all.live);
});

test('nine players who stay get a common card, and no card is dealt twice', () => {
  for (const shortPackReuse of ['burns-only', 'burns-and-folded'] as const)
    for (const folds of [[], [3], [2, 5, 7]])
      for (const seats of [8, 9]) {
        const table = dealt(seats, `${seats} ${folds.join(' ')}`, { shortPackReuse });
        const end = playedOn(table, folds);
        const known = [
          ...end.cards.common,
          ...Array.from({ length: seats }, (_, seat) => seat)
            .filter(seat => (end.live >> seat) & 1)
            .flatMap(seat => handOf(end, seat)),
        ];
        assert.equal(new Set(known).size, known.length);
        if (seats === 9 && folds.length === 0) assert.ok(end.cards.common.length > 0);
      }
});
