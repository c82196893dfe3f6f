import { type Db, writeTransaction } from './open.ts';

/** Most writes of one commit, and the time after which no further one joins it: the rest of the process waits meanwhile. */
const MOST_AT_ONCE = 64;
const LONGEST_MS = 15;

/** For whom something is written. */
export interface Writer {
  /** Who takes turns with others: writes of one owner stay in their order, and wait for one of every other owner. */
  readonly owner: string;
  /** Whose work it is counted as. */
  readonly account: string;
}

/** Lets writes that arrive at the same moment share one commit, and with it one wait for the disk. */
export interface WriteQueue {
  /**
   * Runs a write. Settles only when its commit is durable. Each write is all or nothing by itself: one that throws
   * undoes only itself and rejects.
   * @param work synchronous, as for {@link writeTransaction}
   * @param writer the server's own where it is left out
   */
  run<T>(work: () => T, writer?: Writer): Promise<T>;
}

interface Waiting {
  readonly writer: Writer | undefined;
  /** Does the work; gives what tells its caller once the commit is durable. */
  readonly work: () => () => void;
  readonly refuse: (error: unknown) => void;
}

/** What waits, by owner: one of each in turn, in the order in which they were last served. */
function createLine() {
  const owners = new Map<string, Waiting[]>();
  return {
    add(one: Waiting): void {
      const owner = one.writer?.owner ?? '';
      const own = owners.get(owner);
      if (own) own.push(one);
      else owners.set(owner, [one]);
    },
    next(): Waiting | undefined {
      for (const [owner, own] of owners) {
        const first = own.shift();
        owners.delete(owner);
        if (own.length > 0) owners.set(owner, own);
        return first;
      }
      return undefined;
    },
    isEmpty: () => owners.size === 0,
  };
}

/**
 * A queue of writes for the one connection.
 * @param now milliseconds that never go back
 * @param spent told how long each write of an account held the process
 */
export function createWriteQueue(
  db: Db,
  now: () => number = () => performance.now(),
  spent: (account: string, ms: number) => void = () => undefined,
): WriteQueue {
  const line = createLine();
  let due = false;
  // Inside of a transaction this opens a savepoint.
  const alone = db.transaction((work: () => () => void) => work());

  const perform = ({ writer, work, refuse }: Waiting): (() => void) => {
    const began = now();
    try {
      return alone(work);
    } catch (error) {
      // A full or broken disk ends the whole transaction: then nobody's write took place.
      if (!db.inTransaction) throw error;
      return () => refuse(error);
    } finally {
      if (writer) spent(writer.account, now() - began);
    }
  };

  const commit = (): void => {
    const group: Waiting[] = [];
    const take = (): Waiting | undefined => {
      const next = group.length < MOST_AT_ONCE ? line.next() : undefined;
      if (next) group.push(next);
      return next;
    };
    const answers: Array<() => void> = [];
    try {
      writeTransaction(db, (): void => {
        const until = now() + LONGEST_MS;
        for (let next = take(); next; next = now() < until ? take() : undefined) answers.push(perform(next));
      });
    } catch (error) {
      // Where not even a transaction could be begun, these are the ones it was for.
      while (answers.length === 0 && take());
      for (const { refuse } of group) refuse(error);
      return;
    }
    for (const answer of answers) answer();
  };

  const flush = (): void => {
    commit();
    due = !line.isEmpty();
    if (due) setImmediate(flush);
  };

  return {
    run: <T>(work: () => T, writer?: Writer) =>
      new Promise<T>((resolve, reject) => {
        line.add({
          writer,
          work: () => {
            const value = work();
            return () => resolve(value);
          },
          refuse: reject,
        });
        // After the sockets that are readable now were read: what they bring goes into the same commit.
        if (!due) setImmediate(flush);
        due = true;
      }),
  };
}
