/** What the table says about insuring a stake: insurance is expensive, it is missing, or nothing. */
import test from 'node:test';
import assert from 'node:assert/strict';
import { trenteQuarante } from '../../../src/rules.ts';
import { insuranceHint } from '../../../src/trente-quarante/lazy/prices.ts';
import { text } from '../../../src/trente-quarante/text/en.ts';

const { options, punters } = trenteQuarante.open({});
/** The hint for stakes on Rouge, Noir, Couleur and Inverse. */
const said = (free: readonly number[], insured: readonly boolean[], given: object = {}): string =>
  insuranceHint(trenteQuarante.open(given).options, { ...punters[0]!, free, insured }, text, 'en');
const [NONE, NOIR] = [
  [false, false, false, false],
  [false, true, false, false],
];

test('a small insured stake pays more premium than a refait costs', () => {
  assert.equal(said([0, 50, 0, 0], NOIR), 'Insurance costs more than it saves here: Noir.');
  assert.equal(said([420, 505, 0, 0], NOIR), 'Insurance costs more than it saves here: Noir.');
});

test('a stake that nearly fills its last five hundred costs less with insurance', () => {
  assert.equal(said([420, 500, 0, 1000], NOIR), 'Insurance saves more than it costs: Rouge and Inverse.');
  assert.equal(said([415, 500, 510, 0], NOIR), '');
  assert.equal(said([420, 0, 0, 0], NONE, { insurance: { price: 9 } }), '');
});

test('another table has its own rules for the hint', () => {
  assert.equal(options.insurance.per, 500);
  assert.equal(
    said([90, 0, 0, 0], NONE, { insurance: { per: 100, price: 1 } }),
    'Insurance saves more than it costs: Rouge.',
  );
});
