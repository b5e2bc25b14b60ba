import test, { describe } from 'node:test';
import assert from 'node:assert/strict';
import { categoryOf, CATEGORIES, isFortyOne, maskOf, strengthOfMask } from '../../../src/einundvierzig/rules/hand.ts';
import { PACK } from '../../../src/einundvierzig/rules/table.ts';
import { assertAgree, readVectors } from '../../vectors/agree.ts';
import { einundvierzigHands } from '../../vectors/einundvierzig-hands.ts';

describe('the vectors of Einundvierzig', () => {
  test('all 315 hands and 500 showdowns agree', () =>
    assertAgree(einundvierzigHands(readVectors('einundvierzig/hands')), 815));

  test('hands alone, and showdowns alone, may be in other spellings', () => {
    const hands = [
      { id: 'ten as 10', hand: ['10h', 'kh', 'QH', 'Ah'], category: 'fourOfASuit', points: 41, fortyOneBonus: true },
      { id: 'four aces', hand: ['AC', 'AD', 'AH', 'AS'], category: 'fourOfARank', rank: 'A', fortyOneBonus: false },
    ];
    const equal = [
      'Kc Kd 8h 7s',
      'Qc Qd 8s 7h',
      'Jc Jd 8c 7d',
      'Ac 9c 8d Jh',
      'Th Ts 9d Kh',
      '9h Ah Js Td',
      'As 9s Qh Tc',
    ];
    const showdowns = equal.map((_, forehandSeat) => ({
      id: `all seven have 20, Vorhand is seat ${forehandSeat}`,
      hands: equal.map(hand => hand.split(' ')),
      forehandSeat,
      tied: [0, 1, 2, 3, 4, 5, 6],
      winner: forehandSeat,
    }));
    for (const { id, difference } of [...einundvierzigHands({ hands }), ...einundvierzigHands({ showdowns })])
      assert.equal(difference, undefined, id);
  });

  test('a bad card is named, and the other cases are still judged', () => {
    const hands = [
      { id: 'x', hand: ['11h', 'Kh', 'Qh', 'Ah'], category: 'points' },
      { id: 'y', hand: ['AC', 'AD', 'AH', 'AS'], category: 'fourOfARank' },
    ];
    const [x, y] = einundvierzigHands({ hands });
    assert.match(x!.difference!, /“11h” is not a card/);
    assert.deepEqual(y, { id: 'y', difference: undefined });
  });

  test('a file or case of the wrong shape is refused with what was expected and what came', () => {
    assert.throws(
      () => einundvierzigHands({ cases: [] }),
      /expected an object with a list hands or showdowns, it has cases/,
    );
    assert.throws(() => einundvierzigHands([]), /expected an object .* it is \[\]/);
    assert.throws(() => einundvierzigHands({ hands: 3 }), /hands: expected a list, it is 3/);
    const told = einundvierzigHands({ hands: [{ id: 'x', cards: [] }, { id: 'y', hand: 'As', category: '' }, null] });
    assert.deepEqual(told, [
      { id: 'x', difference: 'hand: expected a list, it is missing' },
      { id: 'y', difference: 'hand: expected a list, it is "As"' },
      { id: 'hands, case 3', difference: 'expected an object, it is null' },
    ]);
  });

  test('a showdown with the wrong winner is reported as different', () => {
    const { showdowns } = readVectors('einundvierzig/hands') as { showdowns: { winner: number }[] };
    const wrong = { ...showdowns[0]!, winner: showdowns[0]!.winner + 1 };
    assert.match(einundvierzigHands({ hands: [], showdowns: [wrong] })[0]!.difference!, /winner/);
  });
});

describe('all 35,960 hands', () => {
  const counts = new Map<string, number>();
  const strengths = new Set<number>();
  let namesakes = 0;
  const masks = PACK.map(maskOf);
  for (let a = 0; a < 32; a++)
    for (let b = a + 1; b < 32; b++)
      for (let c = b + 1; c < 32; c++)
        for (let d = c + 1; d < 32; d++) {
          const worth = strengthOfMask(masks[a]! | masks[b]! | masks[c]! | masks[d]!);
          strengths.add(worth);
          counts.set(categoryOf(worth), (counts.get(categoryOf(worth)) ?? 0) + 1);
          if (isFortyOne(worth)) namesakes++;
        }

  test('fall into the counted categories', () => {
    const { categories } = readVectors('mathematics/e41') as { categories: Record<string, number> };
    assert.deepEqual(
      [...CATEGORIES].reverse().map(category => counts.get(category)),
      Object.values(categories),
    );
  });

  test('have 43 strengths, and sixteen of them are worth 41', () => {
    assert.equal(strengths.size, 43);
    assert.equal(namesakes, 16);
  });
});
