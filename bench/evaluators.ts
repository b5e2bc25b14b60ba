/**
 * How fast hands of seven cards are ranked, beside what there is on npm: the same random hands, each evaluator with its
 * input as it likes it best and made before. Before anything is measured, all must agree on who wins.
 */
import { evaluate } from '@pokertools/evaluator';
import { evaluateCardCodes } from 'phe';
import { Hand } from 'pokersolver';
import { CARDS } from '../src/cards.ts';
import { NO_SUITS, RANK_WEIGHT, SUIT_WEIGHT, highOfCards, highOfSeven } from '../src/stud/evaluator.ts';
import { explain, strength } from '../src/stud/hand.ts';
import type { Bench } from './engine.ts';

const HANDS = 1_000_000;
const FEW = 1000;

/** Hands of seven different cards, always the same, one behind the other. */
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
// rank × 4 + suit is the number of a card in all three packages too
const numbers = Array.from({ length: HANDS }, (_, hand) => [...inARow.subarray(hand * 7, hand * 7 + 7)]);
const strings = numbers.slice(0, HANDS / 10).map(hand => hand.map(card => CARDS[card]!));
const few = strings.slice(0, FEW);

const highOf = (hand: ArrayLike<number>): number =>
  highOfCards(hand[0]!, hand[1]!, hand[2]!, hand[3]!, hand[4]!, hand[5]!, hand[6]!);

const solved = few.map(hand => Hand.solve(hand));
for (let hand = 1; hand < HANDS; hand++) {
  const before = numbers[hand - 1]!;
  const after = numbers[hand]!;
  const ours = Math.sign(highOf(after) - highOf(before));
  const others = [Math.sign(evaluate(before) - evaluate(after))];
  others.push(Math.sign(evaluateCardCodes(before) - evaluateCardCodes(after)));
  if (hand < strings.length)
    others.push(Math.sign(strength('high', strings[hand]!) - strength('high', strings[hand - 1]!)));
  if (hand < FEW) {
    const winners = Hand.winners([solved[hand - 1]!, solved[hand]!]);
    others.push(winners.length === 2 ? 0 : winners[0] === solved[hand] ? 1 : -1);
  }
  if (others.some(other => other !== ours))
    throw new Error(`${before.join(' ')} against ${after.join(' ')}: ${ours}, others ${others.join(', ')}`);
}

const BEST = '@pokertools/evaluator';
const unit = 'hands';
/** How many hands were ranked; reads the result, so that no compiler leaves the work out. */
const counted = (all: number, hands: number): number => (all > 0 ? hands : 0);

/*
 * Every evaluator has a loop of its own: in a loop that they share, none of them would be compiled into it.
 */

function pokertools(): number {
  let all = 0;
  for (const hand of numbers) all += evaluate(hand);
  return counted(all, HANDS);
}

function phe(): number {
  let all = 0;
  for (const hand of numbers) all += evaluateCardCodes(hand);
  return counted(all, HANDS);
}

function pokersolver(): number {
  let all = 0;
  for (const hand of few) all += Hand.solve(hand).rank;
  return counted(all, few.length);
}

/** As a simulation does it: cards that lie in a row, added up where they are dealt. */
function sums(): number {
  const cards = inARow;
  const rank = RANK_WEIGHT;
  const suit = SUIT_WEIGHT;
  const hand = new Uint8Array(7);
  let all = 0;
  for (let at = 0; at < cards.length; at += 7) {
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
      hand[0] = a;
      hand[1] = b;
      hand[2] = c;
      hand[3] = d;
      hand[4] = e;
      hand[5] = f;
      hand[6] = g;
    }
    all += highOfSeven(ranks, suits, hand);
  }
  return counted(all, HANDS);
}

function arrayAHand(): number {
  let all = 0;
  for (const hand of numbers) all += highOf(hand);
  return counted(all, HANDS);
}

function letters(): number {
  let all = 0;
  for (const hand of strings) all += strength('high', hand);
  return counted(all, strings.length);
}

function words(): number {
  let all = 0;
  for (const hand of few) all += explain('high', hand)!.cards.length;
  return counted(all, few.length);
}

/** The evaluators' figures. */
export const EVALUATORS: readonly Bench[] = [
  { name: BEST, unit, run: pokertools },
  { name: 'phe', unit, beside: BEST, run: phe },
  { name: 'pokersolver', unit, beside: BEST, run: pokersolver },
  { name: 'evaluator, by its sums', unit, beside: BEST, run: sums },
  { name: 'evaluator, array a hand', unit, beside: BEST, run: arrayAHand },
  { name: 'hand.ts, strength of letters', unit, beside: BEST, run: letters },
  { name: 'hand.ts, words and five cards', unit, beside: BEST, run: words },
];
