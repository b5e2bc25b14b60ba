/**
 * What Einundvierzig shows of a step in its own way: the Spitz moves on, two cards are turned face up, hands are turned
 * up. Pure.
 */
import { HIDDEN } from '../../cards/card.js';
import { betLands, placesOf, turned, type OwnFrames } from '../../poker/play/frames.js';
import { ownSeat } from '../../poker/look/seen.js';
import { seatsIn, withSeat, NO_SEATS, type SeatSet } from '../../stakes/seats.js';
import type { Place } from '../../table/play/places.js';
import { RESTS } from '../../table/play/timing.js';
import type { Event, View } from '../rules/table.js';
import { countingIn } from './naming.js';
import { inOrder, layOf } from './scene.js';

/** The face-down, or face-up, cards of these seats. The player's own do not turn over. */
const lying = (view: View, seats: SeatSet, which: 'down' | 'up'): readonly Place[] =>
  seatsIn(seats)
    .filter(seat => seat !== ownSeat(view))
    .flatMap(seat => {
      const [down, up] = layOf(view, seat);
      const cards = which === 'down' ? [...down.keys()] : [...up.keys()].map(at => down.length + at);
      return placesOf(view, seat, cards);
    });

export const EINUNDVIERZIG_FRAMES: OwnFrames<View, Event> = {
  begins: [{ what: 'sign spitz', how: 'shift' }],
  shown(event, view) {
    const { live, revealed: open, shown, options } = view;
    switch (event.type) {
      case 'forced':
        return [betLands(view, event.seat)];
      case 'returned':
        return [{ between: { view } }];
      // the chosen cards turn over at once
      case 'turnedUp': {
        const isTogether = options.turnUpOrder === 'simultaneous';
        if (isTogether && (live & ~open) !== 0) return [];
        const seats = isTogether ? live : withSeat(NO_SEATS, event.seat);
        return [turned(view, lying(view, seats, 'up'), 2 * RESTS.turnedOver)];
      }
      case 'shown':
        return (live & ~shown) !== 0 ? [] : [turned(view, lying(view, live, 'down'))];
      default:
        return undefined;
    }
  },
  lies(event, view, isCovered) {
    if (event.type !== 'card') return 0;
    const { card, seat } = event;
    const cards = view.cards[seat]!;
    const isSorted = seat === ownSeat(view) && card !== HIDDEN && !isCovered;
    return isSorted ? inOrder(cards, countingIn(cards, view.options)).indexOf(card) + 1 : cards.length;
  },
};
