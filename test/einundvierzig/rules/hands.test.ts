/** The ranking of four cards, as the public entry gives it. */
import test from 'node:test';
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { einundvierzigHands as ranking } from '../../../src/rules.ts';
import { cardsOf } from '../../vectors/cards.ts';
import type { HandCase, ShowdownCase } from '../../vectors/einundvierzig-hands.ts';

const { hands, showdowns } = JSON.parse(
  readFileSync(new URL('../../vectors/einundvierzig/hands.json', import.meta.url), 'utf8'),
) as { hands: readonly HandCase[]; showdowns: readonly ShowdownCase[] };

test('the vectors’ hands have the right group, points, rank and 41', () => {
  for (const { id, hand, category, points, rank, bonus41 } of hands) {
    const value = ranking.valueOf(cardsOf(hand));
    const [best] = ranking.readings(cardsOf(hand));
    assert.equal(value.category === 'single' ? 'noneShared' : value.category, category, id);
    if (points !== undefined) assert.equal(best!.points, points, id);
    if (rank !== undefined) assert.equal(best!.rank, rank, id);
    if (bonus41 !== undefined) assert.equal(value.fortyOne, bonus41, id);
  }
});

test('the vectors’ showdowns: no hand beats one of the highest', () => {
  for (const { id, hands, tied } of showdowns) {
    const texts = hands.map(cardsOf);
    const highest = texts.flatMap((hand, seat) =>
      texts.every(other => ranking.compare(hand, other) >= 0) ? [seat] : [],
    );
    assert.deepEqual(highest, [...tied], id);
  }
});

test('what the first guide says beats three of a suit: a higher total, three of a rank, four of a suit or rank', () => {
  const { category, strength } = ranking.valueOf('Ac Qc 8c Kd');
  assert.equal(category, 'threeOfASuit');
  const deck = ['c', 'd', 'h', 's'].flatMap(suit => [...'789TJQKA'].map(rank => rank + suit));
  const rest = deck.filter(card => !['Ac', 'Qc', '8c', 'Kd'].includes(card));
  const beaten = new Set<string>();
  for (const [a, one] of rest.entries())
    for (const [b, two] of rest.slice(0, a).entries())
      for (const [c, three] of rest.slice(0, b).entries())
        for (const four of rest.slice(0, c)) {
          const hand = [one, two, three, four].join(' ');
          const value = ranking.valueOf(hand);
          if (value.strength <= strength) continue;
          beaten.add(value.category);
          const { points } = ranking.readings(hand)[0]!;
          if (value.category === 'threeOfASuit') assert.ok(points > 29 && points <= 31, hand);
        }
  assert.deepEqual([...beaten].sort(), ['fourOfARank', 'fourOfASuit', 'threeOfARank', 'threeOfASuit']);
});

test('what the rules at the table say of pairs: they rank by points, three and four of a rank by rank', () => {
  const equal = (one: string, other: string): number => ranking.compare(one, other);
  assert.equal(equal('Kc Kd 9h 7s', 'Tc Td 9s 7h'), 0);
  assert.equal(equal('Kc Kd 9h 7s', 'As 9s Td 8h'), 0);
  assert.ok(equal('Kc Kd Kh 7s', 'Tc Td Th 7h') > 0);
  assert.ok(equal('Kc Kd Kh Ks', 'Tc Td Th Ts') > 0);
});

test('E1 and E17: a hand that does not count at the table is worth nothing', () => {
  assert.equal(ranking.valueOf('Ac Kd 9h 7s', { ungroupedHand: 'zero' }).strength, 0);
  assert.equal(ranking.compare('Ac Ad 9h 7s', '7c 8d 9h Ts', { points: false }), 0);
});

test('a list that is not a hand is refused, with the reason', () => {
  for (const [hand, why] of [
    ['Ah Kh 6h 7s', /6h is not in the pack of 32/],
    ['Ah Ah Kh 7s', /Ah is there twice/],
    ['Ah Kh Qh 7s 8s', /four cards at most, not 5/],
    ['Ah Xx', /not a card/],
  ] as const)
    assert.throws(() => ranking.valueOf(hand), { name: 'CardError', message: why });
});
