import { chmodSync, closeSync, existsSync, openSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Card } from '../../cards/card.js';
import type { AnyAction } from '../../game/contract.js';
import type { Entry, Log } from '../../game/log.js';
import type { Shuffle } from '../../fair/deal.js';
import type { ChairRecord, Change, FairRecord, PlaceRecord, PromptStore, RoomRecord } from '../records.js';

/** What both SQLite bindings have in common. */
interface Database {
  exec(sql: string): void;
  prepare(sql: string): Statement;
  close(): void;
}
interface Statement {
  run(...values: unknown[]): unknown;
  get(...values: unknown[]): unknown;
  all(...values: unknown[]): unknown[];
}

/** The tables of a store. */
const TABLES = `
  CREATE TABLE IF NOT EXISTS rooms (
    id INTEGER PRIMARY KEY,
    name TEXT NOT NULL UNIQUE,
    game TEXT NOT NULL,
    version INTEGER NOT NULL,
    options TEXT NOT NULL,
    number INTEGER NOT NULL,
    cards TEXT,
    fair TEXT,
    hand INTEGER NOT NULL,
    seen INTEGER NOT NULL
  ) STRICT;
  CREATE TABLE IF NOT EXISTS places (
    room INTEGER NOT NULL REFERENCES rooms ON DELETE CASCADE,
    seat INTEGER NOT NULL,
    name TEXT NOT NULL,
    empty TEXT NOT NULL,
    chair TEXT NOT NULL,
    next INTEGER NOT NULL,
    PRIMARY KEY (room, seat)
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS hands (
    room INTEGER NOT NULL REFERENCES rooms ON DELETE CASCADE,
    hand INTEGER NOT NULL,
    begins TEXT,
    shuffles TEXT,
    PRIMARY KEY (room, hand)
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS actions (
    room INTEGER NOT NULL,
    hand INTEGER NOT NULL,
    place INTEGER NOT NULL,
    actor INTEGER,
    action TEXT NOT NULL,
    PRIMARY KEY (room, hand, place),
    FOREIGN KEY (room, hand) REFERENCES hands ON DELETE CASCADE
  ) STRICT, WITHOUT ROWID;
`;

/** What holds for every file: accepted changes outlive the process; only one process has it open. */
const PRAGMAS = (sync: Sync): string => `
  PRAGMA locking_mode = EXCLUSIVE;
  PRAGMA journal_mode = WAL;
  PRAGMA synchronous = ${sync === 'power' ? 'FULL' : 'NORMAL'};
  PRAGMA foreign_keys = ON;
`;

/** What a change survives: the end of the `process`, or also a `power` failure of the machine, which takes longer. */
export type Sync = 'process' | 'power';

/** Thrown if no store can be opened; the message says what to do. */
export class StoreError extends Error {
  override readonly name = 'StoreError';
}

/** Node's own SQLite if available, else the package better-sqlite3. */
function openDatabase(file: string): Database {
  const require = createRequire(import.meta.url);
  const from = (name: string): Record<string, new (file: string) => Database> | undefined => {
    try {
      return require(name) as Record<string, new (file: string) => Database>;
    } catch {
      return undefined;
    }
  };
  const Own =
    from('node:sqlite')?.DatabaseSync ?? (from('better-sqlite3') as (new (file: string) => Database) | undefined);
  if (!Own)
    throw new StoreError(
      `Node ${process.versions.node} has no SQLite of its own: npm install better-sqlite3, or use Node 22.13.`,
    );
  return new Own(file);
}

/** The characters that a trial writes: more than may happen to be free within the file. */
const TRIAL = 65_536;

/** The permissions of a file for users other than its owner. */
const OTHERS = 0o077;

/**
 * Creates the file for its owner alone, before SQLite writes a card to it: SQLite gives the files beside it the same
 * mode. One of an earlier version that others can read is restricted too; if that fails, it is reported.
 */
function guardFile(file: string): void {
  if (file === ':memory:') return;
  closeSync(openSync(file, 'a', 0o600));
  if (process.platform === 'win32') return;
  const isOpen = (each: string): boolean => existsSync(each) && (statSync(each).mode & OTHERS) !== 0;
  const open = ['', '-wal', '-shm']
    .map(companion => `${file}${companion}`)
    .filter(isOpen)
    .filter(each => {
      try {
        chmodSync(each, 0o600);
      } catch {
        // it belongs to another user
      }
      return isOpen(each);
    });
  if (open.length > 0)
    process.emitWarning(
      `Other users of this machine can open the store and see the cards to come: chmod 600 ${open.join(' ')}`,
      'StoreWarning',
    );
}

interface RoomRow extends Pick<RoomRecord, 'name' | 'game' | 'version' | 'number' | 'hand'> {
  readonly id: number;
  readonly options: string;
  readonly cards: string | null;
  readonly fair: string | null;
}
interface ActionRow {
  readonly actor: number | null;
  readonly action: string;
}

const entryOf = ({ actor, action }: ActionRow): Entry<AnyAction> => ({
  actor: actor ?? 'croupier',
  action: JSON.parse(action) as AnyAction,
});
const cardsOf = (text: string): readonly Card[] => (text.match(/../g) ?? []) as readonly Card[];

/**
 * A store in one SQLite file or, with `:memory:`, in none. Only its owner gets access to the file; if others can still
 * open it, the process emits a warning.
 * @throws {StoreError} if it cannot be opened: no SQLite, another process has it, no such folder.
 */
export function sqliteStore(file: string, sync: Sync = 'process'): PromptStore {
  let database: Database | undefined;
  try {
    guardFile(file);
    database = openDatabase(file);
    database.exec(PRAGMAS(sync));
    database.exec(TABLES);
    checkFile(database, file);
    return told(file, storeOf(database));
  } catch (error) {
    database?.close();
    if (error instanceof StoreError) throw error;
    const { message } = error as Error;
    throw new StoreError(
      /locked|busy/i.test(message)
        ? `The store ${file} is open in another process.`
        : `The store ${file} cannot be opened: ${message}`,
      { cause: error },
    );
  }
}

/** Whether all of a file can be read. A damaged one is opened anyway, for the rooms that are intact, and reported. */
function checkFile(database: Database, file: string): void {
  const [found] = database.prepare('PRAGMA quick_check(1)').all() as { quick_check: string }[];
  if (found?.quick_check === 'ok') return;
  process.emitWarning(
    `The store ${file} is damaged, so rooms may be missing or fail to open: restore a backup. SQLite says: ${found?.quick_check.replaceAll('\n', ' ')}`,
    'StoreWarning',
  );
}

/** Adds the file's name to the errors of a store. */
function told(file: string, store: PromptStore): PromptStore {
  const all = Object.entries(store) as [string, (...given: unknown[]) => unknown][];
  return Object.fromEntries(
    all.map(([name, does]) => [
      name,
      (...given: unknown[]) => {
        try {
          return does(...given);
        } catch (error) {
          if (error instanceof StoreError) throw error;
          // damaged text is not shown: it may contain cards
          const { message } = error instanceof SyntaxError ? { message: 'its content is damaged' } : (error as Error);
          throw new StoreError(`The store ${file}: ${message}`, { cause: error });
        }
      },
    ]),
  ) as unknown as PromptStore;
}

function storeOf(database: Database): PromptStore {
  const sql = (text: string): Statement => database.prepare(text);
  const statements = {
    count: sql('SELECT count(*) AS count FROM rooms'),
    room: sql('SELECT * FROM rooms WHERE name = ?'),
    places: sql('SELECT name, empty, chair, next FROM places WHERE room = ? ORDER BY seat'),
    begins: sql('SELECT begins FROM hands WHERE room = ? AND hand = ?'),
    actions: sql('SELECT actor, action FROM actions WHERE room = ? AND hand = ? ORDER BY place'),
    openRoom: sql(
      'INSERT INTO rooms (name, game, version, options, fair, number, hand, seen) VALUES (?, ?, ?, ?, ?, ?, ?, unixepoch()) RETURNING id',
    ),
    openPlace: sql('INSERT INTO places (room, seat, name, empty, chair, next) VALUES (?, ?, ?, ?, ?, 1)'),
    openHand: sql('INSERT INTO hands (room, hand, begins) VALUES (?, ?, ?)'),
    fair: sql('UPDATE rooms SET fair = ? WHERE id = ?'),
    shuffle: sql('UPDATE hands SET shuffles = ? WHERE room = ? AND hand = ?'),
    shuffles: sql('SELECT shuffles FROM hands WHERE room = ? AND hand = ?'),
    takeBack: sql('DELETE FROM actions WHERE room = ? AND hand = ? AND place >= ?'),
    act: sql('INSERT INTO actions (room, hand, place, actor, action) VALUES (?, ?, ?, ?, ?)'),
    step: sql('UPDATE rooms SET number = ?, hand = ?, cards = coalesce(?, cards), seen = unixepoch() WHERE id = ?'),
    next: sql('UPDATE places SET next = ? WHERE room = ? AND seat = ?'),
    sit: sql('UPDATE places SET chair = ?, next = ? WHERE room = ? AND seat = ?'),
    hands: sql('SELECT hand FROM hands WHERE room = ? AND hand < ? ORDER BY hand'),
    forgetHands: sql('DELETE FROM hands WHERE room = ? AND hand < ?'),
    oldRooms: sql('SELECT name FROM rooms WHERE seen < ? ORDER BY seen'),
    forgetRoom: sql('DELETE FROM rooms WHERE name = ?'),
    begin: sql('BEGIN IMMEDIATE'),
    commit: sql('COMMIT'),
    rollback: sql('ROLLBACK'),
  };
  /** The row of each loaded room, and its present hand. */
  const known = new Map<string, { readonly id: number; hand: number }>();
  const knownOf = (room: string): { readonly id: number; hand: number } => {
    let row = known.get(room);
    if (!row) {
      row = statements.room.get(room) as RoomRow | undefined;
      if (!row) throw new StoreError(`There is no room ${room} in the store.`);
      known.set(room, (row = { id: row.id, hand: row.hand }));
    }
    return row;
  };
  /** after some errors, such as a full disk, SQLite has already rolled back: what matters is the cause */
  const rollBack = (): void => {
    try {
      statements.rollback.run();
    } catch (error) {
      if (!/no transaction is active/.test(String(error))) throw error;
    }
  };
  const asOne = <Result>(work: () => Result): Result => {
    statements.begin.run();
    try {
      const result = work();
      statements.commit.run();
      return result;
    } catch (error) {
      rollBack();
      throw error;
    }
  };
  const json = (value: unknown): string | null => (value === undefined ? null : JSON.stringify(value));
  const rowOf = (room: number, hand: number) =>
    statements.begins.get(room, hand) as { begins: string | null } | undefined;
  const beginsOf = (room: number, hand: number): unknown => {
    const text = rowOf(room, hand)?.begins;
    return text ? (JSON.parse(text) as unknown) : undefined;
  };
  const shufflesOf = (room: number, hand: number): readonly Shuffle[] => {
    const { shuffles } = statements.shuffles.get(room, hand) as { shuffles: string | null };
    return shuffles ? (JSON.parse(shuffles) as readonly Shuffle[]) : [];
  };
  const entriesOf = (room: number, hand: number): readonly Entry<AnyAction>[] =>
    (statements.actions.all(room, hand) as ActionRow[]).map(entryOf);

  const store: PromptStore = {
    count: () => (statements.count.get() as { count: number }).count,
    // only one process has the file open
    take: room => store.read(room),
    read(room): RoomRecord | undefined {
      const row = statements.room.get(room) as RoomRow | undefined;
      if (!row) return undefined;
      const { id, name, game, version, options, number, cards, fair, hand } = row;
      known.set(room, { id, hand });
      const places = statements.places.all(id) as { name: string; empty: string; chair: string; next: number }[];
      return {
        ...{ name, game, version, number, hand },
        options: JSON.parse(options) as unknown,
        cards: cards === null ? undefined : cardsOf(cards),
        fair:
          fair === null ? undefined : { next: JSON.parse(fair) as FairRecord['next'], shuffles: shufflesOf(id, hand) },
        begins: beginsOf(id, hand),
        actions: entriesOf(id, hand),
        places: places.map(place => {
          const chair = JSON.parse(place.chair) as ChairRecord;
          return {
            name: place.name,
            empty: JSON.parse(place.empty) as PlaceRecord['empty'],
            chair: chair.kind === 'person' ? { ...chair, next: place.next } : chair,
          };
        }),
      };
    },
    open(record) {
      const { name, game, version, options, number, hand, places } = record;
      asOne(() => {
        const row = statements.openRoom.get(
          name,
          game,
          version,
          json(options),
          json(record.fair?.next),
          number,
          hand,
        ) as { id: number };
        places.forEach((place, seat) =>
          statements.openPlace.run(row.id, seat, place.name, json(place.empty), json(place.chair)),
        );
        statements.openHand.run(row.id, hand, json(record.begins));
      });
    },
    write(room, { number, from, entries, begins, cards, fair, next }: Change) {
      const row = knownOf(room);
      const hand = begins === undefined ? row.hand : row.hand + 1;
      asOne(() => {
        if (begins !== undefined) statements.openHand.run(row.id, hand, json(begins));
        else statements.takeBack.run(row.id, hand, from);
        entries.forEach(({ actor, action }, place) =>
          statements.act.run(row.id, hand, from + place, actor === 'croupier' ? null : actor, json(action)),
        );
        statements.step.run(number, hand, cards?.join('') ?? null, row.id);
        if (fair) {
          statements.fair.run(json(fair.next), row.id);
          statements.shuffle.run(json(fair.shuffles), row.id, hand);
        }
        if (next) statements.next.run(next.next, row.id, next.seat);
      });
      row.hand = hand;
    },
    sit(room, seat, chair) {
      statements.sit.run(json(chair), chair.kind === 'person' ? chair.next : 1, knownOf(room).id, seat);
    },
    hands(room) {
      const { id, hand } = knownOf(room);
      return (statements.hands.all(id, hand) as { hand: number }[]).map(row => row.hand);
    },
    hand(room, number): Log<unknown, AnyAction> | undefined {
      const row = statements.room.get(room) as RoomRow | undefined;
      if (!row || number >= row.hand || !rowOf(row.id, number)) return undefined;
      const { id, game, version, options } = row;
      const actions = entriesOf(id, number);
      const from = beginsOf(id, number);
      return {
        ...{ format: 'tapis-vert', game, version, actions },
        options: JSON.parse(options) as unknown,
        ...(from !== undefined && { from }),
      };
    },
    shuffles(room, number) {
      const { id } = knownOf(room);
      return rowOf(id, number) ? shufflesOf(id, number) : [];
    },
    forgetHands(room, before) {
      const { id, hand } = knownOf(room);
      statements.forgetHands.run(id, Math.min(before ?? hand, hand));
    },
    oldRooms: since => (statements.oldRooms.all(since) as { name: string }[]).map(({ name }) => name),
    forgetRoom(room) {
      known.delete(room);
      statements.forgetRoom.run(room);
    },
    check: () =>
      asOne(() => {
        // no room has this name
        statements.openRoom.get('', '', 0, '{}', json(' '.repeat(TRIAL)), 0, 0);
        statements.forgetRoom.run('');
      }),
    close: () => database.close(),
  };
  return store;
}
