/** Draws some of a list by lot: they are its first then, and the others lie behind them. */
export function drawnFrom<Each>(list: Each[], count: number, below: (sides: number) => number): readonly Each[] {
  for (let place = 0; place < count; place++) {
    const from = place + below(list.length - place);
    const item = list[from]!;
    list[from] = list[place]!;
    list[place] = item;
  }
  return list.slice(0, count);
}
