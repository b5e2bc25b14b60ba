/** Over real connections: a guest who takes a seat learns no card that was dealt to its previous owner. */
import { test } from 'node:test';
import { guestAt, started } from './command.ts';
import { strangerTakesSeat } from './newcomer.ts';

for (const game of ['stud', 'einundvierzig'])
  test(`at ${game} a stranger who takes the seat of a player who folded learns none of their cards`, async () => {
    const { address, end } = await started('--store', ':memory:', '--port', '0', '--limit-burst', '100000');
    await strangerTakesSeat(options => guestAt(() => address, { game, options }));
    await end('SIGTERM');
  });
