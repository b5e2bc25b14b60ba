/** Computer players. The game is chance alone, so all levels play alike: they stake, and fill up a purse that runs out. */
import { takenUp } from '../../game/actions.js';
import { checkLevel, type PlayerLevel } from '../../game/computer-player.js';
import type { Offer } from '../../game/contract.js';
import type { Action, View } from './table.js';

/** A player of a level; sees their own view only. */
export const opponent = (level: PlayerLevel) => {
  checkLevel(level);
  return (_view: View, legal: readonly Offer<Action>[]): Action => {
    const offer = ['done', 'buyIn', 'sitOut'].flatMap(type => legal.filter(each => each.type === type))[0]!;
    return takenUp(offer, true);
  };
};
