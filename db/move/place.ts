/** A table as it is moved. */
export interface MovedTable {
  readonly name: string;
  readonly columns: readonly string[];
  /** The columns of its primary key, in its order. */
  readonly key: readonly string[];
}

/** The values of a row, in the order of the table's columns. */
export type Row = readonly unknown[];

/** A database that rows are read from, in the order of their keys, which is the same on every engine. */
export interface MoveSource {
  count(table: MovedTable): Promise<number>;
  /** @param after the key that the last row read had; null for the first */
  read(table: MovedTable, after: Row | null, most: number): Promise<Row[]>;
  close(): Promise<void>;
}

/** A database that rows are moved into. Its own triggers and references rest until everything is there. */
export interface MoveTarget extends MoveSource {
  /**
   * Makes it ready, or finds that an earlier move was broken off in it.
   * @throws {MoveError} where it holds households of its own
   */
  begin(tables: readonly MovedTable[]): Promise<'new' | 'goes on'>;
  /** The key of the last row that is there; null where none is. */
  lastKey(table: MovedTable): Promise<Row | null>;
  /** All or none of them. */
  write(table: MovedTable, rows: readonly Row[]): Promise<void>;
  /** Wakes triggers and references, which are checked, and lets servers work with it. */
  finish(): Promise<void>;
}

/** Why a database is not moved: one sentence for whoever runs it. */
export class MoveError extends Error {
  override readonly name = 'MoveError';
}

export const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;
export const listed = (names: readonly string[]): string => names.map(quoted).join(', ');

/** The key of a row. */
export const keyOf = ({ columns, key }: MovedTable, row: Row): Row => key.map((name) => row[columns.indexOf(name)]);
