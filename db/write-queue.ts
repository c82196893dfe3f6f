import { type Db, writeTransaction } from './open.ts';

/** Most writes of one commit: the rest of the process waits meanwhile. */
const MOST_AT_ONCE = 64;

/** Lets writes that arrive at the same moment share one commit, and with it one wait for the disk. */
export interface WriteQueue {
  /**
   * Runs a write. Settles only when its commit is durable. Each write is all or nothing by itself: one that throws
   * undoes only itself and rejects.
   * @param work synchronous, as for {@link writeTransaction}
   */
  run<T>(work: () => T): Promise<T>;
}

interface Waiting {
  /** Does the work; gives what tells its caller once the commit is durable. */
  readonly work: () => () => void;
  readonly refuse: (error: unknown) => void;
}

/** A queue of writes for the one connection. */
export function createWriteQueue(db: Db): WriteQueue {
  let waiting: Waiting[] = [];
  // Inside of a transaction this opens a savepoint.
  const alone = db.transaction((work: () => () => void) => work());

  const commit = (group: readonly Waiting[]): void => {
    const answers: Array<() => void> = [];
    try {
      writeTransaction(db, (): void => {
        for (const { work, refuse } of group) {
          try {
            answers.push(alone(work));
          } catch (error) {
            // A full or broken disk ends the whole transaction: then nobody's write took place.
            if (!db.inTransaction) throw error;
            answers.push(() => refuse(error));
          }
        }
      });
    } catch (error) {
      for (const { refuse } of group) refuse(error);
      return;
    }
    for (const answer of answers) answer();
  };

  const flush = (): void => {
    const group = waiting.slice(0, MOST_AT_ONCE);
    waiting = waiting.slice(MOST_AT_ONCE);
    if (waiting.length > 0) setImmediate(flush);
    commit(group);
  };

  return {
    run: <T>(work: () => T) =>
      new Promise<T>((resolve, reject) => {
        waiting.push({
          work: () => {
            const value = work();
            return () => resolve(value);
          },
          refuse: reject,
        });
        // After the sockets that are readable now were read: what they bring goes into the same commit.
        if (waiting.length === 1) setImmediate(flush);
      }),
  };
}
