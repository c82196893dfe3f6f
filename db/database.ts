import type { Reader, UnitOfWork } from './handles.ts';
import { type Db, openDatabase, openReadOnly } from './open.ts';
import { createReader } from './sqlite-reader.ts';
import { createUnitOfWork } from './unit-of-work.ts';

/** The connections of the process: one that writes, and one that reads beside it. */
export interface Connections {
  readonly writer: Db;
  readonly reader: Db;
  /** Closes both, and leaves the database in one file. */
  close(): void;
}

/** Opens what reads beside a connection that writes to a database file. */
export function connect(writer: Db): Connections {
  const reader = openReadOnly(writer.name);
  return {
    writer,
    reader,
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
}

/**
 * @param now milliseconds that never go back
 * @param spent told how long each write and each snapshot of an account held the process
 */
export const databaseOf = (
  { reader, writer }: Pick<Connections, 'reader' | 'writer'>,
  now: () => number = () => performance.now(),
  spent: (account: string, ms: number) => void = () => undefined,
): Database => ({ reader: createReader(reader, now, spent), writes: createUnitOfWork(writer, now, spent) });

/** Opens a database file with both of its connections. */
export const openConnections = (path: string): Connections => connect(openDatabase(path));
