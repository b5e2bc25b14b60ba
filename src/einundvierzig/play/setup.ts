/** What Einundvierzig is, independent of its display. */
import { HIDDEN } from '../../cards/card.js';
import type { Viewer } from '../../game/contract.js';
import { roundOf } from '../../stakes/outcome.js';
import { hasSeat } from '../../stakes/seats.js';
import type { Setup } from '../../table/play/gameplay.js';
import type { Held } from '../../table/look/session-stats.js';
import { slicedLearnt } from '../../table/play/time-slices.js';
import { outcome } from '../outcome.js';
import { strength } from '../rules/hand.js';
import { MANNERS, think } from '../rules/players.js';
import { einundvierzig } from '../rules/rules.js';
import type { View } from '../rules/table.js';
import { trained } from '../rules/trained.js';
import { LAZY_TEXTS } from '../text/lazy-texts.js';

/** What `hard` has learnt; if it fails to load, such a player samples deals like the others. */
const LEARNT = () =>
  import('../rules/policy.js').then(
    ({ POLICY }) => trained(POLICY),
    () => undefined,
  );

/** The hand that a seat has held to the end. */
function heldOf({ cards, live, options }: View, seat: Viewer): Held | undefined {
  const held = seat !== 'onlooker' && hasSeat(live, seat) ? (cards[seat] ?? []) : [];
  return held.length === 4 && !held.includes(HIDDEN) ? { strength: strength(held, options), cards: held } : undefined;
}

export const SETUP: Setup<typeof einundvierzig> = {
  game: einundvierzig,
  outcome,
  round: (view, seat) => roundOf(outcome(view, seat), heldOf(view, seat)),
  player: slicedLearnt(think, LEARNT),
  texts: LAZY_TEXTS,
  manners: MANNERS,
};
