/** A table to be moved. */
export interface MovedTable {
  readonly name: string;
  readonly columns: readonly string[];
  /** The columns of its primary key, in its order. */
  readonly key: readonly string[];
}

/** The values of a row, in the order of the table's columns. */
export type Row = readonly unknown[];

/** A database that rows are read from in key order, which is the same on every engine. */
export interface MoveSource {
  count(table: MovedTable): Promise<number>;
  /** @param after the key of the last row read; null for the first */
  read(table: MovedTable, after: Row | null, most: number): Promise<Row[]>;
  close(): Promise<void>;
}

/** A database that rows are moved into. Its triggers and foreign keys are disabled until all rows are there. */
export interface MoveTarget extends MoveSource {
  /**
   * Prepares the target, or finds an earlier, interrupted move in it.
   * @throws {MoveError} if it holds households of its own
   */
  begin(tables: readonly MovedTable[]): Promise<'new' | 'goes on'>;
  /** The key of the last row that is there; null if there is none. */
  lastKey(table: MovedTable): Promise<Row | null>;
  /** Writes all of them or none. */
  write(table: MovedTable, rows: readonly Row[]): Promise<void>;
  /** Restores triggers and foreign keys, checks the latter, and lets servers use the database. */
  finish(): Promise<void>;
}

/** Why a database cannot be moved: one sentence for the operator. */
export class MoveError extends Error {
  override readonly name = 'MoveError';
}

export const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;
export const quotedList = (names: readonly string[]): string => names.map(quoted).join(', ');

/** The key of a row. */
export const keyOf = ({ columns, key }: MovedTable, row: Row): Row => key.map((name) => row[columns.indexOf(name)]);
