/** Outs: the next cards that improve a hand, and how often it improves by the end, checked against every deal one by one. */
import test, { describe } from 'node:test';
import assert from 'node:assert/strict';
import { PACK_52, type Card } from '../../../src/cards.ts';
import { studOdds as odds } from '../../../src/odds.ts';
import { CATEGORIES, categoryOf, ranksOf, strength, type HandOrder } from '../../../src/stud/rules/hand.ts';
import { cards, spot, taken, VARIANTS } from './dealt.ts';

const told = (found: readonly odds.Out[]) => found.map(({ makes, cards: next }) => `${makes} ${next.join(' ')}`.trim());
const near = (ours: number, theirs: number): void =>
  assert.ok(Math.abs(ours - theirs) <= 1e-12, `${ours}, not ${theirs}`);

describe('outs of a high hand', () => {
  test('counts a four-flush with an open-ended straight on sixth street', () => {
    const found = odds.outs(cards('5h 6h 7h 8h Kc Ks'));
    assert.deepEqual(told(found), [
      'straightFlush 9h 4h',
      'flush Ah Kh Qh Jh Th 3h 2h',
      'straight 9s 9d 9c 4s 4d 4c',
      'threeOfAKind Kd',
      'twoPair 8s 8d 8c 7s 7d 7c 6s 6d 6c 5s 5d 5c',
    ]);
    found.forEach(({ chance, byTheEnd, half, cards: next }) => {
      near(chance, next.length / 46);
      near(byTheEnd, chance);
      assert.equal(half, 'high');
    });
  });

  test('leaves out dead cards and cards showing before a rival', () => {
    const [plain] = odds.outs(cards('2h 9h Jh Kh 4c'), { dead: cards('Ah Qh'), rivals: [cards('?? ?? 3h 8s')] });
    assert.equal(plain!.makes, 'flush');
    assert.deepEqual(plain!.cards, cards('Th 8h 7h 6h 5h 4h'));
    near(plain!.chance, 6 / 43);
  });

  test('with two cards to come, nine hearts make the flush 35% of the time', () => {
    const found = odds.outs(cards('2h 9h Jh Kh 4c'));
    const flushes = found.filter(({ makes }) => makes === 'flush' || makes === 'straightFlush');
    const byTheEnd = flushes.reduce((sum, each) => sum + each.byTheEnd, 0);
    // neither of the two cards is a heart
    near(byTheEnd, 1 - (38 * 37) / (47 * 46));
    assert.equal(
      flushes.reduce((sum, each) => sum + each.cards.length, 0),
      9,
    );
  });

  test('a hand that needs two cards has no single next card', () => {
    const house = odds.outs(cards('As Ad Kc 7h 2d')).find(({ makes }) => makes === 'fullHouse');
    assert.deepEqual([house!.cards, house!.chance, house!.byTheEnd > 0], [[], 0, true]);
  });
});

describe('outs of a low hand', () => {
  test('razz: a lower hand without a pair, by its highest card', () => {
    const found = odds.outs(cards('Ah 2c 3d 4s Kh Kd'), { variant: 'razz' });
    assert.deepEqual(
      told(found).map(each => each.split(' ')[0]),
      ['5', '6', '7', '8', '9', 'T', 'J', 'Q'],
    );
    assert.deepEqual(found[0]!.cards, cards('5s 5h 5d 5c'));
    assert.equal(found[0]!.half, 'low');
  });

  test('a card below the highest helps, a higher one or a pair does not', () => {
    const found = odds.outs(cards('8h 7c 4d 2s Ah'), { variant: 'razz' });
    const seven = found.find(({ makes }) => makes === '7');
    assert.deepEqual(seven!.cards, cards('6s 6h 6d 6c 5s 5h 5d 5c 3s 3h 3d 3c'));
  });

  test('high-low: the high hand first, then the low, for which eight or better is the minimum', () => {
    const found = odds.outs(cards('2h 3h 4h 8c Kc Qd'), { variant: 'high-low', lowRank: 'eight-or-better' });
    const lows = found.filter(({ half }) => half === 'low');
    assert.deepEqual(
      lows.map(({ makes }) => makes),
      ['8'],
    );
    assert.deepEqual(lows[0]!.cards, cards('As Ah Ad Ac 7s 7h 7d 7c 6s 6h 6d 6c 5s 5h 5d 5c'));
    assert.equal(
      found.findIndex(({ half }) => half === 'low'),
      found.length - 1,
    );
  });
});

for (const [name, options, orders] of VARIANTS)
  test(`${name}: agrees with dealing every card one by one, in 51 spots`, () => {
    for (let at = 0; at < 17; at++)
      for (const known of [4, 5, 6]) {
        const { hands, dead } = spot(`outs ${name} ${at}`, [known], known === 6 ? at % 9 : 34 - at);
        const own = hands[0]!;
        const left = PACK_52.filter(card => !own.includes(card) && !dead.includes(card));
        const kindOf = (order: HandOrder, hand: readonly Card[]): string | undefined => {
          const now = order !== 'high' && own.length === 4 ? 0 : strength(order, own);
          const worth = strength(order, hand);
          const kind = categoryOf(worth);
          if (order !== 'high') return worth > now && kind === 'highCard' ? ranksOf(worth)[0] : undefined;
          return CATEGORIES.indexOf(kind!) > CATEGORIES.indexOf(categoryOf(now)!) ? kind : undefined;
        };
        const ends = [...taken(left, 7 - known)];
        const found = odds.outs(own, { ...options, dead });
        assert.ok(found.length > 0 || ends.every(more => orders.every(order => !kindOf(order, [...own, ...more]))));
        for (const { half, makes, cards: next, byTheEnd } of found) {
          const order = half === 'high' ? 'high' : orders.at(-1)!;
          assert.deepEqual(new Set(next), new Set(left.filter(card => kindOf(order, [...own, card]) === makes)));
          near(byTheEnd, ends.filter(more => kindOf(order, [...own, ...more]) === makes).length / ends.length);
        }
      }
  });

test('nonsense is refused with an explanation', () => {
  assert.throws(() => odds.outs(cards('As Ad Kc')), /four to six cards, not 3/);
  assert.throws(() => odds.outs(cards('As Ad Kc 2d 3c 4h 5s')), /four to six cards, not 7/);
  assert.throws(() => odds.outs(cards('As Ad Kc ??')), /is not a card/);
  assert.throws(() => odds.outs(cards('As Ad Kc 2d'), { dead: cards('As') }), /As is listed twice/);
  assert.throws(() => odds.outs(cards('As Ad Kc 2d'), { rivals: 'Kd' as never }), /rivals must be a list of hands/);
  assert.throws(() => odds.outs(cards('As Ad Kc 2d'), { rivals: ['Kd'] as never }), /rivals\[0\] must be a list/);
  assert.throws(() => odds.outs('As' as never), /hand must be a list of cards/);
  assert.throws(() => odds.outs(cards('As Ad Kc 2d'), { variant: 'low' as never }), /variant must be/);
});
