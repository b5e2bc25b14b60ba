/** The guides of Trente et Quarante, played as by a player who does what they ask. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { trenteQuarante, trenteQuaranteOutcome } from '../../../src/rules.ts';
import type { View } from '../../../src/trente-quarante/rules/table.ts';
import type { Language } from '../../../src/table/look/lang.ts';
import { guided } from '../../table/guided.ts';
import { BOARD, BOARD_LAZY } from '../../table/texts.ts';

/** 25 on Rouge and 500 on Couleur; stakes that came back are laid again before the next coup. */
function acts(meant: { type?: string; chance?: string }, { phase, coup, punters: [punter] }: View) {
  const isBare = punter!.free.every(stake => stake === 0) && punter!.prison.flat().every(stake => stake === 0);
  switch (meant.type) {
    case 'stake':
      return [{ ...meant, amount: meant.chance === 'couleur' ? 500 : 25 }];
    case 'choose':
      return [{ ...meant, chance: 'rouge' }];
    case 'insure':
      return [{ ...meant, chance: 'couleur' }];
    default:
      return phase === 'bets' && coup && isBare ? [{ type: 'rebet' }, meant] : [meant];
  }
}
const AT_THE_BOARD = { game: trenteQuarante, outcome: trenteQuaranteOutcome, acts, purse: 2000 };

for (const [language, { guidesIn }] of Object.entries(BOARD_LAZY))
  describe(`in ${language}`, () => {
    const words = BOARD[language as Language];
    const button = (meant: { type?: string }, { phase, coup, punters: [punter] }: View): string => {
      if (meant.type === 'stake') return '';
      if (meant.type === 'insure') return words.insure;
      if (meant.type === 'choose') return words.allPrison;
      const isAgain = coup && phase === 'bets' && punter!.prison.flat().length === 0;
      return phase === 'choice' ? words.confirm : isAgain ? words.sameAgain('25') : words.deal;
    };
    const board = { ...AT_THE_BOARD, button };
    test('the first hand: a coup is won, and a refait waited out in prison', async () => {
      const said = await guided(board as never, guidesIn()[0]!);
      assert.match(said[3]!, /^\+25\D+35\D+38/);
      assert.match(said[5]!, /31/);
      assert.match(said[8]!, /31\D+34/);
    });
    test('the second hand: a refait that does not touch the insured stake', async () => {
      let last: View | undefined;
      const outcome = (view: View, seat: number): unknown => trenteQuaranteOutcome((last = view), seat);
      const said = await guided({ ...board, outcome } as never, guidesIn()[1]!);
      assert.match(said.at(-1)!, /31/);
      assert.equal(last!.coup!.result, 'refait');
      assert.equal(last!.punters[0]!.entries[0]!.outcome, 'spared');
    });
  });
