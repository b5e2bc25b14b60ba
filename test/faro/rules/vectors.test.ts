import test, { describe } from 'node:test';
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { faroExamples } from '../../vectors/faro-examples.ts';

interface Example {
  id: string;
  punters?: Record<string, string>;
  turns?: { expect: { bank?: number; resolved: unknown[]; stillStaked?: Record<string, Record<string, number>> } }[];
  byMainRule?: Record<string, unknown>[];
  expect?: { covered?: string[] };
  legal?: boolean;
  sum?: number;
}
const read = (): { examples: Example[] } =>
  JSON.parse(readFileSync(new URL('../../vectors/faro/seed_examples.json', import.meta.url), 'utf8')) as {
    examples: Example[];
  };
const differing = (file: unknown) => faroExamples(file).filter(({ difference }) => difference !== undefined);

describe('the vectors of Faro', () => {
  test('all six examples of the seed agree, with the contradictory sentence read by the ruling', () => {
    assert.equal(faroExamples(read()).length, 6);
    assert.deepEqual(differing(read()), []);
  });

  const wrong: readonly [string, (examples: Example[]) => void, RegExp][] = [
    ['bank', ([turns]) => (turns!.turns![1]!.expect.bank = 96), /bank is 104, expected 96/],
    ['turn in which something is decided', ([turns]) => turns!.turns![1]!.expect.resolved.pop(), /resolved/],
    ['stake that stands', ([turns]) => (turns!.turns![1]!.expect.stillStaked!.A!['8c'] = 3), /stillStaked/],
    ['empty cloth', ([turns]) => (turns!.turns![1]!.expect.stillStaked = {}), /stillStaked/],
    ['thing', ([turns]) => Object.assign(turns!.turns![1]!.expect, { D: 77 }), /nothing is known of D, expected 77/],
    ['sum of stakes', examples => (examples[4]!.sum = 10), /the sum of the stakes is 9, expected 10/],
    ['side', ([, sentence]) => (sentence!.byMainRule![0]!['2h'] = 'left'), /pays/],
    ['covered card', ([, , cover]) => cover!.expect!.covered!.push('6h'), /covered/],
    ['cap', examples => (examples[4]!.legal = false), /allowed is true, expected false/],
  ];
  for (const [what, spoil, expected] of wrong)
    test(`a wrong ${what} is reported as different`, () => {
      const file = read();
      spoil(file.examples);
      assert.match(differing(file)[0]?.difference ?? '', expected);
    });

  test('books may be dealt in another order of suits', () => {
    const [first] = read().examples;
    const other = JSON.parse(
      JSON.stringify(first)
        .replace(
          /"(A|B|C)":"([chs])"/g,
          (_, name: string, suit: string) => `"${name}":"${{ c: 'd', h: 'c', s: 'h' }[suit]}"`,
        )
        .replace(
          /"([2-9TJQKA])([cdhs])"/g,
          (_, rank: string, suit: string) => `"${rank}${{ c: 'd', h: 'c', s: 'h', d: 's' }[suit]}"`,
        ),
    ) as Example;
    assert.deepEqual(other.punters, { A: 'd', B: 'c', C: 'h' });
    assert.deepEqual(differing({ examples: [other] }), []);
  });
});
