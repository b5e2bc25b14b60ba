/** What is said of a hand: the best reading, the others, and why it goes before them. */
import test from 'node:test';
import assert from 'node:assert/strict';
import { readCards } from '../../../src/cards.ts';
import type { Ranking } from '../../../src/einundvierzig/rules/hand.ts';
import { nameOf } from '../../../src/einundvierzig/table/naming.ts';
import { EINUNDVIERZIG } from '../../table/texts.ts';

const WORDS = EINUNDVIERZIG.en;
const whyOf = (cards: string) => nameOf(readCards(cards), { noGroup: 'highCard', points: true }, WORDS)!.why;

test('in French suits are counted in the plural', () => {
  const words = EINUNDVIERZIG.fr;
  const nameIn = (cards: string) => nameOf(readCards(cards), { noGroup: 'highCard', points: true }, words)!.name;
  assert.equal(nameIn('Ad Kd 8d 7c'), 'Trois carreaux');
  assert.equal(nameIn('Ah Kh 8c 7d'), 'Deux cœurs');
});

test('a reading goes before another by its group, else by its points', () => {
  assert.equal(whyOf('7h 8h 9h Ad'), 'Three of a suit before two cards.');
  assert.equal(whyOf('Qd Td Ah 7h'), '20 before 18.');
});

test('of readings that are worth the same none goes before the other, and that is said', () => {
  assert.equal(whyOf('Jd Ks Qh 9c'), 'Equal at 10: none goes before another.');
  assert.equal(whyOf('Kd Ks Qd 9c'), 'Equal at 20: none goes before another.');
  assert.equal(whyOf('Kd Ks Kh Kc'), 'Four of a rank before three of a rank.');
});

const othersOf = (cards: string, ranking: Ranking = { noGroup: 'highCard', points: true }) =>
  nameOf(readCards(cards), ranking, WORDS)!.others.map(({ name, sum }) => `${name} ${sum || ''}`.trim());

test('other readings stand the best first', () => {
  assert.deepEqual(othersOf('Ac Jc 7c 7h'), ['Ace, jack 21', 'Ace, seven 18', 'Two sevens 14']);
});

test('a reading that is worth nothing at this table is none', () => {
  assert.deepEqual(othersOf('Tc 8c Jh 7d'), ['Jack alone 10']);
  assert.deepEqual(othersOf('Tc 8c Jh 7d', { noGroup: 'highCard', points: false }), []);
  assert.deepEqual(othersOf('Tc 8c Jh 7d', { noGroup: 'zero', points: true }), []);
});

test('three or four of a suit are read without one of them, too, and without two', () => {
  assert.deepEqual(othersOf('Ah Th 7h Kc'), ['Ace, ten 21', 'Ace, seven 18', 'King alone 10']);
  assert.deepEqual(othersOf('Ah Kh Qh Th'), ['Ace, king, queen 31', 'Ace, king, ten 31', 'Ace, queen, ten 31']);
  assert.equal(whyOf('Ah Kh Qh Th'), 'Four of a suit before three of a suit.');
  assert.equal(whyOf('9h 8h 7h Th'), 'Four of a suit before three of a suit.');
  // where two cards count nothing
  assert.deepEqual(othersOf('9h 8h 7h Th', { noGroup: 'zero', points: false }), [
    'Ten, nine, eight 27',
    'Ten, nine, seven 26',
    'Ten, eight, seven 25',
  ]);
});

test('of a rank one card is as good as another', () => {
  assert.deepEqual(othersOf('Ah Ac As Ad'), ['Three aces', 'Two aces 22']);
  assert.deepEqual(othersOf('7h 7c 7s Ah'), ['Two hearts 18', 'Two sevens 14']);
});
