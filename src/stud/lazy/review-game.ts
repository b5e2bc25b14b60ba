/** The review of a hand at the table: what counts, and the names of decisions. Loaded when first requested. */
import { HIDDEN, type KnownCard } from '../../cards/card.js';
import type { AnyAction, Seat } from '../../game/contract.js';
import type { HandStep } from '../../game/hands-seen.js';
import type { ReviewGame } from '../../poker/lazy/review-game.js';
import { chips } from '../../table/look/messages.js';
import { hindsight } from '../rules/hindsight.js';
import type { Action, View } from '../rules/table.js';
import type { StudText } from '../text/en.js';

/** @param textFor loads what the strongest player has learnt for a hand, if anything was learnt for such a table. */
export const reviewGameOf = (textFor: (view: View) => Promise<string | undefined>): ReviewGame => ({
  async review(hand, seat, random) {
    const steps = hand as readonly HandStep<Action, View>[];
    const last = steps.at(-1);
    return hindsight(last && (await textFor(last.view)), steps, seat, { random });
  },
  where(given, words: StudText) {
    const { phase, street } = given as View;
    return phase === 'bet' ? words.streets[street] : words.showdown;
  },
  cards(given) {
    const { cards, seat } = given as View;
    const down = cards.down[seat as Seat]!;
    const own = [...down.slice(0, 2), ...cards.up[seat as Seat]!, ...down.slice(2)];
    return own.filter((card): card is KnownCard => card !== HIDDEN);
  },
  named(action: AnyAction, words: StudText) {
    const own = action as Action;
    switch (own.type) {
      case 'bringIn':
        return words.bringInFor(chips(own.amount));
      case 'complete':
        return words.complete(chips(own.to));
      case 'declare':
        return own.claim === HIDDEN ? undefined : words[own.claim];
      default:
        return undefined;
    }
  },
});
