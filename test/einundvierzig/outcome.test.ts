/** What a hand of Einundvierzig won or lost each seat, as data. */
import test from 'node:test';
import assert from 'node:assert/strict';
import { einundvierzig, einundvierzigOutcome } from '../../src/rules.ts';
import { dealt } from './rules/table.ts';

const NO_RAKE = { percent: 0, cap: 0 };
const nets = (table: ReturnType<typeof dealt>) =>
  table.state.players.map((_, seat) => {
    const { cause, net } = einundvierzigOutcome(einundvierzig.view(table.state, seat), seat)!;
    return `${cause} ${net}`;
  });

test('the highest hand wins what the others put in', () => {
  const table = dealt({ hands: ['Ac Kc Qc 8d', 'Kh Qh 9h 7s', 'Td 8s 9s 7d'], seats: 3, rake: NO_RAKE }).until();
  assert.deepEqual(nets(table), ['won 14', 'lost -7', 'lost -7']);
  const { parts } = einundvierzigOutcome(einundvierzig.view(table.state, 2), 2)!;
  assert.deepEqual([parts[0]!.reason, parts[0]!.shares[0]!.seat, parts[0]!.beaten], ['hand', 0, 2]);
});

test('between equal hands the place at the table decides, and the outcome gives that as the reason', () => {
  const table = dealt({ hands: ['Ac Kc Qc 8d', 'Ah Kh Qh 7s', 'Td 8s 9s 7d'], seats: 3, rake: NO_RAKE }).until();
  const [winner, loser] = [0, 1].map(seat => einundvierzigOutcome(einundvierzig.view(table.state, seat), seat)!);
  assert.equal(winner!.parts[0]!.reason, 'place');
  assert.deepEqual([winner!.cause, loser!.cause].sort(), ['lost', 'won']);
});

test('the bonus for 41 counts in the result, and is listed separately', () => {
  const table = dealt({
    hands: ['Ac Kc Qc Jc', 'Kh Qh 9h 7s', 'Td 8s 9s 7d'],
    seats: 3,
    rake: NO_RAKE,
    fortyOneBonus: 10,
  }).until();
  const { net, bonus } = einundvierzigOutcome(einundvierzig.view(table.state, 0), 0)!;
  assert.equal(bonus, 10);
  assert.equal(net, 24);
});

test('a player who folds loses what they put in, and no hands are compared', () => {
  const table = dealt({ seats: 3, rake: NO_RAKE }).play('fold, fold');
  const told = nets(table);
  assert.equal(told.filter(each => each.startsWith('folded -2')).length, 2);
  assert.ok(told.some(each => each.startsWith('won 4')));
  assert.equal(einundvierzigOutcome(einundvierzig.view(table.state, 0), 0)!.parts[0]!.beaten, -1);
});
