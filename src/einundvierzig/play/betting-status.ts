/** The status line during betting: what has happened, and which reason “Why?” opens. */
import { NOBODY } from '../../poker/look/seen.js';
import type { News } from '../../poker/play/action-text.js';
import type { PokerTeller } from '../../poker/play/teller.js';
import { wagerRules } from '../rules/betting.js';
import type { EinundvierzigText } from '../text/en.js';
import type { Reason } from '../lazy/help.js';
import type { View } from '../rules/table.js';

/** Whether Vorhand has to bet in this round. */
const isForced = ({ roundNumber, options }: View): boolean =>
  roundNumber === 1 || options.secondRoundOpening === 'forehand-forced';

/** The last action of the current round, worded by `tell`. */
export function happened(view: View, words: EinundvierzigText, tell: PokerTeller['tell']): News {
  const { bettor, raiser, price, opener, toAct } = view.round!;
  if (raiser >= 0) return { text: tell(words.raises, raiser, price), of: raiser };
  if (bettor >= 0) return { text: tell(isForced(view) ? words.forced : words.bets, bettor, price), of: bettor };
  return toAct === opener ? { text: tell(words.actsFirst, opener), of: opener } : { text: words.noBet, of: NOBODY };
}

/** The reason that “Why?” explains during betting. */
export function reasonOf(view: View): Reason | undefined {
  const { roundNumber, options, forehand } = view;
  const { bettor, raiser, price, level, toAct } = view.round!;
  if (price > level && level > 0) return 'shortAllIn';
  if (roundNumber === 2 && options.showdownTrigger === 'first-call' && bettor >= 0) return 'firstCall';
  if (wagerRules(view).cap === Infinity && raiser >= 0) return 'capLifted';
  if (raiser < 0 && isForced(view)) return toAct === forehand && roundNumber === 1 ? 'forehandRaises' : 'forced';
  return bettor < 0 ? 'opens' : undefined;
}

/** Why a hand ended as it did; `lone`: won with a single card. */
export function reasonOfEnd({ pots, bonuses, showdown }: NonNullable<View['result']>, lone: boolean): Reason {
  if (pots.some(({ tied }) => tied)) return 'tie';
  if (bonuses.some(bonus => bonus > 0)) return 'bonus';
  if (!showdown) return 'rake';
  return lone ? 'ungroupedHand' : 'result';
}
