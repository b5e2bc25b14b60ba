/** Over real connections: whoever takes a seat learns no card that its owner before was dealt. */
import { test } from 'node:test';
import { guestAt, started } from './command.ts';
import { strangerTakesSeat } from './newcomer.ts';

for (const game of ['stud', 'einundvierzig'])
  test(`at ${game} a stranger who takes the seat of somebody who has folded is told none of their cards`, async () => {
    const { address, end } = await started('--store', ':memory:', '--port', '0', '--limit-burst', '100000');
    await strangerTakesSeat(options => guestAt(() => address, { game, options }));
    await end('SIGTERM');
  });
