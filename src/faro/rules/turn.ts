/** A turn: two cards drawn, the stakes settled, and what follows: stakes that stand, and the end of a deal. */
import { CARDS, cardNumber, type Card } from '../../cards/card.js';
import { replaceAt } from '../../game/accounts.js';
import { NO_SEATS, seatCount, seatsIn, withSeat } from '../../stakes/seats.js';
import { layOut, type Step } from './laying.js';
import type { Options } from './options.js';
import { firstSide, oddSide } from './pack.js';
import { entryOf, settleTurn, type Counted } from './settlement.js';
import { isCall, isLive, isRankLive } from './spots.js';
import {
  afterAct,
  bankOf,
  deadSuits,
  liveLeft,
  NO_ENTRIES,
  NO_STAKES,
  placeNumber,
  type Ending,
  type Event,
  type LedgerEntry,
  type Punter,
  type Side,
  type Stake,
  type State,
} from './table.js';

const LAID = { takes: placeNumber('takes'), pays: placeNumber('pays') };
const COVERED = placeNumber('covered');
const HOCK = placeNumber('hock');

/** The card of a pile that counts: its last, unless that is dead too. */
export const topOf = (pile: readonly Card[], dead: number): Card | undefined => {
  const card = pile[pile.length - 1];
  return card === undefined || (dead >> (cardNumber(card) & 3)) & 1 ? undefined : card;
};

export function turnStep(state: State, piles: Readonly<Record<Side, readonly Card[]>>): Step {
  const { options, hand, banker } = state;
  const events: Event[] = [];
  const gone = state.gone.slice();
  const dead = deadSuits(state);
  const lay = (side: Side) => {
    for (const card of piles[side]) {
      const number = cardNumber(card);
      const covered = ((dead >> (number & 3)) & 1) === 1;
      gone[number] = covered ? COVERED : LAID[side];
      events.push({ type: 'card', side, card, covered });
    }
  };
  const takes = topOf(piles.takes, dead);
  const pays = topOf(piles.pays, dead);
  const complete = takes !== undefined && pays !== undefined;
  const odd = oddSide(options);
  const first = (!complete && odd) || firstSide(options);
  lay(first);
  lay(first === 'pays' ? 'takes' : 'pays');
  let left = state.left - piles.takes.length - piles.pays.length;
  const counts = complete || (odd !== undefined && (odd === 'takes' ? takes : pays) !== undefined);
  if (!counts) events.push({ type: 'incomplete' });
  let hock: Card | undefined;
  if (options.variant === 'classic' && left === 1) {
    const number = gone.indexOf(0);
    hock = CARDS[number]!;
    gone[number] = HOCK;
    left = 0;
  }
  const counted: Counted = { takes, pays, hock };
  if (hock) events.push({ type: 'hock', card: hock });
  const bank = { banker, holds: bankOf(state) };
  const settlement = counts ? settleTurn(state.punters, state.accounts, state.till, bank, options, counted) : undefined;
  const accounts = settlement ? settlement.accounts : state.accounts;
  let { out } = state;
  let changed: Punter[] | undefined;
  for (let seat = 0; seat < state.punters.length; seat++) {
    const punter = state.punters[seat]!;
    const entries = settlement ? settlement.entries[seat]! : NO_ENTRIES;
    for (const entry of entries) events.push({ type: 'entry', seat, entry });
    const next = afterTurn(punter, entries, options);
    if (next !== punter) (changed ??= state.punters.slice())[seat] = next;
  }
  const punters = changed ?? state.punters;
  for (const seat of seatsIn(state.dealtIn & ~out)) {
    if (accounts.purses[seat]! > 0 || accounts.cloth[seat]! > 0) continue;
    out = withSeat(out, seat);
    events.push({ type: 'eliminated', seat });
  }
  const next: State = {
    options,
    phase: state.phase,
    hand: hand + 1,
    deal: state.deal,
    turns: state.turns + 1,
    accounts,
    banker,
    till: settlement ? settlement.till : state.till,
    punters,
    dealtIn: state.dealtIn,
    out,
    done: NO_SEATS,
    left,
    gone,
    last: { takes: piles.takes, pays: piles.pays, complete },
    ending: state.ending,
    burnt: state.burnt,
  };
  const isOver = (card: Card | undefined): boolean => card !== undefined && !isRankLive(gone, card[0]!);
  const untidy = options.variant !== 'buch' && (options.afterWin === 'stands' || isOver(takes) || isOver(pays));
  const tidy = untidy ? tidied(next, events) : next;
  const ending = endingOf(tidy, settlement?.broken === true, complete);
  const over = ending ? endDeal(tidy, ending, events) : tidy;
  events.push({ type: 'settled', hand });
  return { state: over, events };
}

/** Whether a winning stake stays where it is: in the book game its card is laid away (F11, K12, P8). */
const stands = ({ spot, outcome, bent }: LedgerEntry, { variant, afterWin }: Options): boolean =>
  outcome === 'won' && afterWin === 'stands' && variant !== 'buch' && !bent && !isCall(spot);

/** The stakes that a turn has not decided. */
function undecided(stakes: readonly Stake[], entries: readonly LedgerEntry[]): readonly Stake[] {
  if (entries.length === 0) return stakes;
  if (entries.length === stakes.length) return NO_STAKES;
  return stakes.filter(({ spot }) => !entries.some(entry => entry.spot === spot));
}

/** A punter after a turn: decided stakes are gone from the cloth. */
function afterTurn(punter: Punter, entries: readonly LedgerEntry[], { restake, variant }: Options): Punter {
  const { seated, sitsOut, suit, stakes, stakesAtStart: standing, laidAway } = punter;
  const isSame = standing === stakes || standing.length + stakes.length === 0;
  if (entries.length + punter.entries.length === 0 && isSame) return punter;
  const left = undecided(stakes, entries);
  return {
    seated,
    sitsOut,
    suit,
    stakes: left,
    stakesAtStart: left,
    replaceable: leftToReplace(punter, entries.length, restake),
    laidAway: variant === 'buch' && entries.length > 0 ? [...laidAway, ...entries.map(({ spot }) => spot)] : laidAway,
    previous: stakes.length > 0 ? stakes : punter.previous,
    entries,
  };
}

/** The played cards that a punter can still replace: those played, minus the new ones they have bet on (F8). */
const leftToReplace = (
  { stakes, stakesAtStart: standing, replaceable }: Punter,
  played: number,
  restake: Options['restake'],
): number =>
  restake === 'replace-only'
    ? played + Math.max(0, standing.length === 0 ? 0 : replaceable - (stakes.length - standing.length))
    : 0;

/** Bets that can never be decided come back (K14, P12); a winning one that stands is bet again (K12, P8). */
function tidied(state: State, events: Event[]): State {
  let next = state;
  for (let seat = 0; seat < state.punters.length; seat++) {
    const punter = state.punters[seat]!;
    if (punter.stakes.length === 0 && punter.entries.length === 0) continue;
    const live = ({ spot }: Stake): boolean => isLive(state, seat, spot);
    const back = punter.stakes.filter(stake => !live(stake));
    const again = punter.entries.filter(entry => stands(entry, state.options) && live(entry));
    if (back.length === 0 && again.length === 0) continue;
    const entries = back.map(stake => entryOf(stake, 'returned', state.options));
    for (const entry of entries) events.push({ type: 'entry', seat, entry });
    for (const { spot, amount } of again) events.push({ type: 'staked', seat, spot, amount });
    const stakes = [
      ...punter.stakes.filter(live),
      ...again.map(({ spot, amount, coppered }): Stake => ({ spot, amount, coppered, bent: false })),
    ];
    const laid = layOut(next, seat, stakes, []).state;
    const told: Punter = {
      ...laid.punters[seat]!,
      stakesAtStart: stakes,
      entries: [...punter.entries, ...entries],
      // what stands again does not count as played, what came back does
      replaceable: state.options.restake === 'replace-only' ? punter.replaceable - again.length + back.length : 0,
    };
    next = afterAct(laid, laid.accounts, replaceAt(laid.punters, seat, told));
  }
  return next;
}

/** Why the deal is over after a turn, if it is. */
function endingOf(state: State, broken: boolean, complete: boolean): Ending | undefined {
  if (broken) return 'bankBroken';
  if (seatCount(state.dealtIn & ~state.out) === 0) return 'noPunters';
  const needed = oddSide(state.options) ? 1 : 2;
  return !complete || state.left < needed || liveLeft(state, needed) < needed ? 'packOut' : undefined;
}

/** The end of a deal: undecided stakes go back to their owners. */
function endDeal(state: State, ending: Ending, events: Event[]): State {
  const { deal, options } = state;
  const purses = state.accounts.purses.slice();
  const punters = state.punters.map((punter, seat) => {
    if (punter.stakes.length === 0) return punter;
    const entries = punter.stakes.map(stake => entryOf(stake, 'returned', options));
    for (const entry of entries) {
      purses[seat]! += entry.back;
      events.push({ type: 'entry', seat, entry });
    }
    return { ...punter, stakes: NO_STAKES, stakesAtStart: NO_STAKES, entries: [...punter.entries, ...entries] };
  });
  events.push({ type: 'dealOver', deal, ending });
  const accounts = { house: state.accounts.house, purses, cloth: purses.map(() => 0) };
  return { ...state, phase: 'between', accounts, punters, ending };
}
