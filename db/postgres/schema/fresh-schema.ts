import type { ClientBase } from 'pg';
import type { Db } from '../../open.ts';
import { schemaOf, tablesOf } from './facts.ts';
import { translate } from './translate.ts';

/**
 * The statements that create the schema of a SQLite database on PostgreSQL: its tables, each after the tables it
 * references, then indexes and triggers.
 * @param db a freshly migrated database
 */
export function freshSchema(db: Db): string[] {
  const facts = schemaOf(db);
  const textOf = db
    .prepare<[string], string>("SELECT sql FROM sqlite_master WHERE type = 'table' AND name = ?")
    .pluck();
  const others = db
    .prepare<[], string>(
      "SELECT sql FROM sqlite_master WHERE type IN ('index', 'trigger') AND sql IS NOT NULL ORDER BY type, name",
    )
    .pluck()
    .all();
  return [...tablesOf(db).map((table) => textOf.get(table) ?? ''), ...others].map((text) => translate(text, facts));
}

/** Copies the contents of a freshly migrated database: the rows that migrations inserted, and the migrations' names. */
export async function copyFirstRows(db: Db, client: ClientBase): Promise<void> {
  for (const [table, { columns }] of schemaOf(db)) {
    for (const row of db.prepare<[], unknown[]>(`SELECT * FROM "${table}"`).raw().all()) {
      const places = columns.map((_, at) => `$${at + 1}`).join(', ');
      const text = `INSERT INTO "${table}" VALUES (${places}) ON CONFLICT DO NOTHING`;
      await client.query(text, row);
    }
  }
}
