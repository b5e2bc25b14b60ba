/** The review of a hand at the table: what counts, and the names of decisions. Loaded when first requested. */
import { HIDDEN, type KnownCard } from '../../cards/card.js';
import type { Seat } from '../../game/contract.js';
import type { HandStep } from '../../game/hands-seen.js';
import type { ReviewGame } from '../../poker/lazy/review-game.js';
import { hindsight } from '../rules/hindsight.js';
import type { Action, View } from '../rules/table.js';
import type { EinundvierzigText } from '../text/en.js';

/** The tables sampled for a decision: about a second for a hand. */
const TABLES = 240;

/** @param policy what the strongest player has learnt. */
export const reviewGameOf = (policy: string): ReviewGame => ({
  review: (hand, seat, random) =>
    Promise.resolve(hindsight(policy, hand as readonly HandStep<Action, View>[], seat, { tables: TABLES, random })),
  where(given, words: EinundvierzigText) {
    const { phase, roundNumber } = given as View;
    if (phase === 'turnUp') return words.twoUp;
    if (phase === 'mayShow') return words.showdown;
    return roundNumber === 1 ? words.first : words.second;
  },
  cards(given) {
    const { cards, seat } = given as View;
    return cards[seat as Seat]!.filter((card): card is KnownCard => card !== HIDDEN);
  },
});
