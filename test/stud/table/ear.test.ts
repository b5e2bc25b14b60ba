/** What a player hears who plays stud by ear alone: a whole hand, and what is only told at its own moment. */
import test from 'node:test';
import assert from 'node:assert/strict';
import { stud } from '../../../src/rules.ts';
import { gameplay } from '../../../src/stud/play/play.ts';
import { text } from '../../../src/stud/text/en.ts';
import {
  DECLARE,
  FIFTH,
  HIGH_LOW,
  preparedStud,
  SHOWDOWN,
  type StudDeal,
} from '../../../stories/tests/stud-prepared.ts';
import { earAt } from '../../poker/ear.ts';

const ear = earAt(stud, gameplay, text);
const heard = (deal: StudDeal, ...listening: [Parameters<typeof ear>[1]?]) =>
  ear(preparedStud({ ...deal, goesOn: false }), ...listening);

/** Three players on fourth street; the player's check brings the next card. */
const FOURTH: StudDeal = { ...HIGH_LOW, options: {}, acts: 'b5 c c c c c' };

test('hears a hand to fifth street: cards, actions, who goes all-in, pots, the worth of the own hand, the cost of each action', () =>
  assert.deepEqual(heard(FIFTH).told, [
    'Third street. You: queen of hearts. Anna: king of diamonds. Bruno: two of clubs. Clara: four of diamonds. Emil: ten of spades. Frieda: eight of spades. Dealt to you face down: queen of spades, seven of diamonds. Your cards: pair of queens, seven. Bruno must bring it in.',
    'Bruno brings it in for 5.',
    'Clara calls 5.',
    'Emil calls 5.',
    'Frieda calls 5. Your turn: call 5, complete to 10 or fold.',
    'You call 5.',
    'Anna calls 5. Pot 60.',
    'Fourth street. You: seven of clubs. Anna: king of clubs. Bruno: nine of spades. Clara: eight of hearts. Emil: ten of diamonds. Frieda: jack of spades. Your cards: two pair, queens and sevens. Anna acts first.',
    'Anna bets 10.',
    'Bruno calls 10.',
    'Clara folds.',
    'Emil calls 5, all-in.',
    'Frieda calls 10. Your turn: call 10, raise to 20 (up to 30) or fold.',
    'You call 10. Pot 105.',
    'Fifth street. You: ace of spades. Anna: five of hearts. Bruno: jack of diamonds. Emil: six of clubs. Frieda: three of spades. Your cards: two pair, queens and sevens, ace. Anna acts first.',
    'Anna bets 10.',
    'Bruno raises to 20.',
    'Frieda calls 20. Your turn: call 20, raise to 30 (up to 40) or fold.',
  ]));

test('hears whose hands are turned up, what each card makes of them, and that the chips are gone', () => {
  const { told } = heard({
    cards: ['Qs 7d Qh 7c As 2h 9d', '8c 3d Kd Kc 5h 5s Jc'],
    purses: [15, 400],
    acts: 'b5 c 10 c',
  });
  assert.deepEqual(told.slice(-6), [
    'You call 5, all-in. Pot 30.',
    'No more betting: all hands are turned face up. You show queen of spades, seven of diamonds: two pair, queens and sevens. Anna shows eight of clubs, three of diamonds: pair of kings, eight, three.',
    'Fifth street. You: ace of spades. Anna: five of hearts. Anna: pair of kings, eight, five, three. Your cards: two pair, queens and sevens, ace.',
    // a card that changes nothing is not told again
    'Sixth street. You: two of hearts. Anna: five of spades. Anna: two pair, kings and fives, eight.',
    'Seventh street. You: nine of diamonds. Anna: jack of clubs. Anna: two pair, kings and fives, jack. You lose 15. Two pair, kings and fives, jack (Anna) beats your hand: two pair, queens and sevens, ace. Anna collects 30. 5 returned to Anna.',
    'You have no chips left: buy in, or sit out the next hand.',
  ]);
});

test('hears nothing of face-down cards, and an onlooker never hears a hand as their own', () => {
  assert.match(heard(FOURTH).all, /Fifth street.* Your cards: /);
  for (const listening of [{ seats: [0, 1] }, { seats: ['onlooker'], names: ['Max', 'Anna', 'Bruno'] }] as const) {
    const { all } = heard(FOURTH, listening);
    assert.match(all, /Fifth street/);
    assert.doesNotMatch(all, /Your cards/);
  }
});

test('hears of the showdown once, before the first hand, and once that they must show or muck', () =>
  assert.deepEqual(heard({ ...SHOWDOWN, acts: `${SHOWDOWN.acts} s s s` }).told.slice(-3), [
    'Showdown. Anna shows eight of clubs, three of diamonds, jack of clubs: two pair, kings and fives, jack.',
    'Bruno shows queen of diamonds, eight of diamonds, four of clubs: straight to the queen.',
    'Emil shows ten of clubs, four of spades, two of diamonds: three tens, king, six. Show your hand, or muck it.',
  ]));

test('hears once that the hand is shown, where the table shows it because there is no choice', () => {
  const { all, intended } = heard({
    cards: ['8c 3d Kd Kc 5h 5s Jc', 'Qs 7d Qh 7c As 2h 9d'],
    acts: `b5 ${'c '.repeat(9)}s s`,
  });
  assert.deepEqual(intended, ['show']);
  assert.equal(all.match(/You show/g)?.length, 1);
  assert.match(all, /Showdown\. You show .*\. Anna shows .*\. You win 10\./);
});

test('hears a low hand in the words for its cards', () =>
  assert.match(heard(HIGH_LOW).last, /^You show .*; low: six, five, three, two, ace\. You win the low half: /));

test('hears who declared what, once all have', () => {
  const { told } = heard({ ...DECLARE, acts: `${DECLARE.acts} both d high d low d` });
  assert.deepEqual(told.slice(-2), [
    'You check. Pot 30. High, low or both? All choose at the same time. If you say both, you must win both.',
    'You: Both. Anna: High. Bruno: Low.',
  ]);
});

test('hears nothing of a hand they sit out as if they had played it', () => {
  const croupier = preparedStud({ ...FOURTH, acts: 'b5 c c 10 f f', goesOn: false });
  croupier.act(0, { type: 'sitOut' });
  for (const seat of [1, 2]) croupier.act(seat, { type: 'done' });
  const [, played, satOut] = ear(croupier).all.split('Third street');
  assert.match(played!, /Dealt to you face down: /);
  assert.match(satOut!, /^\. Anna: \w+ of \w+\. Bruno: /);
  assert.doesNotMatch(satOut!, /Your cards|Dealt to you/);
});
