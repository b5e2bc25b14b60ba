/** The table that is open at an element: one with a croupier of its own, one at the page's ports, or a host's room. */
import type { Character, PlayerLevel } from '../../game/computer-player.js';
import type { ActionOf, AnyGame, Refusal, RefusalCode, Turn, ViewOf } from '../../game/contract.js';
import type { Player } from '../../game/croupier.js';
import { TvOverEvent, TvRefusedEvent } from '../look/events.js';
import { GuideTable } from './guide-table.js';
import type { Visit } from '../lazy/host/visit.js';
import type { TableBase } from '../look/table-base.js';
import type { Person } from '../look/people.js';
import type { Play } from './gameplay.js';
import type { Playback } from './playback.js';
import { Session, type PortOf, type SessionHost, type StepOf } from './session.js';
import { NEW_SESSION_STATS } from '../look/session-stats.js';
import type { LookBack } from './look-back.js';
import { completed } from '../look/stakes.js';
import type { Table } from './table.js';
import type { CommonText } from '../text/en.js';

const ARCHIVE = () => import('../lazy/archive.js');
const REMOTE_PORTS = () => import('../lazy/remote-ports.js');
const HOSTING = () => import('../lazy/host/visit.js');

/** What it needs of the table under the play. */
type OpenedBase = Pick<
  TableBase,
  'arrange' | 'mayGuide' | 'offersGuide' | 'opened' | 'people' | 'readOptions' | 'ruled' | 'settings'
>;

/** A refusal's code in words. */
const reasonOf = (code: RefusalCode, { refusals }: CommonText): string =>
  Object.hasOwn(refusals, code) ? refusals[code as keyof typeof refusals] : refusals.other;

export class Opening<G extends AnyGame> implements SessionHost<G> {
  readonly session: Session<G> = new Session<G>(this);
  /** This table's visit to a host. */
  visit: Visit | undefined;
  /** The guides, and the one in progress. */
  readonly guideTable: GuideTable<G>;
  /** The table being opened: a saved one is restored before a guide may begin. */
  coming: Promise<void> | undefined;
  /** Whether a table has been opened: until then the empty one is drawn. */
  isOpen = false;
  readonly pace: SessionHost<G>['pace'];
  readonly #table: Table<G>;
  readonly #play: Play<G>;
  readonly #playback: Playback<G>;
  readonly #bare: OpenedBase;
  readonly #lookBack: LookBack<G>;
  /** How often a table has been requested: what arrives late belongs to an earlier one. */
  number = 0;
  /** Whether it has been reported that no further hand is possible. */
  #isOverTold = false;

  constructor(
    bare: OpenedBase,
    table: Table<G>,
    play: Play<G>,
    playback: Playback<G>,
    lookBack: LookBack<G>,
    pace: SessionHost<G>['pace'],
  ) {
    this.#bare = bare;
    this.#table = table;
    this.#play = play;
    this.#playback = playback;
    this.#lookBack = lookBack;
    this.pace = pace;
    this.guideTable = new GuideTable<G>(bare, table, play, this);
  }

  // ---- opening -----------------------------------------------------------------------------------------------------

  open(options = this.#bare.readOptions()): void {
    const number = ++this.number;
    this.#bare.settings.seated = undefined;
    this.visit?.end();
    this.visit = undefined;
    this.guideTable.end();
    const { people } = this.#bare;
    const { host, ports, autosave, seed } = this.#table.element;
    if (host) return void this.#visitHost(host, options, number).catch(this.#table.fail);
    // A page in JavaScript may give a number; some frameworks write an empty string for none.
    const text = seed?.toString() || undefined;
    this.coming = this.session.open({ options, people, seed: text, ports, autosave }).catch(this.#table.fail);
    void this.coming
      .then(() => (this.#table.links.take() ? undefined : this.guideTable.begin()))
      .catch(this.#table.fail);
  }

  /** Clears the table for a guide, which has people and options of its own. */
  clear(people: readonly Person[], options: object): void {
    this.number++;
    this.#bare.people = people;
    this.#bare.arrange(options);
  }

  /** Joins a host's room; until then the table shows nothing happening. */
  async #visitHost(address: string, options: object, number: number): Promise<void> {
    const { people } = this.#bare;
    const opening = this.session.open({ options, people, ports: [] });
    const { Visit, awaitedText } = await this.chunks.wait(HOSTING);
    const text = awaitedText(this.#table.language);
    if (text) await this.chunks.load(text).catch(this.#table.fail);
    await opening;
    if (number !== this.number) return;
    this.visit = new Visit(this.#table, {
      ...{ address, options, people },
      seated: port => void this.session.open({ options, people, ports: [port as PortOf<G>] }).catch(this.#table.fail),
    });
    this.visit.run(this.#table.element.isConnected);
  }

  /** Whether the table is on the page, and whether it runs there. */
  run(onPage: boolean, goesOn: boolean): void {
    this.session.run(onPage, goesOn);
    this.visit?.run(onPage);
  }

  /** Reports the end once everything has been shown. */
  tellEnd(): void {
    const { view, element } = this.#table;
    const { turn } = view as { turn?: Turn };
    const isOver = turn?.kind === 'over' && !this.session.asking;
    const isNew = isOver && !this.#isOverTold;
    this.#isOverTold = isOver;
    if (isNew) element.dispatchEvent(new TvOverEvent(view));
  }

  // ---- what the session needs --------------------------------------------------------------------------------------

  get chunks() {
    return this.#table.chunks;
  }

  get game(): G {
    return this.#play.setup.game;
  }

  player(level: PlayerLevel, character: Character | undefined): Player<ActionOf<G>, ViewOf<G>> {
    return this.#play.setup.player(level, character);
  }

  async remote(ports: readonly PortOf<G>[]): Promise<readonly PortOf<G>[]> {
    const { remotePorts } = await this.chunks.wait(REMOTE_PORTS);
    return remotePorts(ports, this.game, this.#table.root, this.#table.fail);
  }

  whenHidden(listener: () => void): () => void {
    const { ownerDocument: page } = this.#table.element;
    const left = new AbortController();
    const { signal } = left;
    page.addEventListener('visibilitychange', () => page.visibilityState === 'hidden' && listener(), { signal });
    page.defaultView?.addEventListener('pagehide', listener, { signal });
    return () => left.abort();
  }

  async contradicts(kept: Parameters<SessionHost<G>['contradicts']>[0]): Promise<string | undefined> {
    const { contradiction } = await this.chunks.wait(ARCHIVE);
    const options = completed(this.game, this.#bare.readOptions(kept.stakes));
    return contradiction(this.#table.element as never, this.#bare.ruled, options, kept);
  }

  opened(): void {
    this.#lookBack.begin();
    this.#isOverTold = false;
    if (!this.session.isFresh) this.guideTable.played();
    this.#playback.take(this.session.ports);
    this.isOpen = true;
    this.#bare.opened();
  }

  get kept() {
    return { sessionStats: this.#lookBack.sessionStats, chosen: this.#bare.settings.chosen };
  }

  satDown({
    sessionStats = NEW_SESSION_STATS,
    chosen,
    people,
  }: Parameters<NonNullable<SessionHost<G>['satDown']>>[0]): void {
    this.#lookBack.sessionStats = sessionStats;
    const { players, ...others } = chosen ?? {};
    if (people) {
      this.#bare.people = people;
      this.#bare.settings.seated = players;
    }
    // other players than the page's belong to another table
    this.#bare.settings.choose({ stakes: '1', ...others, ...(people && { players }) });
  }

  step(step: StepOf<G>, port: PortOf<G>): void {
    if (this.session.ports.some(({ seat }) => seat === step.actor)) this.guideTable.played();
    this.#lookBack.hear(step, port.seat, this.session.ports.length === 1);
    this.#playback.add(step, port);
  }

  resumed(): void {
    this.#playback.catchUp();
  }

  /** Tells the page, and the player in their language, that an action was refused, and why. */
  onRefused(refusal: Refusal, action: unknown): void {
    const { element, words } = this.#table;
    element.dispatchEvent(new TvRefusedEvent(refusal, action));
    this.#table.notify(reasonOf(refusal.code, words));
  }

  onError(error: unknown): void {
    this.#table.fail(error);
  }

  unkept(error: unknown): void {
    this.#table.fail(error);
    this.#table.notify(this.#table.words.notKept);
  }
}
