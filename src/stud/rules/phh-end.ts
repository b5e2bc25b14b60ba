/** How a hand ended according to a PHH file, compared with the rules. */
import type { Seat } from '../../game/contract.js';
import { PhhError, type PhhTable } from './phh-file.js';
import { bad } from './phh-stakes.js';
import type { State } from './table.js';

/** The fields that say who took what. */
export const END_FIELDS = ['finishing_stacks', 'winnings'];

/** A seat's winnings from the pots, in chips; 0 before the hand is over. */
export const winningsOf = ({ result }: State, seat: Seat): number =>
  (result?.awards ?? []).reduce((sum, award) => sum + (award.seat === seat ? award.amount : 0), 0);

/**
 * Compares the file's stacks and winnings with ours, once the hand is over; unknown ones are skipped. A winner may have
 * less by the rake of their pots: PHH has no word for that.
 */
export function checkEnd(table: PhhTable, state: State, scale: number): void {
  const { phase, accounts, result } = state;
  const { purses } = accounts;
  const before = table.fields.starting_stacks as readonly number[];
  const stacks = endSaid(table, 'finishing_stacks', purses.length);
  const winnings = endSaid(table, 'winnings', purses.length);
  if (phase !== 'settled') return;
  const differs = (field: string, seat: Seat, said: string, ours: number): PhhError =>
    new PhhError(`${field}: p${seat + 1} is said to ${said}; by the actions it is ${ours / scale}.`, {
      line: table.lineOf(field),
    });
  purses.forEach((purse, seat) => {
    const won = winningsOf(state, seat);
    const stack = stacks?.[seat];
    const gone = stack === undefined ? 0 : purse - stack * scale;
    if (Number.isFinite(before[seat]) && Math.abs(gone) >= 1 && (gone < 0 || gone > won))
      throw differs('finishing_stacks', seat, `end with ${stack}`, purse);
    const said = winnings?.[seat];
    if (said === undefined) return;
    // some rooms let the winner collect the uncalled bet with the pot
    const back = result!.uncalled?.seat === seat ? result!.uncalled.amount : 0;
    const more = said * scale - won;
    if (Math.abs(more) >= 1 && (more > back || said < 0 || (said === 0 && won > 0)))
      throw differs('winnings', seat, `win ${said}`, won);
  });
}

const sum = (all: readonly number[]): number => all.reduce((one, other) => one + other, 0);

/** The sum of the pots, in chips; undefined before the showdown, when they may still grow. */
function potOf({ cloth }: State['accounts'], phase: State['phase'], result: State['result']): number | undefined {
  if (result) return sum(result.awards.map(({ amount }) => amount));
  return phase === 'show' ? sum(cloth) : undefined;
}

/** Compares the file's pots and rake with each other, the actions and the stacks. */
export function checkTotals(table: PhhTable, { accounts, phase, result }: State, scale: number): void {
  const { fields, lineOf } = table;
  const [total, rake] = ['total_pot', 'rake'].map(name => {
    const value = fields[name];
    if (value === undefined) return undefined;
    if (typeof value !== 'number' || !(value >= 0)) throw bad(table, name, value, 'a number of chips');
    return value * scale;
  });
  const differs = (field: string, said: number, what: string, ours: number): PhhError =>
    new PhhError(`${field} is said to be ${said / scale}; by the ${what} it is ${ours / scale}.`, {
      line: lineOf(field),
    });
  // some rooms include uncalled bets
  const isNear = (said: number, ours: number, uncalled = 0): boolean =>
    Math.abs(said - ours) < 1 || Math.abs(said - ours - uncalled) < 1;
  const [before, after] = [fields.starting_stacks, fields.finishing_stacks] as (readonly number[] | undefined)[];
  const taken = before && after && Math.round((sum(before) - sum(after)) * scale);
  if (rake !== undefined && taken !== undefined && Number.isFinite(taken) && !isNear(rake, taken))
    throw differs('rake', rake, 'stacks', taken);
  const pot = potOf(accounts, phase, result);
  const uncalled = result?.uncalled?.amount ?? 0;
  if (total !== undefined && pot !== undefined && !isNear(total, pot, uncalled))
    throw differs('total_pot', total, 'actions', pot);
  const most = pot ?? total;
  if (rake !== undefined && most !== undefined && rake > most)
    throw new PhhError(`rake is ${rake / scale}. Allowed: at most the pot, ${most / scale}.`, { line: lineOf('rake') });
  const winnings = fields.winnings as readonly number[] | undefined;
  if (rake === undefined || after || !winnings || !result || pot === undefined) return;
  const rest = pot - Math.round(sum(winnings) * scale);
  if (Number.isFinite(rest) && !isNear(rake, rest, uncalled)) throw differs('rake', rake, 'winnings', rest);
}

/** What a field says about each player's end, if the file has it. */
function endSaid(table: PhhTable, field: string, players: number): readonly number[] | undefined {
  const value = table.fields[field];
  if (value === undefined) return undefined;
  if (!Array.isArray(value) || value.length !== players || !value.every(entry => typeof entry === 'number'))
    throw bad(table, field, value, `a list with a number for each of the ${players} players`);
  return value;
}
