/** What an action of a PHH file means at a table: whose it is, what is bet, which cards are shown. */
import { HIDDEN, type Card } from '../../cards/card.js';
import type { Seat } from '../../game/contract.js';
import { toCall } from '../../stakes/round.js';
import { hasSeat } from '../../stakes/seats.js';
import { wagerName } from '../../stakes/wagering.js';
import { owesBringIn } from './betting.js';
import { PhhError, readPhhCards, type PhhAction } from './phh-file.js';
import type { Action, State } from './table.js';

/** The error of an action that cannot be carried out, with its line. */
export const errorAt = (action: PhhAction, reason: string): PhhError =>
  new PhhError(`“${action.text}”: ${reason}`, { line: action.line }, 'act');

/** The seat of a player, from 1 in the file. @throws {PhhError} if the table has no such seat. */
export function seatOf({ players: { length } }: State, action: PhhAction, name = String(action.who)): Seat {
  const seat = Number(name) - 1;
  if (!(Number.isInteger(seat) && seat >= 0 && seat < length))
    throw errorAt(action, `there are ${length} players, p1 to p${length}.`);
  return seat;
}

/** The seat of a player who shows their hand, or mucks it. @throws {PhhError} if they do something else, or have folded. */
export function seatShowing(state: State, action: PhhAction): Seat {
  if (action.verb !== 'sm') throw errorAt(action, 'hands are shown now.');
  const seat = seatOf(state, action);
  if (!hasSeat(state.live, seat)) throw errorAt(action, `p${seat + 1} has folded.`);
  return seat;
}

/**
 * What the player to act does in a betting round. @param scale how many chips are one unit of the file’s currency.
 * @throws {PhhError} if an amount is not a number.
 */
export function betOf(state: State, action: PhhAction, scale: number): Action {
  const { accounts, options } = state;
  const round = state.round!;
  const purse = accounts.purses[round.toAct]!;
  const owes = owesBringIn(state);
  switch (action.verb) {
    case 'f':
      return { type: 'fold' };
    case 'pb':
      return { type: 'bringIn', amount: Math.min(purse, options.bringInAmount) };
    case 'cc':
      return { type: !owes && toCall(round, round.toAct, purse) === 0 ? 'check' : 'call' };
    default: {
      const [amount] = action.words;
      if (!/^\d{1,15}(\.\d+)?$/.test(amount!))
        throw errorAt(action, `“${amount}” is not an amount: expected digits, such as 20 or 2.5.`);
      return { type: owes ? 'complete' : wagerName(round), to: Math.round(Number(amount) * scale) };
    }
  }
}

/**
 * Refuses cards that have been named before; those on the table are checked by the rules.
 * @throws {PhhError} that names the first of them.
 */
export function refuseRepeats(action: PhhAction, cards: readonly Card[], before: readonly Card[]): void {
  const twice = cards.find((card, at) => card !== HIDDEN && (before.includes(card) || cards.indexOf(card) < at));
  if (twice) throw errorAt(action, `the card ${twice} is dealt twice.`);
}

/**
 * The down cards that a player names by showing all their own cards, in any order.
 * @throws {PhhError} if these are not the cards that the player has.
 */
export function shownCards({ cards }: State, action: PhhAction, seat: Seat): readonly Card[] {
  const down = cards.down[seat]!;
  const own = [...down, ...cards.up[seat]!];
  if (action.words.join('') === '-') {
    if (own.includes(HIDDEN)) throw errorAt(action, `not all cards of p${seat + 1} are known: name them.`);
    return down;
  }
  const all = readPhhCards(action.words, action.line);
  const named = all.length > own.length ? all.filter(card => !cards.common.includes(card)) : all;
  if (named.length !== own.length)
    throw errorAt(action, `p${seat + 1} has ${own.length} cards of their own, not ${named.length}.`);
  if (named.includes(HIDDEN)) throw errorAt(action, 'a shown hand must be known.');
  refuseRepeats(action, named, []);
  const other = own.find(card => card !== HIDDEN && !named.includes(card));
  if (other) throw errorAt(action, `p${seat + 1} has the ${other}, which is not named.`);
  const rest = named.filter(card => !own.includes(card));
  return down.map(card => (card === HIDDEN ? rest.shift()! : card));
}

/** Whether a player gives up at the showdown: naming nothing beyond upcards, or nothing at all. */
export function isMuck({ cards }: State, action: PhhAction, seat: Seat): boolean {
  if (action.words.join('') === '-') return false;
  const open = cards.up[seat]!;
  return readPhhCards(action.words, action.line).every(card => card === HIDDEN || open.includes(card));
}

/** The same as {@link shownCards}, `undefined` for a muck. */
export const shownOrMucked = (state: State, action: PhhAction, seat: Seat): readonly Card[] | undefined =>
  isMuck(state, action, seat) ? undefined : shownCards(state, action, seat);
