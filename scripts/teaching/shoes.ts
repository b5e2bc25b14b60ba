/**
 * What counting a shoe of Trente et Quarante is worth: shoes are dealt to their end, and before each coup its exact law
 * is computed from the cards seen. A shoe takes some seconds, so results are stored in `shoes.csv`; to recompute: node
 * --import tsx scripts/teaching/shoes.ts 40
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { cardNumber, seededRandom, shuffledSource } from '../../src/cards.ts';
import { coupLaw, freshComposition } from '../../src/trente-quarante/rules/coup-law.ts';
import { edges, type ChanceEdges } from '../../src/trente-quarante/rules/edges.ts';
import { valueOf } from '../../src/trente-quarante/rules/coup.ts';
import { trenteQuarante } from '../../src/rules.ts';

/** A shoe for a player who counts it; edges are sums over its coups, as fractions of a unit. */
export interface CountedShoe {
  readonly seed: string;
  readonly coups: number;
  /** The number of coups before which a chance favoured the player. */
  readonly ahead: number;
  /** The most cards left before one of these; 0 if there was none. */
  readonly left: number;
  /** The average gain of a unit bet on the best chance before these coups only. */
  readonly gain: number;
  /** The cost of a unit before every coup: uninsured, always insured, insured only when better. */
  readonly bare: number;
  readonly insured: number;
  readonly better: number;
}

const FILE = new URL('shoes.csv', import.meta.url);
/** A row is dealt until it has this many points. */
const ENOUGH = 31;

/** The counted shoes: a line for each, below the column names. */
export function countedShoes(): readonly CountedShoe[] {
  const [head, ...lines] = readFileSync(FILE, 'utf8').trim().split('\n');
  const names = head!.split(',').slice(1);
  return lines.map(line => {
    const [seed, ...numbers] = line.split(',');
    return { seed, ...Object.fromEntries(names.map((name, at) => [name, Number(numbers[at])])) } as CountedShoe;
  });
}

/** Deals a shoe to its end and counts it. */
export function countShoe(seed: string): CountedShoe {
  const { options } = trenteQuarante.open({});
  const source = shuffledSource(trenteQuarante.pack(options), seededRandom(seed));
  source.shuffle();
  source.draw(options.burn);
  const unseen = [...freshComposition(options.decks)];
  /** Deals a row; false if the shoe runs out. */
  const row = (): boolean => {
    for (let sum = 0; sum < ENOUGH;) {
      if (source.left === 0) return false;
      const [card] = source.draw(1);
      unseen[cardNumber(card!)]!--;
      sum += valueOf(card!, 'ten');
    }
    return true;
  };
  let [coups, ahead, left, gain, bare, insured, better] = [0, 0, 0, 0, 0, 0, 0];
  // whether a coup can be completed is part of its law: it is counted before it is dealt
  do {
    const chances = Object.values(edges(coupLaw(unseen, { burnt: options.burn }), options));
    const costs = chances.map(chance => Math.min(chance.half!.perCoup, chance.insured.perCoup));
    const best = Math.min(...costs);
    const [rouge] = chances as [ChanceEdges];
    coups++;
    if (best < 0) {
      ahead++;
      left = Math.max(left, source.left);
      gain -= best;
    }
    bare += rouge.half!.perCoup;
    insured += rouge.insured.perCoup;
    better += costs[0]!;
  } while (row() && row() && source.left > 0);
  const rounded = (value: number): number => Number(value.toFixed(6));
  return {
    seed,
    coups,
    ahead,
    left,
    gain: rounded(gain),
    bare: rounded(bare),
    insured: rounded(insured),
    better: rounded(better),
  };
}

if (import.meta.filename === process.argv[1]) {
  const shoes = Array.from({ length: Number(process.argv[2] ?? 40) }, (_, at) => countShoe(`shoe ${at + 1}`));
  const names = Object.keys(shoes[0]!) as (keyof CountedShoe)[];
  const lines = [names, ...shoes.map(shoe => names.map(name => shoe[name]))];
  writeFileSync(FILE, lines.map(line => `${line.join()}\n`).join(''));
}
