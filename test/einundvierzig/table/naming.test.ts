/** How a hand is named: the best reading, the other readings, and why it beats them. */
import test from 'node:test';
import assert from 'node:assert/strict';
import { readCards } from '../../../src/cards.ts';
import type { Ranking } from '../../../src/einundvierzig/rules/hand.ts';
import { nameOf } from '../../../src/einundvierzig/play/naming.ts';
import { EINUNDVIERZIG } from '../../table/texts.ts';

const WORDS = EINUNDVIERZIG.en;
const whyOf = (cards: string) => nameOf(readCards(cards), { ungroupedHand: 'high-card', points: true }, WORDS)!.why;

test('French names suits in the plural', () => {
  const words = EINUNDVIERZIG.fr;
  const nameIn = (cards: string) => nameOf(readCards(cards), { ungroupedHand: 'high-card', points: true }, words)!.name;
  assert.equal(nameIn('Ad Kd 8d 7c'), 'Trois carreaux');
  assert.equal(nameIn('Ah Kh 8c 7d'), 'Deux cœurs');
});

test('a reading beats another by its group, otherwise by its points', () => {
  assert.equal(whyOf('7h 8h 9h Ad'), 'Three of a suit beats a two-card group.');
  assert.equal(whyOf('Qd Td Ah 7h'), '20 beats 18.');
});

test('of readings worth the same neither beats the other, and the text says so', () => {
  assert.equal(whyOf('Jd Ks Qh 9c'), 'Equal at 10: none is higher.');
  assert.equal(whyOf('Kd Ks Qd 9c'), 'Equal at 20: none is higher.');
  assert.equal(whyOf('Kd Ks Kh Kc'), 'Four of a rank beats three of a rank.');
});

test('a hand is named by its best group and points, and listed before its other readings', () => {
  const NAMED: readonly (readonly [cards: string, full: string, others: string, why?: string])[] = [
    [
      'Ah Th 7h Kc',
      'Three hearts, 28',
      'Ace, ten 21 Ace, seven 18 Single king 10',
      'Three of a suit beats a two-card group.',
    ],
    ['Ah 9h 9s 8c', 'Two hearts, 20', 'Two nines 18 Single eight 8', '20 beats 18.'],
    ['Kc Kd Qd 7s', 'Two kings, 20', 'Two diamonds 20 Single seven 7', 'Equal at 20: none is higher.'],
    ['Ac Kd 9h 7s', 'Single ace, 11', 'Single king 10 Single nine 9 Single seven 7', '11 beats 10.'],
    ['7c 7d 7h Ah', 'Three sevens', 'Two hearts 18 Two sevens 14'],
    ['Ad Qd Jd Td', 'Forty-one in diamonds', 'Ace, queen, jack 31 Ace, queen, ten 31 Ace, jack, ten 31'],
    ['Ac Ad Ah As', 'Four aces', 'Three aces Two aces 22'],
  ];
  for (const [cards, full, others, why] of NAMED) {
    const named = nameOf(readCards(cards), { ungroupedHand: 'high-card', points: true }, WORDS)!;
    assert.deepEqual([named.full, othersOf(cards).join(' ')], [full, others]);
    if (why) assert.equal(named.why, why);
  }
  assert.equal(nameOf(readCards('Ah 9h 9s 8c'), { ungroupedHand: 'high-card', points: false }, WORDS)!.full, 'Nothing');
});

test('with the double-German pattern two aces are Däuser, and a suit is Laub', () => {
  const { germanPattern, germanPlurals, ...words } = EINUNDVIERZIG.de;
  const german = { ...words, ...germanPattern, plurals: germanPlurals } as never;
  const { full, others } = nameOf(readCards('Ah Ac Js Qs'), { ungroupedHand: 'high-card', points: true }, german)!;
  assert.deepEqual([full, others.map(({ name, sum }) => `${name} ${sum}`)[0]], ['Zwei Däuser, 22', 'Zwei Laub 20']);
});

const othersOf = (cards: string, ranking: Ranking = { ungroupedHand: 'high-card', points: true }) =>
  nameOf(readCards(cards), ranking, WORDS)!.others.map(({ name, sum }) => `${name} ${sum || ''}`.trim());

test('other readings are listed best first', () => {
  assert.deepEqual(othersOf('Ac Jc 7c 7h'), ['Ace, jack 21', 'Ace, seven 18', 'Two sevens 14']);
});

test('a reading that is worth nothing at this table is not listed', () => {
  assert.deepEqual(othersOf('Tc 8c Jh 7d'), ['Single jack 10']);
  assert.deepEqual(othersOf('Tc 8c Jh 7d', { ungroupedHand: 'high-card', points: false }), []);
  assert.deepEqual(othersOf('Tc 8c Jh 7d', { ungroupedHand: 'zero', points: true }), []);
});

test('three or four of a suit are also read without one card, and without two', () => {
  assert.deepEqual(othersOf('Ah Th 7h Kc'), ['Ace, ten 21', 'Ace, seven 18', 'Single king 10']);
  assert.deepEqual(othersOf('Ah Kh Qh Th'), ['Ace, king, queen 31', 'Ace, king, ten 31', 'Ace, queen, ten 31']);
  assert.equal(whyOf('Ah Kh Qh Th'), 'Four of a suit beats three of a suit.');
  assert.equal(whyOf('9h 8h 7h Th'), 'Four of a suit beats three of a suit.');
  // with two-card groups worth nothing
  assert.deepEqual(othersOf('9h 8h 7h Th', { ungroupedHand: 'zero', points: false }), [
    'Ten, nine, eight 27',
    'Ten, nine, seven 26',
    'Ten, eight, seven 25',
  ]);
});

test('cards of a rank are interchangeable', () => {
  assert.deepEqual(othersOf('Ah Ac As Ad'), ['Three aces', 'Two aces 22']);
  assert.deepEqual(othersOf('7h 7c 7s Ah'), ['Two hearts 18', 'Two sevens 14']);
});
