/** The last hand of Einundvierzig for a seat: what it won or lost, and who beat whom. */
import type { Viewer } from '../game/contract.js';
import { handOutcome, type HandOutcome, type PotPart } from '../stakes/outcome.js';
import { hasSeat, seatsClockwise } from '../stakes/seats.js';
import { strength } from './rules/hand.js';
import type { View } from './rules/table.js';

/**
 * The last hand for a seat, from any view of it; undefined while none is settled. Equal hands never split the pot: the
 * place nearest to Vorhand decides (E3).
 */
export function outcome(
  { result, live, dealtIn, forehand, cards, options }: View,
  seat: Viewer,
): HandOutcome | undefined {
  if (!result) return undefined;
  const { pots, showdown, paid, bonuses } = result;
  const parts = pots.map(({ winner, amount, rake, tied, seats }, pot): PotPart => {
    const part = { pot, side: 'whole' as const, shares: [{ seat: winner, amount: amount - rake }] };
    if (!showdown) return { ...part, reason: 'folds', beaten: -1 };
    const others = seatsClockwise(seats & live, forehand).filter(other => other !== winner);
    const worth = (of: number): number => strength(cards[of]!, options);
    const best = others.reduce((first, other) => (first < 0 || worth(other) > worth(first) ? other : first), -1);
    const hasLost = seat !== 'onlooker' && seat !== winner && hasSeat(seats & live, seat);
    return { ...part, reason: tied ? 'place' : 'hand', beaten: hasLost ? seat : best };
  });
  return handOutcome(seat, { dealtIn, live, paid, bonuses, parts });
}
