/** What is said at the layout, in words. */
import test from 'node:test';
import assert from 'node:assert/strict';
import { seldom } from '../../src/faro/parts/seldom.ts';
import { faro } from '../../src/rules.ts';
import { packFrom, tableOf, THREE } from './table.ts';

/** What is said of the end of a deal of three whose last card, staked on by Anna, is single. */
function endWith(oddCard: string): string {
  const table = tableOf(packFrom('', '9c', 3), { ...THREE, oddCard })
    .stake('9 10')
    .playOut();
  const view = faro.view(table.state, 0);
  const parts = seldom({ language: 'en', view, legal: faro.legal(view), own: view.punters[0], ownSeats: [0] } as never);
  return parts.told(true, () => ['Nine of clubs right: the bank pays 10', '', undefined])!.join(' ');
}

test('a single card at the end is said to be void where it is, and to have paid where it has a side', () => {
  assert.match(endWith('right'), /The pack is out Nine of clubs right: the bank pays 10\./);
  assert.doesNotMatch(endWith('right'), /does not count/);
});
