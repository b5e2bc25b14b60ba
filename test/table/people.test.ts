/** The players, as the attribute `players` lists them. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { mergePlayers } from '../../src/table/lazy/archive.ts';
import { readPeople } from '../../src/table/look/people.ts';

describe('a player', () => {
  test('is a name; with a level a computer player, with a character at betting games', () => {
    assert.deepEqual(readPeople('you, Max, Anna:easy, Bruno : hard : rock', 2, 9, true), [
      { name: '' },
      { name: 'Max' },
      { name: 'Anna', level: 'easy' },
      { name: 'Bruno', level: 'hard', character: 'rock' },
    ]);
  });

  test('is refused with what is wrong and what is allowed', () => {
    const refused = (players: string, mayLean = true) => {
      assert.throws(() => readPeople(players, 1, 9, mayLean), { name: 'Error' });
      try {
        readPeople(players, 1, 9, mayLean);
      } catch (error) {
        return (error as Error).message;
      }
      return '';
    };
    assert.match(refused('you, Anna:clever'), /“Anna:clever” is not a valid player.*easy, medium, hard/);
    assert.match(refused('you, Anna:easy:shy'), /“Anna:easy:shy” is not a valid player.*caller, bluffer, rock/);
    assert.doesNotMatch(refused('you, Anna:easy:rock', false), /caller/);
    refused('you, Anna::rock');
    refused('you, Anna:easy:rock:rock');
  });

  test('keeps level and character when a table is restored', () => {
    const people = readPeople('you, Anna:easy, Bruno:hard', 1, 9, true);
    assert.deepEqual(mergePlayers(people, 'you, Anna:hard:caller, Bruno:easy'), [
      { name: '' },
      { name: 'Anna', level: 'hard', character: 'caller' },
      { name: 'Bruno', level: 'easy' },
    ]);
  });
});
