import { setImmediate as nextTurn } from 'node:timers/promises';
import { type Db, writeTransaction } from '#db/open.ts';
import type { JobKind } from './runner.ts';
import type { JobStore } from './store.ts';

const DAY_MS = 86_400_000;
/** A phone may come back after this long and still be told what was deleted and what it already sent. */
const REMEMBERED_MS = 400 * DAY_MS;
/** Ended jobs are kept this long, for whoever looks after the instance. */
const JOBS_KEPT_MS = 7 * DAY_MS;
/** Rows of one transaction: whoever writes meanwhile waits for it. */
const ROWS_AT_ONCE = 500;

/** Tables whose deleted rows stay as tombstones: those that phones pull. */
const tablesWithTombstones = (db: Db): string[] =>
  db
    .prepare<[], string>(`
      SELECT m.name FROM sqlite_master m WHERE m.type = 'table'
        AND EXISTS (SELECT 1 FROM pragma_table_info(m.name) WHERE name = 'deleted')
        AND EXISTS (SELECT 1 FROM pragma_table_info(m.name) WHERE name = 'seq')
      ORDER BY m.name`)
    .pluck()
    .all();

/**
 * Takes away what nobody needs to remember: answers to operations and tombstones after 400 days, ended jobs after a week.
 * A tombstone has no date, but it has its place in the order of all commits, and the operations before it have one.
 */
export function createCleanUp(db: Db, jobs: JobStore, clock: () => number): JobKind {
  const reached = db.prepare<[number], number | null>('SELECT max(seq) FROM applied_ops WHERE applied_at < ?').pluck();
  const forgetAnswers = db.prepare<[number, number]>(`
    DELETE FROM applied_ops WHERE (user_id, op_id) IN (
      SELECT user_id, op_id FROM applied_ops WHERE applied_at < ? LIMIT ?)`);

  /** Deletes in small transactions until nothing is left. */
  async function drain(deleteSome: () => number): Promise<void> {
    while (writeTransaction(db, deleteSome) === ROWS_AT_ONCE) await nextTurn();
  }

  const tombstonesOf = (table: string) => {
    const parts = db
      .prepare<[string], string>('SELECT name FROM pragma_table_info(?) WHERE pk > 0 ORDER BY pk')
      .pluck()
      .all(table)
      .join(', ');
    return db.prepare<[number, number]>(`
      DELETE FROM ${table} WHERE (${parts}) IN (SELECT ${parts} FROM ${table} WHERE deleted = 1 AND seq <= ? LIMIT ?)`);
  };

  return {
    failed: 'Old records could not be taken away. It is tried again within the hour.',
    async run() {
      const before = clock() - REMEMBERED_MS;
      const upTo = reached.get(before) ?? 0;
      // The tombstones first: the answers are what tells how old they are.
      for (const table of tablesWithTombstones(db)) {
        const bury = tombstonesOf(table);
        await drain(() => bury.run(upTo, ROWS_AT_ONCE).changes);
      }
      await drain(() => forgetAnswers.run(before, ROWS_AT_ONCE).changes);
      return () => {
        jobs.forget(clock() - JOBS_KEPT_MS);
        return null;
      };
    },
  };
}
