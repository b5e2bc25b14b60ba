import { shuffledSource, type SavableSource } from '../cards/source.js';
import type { SeededRandom } from '../cards/seeded.js';
import { refuse } from '../game/actions.js';
import type { ActionOf, AnyGame, EventOf, OptionsOf, Refusal, StateOf, Viewer, ViewOf } from '../game/contract.js';
import type { PlayerLevel } from '../game/computer-player.js';
import { Croupier, type Player, type SeatPort, type Step } from '../game/croupier.js';
import type { Log } from '../game/log.js';
import type { LazyChunk } from './lazy.js';
import type { Person } from './people.js';

export type StepOf<G> = Step<ActionOf<G>, EventOf<G>, ViewOf<G>>;
export type PortOf<G> = SeatPort<ActionOf<G>, EventOf<G>, ViewOf<G>>;
type LogOf<G> = Log<OptionsOf<G>, ActionOf<G>>;

/** The table that is to be opened. */
export interface TableSetup<G> {
  /** The game's options, with a purse for each of the people. */
  readonly options: Partial<OptionsOf<G>>;
  /** Who sits there. */
  readonly people: readonly Person[];
  /** A text that fixes every deal. */
  readonly seed?: string | undefined;
  /** Seat ports of a croupier elsewhere, instead of an own one. */
  readonly ports?: readonly PortOf<G>[] | undefined;
  /** The name under which the table is kept. */
  readonly autosave?: string | undefined;
}

/** What a session asks of whoever shows it. */
export interface SessionHost<G extends AnyGame> {
  readonly game: G;
  /** A computer player of a level. */
  player(level: PlayerLevel): Player<ActionOf<G>, ViewOf<G>>;
  /** Resolves when a computer player may act on this view; the signal says that the table is gone. */
  pace(view: ViewOf<G>, signal: AbortSignal): Promise<void>;
  /** The ports of a croupier elsewhere, checked at the door. */
  remote(ports: readonly PortOf<G>[]): Promise<readonly PortOf<G>[]>;
  /** A lazy chunk. @throws {Error} if it does not come. */
  load<Module extends object>(chunk: LazyChunk<Module>): Promise<Module>;
  /** The same for what nothing can go on without: it waits until the chunk has come. */
  wait<Module extends object>(chunk: LazyChunk<Module>): Promise<Module>;
  /** Where the browser keeps things; it throws where it may not. */
  store(): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  /** Which attribute contradicts a kept table, or nothing. */
  contradicts(kept: { readonly options: unknown; readonly seed: string | undefined }): Promise<string | undefined>;
  /** Another table is open: its ports are {@link Session.ports}. */
  opened(): void;
  /** A step at one of the ports. */
  step(step: StepOf<G>, port: PortOf<G>): void;
  /** What was missed at the ports while the table was away is not told step by step. */
  resumed(): void;
  refused(refusal: Refusal, action: unknown): void;
  failed(error: unknown): void;
}

const ARCHIVE = () => import('./archive.js');
const SEEDED = () => import('../cards/seeded.js');

/** What a seed fixes: the cards, of which so many words are used up, and what computer players do. */
const chancesOf = (
  { seededRandom, seededDecisions }: Awaited<ReturnType<typeof SEEDED>>,
  seed: string,
  used?: number,
) => ({ cards: seededRandom(seed, used), players: seededDecisions(seed) });
type Chances = ReturnType<typeof chancesOf>;

/** What the browser keeps is under the table's name with this before it: a page has names of its own. */
const KEPT = 'tapis-vert:';

/**
 * A table that is open: a croupier of its own, or ports to one elsewhere. It opens, acts, takes back, saves and restores; how
 * fast its steps are shown, and how, is for others. It knows no page: the croupier works while {@link run} says so.
 */
export class Session<G extends AnyGame> {
  readonly #host: SessionHost<G>;
  #table: TableSetup<G> | undefined;
  #croupier: Croupier<G> | undefined;
  #source: SavableSource | undefined;
  #random: SeededRandom | undefined;
  /** The seed that the croupier's chances come from. */
  #seed: string | undefined;
  #ports: readonly PortOf<G>[] = [];
  /** Aborted when another table is asked for. */
  #opening = new AbortController();
  #unsubscribe: (() => void)[] = [];
  #onPage = false;
  #runs = false;

  constructor(host: SessionHost<G>) {
    this.#host = host;
  }

  /** The ports of the people at this screen; an onlooker's where there are none. */
  get ports(): readonly PortOf<G>[] {
    return this.#ports;
  }

  /** The whole state, where the croupier is this session's own. */
  get state(): StateOf<G> | undefined {
    return this.#croupier?.state;
  }

  /** Whether a computer player is thinking. */
  get asking(): boolean {
    return !!this.#croupier?.asking;
  }

  /** Whether there is a log: at ports it is with their croupier. */
  get hasLog(): boolean {
    return this.#croupier !== undefined;
  }

  /** The log as a seat may see it. */
  log(viewer: Viewer): LogOf<G> | undefined {
    return this.#croupier?.log(viewer);
  }

  /** Opens a table and begins. With no seed, no ports and nothing kept, its ports are there at once. */
  async open(table: TableSetup<G>): Promise<void> {
    this.#opening.abort();
    const { signal } = (this.#opening = new AbortController());
    const isFirst = !this.#croupier;
    this.#table = table;
    if (table.ports) {
      this.#croupier?.stop();
      this.#croupier = undefined;
      const ports = await this.#host.remote(table.ports);
      if (!signal.aborted) this.#take(ports);
      return;
    }
    const { seed, autosave, options } = table;
    const chances = seed ? chancesOf(await this.#host.wait(SEEDED), seed) : undefined;
    if (signal.aborted) return;
    if (autosave && isFirst) {
      const kept = await this.#kept(autosave).catch((error: unknown) => this.#host.failed(error));
      if (kept && (await this.restore(kept))) return;
      if (signal.aborted) return;
    }
    this.#random = chances?.cards;
    this.#seed = seed;
    this.#begin(
      new Croupier(this.#host.game, {
        ...this.#croupierSetup(chances),
        options,
        source: pack => (this.#source = shuffledSource(pack, chances?.cards)),
      }),
    );
  }

  /** Acts for a seat of this screen. */
  act(action: ActionOf<G>, port: PortOf<G> | undefined): void {
    if (port) port.act(action);
    else this.#host.refused(refuse('not-now', 'The table is not open yet.'), action);
  }

  /** Takes back the last action of a seat at this screen, as long as no card and no other player has answered it. */
  undo(seat: Viewer | undefined): void {
    this.#ports.find(port => port.seat === seat)?.undo();
  }

  /** The whole table as a text for {@link restore}; empty at ports, for the cards are with their croupier. */
  async save(): Promise<string> {
    if (!this.#croupier || !this.#source) return '';
    const { pack } = await this.#host.load(ARCHIVE);
    return pack({
      log: this.#croupier.log(),
      order: this.#source.order(),
      seed: this.#seed,
      used: this.#random?.used,
    });
  }

  /**
   * Takes up a saved table again.
   * @returns whether it goes on: `false` where the text cannot be read, or another table was opened meanwhile.
   */
  async restore(saved: string): Promise<boolean> {
    const { signal } = this.#opening;
    try {
      const { unpack } = await this.#host.load(ARCHIVE);
      const people = this.#table?.people ?? [];
      const { log, order, seed, used } = unpack(this.#host.game, saved, people.length);
      const chances = seed === undefined ? undefined : chancesOf(await this.#host.load(SEEDED), seed, used);
      if (signal.aborted) return false;
      this.#opening.abort();
      this.#opening = new AbortController();
      this.#random = chances?.cards;
      this.#seed = seed;
      this.#begin(
        new Croupier(this.#host.game, {
          ...this.#croupierSetup(chances),
          options: log.options,
          resume: log,
          source: () => (this.#source = shuffledSource(order, chances?.cards)),
        }),
      );
      return true;
    } catch (error) {
      this.#host.failed(error);
      return false;
    }
  }

  /** Keeps the table under a name, for as long as that is the name. */
  async keep(name: string, isStill: () => boolean): Promise<void> {
    const saved = await this.save();
    if (saved && isStill()) this.#host.store().setItem(KEPT + name, saved);
  }

  /**
   * Whether the table is on the page, and whether it goes on there. A croupier elsewhere is not listened to while the table
   * is away.
   */
  run(onPage: boolean, goesOn: boolean): void {
    const comes = onPage && !this.#onPage;
    this.#onPage = onPage;
    this.#runs = onPage && goesOn;
    if (comes && this.#ports.length > 0 && this.#unsubscribe.length === 0) {
      this.#host.resumed();
      this.#listen();
    }
    if (!onPage && !this.#croupier) this.#stopListening();
    if (this.#runs) this.#croupier?.start();
    else this.#croupier?.stop();
  }

  /** What is kept under a name, if there is anything that no attribute contradicts. */
  async #kept(name: string): Promise<string | null> {
    const text = this.#host.store().getItem(KEPT + name);
    if (!text) return text;
    // a new table would be kept in its place
    const { read } = await this.#host.wait(ARCHIVE);
    const { log, seed } = read(text);
    const other = await this.#host.contradicts({ options: (log as { options?: unknown } | undefined)?.options, seed });
    if (other) throw new Error(`The kept table has another ${other} than the page sets: a new one begins.`);
    return text;
  }

  #croupierSetup(chances: Chances | undefined) {
    const host = this.#host;
    const { signal } = this.#opening;
    const { people } = this.#table!;
    return {
      players: people.map(({ level }): Player<ActionOf<G>, ViewOf<G>> | undefined => {
        if (!level) return undefined;
        return async (view, legal, random) => {
          await host.pace(view, signal);
          return host.player(level)(view, legal, random);
        };
      }),
      ...(chances && { random: chances.players }),
      // computer players mind nothing: one person among them may look at their cards when a hand is over
      disclosure: people.filter(({ level }) => !level).length < 2 ? ('finished' as const) : ('never' as const),
      failed: (error: unknown) => host.failed(error),
    };
  }

  #begin(croupier: Croupier<G>): void {
    this.#croupier?.stop();
    this.#croupier = croupier;
    croupier.start();
    if (!this.#runs) croupier.stop();
    const people = this.#table!.people.flatMap(({ level }, seat) => (level ? [] : [croupier.port(seat)]));
    this.#take(people.length > 0 ? people : [croupier.port('onlooker')]);
  }

  #take(ports: readonly PortOf<G>[]): void {
    this.#stopListening();
    this.#ports = ports;
    if (this.#onPage || this.#croupier) this.#listen();
    this.#host.opened();
  }

  #listen(): void {
    this.#unsubscribe = this.#ports.map(port => {
      let end: unknown;
      this.#trying(() => {
        end = port.listen({
          step: step => this.#host.step(step, port),
          refused: (refusal, action) => this.#host.refused(refusal, action),
        });
      });
      return () => this.#trying(() => typeof end === 'function' && (end as () => void)());
    });
  }

  /** A port from elsewhere may do anything: what it throws is told, and the table goes on. */
  #trying(work: () => void): void {
    try {
      work();
    } catch (error) {
      this.#host.failed(error);
    }
  }

  #stopListening(): void {
    for (const end of this.#unsubscribe) end();
    this.#unsubscribe = [];
  }
}
