import type { Broadcast } from './broadcast.ts';
import type { Reader, UnitOfWork } from './handles.ts';
import { BUSY_MS, type Db, openDatabase, openReadOnly } from './open.ts';
import { createReader } from './sqlite-reader.ts';
import { createUnitOfWork } from './unit-of-work.ts';

/** Called with how long each write and each snapshot of an account occupied the process. */
type Spent = (account: string, ms: number) => void;

/** The open database connections of a server, for either engine. */
export interface Connections {
  /** The handles that stores read and write through. @param now monotonic clock in milliseconds */
  database(now?: () => number, spent?: Spent): OpenedDatabase;
  /** Has the database parse every statement of this process. Absent if the schema is certainly this release's. */
  checkStatements?(): Promise<void>;
  close(): void | Promise<void>;
}

/** The two connections of the process to a database file: the writer, and a read-only one. */
export interface SqliteConnections extends Connections {
  readonly writer: Db;
  readonly reader: Db;
  /** Closes both and leaves the database in a single file. */
  close(): void;
}

/** Opens the read-only connection to the database file of a writer connection. */
export function connect(writer: Db): SqliteConnections {
  const reader = openReadOnly(writer.name);
  return {
    writer,
    reader,
    database: (now, spent) => databaseOf({ reader, writer }, now, spent),
    close() {
      // The reader goes first: the last connection to close removes the write-ahead log, and only a writer can.
      reader.close();
      writer.pragma(`busy_timeout = ${BUSY_MS}`);
      writer.pragma('wal_checkpoint(TRUNCATE)');
      writer.close();
    },
  };
}

/** How busy the connections of one server are. */
export interface DatabaseLoad {
  /** Open connections, and how many of them are idle. */
  readonly open: number;
  readonly idle: number;
  /** Calls waiting for a connection or for their turn to write. */
  readonly waiting: number;
  /** Units of work that were rerun after a conflict with another one, since the start. */
  readonly again: number;
}

/** The handles that stores read and write through. */
export interface Database {
  readonly reader: Reader;
  readonly writes: UnitOfWork;
  /** Messages to the other servers on this database; absent if the database is this server's alone. */
  readonly others?: Broadcast;
}

/** The database of a server, with its current load. */
export interface OpenedDatabase extends Database {
  load(): DatabaseLoad;
}

/**
 * @param now monotonic clock in milliseconds
 * @param spent called with how long each write and each snapshot of an account occupied the process
 * @param freeMs pause between two commits, so that another process can write to the file
 */
export const databaseOf = (
  { reader, writer }: Pick<SqliteConnections, 'reader' | 'writer'>,
  now: () => number = () => performance.now(),
  spent: Spent = () => undefined,
  freeMs = 0,
): OpenedDatabase => {
  const writes = createUnitOfWork(writer, now, spent, freeMs);
  return {
    reader: createReader(reader, now, spent),
    writes,
    // A connection is in use only while a query runs, so both are idle whenever this is called.
    load: () => ({ open: 2, idle: 2, waiting: writes.waiting(), again: 0 }),
  };
};

/** Opens a database file with both of its connections. */
export const openConnections = (path: string): SqliteConnections => connect(openDatabase(path));
