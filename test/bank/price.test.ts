/** The price of a bet in words, and the position of its label. */
import test, { describe } from 'node:test';
import assert from 'node:assert/strict';
import { isNear, placed } from '../../src/bank/lazy/price-place.ts';
import { priceSpoken, priceTold } from '../../src/bank/lazy/price-tag.ts';
import { text as de } from '../../src/bank/text/de.ts';
import { text as en } from '../../src/bank/text/en.ts';
import { text as fr } from '../../src/bank/text/fr.ts';
import { text as it } from '../../src/bank/text/it.ts';
import { overlap, type Area } from '../../src/table/lazy/guide/bubble.ts';

describe('a price in words', () => {
  const RED = { amount: 25, cost: 0.2749 };

  test('is told in percent and in chips, with two significant figures, in each language', () => {
    assert.deepEqual(priceTold(RED, en, 'en'), ['costs 1.1%', '0.27 on 25']);
    assert.deepEqual(priceTold(RED, de, 'de'), ['kostet 1,1\u00a0%', '0,27 von 25']);
    assert.match(priceTold(RED, fr, 'fr').join(), /^coûte 1,1\s%,0,27 sur 25$/);
    assert.equal(priceTold(RED, it, 'it')[0], 'costa l’1,1%');
  });

  test('says when it is approximate, when it is zero, and when the odds favour the player', () => {
    assert.deepEqual(priceTold({ ...RED, isAbout: true }, en, 'en'), ['costs about 1.1%', '0.27 on 25']);
    assert.deepEqual(priceTold({ amount: 5, cost: 1e-9 }, en, 'en'), ['no house edge']);
    assert.deepEqual(priceTold({ amount: 10, cost: -0.3 }, de, 'de'), ['bringt Ihnen 3\u00a0%', '0,3 von 10']);
  });

  test('is one sentence for screen readers, with the name of its place and what the game adds', () => {
    const priced = { ...RED, place: 'Rouge', more: 'insured 4.6' };
    assert.equal(priceSpoken(priced, en, 'en'), 'Rouge: the bet costs 1.1% on average, or 0.27 on 25 (insured 4.6).');
  });
});

describe('the label with a price', () => {
  const cloth = { left: 0, top: 0, width: 400, height: 300 };
  const size = { width: 100, height: 20 };
  const card = { left: 150, top: 100, width: 60, height: 84 };
  const around = { cloth, about: card, outline: undefined, others: [], taken: [card] };

  test('is beside its card and covers none of it', () => {
    const slip = placed(size, around);
    assert.ok(slip);
    assert.equal(overlap(slip, card), 0);
    assert.ok(isNear(slip, card, undefined));
  });

  test('goes where there is room, and nowhere if there is none', () => {
    const wall = (top: number, height: number): Area => ({ left: 0, top, width: 400, height });
    const slip = placed(size, { ...around, taken: [wall(0, 240)] });
    assert.ok(slip);
    assert.ok(slip.top >= 240);
    assert.ok(!isNear(slip, card, undefined), 'away from its card it needs a name');
    assert.equal(placed(size, { ...around, taken: [wall(0, 290)] }), undefined);
    assert.equal(placed({ width: 500, height: 20 }, around), undefined, 'it is never larger than the cloth');
  });

  test('stays inside the outline of its field', () => {
    const chip = { left: 170, top: 20, width: 30, height: 30 };
    // the left half of the cloth: to the right of the chip there is another field
    const outline = [
      [0, 0],
      [205, 0],
      [205, 300],
      [0, 300],
    ] as const;
    const slip = placed(size, { ...around, about: chip, outline, taken: [chip] });
    assert.ok(slip);
    assert.ok(slip.left + slip.width <= 205);
    assert.ok(isNear(slip, chip, outline));
    assert.ok(!isNear({ left: 250, top: 20, ...size }, chip, outline), 'in another field it needs a name');
  });

  test('goes beside the places of other bets rather than on one', () => {
    const below = { left: 100, top: 184, width: 160, height: 40 };
    const slip = placed(size, { ...around, others: [below] });
    assert.ok(slip);
    assert.equal(overlap(slip, below), 0);
  });
});
