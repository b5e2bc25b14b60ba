import { readFileSync } from 'node:fs';
import test, { describe } from 'node:test';
import assert from 'node:assert/strict';
import { CARDS, cardNumber, readCards, seededRandom, shuffledSource, type Card } from '../../../src/cards.ts';
import {
  categoryOf,
  doorAceLow,
  explain,
  oddChipPlaces,
  ranksOf,
  strength,
  type HandOrder,
} from '../../../src/stud/rules/hand.ts';

interface Facts {
  readonly bringIn: readonly { readonly doors: readonly string[]; readonly first: number }[];
  readonly firstToAct: readonly { readonly open: readonly (readonly string[])[]; readonly first: number }[];
}
const facts = JSON.parse(readFileSync(new URL('../../vectors/stud/seed_facts.json', import.meta.url), 'utf8')) as Facts;

const ORDERS: readonly HandOrder[] = [
  'high',
  'deuce-to-seven',
  'deuce-to-seven-wheel',
  'ace-to-five',
  'eight-or-better',
];
const worth = (order: HandOrder, cards: string) => strength(order, readCards(cards));
/** Category, ranks and cards in one line. */
const words = (order: HandOrder, cards: string) => {
  const said = explain(order, readCards(cards));
  return said && `${said.category} ${said.ranks.join('')}: ${said.cards.join(' ')}`;
};
/** Each hand is better than the next. */
const falling = (order: HandOrder, hands: readonly string[]) => {
  hands
    .slice(1)
    .forEach((worse, at) => assert.ok(worth(order, hands[at]!) > worth(order, worse), `${hands[at]} > ${worse}`));
};

describe('the best five of seven, high', () => {
  const hands: readonly [string, string, string][] = [
    ['a royal flush', 'As Ks Qs Js Ts 9s 2d', 'straightFlush AKQJT: As Ks Qs Js Ts'],
    ['a straight flush under a higher straight', '5h 6h 7h 8h 9h Tc Jd', 'straightFlush 98765: 9h 8h 7h 6h 5h'],
    ['a steel wheel', 'Ad 2d 3d 4d 5d Kd Ks', 'straightFlush 5432A: 5d 4d 3d 2d Ad'],
    ['four of a kind with the best kicker', '9c 9d 9h 9s Ks Kd Ac', 'fourOfAKind 9A: 9s 9h 9d 9c Ac'],
    ['a full house of two trips', 'Kc Kd Kh 2s 2d 2c Ah', 'fullHouse K2: Kh Kd Kc 2s 2d'],
    ['a full house with the better of two pairs', '4c 4d 4h Qs Qd Ac Ah', 'fullHouse 4A: 4h 4d 4c Ah Ac'],
    ['the best five of six suited cards', 'Ah Jh 9h 5h 3h 2h Ac', 'flush AJ953: Ah Jh 9h 5h 3h'],
    ['broadway', 'Ac Kd Qh Js Tc 2c 2d', 'straight AKQJT: Ac Kd Qh Js Tc'],
    ['a straight, its top card in the highest suit', '5c 6d 7h 8s 9c 9s 9d', 'straight 98765: 9s 8s 7h 6d 5c'],
    ['the wheel: the ace plays low', 'Ac 2d 3h 4s 5c Kc Kd', 'straight 5432A: 5c 4s 3h 2d Ac'],
    ['no straight round the corner', 'Qc Kd Ah 2s 3c 7d 9h', 'highCard AKQ97: Ah Kd Qc 9h 7d'],
    ['three of a kind', '7c 7d 7h As Jd 4c 2h', 'threeOfAKind 7AJ: 7h 7d 7c As Jd'],
    ['the two best of three pairs, the third as a kicker', 'As Ah Kd Kh 7s 7d 2c', 'twoPair AK7: As Ah Kh Kd 7s'],
    ['two pair with a kicker above the third pair', '9s 9h 5d 5h 3s 3d Kc', 'twoPair 95K: 9s 9h 5h 5d Kc'],
    ['a pair with three kickers', 'Jc Jd As 9d 8c 4s 2h', 'pair JA98: Jd Jc As 9d 8c'],
    ['high card', 'Ac Qd Ts 8h 6c 4d 3s', 'highCard AQT86: Ac Qd Ts 8h 6c'],
  ];
  for (const [what, cards, said] of hands) test(what, () => assert.equal(words('high', cards), said));

  test('from the straight flush to high card', () => {
    falling(
      'high',
      hands.filter(([what]) => !what.startsWith('no ')).map(([, cards]) => cards),
    );
  });

  test('suits do not count: equal hands tie', () => {
    assert.equal(worth('high', 'As Kd Qh Js 9c 3d 2h'), worth('high', 'Ac Kh Qd Jc 9s 4d 3h'));
    assert.equal(worth('high', 'Ah Kh 9h 5h 3h 2c 2d'), worth('high', 'As Ks 9s 5s 3s 4c 4d'));
  });

  test('the fifth card may decide, the sixth never does', () => {
    falling('high', ['As Ac Kd Qh 9c 3d 2h', 'Ad Ah Kh Qs 8c 7s 5d']);
    assert.equal(worth('high', 'As Ac Kd Qh 9c 3d 2h'), worth('high', 'Ad Ah Kh Qs 9d 8c 7s'));
  });

  test('with fewer than five cards, the cards there are make the hand', () => {
    assert.equal(words('high', 'As'), 'highCard A: As');
    assert.equal(words('high', 'Ks 2c Kd'), 'pair K2: Ks Kd 2c');
    assert.equal(words('high', '4h 5h 6h 7h'), 'highCard 7654: 7h 6h 5h 4h');
    assert.equal(explain('high', []), undefined);
  });

  test('hidden cards do not count', () => {
    assert.equal(strength('high', ['??', '??', 'Ah', 'Ad', 'Kc']), worth('high', 'Ah Ad Kc'));
    assert.deepEqual(explain('high', ['??', 'Ah', '??'])?.cards, ['Ah']);
    for (const order of ORDERS) assert.equal(explain(order, ['??', '??']), undefined);
    for (const order of ORDERS) assert.equal(strength(order, ['??']), 0);
  });

  test('the number of a hand describes it', () => {
    assert.equal(worth('high', 'Kc Kd Kh 2s 2d'), 0x6d2000);
    assert.equal(worth('high', 'Ac 2d 3h 4s 5c'), 0x454321);
    assert.equal(worth('ace-to-five', 'Ac 2d 3h 4s 5c'), 0x1ffffff - 0x054321);
    for (const order of ORDERS) {
      const said = explain(order, readCards('Ac 2d 3h 4s 5c 7h 7d'))!;
      const number = worth(order, 'Ac 2d 3h 4s 5c 7h 7d');
      assert.deepEqual([categoryOf(number), ranksOf(number)], [said.category, said.ranks]);
    }
    assert.deepEqual([categoryOf(0), ranksOf(0)], [undefined, []]);
  });
});

describe('S21: the low hand', () => {
  test('deuce to seven: the best is 7-5-4-3-2 in at least two suits; aces are high, and straights and flushes count against the low', () => {
    falling('deuce-to-seven', [
      '7s 5d 4c 3h 2s Kc Kd',
      '7s 6d 4c 3h 2s',
      '8s 6d 4c 3h 2s',
      'Ks Qd Jc Th 8s',
      '2c 3d 4h 5s Ac',
      'As Kd Qc Jh 9s',
      '2s 2d 3c 4h 5s',
      '3s 3d 2c 2h 4s',
      '2s 2d 2c 3h 4s',
      '2s 3d 4c 5h 6s',
      '7s 5s 4s 3s 2s',
      '2s 2d 2c 3h 3s',
      '2s 2d 2c 2h 3s',
      '2s 3s 4s 5s 6s',
    ]);
  });

  test('the wheel: by default no straight in deuce to seven, by the option a straight', () => {
    assert.equal(words('deuce-to-seven', 'Ac 2d 3h 4s 5c'), 'highCard A5432: Ac 5c 4s 3h 2d');
    assert.equal(words('deuce-to-seven-wheel', 'Ac 2d 3h 4s 5c'), 'straight 5432A: 5c 4s 3h 2d Ac');
    assert.equal(words('deuce-to-seven-wheel', 'Ac 2d 3h 4s 5c 5d 5h'), 'pair 5432: 5h 5d 4s 3h 2d');
    // avoids both straights
    assert.equal(words('deuce-to-seven-wheel', '6c 2d 3h 4s 5c As'), 'highCard A6432: As 6c 4s 3h 2d');
    assert.equal(words('deuce-to-seven', '6c 2d 3h 4s 5c As'), 'highCard A5432: As 5c 4s 3h 2d');
  });

  test('a low avoids a straight and a flush where it can', () => {
    assert.equal(words('deuce-to-seven', '2c 3d 4h 5s 6c 8d 9h'), 'highCard 85432: 8d 5s 4h 3d 2c');
    assert.equal(words('deuce-to-seven', '2c 3c 4c 5c 7c Kd Kh'), 'highCard K5432: Kh 5c 4c 3c 2c');
    assert.equal(words('deuce-to-seven', '2c 3c 4c 5c 7c 7d Kh'), 'highCard 75432: 7d 5c 4c 3c 2c');
    assert.equal(words('deuce-to-seven', '2s 3s 4s 5s 7s 2d 7d'), 'highCard 75432: 7s 5s 4s 3s 2d');
    assert.equal(words('deuce-to-seven', '2c 3c 4c 5c 6c 6d 6h'), 'pair 6432: 6h 6d 4c 3c 2c');
    assert.equal(words('deuce-to-seven', '2c 3c 4c 5c 6c 8c 9c'), 'flush 85432: 8c 5c 4c 3c 2c');
  });

  test('ace to five: the ace is low, and straights and flushes do not count', () => {
    falling('ace-to-five', [
      'As 2s 3s 4s 5s Kc Kd',
      'As 2d 3c 4h 6s',
      '2s 3d 4c 5h 6s',
      'As 2d 3c 4h 7s',
      'As 2d 3c 4h Ks',
      'As Ad 2c 3h 4s',
      '2s 2d As 3c 4h',
      'Ks Kd Qs Jc Th',
      'As Ad 2c 2h 3s',
      'As Ad Ac 2h 3s',
      'As Ad Ac 2h 2s',
      'As Ad Ac Ah 2s',
    ]);
    assert.equal(words('ace-to-five', 'As Ad Ac 3h 3s 2d 2s'), 'twoPair 2A3: 2s 2d As Ad 3s');
    assert.equal(words('ace-to-five', '9s 9d 9c 9h 8s 8d 8c'), 'fullHouse 89: 8s 8d 8c 9s 9h');
  });

  test('eight or better: five different ranks, none above eight', () => {
    assert.equal(words('eight-or-better', 'As 2h 3d 4c 8h Ks Kd'), 'highCard 8432A: 8h 4c 3d 2h As');
    assert.equal(worth('eight-or-better', '8s 7h 6d 5c 4h Ks Kd'), worth('ace-to-five', '8s 7h 6d 5c 4h Ks Kd'));
    assert.equal(worth('eight-or-better', 'As 2h 3d 4c 9h Ks Kd'), 0);
    assert.equal(worth('eight-or-better', 'As 2h 3d 4c 4h 3s 2d'), 0);
    assert.equal(worth('eight-or-better', 'As 2h 3d 4c'), 0);
    assert.equal(words('eight-or-better', 'As 2h 3d 4c 9h Ks Kd'), undefined);
  });

  test('takes the lowest five of six or seven cards, whichever they are', () => {
    const random = seededRandom('the worst five');
    for (let deal = 0; deal < 2000; deal++) {
      // a short pack makes straights, flushes and pairs frequent
      const pack = CARDS.filter(card => deal % 3 === 0 || ('2345679A'.includes(card[0]!) && 'sh'.includes(card[1]!)));
      const source = shuffledSource(pack, random);
      source.shuffle();
      const hand = source.draw(6 + (deal % 2));
      const fives = (cards: readonly Card[]): readonly Card[][] =>
        cards.length === 5 ? [[...cards]] : cards.flatMap((_, out) => fives(cards.filter((_, at) => at !== out)));
      for (const order of ORDERS)
        assert.equal(
          strength(order, hand),
          Math.max(...fives(hand).map(five => strength(order, five))),
          `${order} ${hand.join(' ')}`,
        );
    }
  });
});

describe('S10: hands showing', () => {
  facts.firstToAct.forEach(({ open, first }, at) => {
    test(`which hand acts first, example ${at + 1}`, () => {
      const worths = open.map(cards => strength('high', readCards(cards)));
      assert.equal(worths.indexOf(Math.max(...worths)), first);
    });
  });

  test('a pair of twos acts before ace-king, and suits do not decide', () => {
    assert.ok(strength('high', ['2c', '2d']) > strength('high', ['Ah', 'Kd']));
    assert.equal(strength('high', ['Ah', 'Kd']), strength('high', ['As', 'Kc']));
    assert.ok(strength('high', ['2c', '2d', '2h']) > strength('high', ['Ac', 'Ad', 'Ks']));
  });

  test('razz: the lowest hand showing acts first, and pairs count against it', () => {
    const boards = [
      'Ac 2d 3h 4s',
      'Ac 2d 3h 5s',
      'Ks Qd Jh Tc',
      'Ac Ad 2h 3s',
      '2c 2d Ah Ks',
      'Ac Ad 2h 2s',
      'Ac Ad Ah 2s',
    ];
    const worths = boards.map(cards => strength('ace-to-five', readCards(cards)));
    assert.deepEqual(
      worths,
      worths.toSorted((a, b) => b - a),
    );
    assert.equal(new Set(worths).size, boards.length);
    assert.equal(strength('ace-to-five', ['Ac', '5d']), strength('ace-to-five', ['As', '5h']));
    assert.ok(strength('ace-to-five', ['Ac']) > strength('ace-to-five', ['2c']));
  });
});

describe('the forced bet', () => {
  facts.bringIn.forEach(({ doors, first }) => {
    test(`of the doors ${doors.join(' ')}, ${doors[first]} must bring it in`, () => {
      const places = readCards(doors).map(cardNumber);
      assert.equal(places.indexOf(Math.min(...places)), first);
    });
  });

  test('at razz the highest door card must bring it in, aces low, the king of spades above all', () => {
    const rising = readCards('Ac Ad Ah As 2c 2s 3c Qs Kc Kd Kh Ks').map(doorAceLow);
    assert.deepEqual(
      rising,
      rising.toSorted((a, b) => a - b),
    );
    assert.equal(Math.max(...CARDS.map(doorAceLow)), doorAceLow('Ks'));
  });
});

describe('S18: the odd chip', () => {
  const place = (order: HandOrder, cards: string) => oddChipPlaces(order, readCards(cards))[0];

  test('goes to the best of the five cards by rank, then by spades, hearts, diamonds, clubs', () => {
    assert.ok(place('high', '9s 8d 7c 6h 5s Ah 2c')! > place('high', '9h 8s 7s 6s 5h As 2d')!);
    assert.equal(place('high', '9s 8d 7c 6h 5s Ah 2c'), cardNumber('9s'));
  });

  test('a card outside the five does not count', () => {
    assert.equal(place('high', 'Ac 2d 3h 4s 5c Kc Kd'), cardNumber('Ac'));
    assert.equal(place('eight-or-better', '8c 7d 5h 3s 2c Ks Kd'), doorAceLow('8c'));
    assert.equal(place('eight-or-better', '9c 7d 5h 3s 2c Ks Kd'), undefined);
  });

  test('an ace that plays low is the lowest card (R13)', () => {
    assert.equal(place('ace-to-five', 'As 2c 3d 4h 6c'), doorAceLow('6c'));
  });

  test('when both hands share the best card, the next card decides', () => {
    const [first, second] = ['Ah Kd Kc 9s 9d', 'Ah Ks Kh 9c 9h'].map(five => oddChipPlaces('high', readCards(five)));
    assert.equal(first![0], second![0]);
    assert.ok(second![1]! > first![1]!);
  });
});
