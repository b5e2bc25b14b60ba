import test from 'node:test';
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { CARDS, isRed } from '../../../src/cards/card.js';
import {
  coupLaw,
  coupLawSteps,
  freshComposition,
  infiniteCoupLaw,
  type Composition,
  type CoupLaw,
  type CourtCards,
} from '../../../src/trente-quarante/rules/coup-law.js';
import { edges } from '../../../src/trente-quarante/rules/edges.js';

const near = (actual: number, expected: number, within: number, what = ''): void =>
  assert.ok(Math.abs(actual - expected) <= within, `${what} ${actual} is not ${expected} within ${within}`);
const total = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);
const sumsToOne = (law: CoupLaw): void => {
  near(law.noir + law.rouge + law.refait + law.tie + law.unfinished, 1, 1e-13, 'all outcomes');
  near(law.couleur + law.inverse, law.noir + law.rouge, 1e-13, 'couleur and inverse');
};
/** A composition from cards and counts: `{ Ah: 3 }`. */
const composition = (counts: Readonly<Record<string, number>>): Composition => CARDS.map(card => counts[card] ?? 0);

/** The same distribution by dealing card after card in every way; ways to the same rows and the same cards left are added up. */
function dealt(cards: Composition, courtCards: CourtCards = 'ten', burnt = 0) {
  const court = courtCards === 'ten' ? { J: 10, Q: 10, K: 10 } : { J: 11, Q: 12, K: 13 };
  const value: Readonly<Record<string, number>> = { A: 1, T: 10, ...court };
  const pointsOf = CARDS.map(card => value[card[0]!] ?? Number(card[0]));
  // Kinds of cards: 1 to 13 points black, then red.
  const left = new Array<number>(26).fill(0);
  CARDS.forEach((card, number) => (left[pointsOf[number]! - 1 + (isRed(card) ? 13 : 0)]! += cards[number]!));
  const size = courtCards === 'ten' ? 10 : 13;
  const joint = Array.from({ length: size }, () => new Array<number>(size).fill(0));
  const result = { joint, couleur: 0, inverse: 0, unfinished: 0, lastRefait: 0 };
  type Rows = { chance: number; left: readonly number[]; first: number; second: number; firstRed: boolean | undefined };
  let running = new Map<string, Rows>([['', { chance: 1, left, first: 0, second: 0, firstRed: undefined }]]);
  while (running.size > 0) {
    const next = new Map<string, Rows>();
    for (const { chance, left, first, second, firstRed } of running.values()) {
      if (second >= 31) {
        joint[first - 31]![second - 31]! += chance;
        if (first + second === 62 && total(left) === burnt) result.lastRefait += chance;
        if (first !== second) result[firstRed === second < first ? 'couleur' : 'inverse'] += chance;
        continue;
      }
      if (total(left) <= burnt) {
        result.unfinished += chance;
        continue;
      }
      left.forEach((count, kind) => {
        if (count === 0) return;
        const points = (kind % 13) + 1;
        const rows: Rows = {
          chance: (chance * count) / total(left),
          left: left.map((other, place) => (place === kind ? other - 1 : other)),
          first: first < 31 ? first + points : first,
          second: first < 31 ? 0 : second + points,
          firstRed: firstRed ?? kind >= 13,
        };
        const key = `${rows.left.join()} ${rows.first} ${rows.second} ${rows.firstRed}`;
        const same = next.get(key);
        if (same) same.chance += rows.chance;
        else next.set(key, rows);
      });
    }
    running = next;
  }
  return result;
}

function agreesWithDealing(cards: Composition, courtCards: CourtCards = 'ten', burnt = 0): CoupLaw {
  const law = coupLaw(cards, { courtCards, burnt });
  const expected = dealt(cards, courtCards, burnt);
  expected.joint.forEach((line, i) =>
    line.forEach((chance, j) => near(law.joint[i]![j]!, chance, 1e-13, `rows ${31 + i} and ${31 + j}:`)),
  );
  for (const what of ['couleur', 'inverse', 'unfinished', 'lastRefait'] as const)
    near(law[what], expected[what], 1e-13, what);
  sumsToOne(law);
  return law;
}

/** A distribution in the form of the vectors. */
interface CountedLaw extends Readonly<Record<'decks' | 'noir' | 'rouge' | 'refait' | 'tie32_40' | 'tie_all', number>> {
  readonly row1: Readonly<Record<number, number>>;
  readonly row2: Readonly<Record<number, number>>;
  readonly ties: Readonly<Record<number, number>>;
  readonly joint: readonly (readonly number[])[];
}

const sixPacks = coupLaw(freshComposition(6));
const infinite = infiniteCoupLaw();

for (const decks of [1, 6]) {
  test(`the distribution of ${decks} fresh pack(s) agrees with the counted one of the vectors`, () => {
    const file = new URL(`../../vectors/mathematics/tq_${decks}deck.json`, import.meta.url);
    const expected = JSON.parse(readFileSync(file, 'utf8')) as CountedLaw;
    assert.equal(expected.decks, decks);
    const law = coupLaw(freshComposition(decks));
    assert.equal(law.row.length, 10);
    for (let i = 0; i < 10; i++) {
      near(law.row[i]!, expected.row1[31 + i]!, 1e-12, 'first row');
      near(law.row[i]!, expected.row2[31 + i]!, 1e-12, 'second row');
      near(law.ties[i]!, expected.ties[31 + i]!, 1e-12, 'equal rows');
      for (let j = 0; j < 10; j++) near(law.joint[i]![j]!, expected.joint[i]![j]!, 1e-12, 'joint');
    }
    for (const what of ['noir', 'rouge', 'refait'] as const) near(law[what], expected[what], 1e-12, what);
    near(law.tie, expected.tie32_40, 1e-12, 'tie 32..40');
    near(law.refait + law.tie, expected.tie_all, 1e-12, 'any tie');
    assert.equal(law.unfinished, 0);
    sumsToOne(law);
  });
}

test('with infinitely many packs a row ends at 31 with the exact chance 5042944600638011487664608419902705 / 13^31', () => {
  const scale = 10n ** 18n;
  const exact = Number((5042944600638011487664608419902705n * scale) / 13n ** 31n) / Number(scale);
  near(infinite.row[0]!, exact, 1e-15);
});

test('the infinite pack has the figures of M1', () => {
  const row =
    '0.148060862763 0.137905176637 0.127512672465 0.116891072887 0.106049464037 0.094998365315 0.083749794575 0.072317327041 0.060716146015 0.051799118266';
  const ties =
    '0.021922019082 0.019017837743 0.016259481639 0.013663522921 0.011246488822 0.009024689413 0.007014028091 0.005229795790 0.003686450387 0.002683148653';
  assert.equal(infinite.row.map(chance => chance.toFixed(12)).join(' '), row);
  assert.equal(infinite.ties.map(chance => chance.toFixed(12)).join(' '), ties);
  assert.equal(infinite.noir.toFixed(12), '0.445126268729');
  assert.equal(infinite.couleur.toFixed(12), '0.445126268729');
  assert.equal(infinite.tie.toFixed(12), '0.087825443460');
  sumsToOne(infinite);
});

test('court cards of 11, 12 and 13 give rows of 31 to 43, a refait in 2.042 % and ties in 9.918 % of coups', () => {
  const law = infiniteCoupLaw({ courtCards: '11-12-13' });
  assert.equal(law.row.length, 13);
  assert.equal((100 * law.refait).toFixed(3), '2.042');
  assert.equal((100 * (law.refait + law.tie)).toFixed(3), '9.918');
  sumsToOne(law);
  const shoe = coupLaw(freshComposition(6), { courtCards: '11-12-13' });
  assert.equal(shoe.joint.length, 13);
  near(shoe.refait, law.refait, 2e-4);
  sumsToOne(shoe);
});

test('a shoe of very many packs comes close to the infinite pack', () => {
  const law = coupLaw(freshComposition(2000));
  for (let i = 0; i < 10; i++) for (let j = 0; j < 10; j++) near(law.joint[i]![j]!, infinite.joint[i]![j]!, 1e-6);
  assert.ok(Math.abs(law.refait - infinite.refait) > 1e-9, 'a shoe is not an infinite pack');
});

test('in a fresh shoe couleur and inverse are equally likely, and so are noir and rouge', () => {
  assert.equal(sixPacks.couleur, sixPacks.inverse);
  assert.equal(sixPacks.noir, sixPacks.rouge);
  near(sixPacks.couleur, 0.445200543419, 1e-12);
});

test('the last cards of a shoe have the distribution of dealing in every way', () => {
  agreesWithDealing(composition({ Tc: 2, Kd: 3, '9h': 2, '7s': 3, '4d': 1 }));
  agreesWithDealing(composition({ Tc: 3, '9h': 3, '8s': 1, '6d': 3, '2c': 1, Ah: 1 }));
  agreesWithDealing(composition({ Jc: 4, Jh: 1, '5d': 4, '5s': 1, '3c': 3 }));
  agreesWithDealing(composition({ Ts: 5, Ad: 3, Ac: 2, '2h': 2 }));
});

test('where red and black cards of a value are unequal, couleur and inverse differ, exactly as in dealing every way', () => {
  const law = agreesWithDealing(composition({ Tc: 4, '9h': 3, '4s': 4, Ad: 1 }));
  assert.ok(Math.abs(law.couleur - law.inverse) > 1e-3, 'the colours must matter here');
  agreesWithDealing(composition({ Tc: 2, Td: 1, '9h': 2, '8s': 2, '3d': 3, '2c': 2, Ah: 1 }));
  agreesWithDealing(composition({ Kc: 3, Qd: 3, '2h': 5, '2s': 1, Ah: 4 }));
});

test('court cards of 11, 12 and 13 have the distribution of dealing in every way', () => {
  agreesWithDealing(composition({ Tc: 1, Jd: 2, Qc: 3, Kh: 2, '3s': 3 }), '11-12-13');
  agreesWithDealing(composition({ Kc: 4, Qh: 2, Ad: 3, '2c': 2 }), '11-12-13');
});

test('with no card left every coup is unfinished', () => {
  const law = agreesWithDealing(composition({}));
  assert.equal(law.unfinished, 1);
  assert.deepEqual(edges(law).rouge.half, { perCoup: 0, perValidCoup: 0 });
});

test('tens alone always tie at 40, if there are at least eight', () => {
  const law = agreesWithDealing(composition({ Th: 3, Kc: 5 }));
  assert.equal(law.ties[9], 1);
  assert.equal(law.tie, 1);
  assert.equal(agreesWithDealing(composition({ Th: 3, Kc: 4 })).unfinished, 1);
});

test('aces alone always end in a refait, on the last card if there are 62', () => {
  const law = coupLaw(composition({ Ac: 62 }));
  near(law.refait, 1, 1e-13);
  assert.equal(law.lastRefait, law.refait);
  sumsToOne(law);
  const more = coupLaw(composition({ Ac: 63 }));
  near(more.refait, 1, 1e-13);
  assert.equal(more.lastRefait, 0);
});

test('cards that cannot finish a coup leave it unfinished', () => {
  assert.equal(agreesWithDealing(composition({ Tc: 2, '9h': 2 })).unfinished, 1);
  assert.equal(agreesWithDealing(composition({ Tc: 3, '9h': 2, '8d': 1 })).unfinished, 1);
});

test('with cards that may or may not finish a coup, the rest of the chance is unfinished', () => {
  const law = agreesWithDealing(composition({ Tc: 4, '5h': 3, '4d': 2, '3s': 1 }));
  assert.ok(law.unfinished > 0.01 && law.unfinished < 0.99, 'it may be finished or not');
});

test('burnt cards that nobody saw count among those left, but cannot be dealt', () => {
  const cards = composition({ Tc: 4, '9h': 3, '5s': 2, '3s': 2, Ad: 2 });
  const laws = [0, 2, 3, 4].map(burnt => agreesWithDealing(cards, 'ten', burnt));
  const unfinished = laws.map(law => law.unfinished);
  assert.deepEqual(
    unfinished,
    unfinished.toSorted((a, b) => a - b),
  );
  assert.ok(
    laws[2]!.lastRefait > 1e-3 && laws[2]!.lastRefait < laws[2]!.refait,
    'some refaits take the last card, some do not',
  );
  assert.equal(agreesWithDealing(cards, 'ten', 13).unfinished, 1);
  assert.deepEqual(coupLaw(freshComposition(6), { burnt: 5 }), sixPacks);
});

test('in a shoe of one colour couleur wins exactly when the row of that colour does', () => {
  const red = agreesWithDealing(composition({ Td: 4, '9h': 4, '4d': 3, Ah: 2 }));
  near(red.couleur, red.rouge, 1e-13);
  const black = agreesWithDealing(composition({ Tc: 4, '9s': 4, '4c': 3, As: 2 }));
  near(black.couleur, black.noir, 1e-13);
});

test('the distribution calculated in slices is that calculated at once, and it yields often', () => {
  const cards = freshComposition(1).map((left, card) => (card % 7 ? left : 0));
  const steps = coupLawSteps(cards);
  let slices = 0;
  let step = steps.next();
  for (; !step.done; step = steps.next()) slices++;
  assert.ok(slices > 50, 'too few slices');
  assert.deepEqual(step.value, coupLaw(cards));
});

test('an invalid composition is refused by name', () => {
  assert.throws(() => coupLaw([1, 2, 3]), /52 counts/);
  assert.throws(() => coupLaw(Array(52)), /undefined is not a count of the card 2c/);
  assert.throws(() => coupLaw(composition({ Ah: -1 })), /-1 .* Ah/);
  assert.throws(() => coupLaw(composition({ '2c': 0.5 })), /0\.5 .* 2c/);
  assert.throws(() => coupLaw(freshComposition(1), { burnt: -1 }), /-1 .* burnt/);
  assert.throws(() => coupLaw(null as never), /52 counts, not null/);
  assert.throws(() => freshComposition(1.5), /1\.5 is not a number of packs/);
});

test('an option that no table has is refused by name', () => {
  const named = (given: object, message: RegExp) =>
    assert.throws(() => edges(infiniteCoupLaw(), given), { name: 'OptionError', message });
  named({ prison: 'zzz' }, /prison: "zzz" .* stepwise, any-win/);
  named({ refaitRule: 'never' }, /refaitRule/);
  named({ lastRefait: 1 }, /lastRefait/);
  named({ premiumOnTie: '' }, /premiumOnTie/);
  named({ premiumOnRefait: 'half' }, /premiumOnRefait: "half" .* kept, returned/);
  named({ insurance: { per: 0 } }, /insurance\.per: 0/);
  assert.throws(() => edges(infiniteCoupLaw(), {}, 0), { name: 'OptionError', message: /stake: 0/ });
  assert.throws(() => infiniteCoupLaw({ courtCards: 'eleven' as never }), { message: /courtCards: "eleven"/ });
  assert.throws(() => coupLaw(freshComposition(1), { courtCards: 'eleven' as never }), { message: /courtCards/ });
});

const percent = (share: number | undefined): string => (100 * share!).toFixed(6);
const chances = ['rouge', 'noir', 'couleur', 'inverse'] as const;

test('half lost at the refait costs 1.096101 % with infinitely many packs and 1.094569 % with six', () => {
  for (const chance of chances) {
    assert.equal(percent(edges(infinite)[chance].half?.perCoup), '1.096101');
    assert.equal(percent(edges(infinite)[chance].half?.perValidCoup), '1.201635');
    assert.equal(percent(edges(sixPacks)[chance].half?.perCoup), '1.094569');
    assert.equal(percent(edges(sixPacks)[chance].half?.perValidCoup), '1.199800');
  }
});

test('a locked unit is worth at A, B and C what M1 says, and prison costs accordingly', () => {
  const values = (law: CoupLaw): string =>
    edges(law)
      .rouge.prisonValues!.map(value => value.toFixed(6))
      .join(' ');
  assert.equal(values(infinite), '0.493844 0.243848 0.118994');
  assert.equal(values(sixPacks), '0.493854 0.243857 0.119003');
  const cost = (law: CoupLaw, prison: 'stepwise' | 'any-win' | 'one-level'): string =>
    percent(edges(law, { prison }).noir.prison?.perCoup);
  assert.deepEqual([cost(infinite, 'stepwise'), cost(sixPacks, 'stepwise')], ['1.109596', '1.108024']);
  assert.deepEqual([cost(infinite, 'any-win'), cost(sixPacks, 'any-win')], ['1.096116', '1.094584']);
  assert.deepEqual([cost(infinite, 'one-level'), cost(sixPacks, 'one-level')], ['1.122443', '1.120834']);
});

test('each setting of prison obeys its own rule', () => {
  const { noir: won, refait, tie } = sixPacks;
  const at = (prison: 'stepwise' | 'any-win' | 'one-level' | 'unlimited') =>
    edges(sixPacks, { prison }).noir.prisonValues!;
  const holds = (value: number, afterWin: number, afterRefait: number): void =>
    near(value, won * afterWin + refait * afterRefait + tie * value, 1e-14);
  const [a, b, c] = at('stepwise');
  holds(a!, 1, b!);
  holds(b!, a!, c!);
  holds(c!, b!, 0);
  const [anyA, anyB, anyC] = at('any-win');
  holds(anyA!, 1, anyB!);
  holds(anyB!, 1, anyC!);
  holds(anyC!, 1, 0);
  assert.equal(at('one-level').length, 1);
  holds(at('one-level')[0]!, 1, 0);
  const [freeA, freeB, freeC] = at('unlimited');
  holds(freeA!, 1, freeB!);
  holds(freeB!, freeA!, freeC!);
  assert.ok(freeA! > a! && freeA! - a! < 1e-4, 'without a top level a unit is worth a little more');
});

test('the three kinds of insurance cost what M1 says, per stake and per outlay', () => {
  const insured = (law: CoupLaw, options: Parameters<typeof edges>[1]): string => {
    const { perCoup, perOutlay } = edges(law, options).couleur.insured;
    return `${percent(perCoup)} ${percent(perOutlay)}`;
  };
  assert.equal(insured(infinite, {}), '0.912175 0.903143');
  assert.equal(insured(sixPacks, {}), '0.912292 0.903260');
  const decidedOnly = { premiumOnRefait: 'returned' } as const;
  assert.equal(insured(infinite, decidedOnly), '0.890253 0.881438');
  assert.equal(insured(sixPacks, decidedOnly), '0.890401 0.881585');
  assert.equal(insured(infinite, { premiumOnTie: 'kept' }), '1.000000 0.990099');
  assert.equal(insured(sixPacks, { premiumOnTie: 'kept' }), '1.000000 0.990099');
});

test('a premium that is kept is kept in every coup, even one that the end of the shoe makes void', () => {
  const law = coupLaw(composition({ Tc: 4, '5h': 3, '4d': 2, '3s': 1 }));
  assert.ok(law.unfinished > 0.01 && law.tie > 0.01, 'both must be possible');
  const kept = edges(law, { premiumOnTie: 'kept' }).noir.insured.perCoup;
  near(kept, 0.01, 1e-14);
  near(kept - edges(law).noir.insured.perCoup, 0.01 * (law.tie + law.unfinished + law.lastRefait), 1e-14);
});

test('a premium of 5 per started 500 weighs more on a small stake; in proportion it is always 1 %', () => {
  const started = (stake: number): number => edges(sixPacks, {}, stake).rouge.insured.premium;
  assert.equal(started(500), 0.01);
  assert.equal(started(100), 0.05);
  assert.equal(started(501), 10 / 501);
  assert.equal(started(1001), 15 / 1001);
  const insurance = { per: 500, price: 5, mode: 'proportional' } as const;
  assert.equal(edges(sixPacks, { insurance }, 100).rouge.insured.premium, 0.01);
  near(edges(sixPacks, {}, 100).rouge.insured.perCoup, 5 * edges(sixPacks).rouge.insured.perCoup, 1e-15);
});

test('the table shows half, prison or both, by its rule for the refait', () => {
  const shown = (refaitRule?: 'half-only' | 'prison-only'): string =>
    Object.keys(edges(sixPacks, refaitRule ? { refaitRule } : {}).rouge).join(' ');
  assert.equal(shown(), 'half prison prisonValues insured');
  assert.equal(shown('half-only'), 'half insured');
  assert.equal(shown('prison-only'), 'prison prisonValues insured');
});

test('the cards left help couleur as much as they hurt inverse', () => {
  const law = coupLaw(composition({ Tc: 4, '9h': 3, '4s': 4, Ad: 1 }));
  const { rouge, couleur, inverse } = edges(law);
  const gain = law.couleur - law.inverse;
  near(couleur.half!.perCoup, rouge.half!.perCoup - gain, 1e-15);
  near(inverse.half!.perCoup, rouge.half!.perCoup + gain, 1e-15);
});

test('a refait on the last cards is void and costs nothing', () => {
  const law = coupLaw(composition({ Ac: 62 }));
  assert.equal(edges(law).rouge.half!.perCoup, 0);
  assert.equal(edges(law, { lastRefait: 'last-coup' }).rouge.half!.perCoup, 0);
  near(edges(law, { lastRefait: 'counts' }).rouge.half!.perCoup, 0.5, 1e-13);
});
