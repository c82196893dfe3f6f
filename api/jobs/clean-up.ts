import { setImmediate as nextTurn } from 'node:timers/promises';
import { type Db, writeTransaction } from '#db/open.ts';
import { OWNER_COLUMN } from '../sync/actor.ts';
import { createSyncState } from '../sync/sync-state.ts';
import { AGING, createBurial } from './old-rows.ts';
import type { JobKind } from './runner.ts';
import type { JobStore } from './store.ts';

const DAY_MS = 86_400_000;
/** A phone may come back after this long and still be told what was deleted and what it already sent. */
const REMEMBERED_MS = 400 * DAY_MS;
/** Ended jobs are kept this long, for whoever looks after the instance. */
const JOBS_KEPT_MS = 7 * DAY_MS;
/** Rows of one transaction: whoever writes meanwhile waits for it. */
const ROWS_AT_ONCE = 500;

/** Tables of one kind of owner whose deleted rows stay as tombstones: those that phones pull. */
const tablesWithTombstones = (db: Db, ownerColumn: string): string[] =>
  db
    .prepare<[string], string>(`
      SELECT m.name FROM sqlite_master m WHERE m.type = 'table'
        AND EXISTS (SELECT 1 FROM pragma_table_info(m.name) WHERE name = 'deleted')
        AND EXISTS (SELECT 1 FROM pragma_table_info(m.name) WHERE name = 'seq')
        AND EXISTS (SELECT 1 FROM pragma_table_info(m.name) WHERE name = ?)
      ORDER BY m.name`)
    .pluck()
    .all(ownerColumn);

/**
 * Takes away what nobody needs to remember: replaced values, read marks, answers to operations and tombstones after 400
 * days (product P10.6), ended jobs after a week.
 * A tombstone has no date, but it has its place in the order of its owner, and the operations after it have one. Those
 * of the catalogue stay: nobody's operations are in its order, and there are no more of them than products it has held.
 */
export function createCleanUp(db: Db, jobs: JobStore, clock: () => number): JobKind {
  // What each owner of a kind had reached then, as a JSON object by its id.
  const reached = db
    .prepare<[string, number], string>(`
      SELECT json_group_object(owner_id, seq) FROM (
        SELECT owner_id, max(seq) AS seq FROM applied_ops WHERE owner_kind = ? AND applied_at < ? GROUP BY owner_id)`)
    .pluck();
  const forgetAnswers = db.prepare<[number, number]>(`
    DELETE FROM applied_ops WHERE (user_id, op_id) IN (
      SELECT user_id, op_id FROM applied_ops WHERE applied_at < ? LIMIT ?)`);

  const forgetLimits = db.prepare<[number]>('DELETE FROM spent_limits WHERE ends_at <= ?');
  const state = createSyncState(db);
  const buryOld = AGING.map((kind) => createBurial(db, state, kind));

  const forgetDays = db.prepare<[number]>('DELETE FROM operation_days WHERE day < ?');

  /** Deletes in small transactions until nothing is left. */
  async function drain(signal: AbortSignal, deleteSome: () => number): Promise<void> {
    while (!signal.aborted && writeTransaction(db, deleteSome) === ROWS_AT_ONCE) await nextTurn();
  }

  const tombstonesOf = (table: string, ownerColumn: string) => {
    const key = db
      .prepare<[string], string>('SELECT name FROM pragma_table_info(?) WHERE pk > 0 ORDER BY pk')
      .pluck()
      .all(table);
    return db.prepare<[string, number]>(`
      DELETE FROM ${table} WHERE (${key.join(', ')}) IN (
        SELECT ${key.map((part) => `t.${part}`).join(', ')}
        FROM json_each(?) r CROSS JOIN ${table} t ON t.${ownerColumn} = r.key
        WHERE t.deleted = 1 AND t.seq <= r.value LIMIT ?)`);
  };

  return {
    failed: 'Old records could not be taken away. It is tried again within the hour.',
    lane: 'upkeep',
    async run(_job, _note, signal) {
      const before = clock() - REMEMBERED_MS;
      for (const bury of buryOld) await drain(signal, () => bury(before, ROWS_AT_ONCE));
      // The tombstones first: the answers are what tells how old they are.
      for (const kind of ['household', 'person'] as const) {
        const upTo = reached.get(kind, before) ?? '{}';
        const owner = OWNER_COLUMN[kind];
        for (const table of tablesWithTombstones(db, owner)) {
          const bury = tombstonesOf(table, owner);
          await drain(signal, () => bury.run(upTo, ROWS_AT_ONCE).changes);
        }
      }
      await drain(signal, () => forgetAnswers.run(before, ROWS_AT_ONCE).changes);
      return () => {
        forgetDays.run(Math.floor(before / DAY_MS));
        forgetLimits.run(clock());
        jobs.forget(clock() - JOBS_KEPT_MS);
        return null;
      };
    },
  };
}
