/**
 * The history of hands: a list, the replay of one hand on the table, and files to save and open. Loaded when first
 * asked for.
 */
import { html, type TemplateResult } from 'lit';
import { HIDDEN } from '../../cards/card.js';
import type { AnyAction, AnyEvent, Viewer } from '../../game/contract.js';
import type { Step } from '../../game/port.js';
import { writeJson } from '../../game/json.js';
import type { FileFault, Log, Untellable } from '../../game/log.js';
import { listOf } from '../../game/lists.js';
import { drawerStyles } from '../../table/lazy/drawer.styles.js';
import { giveFile } from '../../table/lazy/files.js';
import { chips, signed } from '../../table/look/messages.js';
import { button } from '../../table/look/pieces.js';
import type { Cast } from '../../table/play/playback.js';
import type { Shown } from '../../table/lazy/replay/shown.js';
import type { Table } from '../../table/play/table.js';
import type { BettingGame, BettingView } from '../play/scene.js';
import type { PokerText } from '../text/en.js';

type HandStep = Step<AnyAction, AnyAction, BettingView>;
type HandLog = Log<unknown, AnyAction>;

const css = String.raw;
export const styles =
  drawerStyles +
  css`
    .hands {
      display: flex;
      flex-wrap: wrap;
      gap: var(--space-3);
    }
  `;

const ARCHIVE = () => import('../../table/lazy/archive.js');

/** A file format beside the log's own: its name, its file ending, and its reader and writer. */
export interface Files {
  readonly name: string;
  readonly endings: readonly [string, ...string[]];
  readonly load: () => Promise<{
    /** The file's text, empty for none, and its ending; hands that the format cannot express are left out. */
    readonly write: (
      log: never,
      names: readonly string[],
      leftOut: (error: unknown) => void,
    ) => readonly [text: string, ending: string];
    /** The readable hands of a text; some formats need the options of the table that reads it. */
    readonly read: (text: string, table: never, leftOut: (error: unknown) => void) => Promise<readonly FileHand[]>;
  }>;
}

/** What is wrong with a file that cannot be read, or a hand that a format cannot express. */
interface Fault {
  readonly fault?: FileFault | Untellable;
  readonly where?: { readonly line?: number; readonly action?: number; readonly hand?: number };
}

/** What is wrong with one of several hands. */
type HandFault = Required<Fault> & { readonly where: { readonly hand: number } };

/**
 * A hand from a file of another format: a log of its own, the value of a chip in the file's currency, and its players'
 * names by seat; those without a name are called by their seat.
 */
export interface FileHand {
  readonly log: unknown;
  readonly unit: number;
  readonly names: readonly string[];
}

/** How a hand ended: what each player won, and the net result for the player. */
interface Result {
  readonly won: ReadonlyMap<number, number>;
  readonly net: number | undefined;
}

/** What two may see together: cards hidden from one as the other sees them. */
function joined<Seen>(one: Seen, other: Seen): Seen {
  if (one === HIDDEN) return other;
  if (Array.isArray(one))
    return (one as readonly unknown[]).map((each, place) => joined(each, (other as readonly unknown[])[place])) as Seen;
  if (typeof one !== 'object' || one === null) return one;
  const theirs = other as Readonly<Record<string, unknown>>;
  return Object.fromEntries(Object.entries(one).map(([name, each]) => [name, joined(each, theirs[name])])) as Seen;
}

/** The steps of each hand, from its first deal on, and where it begins. */
function handsIn<Step extends Pick<HandStep, 'action'>>(steps: readonly Step[]) {
  const hands: { readonly from: number; readonly hand: Step[] }[] = [];
  let isPlayed = false;
  steps.forEach((step, from) => {
    const type = step.action?.type;
    if (!isPlayed && type === 'deal') hands.push({ from, hand: [] });
    isPlayed = type !== 'nextHand' && (isPlayed || type === 'deal');
    if (isPlayed) hands.at(-1)?.hand.push(step);
  });
  return hands;
}

const handsOf = (steps: readonly HandStep[], names?: Cast): readonly Shown[] =>
  handsIn(steps).map(({ hand }) => ({ steps: () => hand, names }));

/** A seat has won chips: the same event in every game of poker. */
type Won = AnyEvent & { readonly seat: number; readonly amount: number };

/** How the hands of these steps ended. */
function resultsOf(steps: readonly HandStep[], seat: Viewer): readonly Result[] {
  return handsIn(steps).map(({ from, hand }) => {
    const won = new Map<number, number>();
    const wins = hand.flatMap(({ events }) => events as readonly Won[]).filter(({ type }) => type === 'won');
    for (const { seat: winner, amount } of wins) won.set(winner, (won.get(winner) ?? 0) + amount);
    // before its first deal the antes are still in the purses
    const purse = (place: number): number => steps[place]?.view.accounts.purses[seat as number] ?? 0;
    const net = seat === 'onlooker' || from === 0 ? undefined : purse(from + hand.length - 1) - purse(from - 1);
    return { won, net };
  });
}

/** The hands of one table, or of a file. */
export class History {
  #results: readonly Result[] = [];
  /** The number of hands whose results are known, or being computed. */
  #reckoned = 0;
  readonly #table: Table<BettingGame, PokerText>;
  readonly #files: Files | undefined;

  /** @param files the game's other format. */
  constructor(table: Table<BettingGame, PokerText>, files: Files | undefined) {
    this.#table = table;
    this.#files = files;
  }

  get #words(): PokerText['history'] {
    return this.#table.words.history;
  }

  /** The seat whose log it is. */
  get #seat(): Viewer {
    const { seats, hand } = this.#table;
    return seats[hand] ?? 'onlooker';
  }

  get #log(): HandLog | undefined {
    return this.#table.log;
  }

  /** The names of the players at the table. */
  get #names(): readonly string[] {
    const { people, names } = this.#table;
    return people.map((_, seat) => names.player(seat));
  }

  /** The hands as buttons with their results, the last first. */
  panel(): TemplateResult {
    const words = this.#words;
    const names = this.#names;
    const count = this.#log?.actions.filter(({ action }) => action.type === 'nextHand').length ?? 0;
    if (this.#reckoned !== count) {
      this.#reckoned = count;
      this.#results = [];
      this.#reckon().catch(this.#table.fail);
    }
    const label = (hand: number): string => {
      const name = words.hand(hand);
      const result = this.#results[hand - 1];
      if (!result) return name;
      const won = [...result.won].map(([seat, amount]) => `${names[seat] ?? ''} ${chips(amount)}`).join(', ');
      const told = words.result(name, won);
      return result.net === undefined ? told : words.own(told, signed(result.net));
    };
    return html`<div class="hands" role="toolbar" aria-label=${words.hands} data-zone="history">
      ${
        count === 0
          ? words.none
          : listOf(count, place =>
              button('replay-hand', label(count - place), { kind: 'quiet small', value: `${count - place}` }),
            )
      }
    </div>`;
  }

  async #reckon(): Promise<void> {
    const log = this.#log;
    if (!log) return;
    const { stepsOf } = await this.#table.chunks.load(ARCHIVE);
    const seat = this.#seat;
    this.#results = resultsOf(stepsOf(this.#table.game, log, seat), seat);
    void this.#table.redraw();
  }

  /** The list, one hand step by step, files out and in. */
  async command(name: string, value: string): Promise<void> {
    const { root, replaying, drawers, game } = this.#table;
    const log = this.#log;
    switch (name) {
      case 'history':
        if (!drawers.toggle('history')) break;
        await this.#table.redraw();
        // the menu in which it was opened is gone
        root.querySelector<HTMLElement>('[data-zone=history] button')?.focus();
        if (!log?.actions.some(({ action }) => action.type === 'nextHand')) this.#table.speech.say(this.#words.none);
        break;
      case 'look':
      case 'replay-hand': {
        if (replaying || !log) break;
        drawers.drop();
        const { stepsOf } = await this.#table.chunks.load(ARCHIVE);
        const hands = handsOf(stepsOf(game, log, this.#seat)).map((hand, round) => ({ ...hand, round }));
        await this.begin(hands, name === 'look' ? hands.length : Number(value));
        break;
      }
      case 'import': {
        drawers.drop();
        const file = await this.open();
        if (!file) break;
        const left: HandFault[] = [];
        const hands = await this.read(file, error => left.push(error as HandFault));
        await this.begin(hands, 1, this.#skipped(left, hands.length));
        break;
      }
      default:
        await this.save(name === 'export-file' ? this.#files : undefined);
    }
  }

  /** Replays one of these hands, by its number, and says what there is to say about their file. */
  async begin(hands: readonly Shown[], hand: number, said = ''): Promise<void> {
    const words = this.#words;
    if (!hands[hand - 1]) return this.#table.notify(words.none);
    const named = hands.map((each, place) => ({ ...each, name: words.hand(place + 1) }));
    await this.#table.replays.begin(named, hand, said);
  }

  /** Downloads the log as a file, in its own format or another; the player is told what the other cannot express. */
  async save(files: Files | undefined): Promise<void> {
    const { root, game } = this.#table;
    const words = this.#words;
    const log = this.#log;
    if (!log) return;
    if (!files) return giveFile(root, `${game.id}.json`, writeJson(log));
    const dealt = handsIn(log.actions).length;
    if (dealt === 0) return this.#table.notify(words.none);
    const left: string[] = [];
    const [text, ending] = (await this.#table.chunks.load(files.load)).write(log as never, this.#names, error => {
      const { where, fault } = error as HandFault;
      left.push(words.because(where.hand, words[fault]));
      this.#table.fail(error);
    });
    if (text) giveFile(root, game.id + ending, text);
    if (left.length > 0)
      this.#table.notify(
        [words.leftOut(left.length, dealt, files.name, left.join(', ')), text ? '' : words.unsaved]
          .filter(Boolean)
          .join(' '),
      );
  }

  /** Asks the player for a file. */
  async open(): Promise<File | undefined> {
    const files = this.#files;
    const { root } = this.#table;
    const input = document.createElement('input');
    input.type = 'file';
    input.accept = ['.json', ...(files?.endings ?? []), '.txt'].join();
    input.hidden = true;
    root.appendChild(input);
    const chosen = new Promise<void>(done => {
      input.addEventListener('change', () => done());
      input.addEventListener('cancel', () => done());
    });
    input.click();
    await chosen;
    input.remove();
    return input.files?.[0];
  }

  /** The message about a file's unreadable hands: how many of how many, and what is wrong with the first. */
  #skipped(left: readonly HandFault[], read: number): string {
    const words = this.#words;
    const [first] = left;
    if (!first) return '';
    left.forEach(this.#table.fail);
    const { where, fault } = first;
    const hand = words.hand(where.hand) + (where.line ? words.line(where.line) : '');
    return `${words.skipped(left.length, left.length + read)} ${words.result(hand, words[fault])}`;
  }

  /**
   * The hands of a file in any format; `leftOut` is called with the errors of those that cannot be read.
   * @throws {Error} that says what is wrong if none can be read; the player is told in their language.
   */
  async read(file: File, leftOut: (error: unknown) => void): Promise<readonly Shown[]> {
    const files = this.#files;
    const { game, view, people } = this.#table;
    const words = this.#words;
    const names = this.#names;
    const seat = this.#seat;
    const isYou = seat !== 'onlooker' && !people[seat]?.name;
    const text = await file.text();
    const foreign =
      /^\s*\{/.test(text) || file.name.endsWith('.json')
        ? undefined
        : files && (await this.#table.chunks.load(files.load));
    const { stepsOf } = await this.#table.chunks.load(ARCHIVE);
    const stepsFor = (log: unknown, viewer: Viewer) => stepsOf(game, log, viewer) as readonly HandStep[];
    try {
      if (foreign)
        return (await foreign.read(text, view.options as never, leftOut)).map((hand): Shown => {
          // players of this table see the hand from their own seat; a hand of others with all the cards that the file
          // knows
          const own = hand.names.indexOf(names[seat as number]!);
          const steps = (): readonly HandStep[] => {
            if (own >= 0) return stepsFor(hand.log, own);
            const seen = stepsFor(hand.log, seat);
            return seen[0]!.view.players.reduce((all, _, other) => joined(all, stepsFor(hand.log, other)), seen);
          };
          const cast = hand.names.map((name, place) => (isYou && place === own ? null : name));
          return { names: cast, unit: hand.unit, steps: () => handsOf(steps())[0]!.steps() };
        });
      const steps = stepsFor(text, seat);
      return handsOf(steps, steps[0]?.view.players.length === names.length ? undefined : []);
    } catch (error) {
      const { where = {}, fault } = error as Fault;
      const action = where.action ? words.action(where.action) : '';
      const place = where.line ? words.line(where.line) : action;
      const unread = words.unread((foreign && files?.name) ?? words.log, place);
      this.#table.notify(fault ? `${unread} ${words[fault]}` : unread);
      throw error;
    }
  }
}
