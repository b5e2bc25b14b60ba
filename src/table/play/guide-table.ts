/** The guides of a table: which there are, and the table where one runs in place of the player's own. */
import type { ActionOf, AnyGame } from '../../game/contract.js';
import type { TableBase } from '../look/table-base.js';
import { readPeople, type Person } from '../look/people.js';
import type { Play } from './gameplay.js';
import type { Session } from './session.js';
import type { Table } from './table.js';
import type { AnyGuide } from '../lazy/guide/guide.js';
import type { GuideRunner, GuideHost } from '../lazy/guide/guide-runner.js';

const LESSON = () => import('../lazy/guide/guide-runner.js');

/** What the table of a guide needs from the code that opens tables. */
interface Opener<G extends AnyGame> {
  readonly game: G;
  readonly session: Session<G>;
  /** The player's own table while it is being opened. */
  readonly coming: Promise<void> | undefined;
  /** How often a table has been requested. */
  readonly number: number;
  open(options: object): void;
  /** Clears the table for other people and other options. */
  clear(people: readonly Person[], options: object): void;
}

/** What it needs of the table under the play. */
type Base = Pick<TableBase, 'arrange' | 'mayGuide' | 'offersGuide' | 'settings'>;

export class GuideTable<G extends AnyGame> implements GuideHost {
  /** The guide in progress, at a table of its own. */
  lesson: GuideRunner | undefined;
  /** The player's own table, which comes back when a guide ends. */
  #lent = '';
  /** Whether the player has had a guide, or has begun to play without one. */
  #isPlayed = false;
  readonly #table: Table<G>;
  readonly #play: Play<G>;
  readonly #bare: Base;
  readonly #opening: Opener<G>;

  constructor(bare: Base, table: Table<G>, play: Play<G>, opening: Opener<G>) {
    this.#bare = bare;
    this.#table = table;
    this.#play = play;
    this.#opening = opening;
  }

  /** Whether a newcomer is offered a guide. */
  get offersGuide(): boolean {
    const isToCome = !!this.#table.element.autosave && this.#opening.session.ports.length === 0;
    return this.#bare.offersGuide && !isToCome && !this.lesson && !this.#isPlayed;
  }

  /** The guides of the present table, once loaded. */
  guides(): readonly AnyGuide[] {
    const chunk = this.#bare.mayGuide
      ? this.#table.chunks.get(this.#play.setup.texts[this.#table.language])
      : undefined;
    return chunk?.guidesIn((this.#table.view as { options: never }).options) ?? [];
  }

  /** Begins with a guide if the page asks for it and nothing has been played yet. */
  async begin(): Promise<void> {
    if (this.#table.settings.common('guide') === 'on' && this.offersGuide) await this.teach();
  }

  /** The player plays without a guide: none is offered any more. */
  played(): void {
    this.#isPlayed = true;
  }

  /**
   * Begins a guide: its prepared table replaces the player's own, which comes back at the end.
   * @param wanted a guide, or the name of one of the game's own; the first by default.
   * @throws {Error} if there is none of that name, its table cannot be opened, or the present table is not this page's
   * own.
   */
  async teach(wanted?: AnyGuide | string): Promise<void> {
    const table = this.#table;
    const opening = this.#opening;
    if (table.element.host || table.element.ports)
      throw new Error('A guide needs the table’s own croupier: a table at a host or with ports has none.');
    await opening.coming;
    const { number } = opening;
    const { GuideRunner } = await table.chunks.load(LESSON);
    const guide = typeof wanted === 'object' ? wanted : await this.#guideOf(wanted);
    // everything that may be wrong with it is found before anything is closed
    const people = readPeople(guide.players, 1, Infinity);
    const options = this.#optionsOf(guide, people.length);
    opening.game.open(options);
    const lent = this.lesson ? this.#lent : await opening.session.save();
    // another table has been opened meanwhile
    if (number !== opening.number) return;
    this.#lent = lent;
    this.end();
    this.#isPlayed = true;
    opening.clear(people, options);
    this.lesson = new GuideRunner(table, guide, this);
    await opening.session.open({ options, people, seed: guide.seed, played: guide.played as readonly ActionOf<G>[] });
  }

  /** The options of a guide's table: the game's defaults where it does not say, and a default purse for each. */
  #optionsOf({ options = {} }: AnyGuide, seats: number): object {
    const { purses } = (this.#opening.game.open(options) as { options: { purses: readonly number[] } }).options;
    return { ...options, purses: 'purses' in options ? purses : Array<number>(seats).fill(purses[0]!) };
  }

  async #guideOf(name: string | undefined): Promise<AnyGuide> {
    const { options } = this.#table.view as { options: never };
    const all = (await this.#table.chunks.load(this.#play.setup.texts[this.#table.language])).guidesIn(options);
    const found = name ? all.find(guide => guide.name === name) : all[0];
    if (found) return found;
    throw new Error(`Unknown guide “${name ?? ''}”. Allowed: ${all.map(guide => guide.name).join(', ') || 'none'}.`);
  }

  outcome(): unknown {
    return this.#play.setup.outcome(this.#table.view, this.#table.seats[0] ?? 'onlooker');
  }

  leave(): void {
    this.#giveBack().catch(this.#table.fail);
  }

  /** Restores the player's own table as they left it. */
  async #giveBack(): Promise<void> {
    const opening = this.#opening;
    const lent = this.#lent;
    const { chosen } = this.#bare.settings;
    this.#lent = '';
    opening.open(this.#bare.arrange());
    await opening.coming;
    // choices made in the menu meanwhile stay
    if (lent && (await opening.session.restore(lent))) this.#bare.settings.choose(chosen);
  }

  /** Another table is opened: the guide has ended. */
  end(): void {
    this.lesson?.end();
    this.lesson = undefined;
  }
}
