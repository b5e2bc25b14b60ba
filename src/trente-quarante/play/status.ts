/** The status line: what happened, why, and what the player can do. */
import { isOffered } from '../../bank/look/offers.js';
import { netTitle, titled } from '../../bank/play/title.js';
import { isAsked } from '../../bank/look/empty-bar.js';
import { chips } from '../../table/look/messages.js';
import { outcome } from '../outcome.js';
import { BETS_CLOSED, BETS_OPEN, coupCall, letterOf, NAMES } from '../text/calls.js';
import type { Seat } from '../../game/contract.js';
import type { Reason } from '../lazy/help.js';
import type { CoupResult } from '../rules/coup.js';
import type { LedgerEntry } from '../rules/stakes.js';
import { hasStake, isBroke, type Shown, type Teller } from '../look/shown.js';

/** `isCall`: the croupier calls it, in French; `call`: their call, if `now` words it differently. */
interface BoardStatus {
  readonly now: string;
  readonly because: string;
  readonly why?: Reason;
  readonly isCall?: boolean;
  readonly call?: string;
}

/** The status line of the present board. */
export function statusOf(shown: Shown): BoardStatus {
  const { view, words, stage, settled, nextLaid, back, hint } = shown;
  if (stage) {
    const isBegun = stage.shown.noir + stage.shown.rouge > 0;
    return { now: BETS_CLOSED, because: isBegun ? words.dealing : words.closed, isCall: true };
  }
  if (isBroke(shown) && !settled) return { now: words.over, because: words.overBecause };
  if (view.coup && (settled || view.phase === 'choice')) {
    const said = toPlayer(resultOf(shown), shown);
    const { over, overBecause } = words;
    return isBroke(shown) ? { now: said.now, because: `${words.sentence(over)} ${overBecause}` } : said;
  }
  const waits = waiting(shown);
  const how = nextLaid && words.place(nextLaid);
  const because = waits === undefined && hint ? hint : `${waits ?? how} ${back}`;
  const said = { because, isCall: true };
  // a table at which nothing has been staked or dealt yet, and nobody is ready
  const isFresh = view.coup === null && view.hand === 1 && !hasStake(shown) && !view.punters.some(({ done }) => done);
  if (isFresh) return { ...said, now: words.aim, call: BETS_OPEN };
  if (waits !== undefined) return { ...said, now: BETS_OPEN };
  const { stakesOpen } = words;
  const now = titled(stakesOpen, shown);
  return stakesOpen === BETS_OPEN ? { ...said, now } : { ...said, now, call: BETS_OPEN };
}

/** The result for the player: what the coup, or a premium, brought or cost them; without a stake the winning fields. */
function toPlayer(said: BoardStatus, shown: Shown): BoardStatus {
  const { view, words } = shown;
  const { cause, net, result, entries } = outcome(view, view.seat)!;
  const isOwn = result === 'decided' ? entries.length > 0 : net !== 0 && cause !== 'choosing';
  if (isOwn) return { ...said, now: netTitle(net, shown), call: said.now };
  const [colour, other] = view.coup?.wins ?? [];
  return colour && other ? { ...said, now: words.coupWon(NAMES[colour], NAMES[other]), call: said.now } : said;
}

/** The status line during betting, if there is more to say than how to bet. */
export function waiting(teller: Teller): string | undefined {
  const { view, words, own, ownSeats, person } = teller;
  const asked = view.turn.kind === 'seats' ? view.turn.seats : [];
  if (asked.length > 0 && !asked.some(seat => ownSeats.includes(seat))) return words.placeOther(person(asked[0]!));
  return own?.prison.some(levels => levels.length > 0) && !isOffered(teller, 'stake') ? words.placeNone : undefined;
}

const RESULTS: Readonly<Record<CoupResult, (teller: Teller) => BoardStatus>> = {
  decided: ({ view, words }) => {
    const { wins, noirTotal, rougeTotal } = view.coup!;
    const rouge = wins[0] === 'rouge';
    const couleur = wins[1] === 'couleur';
    const because = [
      (rouge ? words.rougeWins : words.noirWins)(Math.min(noirTotal, rougeTotal), Math.max(noirTotal, rougeTotal)),
      rouge === couleur ? words.firstRed : words.firstBlack,
      couleur ? words.alsoCouleur : words.henceInverse,
    ];
    return { now: coupCall(rouge, couleur), because: because.join(' '), why: 'colour', isCall: true };
  },
  refait: teller => {
    const { ownSeats, person, view, words } = teller;
    const chooses = view.phase === 'choice' && isAsked(view);
    const what = chooses ? words.refaitChoose : refaitTold(teller);
    return {
      now: chooses && ownSeats.length > 1 ? words.refaitOf(person(view.seat as Seat)) : words.refait,
      because: [what, ...deeper(teller)].join(' '),
      why: 'refait',
    };
  },
  tie: ({ view, words }) => ({ now: words.tie(view.coup!.noirTotal), because: words.tieBecause, why: 'tie' }),
  lastRefait: ({ words }) => ({ now: words.lastRefait, because: words.tieBecause, why: 'last' }),
  unfinished: ({ words }) => ({ now: words.unfinished, because: words.unfinishedBecause, why: 'unfinished' }),
};

export const resultOf = (teller: Teller): BoardStatus => RESULTS[teller.view.coup!.result](teller);

/** What a refait did to the free stakes; while others choose, to those that it has settled. */
function refaitTold({ own, view, words }: Teller): string {
  const has = (what: LedgerEntry['outcome']): boolean => own!.entries.some(({ outcome }) => outcome === what);
  if (!own || (view.phase === 'choice' && own.entries.length === 0)) return words.refaitOthers;
  if (own.entries.length === 0) return words.refaitNone;
  if (has('spared')) return words.refaitSettled;
  if (has('halved')) return has('imprisoned') ? words.refaitMixed : words.refaitHalved;
  return has('imprisoned') ? words.refaitLocked : words.refaitOthers;
}

/** Sentences on the stakes that a refait has moved down one prison. */
function deeper({ own, words }: Teller): readonly string[] {
  const entries = (own?.entries ?? []).filter(({ outcome }) => outcome === 'deeper');
  // the ledger says more about them
  return entries.length > 2
    ? [words.manyDeeper(entries.length)]
    : entries.map(({ chance, stake, level }) => words.deeperNow(NAMES[chance], chips(stake), letterOf(level + 1)));
}
