import test, { describe } from 'node:test';
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { studFacts } from '../vectors/stud-facts.ts';
import { studHands } from '../vectors/stud-hands.ts';
import { studShowdown } from '../vectors/stud-showdown.ts';

const read = (name: string): unknown =>
  JSON.parse(readFileSync(new URL(`../vectors/stud/${name}.json`, import.meta.url), 'utf8'));

describe('the vectors of stud, to the last chip', () => {
  const kinds = [
    ['real', 129, studHands],
    ['razz_real', 19, studHands],
    ['random', 263, studHands],
    ['ties', 50, studHands],
    ['hilo_sidepot_no_low', 20, studHands],
    ['showdown', 1000, studShowdown],
    ['seed_facts', 34, studFacts],
  ] as const;
  for (const [name, count, replay] of kinds) {
    test(`${name}: all ${count} agree`, () => {
      const verdicts = replay(read(name));
      assert.equal(verdicts.length, count);
      assert.deepEqual(
        verdicts.filter(({ difference }) => difference !== undefined),
        [],
      );
    });
  }

  test('a hand whose chips are not ours differs', () => {
    const { hands } = read('ties') as { hands: { payoffs: number[] }[] };
    const [hand] = hands;
    const payoffs = hand!.payoffs.map((chips, seat) => chips + (seat === 0 ? 1 : seat === 1 ? -1 : 0));
    assert.match(studHands({ hands: [{ ...hand, payoffs }] })[0]!.difference!, /payoffs/);
  });

  test('a hand in which a chip comes from another pot than ours differs, though everybody gets as much', () => {
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
