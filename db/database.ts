import type { Broadcast } from './broadcast.ts';
import type { Reader, UnitOfWork } from './handles.ts';
import { BUSY_MS, type Db, openDatabase, openReadOnly } from './open.ts';
import { createReader } from './sqlite-reader.ts';
import { createUnitOfWork } from './unit-of-work.ts';

/** Told how long each write and each snapshot of an account held the process. */
type Spent = (account: string, ms: number) => void;

/** What a server has open of a database, whichever engine that is. */
export interface Connections {
  /** What stores read and write through. @param now milliseconds that never go back */
  database(now?: () => number, spent?: Spent): OpenedDatabase;
  /** Has the database read every statement that this process made so far; left out where the schema is surely its own. */
  checkStatements?(): Promise<void>;
  close(): void | Promise<void>;
}

/** The connections of the process to a file: one that writes, and one that reads beside it. */
export interface SqliteConnections extends Connections {
  readonly writer: Db;
  readonly reader: Db;
  /** Closes both, and leaves the database in one file. */
  close(): void;
}

/** Opens what reads beside a connection that writes to a database file. */
export function connect(writer: Db): SqliteConnections {
  const reader = openReadOnly(writer.name);
  return {
    writer,
    reader,
    database: (now, spent) => databaseOf({ reader, writer }, now, spent),
    close() {
      // First: whoever closes last takes the write-ahead log away, and only a connection that writes can.
      reader.close();
      writer.pragma(`busy_timeout = ${BUSY_MS}`);
      writer.pragma('wal_checkpoint(TRUNCATE)');
      writer.close();
    },
  };
}

/** How busy the connections of one server are. */
export interface DatabaseLoad {
  /** Connections that are open, and of these those that nobody uses. */
  readonly open: number;
  readonly idle: number;
  /** Calls that wait for a connection, or for their turn to write. */
  readonly waiting: number;
  /** Units of work that met another one and were run again, since the start. */
  readonly again: number;
}

/** What stores read and write through. */
export interface Database {
  readonly reader: Reader;
  readonly writes: UnitOfWork;
  /** The other servers on this database; left out where it is this server's alone. */
  readonly others?: Broadcast;
}

/** The database of a server, with how busy it is. */
export interface OpenedDatabase extends Database {
  load(): DatabaseLoad;
}

/**
 * @param now milliseconds that never go back
 * @param spent told how long each write and each snapshot of an account held the process
 * @param freeMs left between two commits, for another process that writes to the file
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
    // Both connections are used for as long as a query takes, and by nobody in between.
    load: () => ({ open: 2, idle: 2, waiting: writes.waiting(), again: 0 }),
  };
};

/** Opens a database file with both of its connections. */
export const openConnections = (path: string): SqliteConnections => connect(openDatabase(path));
