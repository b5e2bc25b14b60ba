/** What the table says about the chance of a hand of Einundvierzig: figures and a reason that can be checked on the table. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { readCards, type Card } from '../../../src/cards.ts';
import { chanceTold, reasonTold, threatsOf } from '../../../src/einundvierzig/lazy/chance.ts';
import { finished } from '../../../src/game/steps.ts';
import { einundvierzigOdds as odds } from '../../../src/odds.ts';
import { text as de } from '../../../src/einundvierzig/text/de.ts';
import { text as en } from '../../../src/einundvierzig/text/en.ts';
import { text as fr } from '../../../src/einundvierzig/text/fr.ts';

const cards = (text: string): readonly Card[] => readCards(text);
const NAMES = ['You', 'Anna', 'Bruno', 'Clara'];
const name = (seat: number): string => NAMES[seat]!;

/** A question of the second round: the face-up cards of each rival, by seat from 1 on. */
const asked = (hand: string, rivals: readonly string[], before = 0, gone = ''): odds.Asked => ({
  hand: cards(hand),
  seats: rivals.map((_, at) => at + 1),
  rivals: rivals.map(open => (open ? cards(open) : [])),
  before,
  known: { gone: gone ? cards(gone) : [], ranking: { ungroupedHand: 'high-card', points: true } },
});

describe('what may beat a hand', () => {
  test('counts every possible pair of face-down cards, and gives the chance if there is one rival', () => {
    for (const [hand, open, gone] of [
      ['Ah Kh 9h 7c', '8s 8d', ''],
      ['Js 9s 8d 7d', 'Qs Kh', 'Ah Ac'],
      ['Ac Kc Qc 7h', 'Ts Td', ''],
    ] as const)
      for (const before of [0, 1]) {
        const question = asked(hand, [open], before, gone);
        const { ways, beat } = threatsOf(question)!;
        const { win } = odds.showdownChances(question.hand, question.rivals, before, question.known);
        assert.ok(Math.abs(win - (1 - beat[0]! / ways)) < 1e-12);
      }
  });

  test('is told for each rival, the most dangerous first', () => {
    const question = asked('Js 9s 8d 7d', ['Ts Jh', 'Qs Ks', '7h 8c']);
    const { ways, beat } = threatsOf(question)!;
    assert.equal(ways, (22 * 21) / 2);
    const sorted = beat.map((number, at) => [number, NAMES[at + 1]] as const).toSorted(([a], [b]) => b - a);
    assert.equal(
      reasonTold(question, en, name),
      `Of 231 ways to hold two face-down cards, these beat your hand: ${sorted.map(([number, who]) => `${who} ${number}`).join(', ')}.`,
    );
  });

  test('may be nothing', () => {
    const question = asked('Ah Kh Qh Th', ['7s 8d', '9c 7d']);
    assert.equal(reasonTold(question, en, name), 'No two face-down cards that anybody could hold beat your hand.');
    assert.equal(odds.showdownChances(question.hand, question.rivals, 0, question.known).win, 1);
  });

  test('in the first round tells what two cards may become', () => {
    const question = asked('Ah Kh', ['', '']);
    const { categories } = odds.handLaw(question.hand);
    const groups = 1 - categories.single - categories.points;
    assert.equal(
      reasonTold(question, en, name),
      `Two more cards give you three or four of a suit or a rank in ${Math.round(100 * groups)}% of all deals.`,
    );
  });
});

describe('the chance in sentences', () => {
  const found = { win: 0.294, alone: 0.29, tied: 0.01, exact: true, drawn: 0, error: 0 };
  test('give the figure, the price, the reason, and how it was found', () => {
    assert.deepEqual(chanceTold(found, 'Because.', { call: 20, pot: 85 }, en), [
      '29% to win',
      'Calling costs 20, and the pot is 85: worth it if you win at least 19%.',
      'Because.',
      'Calculated against every hand they could hold; players who raise usually have better ones.',
    ]);
    const drawn = { ...found, exact: false, drawn: 20_000, error: 0.003 };
    assert.match(
      chanceTold(drawn, '', { call: 0, pot: 85 }, en)[3]!,
      /^Estimated from 20\D?000 deals, to within one percent/,
    );
  });

  test('give 0 and 100 only for never and always', () => {
    const told = (win: number) => chanceTold({ ...found, win }, '', { call: 0, pot: 1 }, en)[0];
    assert.deepEqual([0, 0.0001, 0.9999, 1].map(told), ['0% to win', '1% to win', '99% to win', '100% to win']);
  });

  test('have their own words in each language', () => {
    const question = asked('Js 9s 8d 7d', ['Ts Jh', 'Qs Ks']);
    for (const words of [de, fr]) {
      const told = chanceTold(found, reasonTold(question, words, name), { call: 20, pot: 85 }, words);
      assert.equal(
        new Set([...told, ...chanceTold(found, reasonTold(question, en, name), { call: 20, pot: 85 }, en)]).size,
        8,
      );
    }
  });
});

test('with three rivals showing two cards each the chance is counted, not drawn', () => {
  const question = asked('Js 9s 8d 7d', ['Ts Jh', 'Qs Ks', '7h 8c']);
  const steps = odds.showdownSteps(question.hand, question.rivals, 0, question.known, { most: 15_000_000 });
  assert.equal(finished(steps).exact, true);
});
