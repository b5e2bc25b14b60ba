/** Draws random items of a list: they move to its front, and the others follow. */
export function drawnFrom<Each>(list: Each[], count: number, below: (sides: number) => number): readonly Each[] {
  for (let place = 0; place < count; place++) {
    const from = place + below(list.length - place);
    const item = list[from]!;
    list[from] = list[place]!;
    list[place] = item;
  }
  return list.slice(0, count);
}
