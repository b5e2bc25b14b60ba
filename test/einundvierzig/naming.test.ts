/** What is said of a hand: the best reading, the others, and why it goes before them. */
import test from 'node:test';
import assert from 'node:assert/strict';
import { readCards } from '../../src/cards.ts';
import type { Ranking } from '../../src/einundvierzig/hand.ts';
import { nameOf } from '../../src/einundvierzig/parts/naming.ts';
import { MORE_WORDS } from '../../src/einundvierzig/parts/words.ts';
import { COMMON_WORDS, wordsIn } from '../../src/ui/messages.ts';

const WORDS = wordsIn({ ...COMMON_WORDS, ...MORE_WORDS }, 'en');
const whyOf = (cards: string) => nameOf(readCards(cards), { noGroup: 'highCard', points: true }, WORDS)!.why;

test('a reading goes before another by its group, else by its points', () => {
  assert.equal(whyOf('7h 8h 9h Ad'), 'Three of a suit before two cards.');
  assert.equal(whyOf('Qd Td Ah 7h'), '20 before 18.');
});

test('of readings that are worth the same none goes before the other', () => {
  assert.equal(whyOf('Jd Ks Qh 9c'), '');
  assert.equal(whyOf('Kd Ks Qd 9c'), '');
});

const othersOf = (cards: string, ranking: Ranking = { noGroup: 'highCard', points: true }) =>
  nameOf(readCards(cards), ranking, WORDS)!.others.map(({ name, sum }) => `${name} ${sum || ''}`.trim());

test('other readings stand the best first', () => {
  assert.deepEqual(othersOf('Ac Jc 7c 7h'), ['Ace, jack 21', 'Two sevens 14']);
});

test('a reading that is worth nothing at this table is none', () => {
  assert.deepEqual(othersOf('Tc 8c Jh 7d'), ['Jack alone 10']);
  assert.deepEqual(othersOf('Tc 8c Jh 7d', { noGroup: 'highCard', points: false }), []);
  assert.deepEqual(othersOf('Tc 8c Jh 7d', { noGroup: 'zero', points: true }), []);
});
