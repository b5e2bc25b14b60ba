/** Hands of stud dealt in every possible way and ranked by the rules, to check the fast odds against. */
import { PACK_52, seededRandom, shuffledSource, type Card } from '../../../src/cards.ts';
import { strength, type HandOrder } from '../../../src/stud/rules/hand.ts';

export const cards = (text: string): readonly Card[] => text.split(' ') as Card[];

/** Some hands with no card in common, and dead cards, from one shuffle. */
export function spot(seed: string, counts: readonly number[], dead = 0) {
  const source = shuffledSource(PACK_52, seededRandom(seed));
  source.shuffle();
  return { hands: counts.map(count => source.draw(count)), dead: source.draw(dead) };
}

/** Every way to choose this many of the cards. */
export function* taken(from: readonly Card[], count: number): Generator<readonly Card[]> {
  if (count === 0) yield [];
  else
    for (const [at, card] of from.entries())
      for (const rest of taken(from.slice(at + 1), count - 1)) yield [card, ...rest];
}

/** What each hand wins of one pot, by the slow ranking of the rules. */
export function divided(hands: readonly (readonly Card[])[], orders: readonly HandOrder[]): readonly number[] {
  const sides = orders.map(order => {
    const worths = hands.map(hand => strength(order, hand));
    const most = Math.max(...worths);
    return most === 0 ? undefined : worths.map(worth => Number(worth === most));
  });
  const won = sides.filter(side => side !== undefined);
  return hands.map((_, at) =>
    won.reduce((sum, side) => sum + side[at]! / side.reduce((all, each) => all + each, 0) / won.length, 0),
  );
}

/** The weight of one deal, given the cards that each hand has got beside its known ones, the face-down ones first. */
type DealWeight = (more: readonly (readonly Card[])[]) => number;

/** The shares of the pot of some hands, dealt in every possible way and ranked by the rules. */
export function slowly(
  hands: readonly (readonly Card[])[],
  dead: readonly Card[],
  orders: readonly HandOrder[],
  weigh: DealWeight = () => 1,
) {
  const shares = hands.map(() => 0);
  let deals = 0;
  let all = 0;
  const seen = [...hands.flat(), ...dead];
  const deal = (at: number, full: readonly (readonly Card[])[], gone: readonly Card[]): void => {
    if (at === hands.length) {
      deals++;
      const weight = weigh(full.map((hand, each) => hand.slice(hands[each]!.length)));
      all += weight;
      divided(full, orders).forEach((share, hand) => (shares[hand]! += weight * share));
      return;
    }
    const left = PACK_52.filter(card => !gone.includes(card));
    for (const more of taken(left, 7 - hands[at]!.length))
      deal(at + 1, [...full, [...hands[at]!, ...more]], [...gone, ...more]);
  };
  deal(0, [], seen);
  return { deals, shares: shares.map(share => share / all) };
}

/** The kinds of the game: their name, the question asked of them, and the order in which hands are compared. */
export const VARIANTS = [
  ['high', {}, ['high']],
  ['razz', { variant: 'razz' }, ['ace-to-five']],
  ['high-low with eight or better', { variant: 'high-low', lowRank: 'eight-or-better' }, ['high', 'eight-or-better']],
  ['high-low', { variant: 'high-low' }, ['high', 'deuce-to-seven']],
] as const;
