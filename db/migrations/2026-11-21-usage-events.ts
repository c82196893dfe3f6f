import { type Kysely, sql } from 'kysely';

/**
 * Usage events of people who agreed to them. No account, no household, no device: a row says that an event of one kind
 * happened within an hour, and `session_id` says which rows belong to one visit. The id makes a repeated delivery count
 * once.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`CREATE TABLE analytics_events (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    properties TEXT NOT NULL,
    session_id TEXT NOT NULL,
    hour INTEGER NOT NULL,
    received_hour INTEGER NOT NULL) STRICT, WITHOUT ROWID`.execute(db);
  await sql`CREATE INDEX analytics_by_name ON analytics_events (name, hour)`.execute(db);
  await sql`CREATE INDEX analytics_by_age ON analytics_events (received_hour)`.execute(db);
}
