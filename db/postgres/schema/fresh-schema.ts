import type { ClientBase } from 'pg';
import type { Db } from '../../open.ts';
import { factsOf, tablesOf } from './facts.ts';
import { translate } from './translate.ts';

/**
 * The statements that make the schema of a SQLite database on PostgreSQL: its tables, each after those it refers to,
 * then indices and triggers.
 * @param db one that was migrated and holds nothing else
 */
export function freshSchema(db: Db): string[] {
  const facts = factsOf(db);
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

/** Writes what a freshly migrated database holds: what each migration put there, and their names. */
export async function copyFirstRows(db: Db, client: ClientBase): Promise<void> {
  for (const [table, { columns }] of factsOf(db)) {
    for (const row of db.prepare<[], unknown[]>(`SELECT * FROM "${table}"`).raw().all()) {
      const places = columns.map((_, at) => `$${at + 1}`).join(', ');
      const text = `INSERT INTO "${table}" VALUES (${places}) ON CONFLICT DO NOTHING`;
      await client.query(text, row);
    }
  }
}
