/** Tables of numbers by the sums of two rows of cards: how they move when cards are taken, and how two of them meet. */

/** For each number of cards in a row, the run of its possible sums, and where that run starts in a table. */
export interface Sums {
  readonly low: number[];
  readonly high: number[];
  readonly start: number[];
  size: number;
}

export function sums(mostCards: number, low: (cards: number) => number, high: (cards: number) => number): Sums {
  const all: Sums = { low: [], high: [], start: [], size: 0 };
  for (let cards = 0; cards <= mostCards; cards++) {
    all.low.push(low(cards));
    all.high.push(high(cards));
    all.start.push(all.size);
    all.size += Math.max(0, high(cards) - low(cards) + 1);
  }
  return all;
}

/** Numbers by the sums of two rows. */
export interface Table {
  readonly a: Sums;
  readonly b: Sums;
  readonly cells: Float64Array;
}

export const table = (a: Sums, b: Sums): Table => ({ a, b, cells: new Float64Array(a.size * b.size) });

/** Where the sums of a row go when it takes 0, 1, 2, ... cards of a value: quadruples cards taken, from, to, length. */
export function moves(from: Sums, to: Sums, value: number, most: number, direction: number): number[] {
  const list: number[] = [];
  from.low.forEach((fromLow, cards) => {
    for (let taken = 0; taken <= most; taken++) {
      const then = cards + direction * taken;
      if (!(then in to.low)) continue;
      const low = Math.max(fromLow, to.low[then]! - value * taken);
      const high = Math.min(from.high[cards]!, to.high[then]! - value * taken);
      if (low <= high) {
        const target = to.start[then]! + low + value * taken - to.low[then]!;
        list.push(taken, from.start[cards]! + low - fromLow, target, high - low + 1);
      }
    }
  });
  return list;
}

/** Adds `from`, moved by all ways to take cards of one value, to `to`; `ways` by the cards taken for a and b. */
export function carry(from: Table, to: Table, a: number[], b: number[], ways: Float64Array, side: number): void {
  const source = from.cells;
  const target = to.cells;
  for (let i = 0; i < a.length; i += 4) {
    for (let j = 0; j < b.length; j += 4) {
      const factor = ways[a[i]! * side + b[j]!]!;
      if (factor === 0) continue;
      let sourceLine = a[i + 1]! * from.b.size + b[j + 1]!;
      let targetLine = a[i + 2]! * to.b.size + b[j + 2]!;
      const length = b[j + 3]!;
      for (let line = a[i + 3]!; line > 0; line--) {
        for (let k = 0; k < length; k++) target[targetLine + k]! += factor * source[sourceLine + k]!;
        sourceLine += from.b.size;
        targetLine += to.b.size;
      }
    }
  }
}

/** Where the sums of one row meet what it lacks of a total: triples upper, lower (running down), length. */
export function meetings(upper: Sums, lower: Sums, total: number): number[] {
  const list: number[] = [];
  upper.low.forEach((upperLow, cards) => {
    if (!(cards in lower.low)) return;
    const low = Math.max(upperLow, total - lower.high[cards]!);
    const high = Math.min(upper.high[cards]!, total - lower.low[cards]!);
    if (low <= high) {
      list.push(
        upper.start[cards]! + low - upperLow,
        lower.start[cards]! + total - low - lower.low[cards]!,
        high - low + 1,
      );
    }
  });
  return list;
}

/** All ways to reach two totals: the products of what the rows have and what they lack. */
export function meet(upper: Table, lower: Table, a: number[], b: number[]): number {
  let total = 0;
  for (let i = 0; i < a.length; i += 3) {
    for (let line = 0; line < a[i + 2]!; line++) {
      const upperLine = (a[i]! + line) * upper.b.size;
      const lowerLine = (a[i + 1]! - line) * lower.b.size;
      for (let j = 0; j < b.length; j += 3) {
        let x = upperLine + b[j]!;
        let y = lowerLine + b[j + 1]!;
        for (const end = x + b[j + 2]!; x < end; x++, y--) total += upper.cells[x]! * lower.cells[y]!;
      }
    }
  }
  return total;
}
