/** What Seven Card Stud is, independent of its display. */
import { HIDDEN } from '../../cards/card.js';
import type { Viewer } from '../../game/contract.js';
import { roundOf } from '../../stakes/outcome.js';
import { hasSeat } from '../../stakes/seats.js';
import type { Setup } from '../../table/play/gameplay.js';
import type { Held } from '../../table/look/session-stats.js';
import { slicedLearnt } from '../../table/play/time-slices.js';
import { outcome } from '../outcome.js';
import { strength, type HandOrder } from '../rules/hand.js';
import { type Options } from '../rules/options.js';
import { MANNERS, think } from '../rules/players.js';
import { stud } from '../rules/rules.js';
import { handOf, lowOrder } from '../rules/showdown.js';
import type { View } from '../rules/table.js';
import { learnt } from './learnt.js';
import { LAZY_TEXTS } from '../text/lazy-texts.js';

/** The hand that a seat has held to the end, by the primary order of hands. */
function heldOf({ cards, live, options }: View, seat: Viewer): Held | undefined {
  const held = seat !== 'onlooker' && hasSeat(live, seat) ? handOf(cards, seat) : [];
  if (held.length < 5 || held.includes(HIDDEN)) return undefined;
  return { strength: strength(orderOf(options), held), cards: held };
}

/** The primary order in which a table's hands are compared. */
export const orderOf = (options: Options): HandOrder => (options.variant === 'razz' ? lowOrder(options)! : 'high');

export const SETUP: Setup<typeof stud> = {
  game: stud,
  outcome,
  round: (view, seat) => roundOf(outcome(view, seat), heldOf(view, seat)),
  player: slicedLearnt(think, learnt),
  texts: LAZY_TEXTS,
  manners: MANNERS,
};
