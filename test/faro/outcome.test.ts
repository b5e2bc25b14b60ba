/** What a turn of Faro won or lost each seat, as data. */
import test from 'node:test';
import assert from 'node:assert/strict';
import { faro, faroOutcome } from '../../src/rules.ts';
import { ANNA, BRUNO, CARLA, packFrom, tableOf, THREE } from './rules/table.ts';

const told = (table: ReturnType<typeof tableOf>, seat: number) => {
  const { cause, net } = faroOutcome(faro.view(table.state, seat), seat)!;
  return `${cause} ${net}`;
};

test('there is no outcome before the first turn', () => {
  assert.equal(faroOutcome(faro.view(tableOf('', THREE).state, ANNA), ANNA), undefined);
});

test('a bet on the paying card wins, a bet on the other loses, and all others are undecided', () => {
  // clubs are Anna's, hearts Bruno's, spades Carla's
  const table = tableOf('2d 9c 8h', THREE);
  table.stake('9 10', ANNA);
  table.stake('8 10', BRUNO);
  table.stake('4 10', CARLA);
  table.turn();
  const results = [ANNA, BRUNO, CARLA].map(seat => told(table, seat)).sort();
  assert.deepEqual(results, ['lost -10', 'undecided 0', 'won 10']);
  assert.equal(faroOutcome(faro.view(table.state, 'onlooker'), 'onlooker')!.cause, 'lookedOn');
});

test('bets handed back at the end of the deal cost nothing, and the outcome says how the deal ended', () => {
  const table = tableOf(packFrom('', '9c', 3), { ...THREE, oddCard: 'void' })
    .stake('9 10')
    .playOut();
  const { cause, ending } = faroOutcome(faro.view(table.state, ANNA), ANNA)!;
  assert.deepEqual([cause, ending], ['even', 'packOut']);
});

test('the holder of the bank wins what the punters lose', () => {
  const table = tableOf('2d 9c 8h', { purses: [100, 100, 100, 100], banker: 'seat' });
  const { banker } = table.state;
  const punters = [0, 1, 2, 3].filter(seat => seat !== banker);
  const suits = punters.map(seat => table.state.punters[seat]!.suit);
  const hearts = punters[suits.indexOf('h')];
  if (hearts !== undefined) table.stake('8 10', hearts);
  table.turn();
  const nets = [0, 1, 2, 3].map(seat => faroOutcome(faro.view(table.state, seat), seat)!.net);
  assert.equal(
    nets.reduce((sum, net) => sum + net, 0),
    0,
  );
  assert.equal(faroOutcome(faro.view(table.state, banker), banker)!.isBanker, true);
  assert.notEqual(nets[banker], 0);
});
