import { total } from './accounts.js';
import { isObject } from './actions.js';
import type { ActionOf, Actor, AnyGame, EventOf, OptionsOf, StateOf, TableState } from './contract.js';
import { partsOf } from './lists.js';
import { LogError, type Log } from './log.js';
import { isChips, isListOf, OptionError, show } from './options.js';

type LogOf<G> = Log<OptionsOf<G>, ActionOf<G>>;

/**
 * Plays a log from outside, validating each step: the only entrance for foreign logs.
 * @param value a log, or its JSON text.
 * @param visit called after each action with the state before and after it.
 * @returns the log and the last state.
 * @throws {LogError} that says which part is wrong and why.
 */
export function replay<G extends AnyGame>(
  game: G,
  value: unknown,
  visit?: (step: {
    readonly before: StateOf<G>;
    readonly after: StateOf<G>;
    readonly entry: LogOf<G>['actions'][number];
    readonly events: readonly EventOf<G>[];
  }) => void,
): { readonly log: LogOf<G>; readonly state: StateOf<G> } {
  const log = readHeader(game, value);
  let state: StateOf<G>;
  try {
    state = game.open(log.options as object) as StateOf<G>;
  } catch (error) {
    if (error instanceof OptionError) throw new LogError(`The log's options: ${error.message}`);
    throw error;
  }
  if (log.from !== undefined) {
    if (!isStateLike(log.from, state)) throw new LogError('The log does not begin with a table of its options.');
    state = log.from as StateOf<G>;
  }
  // spread, so that a hole in the list counts as an invalid entry
  [...log.actions].forEach((entry: unknown, index: number) => {
    const at = { action: index + 1 };
    const where = `The log's action ${at.action}`;
    if (!isObject(entry) || !('actor' in entry) || !('action' in entry))
      throw new LogError(`${where} needs an actor and an action.`, 'act', at);
    const { actor, action } = entry as { actor: unknown; action: never };
    if (actor !== 'croupier' && !(Number.isSafeInteger(actor) && (actor as number) >= 0)) {
      throw new LogError(`${where}: the actor must be a seat's number or “croupier”, not ${show(actor)}.`, 'act', at);
    }
    const refusal = game.check(state, actor as Actor, action);
    if (refusal) throw new LogError(`${where} (${String(actor)}) breaks a rule: ${refusal.message}`, 'act', at);
    const before = state;
    const step = game.apply(state, actor as Actor, action);
    state = step.state as StateOf<G>;
    visit?.({ before, after: state, entry: entry as never, events: step.events as readonly EventOf<G>[] });
  });
  return { log: log as LogOf<G>, state };
}

/** Whether a value is plain data with whole numbers only. */
function isPlainData(value: unknown): boolean {
  if (typeof value === 'number') return Number.isSafeInteger(value);
  if (typeof value === 'object') return value === null || partsOf(value).every(part => isPlainData(part));
  return typeof value === 'string' || typeof value === 'boolean';
}

/** Whether a value may be a later state of a table opened like this: the same parts, options, seats, sum of chips. */
function isStateLike(value: unknown, opened: TableState): boolean {
  if (!isObject(value) || !isPlainData(value)) return false;
  const given = value as TableState & Readonly<Record<string, unknown>>;
  const alike = Object.entries(opened).every(([part, like]) => {
    const kind = (each: unknown): string => (Array.isArray(each) ? 'list' : typeof each);
    return part in given && (like === null || given[part] === null || kind(given[part]) === kind(like));
  });
  if (!alike || JSON.stringify(given.options) !== JSON.stringify(opened.options)) return false;
  const { purses, cloth, house } = given.accounts;
  const seats = opened.accounts.purses.length;
  return (
    [purses, cloth].every(chips => isListOf(chips, isChips) && chips.length === seats) &&
    typeof house === 'number' &&
    total(given.accounts) === total(opened.accounts)
  );
}

function readHeader(game: AnyGame, value: unknown): Log<unknown, unknown> {
  let log: unknown = value;
  if (typeof value === 'string') {
    try {
      log = JSON.parse(value);
    } catch (error) {
      throw new LogError(`The log is not JSON: ${(error as Error).message}`, 'text');
    }
  }
  if (!isObject(log)) throw new LogError('A log is an object with format, version, game, options and actions.');
  const { format, version, game: id, actions } = log as Partial<Log<unknown, unknown>>;
  if (format !== 'tapis-vert')
    throw new LogError(`The log's format is ${show(format)}; it must be “tapis-vert”.`, 'game');
  if (id !== game.id) throw new LogError(`This is a log of ${show(id)}, not of “${game.id}”.`, 'game');
  if (version !== game.version)
    throw new LogError(`The log's version is ${show(version)}; this table reads ${game.version}.`, 'game');
  if (!Array.isArray(actions)) throw new LogError('The log has no list of actions.');
  return log as Log<unknown, unknown>;
}
