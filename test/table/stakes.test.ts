/** Which stakes a player may choose in the menu: so many times the page's, as far as the game allows them. */
import test, { describe } from 'node:test';
import assert from 'node:assert/strict';
import { EINUNDVIERZIG_LOOK as EINUNDVIERZIG } from '../../src/einundvierzig/look/look.ts';
import { FARO_LOOK as FARO } from '../../src/faro/look/look.ts';
import { STUD_LOOK as STUD } from '../../src/stud/look/look.ts';
import { completed } from '../../src/table/look/stakes.ts';
import { stakesOf } from '../../src/table/lazy/menu.ts';
import { TRENTE_QUARANTE_LOOK as TRENTE_QUARANTE } from '../../src/trente-quarante/look/look.ts';

/** What the stakes are called, the page's own in brackets. */
const called = (choices: ReturnType<typeof stakesOf>): string =>
  choices.map(([, label, isNow]) => (isNow ? `[${label}]` : label)).join(' ');

describe('the stakes to choose from', () => {
  test('stud: the limits of the page, twice and five times as high; a half of the ante is no chip', () => {
    assert.equal(called(stakesOf(STUD, {})), '[10–20] 20–40 50–100');
    assert.equal(
      called(stakesOf(STUD, { ante: 4, lowerLimit: 20, higherLimit: 40 }, '2')),
      '10–20 20–40 [40–80] 100–200',
    );
    assert.equal(called(stakesOf(STUD, { ante: 0, lowerLimit: 10, higherLimit: 20, step: 5 })), '[10–20] 20–40 50–100');
  });

  test('Einundvierzig: the bonus and the buy-in grow with the limits', () => {
    assert.equal(called(stakesOf(EINUNDVIERZIG, {})), '[5–10] 10–20 25–50');
    const { fortyOneBonus, buyIn } = completed(EINUNDVIERZIG.emptyTable, { ante: 4, lowerLimit: 10, higherLimit: 20 });
    assert.deepEqual([fortyOneBonus, buyIn], [200, 400]);
  });

  test('Trente et Quarante: the least stake stays a multiple of the chip, and of a purse at most the whole', () => {
    assert.equal(called(stakesOf(TRENTE_QUARANTE, {})), '[5–2000] 10–4000 25–10\u202f000');
    assert.equal(called(stakesOf(TRENTE_QUARANTE, { min: 10, purses: [30] })), '5–1000 [10–2000] 20–4000');
  });

  test('Faro: with a cap on all stakes, with a highest one, and with neither', () => {
    assert.equal(called(stakesOf(FARO, { purses: [100, 100, 100] })), '[1–10] 2–20 5–50');
    assert.equal(called(stakesOf(FARO, { variant: 'classic', purses: [1000] })), '[1–100] 2–200 5–500');
    assert.equal(called(stakesOf(FARO, { variant: 'pharo', max: 0, purses: [1000] })), '[1] 2 5');
  });
});
