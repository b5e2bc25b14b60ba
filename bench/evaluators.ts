/**
 * How fast hands of seven cards are ranked, compared with packages on npm: the same random hands, each evaluator with
 * its preferred input, prepared in advance. Before anything is measured, all must agree on who wins.
 */
import { evaluate } from '@pokertools/evaluator';
import phe from 'phe';
import pokersolver from 'pokersolver';
import { CARDS } from '../src/cards.ts';
import { NO_SUITS, RANK_WEIGHT, SUIT_WEIGHT, highOfCards, highOfSeven } from '../src/stud/rules/evaluator.ts';
import { explain, strength } from '../src/stud/rules/hand.ts';
import type { Bench } from './yardstick.ts';

const HANDS = 1_000_000;
const FEW = 1000;

/** Hands of seven different cards, always the same, one after another. */
function deal(): Uint8Array {
  const cards = new Uint8Array(HANDS * 7);
  const pack = Uint8Array.from({ length: 52 }, (_, card) => card);
  let state = 1;
  for (let at = 0; at < cards.length; at++) {
    state = (Math.imul(state, 1664525) + 1013904223) | 0;
    const place = at % 7;
    const other = place + (((state >>> 8) * (52 - place)) >>> 24);
    cards[at] = pack[other]!;
    pack[other] = pack[place]!;
    pack[place] = cards[at]!;
  }
  return cards;
}

const inARow = deal();
// rank × 4 + suit is the card number in all three packages too
const numbers = Array.from({ length: HANDS }, (_, hand) => [...inARow.subarray(hand * 7, hand * 7 + 7)]);
const strings = numbers.slice(0, HANDS / 10).map(hand => hand.map(card => CARDS[card]!));
const few = strings.slice(0, FEW);

const highOf = (hand: ArrayLike<number>): number =>
  highOfCards(hand[0]!, hand[1]!, hand[2]!, hand[3]!, hand[4]!, hand[5]!, hand[6]!);

const solved = few.map(hand => pokersolver.Hand.solve(hand));
for (let hand = 1; hand < HANDS; hand++) {
  const before = numbers[hand - 1]!;
  const after = numbers[hand]!;
  const ours = Math.sign(highOf(after) - highOf(before));
  const others = [Math.sign(evaluate(before) - evaluate(after))];
  others.push(Math.sign(phe.evaluateCardCodes(before) - phe.evaluateCardCodes(after)));
  if (hand < strings.length)
    others.push(Math.sign(strength('high', strings[hand]!) - strength('high', strings[hand - 1]!)));
  if (hand < FEW) {
    const winners = pokersolver.Hand.winners([solved[hand - 1]!, solved[hand]!]);
    others.push(winners.length === 2 ? 0 : winners[0] === solved[hand] ? 1 : -1);
  }
  if (others.some(other => other !== ours))
    throw new Error(`${before.join(' ')} against ${after.join(' ')}: ${ours}, others ${others.join(', ')}`);
}

const BEST = '@pokertools/evaluator';
/**
 * Ranks a number of hands, a thousand at a time as a simulation on a page does, and returns the number. Every evaluator
 * brings a loop of its own: in a shared loop none of them would be inlined.
 */
function ranked(hands: number, rank: (from: number, to: number) => number): number {
  let all = 0;
  for (let from = 0; from < hands; from += 1000) all += rank(from, from + 1000);
  // uses the result, so that no compiler drops the work
  return all > 0 ? hands : 0;
}

function byPokertools(from: number, to: number): number {
  let all = 0;
  for (let hand = from; hand < to; hand++) all += evaluate(numbers[hand]!);
  return all;
}

function byPhe(from: number, to: number): number {
  let all = 0;
  for (let hand = from; hand < to; hand++) all += phe.evaluateCardCodes(numbers[hand]!);
  return all;
}

function byPokersolver(from: number, to: number): number {
  let all = 0;
  for (let hand = from; hand < to; hand++) all += pokersolver.Hand.solve(few[hand]!).rank;
  return all;
}

const drawn = new Uint8Array(7);

/** As a simulation does it: the cards are added up where they are dealt. */
function bySums(from: number, to: number): number {
  const cards = inARow;
  const rank = RANK_WEIGHT;
  const suit = SUIT_WEIGHT;
  let all = 0;
  for (let at = from * 7; at < to * 7; at += 7) {
    const a = cards[at]!;
    const b = cards[at + 1]!;
    const c = cards[at + 2]!;
    const d = cards[at + 3]!;
    const e = cards[at + 4]!;
    const f = cards[at + 5]!;
    const g = cards[at + 6]!;
    const ranks = rank[a]! + rank[b]! + rank[c]! + rank[d]! + rank[e]! + rank[f]! + rank[g]!;
    const suits = NO_SUITS + suit[a]! + suit[b]! + suit[c]! + suit[d]! + suit[e]! + suit[f]! + suit[g]!;
    if (suits & 0x8888) {
      drawn[0] = a;
      drawn[1] = b;
      drawn[2] = c;
      drawn[3] = d;
      drawn[4] = e;
      drawn[5] = f;
      drawn[6] = g;
    }
    all += highOfSeven(ranks, suits, drawn);
  }
  return all;
}

function byArrays(from: number, to: number): number {
  let all = 0;
  for (let hand = from; hand < to; hand++) all += highOf(numbers[hand]!);
  return all;
}

function byLetters(from: number, to: number): number {
  let all = 0;
  for (let hand = from; hand < to; hand++) all += strength('high', strings[hand]!);
  return all;
}

function byWords(from: number, to: number): number {
  let all = 0;
  for (let hand = from; hand < to; hand++) all += explain('high', few[hand]!)!.cards.length;
  return all;
}

const bench = (name: string, hands: number, rank: (from: number, to: number) => number): Bench => ({
  name,
  unit: 'hands',
  ...(name === BEST ? {} : { beside: BEST }),
  run: () => ranked(hands, rank),
});

/** The evaluators' figures. */
export const EVALUATORS: readonly Bench[] = [
  bench(BEST, HANDS, byPokertools),
  bench('phe', HANDS, byPhe),
  bench('pokersolver', FEW, byPokersolver),
  bench('evaluator, by its sums', HANDS, bySums),
  bench('evaluator, array a hand', HANDS, byArrays),
  bench('hand.ts, strength of letters', strings.length, byLetters),
  bench('hand.ts, words and five cards', FEW, byWords),
];
