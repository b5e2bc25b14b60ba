import type { AnyAction, TableView, Viewer } from '../game/contract.js';
import type { SeatPort } from '../game/port.js';
import type { HostSays, SeatStatus } from '../game/host-messages.js';
import { writeStep } from '../game/wire.js';
import type { Clock } from './clock.js';
import type { Connection } from './connection.js';

/** The least time between two messages about clocks only (ms). */
const CLOCKS_TOLD = 500;

interface AudienceSetup {
  readonly clock: Clock;
  /** The table as a viewer may see it. */
  readonly port: (viewer: Viewer) => SeatPort<AnyAction, AnyAction, TableView>;
  /** Who has the seats, and whose clock is running. */
  readonly people: () => readonly SeatStatus[];
}

/** Everybody who sees a table: their connections, by the viewer each shows the table to. */
export class Audience {
  readonly #setup: AudienceSetup;
  readonly #viewerOf = new Map<Connection, Viewer>();
  readonly #shown = new Map<Viewer, { readonly connections: Set<Connection>; readonly leave: () => void }>();
  /** The people as last reported, when that was, and whether a report is pending. */
  #who = '';
  #toldPeople = 0;
  #later: (() => void) | undefined;

  constructor(setup: AudienceSetup) {
    this.#setup = setup;
  }

  /** How many connections see the table. */
  get size(): number {
    return this.#viewerOf.size;
  }

  viewerOf(connection: Connection): Viewer | undefined {
    return this.#viewerOf.get(connection);
  }

  /** Shows the table on a connection as a viewer may see it, from now on. @param greeting what is sent first. */
  show(connection: Connection, viewer: Viewer, greeting: HostSays): void {
    this.leave(connection);
    this.#viewerOf.set(connection, viewer);
    this.#who = '';
    connection.say(greeting);
    const port = this.#setup.port(viewer);
    connection.tell(writeStep(viewer, port.step));
    const shown = this.#shown.get(viewer);
    if (shown) return void shown.connections.add(connection);
    const connections = new Set([connection]);
    const leave = port.listen({
      onStep(step) {
        const text = writeStep(viewer, step);
        for (const each of [...connections]) each.tell(text);
      },
    });
    this.#shown.set(viewer, { connections, leave });
  }

  leave(connection: Connection): void {
    const viewer = this.#viewerOf.get(connection);
    if (viewer === undefined) return;
    this.#viewerOf.delete(connection);
    const shown = this.#shown.get(viewer)!;
    shown.connections.delete(connection);
    if (shown.connections.size > 0) return;
    shown.leave();
    this.#shown.delete(viewer);
  }

  say(what: HostSays): void {
    const text = JSON.stringify(what);
    for (const connection of [...this.#viewerOf.keys()]) connection.tell(text);
  }

  /** Arrivals and departures are reported at once; clocks, which change with every step, only now and then. */
  tellPeople(): void {
    const { clock } = this.#setup;
    const people = this.#setup.people();
    const onlookers = this.#shown.get('onlooker')?.connections.size ?? 0;
    const who = JSON.stringify([people.map(({ name, kind, here }) => [name, kind, here]), onlookers]);
    const wait = this.#who === who ? this.#toldPeople + CLOCKS_TOLD - clock.now() : 0;
    if (wait > 0) {
      this.#later ??= clock.after(wait, () => {
        this.#later = undefined;
        this.tellPeople();
      });
      return;
    }
    this.#who = who;
    this.#toldPeople = clock.now();
    this.say({ people, onlookers });
  }

  /** Cancels pending reports. */
  rest(): void {
    this.#later?.();
    this.#later = undefined;
  }

  end(code: number, reason: string): void {
    this.rest();
    for (const { leave } of this.#shown.values()) leave();
    this.#shown.clear();
    const connections = [...this.#viewerOf.keys()];
    this.#viewerOf.clear();
    for (const connection of connections) connection.end(code, reason);
  }
}
