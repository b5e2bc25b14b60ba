/** The status line: what has happened, what the player can do, and which reason “Why?” opens. */
import type { Seat } from '../../game/contract.js';
import { beforeHand } from '../../poker/look/empty-table.js';
import { isSettled, ownSeat } from '../../poker/look/seen.js';
import { NOBODY } from '../../poker/play/standing.js';
import type { News } from '../../poker/play/action-text.js';
import { offersIn } from '../../poker/play/offers.js';
import type { Poker } from '../../poker/play/poker.js';
import type { PokerTeller } from '../../poker/play/teller.js';
import { hasSeat } from '../../stakes/seats.js';
import { chips } from '../../table/look/messages.js';
import type { Status } from '../../table/look/drawn-table.js';
import type { Table } from '../../table/play/table.js';
import { wagerRules } from '../rules/betting.js';
import type { EinundvierzigText } from '../text/en.js';
import type { Reason } from '../lazy/help.js';
import type { einundvierzig } from '../rules/rules.js';
import type { RoundNumber, View } from '../rules/table.js';
import { ending } from './ending.js';
import { handWordsOf, heldBy } from './naming.js';

/** What the status line is about. */
export interface StatusLine {
  readonly table: Table<typeof einundvierzig, EinundvierzigText>;
  readonly poker: Poker;
  /** Who has the Spitz in the hand that is shown. */
  readonly forehand: Seat;
  /** Whether the player has to pick two cards, or can still change them. */
  readonly isPicking: boolean;
}

/** The name of a betting round. */
export const roundName = ({ first, second }: EinundvierzigText, number: RoundNumber): string =>
  number === 1 ? first : second;

/** Whether Vorhand has to bet in this round. */
const isForced = ({ roundNumber, options }: View): boolean =>
  roundNumber === 1 || options.secondRoundOpening === 'forehand-forced';

/** The last action of the current round, worded by `tell`. */
function happened(view: View, words: EinundvierzigText, tell: PokerTeller['tell']): News {
  const { bettor, raiser, price, opener, toAct } = view.round!;
  if (raiser >= 0) return { text: tell(words.raises, raiser, price), of: raiser };
  if (bettor >= 0) return { text: tell(isForced(view) ? words.forced : words.bets, bettor, price), of: bettor };
  return toAct === opener ? { text: tell(words.actsFirst, opener), of: opener } : { text: words.noBet, of: NOBODY };
}

/** The reason that “Why?” explains during betting. */
function reasonOf(view: View): Reason | undefined {
  const { roundNumber, options, forehand } = view;
  const { bettor, raiser, price, level, toAct } = view.round!;
  if (price > level && level > 0) return 'shortAllIn';
  if (roundNumber === 2 && options.showdownTrigger === 'first-call' && bettor >= 0) return 'firstCall';
  if (wagerRules(view).cap === Infinity && raiser >= 0) return 'capLifted';
  if (raiser < 0 && isForced(view)) return toAct === forehand && roundNumber === 1 ? 'forehandRaises' : 'forced';
  return bettor < 0 ? 'opens' : undefined;
}

/** Why a hand ended as it did; `lone`: won with a single card. */
function reasonOfEnd({ pots, bonuses, showdown }: NonNullable<View['result']>, lone: boolean): Reason {
  if (pots.some(({ tied }) => tied)) return 'tie';
  if (bonuses.some(bonus => bonus > 0)) return 'bonus';
  if (!showdown) return 'rake';
  return lone ? 'ungroupedHand' : 'result';
}

/** The line at a view. @param aloud whether it is for a screen reader. */
export function statusOf(line: StatusLine, view: View, aloud: boolean): Status {
  const { table, isPicking } = line;
  const { names, words } = table;
  const { actionText, hotSeat } = line.poker;
  const { phase, round, roundNumber, options, toTurnUp, players } = view;
  const own = ownSeat(view);
  if (isSettled(view)) return result(line, view, aloud);
  if (hotSeat.handsOver(view)) return hotSeat.handOver(view);
  switch (phase) {
    case 'between':
      return beforeHand(table, options, words.aim, words.newHandBecause(chips(options.lowerLimit)));
    case 'turnUp': {
      const asked = isPicking && !players[own]!.done;
      const now = asked ? words.chooseNow : words.opening(names.person(toTurnUp));
      const together = asked || !hasSeat(view.live, own) ? words.choose : words.othersChoose;
      return [words.twoUp, toTurnUp >= 0 ? now : together, 'turnUp'];
    }
    case 'reveal':
      return [words.twoUp, ''];
    case 'showdown':
      return [words.showdown, ''];
    case 'mayShow': {
      if (offersIn(table, view).some(({ type }) => type === 'show'))
        return [words.potGoesTo(undefined), words.mayShow(chips(options.fortyOneBonus)), 'bonus'];
      const who = names.person(view.turn.kind === 'seats' ? view.turn.seats[0]! : own);
      return [words.potGoesTo(who), words.mayShowOther(who), 'bonus'];
    }
  }
  // the third and fourth cards are dealt for the second round
  const title = roundName(words, phase === 'deal' && view.cards[view.forehand]!.length > 0 ? 2 : roundNumber);
  if (phase !== 'bet' || !round || round.toAct < 0) return [title, words.dealing];
  return [...actionText.betting(view, happened(view, words, actionText.teller.tell), aloud), reasonOf(view)];
}

/** How a hand has ended, at this table. */
export const endingOf = ({ table, poker, forehand }: StatusLine, view: View) =>
  ending(view, {
    ...poker.actionText.teller,
    words: table.words,
    handWords: handWordsOf(table),
    forehand,
    // why a tie is won needs two lines
    isSlim: table.box.isSlim || (table.box.shape === 'tall' && view.result!.pots.some(({ tied }) => tied)),
  });

function result(line: StatusLine, view: View, aloud: boolean): Status {
  const { table } = line;
  const [now, because, brief] = endingOf(line, view);
  const lone = view.result!.pots.some(({ winner }) => heldBy(view, winner, handWordsOf(table))?.cards.length === 1);
  return [now, aloud || table.box.isLarge ? because : brief, reasonOfEnd(view.result!, lone)];
}
