import { setTimeout as pause } from 'node:timers/promises';
import type { Tx, UnitOfWork, Writer } from './handles.ts';
import { inOneTurn } from './one-turn.ts';
import { BUSY_MS, type Db, isBusy } from './open.ts';
import { createReads } from './sqlite-reader.ts';
import { createSqliteStatements, type SqliteStatements } from './sqlite-statements.ts';

/** Most writes of one commit. The rest of the process waits meanwhile. */
const MOST_AT_ONCE = 64;
/**
 * The time after which no further write joins a commit. Where the disk takes long, commits of a few writes each would
 * have everybody wait for it most of the time: writes then go on for three times as long as it took the last time, within
 * a bound.
 */
const LONGEST_MS = 15;
const LONGEST_ON_SLOW_DISKS_MS = 30;
const TIMES_THE_DISK = 3;
/** While another process writes, its lock is asked for this often, in milliseconds: it is free only between two commits. */
const ASK_MS = 1;
const ASK_AT_MOST = BUSY_MS / ASK_MS;

interface Waiting {
  readonly writer: Writer | undefined;
  /** Does the work; gives what tells its caller once the commit is durable. */
  readonly work: (tx: Tx) => Promise<() => void>;
  readonly refuse: (error: unknown) => void;
}

/**
 * What waits, by owner: one of each in turn, in the order in which they were last served. A write without an owner takes
 * a turn of its own: such writes come from different people and jobs, and would be kept waiting if they shared one.
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

/** The handle of one unit of work, and what ends it. */
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
      // One write at a time: nobody else's is under way.
      meetOthers: () => undefined,
    },
    end: () => {
      over = true;
    },
  };
}

/**
 * The writes of the one connection that writes: in one BEGIN IMMEDIATE transaction for those that arrived together,
 * each in a savepoint of its own.
 * @param now milliseconds that never go back
 * @param spent told how long each write of an account held the process
 * @param freeMs left between two commits, for another process that writes to the file
 * @returns with how many writes wait for their turn
 */
export function createUnitOfWork(
  db: Db,
  now: () => number = () => performance.now(),
  spent: (account: string, ms: number) => void = () => undefined,
  freeMs = 0,
): UnitOfWork & { waiting(): number } {
  // What a savepoint may have to put back is kept in memory: beyond 64 kB SQLite would write it to a file first.
  db.pragma('temp_store = MEMORY');
  // SQLite would sleep in this thread until another process has written, and nobody would be answered meanwhile.
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
  /** How long the disk took with the last commit. */
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
      // A full or broken disk ends the whole transaction: then nobody's write took place.
      if (!db.inTransaction) throw error;
      one.undo.run();
      one.end.run();
      return () => refuse(error);
    } finally {
      if (writer) spent(writer.account, now() - began);
    }
  };

  /** Begins a transaction once no other process has one under way. */
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
      // Where not even a transaction could be begun, these are the ones it was for.
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
        // After the sockets that are readable now were read: what they bring goes into the same commit.
        if (!due) setImmediate(flush);
        due = true;
      }),
  };
}
