import type { Actor, AnyAction, AnyGame, Viewer } from './contract.js';

/** One recorded action and who did it. */
export interface Entry<Action> {
  /** A seat, or the croupier. */
  readonly actor: Actor;
  /** The action. */
  readonly action: Action;
}

/** Everything that happened at a table: replaying it needs no chance. */
export interface Log<Options, Action> {
  /** Identifies a log of this package. */
  readonly format: 'tapis-vert';
  /** The version of the game: a log of another one is refused. */
  readonly version: number;
  /** The game's id. */
  readonly game: string;
  /** The options of the table. */
  readonly options: Options;
  /** The state of the table before the first of the actions; absent if that is the opening. */
  readonly from?: unknown;
  /** The actions, in order. */
  readonly actions: readonly Entry<Action>[];
}

/** Thrown for a log that is invalid or breaks a rule; the message says where. */
export class LogError extends Error {
  override readonly name = 'LogError';
  constructor(
    message: string,
    /** The kind of fault, for messages in other languages. */
    readonly fault: FileFault = 'table',
    /** The number of the action that is not possible. */
    readonly where: { readonly action: number } | undefined = undefined,
  ) {
    super(message);
  }
}

/**
 * What is wrong with a file: its text has another form, it is of another game, it describes no valid table, or an
 * action is not possible.
 */
export type FileFault = 'text' | 'game' | 'table' | 'act';

/**
 * What a hand has that another file format cannot express: house rules, a bet or a fold, a common card, hands shown
 * differently.
 */
export type Untellable = 'rules' | 'wager' | 'common' | 'shown';

/** An empty log of a table with these options. */
export const newLog = <Options, Action>(
  game: { readonly id: string; readonly version: number },
  options: Options,
  actions: readonly Entry<Action>[] = [],
): Log<Options, Action> => ({
  format: 'tapis-vert',
  version: game.version,
  game: game.id,
  options,
  actions,
});

/** The table before the first action of a log. */
export const beginningOf = (game: AnyGame, log: Log<unknown, unknown>): ReturnType<AnyGame['open']> =>
  (log.from as ReturnType<AnyGame['open']> | undefined) ?? game.open(log.options as object);

/**
 * The same log as a seat may see it: cards and choices hidden from it become `??`.
 * @param disclosed how many actions from the beginning hide nothing any more.
 */
export function redactLog<Options, Action>(
  game: AnyGame,
  log: Log<Options, Action>,
  viewer: Viewer,
  disclosed = 0,
): Log<Options, Action> {
  let state = beginningOf(game, log);
  const actions = log.actions.map(({ actor, action }, index) => {
    const shown = index < disclosed ? action : (game.redactAction(state, action as AnyAction, viewer) as Action);
    state = game.apply(state, actor, action as AnyAction).state;
    return { actor, action: shown };
  });
  return { ...log, actions };
}
