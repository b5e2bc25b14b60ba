/** The status line: what has happened, what the player can do, and which reason “Why?” opens. */
import { beforeHand } from '../../poker/look/empty-table.js';
import { isSettled, ownSeat } from '../../poker/look/seen.js';
import { NOBODY } from '../../poker/play/standing.js';
import type { News } from '../../poker/play/action-text.js';
import { offersIn } from '../../poker/play/offers.js';
import type { PokerTeller } from '../../poker/play/teller.js';
import type { Poker } from '../../poker/play/poker.js';
import type { Status } from '../../table/look/drawn-table.js';
import type { Table } from '../../table/play/table.js';
import { hasOpenPair, owesBringIn, wagerRules } from '../rules/betting.js';
import type { StudText } from '../text/en.js';
import type { Reason } from '../lazy/help.js';
import { ending } from './ending.js';
import { handWordsOf } from './naming.js';
import { wagerOf } from './scene.js';
import { beatenBy } from '../rules/showdown.js';
import type { stud } from '../rules/rules.js';
import type { View } from '../rules/table.js';

type StudTable = Table<typeof stud, StudText>;

/** The last action of the current round, worded by `tell`. */
export function happened(view: View, words: StudText, tell: PokerTeller['tell']): News {
  const { bettor, raiser, price, opener, bets, toAct, forced } = view.round!;
  if (owesBringIn(view)) return { text: tell(words.owes, toAct), of: toAct };
  if (raiser >= 0) return { text: tell(words.raises, raiser, price), of: raiser };
  if (bettor >= 0) return { text: tell(words[wagerOf(view, bettor)], bettor, price), of: bettor };
  if (forced) return { text: tell(words.brings, view.bringIn, bets[view.bringIn]), of: view.bringIn };
  return toAct === opener ? { text: tell(words.actsFirst, opener), of: opener } : { text: words.noBet, of: NOBODY };
}

/** The reason that “Why?” explains during a street's betting. */
function reasonOf(view: View): Reason | undefined {
  const { price, level, forced, toAct } = view.round!;
  if (price > level && !forced && level > 0) return 'shortAllIn';
  if (view.street === 3 && (forced || owesBringIn(view))) return 'bringIn';
  if (hasOpenPair(view, toAct)) return 'openPair';
  if (view.cards.common.length > 0) return 'common';
  return wagerRules(view).cap === Infinity ? 'capLifted' : undefined;
}

/** The line at a view. @param aloud whether it is for a screen reader. */
export function statusOf(table: StudTable, poker: Poker, view: View, aloud: boolean): Status {
  const { words } = table;
  const { actionText, hotSeat } = poker;
  const { phase, round, street, showdown } = view;
  const name = words.streets[street];
  if (isSettled(view)) return result(table, poker, view, aloud);
  if (phase === 'between')
    return beforeHand(table, view.options, words.aims[view.options.variant], words.newHandBecause);
  if (hotSeat.handsOver(view)) return hotSeat.handOver(view);
  // a question is already a sentence
  if (phase === 'declare')
    return aloud ? ['', `${words.declare} ${words.declareBecause}`] : [words.declare, words.declareBecause];
  if (phase === 'show')
    return [
      // a screen reader says it once, before the first hand
      aloud && (showdown.shown | showdown.mucked) !== 0 ? '' : words.showdown,
      showOrMuck(table, poker, view),
      'faceUp',
    ];
  if (phase !== 'bet' || !round || round.toAct < 0)
    return view.showdown.faceUp ? [name, words.faceUp, 'faceUp'] : [name, words.dealing];
  return [...actionText.betting(view, happened(view, words, actionText.teller.tell), aloud), reasonOf(view)];
}

/** Who may show or muck; the player is told whether there is anything left to win. */
function showOrMuck(table: StudTable, { actionText }: Poker, view: View): string {
  const { names, words } = table;
  const { toShow } = view.showdown;
  if (toShow !== ownSeat(view)) return words.waiting(names.person(toShow));
  if (offersIn(table, view).length < 2) return words.yourTurn;
  const better = beatenBy(view, ownSeat(view));
  return better === undefined ? words.showNow : actionText.teller.tell(words.showBeaten, better);
}

/** How a hand has ended, at this table. */
export const endingOf = (table: StudTable, { actionText }: Poker, view: View, aloud = false) =>
  ending(view, {
    ...actionText.teller,
    words: table.words,
    handWords: handWordsOf(table, aloud),
    isAloud: aloud,
    isSlim: table.box.isSlim,
  });

function result(table: StudTable, poker: Poker, view: View, aloud: boolean): Status {
  const [now, because, brief] = endingOf(table, poker, view, aloud);
  const told = aloud || table.box.isLarge ? because : brief;
  return view.result!.showdown ? [now, told, 'result'] : [now, told];
}
