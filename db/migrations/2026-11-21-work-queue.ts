import { type Kysely, sql } from 'kysely';

/**
 * Work that outlives the request, and the process, that started it. The key identifies the work: a second request for
 * the same work finds the existing job.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`CREATE TABLE jobs (
    id INTEGER PRIMARY KEY,
    key TEXT NOT NULL UNIQUE,
    kind TEXT NOT NULL, payload TEXT NOT NULL,
    state TEXT NOT NULL CHECK (state IN ('queued', 'running', 'done', 'failed')),
    stage TEXT, progress INTEGER NOT NULL DEFAULT 0 CHECK (progress BETWEEN 0 AND 100),
    attempts INTEGER NOT NULL DEFAULT 0,
    run_at INTEGER NOT NULL, lease_until INTEGER,
    result TEXT, message TEXT,
    created_at INTEGER NOT NULL, started_at INTEGER, finished_at INTEGER) STRICT`.execute(db);
  await sql`CREATE INDEX jobs_waiting ON jobs (run_at) WHERE state = 'queued'`.execute(db);
}
