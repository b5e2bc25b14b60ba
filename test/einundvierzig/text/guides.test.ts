/** The guides of Einundvierzig, played as by a player who does what they ask. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { opponent } from '../../../src/einundvierzig/rules/opponent.ts';
import type { View } from '../../../src/einundvierzig/rules/table.ts';
import { einundvierzig, einundvierzigOutcome } from '../../../src/rules.ts';
import type { Language } from '../../../src/table/look/lang.ts';
import { guided } from '../../table/guided.ts';
import { EINUNDVIERZIG, EINUNDVIERZIG_LAZY } from '../../table/texts.ts';

for (const [language, { guidesIn }] of Object.entries(EINUNDVIERZIG_LAZY))
  describe(`in ${language}`, () => {
    for (const two of [0, 1, 2, 3, 4, 5]) {
      /** Two of the four cards are turned up: the first two in the order of the pack, or others. */
      const acts = (meant: { type?: string }, view: View) => {
        const offers = einundvierzig.legal(view);
        const open = offers.filter(({ type }) => type === 'turnUp')[two];
        return open ? [open, meant] : [offers.find(({ type }) => type === meant.type) ?? meant];
      };
      const words = EINUNDVIERZIG[language as Language];
      const button = (meant: { type?: string }, { phase }: View): string => {
        if (meant.type === 'done') return phase === 'turnUp' ? words.lay : words.deal;
        return meant.type === 'call' ? words.call('10') : words.bet('10');
      };
      const table = { game: einundvierzig, outcome: einundvierzigOutcome, player: opponent, acts, purse: 200, button };

      test(`the first hand: three of a suit win, whichever two are face up (${two})`, async () => {
        const said = await guided(table as never, guidesIn()[0]!);
        assert.match(said[1]!, /29/);
        assert.match(said.at(-1)!, /^\+22\D+29\D+21/);
      });
      test(`the second hand: a 41, its pot and its bonus (${two})`, async () => {
        const said = await guided(table as never, guidesIn()[1]!);
        assert.match(said.at(-1)!, /^\+122\D+41\D+29\D+22\D+100/);
      });
    }
  });
