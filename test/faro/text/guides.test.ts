/** The guides of Faro, played as by a player who does what they ask. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { readFaroOptions } from '../../../src/faro/rules/options.ts';
import { punter } from '../../../src/faro/rules/players.ts';
import { faro, faroOutcome } from '../../../src/rules.ts';
import type { Language } from '../../../src/table/look/lang.ts';
import { guided } from '../../table/guided.ts';
import { LAYOUT, LAYOUT_LAZY } from '../../table/texts.ts';

/** Four chips on a place, and a copper on the bet. */
function acts(meant: { type?: string; spot?: string }) {
  const stake = { type: 'stake', spot: meant.spot, amount: 4 };
  return meant.type === 'stake' ? [stake] : meant.type === 'copper' ? [stake, meant] : [meant];
}
const TABLE = { game: faro, outcome: faroOutcome, player: punter, acts, purse: 100 };
const VARIANTS = ['buch', 'classic', 'pharo'] as const;

for (const [language, { guidesIn }] of Object.entries(LAYOUT_LAZY))
  for (const variant of VARIANTS)
    describe(`${variant}, in ${language}`, () => {
      const [first, second, call] = guidesIn(readFaroOptions({ variant }));
      test('the first turn is won, and the guide says why', async () => {
        const said = await guided(TABLE as never, first!);
        assert.match(said[3]!, /^\+4,/);
        // with a copper the losing card wins
        if (variant === 'classic') assert.match(said.at(-1)!, /^\+4,/);
      });
      test('the second turn: one card on either side, or two alike, which cost half', async () => {
        assert.match((await guided(TABLE as never, second!)).at(-1)!, variant === 'buch' ? /^4\D+4/ : /^−2/);
      });
      if (variant === 'classic')
        test('the last turn is called, and pays four to one', async () => {
          const said = await guided(TABLE as never, call!);
          const { Q: queen, T: ten, 6: six } = LAYOUT[language as Language].ranks;
          assert.match(said[0]!, new RegExp(`\\b${queen}, .*\\b${ten} .*\\b${six}\\b`));
          assert.match(said.at(-1)!, /^\+16,/);
        });
      test('at the bank: the chips taken, less those paid', async () => {
        const [bank] = guidesIn(
          readFaroOptions({ variant, banker: 'seat', bankerSeat: 0, purses: [100, 100, 100, 100] }),
        );
        const [net, taken, paid] = (await guided({ ...TABLE, purse: 1000 } as never, bank!)).at(-1)!.match(/\d+/g)!;
        assert.ok(Number(net) > 0);
        assert.equal(Number(net), Number(taken) - Number(paid));
      });
    });
