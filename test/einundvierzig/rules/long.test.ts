/** The long play of all rules and table sizes, with rake and bonus: no card and no choice is known too early. */
import test, { describe } from 'node:test';
import assert from 'node:assert/strict';
import { cardNumber } from '../../../src/cards.ts';
import { einundvierzig } from '../../../src/rules.ts';
import { OPTIONS } from '../../../src/einundvierzig/rules/options.ts';
import { PACK } from '../../../src/einundvierzig/rules/table.ts';
import { HANDS, longPlay } from '../../poker/long-play.ts';

const SEATS = [3, 4, 5, 6, 7];
/** Tens, court cards and aces: a 41 in every few hands, for up to five players. */
const HIGH_CARDS = PACK.filter(card => 'TJQKA'.includes(card[0]!));

const { play, haveHappened } = longPlay({
  game: einundvierzig,
  options: OPTIONS,
  ruleIn: 3,
  more: random => ({
    ...(random.below(4) === 0 && { step: 5, ante: 5 }),
    ...(random.below(4) === 0 && { fortyOneBonus: random.below(50) }),
  }),
  purses: { short: 40, long: 300 },
  weights: { done: 40, call: 12, check: 6, fold: 3, sitIn: 20, sit: 8, buyIn: 8, turnUp: 4 },
  together: ['between', 'turnUp'],
  open: ({ cards, upCards, revealed, shown }) => [
    ...upCards.filter((_, seat) => (revealed >> seat) & 1),
    ...cards.filter((_, seat) => (shown >> seat) & 1),
  ],
  own: ({ cards }, seat) => cards[seat]!,
  secrets({ after: state }, viewer, view) {
    view.cards.forEach((row, other) => {
      if (other === viewer) return;
      const covered = row.filter(card => card === '??').length;
      // others' hands are face down, or shown with the face-up cards first: no position tells when a card came
      if ((state.shown >> other) & 1) assert.deepEqual(row.slice(0, 2), state.upCards[other]);
      else assert.equal(covered, row.length, `${viewer} sees ${row.join(' ')} of ${other}`);
      if (!((state.revealed >> other) & 1)) assert.deepEqual(view.upCards[other], [], 'what was chosen is hidden');
    });
    for (const two of view.upCards)
      assert.ok(
        two.length < 2 || cardNumber(two[0]!) < cardNumber(two[1]!),
        'face-up cards lie in the order of the pack',
      );
  },
});

const share = Math.ceil(HANDS / (SEATS.length + 2));
const playOf = (seats: number, pack = PACK) =>
  play({ seed: `forty-one, ${seats}, ${pack.length}`, seats, hands: share, pack });

describe(`${HANDS} hands: no chip is lost, and nothing hidden reaches anybody`, () => {
  for (const seats of SEATS) test(`${seats} seats`, () => playOf(seats));
  for (const seats of [3, 5]) test(`${seats} seats, tens to aces only`, () => playOf(seats, HIGH_CARDS));

  test('everything that can happen at a table has happened', () =>
    haveHappened([
      ...[
        'ante',
        'forced',
        'bet',
        'raised',
        'called',
        'checked',
        'folded',
        'returned',
        'chose',
        'turnedUp',
        'reopened',
      ],
      ...['shown', 'mucked', 'bonus', 'pot', 'won', 'boughtIn', 'left', 'sat', 'satOut', 'satIn'],
    ]));
});
