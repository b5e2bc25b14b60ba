import test, { describe } from 'node:test';
import assert from 'node:assert/strict';
import { CARDS, cardNumber, readCards, seededRandom, shuffledSource, type KnownCard } from '../../../src/cards.ts';
import {
  NO_SUITS,
  RANK_WEIGHT,
  SUIT_WEIGHT,
  highOfCards,
  highOfSeven,
  sevenCards,
} from '../../../src/stud/rules/evaluator.ts';
import { categoryOf, strengthOf, type HandOrder } from '../../../src/stud/rules/hand.ts';

const ORDERS: readonly HandOrder[] = [
  'high',
  'deuce-to-seven',
  'deuce-to-seven-wheel',
  'ace-to-five',
  'eight-or-better',
];
const sums = (numbers: readonly number[]) => ({
  ranks: numbers.reduce((sum, card) => sum + RANK_WEIGHT[card]!, 0),
  suits: numbers.reduce((sum, card) => sum + SUIT_WEIGHT[card]!, NO_SUITS),
});
const agree = (numbers: readonly number[]) => {
  const [a, b, c, d, e, f, g] = numbers as [number, number, number, number, number, number, number];
  assert.equal(highOfCards(a, b, c, d, e, f, g), strengthOf('high', numbers));
  const { ranks, suits } = sums(numbers);
  for (const order of ORDERS)
    assert.equal(
      sevenCards(order)(ranks, suits, numbers),
      strengthOf(order, numbers),
      `${order} ${numbers.map(card => CARDS[card]).join(' ')}`,
    );
};

const random = seededRandom('seven cards');
const deal = (pack: readonly KnownCard[]): readonly number[] => {
  const source = shuffledSource(pack, random);
  source.shuffle();
  return source.draw(7).map(cardNumber);
};

describe('the evaluator ranks seven cards as hand.ts does (npm run count-hands: every hand)', () => {
  test('20,000 hands of the full pack', () => {
    const seen = new Set<string | undefined>();
    for (let at = 0; at < 20_000; at++) {
      const hand = deal(CARDS);
      agree(hand);
      seen.add(categoryOf(strengthOf('high', hand)));
    }
    assert.ok(seen.size >= 8);
  });

  test('20,000 hands rich in flushes, straights and pairs', () => {
    const packs = [CARDS.filter(card => 'sh'.includes(card[1]!)), CARDS.filter(card => '2345678A'.includes(card[0]!))];
    for (let hand = 0; hand < 20_000; hand++)
      agree(
        shuffledSource(packs[hand % 2]!, random)
          .draw(7)
          .map(cardNumber),
      );
  });

  test('every hand of spades alone', () => {
    const spades = CARDS.map(cardNumber).filter(card => card % 4 === 3);
    const dealOn = (hand: readonly number[], from: number): void => {
      if (hand.length === 7) return agree(hand);
      for (let at = from; at < spades.length; at++) dealOn([...hand, spades[at]!], at + 1);
    };
    dealOn([], 0);
  });
});

test('known cards are added up only once', () => {
  const known = sums(readCards('As Ah 7d').map(cardNumber));
  const drawn = readCards('Ac Ad Kh 2c').map(cardNumber);
  let { ranks, suits } = known;
  for (const card of drawn) {
    ranks += RANK_WEIGHT[card]!;
    suits += SUIT_WEIGHT[card]!;
  }
  assert.equal(highOfSeven(ranks, suits, []).toString(16), '7ed000');
});

test('the order is looked up only once: the same function comes back', () => {
  assert.equal(sevenCards('ace-to-five'), sevenCards('ace-to-five'));
  assert.equal(sevenCards('high'), highOfSeven);
});
