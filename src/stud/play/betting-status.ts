/** The status line during a street's betting: what has happened, and which reason “Why?” opens. */
import { NOBODY } from '../../poker/look/seen.js';
import type { News } from '../../poker/play/action-text.js';
import type { PokerTeller } from '../../poker/play/teller.js';
import { hasOpenPair, owesBringIn, wagerRules } from '../rules/betting.js';
import type { StudText } from '../text/en.js';
import type { Reason } from '../lazy/help.js';
import type { View } from '../rules/table.js';

/** The last action of the current round, worded by `tell`. */
export function happened(view: View, words: StudText, tell: PokerTeller['tell']): News {
  const { bettor, raiser, price, opener, bets, toAct, forced } = view.round!;
  if (owesBringIn(view)) return { text: tell(words.owes, toAct), of: toAct };
  if (raiser >= 0) return { text: tell(words.raises, raiser, price), of: raiser };
  if (bettor >= 0) return { text: tell(view.street === 3 ? words.completes : words.bets, bettor, price), of: bettor };
  if (forced) return { text: tell(words.brings, view.bringIn, bets[view.bringIn]), of: view.bringIn };
  return toAct === opener ? { text: tell(words.actsFirst, opener), of: opener } : { text: words.noBet, of: NOBODY };
}

/** The reason that “Why?” explains during a street's betting. */
export function reasonOf(view: View): Reason | undefined {
  const { price, level, forced, toAct } = view.round!;
  if (price > level && !forced && level > 0) return 'shortAllIn';
  if (view.street === 3 && (forced || owesBringIn(view))) return 'bringIn';
  if (hasOpenPair(view, toAct)) return 'openPair';
  if (view.cards.common.length > 0) return 'common';
  return wagerRules(view).cap === Infinity ? 'capLifted' : undefined;
}
