/** A step of New Game as frames: which card comes when. Pure: no page, no clock. */
import type { Card } from '../../cards/card.js';
import type { Frame, StepFrames } from '../../table/frames.js';
import type { StepOf } from '../../table/session.js';
import { RESTS } from '../../table/timing.js';
import type { newGame } from '../rules/rules.js';

/** How the table differs from its view while a hand is dealt. */
export interface Between {
  /** The cards that have come so far, by seat. */
  readonly coming?: readonly (Card | null)[];
}

export function framesOf({ action, view }: StepOf<typeof newGame>): StepFrames<Between> {
  if (action?.type === 'done') return { before: [{ sound: 'chip' }] };
  if (action?.type !== 'deal') return {};
  const dealtUpTo = (seat: number): Between => ({
    coming: view.cards.map((card, other) => (other <= seat ? card : null)),
  });
  return {
    before: view.cards.flatMap((card, seat): Frame<Between>[] =>
      card === null
        ? []
        : [
            {
              between: dealtUpTo(seat),
              sound: 'card',
              moves: [{ what: `card ${seat}`, from: 'shoe', how: 'deal' }],
              rest: RESTS.turnCard,
            },
          ],
    ),
    between: {},
    after: [{ ...(view.result?.winner === view.seat && { sound: 'win' }), rest: RESTS.result }],
  };
}
