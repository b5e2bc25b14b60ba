import type { ActionOf, AnyGame, OptionsOf, RulesOf, Seat, StateOf, Viewer } from './contract.js';
import { newLog, redactLog, type Entry, type Log } from './log.js';

/** The log of a table as it is being written, and what each viewer may see of it. */
export class WrittenLog<G extends AnyGame> {
  readonly #game: RulesOf<G>;
  readonly #entries: Entry<ActionOf<G>>[] = [];
  /** The log as seen by each viewer who asked; each entry is redacted once, when it is written. */
  readonly #redacted = new Map<Viewer, Entry<ActionOf<G>>[]>();
  /** The state before the first entry, if that is not the opening. */
  #begins: unknown;
  /** The number of entries, from the first, that belong to finished hands. */
  #finished = 0;
  readonly #decisions: number[] = [];

  constructor(game: RulesOf<G>, begins: unknown) {
    this.#game = game;
    this.#begins = begins;
  }

  get length(): number {
    return this.#entries.length;
  }

  /** Whether it begins later than the table. */
  get beganLater(): boolean {
    return this.#begins !== undefined;
  }

  /** The entries from an index on. */
  since(index: number): readonly Entry<ActionOf<G>>[] {
    return this.#entries.slice(index);
  }

  /** How many of the entries are a seat's. */
  decisionsOf(seat: Seat): number {
    return this.#decisions[seat] ?? 0;
  }

  whole(options: OptionsOf<G>): Log<OptionsOf<G>, ActionOf<G>> {
    const log = newLog<OptionsOf<G>, ActionOf<G>>(this.#game, options, [...this.#entries]);
    return this.#begins === undefined ? log : { ...log, from: this.#begins };
  }

  /** @param disclosed whether hands that are over hide nothing any more. */
  seenBy(viewer: Viewer, options: OptionsOf<G>, disclosed: boolean): Log<OptionsOf<G>, ActionOf<G>> {
    const log = this.whole(options);
    const told = disclosed ? this.#finished : 0;
    return { ...log, actions: [...log.actions.slice(0, told), ...this.#redactedFor(viewer, log).slice(told)] };
  }

  #redactedFor(viewer: Viewer, log: Log<OptionsOf<G>, ActionOf<G>>): readonly Entry<ActionOf<G>>[] {
    let known = this.#redacted.get(viewer);
    if (!known) this.#redacted.set(viewer, (known = [...redactLog(this.#game, log, viewer).actions]));
    return known;
  }

  /** Redacts entries for this viewer as they are written: one present since the opening has no earlier ones. */
  watch(viewer: Viewer): void {
    if (this.#entries.length === 0) this.#redacted.set(viewer, []);
  }

  write(entry: Entry<ActionOf<G>>, before: StateOf<G>): void {
    const { actor, action } = entry;
    if (action.type === this.#game.discloses) this.#finished = this.#entries.length;
    if (actor !== 'croupier') this.#decisions[actor] = this.decisionsOf(actor) + 1;
    this.#entries.push(entry);
    for (const [viewer, entries] of this.#redacted)
      entries.push({ actor, action: this.#game.redactAction(before, action, viewer) });
  }

  /** Removes the entries from an index on. */
  unwrite(from: number): void {
    for (const entries of this.#redacted.values()) entries.length = from;
    for (const { actor } of this.#entries.splice(from)) if (actor !== 'croupier') this.#decisions[actor]!--;
  }

  /** Begins again at this state: hands that are over are dropped. */
  beginAnew(state: StateOf<G>): void {
    this.#begins = state;
    this.#entries.length = 0;
    for (const entries of this.#redacted.values()) entries.length = 0;
  }
}
