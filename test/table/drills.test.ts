/** Drills: every question has one right answer, which follows from its cards, and the count of right answers is true. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { seededRandom } from '../../src/cards/seeded.ts';
import { strength } from '../../src/einundvierzig/rules/hand.ts';
import type { GAMES } from '../../src/games.ts';
import { einundvierzig, trenteQuarante } from '../../src/rules.ts';
import type { Drill, Question } from '../../src/table/lazy/drill/drill.ts';
import { Practice } from '../../src/table/lazy/drill/practice.ts';
import { LANGUAGES, type Language } from '../../src/table/look/lang.ts';
import { cardName } from '../../src/table/look/messages.ts';
import { text as en } from '../../src/table/text/en.ts';
import { text as panel } from '../../src/table/text/en.lazy.ts';
import { BOARD, BOARD_LAZY, EINUNDVIERZIG, EINUNDVIERZIG_LAZY, LAYOUT, LAYOUT_LAZY, STUD, STUD_LAZY } from './texts.ts';

const DRILLS: Readonly<Record<keyof typeof GAMES, (language: Language) => readonly Drill[]>> = {
  'trente-quarante': language => BOARD_LAZY[language].drillsIn(BOARD[language], trenteQuarante.open({}).options),
  stud: language => STUD_LAZY[language].drillsIn(STUD[language]),
  einundvierzig: language => EINUNDVIERZIG_LAZY[language].drillsIn(EINUNDVIERZIG[language]),
  faro: language => LAYOUT_LAZY[language].drillsIn(LAYOUT[language]),
};

/** A drill of a game, by its name. */
const drillOf = (game: keyof typeof DRILLS, name: string): Drill =>
  DRILLS[game]('en').find(drill => drill.name === name)!;

/** The first questions of each drill. */
function questionsOf(drills: readonly Drill[], count: number): readonly Question[] {
  return drills.flatMap(drill => {
    const questions = drill.questions(seededRandom('drills'));
    return Array.from({ length: count }, () => questions.next().value);
  });
}

for (const [name, drillsIn] of Object.entries(DRILLS))
  test(`${name}: two hundred questions per language, identical but for the words, each with one right answer`, () => {
    const [first, ...others] = LANGUAGES.map(language => questionsOf(drillsIn(language), 200));
    for (const [at, question] of first!.entries()) {
      const { answers, right, examples } = question;
      assert.equal(new Set(answers.map(({ said }) => said)).size, answers.length);
      assert.ok(answers[right]);
      for (const other of others) {
        assert.equal(other[at]!.right, right);
        assert.deepEqual(
          other[at]!.examples?.map(({ cards }) => cards),
          examples?.map(({ cards }) => cards),
        );
      }
    }
    const rights = new Set(first!.map(({ right }) => right));
    assert.ok(rights.size >= Math.min(4, first![0]!.answers.length), 'the right answer is not always the same');
  });

test('docs/page.md names every drill', () => {
  const page = readFileSync('docs/page.md', 'utf8');
  const names = Object.values(DRILLS).flatMap(drillsIn => drillsIn('en').map(({ name }) => name));
  assert.deepEqual(
    names.filter(name => !page.includes(`(\`${name}\`)`)),
    [],
  );
});

test('at Trente et Quarante ties and refaits come as often as in the shoe', () => {
  const questions = questionsOf([drillOf('trente-quarante', 'rows')], 400);
  const shareOf = (answer: string) =>
    questions.filter(({ answers, right }) => answers[right]!.said === answer).length / questions.length;
  assert.ok(shareOf('Nothing: a tie') > 0.04 && shareOf('Nothing: a tie') < 0.14);
  assert.ok(shareOf('Refait') < 0.06);
});

test('at Faro the count goes on through the pack, with cards that are no longer shown', () => {
  const questions = questionsOf([drillOf('faro', 'cases')], 50);
  for (let deal = 0; deal < 10; deal++) {
    const fallen: string[] = [];
    for (const { asks, answers, right, examples, isByHeart } of questions.slice(5 * deal, 5 * deal + 5)) {
      assert.ok(isByHeart);
      fallen.push(...examples!.flatMap(({ cards }) => cards));
      const rank = Object.entries(en.ranks).find(([, called]) => asks.endsWith(`: ${called}?`))![0];
      const left = 4 - fallen.filter(card => card[0] === rank).length;
      assert.equal(answers[right]!.said, String(left));
    }
    assert.equal(new Set(fallen).size, 50);
  }
});

test('at Einundvierzig the two cards that reveal least are worth less than any other two', () => {
  const { options } = einundvierzig.open({});
  for (const { answers, right } of questionsOf([drillOf('einundvierzig', 'open')], 200)) {
    const worths = answers.map(({ cards }) => strength(cards!, options));
    assert.equal(worths[right], Math.min(...worths));
    assert.equal(worths.filter(worth => worth === worths[right]).length, 1);
  }
});

test('at stud cards that were shown and cards that were not are asked for equally often', () => {
  const questions = questionsOf([drillOf('stud', 'folded')], 400);
  const folded = questions.filter(({ right }) => right === 0);
  assert.ok(Math.abs(folded.length - 200) < 50);
  for (const { asks, right, examples } of questions) {
    const isAmong = examples![0]!.cards.some(card => asks === `Has the ${cardName(card, en)} been folded?`);
    assert.equal(isAmong, right === 0);
  }
});

test('at stud a hand with no folded cards yet is asked about too: no card was folded', () => {
  const unseen = ['Ah', 'Kd'] as const;
  const drill = STUD_LAZY.en
    .drillsIn(en, undefined, () => ({ folded: [], unseen }))
    .find(({ name }) => name === 'folded');
  for (const { asks, right } of questionsOf([drill!], 20)) {
    assert.match(asks, /^Has the (ace of hearts|king of diamonds) been folded\?$/);
    assert.equal(right, 1);
  }
});

test('an answer is followed by the right one, the reason, and the score with the time', () => {
  let now = 0;
  const question = (right: number): Question => ({
    ...{ asks: 'Which?', answers: [{ said: 'this' }, { said: 'that' }], right },
    because: 'So it is.',
  });
  const questions = function* (): Generator<Question, never> {
    for (let at = 0; ; at++) yield question(at % 2);
  };
  const practice = new Practice([{ name: 'one', title: 'One', questions }], seededRandom('any'), () => now);
  now = 3400;
  assert.equal(practice.does('answer 0', panel.drill), 'Right. So it is. 1 of 1 right, 1 in a row; this one in 3 s.');
  assert.equal(practice.does('answer 1', panel.drill), 'Which?', 'one answer per question');
  assert.equal(practice.does('next', panel.drill), 'Which?');
  now = 5500;
  assert.equal(
    practice.does('answer 0', panel.drill),
    'No: that. So it is. 1 of 2 right, 0 in a row; this one in 2 s.',
  );
});
