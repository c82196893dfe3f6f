import { type Kysely, sql } from 'kysely';

const COLUMNS = sql`id, key, kind, payload, state, stage, progress, attempts, run_at, lease_until, result, message,
  created_at, started_at, finished_at`;

/** Jobs can be cancelled. A job that ran out of attempts keeps its last error, for whoever runs the instance. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`CREATE TABLE jobs_with_ends (
    id INTEGER PRIMARY KEY,
    key TEXT NOT NULL UNIQUE,
    kind TEXT NOT NULL, payload TEXT NOT NULL,
    state TEXT NOT NULL CHECK (state IN ('queued', 'running', 'done', 'failed', 'cancelled')),
    stage TEXT, progress INTEGER NOT NULL DEFAULT 0 CHECK (progress BETWEEN 0 AND 100),
    attempts INTEGER NOT NULL DEFAULT 0,
    run_at INTEGER NOT NULL, lease_until INTEGER,
    result TEXT, message TEXT,
    created_at INTEGER NOT NULL, started_at INTEGER, finished_at INTEGER,
    error TEXT) STRICT`.execute(db);
  await sql`INSERT INTO jobs_with_ends (${COLUMNS}) SELECT ${COLUMNS} FROM jobs`.execute(db);
  await sql`DROP TABLE jobs`.execute(db);
  await sql`ALTER TABLE jobs_with_ends RENAME TO jobs`.execute(db);
  await sql`CREATE INDEX jobs_waiting ON jobs (run_at) WHERE state = 'queued'`.execute(db);
}
