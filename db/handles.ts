import type { Statement } from './statement.ts';

/** The parameters of a statement; empty if it takes none. */
export type StatementArguments<P> = unknown extends P ? [] : [parameters: P];

/** Anything a query can be read through. */
export interface Reads {
  /** The first row. @returns undefined if there is none */
  first<P, R>(statement: Statement<P, R>, ...given: StatementArguments<P>): Promise<R | undefined>;
  /** Every row. */
  all<P, R>(statement: Statement<P, R>, ...given: StatementArguments<P>): Promise<R[]>;
}

/** Reads committed data, regardless of writes in progress. */
export interface Reader extends Reads {
  readonly handle: 'reader';
  /**
   * Reads several things as of one moment.
   * @param work must await nothing but the reads it is given
   * @param account the account that the time is charged to
   */
  snapshot<T>(work: (reads: Reads) => Promise<T>, account?: string): Promise<T>;
}

/**
 * The transaction of one unit of work. It sees its own writes. It ends with the work it was made for, and refuses every
 * call after that.
 */
export interface Tx extends Reads {
  readonly handle: 'tx';
  /** Runs a statement that returns no rows. @returns how many rows it inserted, changed or deleted */
  run<P, R>(statement: Statement<P, R>, ...given: StatementArguments<P>): Promise<number>;
  /**
   * Declares that a write with a named writer will from now on base decisions on rows of other owners. An engine that
   * locks only the owner's rows then reruns it from the start, isolated from all other writes.
   */
  meetOthers(): void;
}

/**
 * For whom something is written. Work with a named writer bases its decisions on rows of these two, and on rows that
 * nobody changes, until it declares otherwise ({@link Tx.meetOthers}).
 */
export interface Writer {
  /** The household. Writes of one household stay in order, and wait for one write of each other household. */
  readonly owner: string;
  /** The person, whose account the time is charged to. */
  readonly account: string;
}

/** Writes. Those that arrive at the same moment share one commit, and so one wait for the disk. */
export interface UnitOfWork {
  /**
   * Runs a write. Settles only when its commit is durable. Each write is atomic by itself: if it throws, only it is
   * rolled back, and it rejects.
   * @param work must await nothing but its transaction
   * @param writer absent for the server's own writes, each of which gets a turn of its own
   */
  run<T>(work: (tx: Tx) => Promise<T>, writer?: Writer): Promise<T>;
}
