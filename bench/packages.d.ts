/** What the benches use of packages that bring no types. */
declare module 'phe' {
  export function evaluateCardCodes(codes: readonly number[]): number;
}
declare module 'pokersolver' {
  export class Hand {
    readonly rank: number;
    static solve(cards: readonly string[]): Hand;
    static winners(hands: readonly Hand[]): readonly Hand[];
  }
}
