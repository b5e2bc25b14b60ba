/** Asks which upcards of this hand have been folded: practice in remembering them. Loaded with `memory="quiz"`. */
import { CARDS, type Card, type KnownCard } from '../../cards/card.js';
import { secureRandom } from '../../cards/random.js';
import { Practice } from '../../table/lazy/drill/practice.js';
import type { CardWords } from '../../table/look/messages.js';
import type { View } from '../rules/table.js';
import { deadSeats } from '../play/scene.js';
import type { drillsOf, Folded } from './drills.js';

export { styles } from '../../table/lazy/drill/practice.js';

/** The folded upcards of a hand, and the cards of the pack that nobody has shown. */
function foldedIn(view: View): Folded {
  const seen = new Set<Card>([...view.cards.up.flat(), ...view.cards.down.flat(), ...view.cards.common]);
  return {
    folded: deadSeats(view).flatMap(seat => view.cards.up[seat]!) as KnownCard[],
    unseen: CARDS.filter(card => !seen.has(card)),
  };
}

/** Questions on the current hand. @param drillsIn the drills in the language of the table. @param view that hand. */
export const quiz = (drillsIn: ReturnType<typeof drillsOf>, words: CardWords, view: () => View): Practice =>
  new Practice(
    drillsIn(words, undefined, () => foldedIn(view())),
    secureRandom(),
  );
