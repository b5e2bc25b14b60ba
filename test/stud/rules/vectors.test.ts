import test, { describe } from 'node:test';
import assert from 'node:assert/strict';
import { assertAgree, readVectors, spoiltAreReported } from '../../vectors/agree.ts';
import { studFacts } from '../../vectors/stud-facts.ts';
import { studHands } from '../../vectors/stud-hands.ts';
import { studShowdown } from '../../vectors/stud-showdown.ts';

const read = (name: string): unknown => readVectors(`stud/${name}`);

describe('the vectors of stud, to the last chip', () => {
  const kinds = [
    ['real', 129, studHands],
    ['razz_real', 19, studHands],
    ['rooms', 119, studHands],
    ['raked_split', 1, studHands],
    ['random', 263, studHands],
    ['ties', 50, studHands],
    ['hilo_sidepot_no_low', 20, studHands],
    ['common', 1, studHands],
    ['showdown', 1000, studShowdown],
    ['seed_facts', 34, studFacts],
  ] as const;
  for (const [name, count, replay] of kinds)
    test(`${name}: all ${count} agree`, () => assertAgree(replay(read(name)), count));

  test('a hand with chips that are not ours is reported as different', () => {
    const { hands } = read('ties') as { hands: { payoffs: number[] }[] };
    const [hand] = hands;
    const payoffs = hand!.payoffs.map((chips, seat) => chips + (seat === 0 ? 1 : seat === 1 ? -1 : 0));
    assert.match(studHands({ hands: [{ ...hand, payoffs }] })[0]!.difference!, /payoffs/);
  });

  interface Told {
    finalStacks: number[];
    contributed: number[];
    uncalledReturned: number[];
    potBeforeRake: number;
    collected: number[];
    payoffs: number[];
    rake: number;
    events: { t: string; p?: number; amt?: number; amounts?: number[] }[];
  }
  const spoilt: readonly [string, string, (hand: Told) => boolean, (hand: Told) => unknown, RegExp][] = [
    ['final stack', 'random', () => true, hand => hand.finalStacks[0]!++, /the stacks at the end/],
    ['total of the chips put in', 'random', () => true, hand => hand.contributed[0]!++, /what is put in/],
    ['ante', 'random', () => true, hand => hand.events[0]!.amt!++, /the antes/],
    ['pot before the rake', 'real', () => true, hand => hand.potBeforeRake++, /the pot before the rake/],
    ['collected sum', 'real', () => true, hand => hand.collected[0]!++, /what is collected/],
    ['rake', 'real', hand => hand.rake > 0, hand => hand.rake--, /the sum of the payoffs/],
    [
      'uncalled wager',
      'real',
      hand => hand.uncalledReturned?.some(chips => chips > 0),
      hand => hand.uncalledReturned.push(hand.uncalledReturned.shift()!),
      /what comes back uncalled/,
    ],
    [
      'uncontested pot',
      'random',
      hand => hand.events.at(-1)!.t === 'push' && hand.events.at(-2)!.t === 'fold',
      hand => hand.events.at(-1)!.amounts!.reverse(),
      /what is pushed of pot 0/,
    ],
  ];
  for (const [what, name, fits, spoil, expected] of spoilt)
    test(`a wrong ${what} is reported as different`, () => {
      const { hands } = read(name) as { hands: Told[] };
      const hand = hands.find(fits)!;
      assert.equal(studHands({ hands: [hand] })[0]!.difference, undefined);
      spoil(hand);
      assert.match(studHands({ hands: [hand] })[0]!.difference!, expected);
    });

  interface Showdowns {
    cases: {
      high: { winners: number[]; category: string[]; best: string[][] };
      low8: { best: (string[] | null)[] };
    }[];
  }
  spoiltAreReported<Showdowns>('stud/showdown', studShowdown, [
    ['winner', file => (file.cases[0]!.high.winners = [2]), /high: the winners is \[3\], expected \[2\]/],
    ['category', file => (file.cases[0]!.high.category[0] = 'Two pair'), /category/],
    ['five', file => (file.cases[0]!.high.best[0]![4] = '2h'), /the five is Js Jc Qd Th 5h, expected/],
    ['low', file => (file.cases[0]!.low8.best[0] = ['2h', '3c', '5h', 'Th', 'Jc']), /the five is null, expected/],
  ]);

  test('the rake comes off winnings only: a player who wins nothing pays none of it', () => {
    const { hands } = read('raked_split') as { hands: Told[] };
    const [hand] = hands;
    for (const payoffs of [
      [-100, 0],
      [0, -100],
    ])
      assert.equal(studHands({ hands: [{ ...hand, payoffs, collected: undefined }] })[0]!.difference, undefined);
    assert.match(
      studHands({ hands: [{ ...hand, payoffs: [-110, 10], collected: undefined }] })[0]!.difference!,
      /gains 0 less a rake of 100, expected -110/,
    );
    const raked = (read('rooms') as { hands: Told[] }).hands.find(({ rake, payoffs }) => {
      return rake > 1 && payoffs.length > 2 && payoffs.filter(chips => chips > 0).length === 1;
    })!;
    const loser = raked.payoffs.findIndex(chips => chips < 0);
    const winner = raked.payoffs.findIndex(chips => chips > 0);
    const payoffs = raked.payoffs.map((chips, seat) => chips + (seat === loser ? -1 : seat === winner ? 1 : 0));
    assert.match(studHands({ hands: [{ ...raked, payoffs }] })[0]!.difference!, /less a rake of/);
  });

  test('a player who mucks gives up the pot (S36)', () => {
    const { hands } = read('ties') as { hands: Told[] };
    // the second to show of two who tie
    const hand = hands.find(({ events }) => events.filter(({ t }) => t === 'show').length === 2)!;
    const last = hand.events.findLast(({ t }) => t === 'show')!;
    const events = hand.events.map(event => (event === last ? { t: 'muck', p: last.p! } : event));
    assert.match(studHands({ hands: [{ ...hand, events }] })[0]!.difference!, /the payoffs/);
  });

  test('a hand that pays a chip from another pot than ours is reported as different, though all totals match', () => {
    const { hands } = read('ties') as { hands: { events: { t: string; amounts?: number[] }[] }[] };
    const hand = hands.find(({ events }) => events.filter(({ t }) => t === 'push').length === 2)!;
    const [main, side] = hand.events.filter(({ t }) => t === 'push').map(({ amounts }) => amounts!);
    main![1]!--;
    main![2]!++;
    side![1]!++;
    side![2]!--;
    assert.match(studHands({ hands: [hand] })[0]!.difference!, /what is pushed of pot 0 is \[31,31,31\]/);
  });
});
