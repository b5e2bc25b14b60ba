/** The status line of New Game. */
import { cardNumber, rankOf, type Card } from '../../cards/card.js';
import { chips } from '../../table/messages.js';
import { canPlay, isAsked, type View } from '../rules/table.js';
import type { Reason } from '../text/help.js';
import type { Shown } from './cloth.js';

/** Whether the suit has decided (N1). */
function bySuit({ cards, result }: View): boolean {
  const rank = (card: Card | null | undefined): number => (card ? rankOf(cardNumber(card)) : -1);
  return !!result && cards.filter(card => rank(card) === rank(cards[result.winner])).length > 1;
}

/** What has happened, what is asked, and what may be asked why. */
export function lineOf({
  view,
  words,
  dealing,
  who,
}: Shown): readonly [now: string, because: string, why?: Reason | undefined] {
  const { seat, options, result } = view;
  if (dealing) return [words.dealing, ''];
  if (seat !== 'onlooker' && !canPlay(view, seat)) return [words.over, words.overBecause];
  const asked = seat === 'onlooker' || isAsked(view, seat) ? words.place(chips(options.min)) : words.wait;
  if (!result) return [asked, ''];
  return [words.wins(who(result.winner), chips(result.pot)), asked, bySuit(view) ? 'suit' : undefined];
}
