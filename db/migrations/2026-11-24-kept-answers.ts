import { type Kysely, sql } from 'kysely';

const DAY_MS = 86_400_000;

/**
 * The answer of an operation that took effect names its rows and no longer contains them: they held health data of
 * removed people and filled the disk. Operations are counted by account and day, so that their number can be limited.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`UPDATE applied_ops SET response = json_object(
    'rows', coalesce((
      SELECT json_group_array(json_object('entity', c.value ->> 'entity', 'id', c.value ->> 'id', 'rev', c.value ->> 'rev'))
      FROM json_each(response, '$.result.changes') c), json('[]')),
    'problem', json(coalesce(response -> '$.problem', 'null')))`.execute(db);
  await sql`CREATE TABLE operation_days (
    user_id TEXT NOT NULL REFERENCES users(id) ON DELETE CASCADE,
    day INTEGER NOT NULL, operations INTEGER NOT NULL,
    PRIMARY KEY (user_id, day)) STRICT, WITHOUT ROWID`.execute(db);
  await sql`INSERT INTO operation_days
    SELECT user_id, applied_at / ${sql.lit(DAY_MS)}, count(*) FROM applied_ops GROUP BY 1, 2`.execute(db);
}
