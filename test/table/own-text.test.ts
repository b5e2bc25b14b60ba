/** How a page's own right-to-left language treats numbers: each is read from left to right, by itself. */
import assert from 'node:assert/strict';
import test from 'node:test';
import { signed } from '../../src/table/look/messages.ts';
import { ownText, registerOwn } from '../../src/table/text/own.ts';

/** A text whose numbers are made visible: each isolated one in square brackets. */
const shown = (said: string): string => said.replaceAll('\u2066', '[').replaceAll('\u2069', ']');

test('in Hebrew each number is isolated with its sign, and two numbers in a list are separate', () => {
  const text = { said: (words: string) => words };
  const texts = { en: text, de: text, fr: text } as never;
  registerOwn(texts, 'he', {});
  const own = ownText<typeof text>(texts, 'he')!;
  for (const [words, isolated] of [
    [signed(-5), `[${signed(-5)}]`],
    [signed(5), `[${signed(5)}]`],
    ['10, 5 staked', '[10], [5] staked'],
    ['3: 39.', '[3]: [39].'],
    ['5. 3 coups', '[5]. [3] coups'],
    ['10 / 15', '[10 / 15]'],
    ['5–10', '[5–10]'],
    ['1:2', '[1:2]'],
    ['12\u202f345', '[12\u202f345]'],
    ['40\u00a0%', '[40\u00a0%]'],
  ] as const)
    assert.equal(shown(own.said(words)), isolated);
});
