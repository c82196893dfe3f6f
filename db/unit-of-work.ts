import { setTimeout as pause } from 'node:timers/promises';
import type { Tx, UnitOfWork, Writer } from './handles.ts';
import { inOneTurn } from './one-turn.ts';
import { BUSY_MS, type Db, isBusy } from './open.ts';
import { createReads } from './sqlite-reader.ts';
import { createSqliteStatements, type SqliteStatements } from './sqlite-statements.ts';

/** Most writes in one commit. The rest of the process waits meanwhile. */
const MOST_AT_ONCE = 64;
/**
 * The time after which no further write joins a commit. On a slow disk, commits of a few writes each would have
 * everybody wait for the disk most of the time. So writes may join for three times as long as the last commit took,
 * within a bound.
 */
const LONGEST_MS = 15;
const LONGEST_ON_SLOW_DISKS_MS = 30;
const TIMES_THE_DISK = 3;
/** How often to retry while another process writes, in milliseconds. Its lock is free only between two commits. */
const ASK_MS = 1;
const ASK_AT_MOST = BUSY_MS / ASK_MS;

interface Waiting {
  readonly writer: Writer | undefined;
  /** Does the work. @returns what answers its caller once the commit is durable */
  readonly work: (tx: Tx) => Promise<() => void>;
  readonly refuse: (error: unknown) => void;
}

/**
 * The queue, by owner: one write of each in turn, starting with the owner served longest ago. A write without an owner
 * gets a turn of its own, because such writes come from different people and jobs, and would wait too long if they
 * shared one.
 */
function createLine() {
  const owners = new Map<string | symbol, Waiting[]>();
  return {
    add(one: Waiting): void {
      const owner = one.writer?.owner ?? Symbol();
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
    size: () => [...owners.values()].reduce((sum, own) => sum + own.length, 0),
  };
}

/** The handle of one unit of work, and a function that closes it. */
function openTx(statements: SqliteStatements): { readonly tx: Tx; end(): void } {
  let over = false;
  const open = <A extends unknown[], T>(run: (...given: A) => T) => {
    return (...given: A): T => {
      if (over) throw new Error('This unit of work is over.');
      return run(...given);
    };
  };
  const run = open(statements.run);
  return {
    tx: {
      handle: 'tx',
      ...createReads({ first: open(statements.first), all: open(statements.all) }),
      run: async (statement, ...[parameters]) => run(statement, parameters),
      // Writes run one at a time, so there are no others to meet.
      meetOthers: () => undefined,
    },
    end: () => {
      over = true;
    },
  };
}

/**
 * The writes of the writer connection. Those that arrived together share one BEGIN IMMEDIATE transaction, each in a
 * savepoint of its own.
 * @param now monotonic clock in milliseconds
 * @param spent called with how long each write of an account occupied the process
 * @param freeMs pause between two commits, so that another process can write to the file
 * @returns the unit of work, with how many writes are waiting
 */
export function createUnitOfWork(
  db: Db,
  now: () => number = () => performance.now(),
  spent: (account: string, ms: number) => void = () => undefined,
  freeMs = 0,
): UnitOfWork & { waiting(): number } {
  // Keeps the undo data of savepoints in memory. Beyond 64 kB SQLite would write it to a file.
  db.pragma('temp_store = MEMORY');
  // SQLite would sleep in this thread while another process writes, and nobody would be served.
  db.pragma('busy_timeout = 0');
  const statements = createSqliteStatements(db);
  const whole = { begin: db.prepare('BEGIN IMMEDIATE'), end: db.prepare('COMMIT'), undo: db.prepare('ROLLBACK') };
  const one = {
    begin: db.prepare('SAVEPOINT one'),
    end: db.prepare('RELEASE one'),
    undo: db.prepare('ROLLBACK TO one'),
  };
  const line = createLine();
  let due = false;
  /** How long the disk took for the last commit. */
  let diskMs = 0;

  const perform = async ({ writer, work, refuse }: Waiting): Promise<() => void> => {
    const began = now();
    const { tx, end: endTx } = openTx(statements);
    one.begin.run();
    try {
      const answer = await inOneTurn(() => work(tx));
      endTx();
      one.end.run();
      return answer;
    } catch (error) {
      endTx();
      // A full or broken disk ends the whole transaction, so no write of it took place.
      if (!db.inTransaction) throw error;
      one.undo.run();
      one.end.run();
      return () => refuse(error);
    } finally {
      if (writer) spent(writer.account, now() - began);
    }
  };

  /** Begins a transaction as soon as no other process has one. */
  const begin = async (): Promise<void> => {
    if (freeMs > 0) await pause(freeMs);
    for (let asked = 1; ; asked += 1) {
      try {
        whole.begin.run();
        return;
      } catch (error) {
        if (!isBusy(error) || asked >= ASK_AT_MOST) throw error;
      }
      await pause(ASK_MS);
    }
  };

  const commit = async (): Promise<void> => {
    const group: Waiting[] = [];
    const take = (): Waiting | undefined => {
      const next = group.length < MOST_AT_ONCE ? line.next() : undefined;
      if (next) group.push(next);
      return next;
    };
    const answers: Array<() => void> = [];
    try {
      await begin();
      const until = now() + Math.max(LONGEST_MS, Math.min(LONGEST_ON_SLOW_DISKS_MS, TIMES_THE_DISK * diskMs));
      for (let next = take(); next; next = now() < until ? take() : undefined) answers.push(await perform(next));
      const written = now();
      whole.end.run();
      diskMs = now() - written;
    } catch (error) {
      if (db.inTransaction) whole.undo.run();
      // If the transaction could not even begin, these are the writes it was for.
      while (answers.length === 0 && take());
      for (const { refuse } of group) refuse(error);
      return;
    }
    for (const answer of answers) answer();
  };

  const flush = async (): Promise<void> => {
    await commit();
    due = !line.isEmpty();
    if (due) setImmediate(flush);
  };

  return {
    waiting: line.size,
    run: <T>(work: (tx: Tx) => Promise<T>, writer?: Writer) =>
      new Promise<T>((resolve, reject) => {
        line.add({
          writer,
          work: async (tx) => {
            const value = await work(tx);
            return () => resolve(value);
          },
          refuse: reject,
        });
        // This runs after the sockets that are readable have been read, so that what they bring joins the same commit.
        if (!due) setImmediate(flush);
        due = true;
      }),
  };
}
