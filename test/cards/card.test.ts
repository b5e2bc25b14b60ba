import test from 'node:test';
import assert from 'node:assert/strict';
import fc from 'fast-check';
import {
  cardNumber,
  CardError,
  CARDS,
  checkPack,
  isCard,
  isRed,
  PACK_32,
  PACK_52,
  packs,
  RANKS,
  rankOf,
  readCard,
  readCards,
  SUITS,
  suitOf,
  type Card,
} from '../../src/cards.ts';

test('a card is a rank and then a suit, in two letters', () => {
  assert.equal(CARDS.length, 52);
  assert.equal(CARDS[0], '2c');
  assert.equal(CARDS[51], 'As');
  CARDS.forEach((card, number) => {
    assert.equal(cardNumber(card), number);
    assert.equal(RANKS[rankOf(number)]! + SUITS[suitOf(number)]!, card);
    assert.equal(readCard(card), card);
  });
});

test('hearts and diamonds are red, clubs and spades black', () => {
  const red = (['Ad', 'Th', '2d', '9h'] as const).map(isRed);
  const black = (['Ac', 'Ts', '2c', '9s'] as const).map(isRed);
  assert.deepEqual([...red, ...black], [true, true, true, true, false, false, false, false]);
  assert.equal(CARDS.filter(isRed).length, 26);
});

test('?? is a hidden card where one is allowed, and not a card elsewhere', () => {
  assert.ok(isCard('??', true));
  assert.ok(!isCard('??'));
  assert.ok(cardNumber('??') < 0);
  assert.throws(() => readCard('??'), CardError);
});

for (const wrong of ['', 'A', 'AS', 'as', '1s', '10s', 'sA', 'Asx', ' As', 'A♠', '??', '?s', 'A?', 'ÄÖ']) {
  test(`“${wrong}” is not a card, and the error says so`, () => {
    assert.ok(!isCard(wrong));
    assert.throws(
      () => readCard(wrong),
      (error: Error) =>
        error instanceof CardError && error.message.includes(`“${wrong}”`) && error.message.includes('As'),
    );
  });
}

test('no other value is a card, and reading one only ever throws a CardError', () => {
  const strange = [null, undefined, 0, 7, true, [], ['As'], {}, { toString: 1, valueOf: 1 }, Object.create(null)];
  for (const value of strange) {
    assert.ok(!isCard(value, true));
    assert.throws(() => readCard(value), CardError);
  }
});

test('a list of cards is read from a string or an array, and the first bad one is named', () => {
  assert.deepEqual(readCards(' As Td,9h\n2c '), ['As', 'Td', '9h', '2c']);
  assert.deepEqual(readCards(['As', 'Td']), ['As', 'Td']);
  assert.deepEqual(readCards(''), []);
  assert.throws(() => readCards('As Xd Yd'), /“Xd”/);
});

test('any two characters are a card or are refused', () => {
  fc.assert(
    fc.property(fc.string({ minLength: 0, maxLength: 3, unit: 'binary' }), text => {
      assert.equal(isCard(text), (CARDS as readonly string[]).includes(text));
    }),
  );
});

test('a pack of 52 holds every card once, one of 32 those from the seven', () => {
  assert.equal(new Set(PACK_52).size, 52);
  assert.equal(new Set(PACK_32).size, 32);
  assert.deepEqual([...new Set(PACK_32.map(card => card[0]))].sort(), [...'789TJQKA'].sort());
});

test('six packs are 312 cards, six of each', () => {
  const shoe = packs(6);
  assert.equal(shoe.length, 312);
  for (const card of CARDS) assert.equal(shoe.filter(other => other === card).length, 6);
  assert.equal(packs(1).length, 52);
  assert.deepEqual(checkPack(shoe, 6), shoe);
});

for (const count of [0, -1, 1.5, NaN])
  test(`there cannot be ${count} packs`, () => {
    assert.throws(() => packs(count), { name: 'CardError', message: new RegExp(`${count} is not a number of packs`) });
  });

test('a card listed twice is named', () => {
  assert.deepEqual(checkPack(['As', 'Ks']), ['As', 'Ks']);
  assert.throws(() => checkPack(['As', 'Td', 'As']), { name: 'CardError', message: /As.*twice/ });
});

test('a card listed too often for the packs is named with its count', () => {
  assert.doesNotThrow(() => checkPack(['As', 'As'], 2));
  assert.throws(() => checkPack(['As', 'Td', 'As', 'As'], 2), { name: 'CardError', message: /As.*3 times/ });
});

test('every known card has the same number and name in both directions', () => {
  fc.assert(
    fc.property(fc.constantFrom(...CARDS), (card: Card) => {
      assert.equal(CARDS[cardNumber(card)], card);
    }),
  );
});
