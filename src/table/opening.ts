/** Which table is open at an element: one with a croupier of its own, one at the ports of the page, or a room of a host. */
import type { PlayerLevel } from '../game/computer-player.js';
import type { ActionOf, AnyGame, Refusal, TableState, Turn, ViewOf } from '../game/contract.js';
import type { Player } from '../game/croupier.js';
import type { Browser } from './autosave.js';
import { TvOverEvent, TvRefusedEvent } from './events.js';
import type { AnyGuide } from './guide/guide.js';
import type { Lesson } from './guide/lesson.js';
import type { Visit } from './host/visit.js';
import type { LazyChunk } from './lazy.js';
import { readPeople, type Person } from './people.js';
import type { Play } from './play.js';
import type { Playback } from './playback.js';
import { reasonOf } from './refusals.js';
import { Session, type PortOf, type SessionHost, type StepOf } from './session.js';
import type { Settings } from './settings.js';
import { afterRound, NEW_SITTING, type Sitting } from './sitting.js';
import type { Table } from './table.js';

const ARCHIVE = () => import('./archive.js');
const REMOTE_PORTS = () => import('./remote-ports.js');
const HOSTING = () => import('./host/visit.js');
const LESSON = () => import('./guide/lesson.js');

/** What computer players wait for. */
export type Pace<G extends AnyGame> = SessionHost<G>['pace'];

export class Opening<G extends AnyGame> implements SessionHost<G> {
  readonly session: Session<G> = new Session<G>(this);
  /** Who plays. */
  people: readonly Person[] = [{ name: '' }];
  /** This table's visit to a host. */
  visit: Visit | undefined;
  /** The guide that is under way, at a table of its own. */
  lesson: Lesson | undefined;
  /** The player's own table, which comes back when a guide ends. */
  #lent = '';
  /** The table that is being opened: a kept one is taken up before a guide may begin. */
  #coming: Promise<void> | undefined;
  /** Whether the player has had a guide, or has begun to play without one. */
  #isPlayed = false;
  /** What this table has brought the player; of several people at one screen nothing is counted. */
  sitting = NEW_SITTING;
  readonly pace: Pace<G>;
  readonly #table: Table<G>;
  readonly #play: Play<G>;
  readonly #playback: Playback<G>;
  readonly #settings: Settings;
  /** The view of the empty table. */
  #emptyView: ViewOf<G> | undefined;
  /** How often a table has been asked for: what comes late is of another one. */
  #number = 0;
  /** Whether it has been told that no further hand is possible. */
  #isOverTold = false;

  constructor(table: Table<G>, play: Play<G>, playback: Playback<G>, settings: Settings, pace: Pace<G>) {
    this.#table = table;
    this.#play = play;
    this.#playback = playback;
    this.#settings = settings;
    this.pace = pace;
  }

  // ---- opening -----------------------------------------------------------------------------------------------------

  /** Reads who plays, and the game's options with as many purses. */
  readOptions(): object {
    const table = this.#table;
    const { game, everybody, seats, seating } = this.#play.setup;
    this.people = this.#settings.people(table.element.players, everybody, seats(table));
    return this.#settings.options(game, this.#ruled, fitting => seating(table, this.people, fitting));
  }

  get #ruled() {
    const { own } = this.#settings;
    return this.#play.setup.ruled?.(this.#table, own) ?? own;
  }

  /** The view of the empty table: it is shown until there is another. */
  get emptyView(): ViewOf<G> {
    return (this.#emptyView ??= this.empty());
  }

  /** Empties the table. @returns the options with which it is to be opened. */
  empty(options = this.readOptions()): ViewOf<G> {
    const { game } = this;
    return (this.#emptyView = game.view(game.open(options), 'onlooker') as ViewOf<G>);
  }

  open(options = this.readOptions()): void {
    const number = ++this.#number;
    this.visit?.end();
    this.visit = undefined;
    this.#endLesson();
    const { people } = this;
    const { host, ports, autosave, seed } = this.#table.element;
    if (host) return void this.#visitHost(host, options, number).catch(this.#table.fail);
    // A page in JavaScript may give a number; some frameworks write an empty text for none.
    const text = seed?.toString() || undefined;
    this.#coming = this.session.open({ options, people, seed: text, ports, autosave }).catch(this.#table.fail);
    void this.#coming.then(() => this.#beginWithGuide()).catch(this.#table.fail);
  }

  /** A page may have its table begin with a guide, where nothing has been played yet. */
  async #beginWithGuide(): Promise<void> {
    if (this.#table.setting('guide') === 'on' && this.offersGuide) await this.teach();
  }

  // ---- guides ------------------------------------------------------------------------------------------------------

  /** Whether a guide can be had: at a table of its own, not at ports nor at a host, for one person. */
  get hasGuides(): boolean {
    const { element } = this.#table;
    const isOwn = !element.host && !element.ports;
    return isOwn && !!this.#play.setup.guides && this.#table.setting('guide') !== 'off';
  }

  /** Whether a guide is offered to a player who has just come. */
  get offersGuide(): boolean {
    const isOne = this.people.filter(({ level }) => !level).length === 1;
    const isToCome = !!this.#table.element.autosave && this.session.ports.length === 0;
    return this.hasGuides && isOne && !isToCome && !this.lesson && !this.#isPlayed;
  }

  /** The guides of the present table, once they have come. */
  guides(): readonly AnyGuide[] {
    const { guides } = this.#play.setup;
    const chunk = guides && this.hasGuides ? this.#table.later(guides[this.#table.language]) : undefined;
    return chunk?.guidesIn((this.#table.view as { options: never }).options) ?? [];
  }

  /**
   * Begins a guide: its prepared table takes the place of the player's own, which comes back at its end.
   * @param wanted a guide, or the name of one of the game's own; the first unless said.
   * @throws {Error} if there is none of that name, no such table can be opened, or the present one is not this page's own.
   */
  async teach(wanted?: AnyGuide | string): Promise<void> {
    const table = this.#table;
    const { guides, outcome } = this.#play.setup;
    if (table.element.host || table.element.ports)
      throw new Error('A guide needs a croupier of its own: there is none at a host or at ports.');
    await this.#coming;
    const number = this.#number;
    const { Lesson: Under } = await table.load(LESSON);
    const guide = typeof wanted === 'object' ? wanted : await this.#guideOf(guides, wanted);
    // all that may be wrong with it is found before anything ends
    const people = readPeople(guide.players, 1, Infinity);
    const options = this.#optionsOf(guide, people.length);
    this.game.open(options);
    const lent = this.lesson ? this.#lent : await this.session.save();
    // another table has been opened meanwhile
    if (number !== this.#number) return;
    this.#lent = lent;
    this.#endLesson();
    this.#number++;
    this.#isPlayed = true;
    this.people = people;
    this.empty(options);
    this.lesson = new Under(table, guide, {
      outcome: () => outcome(table.view, table.seats[0] ?? 'onlooker'),
      leave: () => void this.#giveBack().catch(table.fail),
    });
    await this.session.open({ options, people: this.people, seed: guide.seed });
  }

  /** The options of a guide's table: the game's own where it does not say, a usual purse for each. */
  #optionsOf({ options = {} }: AnyGuide, seats: number): object {
    const { purses } = (this.game.open(options) as { options: { purses: readonly number[] } }).options;
    return { ...options, purses: 'purses' in options ? purses : Array<number>(seats).fill(purses[0]!) };
  }

  async #guideOf(guides: Play<G>['setup']['guides'], name: string | undefined): Promise<AnyGuide> {
    const all = guides
      ? (await this.load(guides[this.#table.language])).guidesIn((this.#table.view as { options: never }).options)
      : [];
    const found = name ? all.find(guide => guide.name === name) : all[0];
    if (found) return found;
    throw new Error(
      `There is no guide “${name ?? ''}”. Allowed: ${all.map(guide => guide.name).join(', ') || 'none'}.`,
    );
  }

  /** The player's own table is there again, as they left it. */
  async #giveBack(): Promise<void> {
    const lent = this.#lent;
    const { chosen } = this.#settings;
    this.#lent = '';
    const options = this.readOptions();
    this.empty(options);
    this.open(options);
    await this.#coming;
    // what was chosen in the menu meanwhile stays
    if (lent && (await this.session.restore(lent))) this.#settings.choose(chosen);
  }

  #endLesson(): void {
    this.lesson?.end();
    this.lesson = undefined;
  }

  /** Goes to the room of a host; until it is there the table shows nothing that happens. */
  async #visitHost(address: string, options: object, number: number): Promise<void> {
    const { people } = this;
    const opening = this.session.open({ options, people, ports: [] });
    const { Visit, awaitedText } = await this.wait(HOSTING);
    const text = awaitedText(this.#table.language);
    if (text) await this.load(text).catch(this.#table.fail);
    await opening;
    if (number !== this.#number) return;
    this.visit = new Visit(this.#table, {
      ...{ address, options, people },
      seated: port => void this.session.open({ options, people, ports: [port as PortOf<G>] }).catch(this.#table.fail),
    });
    this.visit.run(this.#table.element.isConnected);
  }

  /** Whether the table is on the page, and whether it goes on there. */
  run(onPage: boolean, goesOn: boolean): void {
    this.session.run(onPage, goesOn);
    this.visit?.run(onPage);
  }

  /** When all is shown the end is told, once. */
  tellEnd(): void {
    const { view, element } = this.#table;
    const { turn } = view as { turn?: Turn };
    const isOver = turn?.kind === 'over' && !this.session.asking;
    const isNew = isOver && !this.#isOverTold;
    this.#isOverTold = isOver;
    if (isNew) element.dispatchEvent(new TvOverEvent(view));
  }

  /** The whole state, where the croupier is this table's own. */
  get state(): TableState | undefined {
    return this.session.state;
  }

  // ---- what the session asks ---------------------------------------------------------------------------------------

  get game(): G {
    return this.#play.setup.game;
  }

  player(level: PlayerLevel): Player<ActionOf<G>, ViewOf<G>> {
    return this.#play.setup.player(level);
  }

  async remote(ports: readonly PortOf<G>[]): Promise<readonly PortOf<G>[]> {
    const { remotePorts } = await this.wait(REMOTE_PORTS);
    return remotePorts(ports, this.game, this.#table.root, this.#table.fail);
  }

  load<Module extends object>(chunk: LazyChunk<Module>): Promise<Module> {
    return this.#table.load(chunk);
  }

  wait<Module extends object>(chunk: LazyChunk<Module>): Promise<Module> {
    return this.#table.wait(chunk);
  }

  readonly browser: Browser = {
    store: () => localStorage,
    get locks() {
      // none in a page that was not loaded safely
      return navigator.locks as LockManager | undefined;
    },
    line: name => new BroadcastChannel(name),
  };

  whenHidden(listener: () => void): () => void {
    const { ownerDocument: page } = this.#table.element;
    const left = new AbortController();
    const { signal } = left;
    page.addEventListener('visibilitychange', () => page.visibilityState === 'hidden' && listener(), { signal });
    page.defaultView?.addEventListener('pagehide', listener, { signal });
    return () => left.abort();
  }

  async contradicts(kept: {
    readonly options: unknown;
    readonly seed: string | undefined;
  }): Promise<string | undefined> {
    const { contradiction } = await this.wait(ARCHIVE);
    const { options } = this.emptyView as { options?: unknown };
    return contradiction(this.#table.element as never, this.#ruled, options, kept);
  }

  opened(): void {
    this.sitting = NEW_SITTING;
    this.#isOverTold = false;
    this.#isPlayed ||= !this.session.isFresh;
    this.#playback.take(this.session.ports);
  }

  get kept() {
    return { sitting: this.sitting, chosen: this.#settings.chosen };
  }

  satDown({ sitting = NEW_SITTING, chosen }: { sitting?: Sitting | undefined; chosen?: object | undefined }): void {
    this.sitting = sitting;
    this.#settings.choose(chosen ?? {});
  }

  step(step: StepOf<G>, port: PortOf<G>): void {
    if (this.session.ports.some(({ seat }) => seat === step.actor)) this.#isPlayed = true;
    const isRound = this.session.ports.length === 1 && step.events.some(({ type }) => type === 'settled');
    const round = isRound && this.#play.setup.round(step.view, port.seat);
    if (round) this.sitting = afterRound(this.sitting, round);
    this.#playback.add(step, port);
  }

  resumed(): void {
    this.#playback.catchUp();
  }

  /** Tells the page, and the player in their language, that an action was refused, and why. */
  refused(refusal: Refusal, action: unknown): void {
    const { element, words } = this.#table;
    element.dispatchEvent(new TvRefusedEvent(refusal, action));
    this.#table.notify(reasonOf(refusal.code, words));
  }

  failed(error: unknown): void {
    this.#table.fail(error);
  }

  unkept(error: unknown): void {
    this.#table.fail(error);
    this.#table.notify(this.#table.words.notKept);
  }
}
