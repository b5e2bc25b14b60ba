import { createHash } from 'node:crypto';
import test from 'node:test';
import assert from 'node:assert/strict';
import fc from 'fast-check';
import { evenChances, PACK_52, packs, seededRandom, shuffledSource, type KnownCard } from '../../src/cards.ts';

/** The words of a seed's stream, computed independently: SHA-256(key ‖ n) with key = SHA-256(seed in UTF-8), big-endian throughout. */
function* words(seed: string): Generator<number, never> {
  const key = createHash('sha256').update(seed, 'utf8').digest();
  for (let n = 0; ; n++) {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(n);
    const block = createHash('sha256').update(key).update(counter).digest();
    for (let at = 0; at < 32; at += 4) yield block.readUInt32BE(at);
  }
}

/** Fisher–Yates from the top with 32-bit words, rejecting those of the incomplete last run; in exact integers. */
function shuffled(pack: readonly KnownCard[], seed: string): readonly KnownCard[] {
  const stream = words(seed);
  const rest = [...pack];
  for (let place = 0; place < rest.length - 1; place++) {
    const sides = BigInt(rest.length - place);
    let word: bigint;
    do word = BigInt(stream.next().value);
    while (word / sides === 2n ** 32n / sides && 2n ** 32n % sides !== 0n);
    const drawn = place + Number(word % sides);
    [rest[place], rest[drawn]] = [rest[drawn]!, rest[place]!];
  }
  return rest;
}

const order = (pack: readonly KnownCard[], seed: string): readonly string[] => {
  const source = shuffledSource(pack, seededRandom(seed));
  source.shuffle();
  return source.order();
};

/** Fixed for all time: a deal that somebody has written down must come again. */
const GOLDEN: Readonly<Record<string, string>> = {
  'tapis vert':
    '5d Qc 7d 6c Jh Jc Td 6d 2s Ts Tc 6s 5s Kd Th 9d Qs 3c Js As 7c Kh Qh 5c 7h Ac 8c 3s 4d Ad 7s Ah 8d Kc Jd 4c 3h 8h 8s 2c 9c Ks 9h 4s 3d 2d Qd 4h 9s 5h 6h 2h',
  '1': 'Jc 2s 3d 8s 6d 2d Qh 8d Kc 4s Ad Jh 9h 2h 2c 8c 4d 4c 9d 6s Ks Qd 5d 7h 9c Th Qs 6c Ts Kh 3c 5h Jd 8h Ah Kd 4h 7d As 5s Td 7s 6h Qc 7c Js 3s 9s Ac 5c 3h Tc',
  'Neunzig ist größer als dreißig und vierzig':
    '8s Th Jd Jh 3d 8c 5d 6d 3s As Ad 9d 7d Ks 2h 8h 8d 2s Tc 4c 7h 7c 4s 3h Kh Kc 6c 7s 4d Ah 5h 9s 9h 3c 5c Ts Jc 4h 5s 6s Js Qd Kd Qc 6h Qh 9c Ac 2c Td 2d Qs',
  '': 'Kh Js Jc 4h Qc 5d 7h Qh Ad 3c Td 4c Kd 9h 6d 2s As 3d 5h 7s 8h 6h 2d 8d Jd 8s 9d Ks 9s 3h 6c 8c 7d 7c Kc Qs 4s Qd 2h 9c Ts 4d 6s Tc 5s 2c 5c Ac Jh Th 3s Ah',
};

for (const [seed, golden] of Object.entries(GOLDEN)) {
  test(`the seed “${seed}” always gives the same order`, () => {
    assert.equal(order(PACK_52, seed).join(' '), golden);
  });
}

test('the seeded order is that of an independent computation', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.constantFrom(1, 6), (seed, decks) => {
      assert.deepEqual(order(packs(decks), seed), shuffled(packs(decks), seed));
    }),
    {
      numRuns: 50,
      examples: [
        ['ÄÖÜ 🂡', 1],
        ['', 6],
      ],
    },
  );
});

test('the words of the stream are those of SHA-256', () => {
  const stream = words('stream');
  const random = seededRandom('stream');
  for (let at = 0; at < 100; at++) assert.equal(random.below(2 ** 32), stream.next().value);
});

test('the stream can be continued from the number of words used', () => {
  for (const used of [0, 1, 7, 8, 9, 16, 1000]) {
    const first = seededRandom('go on');
    for (let at = 0; at < used; at++) first.below(2 ** 32);
    assert.equal(first.used, used);
    const second = seededRandom('go on', used);
    assert.deepEqual(
      Array.from({ length: 20 }, () => first.below(1000)),
      Array.from({ length: 20 }, () => second.below(1000)),
    );
    assert.equal(first.used, second.used);
  }
});

test('a word of the incomplete last run is discarded', () => {
  // 2^32 = 6 × 715827882 + 4: the last four words would favour 0 to 3
  const given = [2 ** 32 - 4, 2 ** 32 - 1, 2 ** 32 - 5];
  let used = 0;
  const random = evenChances(() => given[used++]!);
  assert.equal(random.below(6), 5);
  assert.equal(used, 3);
});

test('if the number of sides divides 2^32, no word is discarded', () => {
  for (const sides of [1, 2, 4, 2 ** 31, 2 ** 32]) {
    let used = 0;
    const random = evenChances(() => (used++, 2 ** 32 - 1));
    assert.equal(random.below(sides), sides - 1);
    assert.equal(used, 1);
  }
});

test('the largest odd number of sides rejects nearly half of the words, and never gives a larger number', () => {
  const sides = 2 ** 31 + 1;
  const given = [sides, 2 ** 32 - 1, sides - 1];
  let used = 0;
  assert.equal(evenChances(() => given[used++]!).below(sides), sides - 1);
  assert.equal(used, 3);
});
