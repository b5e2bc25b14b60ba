import test, { describe } from 'node:test';
import assert from 'node:assert/strict';
import { assertAgree, readVectors, spoiltAreReported } from '../../vectors/agree.ts';
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
interface Examples {
  examples: Example[];
}
const SEED = 'faro/seed_examples';

describe('the vectors of Faro', () => {
  test('all six examples of the seed agree, with the contradictory sentence read by the ruling', () =>
    assertAgree(faroExamples(readVectors(SEED)), 6));

  spoiltAreReported<Examples>(SEED, faroExamples, [
    ['bank', ({ examples: [turns] }) => (turns!.turns![1]!.expect.bank = 96), /bank is 104, expected 96/],
    [
      'turn in which something is decided',
      ({ examples: [turns] }) => turns!.turns![1]!.expect.resolved.pop(),
      /resolved/,
    ],
    [
      'stake that stands',
      ({ examples: [turns] }) => (turns!.turns![1]!.expect.stillStaked!.A!['8c'] = 3),
      /stillStaked/,
    ],
    ['empty cloth', ({ examples: [turns] }) => (turns!.turns![1]!.expect.stillStaked = {}), /stillStaked/],
    [
      'thing',
      ({ examples: [turns] }) => Object.assign(turns!.turns![1]!.expect, { D: 77 }),
      /nothing is known of D, expected 77/,
    ],
    ['sum of stakes', ({ examples }) => (examples[4]!.sum = 10), /the sum of the stakes is 9, expected 10/],
    ['side', ({ examples: [, sentence] }) => (sentence!.byMainRule![0]!['2h'] = 'left'), /pays/],
    ['covered card', ({ examples: [, , cover] }) => cover!.expect!.covered!.push('6h'), /covered/],
    ['cap', ({ examples }) => (examples[4]!.legal = false), /allowed is true, expected false/],
  ]);

  test('books may be dealt in another order of suits', () => {
    const [first] = (readVectors(SEED) as Examples).examples;
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
    assertAgree(faroExamples({ examples: [other] }), 1);
  });
});
