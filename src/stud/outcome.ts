/** The last hand of stud for a seat: what it won or lost, from which pot, and who beat whom. */
import type { Seat, Viewer } from '../game/contract.js';
import { handOutcome, type HandOutcome, type PotPart, type PotSide } from '../stakes/outcome.js';
import { seatsIn } from '../stakes/seats.js';
import { strength, type HandOrder } from './rules/hand.js';
import { handOf, lowOrder } from './rules/showdown.js';
import type { Award, View } from './rules/table.js';

/** The half that an award belongs to: what nobody has claimed, or has a hand for, goes with the other half (S22). */
export function halfOf({ side, seat }: Award, { cards, showdown, options }: View): 'high' | 'low' {
  if (side !== 'whole') return side;
  const isLow = showdown.claims[seat] === 'low' && strength(lowOrder(options)!, handOf(cards, seat)) > 0;
  return isLow ? 'low' : 'high';
}

/** How hands are compared for a part of a pot. */
export const orderOf = (side: PotSide, { options }: Pick<View, 'options'>): HandOrder =>
  side === 'high' ? 'high' : (lowOrder(options) ?? 'high');

/** The seats whose hands were compared for a part of a pot: shown and, if halves are declared, claimed. */
function compared(
  { live, showdown: { shown, claims }, result }: View,
  { pot, side }: Pick<PotPart, 'pot' | 'side'>,
  winner: Seat,
) {
  const claimed = (seat: Seat): boolean => !claims[seat] || side === 'whole' || [side, 'both'].includes(claims[seat]);
  // if nobody could make a claim good, the cards of all decided
  return seatsIn(live & shown & result!.pots[pot]!.seats).filter(seat => claimed(seat) || !claimed(winner));
}

/** A part of a pot with the reason for its award, and the hand that it is compared with for this seat. */
function partOf(view: View, awards: readonly [Award, ...Award[]], seat: Viewer): PotPart {
  const { pot } = awards[0];
  const side: PotSide = view.options.variant === 'high-low' ? halfOf(awards[0], view) : 'whole';
  const shares = awards.map(({ seat: winner, amount }) => ({ seat: winner, amount }));
  const part = { pot, side, shares };
  if (!view.result!.showdown) return { ...part, side: 'whole', reason: 'folds', beaten: -1 };
  const order = orderOf(side, view);
  const worth = (of: Seat): number => strength(order, handOf(view.cards, of));
  const [winner] = shares.map(share => share.seat) as [Seat];
  const others = compared(view, part, winner).filter(other => worth(other) > 0 && worth(other) < worth(winner));
  const next = others.reduce((best, other) => (best < 0 || worth(other) > worth(best) ? other : best), -1);
  return {
    ...part,
    reason: shares.length > 1 ? 'equal' : 'hand',
    beaten: seat !== 'onlooker' && others.includes(seat) ? seat : next,
  };
}

/**
 * The last hand for a seat, from any view of it; undefined while none is settled. Only hands that were shown are
 * compared.
 */
export function outcome(view: View, seat: Viewer): HandOutcome | undefined {
  const { result, live, dealtIn } = view;
  if (!result) return undefined;
  const groups = new Map<string, [Award, ...Award[]]>();
  for (const award of result.awards) {
    const key = `${award.pot} ${view.options.variant === 'high-low' && result.showdown ? halfOf(award, view) : ''}`;
    const group = groups.get(key);
    if (group) group.push(award);
    else groups.set(key, [award]);
  }
  const parts = [...groups.values()].map(awards => partOf(view, awards, seat));
  return handOutcome(seat, { dealtIn, live, paid: result.paid, bonuses: [], parts });
}
