/** The line under a player's name is that player's last action, whatever others have done since. */
import test from 'node:test';
import assert from 'node:assert/strict';
import { didOf } from '../../../src/einundvierzig/play/scene.ts';
import { einundvierzig } from '../../../src/rules.ts';
import { potName } from '../../../src/poker/look/seen.ts';
import { ANNA, BRUNO, CARLA, inSecond } from '../rules/table.ts';

/** The lines of Anna, Bruno and Carla after these actions of the second round. */
function saidAfter(words: string): readonly string[] {
  const { state } = inSecond({ seats: 3 }).play(words);
  return [ANNA, BRUNO, CARLA].map(seat => {
    const { word, amount = '' } = didOf(einundvierzig.view(state, 'onlooker'), seat);
    return `${word} ${amount}`.trim();
  });
}

test('a player who bet is shown betting until they act again, and then as calling, raising, or in for their raise', () => {
  assert.deepEqual(saidAfter('bet 10'), ['', 'bets 10', '']);
  assert.deepEqual(saidAfter('bet 10, raise 20'), ['', 'bets 10', 'raises 20']);
  assert.deepEqual(saidAfter('bet 10, call, raise 20, call'), ['raises 20', 'calls 20', 'inFor 10']);
  assert.deepEqual(saidAfter('bet 10, raise 20, call, raise 30'), ['inFor 20', 'raises 30', 'inFor 20']);
  assert.deepEqual(saidAfter('bet 10, raise 20, call, raise 30, raise 40'), ['inFor 20', 'inFor 30', 'raises 40']);
});

test('the forced bet is called forced in the second round too, if it has one', () => {
  const { state } = inSecond({ seats: 3, secondRoundOpening: 'forehand-forced' });
  assert.deepEqual(didOf(einundvierzig.view(state, 'onlooker'), ANNA), { word: 'forced', amount: 10 });
});

test('a pot is called the main pot only if there are side pots', () => {
  const words = { onlyPot: 'Pot', mainPot: 'Hauptpot', sidePot: 'Nebenpot' };
  const names = (count: number) => Array.from({ length: count }, (_, pot) => potName(words, pot, count)).join(', ');
  assert.equal(names(1), 'Pot');
  assert.equal(names(2), 'Hauptpot, Nebenpot');
  assert.equal(names(3), 'Hauptpot, Nebenpot 1, Nebenpot 2');
});
