import type { Broadcast } from './broadcast.ts';
import type { Reader, UnitOfWork } from './handles.ts';
import { type Db, openDatabase, openReadOnly } from './open.ts';
import { createReader } from './sqlite-reader.ts';
import { createUnitOfWork } from './unit-of-work.ts';

/** Told how long each write and each snapshot of an account held the process. */
type Spent = (account: string, ms: number) => void;

/** What a server has open of a database, whichever engine that is. */
export interface Connections {
  /** What stores read and write through. @param now milliseconds that never go back */
  database(now?: () => number, spent?: Spent): Database;
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
      writer.pragma('wal_checkpoint(TRUNCATE)');
      writer.close();
    },
  };
}

/** What stores read and write through. */
export interface Database {
  readonly reader: Reader;
  readonly writes: UnitOfWork;
  /** The other servers on this database; left out where it is this server's alone. */
  readonly others?: Broadcast;
}

/**
 * @param now milliseconds that never go back
 * @param spent told how long each write and each snapshot of an account held the process
 */
export const databaseOf = (
  { reader, writer }: Pick<SqliteConnections, 'reader' | 'writer'>,
  now: () => number = () => performance.now(),
  spent: Spent = () => undefined,
): Database => ({ reader: createReader(reader, now, spent), writes: createUnitOfWork(writer, now, spent) });

/** Opens a database file with both of its connections. */
export const openConnections = (path: string): SqliteConnections => connect(openDatabase(path));
