/** What a player hears who plays Einundvierzig by ear alone. */
import test from 'node:test';
import assert from 'node:assert/strict';
import { einundvierzig } from '../../../src/rules.ts';
import { gameplay } from '../../../src/einundvierzig/play/play.ts';
import { text } from '../../../src/einundvierzig/text/en.ts';
import { ALONE, CHOICE, preparedTable, SECOND, SHOWDOWN } from '../../../stories/tests/einundvierzig-prepared.ts';
import { earAt } from '../../poker/ear.ts';

const ear = earAt(einundvierzig, gameplay, text);

test('hears a hand to the second round: who has chosen, and all cards turned up at once', () =>
  assert.deepEqual(ear(preparedTable(SECOND)).told, [
    'Dealt to you face down: ace of hearts, ten of hearts. Your cards: two hearts, 21. You bet 5 (forced). Anna to act.',
    'Anna calls 5.',
    'Bruno calls 5.',
    'Clara calls 5.',
    'Emil folds. Pot 30.',
    'Dealt to you face down: seven of hearts, king of clubs. Your cards: three hearts, 28. Two up, two down. Choose two to turn up. Everybody turns theirs up at the same time.',
    'Anna has chosen.',
    'Clara has chosen.',
    'Bruno has chosen.',
    'Anna turns up: queen of spades, king of spades. Bruno turns up: king of diamonds, king of hearts. Clara turns up: eight of spades, ace of spades. You turn up: seven of hearts, king of clubs. Anna acts first.',
    'Anna checks.',
    'Bruno bets 10.',
    'Clara raises to 20. Your turn: call 20, raise to 30 or fold.',
  ]));

test('hears, when left alone with a 41, that it may be shown, and what the house pays for it', () => {
  const alone = ear(preparedTable({ ...ALONE, acts: `${ALONE.acts} s` })).told;
  assert.deepEqual(
    alone.slice(-2).map(each => each.replace(/\u00a0/g, ' ')),
    [
      'Clara folds. The pot is yours. You have a forty-one: show it, and the house pays 100.',
      'You show king of hearts, queen of hearts, ace of hearts, ten of hearts: forty-one in hearts. You win 120. All others have folded. Pot 28, 27 after the rake, 7 of it yours. The house pays you 100 for forty-one. 10 returned to you.',
    ],
  );
});

test('hears who sits nearest to forehand when hands are equal, and the rake', () =>
  assert.match(
    ear(preparedTable(SHOWDOWN), { seats: [1], names: ['Emil', '', 'Anna', 'Bruno', 'Clara'] }).last,
    / You win 82\. A tie at 28: you win, nearest to forehand’s left\. You: left of forehand, Clara: 4 places left of forehand\. Pot\s120, 114 after the rake, 32 of it yours\.$/,
  ));

test('hears no card while the screen is covered: only whose screen it is, and that each has chosen', () => {
  const { all } = ear(preparedTable({ ...CHOICE, seats: [0, 2], acts: `${CHOICE.acts} 0:7hKc` }), {
    seats: [0, 2],
    names: ['Max', 'Anna', 'Bruno', 'Clara', 'Emil'],
  });
  assert.match(all, /Hand this to Max.* Max has chosen\./);
  assert.doesNotMatch(all, / of (clubs|diamonds|hearts|spades)/);
});
