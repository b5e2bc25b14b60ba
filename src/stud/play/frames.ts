/** What stud shows of a step in its own way: the forced bet, burnt and common cards, hands that are turned up. Pure. */
import { dealt, betLands, placesOf, turned, type OwnFrames } from '../../poker/play/frames.js';
import { RESTS } from '../../table/play/timing.js';
import type { Event, View } from '../rules/table.js';
import { layOf } from './scene.js';

export const STUD_FRAMES: OwnFrames<View, Event> = {
  begins: [],
  shown(event, view) {
    switch (event.type) {
      case 'broughtIn':
        return [betLands(view, event.seat)];
      case 'burnt':
        return [dealt(view, 'card burnt 1')];
      case 'common':
        return [dealt(view, `card common ${view.cards.common.length}`, RESTS.commonCard)];
      case 'shown': {
        // the player's own have never been face down
        if (event.seat === view.seat) return [{ between: { view } }];
        const [down, up, late] = layOf(view, event.seat);
        const covered = [...down.keys(), ...[...late.keys()].map(at => down.length + up.length + at)];
        return [turned(view, placesOf(view, event.seat, covered))];
      }
      default:
        return undefined;
    }
  },
  // two down, the upcards, the seventh: they lie in the order dealt
  lies: (event, view) => (event.type === 'card' ? layOf(view, event.seat).flat().length : 0),
};
