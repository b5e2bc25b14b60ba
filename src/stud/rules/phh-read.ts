/**
 * Reads PHH: the actions of each hand are carried out at one of our tables, one by one, so that all its rules apply.
 */
import { TomlDate } from 'smol-toml';
import { HIDDEN } from '../../cards/card.js';
import { isObject } from '../../game/actions.js';
import { listOf } from '../../game/lists.js';
import { newLog, type Log } from '../../game/log.js';
import { MAX_PURSE, OptionError, show } from '../../game/options.js';
import { finished } from '../../game/steps.js';
import { OPTIONS, type Options } from './options.js';
import { Dealer, inMoney, type Silence } from './phh-dealer.js';
import { checkEnd, checkTotals, END_FIELDS } from './phh-end.js';
import { OWN_FIELD, PhhError, readAction, tablesIn, VARIANTS, type PhhAction, type PhhTable } from './phh-file.js';
import { bad, fieldOf, readStakes, SAID } from './phh-stakes.js';
import { stud } from './rules.js';
import type { Action, State } from './table.js';

/** A hand from a file. */
export interface PhhHand {
  /** The hand as a log of a table: p1 is seat 0, the last player deals. `replay(stud, log)` plays it. */
  readonly log: Log<Options, Action>;
  /** The value of a chip in the file's currency: 1, or 0.01 if the file has cents. */
  readonly unit: number;
  /**
   * The other fields of the file: `players`, `event`, `hand`, `finishing_stacks` … as TOML has them, dates as text,
   * whole numbers beyond `Number.MAX_SAFE_INTEGER` as bigints.
   */
  readonly fields: Readonly<Record<string, unknown>>;
}

/** What to do with hands that cannot be read. */
export interface PhhReading {
  /**
   * Called for each hand that cannot be read, with its index in the file, line and reason, while the others are read;
   * without it the first such hand is thrown.
   */
  readonly leftOut?: (error: PhhError) => void;
}

/**
 * Reads PHH (one hand) or PHHS (several).
 * @param text the file: seven card stud (`F7S`), high-low eight or better (`F7S/8`) or razz (`FR`).
 * @param options the table's options beyond what the file says; by default the preset `pokerkit`.
 * @param reading what to do with hands that cannot be read.
 * @returns the hands, in the file's order, each at a table of its own; empty if all were left out.
 * @throws {PhhError} with the line and the reason, if it is not PHH, not stud, or breaks a rule.
 */
export const readPhh = (
  text: string,
  options: Partial<Options> = {},
  { leftOut }: PhhReading = {},
): readonly PhhHand[] =>
  // under other rules it may end otherwise
  finished(
    readEach(text, leftOut, table =>
      readHand(table, options, { ownOptions: true, ends: Object.keys(options).length === 0 }),
    ),
  );

/** Reads the hands of a text one by one, with a pause before each. */
function* readEach(
  text: string,
  leftOut: PhhReading['leftOut'],
  read: (table: PhhTable) => PhhHand,
): Generator<undefined, readonly PhhHand[]> {
  const hands: PhhHand[] = [];
  for (const table of yield* tablesIn(text, leftOut)) {
    yield;
    try {
      hands.push(read(table));
    } catch (error) {
      if (!(error instanceof PhhError)) throw error;
      const told = error.inHand(table.hand);
      if (!leftOut) throw told;
      leftOut(told);
    }
  }
  return hands;
}

/** The rules of card rooms that are PokerKit's except for the big bet on a pair showing (S4). */
const ROOMS: Partial<Options> = { openPairOnFourth: 'any', openPairOnFourthBet: 'lower-or-higher' };

/**
 * Reads PHH from an unknown house, hand by hand, for a page that has other things to do meanwhile: each hand under the
 * first rules that it keeps to its end. These are its own, as `readPhh` takes them; PokerKit's with the big bet on a
 * pair showing; those of the table that reads it; each preset's.
 * @throws {PhhError} if a hand keeps none of them, saying what is wrong under its own; and if no card is dealt in it,
 * so that there is nothing to show.
 */
export const phhOfAnyHouse = (
  text: string,
  table: Partial<Options>,
  { leftOut }: PhhReading = {},
): Iterator<unknown, readonly PhhHand[], undefined> => {
  const houses = [{}, ROOMS, rulesAlone(table), { preset: 'fixed-limit' }, { preset: 'casinos-austria' }];
  return readEach(text, leftOut, hand =>
    firstThatEnds(houses, rules => {
      const read = readHand(hand, rules as Partial<Options>, { ownOptions: true, ends: true });
      if (read.log.actions.some(({ action }) => action.type === 'deal')) return read;
      throw new PhhError('No card is dealt in it.', { line: hand.line });
    }),
  );
};

/** A table's rules: its options without those that a file says itself, its chips and its rake. */
const rulesAlone = (options: Partial<Options>): Partial<Options> =>
  Object.fromEntries(
    Object.entries(options).filter(([name]) => name === 'preset' || ![...SAID, 'step', 'rake'].includes(name)),
  );

/** Fields that stud must have. */
const REQUIRED = ['variant', 'antes', 'bring_in', 'small_bet', 'big_bet', 'starting_stacks', 'actions'];
/** Fields of games other than stud; some programs write them for every game, with zeros. */
const FOREIGN = ['blinds_or_straddles', 'min_bet'];
const isNothing = (value: unknown): boolean => (Array.isArray(value) ? value.every(isNothing) : value === 0);
/** How a hand is read: whether with the options of our own field, and whether it must end as the file says. */
interface Reading {
  readonly ownOptions: boolean;
  readonly ends: boolean;
}

/** Whether a hand is stud: checked first, since other games have other fields. */
function checkGame({ fields, lineOf }: PhhTable): void {
  const { variant } = fields;
  if (Object.hasOwn(fields, 'variant') && (typeof variant !== 'string' || !Object.hasOwn(VARIANTS, variant)))
    throw new PhhError(
      `The variant ${show(variant)} is not played here. Allowed: ${Object.keys(VARIANTS).join(', ')}.`,
      { line: lineOf('variant') },
      typeof variant === 'string' ? 'game' : 'table',
    );
  const foreign = FOREIGN.find(name => Object.hasOwn(fields, name) && !isNothing(fields[name]));
  if (foreign)
    throw new PhhError(
      `The field ${foreign} has no place in stud.`,
      { line: lineOf(foreign) },
      variant === undefined ? 'game' : 'table',
    );
}

export function readHand(table: PhhTable, given: Partial<Options>, { ownOptions, ends }: Reading): PhhHand {
  const { fields, line, lineOf } = table;
  checkGame(table);
  const missing = REQUIRED.find(name => !Object.hasOwn(fields, name));
  if (missing)
    throw new PhhError(`The field ${missing} is missing. A hand of stud has ${REQUIRED.join(', ')}.`, { line });
  if (!Array.isArray(fields.actions))
    throw new PhhError(`actions is a list of texts, not ${show(fields.actions)}.`, { line: lineOf('actions') });
  const actions = fields.actions.flatMap((value: unknown, at) => {
    const action = readAction(value, table.actionLines[at] ?? lineOf('actions'));
    return action ? [action] : [];
  });
  const { options, scale } = readStakes(table, actions);
  const own = ownOptions && Object.hasOwn(fields, OWN_FIELD) ? fields[OWN_FIELD] : {};
  if (!isObject(own)) throw new PhhError(`${OWN_FIELD} is a table of options.`, { line: lineOf(OWN_FIELD) });
  const all = {
    preset: 'pokerkit',
    bringIn: 'fixed',
    ...own,
    ...given,
    ...options,
    allInFaceUp: areTurnedUp(actions, options.purses!.length),
  };
  let state: State;
  try {
    state = stud.open(all as Partial<Options>);
  } catch (error) {
    if (error instanceof OptionError && error.option === 'purses') {
      const { fewest, seats, least } = OPTIONS.purses;
      const allowed = `a list of ${fewest} to ${seats} amounts, each from ${least / scale} to ${MAX_PURSE / scale}`;
      throw bad(table, 'starting_stacks', fields.starting_stacks, allowed);
    }
    if (error instanceof OptionError)
      throw new PhhError(`Not a valid table: ${inMoney(error.message, scale)}`, {
        line: lineOf(fieldOf(error.option)),
      });
    throw error;
  }
  const { [OWN_FIELD]: _own, ...rest } = fields;
  const about = Object.fromEntries(
    Object.entries(rest)
      .filter(([name]) => !REQUIRED.includes(name) && name !== 'ante_trimming_status')
      .map(([name, value]) => [name, value instanceof TomlDate ? value.toISOString() : value]),
  );
  const toldEnd = ends && END_FIELDS.some(name => Object.hasOwn(fields, name));
  const entries = firstThatEnds(guessesFor(actions, state.players.length, toldEnd), guess => {
    const dealer = new Dealer(state, actions, scale, guess);
    const played = dealer.play();
    if (guess === 'show' && dealer.state.phase === 'show')
      throw new PhhError('Hands that must be shown are not known.', { line: lineOf('actions') }, 'act');
    if (ends) {
      checkEnd(table, dealer.state, scale);
      checkTotals(table, dealer.state, scale);
    }
    return played;
  });
  return { log: newLog(stud, state.options, entries), unit: 1 / scale, fields: about };
}

/**
 * The possible meanings of silence, the likeliest first: a player passed over has mucked, unless the end says
 * otherwise.
 */
function guessesFor(actions: readonly PhhAction[], seats: number, toldEnd: boolean): readonly Silence[] {
  if (!toldEnd) return ['open'];
  if (actions.some(({ verb }) => verb === 'sm')) return ['muck', 'show'];
  return ['show', ...listOf(seats, seat => seat), 'open'];
}

/** The result of the first guess that breaks no rule; if all do, the error of the first. */
function firstThatEnds<Guess, Result>(guesses: readonly Guess[], play: (guess: Guess) => Result): Result {
  let first: unknown;
  for (const guess of guesses)
    try {
      return play(guess);
    } catch (error) {
      if (!(error instanceof PhhError)) throw error;
      first ??= error;
    }
  throw first;
}

/**
 * Whether everybody left showed all their cards before the last card was dealt; otherwise hands are shown at the end.
 */
function areTurnedUp(actions: readonly PhhAction[], seats: number): boolean {
  const lastDeal = actions.findLastIndex(({ who }) => who === 'dealer');
  const folded = new Set(actions.filter(({ verb }) => verb === 'f').map(({ who }) => who));
  const shown = new Set(
    actions
      .slice(0, lastDeal < 0 ? 0 : lastDeal)
      .filter(({ verb, words }) => verb === 'sm' && words.length > 0 && !words.join('').includes(HIDDEN))
      .map(({ who }) => who),
  );
  return shown.size > 0 && listOf(seats, seat => seat + 1).every(who => folded.has(who) || shown.has(who));
}
