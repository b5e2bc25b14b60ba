/** Reads logs and saved tables from outside; loaded when a table is first given one. */
import { isCard, type Card } from '../../cards/card.js';
import type {
  ActionOf,
  AnyAction,
  AnyGame,
  EventOf,
  OptionsOf,
  TableState,
  ViewOf,
  Viewer,
} from '../../game/contract.js';
import type { Step } from '../../game/port.js';
import type { Log } from '../../game/log.js';
import { isChips, isListOf } from '../../game/options.js';
import { replay } from '../../game/replay.js';
import type { Setting } from '../look/attributes.js';
import { isCharacter, isLevel } from '../../game/computer-player.js';
import { writeJson } from '../../game/json.js';
import type { Person } from '../look/people.js';
import type { SessionStats } from '../look/session-stats.js';
import { MOST_POINTS } from '../play/rounds.js';

/** What a saved table holds. Decoded, it shows every card to come: keep it from players. */
export interface Saved<Action extends AnyAction, Options = unknown> {
  readonly log: Log<Options, Action>;
  readonly order: readonly Card[];
  readonly seed?: string | undefined;
  readonly used?: number | undefined;
  /**
   * How many actions each seat took before the log begins; the random numbers of its computer player continue from
   * there.
   */
  readonly decisions?: readonly number[] | undefined;
  /** The player's results at the table so far; absent if there are none. */
  readonly sessionStats?: SessionStats | undefined;
  /** What the player has chosen in the menu, by property: `theme: 'midnight'`. */
  readonly chosen?: Readonly<Record<string, string>> | undefined;
}

/**
 * The steps of a log as a seat sees them, or as an onlooker does if the log has no such seat.
 * @throws {LogError} that says what is wrong with the log.
 */
export function stepsOf<G extends AnyGame>(
  game: G,
  log: unknown,
  seat: Viewer,
): Step<ActionOf<G>, EventOf<G>, ViewOf<G>>[] {
  const steps: Step<ActionOf<G>, EventOf<G>, ViewOf<G>>[] = [];
  let viewer: Viewer;
  replay(game, log, ({ before, after, entry, events }) => {
    if (steps.length === 0)
      viewer = seat !== 'onlooker' && seat < (before as TableState).accounts.purses.length ? seat : 'onlooker';
    steps.push({
      number: steps.length + 1,
      actor: entry.actor,
      action: game.redactAction(before, entry.action, viewer) as ActionOf<G>,
      events: events.map(event => game.redactEvent(event, viewer) as EventOf<G>),
      view: game.view(after, viewer) as ViewOf<G>,
      legal: [],
    });
  });
  return steps;
}

const at = (options: unknown, path: readonly string[]): string | undefined =>
  writeJson(path.reduce((group, name) => (group as Record<string, unknown> | undefined)?.[name], options));

/**
 * The first attribute of a page that contradicts a saved table, or `undefined`.
 * @param given the element's attributes as set; they take precedence over what was saved.
 * @param options the complete options that result from them.
 */
export function contradiction(
  given: Readonly<Record<string, unknown>> & { readonly seed?: string | number | undefined },
  settings: readonly Setting[],
  options: unknown,
  kept: { readonly options: unknown; readonly seed: string | undefined },
): string | undefined {
  const wanted = String(given.seed ?? '');
  if (wanted && wanted !== kept.seed) return 'seed';
  return settings.find(
    ({ property, path }) =>
      path[0] && (given[property] ?? undefined) !== undefined && at(options, path) !== at(kept.options, path),
  )?.attribute;
}

/** The same people, each computer player at its level here; `undefined` if they are not the same people. */
export function mergePlayers(people: readonly Person[], players: unknown): readonly Person[] | undefined {
  if (typeof players !== 'string') return undefined;
  const kept = players.split(',').map(entry => entry.split(':').map(part => part.trim()));
  const levelled = people.map((person, seat): Person | undefined => {
    const [name, level, character] = kept[seat] ?? [];
    if (name !== (person.name || 'you') || (person.level === undefined) !== (level === undefined)) return undefined;
    if (isLevel(level)) return { ...person, level, ...(isCharacter(character) && { character }) };
    return level === undefined ? person : undefined;
  });
  const all = levelled.filter(person => person !== undefined);
  return all.length === people.length && kept.length === people.length ? all : undefined;
}

/** A table as text: JSON, one byte a letter, in base64. */
export const pack = (saved: Saved<AnyAction>): string =>
  btoa(
    writeJson(saved).replace(/[\u0080-\uffff]/g, letter => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`),
  );

/**
 * What {@link pack} wrote, not validated yet.
 * @throws {Error} if the text is in another form.
 */
export function read<Action extends AnyAction>(text: string): Saved<Action> {
  try {
    return Object(JSON.parse(atob(text))) as Saved<Action>;
  } catch {
    throw new Error('Not a saved table: its text cannot be read.');
  }
}

/**
 * Reads what {@link pack} wrote.
 * @throws {Error} if it is not a saved table of this game with this number of seats, or its log breaks a rule.
 */
export function unpack<G extends AnyGame>(game: G, text: string, seats: number): Saved<ActionOf<G>, OptionsOf<G>> {
  const saved = read<ActionOf<G>>(text);
  const { log, state } = replay(game, saved.log);
  const { accounts, options } = state as TableState & { readonly options: never };
  if (!Array.isArray(saved.order) || !saved.order.every(card => isCard(card)))
    throw new Error('Not a saved table: the cards are missing.');
  // Every card of the pack must be either in the order or on the table, or the next shuffle would lose or duplicate
  // one.
  const cards = [...saved.order, ...game.dealt(state)].sort().join();
  if (cards !== [...game.pack(options)].sort().join()) throw new Error('Not a saved table: the pack is incomplete.');
  if (accounts.purses.length !== seats)
    throw new Error(`The saved table has ${accounts.purses.length} seats; this table has ${seats}.`);
  const { seed, used, decisions = [] } = saved;
  if (!isListOf(decisions, isChips)) throw new Error('Not a saved table: its decisions cannot be read.');
  if ((seed !== undefined && typeof seed !== 'string') || (used !== undefined && !isChips(used)))
    throw new Error('Not a saved table: its seed cannot be read.');
  const { sessionStats: kept, ...whole } = saved;
  const sessionStats = readSessionStats(kept);
  return { ...whole, log, ...(sessionStats && { sessionStats }) };
}

const COUNTS = ['rounds', 'won', 'lost', 'pot', 'staked', 'squares', 'stride'] as const;
const SUMS = ['net', 'best', 'worst'] as const;
const MEANS = ['average', 'variance'] as const;

const isHeld = ({ strength, cards }: Readonly<Record<string, unknown>>): boolean =>
  Number.isFinite(strength) && Array.isArray(cards) && cards.every(card => isCard(card));

/** A saved session, or `undefined` if it is not one. */
export function readSessionStats(kept: unknown): SessionStats | undefined {
  const stats = Object(kept) as Readonly<Record<string, unknown>>;
  const { hand, netByRound } = stats;
  const isSessionStats =
    COUNTS.every(name => Number.isSafeInteger(stats[name]) && (stats[name] as number) >= 0) &&
    SUMS.every(name => Number.isSafeInteger(stats[name])) &&
    MEANS.every(name => Number.isFinite(stats[name])) &&
    (hand === undefined || isHeld(Object(hand) as Readonly<Record<string, unknown>>)) &&
    Array.isArray(netByRound) &&
    netByRound.length > 0 &&
    netByRound.length <= MOST_POINTS + 1 &&
    netByRound.every(Number.isSafeInteger) &&
    (stats.stride as number) > 0;
  if (!isSessionStats) return undefined;
  const names = [...COUNTS, ...SUMS, ...MEANS, 'netByRound', ...(hand ? ['hand'] : [])];
  return Object.fromEntries(names.map(name => [name, stats[name]])) as unknown as SessionStats;
}
