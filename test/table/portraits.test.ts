/** The face of a computer player. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { PORTRAITS } from '../../src/table/lazy/art/portraits.ts';
import { readPeople } from '../../src/table/look/people.ts';
import { portraitsOf, SITTERS } from '../../src/table/look/portraits.ts';

const faces = (players: string): readonly (number | undefined)[] => portraitsOf(readPeople(players, 1, 14));

describe('portraits', () => {
  test('have one face for each sitter', () => assert.equal(PORTRAITS.length, SITTERS.length));

  test('are not for people; a computer player has the one of its name', () => {
    assert.deepEqual(faces('you, Bruno:easy, Anna, Anna:hard'), [undefined, 1, undefined, 0]);
  });

  test('give a name of the page’s own the same face at every table', () => {
    const [alone] = faces('Zoë:easy');
    assert.deepEqual(faces('you, Zoë:hard, Quirin:easy').slice(0, 2), [undefined, alone]);
  });

  test('are never alike at one table, and the sitter of a face keeps it', () => {
    const crowd = faces(
      'Zoë:easy, Zoë:easy, Anna:easy, Anna:easy, Otto:easy, Eva:easy, Max:hard, A:easy, B:easy, C:easy',
    );
    assert.equal(new Set(crowd).size, crowd.length);
    assert.deepEqual([crowd[2], crowd[6]], [0, 11]);
  });

  test('are one for each player even if there are more players than faces', () => {
    const many = faces(Array.from({ length: 14 }, (_, place) => `Guest ${place}:easy`).join());
    assert.ok(many.every(face => face !== undefined && face < PORTRAITS.length));
  });
});
