import type { Statement } from './statement.ts';

/** The parameters of a statement; none where it takes none. */
export type Given<P> = unknown extends P ? [] : [parameters: P];

/** Whatever a query can be read through. */
export interface Reads {
  /** The first row. @returns undefined where there is none */
  first<P, R>(statement: Statement<P, R>, ...given: Given<P>): Promise<R | undefined>;
  /** Every row. */
  all<P, R>(statement: Statement<P, R>, ...given: Given<P>): Promise<R[]>;
}

/** Reads what is committed, beside whatever is being written. */
export interface Reader extends Reads {
  readonly handle: 'reader';
  /**
   * Reads several things as they stand at one moment.
   * @param work awaits nothing but the reads it is given
   * @param account whose work it is counted as
   */
  snapshot<T>(work: (reads: Reads) => Promise<T>, account?: string): Promise<T>;
}

/**
 * The transaction of one unit of work: reads what it has written itself, and writes. It ends with the work it was made
 * for, and refuses everything from then on.
 */
export interface Tx extends Reads {
  readonly handle: 'tx';
  /** Runs a statement that returns no rows. @returns how many rows it inserted, changed or deleted */
  run<P, R>(statement: Statement<P, R>, ...given: Given<P>): Promise<number>;
  /**
   * Says, before it does, that a write which names its writer goes on to decide by rows of other owners. Where writes hold
   * the rows of their owner alone, it is run again from its beginning, apart from everybody's.
   */
  meetOthers(): void;
}

/**
 * For whom something is written. A work that names its writer decides by the rows of these two, and by what nobody alters,
 * until it says otherwise ({@link Tx.meetOthers}).
 */
export interface Writer {
  /** The household, which takes turns with others: its writes stay in their order, and wait for one of every other. */
  readonly owner: string;
  /** The person, whose work it is counted as. */
  readonly account: string;
}

/** Writes. Those that arrive at the same moment share one commit, and with it one wait for the disk. */
export interface UnitOfWork {
  /**
   * Runs a write. Settles only when its commit is durable. Each is all or nothing by itself: one that throws undoes
   * only itself and rejects.
   * @param work awaits nothing but its transaction
   * @param writer left out for the server's own writes, each of which takes a turn of its own
   */
  run<T>(work: (tx: Tx) => Promise<T>, writer?: Writer): Promise<T>;
}
