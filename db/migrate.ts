import type { Database as Sqlite } from 'better-sqlite3';
import { Kysely, type Migration, Migrator, SqliteAdapter, SqliteDialect } from 'kysely';
import { MIGRATIONS } from './migrations/list.ts';

/** The database was written by a newer release. */
export class SchemaTooNewError extends Error {
  constructor(unknown: readonly string[]) {
    super(`The database was written by a newer release (it knows ${unknown.join(', ')}). Start that release instead.`);
    this.name = 'SchemaTooNewError';
  }
}

// Kysely assumes that SQLite cannot roll back DDL, and so runs migrations outside any transaction. SQLite can.
class TransactionalAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

class TransactionalDialect extends SqliteDialect {
  override createAdapter(): SqliteAdapter {
    return new TransactionalAdapter();
  }
}

function done(raw: Sqlite): string[] {
  const table = raw.prepare("SELECT 1 FROM sqlite_master WHERE type = 'table' AND name = 'kysely_migration'").get();
  if (!table) return [];
  return raw.prepare<[], string>('SELECT name FROM kysely_migration ORDER BY name').pluck().all();
}

/** Whether a database that is not empty was written by an earlier release, so that it will be migrated. */
export function isBehind(raw: Sqlite, migrations: Readonly<Record<string, Migration>> = MIGRATIONS): boolean {
  const before = done(raw);
  return before.length > 0 && Object.keys(migrations).some((name) => !before.includes(name));
}

/**
 * Brings the schema up to this release. Forward only, all or nothing. Returns quickly if it is current.
 * @throws {SchemaTooNewError} if the file holds migrations that this release does not know
 */
export async function migrate(
  raw: Sqlite,
  migrations: Readonly<Record<string, Migration>> = MIGRATIONS,
): Promise<{ applied: readonly string[] }> {
  const before = done(raw);
  const unknown = before.filter((name) => !Object.hasOwn(migrations, name));
  if (unknown.length > 0) throw new SchemaTooNewError(unknown);
  const wanted = Object.keys(migrations).filter((name) => !before.includes(name));
  if (wanted.length === 0) return { applied: [] };
  const migrator = new Migrator({
    db: new Kysely<unknown>({ dialect: new TransactionalDialect({ database: raw }) }),
    provider: { getMigrations: async () => ({ ...migrations }) },
  });
  // The migrations use the connection of the process, so this Kysely is not destroyed here.
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
  return { applied: wanted };
}
