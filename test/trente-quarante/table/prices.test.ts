/** The price of a stake, and the average result of all stakes of a coup. */
import test, { describe } from 'node:test';
import assert from 'node:assert/strict';
import { cardNumber } from '../../../src/cards.ts';
import { trenteQuarante as game } from '../../../src/rules.ts';
import { coupLaw, freshComposition } from '../../../src/trente-quarante/rules/coup-law.ts';
import { edges } from '../../../src/trente-quarante/rules/edges.ts';
import { OPTIONS } from '../../../src/trente-quarante/rules/options.ts';
import type { View } from '../../../src/trente-quarante/rules/table.ts';
import { forecast, forecastOf, Laws, priceOn } from '../../../src/trente-quarante/lazy/prices.ts';
import { text } from '../../../src/trente-quarante/text/en.ts';

const LAW = coupLaw(freshComposition(6));

/** A view in which stakes may be laid, and these are on the cloth. */
function viewOf(free: readonly number[], insured = [false, false, false, false], given: object = {}): View {
  const view = game.view(game.open(given), 0);
  return { ...view, phase: 'bets', punters: [{ ...view.punters[0]!, free, insured }] };
}
const priced = (view: View, laid = 25, law: typeof LAW | undefined = LAW) =>
  priceOn(view, view.punters[0], 'rouge', laid, law, text, 'en');
const closeTo = (value: number | undefined, wanted: number, within = 1e-9): void =>
  assert.ok(Math.abs((value ?? NaN) - wanted) <= within, `${value} is not ${wanted}`);

describe('the price of a stake at Trente et Quarante', () => {
  test('is for the chip in hand where there is no stake, otherwise for the stake', () => {
    const { half } = edges(LAW).rouge;
    assert.equal(priced(viewOf([0, 0, 0, 0]))?.amount, 25);
    // half of 25 is 12
    closeTo(priced(viewOf([0, 0, 0, 0]))?.cost, 25 * half!.perCoup + LAW.refait / 2);
    closeTo(priced(viewOf([200, 0, 0, 0]))?.cost, 200 * half!.perCoup);
    assert.equal(priced(viewOf([0, 0, 0, 0]), 0), undefined, 'no bet is possible');
    assert.equal(priced({ ...viewOf([25, 0, 0, 0]), phase: 'settled' }), undefined);
  });

  test('uses half as it is paid, and for a small odd stake also tells prison, which costs less', () => {
    const five = priced(viewOf([5, 0, 0, 0]));
    closeTo((five?.cost ?? 0) / 5, 0.0131, 1e-4);
    assert.equal(five?.more, '0.055 with prison');
    for (const stake of [10, 85, 100]) assert.equal(priced(viewOf([stake, 0, 0, 0]))?.more, undefined, `${stake}`);
    const moreOf = (stake: number): string | undefined => priced(viewOf([0, 0, 0, 0]), stake)?.more;
    for (const stake of [5, 15]) assert.match(moreOf(stake)!, /with prison$/);
    assert.equal(moreOf(75), undefined, 'both come to the same figure');
    const generous = viewOf([5, 0, 0, 0], undefined, { halfRounding: 'player' });
    assert.equal(priced(generous)?.more, undefined, 'the odd chip is the player’s');
  });

  test('is approximate until the exact distribution has come', () => {
    assert.equal(priced(viewOf([25, 0, 0, 0]))?.isAbout, false);
    const about = priceOn(viewOf([25, 0, 0, 0]), viewOf([25, 0, 0, 0]).punters[0], 'rouge', 0, undefined, text, 'en');
    assert.equal(about?.isAbout, true);
    closeTo(about?.cost, 25 * 0.011, 0.01);
  });

  test('of an insured stake includes the premium, with the price without insurance', () => {
    const insured = [true, false, false, false];
    const dear = priced(viewOf([100, 0, 0, 0], insured));
    closeTo(dear?.cost, 4.56, 0.01);
    assert.equal(dear?.more, 'uninsured 1.1');
    assert.equal(priced(viewOf([500, 0, 0, 0], insured))?.more, undefined, 'the stake is better as it is');
    assert.equal(priced(viewOf([450, 0, 0, 0]))?.more, 'insured 4.6');
    assert.equal(priced(viewOf([300, 0, 0, 0]))?.more, 'insure from 420');
    assert.equal(priced(viewOf([20, 0, 0, 0]))?.more, undefined, 'a small stake is far from it');
  });
});

describe('the average result of a coup', () => {
  const { options } = game.open();

  test('is the edge of each stake, bare or insured as it is', () => {
    for (const insured of [false, true])
      for (const [amount, chance] of [
        [500, 'rouge'],
        [100, 'inverse'],
        [45, 'noir'],
      ] as const) {
        const { half, prison, insured: covered } = edges(LAW, options, amount)[chance];
        const bare = amount % 2 === 0 ? half! : prison!;
        const { average, variance } = forecastOf(LAW, options, [{ amount, chance, insured }]);
        closeTo(average, -amount * (insured ? covered : bare).perCoup);
        assert.ok(variance > 0.85 * amount ** 2 && variance < amount ** 2);
      }
    const stakes = [
      { amount: 500, chance: 'rouge', insured: true },
      { amount: 20, chance: 'couleur', insured: false },
    ] as const;
    const both = forecastOf(LAW, options, stakes);
    const each = stakes.map(stake => forecastOf(LAW, options, [stake]));
    closeTo(
      both.average,
      each.reduce((sum, { average }) => sum + average, 0),
    );
  });

  test('varies little if two stakes are on opposite chances', () => {
    const stake = (chance: 'rouge' | 'noir') => ({ amount: 100, chance, insured: false });
    assert.ok(forecastOf(LAW, options, [stake('rouge'), stake('noir')]).variance < 300);
    assert.ok(forecastOf(LAW, options, [stake('rouge')]).variance > 8500);
  });

  test('with prison alone is what the locked stakes lose', () => {
    const locked = { ...options, refaitRule: 'prison-only' } as const;
    const { prison } = edges(LAW, locked).rouge;
    closeTo(forecastOf(LAW, locked, [{ amount: 10, chance: 'rouge', insured: false }]).average, -10 * prison!.perCoup);
  });

  test('is calculated from the cards left before the coup, even while a refait waits for choices', async () => {
    const before = viewOf([100, 0, 0, 0], undefined, { decks: 1 });
    const gave = await forecast(before, 0);
    const law = coupLaw(freshComposition(1), { burnt: before.shoe.burnt });
    closeTo(gave?.average, -100 * edges(law, before.options).rouge.half!.perCoup);
    const noir = ['Ts', 'Tc', 'Td', 'As'] as const;
    const rouge = ['Th', 'Ks', 'Kh', 'Ah'] as const;
    const seen = [...before.shoe.seen];
    for (const card of [...noir, ...rouge]) seen[cardNumber(card)]!++;
    const entry = { chance: 'rouge', level: 0, stake: 100, premium: 0, outcome: 'open', back: 0, net: 0 } as const;
    const waiting: View = {
      ...before,
      phase: 'choice',
      shoe: { ...before.shoe, seen },
      coup: { noir, rouge, noirTotal: 31, rougeTotal: 31, result: 'refait', wins: [] },
      punters: [{ ...before.punters[0]!, entries: [entry] }],
    };
    assert.deepEqual(await forecast(waiting, 0), gave);
    assert.equal(await forecast(viewOf([0, 0, 0, 0]), 0), undefined, 'there was no stake');
  });

  test('the distributions of a table come one after the other, and are announced', async () => {
    const view = viewOf([0, 0, 0, 0], undefined, { decks: 2 });
    let told = 0;
    let bothTold = (): void => undefined;
    const areTold = new Promise<void>(done => (bothTold = done));
    const laws = new Laws(() => ++told === 2 && bothTold());
    assert.equal(laws.next(view), undefined);
    laws.follow(view, true);
    await areTold;
    closeTo(laws.next(view)?.refait, coupLaw(freshComposition(2), { burnt: view.shoe.burnt }).refait);
    closeTo(laws.fresh(view)?.refait, coupLaw(freshComposition(2), { burnt: OPTIONS.burn.default }).refait);
  });
});
