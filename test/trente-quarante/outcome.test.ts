/** What a coup of Trente et Quarante won or lost each seat, as data. */
import test from 'node:test';
import assert from 'node:assert/strict';
import { trenteQuarante, trenteQuaranteOutcome } from '../../src/rules.ts';
import type { Chance } from '../../src/trente-quarante/rules/coup.ts';
import { tableOf } from './rules/table.ts';

/** The outcome of this coup for the only punter, who had 20 on these chances. */
const outcomeOf = (coup: string, chances: readonly Chance[], options: object = {}) => {
  const table = tableOf([coup], options);
  for (const chance of chances) table.stake(chance, 20);
  return { table: table.deal(), outcome: () => trenteQuaranteOutcome(trenteQuarante.view(table.state, 0), 0)! };
};
const told = ({ outcome }: ReturnType<typeof outcomeOf>) => `${outcome().cause} ${outcome().net}`;

test('there is no outcome before the first coup', () => {
  assert.equal(trenteQuaranteOutcome(trenteQuarante.view(tableOf([]).state, 0), 0), undefined);
});

test('a coup is won, lost, or both at once', () => {
  assert.equal(told(outcomeOf('rougeCouleur', ['rouge'])), 'won 20');
  assert.equal(told(outcomeOf('rougeCouleur', ['noir'])), 'lost -20');
  assert.equal(told(outcomeOf('rougeInverse', ['rouge', 'couleur'])), 'even 0');
  assert.equal(told(outcomeOf('tie', ['rouge'])), 'even 0');
});

test('an onlooker has no part in a coup, nor has a punter who staked nothing', () => {
  const table = tableOf(['rougeCouleur']).deal();
  assert.equal(trenteQuaranteOutcome(trenteQuarante.view(table.state, 'onlooker'), 'onlooker')!.cause, 'lookedOn');
  assert.equal(trenteQuaranteOutcome(trenteQuarante.view(table.state, 0), 0)!.cause, 'noStake');
});

test('a refait is open until the choice: then a halved stake costs half, a locked one nothing', () => {
  const half = outcomeOf('refait', ['rouge']);
  assert.equal(told(half), 'choosing 0');
  half.table.choose('half');
  assert.equal(told(half), 'lost -10');
  const locked = outcomeOf('refait', ['rouge']);
  locked.table.choose('prison');
  assert.equal(told(locked), 'even 0');
  assert.equal(locked.outcome().entries[0]!.outcome, 'imprisoned');
});

test('a locked stake that comes free is neither won nor lost', () => {
  const table = tableOf(['refait', 'rougeCouleur']);
  table.stake('rouge', 20);
  table.deal().choose('prison').deal();
  const { cause, entries } = trenteQuaranteOutcome(trenteQuarante.view(table.state, 0), 0)!;
  assert.deepEqual([cause, entries[0]!.outcome], ['even', 'freed']);
});

test('a refait costs an insured stake its premium', () => {
  const table = tableOf(['refait']);
  table.stake('rouge', 20);
  table.act({ type: 'insure', chance: 'rouge' });
  const { net, entries } = trenteQuaranteOutcome(trenteQuarante.view(table.deal().state, 0), 0)!;
  assert.deepEqual([net, entries[0]!.outcome], [-entries[0]!.premium, 'spared']);
});
