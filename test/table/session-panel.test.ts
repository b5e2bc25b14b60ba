/** What a session at a bank game is said to have cost, and how far luck has moved it from there. */
import test from 'node:test';
import assert from 'node:assert/strict';
import { luckTold } from '../../src/table/lazy/session-panel.ts';
import { text as de } from '../../src/table/text/de.lazy.ts';
import { text as en } from '../../src/table/text/en.lazy.ts';

const told = (net: number, average: number, spread = 62): string =>
  luckTold(en, net, { average, spread }, 'en').replace(/\u202f/g, ' ');

test('the cost of all bets is shown beside the result, within two deviations or beyond them', () => {
  assert.equal(
    told(-40, -3.12),
    'Your bets cost 3.1 on average. You are at −40. That is within ±62 of average, like 19 sessions in 20.',
  );
  assert.match(told(-66, -3.12), /more than 62 from average, like 1 session in 20/);
  assert.match(told(60, -3.12), /more than 62/, 'from the average, not from zero');
  assert.match(told(58, -3.12), /within/);
});

test('bets that cost nothing, or win on average, are called so', () => {
  assert.match(told(5, 0.04), /^Your bets cost nothing on average\./);
  assert.match(told(5, 1.5), /^Your bets earn 1\.5 on average\./);
  assert.match(luckTold(de, 0, { average: -1234.56, spread: 5 }, 'de'), /^Ihre Einsätze kosten im Schnitt 1\.234,6\./);
});
