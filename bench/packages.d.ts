/** What the benches use of packages that bring no types. */
declare module 'phe' {
  const phe: { evaluateCardCodes(codes: readonly number[]): number };
  export default phe;
}
declare module 'pokersolver' {
  interface Hand {
    readonly rank: number;
  }
  const pokersolver: {
    readonly Hand: { solve(cards: readonly string[]): Hand; winners(hands: readonly Hand[]): readonly Hand[] };
  };
  export default pokersolver;
}
