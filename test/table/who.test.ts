/** Who sits there, as it is told at a tap of a face. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { MANNERS as EINUNDVIERZIG } from '../../src/einundvierzig/rules/players.ts';
import { CHARACTERS, LEVELS } from '../../src/game/computer-player.ts';
import { MANNERS as STUD_MANNERS } from '../../src/stud/rules/players.ts';
import type { BettingManner } from '../../src/stakes/characters.ts';
import { Names, type People } from '../../src/table/look/names.ts';
import { LANGUAGES } from '../../src/table/look/lang.ts';
import { PANEL_TEXTS } from '../../src/table/text/lazy-texts.ts';
import { who } from '../../src/table/lazy/who.ts';
import { inAllLanguages, STUD } from './texts.ts';

const PANEL = await inAllLanguages(async language => (await PANEL_TEXTS[language]()).text);
const PEOPLE = [{ name: '' }, ...LEVELS.map(level => ({ name: `Player ${level}`, level }))];

/** A table, and what it says of a seat. */
function asked(people: Partial<People> = {}, language: keyof typeof PANEL = 'en') {
  const words = STUD[language];
  const table = { people: PEOPLE, seats: [0], hand: 0, cast: undefined, host: undefined, hasStrangers: false, words };
  const whole: People = { ...table, cardWords: words, ...people };
  return (seat: number, manners?: Readonly<Record<(typeof LEVELS)[number], BettingManner>>) =>
    who({ ...whole, names: new Names(whole) }, seat, PANEL[language], manners);
}

describe('who sits there', () => {
  test('is told with the manner that a computer player has, from its own numbers', () => {
    const tell = asked();
    assert.deepEqual(
      [1, 2, 3].map(seat => tell(seat, STUD_MANNERS)),
      [
        'Player easy, a beginner: calls often, rarely raises, rarely bluffs.',
        'Player medium, an average player: calls when the price is right, often raises a good hand, rarely bluffs.',
        'Player hard, a strong player: calls when the price is right, raises nearly every good hand, bluffs now and then.',
      ],
    );
    const bold = { odds: 0.5, tight: 0.5, wagers: 1, bluffs: 0.3 };
    assert.match(tell(1, { easy: bold, medium: bold, hard: bold })!, /calls often, .*every good hand, bluffs often/);
  });

  test('is told with what a character leans to', () => {
    const people = [
      { name: '' },
      ...CHARACTERS.map(character => ({ name: character, level: 'medium' as const, character })),
    ];
    const tell = asked({ people });
    assert.deepEqual(
      [1, 2, 3].map(seat => tell(seat, STUD_MANNERS)),
      [
        'caller, an average player: calls often, rarely raises, rarely bluffs.',
        'bluffer, an average player: calls when the price is right, raises nearly every good hand, bluffs often.',
        'rock, an average player: calls only with good hands, often raises a good hand, rarely bluffs.',
      ],
    );
  });

  for (const language of LANGUAGES)
    for (const manners of [STUD_MANNERS, EINUNDVIERZIG])
      test(`differs by level in ${language}`, () => {
        const told = [1, 2, 3].map(seat => asked({}, language)(seat, manners)!.replace(/^Player \w+/, ''));
        assert.equal(new Set(told).size, 3);
      });

  test('is told by level alone where no manner is known', () => {
    assert.equal(asked()(1), 'Player easy is a beginner.');
    assert.equal(asked({}, 'de')(3), 'Player hard ist stark.');
  });

  test('is one of the people at a host, nobody for the player, and unknown of another table’s log', () => {
    const host = { nameOf: (seat: number) => ['', 'Eva', 'Player medium', ''][seat]! };
    const tell = asked({ host });
    assert.equal(tell(1, STUD_MANNERS), 'Eva is a person, not a computer player.');
    assert.match(tell(2, STUD_MANNERS)!, /^Player medium, an average player: /);
    assert.equal(tell(0, STUD_MANNERS), undefined);
    assert.equal(asked({ cast: ['Otto', null, 'Eva', ''] })(0), undefined);
  });
});
