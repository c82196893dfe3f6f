import type { Connections } from '#db/database.ts';

/** What happens to a process, or to its database connection, right after a commit and before anybody is told of it. */
export type AfterCommit = () => 'is told' | 'never arrives';

/** What one server process has of a database. */
export interface Attached {
  readonly connections: Promise<Connections>;
  /** Takes everything away from it at once. Whatever the process still does reaches no row that anybody reads again. */
  kill(): void;
  /** Closes what is left of it. */
  end(): Promise<void>;
}

/** A database, which outlives the processes that use it. */
export interface Place {
  /** How many servers use it. */
  readonly servers: number;
  /** Attaches a new server process to it. */
  attach(committed: AfterCommit): Attached;
  /** Reads or changes rows without going through a server. @param text with `?` in place of each value */
  ask<R>(text: string, ...values: readonly unknown[]): Promise<R[]>;
  /** Stops the database at once and starts it again; null if it is a file. */
  readonly crash: (() => Promise<void>) | null;
  /** Closes it. @returns what creates further places that start with its contents */
  intoTemplate(): Promise<NewPlace>;
  close(): Promise<void>;
}

export type NewPlace = () => Promise<Place>;
