import { chmodSync, closeSync, existsSync, openSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Card } from '../../cards/card.js';
import type { AnyAction } from '../../game/contract.js';
import type { Entry, Log } from '../../game/log.js';
import type { Shuffle } from '../../fair/deal.js';
import type { ChairRecord, Change, FairRecord, PlaceRecord, PromptStore, RoomRecord } from '../records.js';

/** What both of the bindings to SQLite have. */
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

/** What a kept hand is made of. */
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

/** What must hold of every file: changes that it has taken outlive the process; one process alone has it open. */
const PRAGMAS = (sync: Sync): string => `
  PRAGMA locking_mode = EXCLUSIVE;
  PRAGMA journal_mode = WAL;
  PRAGMA synchronous = ${sync === 'power' ? 'FULL' : 'NORMAL'};
  PRAGMA foreign_keys = ON;
`;

/** What a change outlives: the end of the `process`, or a cut of the machine's `power` too, which takes longer. */
export type Sync = 'process' | 'power';

/** Thrown where no store can be opened; the message says what is to be done. */
export class StoreError extends Error {
  override readonly name = 'StoreError';
}

/** Node's own SQLite where it has one, else the package better-sqlite3. */
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

/** Characters that a trial writes: more than is free within the file by chance. */
const TRIAL = 65_536;

/** What a file may be to users other than its owner: read, written or run. */
const OTHERS = 0o077;

/**
 * Makes the file for its owner alone, before SQLite writes a card to it: SQLite gives what it keeps beside the file the
 * same mode. One of an earlier version, which others could read, is made so too; where that cannot be done it is told.
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
        // it is another user's
      }
      return isOpen(each);
    });
  if (open.length > 0)
    process.emitWarning(
      `Other users of this machine may open the store, and see the cards to come: chmod 600 ${open.join(' ')}`,
      'StoreWarning',
    );
}

interface RoomRow {
  readonly id: number;
  readonly name: string;
  readonly game: string;
  readonly version: number;
  readonly options: string;
  readonly number: number;
  readonly cards: string | null;
  readonly fair: string | null;
  readonly hand: number;
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
 * A store in one file of SQLite, or with `:memory:` in none. The file is made its owner's alone; one that others may open
 * all the same is told as a warning of the process.
 * @throws {StoreError} where it cannot be opened: no SQLite, another process has it, no such folder.
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

/** Whether all of a file can be read. One with damage is opened all the same, for the rooms that are whole, and that is told. */
function checkFile(database: Database, file: string): void {
  const [found] = database.prepare('PRAGMA quick_check(1)').all() as { quick_check: string }[];
  if (found?.quick_check === 'ok') return;
  process.emitWarning(
    `The store ${file} is damaged, and rooms may be missing or not open: put a copy back. SQLite says: ${found?.quick_check.replaceAll('\n', ' ')}`,
    'StoreWarning',
  );
}

/** What a store cannot do it says with its file's name. */
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
          // a text that is damaged is not shown: it may have cards in it
          const { message } = error instanceof SyntaxError ? { message: 'what it keeps is damaged' } : (error as Error);
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
  /** The row of each room that is awake, and its present hand. */
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
  /** SQLite has rolled back by itself after some errors, as a full disk: it says so, and the cause is what counts. */
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
    // one process alone has the file open
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
        // no room has such a name
        statements.openRoom.get('', '', 0, '{}', json(' '.repeat(TRIAL)), 0, 0);
        statements.forgetRoom.run('');
      }),
    close: () => database.close(),
  };
  return store;
}
