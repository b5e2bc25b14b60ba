/** The guides of stud, razz and high-low, played as by a player who does what they ask. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { stud, studOutcome } from '../../../src/rules.ts';
import { readStudOptions } from '../../../src/stud/rules/options.ts';
import { opponent } from '../../../src/stud/rules/opponent.ts';
import { toCall } from '../../../src/stakes/round.ts';
import type { View } from '../../../src/stud/rules/table.ts';
import type { StudText } from '../../../src/stud/text/en.ts';
import type { Language } from '../../../src/table/look/lang.ts';
import { guided } from '../../table/guided.ts';
import { STUD, STUD_LAZY } from '../../table/texts.ts';

/** The minimum bring-in, otherwise the action that is asked for. */
function acts(meant: { type?: string }, view: View) {
  if (meant.type === 'bringIn') return [{ ...meant, amount: 5 }];
  if (meant.type === 'show') return stud.legal(view).filter(({ type }) => type === 'show');
  return [meant];
}
/** The text of the button that is asked for. */
const button =
  (words: StudText) =>
  (meant: { type?: string; to?: number }, { round, accounts: { purses } }: View): string => {
    if (meant.type === 'call') return words.call(String(toCall(round!, 0, purses[0]!)));
    if (meant.type === 'check') return words.check;
    if (meant.type === 'bet') return (purses[0] === meant.to ? words.allInFor : words.bet)(String(meant.to));
    if (meant.type === 'bringIn') return words.bringInFor('5');
    return meant.type === 'show' ? words.show : words.deal;
  };
const TABLE = { game: stud, outcome: studOutcome, player: opponent, acts, purse: 400 };

/** The text at the end of each guide: the winnings, and the hands by their ranks. */
const ENDS = {
  high: [/^\+55,/, /^\+20,/],
  razz: [/^\+40\D+6‑5‑4‑2‑A\D+[JBV]‑9‑6‑2‑A/, /^\+25\D+6‑5‑4‑3‑2\D+10‑8‑7‑6‑5/],
  'high-low': [/^\+15\D+7‑5‑4‑3‑2\D+[KR]‑[QD]‑10‑6‑3/, /^\+25\D+8‑7‑6‑5‑2\D+[JBV]‑10‑8‑5‑3/],
} as const;

for (const [language, { guidesIn }] of Object.entries(STUD_LAZY))
  for (const variant of ['high', 'razz', 'high-low'] as const)
    describe(`${variant}, in ${language}`, () => {
      const table = { ...TABLE, button: button(STUD[language as Language]) };
      const guides = guidesIn(readStudOptions({ variant }));
      test('the first hand is won, and the guide says why', async () => {
        assert.match((await guided(table as never, guides[0]!)).at(-1)!, ENDS[variant][0]);
      });
      test('the second hand shows what is special about the game', async () => {
        assert.match((await guided(table as never, guides[1]!)).at(-1)!, ENDS[variant][1]);
      });
    });
