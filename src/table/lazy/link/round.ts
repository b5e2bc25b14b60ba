/** Cuts a hand, coup or turn out of a log as a log of its own. */
import type { AnyAction, AnyGame, Viewer } from '../../../game/contract.js';
import { writeJson } from '../../../game/json.js';
import { newLog, redactLog, type Entry, type Log } from '../../../game/log.js';
import { replay } from '../../../game/replay.js';

type State = ReturnType<AnyGame['open']>;
type Written = Entry<AnyAction>;

/** A round: the table before it, what was done, and whether cards were dealt. */
interface Round {
  readonly from: State;
  readonly actions: Written[];
  isDealt: boolean;
}

/** Whether this happens between two rounds and belongs to neither: players arriving, leaving, or getting ready. */
const isBetween = ({ phase }: State & { readonly phase?: string }, { actor, action }: Written): boolean =>
  action.type === 'nextHand' || (actor !== 'croupier' && phase === 'between');

/** The rounds of a log in which cards were dealt; the last may still be in progress. */
function roundsOf(game: AnyGame, log: unknown): readonly Round[] {
  const rounds: Round[] = [];
  let round: Round | undefined;
  replay(game, log, ({ before, entry, events }) => {
    if (!round && isBetween(before, entry)) return;
    if (!round) rounds.push((round = { from: before, actions: [], isDealt: false }));
    round.actions.push(entry);
    round.isDealt ||= entry.actor === 'croupier' && entry.action.type !== game.discloses;
    if (events.some(({ type }) => type === 'settled')) round = undefined;
  });
  return rounds.filter(({ isDealt }) => isDealt);
}

/** All the tables that these actions lead to, in order; `undefined` if one of them is not possible. */
function tablesOf(game: AnyGame, log: Log<unknown, AnyAction>): string | undefined {
  const tables: string[] = [];
  try {
    replay(game, log, ({ after }) => tables.push(writeJson(after)));
    return tables.join();
  } catch {
    return undefined;
  }
}

/**
 * A round of a log as a seat may see it. The table before it is reduced to what the round needs: any part that can be
 * as at the opening without changing a step is reset, including the cards of the previous hand.
 * @param which its index, from 0; the last by default.
 */
export function roundOf(
  game: AnyGame,
  log: Log<unknown, AnyAction>,
  seat: Viewer,
  which?: number,
): Log<unknown, AnyAction> | undefined {
  const round = roundsOf(game, redactLog(game, log, seat)).at(which ?? -1);
  if (!round) return undefined;
  const opened = game.open(log.options as object);
  const alone = (from: object): Log<unknown, AnyAction> => ({ ...newLog(game, log.options, round.actions), from });
  const whole = tablesOf(game, alone(round.from));
  let needed: object = round.from;
  for (const [part, fresh] of Object.entries(opened)) {
    const without = { ...needed, [part]: fresh as unknown };
    if (tablesOf(game, alone(without)) === whole) needed = without;
  }
  const isOpening = writeJson(needed) === writeJson(opened);
  return isOpening ? newLog(game, log.options, round.actions) : alone(needed);
}
