import type { Connections } from '#db/database.ts';

/** What becomes of a process, or of what leads to its database, right after a commit and before anybody is told of it. */
export type AfterCommit = () => 'is told' | 'never arrives';

/** What one process of a server has of a database. */
export interface Attached {
  readonly connections: Promise<Connections>;
  /** Takes everything away from it at once. What the process still does reaches no row that anybody reads again. */
  kill(): void;
  /** Ends what is left of it. */
  end(): Promise<void>;
}

/** A database, which outlives the processes that work with it. */
export interface Place {
  /** How many servers work with it. */
  readonly servers: number;
  /** A process begins to work with it. */
  attach(committed: AfterCommit): Attached;
  /** Asks for rows, or changes some, past every server. @param text with `?` in place of each value */
  ask<R>(text: string, ...values: readonly unknown[]): Promise<R[]>;
  /** Stops the database at once and starts it again; null where it is a file. */
  readonly crash: (() => Promise<void>) | null;
  /** Ends it, and gives what makes another one that begins with what this one holds. */
  intoTemplate(): Promise<NewPlace>;
  close(): Promise<void>;
}

export type NewPlace = () => Promise<Place>;
