/** The names of players, and who is addressed as “you”. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { Names, type People } from '../../src/table/look/names.ts';
import { STUD } from './texts.ts';

const ALONE: People = {
  people: [{ name: '' }, { name: 'Anna', level: 'easy' }, { name: 'Bruno', level: 'hard' }],
  seats: [0],
  hand: 0,
  cast: undefined,
  host: undefined,
  hasStrangers: false,
  words: STUD.en,
  cardWords: STUD.en,
};
const called = (people: Partial<People>): readonly string[] => {
  const names = new Names({ ...ALONE, ...people });
  return [0, 1, 2].map(seat => names.person(seat) + (names.isYou(seat) ? '!' : ''));
};

describe('names at a table', () => {
  test('alone, the player is “you”, and the others have the names that the page gives', () => {
    assert.deepEqual(called({}), ['You!', 'Anna', 'Bruno']);
  });

  test('a player with a name is called by it', () => {
    assert.deepEqual(called({ people: [{ name: 'Clara' }, ...ALONE.people.slice(1)] }), ['Clara', 'Anna', 'Bruno']);
  });

  test('at a shared screen only the player who has it is “you”', () => {
    const people = [{ name: '' }, { name: '' }, { name: 'Bruno' }];
    assert.deepEqual(called({ people, seats: [0, 1, 2], hand: 1 }), ['Seat 1', 'You!', 'Bruno']);
  });

  test('at a host the host names the others, and those without a name are called by their seat', () => {
    const host = { nameOf: (seat: number) => ['Eva', 'Otto', ''][seat]! };
    assert.deepEqual(called({ host, seats: [0] }), ['You!', 'Otto', 'Seat 3']);
    assert.deepEqual(called({ host, seats: ['onlooker'] }), ['Eva', 'Otto', 'Seat 3']);
  });

  test('a computer player is shown with face and level, a person with initials, the player with neither', () => {
    const sitters = (people: Partial<People>): readonly unknown[] => {
      const names = new Names({ ...ALONE, ...people });
      return [0, 1, 2].map(seat => names.sitter(seat));
    };
    const anna = { name: 'Anna', level: 'easy', portrait: 0 };
    assert.deepEqual(sitters({}), [undefined, anna, { name: 'Bruno', level: 'hard', portrait: 1 }]);
    const host = { nameOf: (seat: number) => ['', 'Anna', 'Eva Maria Lund'][seat]! };
    assert.deepEqual(sitters({ host, seats: [0] }), [undefined, anna, { name: 'Eva Maria Lund', initials: 'EL' }]);
    assert.deepEqual(sitters({ cast: ['Otto', null, ''] }), [{ name: 'Otto', initials: 'O' }, undefined, undefined]);
  });

  test('at ports without names from the page, the others are called by their seats', () => {
    assert.deepEqual(called({ hasStrangers: true, seats: [0] }), ['You!', 'Seat 2', 'Seat 3']);
  });

  test('in a foreign log the players have their own names, and the table keeps its own', () => {
    const cast = ['Eva', null, ''];
    assert.deepEqual(called({ cast }), ['Eva', 'You!', 'Seat 3']);
    assert.equal(new Names({ ...ALONE, cast }).player(1), 'Anna');
  });

  test('a card is named as its pattern names it', () => {
    assert.equal(new Names(ALONE).card('Qh'), 'queen of hearts');
    assert.notEqual(new Names({ ...ALONE, cardWords: STUD.en.germanPattern }).card('Qh'), 'queen of hearts');
  });
});
