/** What nobody may know before it is turned: the order of the pack, above all of the last three cards (K19), and a burnt card. */
import test, { describe } from 'node:test';
import assert from 'node:assert/strict';
import { CARDS, stackedSource, type Card } from '../../../src/cards.ts';
import { Croupier } from '../../../src/croupier.ts';
import { faro } from '../../../src/rules.ts';
import type { Action } from './table.ts';

const DONE: Action = { type: 'done' };

/** Every byte that reaches a port of a table with the pack in this order, until this many cards are left. */
function bytes(pack: readonly Card[], options: object, left: number): readonly string[] {
  const croupier = new Croupier(faro, { options, source: () => stackedSource(pack) });
  const viewers = [...croupier.state.punters.keys(), 'onlooker'] as const;
  const told = viewers.map(() => '');
  viewers.forEach((viewer, at) => {
    croupier.port(viewer).listen({ onStep: step => (told[at] += JSON.stringify(step)) });
  });
  croupier.start();
  for (let guard = 0; guard < 200; guard++) {
    const turn = faro.turn(croupier.state);
    if (turn.kind !== 'seats' || (croupier.state.phase === 'stake' && croupier.state.left <= left)) break;
    croupier.act(turn.seats[0]!, DONE);
  }
  assert.equal(croupier.state.left, left);
  return viewers.map((viewer, at) => `${told[at]}${JSON.stringify(croupier.log(viewer))}`);
}

const permutations = (cards: readonly Card[]): readonly (readonly Card[])[] =>
  cards.length <= 1
    ? [cards]
    : cards.flatMap((card, at) =>
        permutations([...cards.slice(0, at), ...cards.slice(at + 1)]).map(rest => [card, ...rest]),
      );

describe('the last turn of a classic deal', () => {
  for (const last of [
    ['Kc', '9d', '4s'],
    ['9c', '9d', '4s'],
  ] as const)
    test(`${last.join(' ')}: no byte depends on the order in which these cards will come`, () => {
      const before = CARDS.filter(card => !(last as readonly Card[]).includes(card));
      const [first, ...others] = permutations(last).map(order =>
        bytes([...before, ...order], { variant: 'classic', purses: [100, 100] }, 3),
      );
      for (const other of others) assert.deepEqual(other, first);
    });
});

test('at no time does a byte depend on the order of the undealt cards', () => {
  for (const [variant, left] of [
    ['buch', 30],
    ['classic', 31],
    ['pharo', 31],
  ] as const) {
    const known = 52 - left;
    const [first, second] = [CARDS, [...CARDS.slice(0, known), ...CARDS.slice(known).reverse()]].map(pack =>
      bytes(pack, { variant }, left),
    );
    assert.deepEqual(second, first, variant);
  }
});

test('nobody learns which card was burnt before the next shuffle (F3)', () => {
  const options = { purses: [100, 100, 100], oddCard: 'burn-first' };
  // the burnt card and the last of the pack change places; diamonds are not in play
  const books = CARDS.filter(card => card[1] !== 'd');
  const [burnt, last] = [books[0]!, books.at(-1)!];
  const middle = books.slice(1, -1);
  const aside = CARDS.filter(card => card[1] === 'd');
  const [first, second] = [
    [burnt, ...middle, last],
    [last, ...middle, burnt],
  ].map(pack => bytes([...pack, ...aside], options, 2));
  assert.deepEqual(second, first);
});
