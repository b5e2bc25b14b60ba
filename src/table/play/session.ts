import { shuffledSource, type SavableSource } from '../../cards/source.js';
import type { SeededRandom } from '../../cards/seeded.js';
import { refuse } from '../../game/actions.js';
import type {
  ActionOf,
  Actor,
  AnyGame,
  EventOf,
  OptionsOf,
  Refusal,
  StateOf,
  Viewer,
  ViewOf,
} from '../../game/contract.js';
import type { Character, PlayerLevel } from '../../game/computer-player.js';
import { Croupier, type CroupierSetup, type Player } from '../../game/croupier.js';
import type { SeatPort, Step } from '../../game/port.js';
import type { Log } from '../../game/log.js';
import type { Saved } from '../lazy/archive.js';
import type { Person } from '../look/people.js';
import { Autosaving, type AutosavingHost } from './autosaving.js';

export type StepOf<G> = Step<ActionOf<G>, EventOf<G>, ViewOf<G>>;
export type PortOf<G> = SeatPort<ActionOf<G>, EventOf<G>, ViewOf<G>>;
type Kept = Pick<Saved<never>, 'sessionStats' | 'chosen'>;
/** The action of a computer player, computed when called. */
export type Decide<G> = () => ActionOf<G> | Promise<ActionOf<G>>;
type LogOf<G> = Log<OptionsOf<G>, ActionOf<G>>;

/** The table to be opened. */
export interface TableSetup<G> {
  /** The game's options, with a purse for each of the people. */
  readonly options: Partial<OptionsOf<G>>;
  /** Who sits there. */
  readonly people: readonly Person[];
  /** A text that fixes every deal. */
  readonly seed?: string | undefined;
  /** Seat ports of a croupier elsewhere, instead of its own. */
  readonly ports?: readonly PortOf<G>[] | undefined;
  /** The name under which the table is saved. */
  readonly autosave?: string | undefined;
  /** What the first of the people has done before the table is shown. */
  readonly played?: readonly ActionOf<G>[] | undefined;
}

/** What a session needs from its caller. */
export interface SessionHost<G extends AnyGame> extends AutosavingHost {
  readonly game: G;
  /** A computer player of a level and a character. */
  player(level: PlayerLevel, character: Character | undefined): Player<ActionOf<G>, ViewOf<G>>;
  /**
   * Lets a computer player decide on this view when it may, and resolves with its action when it has taken its time;
   * the signal says that the table is gone. It decides only once, since a seed's random numbers are drawn once.
   */
  pace(view: ViewOf<G>, decide: Decide<G>, signal: AbortSignal): Promise<ActionOf<G>>;
  /** The ports of a croupier elsewhere, validated on entry. */
  remote(ports: readonly PortOf<G>[]): Promise<readonly PortOf<G>[]>;
  /** Another table is open: its ports are {@link Session.ports}. */
  opened(): void;
  /** A step at one of the ports. */
  step(step: StepOf<G>, port: PortOf<G>): void;
  /** What is saved with a player's table: their results, and their choices in the menu. */
  readonly kept?: Kept;
  /** A saved table has been restored, with this; `people`: who sits there, if the player has chosen their levels. */
  satDown?(kept: Kept & { readonly people?: readonly Person[] | undefined }): void;
  /** What was missed at the ports while the table was away is not shown step by step. */
  resumed(): void;
  onRefused(refusal: Refusal, action: unknown): void;
}

const ARCHIVE = () => import('../lazy/archive.js');
const SEEDED = () => import('../../cards/seeded.js');

/** What a seed determines: the cards, of which this many words are used up, and what computer players do. */
const chancesOf = (
  { seededRandom, seededDecisions }: Awaited<ReturnType<typeof SEEDED>>,
  seed: string,
  used?: number,
  decisions: readonly number[] = [],
) => ({
  cards: seededRandom(seed, used),
  players: (seat: number, decision: number) => seededDecisions(seed)(seat, decision + (decisions[seat] ?? 0)),
});
type Chances = ReturnType<typeof chancesOf>;

/**
 * An open table: a croupier of its own, or ports to one elsewhere. It opens, acts, takes back, saves and restores; how
 * fast its steps are shown, and how, is decided elsewhere. It knows no page: the croupier works while {@link run} says
 * so.
 */
export class Session<G extends AnyGame> {
  readonly #host: SessionHost<G>;
  #table: TableSetup<G> | undefined;
  #croupier: Croupier<G> | undefined;
  #source: SavableSource | undefined;
  #random: SeededRandom | undefined;
  /** The seed of the croupier's random numbers. */
  #seed: string | undefined;
  #ports: readonly PortOf<G>[] = [];
  /** Aborted when another table is requested. */
  #opening = new AbortController();
  #unsubscribe: (() => void)[] = [];
  /** The state at the last step, and before the last one that disclosed everything earlier. */
  #latest: StateOf<G> | undefined;
  #disclosed:
    { readonly state: StateOf<G>; readonly actions: number; readonly decisions: readonly number[] } | undefined;
  /** How many actions each seat took before the croupier's log. */
  #decisions: readonly number[] = [];
  readonly #keeping: Autosaving;
  #onPage = false;
  #runs = false;

  constructor(host: SessionHost<G>) {
    this.#host = host;
    this.#keeping = new Autosaving(host, () => this.#recent());
  }

  /** The ports of the people at this screen; an onlooker's if there are none. */
  get ports(): readonly PortOf<G>[] {
    return this.#ports;
  }

  /** The whole state, if the croupier is this session's own. */
  get state(): StateOf<G> | undefined {
    return this.#croupier?.state;
  }

  /** Whether a computer player is thinking. */
  get asking(): boolean {
    return !!this.#croupier?.asking;
  }

  /**
   * Whether there is a log. With ports, their croupier has it. A restored table has one from its last hand on; with
   * several people at the screen that is withheld, as it shows what was hidden in that hand.
   */
  get hasLog(): boolean {
    return !!this.#croupier && !(this.#croupier.beganLater && this.#ports.length > 1);
  }

  /** Whether nobody at this screen has done anything yet. */
  get isFresh(): boolean {
    const { beganLater } = this.#croupier ?? {};
    const isOwn = (actor: Actor): boolean => this.#ports.some(({ seat }) => seat === actor);
    return !beganLater && !this.#croupier?.log().actions.some(({ actor }) => isOwn(actor));
  }

  /** The log as a seat may see it. */
  log(viewer: Viewer): LogOf<G> | undefined {
    return this.hasLog ? this.#croupier?.log(viewer) : undefined;
  }

  /** Opens a table and begins. With no seed, no ports and nothing saved, its ports are there at once. */
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
    const { seed, autosave, options, played } = table;
    const chances = seed ? chancesOf(await this.#host.chunks.wait(SEEDED), seed) : undefined;
    if (signal.aborted) return;
    if (autosave !== this.#keeping.name)
      await this.keepUnder(autosave).catch((error: unknown) => this.#host.onError(error));
    if (signal.aborted) return;
    if (this.#keeping.isOn && isFirst) {
      const kept = await this.#keeping.read().catch((error: unknown) => this.#host.onError(error));
      if (signal.aborted) return;
      if (kept && (await this.restore(kept))) return;
      if (signal.aborted) return;
    }
    this.#random = chances?.cards;
    this.#seed = seed;
    this.#decisions = [];
    this.#begin(
      new Croupier(this.#host.game, {
        ...this.#croupierSetup(chances),
        options,
        source: pack => (this.#source = shuffledSource(pack, chances?.cards)),
      }),
      played,
    );
  }

  /** Acts for a seat at this screen. */
  act(action: ActionOf<G>, port: PortOf<G> | undefined): void {
    if (port) port.act(action);
    else this.#host.onRefused(refuse('not-now', 'The table is not open yet.'), action);
  }

  /** Takes back the last action of a seat at this screen, as long as no card and no other player has answered it. */
  undo(seat: Viewer | undefined): void {
    this.#ports.find(port => port.seat === seat)?.undo();
  }

  /** The whole table as a text for {@link restore}; empty with ports, whose croupier has the cards. */
  async save(): Promise<string> {
    if (!this.#croupier || !this.#source) return '';
    const { pack } = await this.#host.chunks.load(ARCHIVE);
    return pack(this.#saved(this.#croupier.log()));
  }

  #saved(log: LogOf<G>, decisions = this.#decisions): Saved<ActionOf<G>> {
    return {
      log,
      order: this.#source!.order(),
      seed: this.#seed,
      used: this.#random?.used,
      decisions,
      ...this.#host.kept,
    };
  }

  /**
   * Restores a saved table.
   * @returns whether it goes on: `false` if the text cannot be read, or another table was opened meanwhile.
   */
  async restore(saved: string): Promise<boolean> {
    const { signal } = this.#opening;
    try {
      const { mergePlayers, unpack } = await this.#host.chunks.load(ARCHIVE);
      const people = this.#people;
      const { log, order, seed, used, decisions, sessionStats, chosen } = unpack(this.#host.game, saved, people.length);
      const chances =
        seed === undefined ? undefined : chancesOf(await this.#host.chunks.load(SEEDED), seed, used, decisions);
      if (signal.aborted) return false;
      this.#opening.abort();
      this.#opening = new AbortController();
      this.#random = chances?.cards;
      this.#seed = seed;
      const seated = mergePlayers(people, chosen?.players);
      if (this.#table && seated) this.#table = { ...this.#table, people: seated };
      this.#decisions = decisions ?? [];
      this.#begin(
        new Croupier(this.#host.game, {
          ...this.#croupierSetup(chances),
          options: log.options,
          resume: log,
          source: () => (this.#source = shuffledSource(order, chances?.cards)),
        }),
      );
      this.#host.satDown?.({ sessionStats, chosen, people: seated });
      this.#keeping.write();
      return true;
    } catch (error) {
      this.#host.onError(error);
      return false;
    }
  }

  /** Keeps the table under a name from now on; with none it is not kept. */
  keepUnder(name: string | undefined): Promise<void> {
    return this.#keeping.under(name);
  }

  /** What is kept: the table since the last step that disclosed everything earlier. */
  #recent(): Saved<ActionOf<G>> | undefined {
    if (!this.#croupier || !this.#source) return undefined;
    const log = this.#croupier.log();
    const { state, actions = 0, decisions } = this.#disclosed ?? {};
    return this.#saved(state ? { ...log, from: state, actions: log.actions.slice(actions) } : log, decisions);
  }

  /**
   * Whether the table is on the page, and whether it runs there. A croupier elsewhere is not listened to while the
   * table is away.
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
    this.#keeping.run(onPage);
    if (this.#runs) this.#croupier?.start();
    else this.#croupier?.stop();
  }

  get #people(): TableSetup<G>['people'] {
    return this.#table?.people ?? [];
  }

  #croupierSetup(chances: Chances | undefined) {
    const host = this.#host;
    const { signal } = this.#opening;
    const people = this.#people;
    return {
      players: people.map(({ level, character }): Player<ActionOf<G>, ViewOf<G>> | undefined => {
        if (!level) return undefined;
        return (view, legal, random) =>
          host.pace(view, () => host.player(level, character)(view, legal, random), signal);
      }),
      ...(chances && { random: chances.players }),
      // computer players do not mind: a single person among them may see all cards when a hand is over
      disclosure: people.filter(({ level }) => !level).length < 2 ? ('finished' as const) : ('never' as const),
      onError: (error: unknown) => host.onError(error),
    } satisfies CroupierSetup<ActionOf<G>, ViewOf<G>>;
  }

  #begin(croupier: Croupier<G>, played: readonly ActionOf<G>[] = []): void {
    this.#croupier?.stop();
    this.#croupier = croupier;
    croupier.start();
    for (const action of played) croupier.port(this.#people.findIndex(({ level }) => !level)).act(action);
    if (!this.#runs) croupier.stop();
    this.#disclosed = undefined;
    this.#latest = croupier.state;
    const people = this.#people.flatMap(({ level }, seat) => (level ? [] : [croupier.port(seat)]));
    this.#take(people.length > 0 ? people : [croupier.port('onlooker')]);
    this.#keeping.write();
  }

  /** The saved log begins with the last of these actions, and with the state before it. */
  #disclose(actions: LogOf<G>['actions']): void {
    const decisions = this.#people.map((_, seat) => (this.#disclosed?.decisions ?? this.#decisions)[seat] ?? 0);
    for (const { actor } of actions.slice(this.#disclosed?.actions ?? 0, -1))
      if (actor !== 'croupier') decisions[actor]!++;
    this.#disclosed = { state: this.#latest!, actions: actions.length - 1, decisions };
  }

  /** A step at the first of the ports, for saving. */
  #note({ action, events }: StepOf<G>): void {
    if (!this.#croupier) return;
    if (action?.type === this.#host.game.discloses) this.#disclose(this.#croupier.log().actions);
    this.#latest = this.#croupier.state;
    // by then the croupier has moved on to the next seat to act
    if (this.#keeping.isOn && events.some(({ type }) => type === 'settled'))
      queueMicrotask(() => this.#keeping.write());
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
          onStep: step => {
            if (port === this.#ports[0]) this.#note(step);
            this.#host.step(step, port);
          },
          onRefused: (refusal, action) => this.#host.onRefused(refusal, action),
        });
      });
      return () => this.#trying(() => typeof end === 'function' && (end as () => void)());
    });
  }

  /** A port from elsewhere may throw anything: that is reported, and the table goes on. */
  #trying(work: () => void): void {
    try {
      work();
    } catch (error) {
      this.#host.onError(error);
    }
  }

  #stopListening(): void {
    for (const end of this.#unsubscribe) end();
    this.#unsubscribe = [];
  }
}
