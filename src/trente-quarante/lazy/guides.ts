/** The guides of Trente et Quarante; their sentences are in `text/en.lazy.ts` and the other languages. */
import type { GuideOf, GuideStep } from '../../table/lazy/guide/guide.js';
import { chips } from '../../table/look/messages.js';
import type { CoupOutcome } from '../outcome.js';
import { again } from '../rules/legality.js';
import type { trenteQuarante } from '../rules/rules.js';
import type { View } from '../rules/table.js';
import type { GuideText, CoupSums } from '../text/en.lazy.js';

type Board = typeof trenteQuarante;
type Step = GuideStep<Parameters<Board['apply']>[2], View, CoupOutcome>;

const STAKES: Step['may'] = [{ type: 'stake' }, { type: 'rebet' }, { type: 'double' }];

/** A sentence filled with the sums of the last coup. */
const ofCoup =
  (say: (sums: CoupSums) => string): Step['say'] =>
  ({ view: { coup }, outcome }) =>
    say({ noir: coup!.noirTotal, rouge: coup!.rougeTotal, net: chips(outcome!.net) });

/** A first hand: a winning coup, and a refait that the player waits out in prison. The second: an insured refait. */
export const guidesOf = (text: GuideText): readonly GuideOf<Board, CoupOutcome>[] => [
  {
    name: 'first',
    title: text.first,
    players: 'you',
    seed: 'first 168',
    steps: [
      { at: 'rows', say: text.rows },
      { at: 'name rouge', say: text.stake, until: { type: 'stake', chance: 'rouge' }, may: STAKES },
      { at: 'main button', say: text.deal, until: { type: 'done' }, may: STAKES },
      { at: ['stake rouge', 'name rouge'], say: ofCoup(text.won) },
      { at: 'main button', say: ({ view }) => text.again(chips(again(view, 0))), until: { type: 'done' }, may: STAKES },
      { at: ['button choose-all prison', 'name rouge'], say: text.refait, until: { type: 'choose', choice: 'prison' } },
      { at: 'main button', say: text.confirm, until: { type: 'done' }, may: [{ type: 'choose' }] },
      { at: 'main button', say: text.locked, until: { type: 'done' } },
      { at: 'name rouge', say: ofCoup(text.freed) },
    ],
  },
  {
    name: 'second',
    title: text.second,
    players: 'you',
    seed: 'second 64',
    steps: [
      { at: 'status', say: text.insurance },
      {
        at: ['stake couleur', 'name couleur'],
        say: text.large,
        until: { type: 'stake', chance: 'couleur' },
        may: STAKES,
      },
      { at: ['button insure', 'stake couleur'], say: text.insure, until: { type: 'insure' }, may: STAKES },
      { at: 'main button', say: text.insured, until: { type: 'done' }, may: STAKES },
      { at: ['stake couleur', 'name couleur'], say: ofCoup(text.spared) },
    ],
  },
];
