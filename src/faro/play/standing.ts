/** Where the player stands in a deal: in it or out, waiting or to act. */
import { nextPerson } from '../../bank/look/bar.js';
import { hasSeat } from '../../stakes/seats.js';
import { isBanker, type Scene } from '../look/scene.js';
import { openSpots } from '../rules/spots.js';
import { canPlay, type View } from '../rules/table.js';

/** Whether the player has lost the last of their chips in this deal. */
export const isOutOfDeal = ({ out, seat }: View): boolean => seat !== 'onlooker' && hasSeat(out, seat);

/** Whether the player cannot take part in the next deal as things stand. */
export const cannotGoOn = (view: View): boolean =>
  view.turn.kind === 'over' ||
  (view.phase === 'between' && view.seat !== 'onlooker' && view.deal > 0 && !canPlay(view, view.seat));

/** Whether nothing can be decided on a place any more during betting: its cards are gone. */
export const isOutOfPlay = (view: View, spot: string): boolean =>
  view.phase === 'stake' && view.seat !== 'onlooker' && !openSpots(view, view.seat).includes(spot);

/** Whether the player has nothing to do before the others have bet. */
export const isWaiting = (scene: Pick<Scene, 'view' | 'ownSeats' | 'legal' | 'playing'>): boolean =>
  scene.view.phase === 'stake' &&
  !scene.playing &&
  !isBanker(scene.view) &&
  nextPerson(scene) === undefined &&
  scene.legal.every(({ type }) => type === 'reopen');
