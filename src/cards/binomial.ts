/** The number of ways to choose `taken` of `all` cards: the binomial coefficient. */
export function binomial(all: number, taken: number): number {
  let ways = 1;
  for (let at = 0; at < taken; at++) ways = (ways * (all - at)) / (at + 1);
  return ways;
}
