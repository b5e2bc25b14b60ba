// left to CI: 50,000 deals beside each chance
/** The exact chances, checked against M2, against plain counting, and against each other. */
import { readFileSync } from 'node:fs';
import test, { describe } from 'node:test';
import assert from 'node:assert/strict';
import { CardError, readCards, seededRandom, shuffledSource, type Card } from '../../../src/cards.ts';
import { einundvierzigOdds } from '../../../src/odds.ts';
import { readings, strength, type Ranking } from '../../../src/einundvierzig/rules/hand.ts';
import { PACK } from '../../../src/einundvierzig/rules/table.ts';

const { handLaw, showdownChances, OddsError } = einundvierzigOdds;
const RANKING: Ranking = { ungroupedHand: 'high-card', points: true };
const near = (ours: number, theirs: number, within = 1e-12, said = '') =>
  assert.ok(Math.abs(ours - theirs) <= within, `${said} ${ours}, not ${theirs} within ${within}`);

/** Every way to choose this many of these cards. */
function* sets(cards: readonly Card[], count: number): Generator<readonly Card[]> {
  if (count === 0) yield [];
  else
    for (let at = 0; at <= cards.length - count; at++)
      for (const rest of sets(cards.slice(at + 1), count - 1)) yield [cards[at]!, ...rest];
}
const without = (...gone: readonly Card[]) => PACK.filter(card => !gone.includes(card));

describe('what a hand may become', () => {
  const M2 = JSON.parse(readFileSync(new URL('../../vectors/mathematics/e41.json', import.meta.url), 'utf8')) as {
    categories: Record<string, number>;
    distribution: Record<string, Record<string, number>>;
  };
  const law = handLaw([]);

  test('from no cards: the distribution of all 35,960 hands', () => {
    assert.equal(law.hands, 35_960);
    assert.equal(law.strengths.length, 43);
    assert.deepEqual(
      Object.values(law.categories).map(chance => Math.round(chance * law.hands)),
      Object.values(M2.categories).reverse(),
    );
    // by points the highest first; by rank in the order of the file
    const byRank = new Set(['four of a rank', 'three of a rank']);
    const counts = Object.entries(M2.distribution).flatMap(([group, each]) =>
      byRank.has(group) ? Object.values(each) : Object.values(each).reverse(),
    );
    assert.deepEqual(
      law.strengths.map(({ chance }) => Math.round(chance * law.hands)),
      counts,
    );
    near(law.fortyOne, 16 / 35_960);
  });

  for (const [own, gone] of [
    ['Ah Kh', ''],
    ['9c 9d', ''],
    ['7c Kd', '7d 7h Ks Ad'],
    ['Ah Kh', 'Th Jd Qs 7c 8c 9c'],
    ['Ah', ''],
    ['Ah Kh Qh', 'Th'],
  ] as const)
    test(`from ${own}, without ${gone || 'any other'}: each group as counted one by one`, () => {
      const [hand, dead] = [readCards(own), readCards(gone)];
      const counts: Record<string, number> = {};
      let all = 0;
      for (const more of sets(without(...hand, ...dead), 4 - hand.length)) {
        const { category } = readings([...hand, ...more])[0]!;
        counts[category] = (counts[category] ?? 0) + 1;
        all++;
      }
      const { hands, categories } = handLaw(hand, { gone: dead });
      assert.equal(hands, all);
      for (const [category, chance] of Object.entries(categories)) near(chance, (counts[category] ?? 0) / all);
    });
  test('four cards are what they are', () => {
    const four = handLaw(['Ah', 'Kh', 'Qh', 'Jh']);
    assert.deepEqual([four.hands, four.categories.fourOfASuit, four.fortyOne], [1, 1, 1]);
  });
  test('the chances add up to one', () => {
    for (const cards of ['Ah Kh', '7c', '9c 9d 9h']) {
      const { categories, strengths } = handLaw(readCards(cards));
      near(
        Object.values(categories).reduce((a, b) => a + b),
        1,
      );
      near(
        strengths.reduce((all, { chance }) => all + chance, 0),
        1,
      );
    }
  });
  test('follows other rankings', () => {
    assert.equal(handLaw([], { ranking: { ungroupedHand: 'zero', points: true } }).strengths.length, 42);
    const old = handLaw([], { ranking: { ungroupedHand: 'high-card', points: false } });
    near(old.categories.single, (27_720 + 1_680) / 35_960);
    assert.equal(old.categories.points, 0);
  });
});

/** The same by plain counting: every deal one by one. */
function counted(hand: readonly Card[], rivals: readonly (readonly Card[])[], before: number, gone: readonly Card[]) {
  const sums = { win: 0, alone: 0, tied: 0 };
  let deals = 0;
  const go = (left: readonly Card[], hands: readonly (readonly Card[])[]): void => {
    const at = hands.length;
    if (at < rivals.length) {
      for (const more of sets(left, 4 - rivals[at]!.length))
        go(
          left.filter(card => !more.includes(card)),
          [...hands, [...rivals[at]!, ...more]],
        );
      return;
    }
    const own = strength(hand, RANKING);
    const others = hands.map(cards => strength(cards, RANKING));
    deals++;
    if (others.every(other => other < own)) sums.alone++;
    else if (others.every(other => other <= own)) sums.tied++;
    if (others.every((other, rival) => (rival < before ? other < own : other <= own))) sums.win++;
  };
  go(without(...hand, ...rivals.flat(), ...gone), []);
  return { win: sums.win / deals, alone: sums.alone / deals, tied: sums.tied / deals };
}

describe('who takes the pot', () => {
  for (const [own, rivals, before, gone] of [
    ['Ah 9h 9s 8d', ['Kc 9d'], 0, ''],
    ['Ah 9h 9s 8d', ['Kc 9d'], 1, ''],
    ['Ah 9h 9s 8d', ['Kc 9d', 'Qc Qd'], 1, '7c 7d 7h 7s 8c 8h Tc Td'],
    ['Ks Kd 7c 8h', ['Ac Ts', 'Jh 9h', '8d 8s'], 2, '7d 7h 7s 8c Tc Td Th 9c 9d 9s'],
    ['Ks Kd 7c 8h', ['Ac Ts Qd', ''], 0, '7d 7h 7s 8c Tc Td Th 9c 9d 9s'],
    ['Ks Kd 7c 8h', ['', '', ''], 1, '7d 7h 7s 8c 8d 8s Tc Td Th 9c 9d 9s Jc Jd Jh Qc'],
    ['Ah 9h 9s 8d', ['', 'Kc 9d', ''], 2, '7c 7d 7h 7s 8c 8h Tc Td Th Jc Jd Jh Qc Qd'],
  ] as const)
    test(`${own} against ${rivals.join(', ')} with ${before} players before it: as counted one by one`, () => {
      const open = rivals.map(cards => readCards(cards));
      const ours = showdownChances(readCards(own), open, before, { gone: readCards(gone) });
      const theirs = counted(readCards(own), open, before, readCards(gone));
      for (const name of ['win', 'alone', 'tied'] as const) near(ours[name], theirs[name], 1e-12, name);
    });
  test('ties go to Vorhand and then clockwise, so the order matters', () => {
    const hand = readCards('Kc Kd 7h 8s');
    const open = ['Qc 9s', '9d Ts', '8h Ad'].map(cards => readCards(cards));
    const wins = [0, 1, 2, 3].map(before => showdownChances(hand, open, before).win);
    assert.ok(
      wins.every((win, at) => at === 0 || win < wins[at - 1]!),
      String(wins),
    );
    const { alone, tied } = showdownChances(hand, open, 0);
    near(alone + tied, wins[0]!, 1e-12, 'Vorhand wins every tie');
    near(alone, wins[3]!, 1e-12, 'the last of all wins none');
  });
  test('hands that are fully known', () => {
    const known = [readCards('Qc Qd 7s 8h')];
    assert.deepEqual(showdownChances(readCards('Kc Kd 7h 8s'), known, 0), { win: 1, alone: 0, tied: 1 });
    assert.deepEqual(showdownChances(readCards('Kc Kd 7h 8s'), known, 1), { win: 0, alone: 0, tied: 1 });
    assert.deepEqual(showdownChances(readCards('Kc Kd 7h 8s'), [], 0), { win: 1, alone: 1, tied: 0 });
  });
  test('one unknown rival: as the distribution of all hands says', () => {
    const hand = readCards('Ah 9h 9s 8c');
    const { strengths } = handLaw([], { gone: hand });
    const own = strength(hand, RANKING);
    const { win, tied } = showdownChances(hand, [[]], 1);
    near(
      win,
      strengths.reduce((sum, { strength, chance }) => sum + (strength < own ? chance : 0), 0),
    );
    near(tied, strengths.find(({ strength }) => strength === own)!.chance);
  });
  test('two own cards: over every card that may come', () => {
    const hand = readCards('Ah 9h');
    const gone = readCards('7c 7d 7h 7s 8c 8d 8h 8s 9c 9d 9s Tc Td Th');
    let [wins, deals] = [0, 0];
    for (const more of sets(without(...hand, ...gone), 2)) {
      wins += showdownChances([...hand, ...more], [[]], 0, { gone }).win;
      deals++;
    }
    near(showdownChances(hand, [[]], 0, { gone }).win, wins / deals);
  });

  for (const [own, rivals, before] of [
    ['Ah 9h 9s 8c', ['', '', '', '', ''], 2],
    ['Ah 9h Th Jc', ['', '', '', '', '', ''], 0],
    ['Kc Kd 7h Kh', ['', '', '', '', '', ''], 4],
    ['Kc Kd 7h 8s', ['9c', '9d', '9h', 'Tc', 'Td', 'Th'], 3],
    ['Kc Kd Qh Qs', ['', 'Ad', '', '8c', ''], 5],
    ['Ah 9h 9s 8c', ['', 'Kc', '7d Qd', 'Jc', 'Ks 7s', ''], 1],
  ] as const)
    test(`${own} against ${rivals.map(open => open || 'no open card').join(', ')}, with ${before} players before it: as in 50,000 deals`, () => {
      const hand = readCards(own);
      const open = rivals.map(cards => readCards(cards));
      const worth = strength(hand, RANKING);
      const source = shuffledSource(without(...hand, ...open.flat()), seededRandom(`${own}, ${before}`));
      const deals = 50_000;
      const sums = { win: 0, alone: 0, tied: 0 };
      for (let deal = 0; deal < deals; deal++) {
        source.shuffle();
        const dealt = open.map(cards => source.draw(4 - cards.length));
        source.mixIn(dealt.flat());
        const others = open.map((cards, at) => strength([...cards, ...dealt[at]!], RANKING));
        const best = Math.max(...others);
        if (best < worth) sums.alone++;
        if (best === worth) sums.tied++;
        if (best <= worth && others.slice(0, before).every(other => other < worth)) sums.win++;
      }
      const ours = showdownChances(hand, open, before);
      for (const name of ['win', 'alone', 'tied'] as const)
        near(ours[name], sums[name] / deals, 4 * Math.sqrt((ours[name] * (1 - ours[name])) / deals), name);
      if (before === 0) near(ours.win, ours.alone + ours.tied, 1e-12, 'Vorhand wins every tie');
      if (before === rivals.length) near(ours.win, ours.alone, 1e-12, 'the last of all wins none');
    });
  describe('exactly one hand takes the pot: the chances add up to one', () => {
    test('no player knows a card, and all sit in a row', () => {
      for (const [rivals, gone] of [
        [1, 0],
        [2, 16],
        [3, 16],
      ] as const) {
        const known = { gone: PACK.slice(0, gone) };
        const open = Array(rivals).fill([]) as Card[][];
        const chances = Array.from({ length: rivals + 1 }, (_, before) => showdownChances([], open, before, known));
        near(
          chances.reduce((sum, { win }) => sum + win, 0),
          1,
          1e-12,
          `${rivals + 1} seats`,
        );
        assert.ok(chances.every(({ alone }) => alone === chances[0]!.alone));
      }
    });
    for (const [name, seats] of [
      ['two cards of each are open', ['Ac 9c', 'Kd Kh', '7s Js', 'Td 9d', 'Qc Qs', '8h 7h', 'Ad Tc']],
      ['more of some, and less', ['Ac 9c', 'Kd Kh 8h', '7s Js Qs Qd', 'Td', '8c 8d', 'Jh 9h 7c']],
    ] as const)
      test(name, () => {
        const hands = seats.map(cards => readCards(cards));
        const wins = hands.map(
          (hand, before) =>
            showdownChances(
              hand,
              hands.filter(other => other !== hand),
              before,
            ).win,
        );
        near(
          wins.reduce((sum, win) => sum + win, 0),
          1,
        );
      });
  });

  test('three own cards against two unknown rivals: over every card that may come', () => {
    const hand = readCards('Ah Kd 9s');
    const open: Card[][] = [[], []];
    const wins = without(...hand).map(more => showdownChances([...hand, more], open, 1).win);
    near(showdownChances(hand, open, 1).win, wins.reduce((sum, win) => sum + win, 0) / wins.length);
  });

  test('a count that would take too long is refused, with the steps it would take', () => {
    for (const [own, rivals] of [
      ['', 2],
      ['Ah', 3],
      ['Ah 9h', 3],
      ['Ah 9s', 6],
      ['7h 8s 9d', 4],
    ] as const)
      assert.throws(() => showdownChances(readCards(own), Array(rivals).fill([]) as Card[][], 0), {
        name: 'OddsError',
        message: /^These hands take [1-9]e\+\d+ steps to count: too many for an exact answer\. Four own cards always/,
      });
    assert.throws(() => showdownChances(readCards('Ah 9h 9s 8c'), Array(8).fill([]) as Card[][], 0), /enough cards/);
    assert.throws(() => showdownChances(readCards('Ah 9h 9s 8c'), [[]], 2), /better place/);
  });
  test('parts of a ranking that are left out are as in the game', () => {
    const nothing = readCards('Ah 7c 8d 9s');
    assert.deepEqual(handLaw(readCards('Ah Kh Qd 9s'), { ranking: { ungroupedHand: 'zero' } }).categories.points, 1);
    assert.deepEqual(handLaw(nothing, { ranking: { points: true } }), handLaw(nothing));
    assert.deepEqual(handLaw(nothing, { ranking: {} }), handLaw(nothing));
    const two = readCards('Ah Kh');
    assert.deepEqual(
      showdownChances(two, [readCards('7c 8c')], 0, { ranking: { ungroupedHand: 'high-card' } }),
      showdownChances(two, [readCards('7c 8c')], 0),
    );
  });
  test('an unknown field is named, not ignored', () => {
    const message = /Unknown field ungroupedHand. Allowed: gone, ranking/;
    assert.throws(() => handLaw([], { ungroupedHand: 'zero' } as never), { name: 'OddsError', message });
  });
  test('an invalid list of cards or ranking is named', () => {
    const hand = readCards('Ah Kh Qd 9s');
    const refused = (ask: () => unknown, message: RegExp) =>
      assert.throws(ask, (error: Error) => error instanceof OddsError && message.test(error.message));
    for (const [known, message] of [
      [{ ranking: { ungroupedHand: 'foo' } }, /^ranking\.ungroupedHand must be high-card or zero, not foo\.$/],
      [{ ranking: { points: 1 } }, /^ranking\.points must be true or false, not 1\.$/],
      [{ ranking: null }, /^ranking must be an object, not null\.$/],
      [{ gone: 'Ac' }, /^gone must be a list, not Ac\.$/],
      [null, /^What is known must be an object, not null\.$/],
    ] as const) {
      refused(() => handLaw(hand, known as never), message);
      refused(() => showdownChances(hand, [readCards('7c 8c')], 0, known as never), message);
    }
    refused(() => handLaw(undefined as never), /^cards must be a list, not undefined\.$/);
    refused(() => showdownChances(undefined as never, [], 0), /^hand must be a list/);
    refused(() => showdownChances(hand, undefined as never, 0), /^rivals must be a list/);
    refused(() => showdownChances(hand, [[], 7 as never], 0), /^rivals\[1\] must be a list, not 7\.$/);
  });
  test('invalid cards are named', () => {
    assert.throws(() => handLaw(['2c']), CardError);
    assert.throws(() => handLaw(['??']), CardError);
    assert.throws(() => handLaw(['Ac', undefined as never]), CardError);
    assert.throws(() => showdownChances(readCards('Ah 9h 9s 8c'), [Array<'Ac'>(2)], 0), CardError);
    assert.throws(() => handLaw(['Ac', 'Ac']), /Ac is not in the pack of 32, or is listed twice/);
    assert.throws(() => handLaw(readCards('Ac Ad Ah As Kc')), /4 cards, not 5/);
    assert.throws(() => showdownChances(['Ac'], [['Ac']], 0), /listed twice/);
    assert.throws(() => showdownChances(readCards('Ah 9h 9s 8c'), [readCards('Ac Ad Kc Kd Qc')], 0), CardError);
  });
});

describe('M2: ties, and the value of Vorhand’s order, when all stay in', () => {
  /** The simulated figures of M2: players, probability that the best hand is tied, Vorhand's share, and our deals. */
  for (const [players, ties, share, deals] of [
    [3, 0.166, 0.398, 1500],
    [4, 0.169, 0.31, 200],
    [5, 0.155, 0.242, 40],
    [6, 0.141, 0.196, 40],
    [7, 0.125, 0.166, 60],
  ] as const)
    test(`${players} players`, () => {
      const source = shuffledSource(PACK, seededRandom(`M2, ${players}`));
      const wins: number[] = [];
      const alone: number[] = [];
      for (let deal = 0; deal < deals; deal++) {
        source.shuffle();
        const hand = source.draw(4);
        const open = Array.from({ length: players - 1 }, () => source.draw(2));
        source.mixIn([...hand, ...open.flat()]);
        const chances = showdownChances(hand, open, 0);
        wins.push(chances.win);
        alone.push(chances.alone);
      }
      const mean = (list: readonly number[]) => list.reduce((a, b) => a + b, 0) / list.length;
      const error = (list: readonly number[]) =>
        Math.sqrt(mean(list.map(value => (value - mean(list)) ** 2)) / (list.length - 1));
      const theirError = 0.0035;
      near(mean(wins), share, 4 * Math.hypot(error(wins), theirError), 'Vorhand’s share');
      // each player is alone at the top as often as any other
      near(1 - players * mean(alone), ties, 4 * Math.hypot(players * error(alone), theirError), 'ties');
    });
});
