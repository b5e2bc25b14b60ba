/** Types for the packages without types that the benches use. */
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
